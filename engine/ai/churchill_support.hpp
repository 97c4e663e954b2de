// 15.6 Where a side puts support: NAV by its list, then OS on the front that gains most by it.
#pragma once

#include "ai/churchill_prospects.hpp"

#include <optional>

namespace wc::churchill::bot {

inline constexpr unsigned everywhere = (1u << front_count) - 1; // sets of fronts, a bit each

unsigned fronts_of(Side);
unsigned fronts_of(Theatre);

// The box, if any, that the side's list still wants to fill, of the theatres of the mask (15.6 (3), (4)).
std::optional<Box> box_to_fill(const State&, Side, unsigned theatres);

// The front of the set where up to `markers` OS gain most per marker; none if they gain nothing anywhere.
std::optional<Front> best_front(const State&, const Reserves&, unsigned set, int markers);

// The front for the side's next OS out of `markers`, whatever it gains; none only if no front of the set is open.
std::optional<Front> front_for_os(const State&, const Reserves&, Side, unsigned set, int markers);

} // namespace wc::churchill::bot

// 15.6 Where a side's support goes: NAV to the boxes of its list, the rest to the front that gains most by it.
#pragma once

#include "ai/churchill_prospects.hpp"

#include <optional>

namespace wc::churchill::bot {

inline constexpr unsigned everywhere = (1u << front_count) - 1; // sets of fronts, a bit each
inline constexpr unsigned both_theatres = 3;                    // sets of theatres, a bit each

constexpr unsigned bit(Front f) { return 1u << at(f); }
constexpr bool has(unsigned set, Front f) { return (set & bit(f)) != 0; }
unsigned fronts_of(Side);
unsigned fronts_of(Theatre);

// One marker: OS at the front, or NAV in its box.
struct Support {
    Front front{};
    bool nav = false;
};

// The position as the side may expect it when the fronts attempt: with what others still owe to Directed Offensives, and
// with the side's own markers of theater leadership at each of its fronts.
State expected(const State&, Side);

// 15.6 (3), (4) The box that the side fills before anything else.
std::optional<Box> box_to_fill(const State&, Side, unsigned theatres);

// Fronts whose advance this side would not regret: those that would end the war at the wrong time are left out.
unsigned willing_fronts(const State&, const Reserves&, Side);

// 15.6 (4), (5) The next of so many markers, for the fronts of the set. `s` is the position expected.
std::optional<Support> next_support(const State& s, Side, unsigned set, int markers);

} // namespace wc::churchill::bot

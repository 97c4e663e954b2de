// War: the parts of the Military segment (7.5 - 7.8), in the order in which `military` runs them.
#pragma once

#include "churchill/board.hpp"
#include "churchill/steps.hpp"

#include <algorithm>

namespace wc::churchill {

inline constexpr int army_max = 12; // beyond any pool

void place_reserves(P&);  // 7.5
void advance_fronts(P&);  // 7.6, 7.7
void check_surrender(P&); // 7.8

// 7.72 Strength of an attempt: two for each OS in the entry space, less two for each army cube there, never below 0.
inline int strength(const State& s, Front f) {
    return std::max(0, strength_per_os * s.os[ix(f)] - strength_per_cube * s.army[ix(f)]);
}

// 7.8 The three conditions of the Emperor's surrender.
inline bool emperor_trinity(const State& s) { return s.abomb_us >= trinity; }
inline bool emperor_manchuria(const State& s) { return has_entered(s, Space::fe_manchuria); }
inline bool emperor_base(const State& s, Front f) {
    if (f == Front::cp) return has_entered(s, Space::cp_marianas);
    if (f == Front::swp) return has_entered(s, Space::swp_okinawa);
    return f == Front::cbi && has_entered(s, Space::cbi_formosa);
}
inline bool emperor_any_base(const State& s) {
    return emperor_base(s, Front::cp) || emperor_base(s, Front::swp) || emperor_base(s, Front::cbi);
}
inline bool entered_axis_power(const State& s, Theatre t) {
    for (Front f : all_fronts)
        if (info(f).theatre == t && info(f).reaches_axis && s.front[ix(f)] + 1 == info(f).space_count) return true;
    return false;
}

} // namespace wc::churchill

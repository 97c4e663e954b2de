// Russia's garrison (21), purges and cohesion (22).
#pragma once

#include "gathering_storm/balance.hpp"
#include "gathering_storm/research.hpp"
#include "gathering_storm/steps.hpp"

namespace wc::gathering_storm {

inline constexpr int purge_level_max = 120;                   // beyond anything the rules can reach
inline constexpr int low = 0, medium = 1, high = 2, full = 3; // cohesion
inline int cohesion(const State& s) {
    return s.purge_level >= purge_full     ? full
           : s.purge_level >= purge_high   ? high
           : s.purge_level >= purge_medium ? medium
                                           : low;
}

inline constexpr int surplus_max = 60; // beyond anything the rules can reach

int garrison(const State&);             // 21.21
int garrison_requirement(const State&); // 21.22
inline int garrison_surplus(const State& s) { return garrison(s) - garrison_requirement(s); }
int garrison_support(int surplus);  // 10.91D
int garrison_deficit(const State&); // of the last check, 0 or more

// 21.23 Checks A, B and C: sets the modifier and moves Russia's level by the difference; never tile points (11.52B).
void check_garrison(P&);

// 10.91F A flag in Russia goes before support is set, so that only the new level says it.
void drop_flag_in_russia(P&, Power owner);
// 10.91F During a turn: one flag in Russia goes (level and points of both move); a flag is placed.
void remove_flag_in_russia(P&, Power owner);
void place_flag_in_russia(P&, Power owner);

} // namespace wc::gathering_storm

// Activity counters (12): what is left to use in this turn.
#pragma once

#include "gathering_storm/research.hpp"

namespace wc::gathering_storm {

// Counters of a value that a power still has: of the pool, less what was laid open, planned or placed.
int counters_left(const State&, Power, int value);
int naval_left(const State&, Power);
bool research_only_left(const State&, Power);

// Factories with the planned conversion in place (13.21).
int planned_civil(const State&, Power);
int planned_military(const State&, Power); // own ones
// 14.6 Does the plan bring the shipbuilding increase?
bool planned_shipyard(const State&, Power);

// Value of a placed counter, 0 while unseen or pending.
constexpr int value_of(Counter c) {
    return c == Counter::one || c == Counter::free_one ? 1 : c == Counter::two ? 2 : c == Counter::three ? 3 : 0;
}
constexpr Counter counter_of(int value) { return static_cast<Counter>(at(Counter::zero) + value); }

// 24.57 Tile points committed to counters that lie face down (free ones cost nothing).
int committed(const State&, Power);

inline constexpr int pool_max = 15; // counters of one value, beyond anything the rules can reach

// 13.12B The plan's gains become part of the pool, and the counters it used are laid open. Before the plan itself is applied.
void open_counters(State&, Power);

// 12.5 Sets this turn's pools from what the power has, with the extra and lost counters of 12.22G.
void set_pools(P&);

} // namespace wc::gathering_storm

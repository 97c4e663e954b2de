// Flags: placing and removing them outside the random events of Russia itself (24.8, 24.63).
#pragma once

#include "gathering_storm/russia.hpp"

namespace wc::gathering_storm {

// A flag goes. In Russia support and points follow (10.91F).
void remove_flag(P&, Country, Power owner, Rule);
// A flag is placed if a box is free. In Russia support and points follow.
void place_flag(P&, Country, Power owner, Rule);
// Every flag of the country goes (30.1).
void clear_flags(State&, Country);

// The power of an alliance with more flags there; ties: Germany, France (11.61).
Power leading_power(const State&, Country, Alliance);

inline int boxes_free(const State& s, Country c) { return flag_boxes - flags_in(s, c); }

} // namespace wc::gathering_storm

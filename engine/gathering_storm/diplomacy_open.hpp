// What the start of the diplomatic phase shares with the placement of counters.
#pragma once

#include "gathering_storm/steps.hpp"

namespace wc::gathering_storm {

int military_limit(Power, int level); // 24.4

// 9.41E The next slot, from `from` on, that holds a hidden support event with a gain; -1: none.
int next_hidden_gain(const State&, Power, int from);

} // namespace wc::gathering_storm

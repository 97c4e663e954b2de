// 15.4 What a debate would come to.
#pragma once

#include "churchill/moves.hpp"

namespace wc::churchill::bot {

// Where the advanced issue would lie after a debate of this value (5.24, 5.3); a bot stops a conditional issue where it
// wants it.
Spot after_debate(const State&, Side, int value);

// 15.4 In the centre, at 1 of another's track, or on the own side.
bool good_result(const State&, Side, Spot);

} // namespace wc::churchill::bot

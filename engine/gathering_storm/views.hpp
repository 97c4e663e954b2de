// What dealing a position from a view needs to know about hidden chains.
#pragma once

#include "gathering_storm/cards.hpp"

namespace wc::gathering_storm {

// How far a turn has come, for cards: which kinds may still lie in a hand unseen.
Moment moment_now(const State&);

} // namespace wc::gathering_storm

// 4.4 Whether a front's advance would end the war, and for whom. The reference's lists are silent on it, but whoever ends
// the war too far ahead hands the game to the second (4.42): such a leader wins only while an Axis power stands (4.43).
#pragma once

#include "churchill/board.hpp"

namespace wc::churchill::bot {

// What a front's advance means to a side beyond its points: nothing, the game won, or the game thrown away.
enum class Ending : std::uint8_t { none, won, lost };
Ending ending(const State&, Side, Front, int steps);

// Does this side lead by so much that it would lose the game if both Axis powers surrendered now?
bool fears_peace(const State&, Side);

} // namespace wc::churchill::bot

// What the session's own files share. Only session*.cpp include this.
#pragma once

#include "shell/app/session.hpp"

namespace wc::shell {

unsigned persons(const Match&); // bit k: person k holds a seat
// With nobody to hide anything from (only bots, or the game is over) everything may be seen; still never the dice.
SeatSet sight_of(const Match&, int person);
Bytes observed(const Match&, const std::byte* state, SeatSet);
void look(Session&);         // who looks, what they see, what they are asked
void adopt(Session&, Match); // another game takes the place of the present one; bots answer

} // namespace wc::shell

// What the session's own files and the viewer share. Only session*.cpp and viewer.cpp include this.
#pragma once

#include "shell/app/session.hpp"

namespace wc::shell {

unsigned persons(const Match&); // bit k: person k holds a seat
// With nobody to hide anything from (only bots, or the game is over) everything may be seen; still never the dice.
SeatSet sight_of(const Match&, int person);
SeatSet everybodys_sight(const Match&); // nothing hidden, until the game is over
Bytes observed(const Match&, const std::byte* state, SeatSet);
// Adds what those seats may read of some events to a playback; `frames` holds the state after each of them.
void see_events(const Match&, std::span<const Event> events, const Bytes& frames, std::size_t first, SeatSet,
                std::vector<Shown>& out);
void look(Session&); // who looks, what they see, what they are asked
void adopt(Session&, Match,
           std::uint8_t here = everyone); // another game takes the place of the present one; bots answer

} // namespace wc::shell

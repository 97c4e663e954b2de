// Score: victory points with their parts (34), the winners by number of players (34.11), the end of the game (33).
#pragma once

#include "gathering_storm/crisis.hpp"

namespace wc::gathering_storm {

using Totals = ByPower<int>;

Totals victory_points(const State&); // by power; works on views
Line ending_reason(const State&);    // how the game ended, once it has

// 34.11 Points above what a player must reach, by player; players are numbered as in 2.21. Two players: entry 0 is the margin M.
std::array<int, power_count> margins(const State&);
// Already taken off the margins above; 0 in 1935. The first: of the Axis together, or of Germany alone.
int axis_handicap(const State&);
int italian_handicap(const State&); // of Italy alone; 0 where the Axis is one player
Lines standing(const State&);       // 34.11 in words: who would win now, and why; works on views
Byte winners_of(const State&);      // mask of powers; a draw holds several players

void finish_game(P&, Ending); // 33.1, 33.2

} // namespace wc::gathering_storm

// Score: victory points with their parts (9.4) and the end of the game (4.4).
#pragma once

#include "churchill/steps.hpp"
#include "core/outcome.hpp"

namespace wc::churchill {

using Totals = std::array<int, side_count>;

Totals victory_points(const State&); // 9.4 by side; works on views
Outcome outcome(const State&);       // with every part; final adjustments and the winner once the game is over
void finish_game(P&);                // 4.4 rolls what the conditions ask for and names the winner

} // namespace wc::churchill

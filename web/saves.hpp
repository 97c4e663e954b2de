// How records of games belong together.
#pragma once

#include "page.hpp"

#include <string>

namespace wc::web {

// The same for every record of the game at hand: its table, options, seed and start. Empty: no game.
std::string game_id(const Page&);
std::string id_of(const Match&);

// How one record of a game stands to another: "same", "ahead", "behind", "branch" (the same game went on otherwise),
// "other" (another game, or a text that can't be opened).
std::string relation(const Page&, const std::string& text, const std::string& other);

// The number of the turn from which two records of a game went on differently.
int common_turn(const Page&, const std::string& text, const std::string& other);

} // namespace wc::web

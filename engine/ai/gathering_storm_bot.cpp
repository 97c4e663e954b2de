// Gathering Storm's players.
#include "ai/players.hpp"

namespace wc::ai {

const std::array<Bot, 1> gathering_storm_bots{{
    {"random", Text::core_player_random, pick_random},
}};

} // namespace wc::ai

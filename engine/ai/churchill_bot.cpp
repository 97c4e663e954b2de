// Churchill's players by name.
#include "ai/players.hpp"

namespace wc::ai {

const std::array<Bot, 2> churchill_bots{{
    {"bot", Text::core_player_bot, pick_random},
    {"random", Text::core_player_random, pick_random},
}};

} // namespace wc::ai

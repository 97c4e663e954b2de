#include "ai/players.hpp"

namespace wc::ai {

int pick_random(const std::byte*, const Question& q, Dice& dice, int) {
    return draw_below(dice, static_cast<int>(q.choices.size()));
}

} // namespace wc::ai

// 15.3 The pairs of issue and card that a bot advances, in the order in which it considers them.
#pragma once

#include "ai/churchill_offers.hpp"
#include "ai/churchill_wants.hpp"

#include <optional>

namespace wc::churchill::bot {

struct Advance {
    Card card{};
    Issue issue{};
    int item = 0; // of the list in 15.3, from 1
    int need = 0; // spaces that do what the item asks for; 0: any will do
};

// The first pair that exists. `cards`: how many the side holds, one already committed included.
std::optional<Advance> best_advance(const State&, Side, const Offers&, int cards);

} // namespace wc::churchill::bot

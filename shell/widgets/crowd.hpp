// Pieces that would overlap step aside.
#pragma once

#include "shell/widgets/geometry.hpp"

#include <span>

namespace wc::shell {

struct Crowded {
    Rect rect{};
    bool fixed = false; // an obstacle: others give way to it
};

// Pushes rectangles apart until none overlap, or until `rounds` are spent, and keeps them inside the bounds. The order
// decides ties, so that the same crowd always stands the same way.
void step_aside(std::span<Crowded> crowd, Rect bounds, float gap = 3, int rounds = 60);

} // namespace wc::shell

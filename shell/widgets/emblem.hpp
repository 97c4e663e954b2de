// Sides as vectors: roundel, star in a disc, outlined star in a square, cross-bar, shield, hexagon.
#pragma once

#include "shell/widgets/pen.hpp"

#include <array>

namespace wc::shell {

// Fills about a circle of the given radius.
void emblem(Pen& pen, Point centre, float radius, Side side);

// The emblem in a ring on dark wood: a chair at the table. `turn`: lit, for the one who decides.
void chair(Pen& pen, Point centre, float radius, Side side, bool turn);

// Five points and five notches, the first straight up.
std::array<Point, 10> star_points(Point centre, float radius, float notch = 0.42f);

} // namespace wc::shell

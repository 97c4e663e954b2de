// Text that stands on a picture, and numbers in pills.
#pragma once

#include "shell/widgets/pen.hpp"

namespace wc::shell {

// With a dark edge, so that it reads on any map.
float write_halo(Pen& pen, Point baseline, std::string_view text, const TextStyle& style, Color edge = theme::night);

// A dark capsule with a brass edge: "5 + 5 → captured". Where `odds` is given it stands to the right in brass:
// "14 vs 8 | d10 ≤ 6 · 60 %". The capsule is centred on the point; returns its rectangle.
struct PillData {
    std::string_view text{}, odds{};
    bool amber = false; // an amber capsule with ink: a modified value
};
Rect pill(Pen& pen, Point centre, const PillData& data, float size = theme::body);
Rect pill_rect(Point centre, const PillData& data, float size = theme::body);

// A value in a disc: the badge of a card, a count on a piece.
void badge(Pen& pen, Point centre, float radius, std::string_view value, Side side);

} // namespace wc::shell

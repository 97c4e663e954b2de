// A part of the screen that shows more than fits: dragged by finger or wheel, with inertia.
#pragma once

#include "shell/app/places.hpp"

#include <cstdint>

namespace wc::shell {

enum class Axis : std::uint8_t { vertical, horizontal };

// Kept by the owner from frame to frame.
struct Scroll {
    float offset = 0;  // how far the content has moved
    float speed = 0;   // pixels a second, while it glides
    float content = 0; // measured when it was last drawn
    float room = 0;
    Axis axis = Axis::vertical;
};

float scroll_end(const Scroll& scroll); // the largest offset
void scroll_by(Scroll& scroll, float distance);
void scroll_fling(Scroll& scroll, float speed);
// Moves a gliding scroll on; true while it still moves.
bool scroll_glide(Scroll& scroll, float seconds);
// Brings [start, start + extent) of the content into sight.
void scroll_to(Scroll& scroll, float start, float extent);

// Between these two calls draw the content in the returned rectangle (as large as the content, moved by the offset).
// `area` is reported to Places, so that drags find their way back by number.
Rect begin_scroll(Pen& pen, Places& places, Rect r, Scroll& scroll, int area, float content);
void end_scroll(Pen& pen, Rect r, const Scroll& scroll);

} // namespace wc::shell

// How the possible and the chosen are shown on anything: brass dashes, light brass, and quiet.
#pragma once

#include "shell/widgets/pen.hpp"

namespace wc::shell {

// What the pointer does to a thing; all false on touch.
struct Pointed {
    bool over = false;
    bool down = false;
};

void mark_box(Pen& pen, Rect r, float radius, Mark mark, Pointed pointed = {});
void mark_ring(Pen& pen, Point centre, float radius, Mark mark, Pointed pointed = {});

// Opacity of the thing itself.
constexpr float presence(Mark mark) { return mark == Mark::quiet ? 0.55f : 1.0f; }

// The way a previewed piece would take: a dashed curve with a head, bowed by `bow` of its length.
void route(Pen& pen, Point from, Point to, Color color, float bow = 0.2f);

} // namespace wc::shell

#include "shell/widgets/scroll.hpp"

namespace wc::shell {

namespace {

constexpr float friction = 4.5f; // share of the speed lost per second, as a rate
constexpr float slowest = 12.0f; // below this it stands
constexpr float bar_width = 3.0f;

void keep_inside(Scroll& scroll) { scroll.offset = std::clamp(scroll.offset, 0.0f, scroll_end(scroll)); }

} // namespace

float scroll_end(const Scroll& scroll) { return std::max(0.0f, scroll.content - scroll.room); }

void scroll_by(Scroll& scroll, float distance) {
    scroll.speed = 0;
    scroll.offset += distance;
    keep_inside(scroll);
}

void scroll_fling(Scroll& scroll, float speed) { scroll.speed = speed; }

bool scroll_glide(Scroll& scroll, float seconds) {
    if (scroll.speed == 0) return false;
    scroll.offset += scroll.speed * seconds;
    scroll.speed *= std::exp(-friction * seconds);
    const float free = scroll.offset;
    keep_inside(scroll);
    if (free != scroll.offset || std::abs(scroll.speed) < slowest) scroll.speed = 0;
    return scroll.speed != 0;
}

void scroll_to(Scroll& scroll, float start, float extent) {
    if (start < scroll.offset) scroll.offset = start;
    if (start + extent > scroll.offset + scroll.room) scroll.offset = start + extent - scroll.room;
    keep_inside(scroll);
}

Rect begin_scroll(Pen& pen, Places& places, Rect r, Scroll& scroll, int area, float content) {
    const bool vertical = scroll.axis == Axis::vertical;
    scroll.content = content;
    scroll.room = vertical ? r.h : r.w;
    keep_inside(scroll);
    add_area(places, pen, area, r);
    push_clip(pen, r);
    const float beside = content > r.h ? bar_width + 4 : 0;
    if (vertical) return {r.x, r.y - scroll.offset, r.w - beside, std::max(content, r.h)};
    return {r.x - scroll.offset, r.y, std::max(content, r.w), r.h};
}

void end_scroll(Pen& pen, Rect r, const Scroll& scroll) {
    pop_clip(pen);
    if (scroll_end(scroll) < 1) return;
    const bool vertical = scroll.axis == Axis::vertical;
    const float room = scroll.room, length = std::max(24.0f, room * room / scroll.content);
    const float at = (room - length) * scroll.offset / scroll_end(scroll);
    const Rect thumb = vertical ? Rect{r.right() - bar_width, r.y + at, bar_width, length}
                                : Rect{r.x + at, r.bottom() - bar_width, length, bar_width};
    rounded(pen, thumb, bar_width / 2, {.fill = faded(theme::brass, 0.7f)});
}

} // namespace wc::shell

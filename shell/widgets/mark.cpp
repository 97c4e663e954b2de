#include "shell/widgets/mark.hpp"

namespace wc::shell {

namespace {

Paint frame_paint(Mark mark, Pointed pointed) {
    const Color lit = pointed.over ? theme::brass_light : theme::brass;
    switch (mark) {
    case Mark::possible: return {.line = lit, .width = 2, .dash = {6, 4}};
    case Mark::chosen: return {.line = theme::brass_light, .width = pointed.down ? 3.0f : 2.5f};
    case Mark::plain:
    case Mark::quiet: break;
    }
    if (pointed.over) return {.line = faded(theme::brass_light, 0.5f), .width = 1};
    return {};
}

} // namespace

void mark_box(Pen& pen, Rect r, float radius, Mark mark, Pointed pointed) {
    const float away = mark == Mark::chosen ? 2.0f : 3.5f;
    rounded(pen, grown(r, away), radius + away, frame_paint(mark, pointed));
}

void mark_ring(Pen& pen, Point centre, float radius, Mark mark, Pointed pointed) {
    circle(pen, centre, radius + (mark == Mark::chosen ? 2.5f : 4.0f), frame_paint(mark, pointed));
}

void route(Pen& pen, Point from, Point to, Color color, float bow) {
    const Point way = to - from;
    const float size = length(way);
    if (size < 1) return;
    const Point side{way.y * bow, -way.x * bow};
    const Point first = from + way * 0.3f + side, second = from + way * 0.7f + side;
    const Point last = to - second;
    const Point heading = last * (1.0f / std::max(1.0f, length(last)));
    const Point base = to - heading * 9;
    move_to(pen, from);
    curve_to(pen, first, second, base);
    draw_path(pen, {.line = color, .width = 2.5f, .dash = {6, 4}});
    const Point across{-heading.y * 5, heading.x * 5};
    const Point head[] = {to, base + across, base - across};
    polygon(pen, head, {.fill = color});
}

} // namespace wc::shell

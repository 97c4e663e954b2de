#include "shell/widgets/track.hpp"

#include "shell/widgets/label.hpp"

namespace wc::shell {

namespace {

void outline(Pen& pen, const SpaceData& space, float r, const Paint& paint) {
    if (space.shape == SpaceShape::round) {
        circle(pen, space.at, r, paint);
    } else {
        rounded(pen, around(space.at, r * 1.8f), r * 0.25f, paint);
    }
}

void joins(Pen& pen, const TrackData& data) {
    const Color color = look_of(data.side).color;
    for (std::size_t i = 1; i < data.spaces.size(); ++i) {
        line(pen, data.spaces[i - 1].at, data.spaces[i].at, rgb(0x000000, 0.4f), data.radius * 0.55f);
    }
    for (std::size_t i = 1; i < data.spaces.size(); ++i) {
        line(pen, data.spaces[i - 1].at, data.spaces[i].at, color, data.radius * 0.36f);
    }
}

void name_of(Pen& pen, const TrackData& data, const SpaceData& space) {
    TextStyle style{.face = Face::strong, .size = 12.5f, .color = theme::paper, .tracking = 0.8f};
    Point at = space.at;
    const float away = data.radius + 8;
    if (data.names == Align::right) at = at + Point{away, capital_of(style) / 2};
    if (data.names == Align::left) at = at + Point{-away, capital_of(style) / 2};
    if (data.names == Align::centre) at = at + Point{0, away + capital_of(style) + 1};
    style.align = data.names == Align::right ? Align::left : data.names == Align::left ? Align::right : Align::centre;
    write_halo(pen, at, space.name, style);
}

void space(Pen& pen, const TrackData& data, const SpaceData& space) {
    const float r = data.radius;
    const SideLook& look = look_of(data.side);
    const Color ground = space.passed ? theme::paper
                         : data.line  ? theme::night
                                      : mix(theme::wood_dark, look.color, 0.3f);
    outline(pen, space, r, {.fill = ground, .line = look.color, .width = data.line ? r * 0.26f : 2.0f});
    const float size = std::max(theme::smallest, r);
    const Color ink = space.passed ? theme::ink : data.line ? theme::paper : faded(theme::paper, 0.8f);
    if (space.taken) {
        circle(pen, space.at, r * 0.38f, {.fill = theme::paper});
    } else if (!space.number.empty()) {
        write_in(pen, around(space.at, r * 1.8f), space.number,
                 {.face = Face::display, .size = size, .color = ink, .align = Align::centre});
    }
    mark_ring(pen, space.at, r, space.mark, space.pointed);
    if (!space.name.empty()) name_of(pen, data, space);
}

} // namespace

void track(Pen& pen, const TrackData& data) {
    if (data.line) joins(pen, data);
    for (const SpaceData& each : data.spaces) space(pen, data, each);
}

Rect space_rect(const SpaceData& space, float radius) { return around(space.at, radius * 2); }

void spread(Point a, Point b, std::span<Point> points) {
    const float last = static_cast<float>(std::max<std::size_t>(points.size(), 2) - 1);
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = mix(a, b, static_cast<float>(i) / last);
}

} // namespace wc::shell

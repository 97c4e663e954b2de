#include "shell/widgets/emblem.hpp"

#include <numbers>

namespace wc::shell {

namespace {

void roundel(Pen& pen, Point c, float r, Paint edge) {
    circle(pen, c, r, edge);
    circle(pen, c, r * 0.55f, {.line = theme::paper, .width = r * 0.22f});
    circle(pen, c, r * 0.16f, {.fill = theme::paper});
}

void star_disc(Pen& pen, Point c, float r, Paint edge) {
    circle(pen, c, r, edge);
    polygon(pen, star_points(c, r * 0.74f), {.fill = theme::paper});
}

void star_square(Pen& pen, Point c, float r, Color color, Paint edge) {
    rounded(pen, around(c, r * 1.8f), r * 0.25f, edge);
    polygon(pen, star_points(c, r * 0.74f), {.fill = theme::paper});
    polygon(pen, star_points(c, r * 0.38f), {.fill = color});
}

void cross_bar(Pen& pen, Point c, float r, Paint edge) {
    rounded(pen, around(c, r * 1.8f), r * 0.2f, edge);
    box(pen, around(c, r * 1.2f, r * 0.42f), {.fill = theme::paper});
    box(pen, around(c, r * 0.42f, r * 1.2f), {.fill = theme::paper});
}

void shield(Pen& pen, Point c, float r, Paint edge) {
    const float w = r * 0.86f;
    move_to(pen, c + Point{-w, -r * 0.9f});
    line_to(pen, c + Point{w, -r * 0.9f});
    line_to(pen, c + Point{w, 0});
    curve_to(pen, c + Point{w, r * 0.6f}, c + Point{w * 0.4f, r * 0.9f}, c + Point{0, r});
    curve_to(pen, c + Point{-w * 0.4f, r * 0.9f}, c + Point{-w, r * 0.6f}, c + Point{-w, 0});
    close_path(pen);
    draw_path(pen, edge);
    box(pen, around(c - Point{0, r * 0.1f}, r * 0.3f, r * 1.1f), {.fill = theme::paper});
}

void hexagon(Pen& pen, Point c, float r, Paint edge) {
    const float h = r * 0.87f;
    const Point corners[] = {c + Point{-r, 0}, c + Point{-r * 0.5f, -h}, c + Point{r * 0.5f, -h},
                             c + Point{r, 0},  c + Point{r * 0.5f, h},   c + Point{-r * 0.5f, h}};
    polygon(pen, corners, edge);
    box(pen, around(c, r * 0.3f, r * 0.95f), {.fill = theme::paper});
}

} // namespace

std::array<Point, 10> star_points(Point centre, float radius, float notch) {
    std::array<Point, 10> points{};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float r = i % 2 == 0 ? radius : radius * notch;
        const float angle = std::numbers::pi_v<float> * (static_cast<float>(i) / 5 - 0.5f);
        points[i] = centre + Point{std::cos(angle) * r, std::sin(angle) * r};
    }
    return points;
}

void emblem(Pen& pen, Point c, float r, Side side) {
    const SideLook& look = look_of(side);
    const Paint edge{.fill = look.color, .line = theme::paper, .width = std::max(1.0f, r * 0.11f)};
    switch (look.shape) {
    case EmblemShape::blank: circle(pen, c, r, edge); break;
    case EmblemShape::roundel: roundel(pen, c, r, edge); break;
    case EmblemShape::star_disc: star_disc(pen, c, r, edge); break;
    case EmblemShape::star_square: star_square(pen, c, r, look.color, edge); break;
    case EmblemShape::cross_bar: cross_bar(pen, c, r, edge); break;
    case EmblemShape::shield: shield(pen, c, r, edge); break;
    case EmblemShape::hexagon: hexagon(pen, c, r, edge); break;
    }
}

void chair(Pen& pen, Point centre, float radius, Side side, bool turn) {
    circle(pen, centre + Point{0, 3}, radius + 2, {.fill = theme::shadow});
    circle(pen, centre, radius, {.fill = theme::chair, .line = look_of(side).color, .width = radius * 0.12f});
    if (turn) circle(pen, centre, radius + 4, {.line = theme::brass_light, .width = 2});
    emblem(pen, centre, radius * 0.6f, side);
}

} // namespace wc::shell

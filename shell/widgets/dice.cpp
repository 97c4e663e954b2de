#include "shell/widgets/dice.hpp"

#include "shell/widgets/surface.hpp"

#include <array>
#include <numbers>

namespace wc::shell {

namespace {

Color verdict_color(Verdict verdict) {
    if (verdict == Verdict::good) return look_of(Side::uk).color;
    if (verdict == Verdict::bad) return look_of(Side::ussr).color;
    return theme::ink;
}

void small_number(Pen& pen, Rect r, int value, float size, Color color) {
    char digits[3];
    std::size_t count = 0;
    if (value >= 10) digits[count++] = static_cast<char>('0' + value / 10 % 10);
    digits[count++] = static_cast<char>('0' + value % 10);
    write_in(pen, r, {digits, count}, {.face = Face::display, .size = size, .color = color, .align = Align::centre});
}

Point turned(Point p, float angle) {
    const float c = std::cos(angle), s = std::sin(angle);
    return {p.x * c - p.y * s, p.x * s + p.y * c};
}

void pips(Pen& pen, Point c, float r, int value, float angle, Color color) {
    // Bits: corners, middles of the sides, the centre.
    struct Pip {
        Point at;
        unsigned values; // on which faces it shows
    };
    constexpr std::array<Pip, 7> all{{{{-1, -1}, 0b1111100},
                                      {{1, 1}, 0b1111100},
                                      {{1, -1}, 0b1110000},
                                      {{-1, 1}, 0b1110000},
                                      {{-1, 0}, 0b1000000},
                                      {{1, 0}, 0b1000000},
                                      {{0, 0}, 0b0101010}}};
    for (const Pip& pip : all) {
        if (pip.values >> value & 1u) circle(pen, c + turned(pip.at * (r * 0.48f), angle), r * 0.16f, {.fill = color});
    }
}

void body(Pen& pen, Point c, float r, int sides, float angle, const Paint& paint) {
    // A cube seen from above, or the kite-faced die with ten sides.
    constexpr std::array<Point, 6> ten{
        {{0, -1}, {0.92f, -0.3f}, {0.92f, 0.34f}, {0, 1}, {-0.92f, 0.34f}, {-0.92f, -0.3f}}};
    constexpr std::array<Point, 4> six{{{-0.8f, -0.8f}, {0.8f, -0.8f}, {0.8f, 0.8f}, {-0.8f, 0.8f}}};
    std::array<Point, 6> points{};
    const std::size_t count = sides == 6 ? six.size() : ten.size();
    for (std::size_t i = 0; i < count; ++i) points[i] = c + turned((sides == 6 ? six[i] : ten[i]) * r, angle);
    polygon(pen, std::span(points).first(count), paint);
    if (sides == 6) return;
    const Color crease = faded(theme::ink_faded, 0.6f);
    for (const Point from : {Point{-0.58f, 0.3f}, Point{0.58f, 0.3f}}) {
        line(pen, c + turned(from * r, angle), c + turned(Point{from.x * 1.58f, 0.34f} * r, angle), crease);
        line(pen, c + turned(from * r, angle), c + turned(Point{0, -0.98f} * r, angle), crease);
        line(pen, c + turned(from * r, angle), c + turned(Point{0, 0.72f} * r, angle), crease);
    }
    line(pen, c + turned(Point{0, 0.72f} * r, angle), c + turned(Point{0, 1} * r, angle), crease);
}

} // namespace

int tumbling_value(const DieData& data) {
    if (data.tumble <= 0.02f || data.value == 0) return data.value;
    const int turn = static_cast<int>(data.tumble * 9);
    return (data.value - 1 + turn * 7) % data.sides + 1;
}

void die(Pen& pen, Rect r, const DieData& data) {
    const float radius = std::min(r.w, r.h) / 2;
    const Point c = r.centre() - Point{0, radius * 0.5f * data.tumble};
    const float angle = data.tumble * data.tumble * 2 * std::numbers::pi_v<float>;
    ellipse(pen, r.centre() + Point{0, radius * 0.95f}, radius * 0.8f, radius * 0.2f, {.fill = theme::shadow});
    const Color edge = data.verdict == Verdict::open ? theme::brass : verdict_color(data.verdict);
    body(pen, c, radius, data.sides, angle, {.fill = theme::paper, .line = edge, .width = 2});
    const int shown = tumbling_value(data);
    if (shown == 0) return;
    if (data.sides == 6) return pips(pen, c, radius, shown, angle, theme::ink);
    small_number(pen, around(c + Point{0, radius * 0.06f}, radius * 1.1f, radius * 1.2f), shown, radius * 0.95f,
                 theme::ink);
}

void roll_panel(Pen& pen, Rect r, const RollData& data) {
    panel_ground(pen, r);
    rounded(pen, r, theme::panel_radius, {.line = theme::brass, .width = 1.2f});
    Rect inner = shrunk(r, 14, 8);
    Rect seal = cut_right(inner, 96, 10);
    rounded(pen, seal, 7, {.fill = theme::paper});
    die(pen, shrunk(cut_left(seal, seal.h), 5), data.die);
    if (data.die.tumble <= 0.02f) {
        write_in(pen, shrunk(seal, 4, 0), data.result,
                 {.face = Face::strong, .size = 16, .color = verdict_color(data.die.verdict), .align = Align::centre});
    }
    write_in(pen, cut_top(inner, inner.h * 0.54f), data.title, {.face = Face::text, .size = 17});
    write_in(pen, inner, data.need, {.face = Face::label, .size = 14.5f, .color = theme::text_soft});
}

} // namespace wc::shell

#include "shell/widgets/clash.hpp"

#include "shell/widgets/emblem.hpp"

namespace wc::shell {

namespace {

constexpr float roomy = 170; // from here there is room for large figures

void half(Pen& pen, Rect r, const ClashSide& data, bool left, bool large) {
    const auto cut = [&](float w, float gap) { return left ? cut_left(r, w, gap) : cut_right(r, w, gap); };
    const float radius = large ? 15.0f : 9.0f;
    const Align align = left ? Align::left : Align::right;
    const float foot = large ? 18.0f : 13.0f;
    const Rect names = cut_bottom(r, foot);
    emblem(pen, cut(radius * 2, large ? 9.0f : 5.0f).centre(), radius, data.side);
    const Color ink = data.open ? theme::brass_light : theme::text;
    const TextStyle value{.face = Face::display, .size = large ? 31.0f : 20.0f, .color = ink, .align = align};
    write_in(pen, cut(text_width(data.value, value) + 1, large ? 7.0f : 3.0f), data.value, value);
    const TextStyle sum{.face = Face::strong, .size = large ? 16.0f : 11.5f, .color = theme::amber, .align = align};
    const bool beside = large && !fit(data.sum, sum, r.w).cut;
    if (beside) write_in(pen, r, data.sum, sum);
    if (!beside && !data.sum.empty()) { // no room for both
        write_in(pen, names, data.sum, sum);
        return;
    }
    const TextStyle name{
        .face = Face::strong, .size = large ? 14.0f : theme::smallest, .color = theme::text_soft, .align = align};
    if (!fit(data.name, name, names.w).cut) write_in(pen, names, data.name, name); // else the emblem says who
}

// Whose share of both is how large.
void bar(Pen& pen, Rect r, const ClashData& data) {
    const float all = data.left.weight + data.right.weight, radius = r.h / 2;
    rounded(pen, r, radius, {.fill = theme::row_edge});
    if (all <= 0) return;
    const float split = std::clamp(r.w * data.left.weight / all, radius * 2, r.w - radius * 2);
    Rect rest = r;
    rounded(pen, cut_left(rest, split), radius, {.fill = look_of(data.left.side).color}, Corners::left);
    rounded(pen, rest, radius, {.fill = look_of(data.right.side).color}, Corners::right);
    box(pen, {r.x + split - 1, r.y - 2, 2, r.h + 4}, {.fill = theme::brass_light});
}

} // namespace

float clash_height(float width) { return width >= roomy ? 76.0f : 48.0f; }

void clash(Pen& pen, Rect r, const ClashData& data) {
    const bool large = r.w >= roomy, alone = data.right.side == Side::none;
    soft_shadow(pen, r, theme::radius + 3, 7);
    rounded(pen, r, theme::radius + 3, {.fill = theme::panel_solid, .line = theme::brass, .width = 1.4f});
    Rect inner = shrunk(r, large ? 14.0f : 8.0f, large ? 8.0f : 5.0f);
    if (alone) return half(pen, inner, data.left, true, large);
    bar(pen, cut_bottom(inner, large ? 6.0f : 4.0f, large ? 5.0f : 3.0f), data);
    const float gap = large ? 22.0f : 8.0f;
    half(pen, column(inner, 0, 2, gap), data.left, true, large);
    half(pen, column(inner, 1, 2, gap), data.right, false, large);
    const Point c{inner.centre().x, inner.y + (inner.h - (large ? 18.0f : 13.0f)) / 2};
    const float arm = large ? 6.0f : 3.5f;
    line(pen, c - Point{arm, arm}, c + Point{arm, arm}, theme::brass_light, large ? 2.2f : 1.6f);
    line(pen, c + Point{-arm, arm}, c + Point{arm, -arm}, theme::brass_light, large ? 2.2f : 1.6f);
}

} // namespace wc::shell

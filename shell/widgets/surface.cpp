#include "shell/widgets/surface.hpp"

namespace wc::shell {

void baize(Pen& pen, Rect r) {
    push_clip(pen, r);
    box(pen, r, {.fill = theme::baize_deep});
    const Point middle{r.x + r.w * 0.5f, r.y + r.h * 0.42f};
    glow(pen, middle, r.w * 0.75f, r.h * 0.75f, {{0, theme::baize_light}, {1, theme::baize_deep}});
    pop_clip(pen);
}

void sea(Pen& pen, Rect r) { shade(pen, r, theme::sea_top, theme::sea_bottom); }

void wood_table(Pen& pen, Rect r) {
    const Point c = r.centre();
    const float rx = r.w / 2, ry = r.h / 2, rim = std::min(rx, ry) * 0.05f;
    ellipse(pen, c + Point{0, rim}, rx + 2, ry + 2, {.fill = theme::shadow});
    ellipse(pen, c, rx, ry, {.fill = theme::wood_rim});
    const float x = rx - rim, y = ry - rim;
    glow(pen, c, x, y, {{0, theme::wood_light}, {0.72f, theme::wood}, {1, theme::wood_dark}});
    ellipse(pen, c, x, y, {.line = theme::brass, .width = 2});
    ellipse(pen, c, x - 7, y - 7, {.line = rgb(0x000000, 0.33f), .width = 1});
}

void top_ground(Pen& pen, Rect r) {
    box(pen, r, {.fill = theme::night});
    box(pen, {r.x, r.bottom() - 1, r.w, 1}, {.fill = faded(theme::brass, 0.7f)});
}

void strip_ground(Pen& pen, Rect r) {
    shade(pen, r, theme::strip_top, theme::strip_bottom);
    box(pen, {r.x, r.y, r.w, 1}, {.fill = faded(theme::brass, 0.7f)});
}

void panel_ground(Pen& pen, Rect r) {
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.8f), .width = 1});
}

void veil(Pen& pen, Rect r, float opacity) { box(pen, r, {.fill = faded(theme::baize_deep, opacity)}); }

void rule_line(Pen& pen, Rect r) { box(pen, {r.x, r.y + r.h / 2, r.w, 1}, {.fill = faded(theme::brass, 0.35f)}); }

} // namespace wc::shell

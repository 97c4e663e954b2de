#include "shell/widgets/label.hpp"

namespace wc::shell {

namespace {

constexpr float pill_padding = 12, pill_gap = 10;

TextStyle pill_style(const PillData& data, float size) {
    return {.face = Face::strong, .size = size, .color = data.amber ? theme::ink : theme::text};
}

} // namespace

float write_halo(Pen& pen, Point baseline, std::string_view text, const TextStyle& style, Color edge) {
    TextStyle dark = style;
    dark.color = faded(edge, 0.75f);
    const float away = std::max(1.0f, style.size * 0.09f);
    for (const Point step : {Point{-away, 0}, Point{away, 0}, Point{0, -away}, Point{0, away}}) {
        write(pen, baseline + step, text, dark);
    }
    return write(pen, baseline, text, style);
}

Rect pill_rect(Point centre, const PillData& data, float size) {
    const TextStyle style = pill_style(data, size);
    float w = text_width(data.text, style) + 2 * pill_padding;
    if (!data.odds.empty()) w += text_width(data.odds, style) + (data.text.empty() ? 0 : pill_gap);
    return around(centre, w, size * 1.75f);
}

Rect pill(Pen& pen, Point centre, const PillData& data, float size) {
    const Rect r = pill_rect(centre, data, size);
    TextStyle style = pill_style(data, size);
    const Color ground = data.amber ? theme::amber : theme::panel_solid;
    rounded(pen, r, r.h / 2, {.fill = ground, .line = data.amber ? theme::ink : theme::brass_light, .width = 1.2f});
    const Rect inner = shrunk(r, pill_padding, 0);
    write_in(pen, inner, data.text, style);
    style.align = Align::right;
    if (!data.amber) style.color = theme::brass_light;
    if (!data.odds.empty()) write_in(pen, inner, data.odds, style);
    return r;
}

void badge(Pen& pen, Point centre, float radius, std::string_view value, Side side) {
    circle(pen, centre, radius, {.fill = theme::paper, .line = look_of(side).color, .width = radius * 0.18f});
    const TextStyle style{.face = Face::display, .size = radius * 1.25f, .color = theme::ink, .align = Align::centre};
    write_in(pen, around(centre, radius * 1.7f, radius * 2), value, style);
}

} // namespace wc::shell

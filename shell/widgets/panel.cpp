#include "shell/widgets/panel.hpp"

#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr TextStyle title_style{.face = Face::text, .size = 20, .color = theme::text};
constexpr TextStyle subtitle_style{.face = Face::text, .size = 14.5f, .color = theme::text_soft};
constexpr TextStyle aside_style{.face = Face::strong, .size = 18, .color = theme::brass_light, .align = Align::right};
constexpr float side_padding = 16, handle_space = 16;

float top_padding(const PanelData& data) { return data.sheet ? handle_space : 14.0f; }

void ground(Pen& pen, Rect r, const PanelData& data) {
    if (!data.sheet) {
        if (data.over) rounded(pen, r, theme::panel_radius, {.fill = theme::panel_solid});
        return panel_ground(pen, r);
    }
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel_solid}, Corners::top);
    const Point handle{r.centre().x, r.y + 8};
    rounded(pen, around(handle, 46, 4), 2, {.fill = faded(theme::text_faint, 0.6f)});
}

// What the title leaves to the words at its right.
float aside_width(float width, const PanelData& data) {
    return data.aside.empty() ? 0.0f : std::min(width * 0.5f, text_width(data.aside, aside_style)) + 10;
}

constexpr float narrow = 290;
constexpr int title_lines = 6;

TextStyle title_of(float width, std::string_view title) {
    TextStyle style = title_style;
    if (width < narrow) style.size = 17;
    if (lines_height(title, style, width, 1.0f) > 4.5f * style.size) style.size = 15;
    return style;
}

float title_height(float width, const PanelData& data) {
    return lines_height(data.title, title_of(width - aside_width(width, data), data.title),
                        width - aside_width(width, data), 1.25f, title_lines);
}

} // namespace

float panel_head(float width, const PanelData& data) {
    const float inner = width - 2 * side_padding;
    float h = top_padding(data);
    if (!data.title.empty()) h += title_height(inner, data);
    if (!data.subtitle.empty()) h += lines_height(data.subtitle, subtitle_style, inner, 1.3f, 3) + 2;
    return h + 8;
}

Rect panel(Pen& pen, Rect r, const PanelData& data) {
    ground(pen, r, data);
    Rect inner = shrunk(r, side_padding, 0);
    cut_top(inner, top_padding(data));
    if (!data.title.empty()) {
        const TextStyle style = title_of(inner.w - aside_width(inner.w, data), data.title);
        Rect line = cut_top(inner, title_height(inner.w, data));
        const float aside = aside_width(line.w, data);
        Rect right = cut_right(line, aside);
        if (aside > 0) write_in(pen, cut_top(right, style.size * 1.25f), data.aside, aside_style);
        write_lines(pen, line, data.title, style, 1.25f, title_lines);
    }
    if (!data.subtitle.empty()) cut_top(inner, write_lines(pen, inner, data.subtitle, subtitle_style, 1.3f, 3) + 2);
    cut_top(inner, 8);
    cut_bottom(inner, 8);
    return inner;
}

void heading(Pen& pen, Rect r, std::string_view text) {
    const TextStyle style{.face = Face::strong, .size = 13, .color = theme::brass, .tracking = 1.4f};
    write_in(pen, {r.x, r.y + 3, r.w, heading_height - 3}, text, style);
}

void sum_lines(Pen& pen, Rect r, std::span<const SumLine> lines) {
    for (const SumLine& each : lines) {
        Rect row = cut_top(r, sum_line_height);
        if (each.total) box(pen, {row.x, row.y, row.w, 1}, {.fill = faded(theme::brass, 0.35f)});
        const Face face = each.total ? Face::strong : Face::label;
        const Color color = each.total ? theme::text : theme::text_soft;
        write_in(pen, cut_right(row, 64), each.value,
                 {.face = Face::strong,
                  .size = 15,
                  .color = each.total ? theme::brass_light : theme::text,
                  .align = Align::right});
        if (!each.rule.empty()) {
            write_in(pen, cut_right(row, 44), each.rule,
                     {.face = Face::label, .size = theme::small, .color = theme::text_faint, .align = Align::right});
        }
        write_in(pen, row, each.what, {.face = face, .size = 15, .color = color});
    }
}

} // namespace wc::shell

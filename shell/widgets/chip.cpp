#include "shell/widgets/chip.hpp"

#include "shell/widgets/emblem.hpp"

#include <algorithm>

namespace wc::shell {

namespace {

TextStyle name_style(float height) {
    return {.face = Face::strong,
            .size = std::clamp(height * 0.36f, theme::smallest, 14.5f),
            .color = theme::ink,
            .align = Align::centre};
}

// Whether the name stands in two lines of this width without being cut.
bool has_room(std::string_view name, const TextStyle& style, float width) {
    const auto lines = wrap(name, style, width);
    return lines.size() <= 2 &&
           std::all_of(lines.begin(), lines.end(), [&](std::string_view line) { return !fit(line, style, width).cut; });
}

// Where two lines are as even as can be: no letter stands alone.
std::size_t even_break(std::string_view name, const TextStyle& style) {
    std::size_t best = name.size();
    float least = text_width(name, style);
    for (std::size_t at = name.find(' '); at != std::string_view::npos; at = name.find(' ', at + 1)) {
        const float wider = std::max(text_width(name.substr(0, at), style), text_width(name.substr(at + 1), style));
        if (wider >= least) continue;
        least = wider;
        best = at;
    }
    return best;
}

void write_name(Pen& pen, Rect r, std::string_view name) {
    const TextStyle style = name_style(r.h);
    const auto lines = wrap(name, style, r.w);
    const bool two = lines.size() > 1 && r.h >= style.size * 1.75f;
    if (!two) {
        write_in(pen, r, name.substr(0, name.find('\n')), style);
        return;
    }
    const float step = std::min(style.size * 1.1f, r.h / 2);
    const std::size_t at = even_break(name, style);
    const Rect first{r.x, r.y + r.h / 2 - step, r.w, step};
    write_in(pen, first, name.substr(0, at), style);
    if (at < name.size()) write_in(pen, moved(first, {0, step}), name.substr(at + 1), style);
}

} // namespace

void chip(Pen& pen, Rect r, const ChipData& data) {
    const float before = pen.view.opacity;
    soft_shadow(pen, r, theme::radius, data.lifted ? 8.0f : 3.5f);
    const Color ground = data.mark == Mark::quiet ? theme::aged : theme::paper;
    const Color edge = data.pointed.over ? theme::brass_light : theme::brass;
    rounded(pen, r, theme::radius, {.fill = ground, .line = edge, .width = 1.4f});
    Rect inner = shrunk(r, r.w < 70 ? 2.0f : 4.0f, r.h < 28 ? 1.0f : 2.0f);
    if (data.owner != Side::none) {
        rounded(pen, {r.x, r.y, 7, r.h}, theme::radius, {.fill = look_of(data.owner).color}, Corners::left);
        cut_left(inner, 5);
    }
    const float picture = std::min(r.h * 0.5f, 20.0f);
    if (data.picture != Icon::none && has_room(data.name, name_style(inner.h), inner.w - picture - 3)) {
        const Rect place = cut_left(inner, picture, 3);
        icon(pen, place.centre(), place.w, data.picture, theme::ink_faded, 1.6f);
    }
    pen.view.opacity = before * (data.mark == Mark::quiet ? 0.8f : 1.0f);
    write_name(pen, inner, data.name);
    pen.view.opacity = before;
    if (!data.number.empty()) {
        const Point at{data.number_right ? r.right() - 1 : r.x + 1, r.y + 2};
        circle(pen, at, 7.5f, {.fill = look_of(data.track).deep, .line = theme::paper, .width = 1.2f});
        write_in(pen, around(at, 14), data.number,
                 {.face = Face::display, .size = theme::smallest, .color = theme::paper, .align = Align::centre});
    }
    if (data.held != Side::none) emblem(pen, {r.right() - 2, r.y + 2}, 8, data.held);
    mark_box(pen, r, theme::radius, data.mark, data.pointed);
}

Size chip_size(float stage_width) {
    if (stage_width < 420) return {62, 34};
    if (stage_width < 700) return {74, 36};
    if (stage_width < 1000) return {96, 40};
    return {104, 42};
}

} // namespace wc::shell

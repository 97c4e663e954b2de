#include "shell/widgets/button.hpp"

namespace wc::shell {

namespace {

constexpr float padding = 16, picture = 18, picture_gap = 7;

float padding_of(const ButtonData& data) {
    return data.weight == Weight::link ? 4.0f : data.weight == Weight::chip ? 11.0f : padding;
}

TextStyle label_style(const ButtonData& data) {
    Color color = theme::text;
    if (data.weight == Weight::main) color = theme::ink;
    if (data.weight == Weight::link || data.chosen) color = theme::brass_light;
    if (!data.enabled) color = theme::text_faint;
    return {.face = Face::strong, .size = theme::body, .color = color};
}

void ground(Pen& pen, Rect r, const ButtonData& data) {
    const bool lit = data.enabled && data.pointed.over;
    if (data.weight == Weight::main) {
        const Color fill = !data.enabled ? theme::row : lit ? theme::brass_light : theme::brass;
        rounded(pen, r, theme::radius, {.fill = fill});
    } else if (data.weight == Weight::chip) { // no taller than its words need; the target is
        const Rect face = shrunk(r, 0, std::max(0.0f, (r.h - 30) / 2));
        rounded(pen, face, face.h / 2,
                {.fill = data.chosen || lit ? theme::row_chosen : theme::row,
                 .line = data.chosen ? theme::brass_light : theme::row_edge,
                 .width = data.chosen ? 1.6f : 1.0f});
    } else if (data.weight == Weight::plain) {
        const Color edge = data.chosen || lit ? theme::brass_light : theme::row_edge;
        rounded(pen, r, theme::radius, {.fill = lit ? theme::row_chosen : theme::row, .line = edge, .width = 1.2f});
    }
}

void report(Pen& pen, Places& places, Rect r, const ButtonData& data) {
    if (data.enabled) add_control(places, pen, data.control, grown(r, 0, std::max(0.0f, (data.reach - r.h) / 2)));
}

enum class TabForm : std::uint8_t { words, picture, both };

void tab(Pen& pen, Places& places, Rect r, const ButtonData& data, TabForm form = TabForm::words) {
    const float height = form == TabForm::both ? 42.0f : 30.0f;
    Rect face = shrunk(r, form == TabForm::both ? 1.0f : 3.0f, std::max(0.0f, (r.h - height) / 2));
    if (data.chosen || data.pointed.over) rounded(pen, face, theme::radius, {.fill = theme::tab});
    TextStyle style = label_style(data);
    style.align = Align::centre;
    if (!data.chosen) style.color = theme::text_soft;
    if (form != TabForm::words) {
        const Rect above = form == TabForm::both ? cut_top(face, 24) : face;
        icon(pen, above.centre(), picture, data.picture, style.color, 1.6f);
    }
    if (form == TabForm::picture) return report(pen, places, r, data);
    if (form == TabForm::both) style.size = theme::smallest;
    write_in(pen, shrunk(face, 2, 0), data.label, style);
    report(pen, places, r, data);
}

} // namespace

float button_width(const ButtonData& data) {
    float w = text_width(data.label, label_style(data)) + 2 * padding_of(data);
    if (data.picture != Icon::none) w += picture + picture_gap;
    return w;
}

void button(Pen& pen, Places& places, Rect r, const ButtonData& data) {
    ground(pen, r, data);
    const TextStyle style = label_style(data);
    const float w = std::min(r.w - 8, button_width(data) - 2 * padding_of(data));
    Rect inner = around(r.centre(), w, r.h);
    if (data.picture != Icon::none) {
        icon(pen, cut_left(inner, picture, picture_gap).centre(), picture, data.picture, style.color);
    }
    if (data.weight == Weight::main && fit(data.label, style, inner.w).cut) { // a long name in two lines
        TextStyle small = style;
        small.size = 12.5f;
        const float high = lines_height(data.label, small, inner.w, 1, 2);
        write_lines(pen, {inner.x, inner.y + (inner.h - high) / 2, inner.w, high}, data.label, small, 1, 2);
        return report(pen, places, r, data);
    }
    const float used = write_in(pen, inner, data.label, style);
    if (data.weight == Weight::link) {
        const float below = baseline_in(inner, style) + 3;
        line(pen, {inner.x, below}, {inner.x + used, below}, faded(style.color, 0.7f));
    }
    report(pen, places, r, data);
}

void icon_button(Pen& pen, Places& places, Rect r, const ButtonData& data) {
    const Rect face = around(r.centre(), std::min({r.w, r.h, 34.0f}));
    if (data.enabled && (data.pointed.over || data.chosen)) rounded(pen, face, theme::radius, {.fill = theme::tab});
    Color color = data.chosen ? theme::brass_light : theme::text_soft;
    if (!data.enabled) color = faded(theme::text_faint, 0.45f);
    icon(pen, r.centre(), 20, data.picture, color);
    report(pen, places, r, data);
}

void tabs_even(Pen& pen, Places& places, Rect r, std::span<const ButtonData> tabs) {
    const int count = static_cast<int>(tabs.size());
    bool tight = false; // a label would be cut
    for (const ButtonData& each : tabs)
        tight |= each.picture != Icon::none &&
                 text_width(each.label, label_style(each)) > r.w / static_cast<float>(count) - 6;
    for (int i = 0; i < count; ++i)
        tab(pen, places, column(r, i, count), tabs[static_cast<std::size_t>(i)],
            tight ? TabForm::both : TabForm::words);
}

float tabs_right(Pen& pen, Places& places, Rect r, std::span<const ButtonData> tabs) {
    const float start = r.w, count = static_cast<float>(std::max<std::size_t>(tabs.size(), 1));
    float words = 0;
    for (const ButtonData& each : tabs) words += text_width(each.label, label_style(each));
    const float around = std::clamp((r.w - words) / count, 10.0f, 26.0f);
    const float least = std::min(theme::touch_target, r.w / count);
    const auto wanted = [&](const ButtonData& each) {
        return std::max(least, text_width(each.label, label_style(each)) + around);
    };
    float all = 0;
    for (const ButtonData& each : tabs) all += wanted(each);
    const float shrink = std::min(1.0f, r.w / std::max(all, 1.0f));
    const bool pictures = shrink < 0.98f && !tabs.empty() && tabs.front().picture != Icon::none;
    for (std::size_t i = tabs.size(); i-- > 0;) {
        const float w = pictures ? least : wanted(tabs[i]) * shrink;
        tab(pen, places, cut_right(r, w), tabs[i], pictures ? TabForm::picture : TabForm::words);
    }
    return start - r.w;
}

} // namespace wc::shell

#include "shell/widgets/dialog.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr float padding = 20, widest = 460;
constexpr TextStyle title_style{.face = Face::text, .size = 21, .color = theme::text};
constexpr TextStyle text_style{.face = Face::text, .size = theme::body, .color = theme::text_soft};
constexpr TextStyle toast_style{.face = Face::text, .size = theme::body, .color = theme::text};
constexpr TextStyle toast_rule{.face = Face::strong, .size = theme::body, .color = theme::brass_light};

void dialog_buttons(Pen& pen, Places& places, Rect r, std::span<const ButtonData> buttons) {
    for (std::size_t i = buttons.size(); i-- > 0;) {
        const float most = r.w / static_cast<float>(i + 1);
        button(pen, places, cut_right(r, std::clamp(button_width(buttons[i]), 88.0f, most), theme::gap), buttons[i]);
    }
}

} // namespace

Rect dialog(Pen& pen, Places& places, Rect screen, const DialogData& data) {
    veil(pen, screen);
    add_block(places, pen, screen);
    const float w = std::min(widest, screen.w - 24), inner_w = w - 2 * padding;
    const float foot = data.buttons.empty() ? 0 : theme::touch_target + 14;
    const float title_h = data.title.empty() ? 0 : lines_height(data.title, title_style, inner_w, 1.2f, 2) + 8;
    const float text_h = data.text.empty() ? 0 : lines_height(data.text, text_style, inner_w, 1.35f, 12) + 8;
    const float h = std::min(screen.h - 24, 2 * padding + title_h + text_h + data.body + foot);
    const Rect frame = around(screen.centre(), w, h);
    soft_shadow(pen, frame, theme::panel_radius, 10);
    rounded(pen, frame, theme::panel_radius, {.fill = theme::panel_solid, .line = theme::brass, .width = 1.2f});
    Rect inner = shrunk(frame, padding);
    write_lines(pen, cut_top(inner, title_h), data.title, title_style, 1.2f, 2);
    write_lines(pen, cut_top(inner, text_h), data.text, text_style, 1.35f, 12);
    Rect below = cut_bottom(inner, foot);
    if (foot > 0) dialog_buttons(pen, places, cut_bottom(below, theme::touch_target), data.buttons);
    return inner;
}

void cover(Pen& pen, Places& places, Rect screen, const CoverData& data) {
    add_block(places, pen, screen);
    baize(pen, screen);
    const Point c = screen.centre();
    const float r = std::min(screen.w, screen.h) * 0.13f;
    const float w = std::min(screen.w - 40, 420.0f);
    chair(pen, c - Point{0, r + 46}, r, data.side, true);
    TextStyle title = title_style, text = text_style;
    title.align = text.align = Align::centre;
    Rect below{c.x - w / 2, c.y - 20, w, screen.bottom() - c.y};
    cut_top(below, write_lines(pen, below, data.title, title, 1.25f, 2), 6);
    cut_top(below, write_lines(pen, below, data.text, text, 1.35f, 4), 22);
    ButtonData go = data.button;
    go.weight = Weight::main;
    const float button_w = std::min(w, std::max(200.0f, button_width(go)));
    button(pen, places, around({c.x, below.y + 24}, button_w, 48), go);
}

Rect toast(Pen& pen, Places& places, Point bottom, float most_width, const ToastData& data) {
    const float inner = most_width - 2 * padding;
    const float rule_w = data.rule.empty() ? 0 : text_width(data.rule, toast_rule) + 14;
    const float text_w = std::min(inner - rule_w, text_width(data.text, toast_style) + 1);
    const float text_h = lines_height(data.text, toast_style, text_w, 1.3f, 4);
    const float w = text_w + rule_w + 2 * padding, h = std::max(theme::touch_target, text_h + 18);
    const Rect r{bottom.x - w / 2, bottom.y - h, w, h};
    soft_shadow(pen, r, theme::panel_radius, 6);
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel_solid, .line = theme::brass, .width = 1.2f});
    Rect words = shrunk(r, padding, (h - text_h) / 2);
    if (rule_w > 0) {
        TextStyle style = toast_rule;
        style.align = Align::right;
        write_in(pen, cut_right(words, rule_w), data.rule, style);
    }
    write_lines(pen, words, data.text, toast_style, 1.3f, 4);
    add_control(places, pen, data.control, r);
    return r;
}

} // namespace wc::shell

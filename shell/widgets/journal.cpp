#include "shell/widgets/journal.hpp"

#include "shell/widgets/emblem.hpp"

namespace wc::shell {

namespace {

constexpr float mark_width = 17, leading = 1.32f, between = 3, heading_size = 13;
constexpr TextStyle typed{.face = Face::typed, .size = 12.5f, .color = theme::text};
constexpr TextStyle quoted{.face = Face::label, .size = 12.5f, .color = theme::brass, .align = Align::right};

float rule_width(const Telegram& line) {
    return line.rule.empty() ? 0.0f : std::max(34.0f, text_width(line.rule, quoted) + 6);
}

float line_height(float width, const Telegram& line) {
    if (line.heading) return heading_size * 2;
    return lines_height(line.text, typed, width - mark_width - rule_width(line), leading) + between;
}

void draw_line(Pen& pen, Rect r, const Telegram& line) {
    if (line.heading) {
        write_in(pen, r, line.text,
                 {.face = Face::strong, .size = heading_size, .color = theme::brass, .tracking = 1.3f});
        return;
    }
    const float first = typed.size * leading;
    const Point mark{r.x + 6, r.y + first / 2};
    if (line.side != Side::none) emblem(pen, mark, 5.5f, line.side);
    Rect words = r;
    cut_left(words, mark_width);
    const Rect rule = cut_right(words, rule_width(line));
    write_in(pen, {rule.x, rule.y, rule.w, first}, line.rule, quoted);
    TextStyle style = typed;
    if (!line.fresh) style.color = theme::text_soft;
    write_lines(pen, words, line.text, style, leading);
}

} // namespace

float journal_height(float width, std::span<const Telegram> lines) {
    float h = 0;
    for (const Telegram& line : lines) h += line_height(width, line);
    return h;
}

float journal(Pen& pen, Places& places, Rect r, std::span<const Telegram> lines, int first) {
    const float top = r.y;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Rect place{r.x, r.y, r.w, line_height(r.w, lines[i])};
        r.y += place.h;
        if (!in_sight(pen, place)) continue;
        draw_line(pen, place, lines[i]);
        if (!lines[i].heading) add_control(places, pen, first + static_cast<int>(i), place);
    }
    return r.y - top;
}

} // namespace wc::shell

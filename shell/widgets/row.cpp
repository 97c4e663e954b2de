#include "shell/widgets/row.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/panel.hpp"

namespace wc::shell {

namespace {

constexpr float wide = 380; // from here the note stands at the end of the line

bool note_below(float width, const RowData& data) { return width < wide && !data.note.empty(); }

Color title_color(const RowData& data) { return data.mark == Mark::quiet ? theme::text_faint : theme::text; }

// In two or three lines where one is too short and there is room for them.
void write_two(Pen& pen, Rect r, std::string_view text, TextStyle style) {
    if (!fit(text, style, r.w).cut) return void(write_in(pen, r, text, style));
    style.size = std::max(12.5f, style.size - 2);
    const float leading = lines_height(text, style, r.w, 1.1f, 3) > r.h ? 1.0f : 1.1f;
    const int most = std::max(2, static_cast<int>(r.h / (style.size * leading)));
    if (most > 2) style.size = std::min(style.size, 12.5f);
    const float high = lines_height(text, style, r.w, leading, most);
    write_lines(pen, {r.x, r.y + (r.h - high) / 2, r.w, high}, text, style, leading, most);
}

// In columns: the same three in every row of this width, with or without a picture before the title; what has no note gives its room to the outcome.
void columns(Pen& pen, Rect r, float whole, const RowData& data, const TextStyle& outcome, const TextStyle& note) {
    if (data.outcome.empty()) {
        if (!data.note.empty()) write_two(pen, cut_right(r, whole * 0.55f, 10), data.note, note);
    } else {
        Rect right = cut_right(r, whole * 0.55f + 8, 10);
        if (!data.note.empty()) write_two(pen, cut_right(right, whole * 0.33f, 8), data.note, note);
        write_in(pen, right, data.outcome, outcome);
    }
    write_two(pen, r, data.title, {.face = Face::strong, .size = theme::body_large, .color = title_color(data)});
}

void words(Pen& pen, Rect r, float whole, const RowData& data, bool in_columns) {
    const TextStyle outcome{.face = Face::strong,
                            .size = theme::body_large,
                            .color = theme::brass_light,
                            .align = in_columns ? Align::left : Align::right};
    const TextStyle note{.face = Face::label,
                         .size = 13.5f,
                         .color = theme::text_soft,
                         .align = in_columns ? Align::right : Align::left};
    if (in_columns) return columns(pen, r, whole, data, outcome, note);
    if (!data.note.empty()) {
        const float lines = lines_height(data.note, note, r.w, 1.15f, 2);
        write_lines(pen, cut_bottom(r, lines, 2), data.note, note, 1.15f, 2);
    }
    if (!data.outcome.empty()) {
        const float w = std::min(r.w * 0.6f, text_width(data.outcome, outcome) + 1);
        write_in(pen, cut_right(r, w, 8), data.outcome, outcome);
    }
    write_two(pen, r, data.title, {.face = Face::strong, .size = theme::body_large, .color = title_color(data)});
}

} // namespace

float row_height(float width, const RowData& data, bool touch) {
    const float one_line = touch ? theme::touch_target : 36.0f;
    if (!note_below(width, data)) return one_line;
    const TextStyle note{.face = Face::label, .size = 13.5f};
    const float inner =
        width - 26 - (data.side != Side::none ? 28.0f : 0.0f) - (data.picture != Icon::none ? 28.0f : 0.0f);
    const TextStyle title{.face = Face::strong, .size = theme::body_large};
    const float outcome = data.outcome.empty() ? 0 : std::min(inner * 0.6f, text_width(data.outcome, title) + 1) + 8;
    const float more = fit(data.title, title, inner - outcome).cut ? 14.0f : 0.0f; // a second line
    return 34 + more + lines_height(data.note, note, inner, 1.15f, 2);
}

void row(Pen& pen, Rect r, const RowData& data) {
    const bool chosen = data.mark == Mark::chosen;
    const Color ground = chosen || data.pointed.over ? theme::row_chosen : theme::row;
    const Color edge = chosen ? theme::brass_light : data.pointed.over ? theme::row_edge : faded(theme::row_edge, 0.4f);
    rounded(pen, r, theme::radius, {.fill = ground, .line = edge, .width = chosen ? 1.6f : 1.0f});
    Rect inner = shrunk(r, 13, note_below(r.w, data) ? 5.0f : 2.0f);
    const float whole = inner.w;
    if (data.side != Side::none) emblem(pen, cut_left(inner, 20, 8).centre(), 9, data.side);
    if (data.picture != Icon::none) {
        icon(pen, cut_left(inner, 20, 8).centre(), 20, data.picture, theme::brass, 1.6f);
    }
    words(pen, inner, whole, data, r.w >= wide);
}

float row_list_height(float width, std::span<const RowData> rows, bool touch) {
    float h = 0;
    for (const RowData& each : rows) {
        h += row_height(width, each, touch) + row_gap + (each.group.empty() ? 0 : heading_height);
    }
    return h;
}

float row_list(Pen& pen, Places& places, Rect r, std::span<const RowData> rows, std::span<const int> indices,
               bool touch) {
    const float top = r.y;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RowData& each = rows[i];
        if (!each.group.empty()) {
            heading(pen, r, each.group);
            r.y += heading_height;
        }
        const Rect place{r.x, r.y, r.w, row_height(r.w, each, touch)};
        if (in_sight(pen, place)) row(pen, place, each);
        add_choice(places, pen, i < indices.size() ? indices[i] : static_cast<int>(i), place);
        r.y += place.h + row_gap;
    }
    return r.y - top;
}

} // namespace wc::shell

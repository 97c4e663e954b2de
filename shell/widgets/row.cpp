#include "shell/widgets/row.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/panel.hpp"

namespace wc::shell {

namespace {

constexpr float wide = 380; // from here the note stands at the end of the line

bool note_below(float width, const RowData& data) { return width < wide && !data.note.empty(); }

Color title_color(const RowData& data) { return data.mark == Mark::quiet ? theme::text_faint : theme::text; }

void words(Pen& pen, Rect r, const RowData& data, bool columns) {
    const bool below = !columns && !data.note.empty();
    const float whole = r.w;
    const TextStyle outcome{.face = Face::strong,
                            .size = theme::body_large,
                            .color = theme::brass_light,
                            .align = columns ? Align::left : Align::right};
    const TextStyle note{
        .face = Face::label, .size = 13.5f, .color = theme::text_soft, .align = below ? Align::left : Align::right};
    if (below) write_in(pen, cut_bottom(r, r.h * 0.44f), data.note, note);
    if (columns) { // the same three columns in every row
        const float right = data.outcome.empty() ? 0.55f : 0.33f;
        if (!data.note.empty() || !data.outcome.empty()) {
            write_in(pen, cut_right(r, whole * right, 10), data.note, note);
        }
        if (!data.outcome.empty()) write_in(pen, cut_right(r, whole * 0.22f, 8), data.outcome, outcome);
    } else if (!data.outcome.empty()) {
        const float w = std::min(r.w * 0.55f, text_width(data.outcome, outcome) + 1);
        write_in(pen, cut_right(r, w, 8), data.outcome, outcome);
    }
    write_in(pen, r, data.title, {.face = Face::strong, .size = theme::body_large, .color = title_color(data)});
}

} // namespace

float row_height(float width, const RowData& data, bool touch) {
    const float one_line = touch ? theme::touch_target : 36.0f;
    return note_below(width, data) ? 50.0f : one_line;
}

void row(Pen& pen, Rect r, const RowData& data) {
    const bool chosen = data.mark == Mark::chosen;
    const Color ground = chosen || data.pointed.over ? theme::row_chosen : theme::row;
    const Color edge = chosen ? theme::brass_light : data.pointed.over ? theme::row_edge : faded(theme::row_edge, 0.4f);
    rounded(pen, r, theme::radius, {.fill = ground, .line = edge, .width = chosen ? 1.6f : 1.0f});
    Rect inner = shrunk(r, 13, note_below(r.w, data) ? 5.0f : 2.0f);
    if (data.side != Side::none) emblem(pen, cut_left(inner, 20, 8).centre(), 9, data.side);
    if (data.picture != Icon::none) {
        icon(pen, cut_left(inner, 20, 8).centre(), 20, data.picture, theme::brass, 1.6f);
    }
    words(pen, inner, data, r.w >= wide);
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

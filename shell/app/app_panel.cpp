// The question: what is decided, by which rule, every legal choice with what follows from it, and the bar that plays it.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/button.hpp"
#include "shell/widgets/panel.hpp"
#include "shell/widgets/row.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr float link_height = 26, floating = 48;

bool compact(const Drawing& d) { return d.app.layout.form == ScreenForm::low || d.app.layout.form == ScreenForm::tall; }

PanelData panel_data(const Drawing& d, std::string_view title) {
    return {.title = title,
            .sheet = d.app.layout.form == ScreenForm::tall,
            .over = d.app.layout.form == ScreenForm::drawer};
}

// The sheet's handle reaches over its title, so that a thumb finds it.
void draw_handle(Drawing& d, Rect r) {
    if (d.app.layout.form == ScreenForm::tall) add_control(d.app.places, d.pen, control::handle, {r.x, r.y, r.w, 46});
}

void draw_rule_link(Drawing& d, Rect r) {
    const Rule rule = over(d.session) ? d.session.outcome.reason.rule : d.session.question.prompt.rule;
    const std::string number = rule_number(d.session, rule);
    if (number.empty()) return;
    const std::string text = number + "  " + say(d.session, d.views->rule_title(rule));
    const ButtonData data{.control = control::why,
                          .label = text,
                          .weight = Weight::link,
                          .reach = d.scene.finger ? theme::touch_target : 0.0f};
    const Rect place = cut_left(r, std::min(r.w, std::max(theme::touch_target, button_width(data))));
    ButtonData lit = data;
    lit.pointed = pointed(d.app.input, place);
    button(d.pen, d.app.places, place, lit);
}

// A name that leaves room for what follows from it.
std::string_view title_for(const Prepared& p, std::size_t k, float width) {
    if (p.briefs[k].empty()) return p.titles[k];
    const TextStyle strong{.face = Face::strong, .size = theme::body_large};
    const float side = p.sides[k] == Side::none ? 0.0f : 28.0f;
    const float wanted = text_width(p.titles[k], strong) * 0.86f + text_width(p.outcomes[k], strong) + side + 36;
    return width < 380 && wanted > width ? p.briefs[k] : p.titles[k];
}

// In the order of Prepared::shown.
std::vector<RowData> rows_of(const Drawing& d, float width) {
    const Prepared& p = d.app.prepared;
    std::vector<RowData> rows;
    std::string_view last;
    for (const int index : p.shown) {
        const auto k = static_cast<std::size_t>(index);
        const std::string_view group = p.groups[k];
        const bool chosen = d.session.preview == index;
        rows.push_back({.title = title_for(p, k, width),
                        .outcome = p.outcomes[k],
                        .note = p.notes[k],
                        .group = group != last ? group : std::string_view(),
                        .side = p.sides[k],
                        .mark = chosen ? Mark::chosen : Mark::possible,
                        .pointed = {.over = d.app.hovered == index}});
        last = group;
    }
    return rows;
}

void reveal(Drawing& d, float width, std::span<const RowData> rows) {
    if (!d.app.reveal_row || d.session.preview < 0) return;
    d.app.reveal_row = false;
    const std::vector<int>& order = d.app.prepared.shown;
    const auto at = static_cast<std::size_t>(std::find(order.begin(), order.end(), d.session.preview) - order.begin());
    if (at >= rows.size()) return;
    const float start = row_list_height(width, rows.first(at), d.scene.finger);
    scroll_to(d.app.scrolls[control::rows], start, row_height(width, rows[at], d.scene.finger) + heading_height);
}

void draw_rows(Drawing& d, Rect r) {
    if (long_list(d.app.prepared)) draw_filters(d, cut_top(r, filters_height(d), 4));
    const std::vector<RowData> rows = rows_of(d, r.w - 8);
    Scroll& scroll = d.app.scrolls[control::rows];
    const float height = row_list_height(r.w - 9, rows, d.scene.finger) + 4;
    scroll.room = r.h;
    scroll.content = height;
    reveal(d, r.w - 9, rows);
    const Rect content = begin_scroll(d.pen, d.app.places, r, scroll, control::rows, height);
    row_list(d.pen, d.app.places, shrunk(content, 1, 1), rows, d.app.prepared.shown, d.scene.finger);
    end_scroll(d.pen, r, scroll);
}

// "Play: Anthony Eden": commits what is considered.
void draw_play(Drawing& d, Rect r) {
    const Prepared& p = d.app.prepared;
    const int index = d.session.preview;
    const bool ready = index >= 0 && index < static_cast<int>(p.words.size());
    std::string label;
    if (ready) {
        const ChoiceWords& words = p.words[static_cast<std::size_t>(index)];
        label = words.label;
        const std::string& outcome = p.outcomes[static_cast<std::size_t>(index)];
        const TextStyle style{.face = Face::strong, .size = theme::body};
        const float room = r.w - 70;
        if (fit(label, style, room).cut) label = p.titles[static_cast<std::size_t>(index)];
        if (!outcome.empty() && !fit(label + "  " + outcome, style, room).cut) label += "  " + outcome;
    } else {
        label = say(d.session, line(Text::core_shell_choose, Rule{}, Ref::number(static_cast<int>(p.words.size()))));
    }
    button(d.pen, d.app.places, r,
           {.control = control::play,
            .label = label,
            .picture = ready ? Icon::check : Icon::none,
            .weight = Weight::main,
            .enabled = ready,
            .pointed = pointed(d.app.input, r)});
}

void draw_undo(Drawing& d, Rect head) {
    if (d.app.layout.tool_count > 1 || !may_undo(d.session)) return;
    const Rect place{head.right() - 48, head.y + 6, 44, 44};
    icon_button(d.pen, d.app.places, place, {.control = control::undo, .picture = Icon::undo});
}

void draw_question(Drawing& d, Rect r) {
    const std::string title = prompt_of(d.session);
    draw_handle(d, r);
    const bool undo_here = d.app.layout.tool_count <= 1 && may_undo(d.session);
    PanelData data = panel_data(d, title);
    const float below = r.h - panel_head(r.w, data) - link_height - 60;
    const bool purpose_here = !shows_why(d.session, {0, 0, r.w - 32, below});
    const bool drawer_here = d.app.layout.form == ScreenForm::drawer;
    constexpr std::array<std::string_view, 3> buttons_at_right{"", "       ", "                  "};
    data.aside = buttons_at_right[(undo_here || drawer_here ? 1u : 0u) + (purpose_here ? 1u : 0u)];
    Rect inner = panel(d.pen, r, data);
    draw_undo(d, r);
    if (purpose_here) draw_purpose(d, {r.right() - (undo_here || drawer_here ? 94.0f : 48.0f), r.y + 6, 44, 44});
    if (d.app.layout.form == ScreenForm::tall && d.app.sheet == SheetLevel::peek) return;
    const float play_height = d.scene.finger ? theme::touch_target : 40.0f;
    const Rect play = cut_bottom(inner, play_height, 8);
    if (!compact(d) || inner.h > 190) draw_rule_link(d, cut_top(inner, link_height, 4));
    if (!purpose_here) draw_why(d, inner);
    draw_rows(d, inner);
    draw_play(d, play);
}

void draw_drawer_button(Drawing& d) {
    const Layout& l = d.app.layout;
    if (l.form != ScreenForm::drawer) return;
    const Rect room = l.room;
    const Rect place = d.app.drawer_open ? Rect{l.panel.right() - floating - 4, l.panel.y + 6, floating, 40}
                                         : Rect{room.right() - floating - 14, room.y + 14, floating, floating};
    if (!d.app.drawer_open) panel_ground(d.pen, place);
    icon_button(d.pen, d.app.places, place,
                {.control = control::drawer,
                 .picture = d.app.drawer_open ? Icon::close : Icon::help,
                 .pointed = pointed(d.app.input, place)});
}

} // namespace

void draw_panel(Drawing& d) {
    const Rect r = d.app.layout.panel;
    if (!r.empty()) {
        add_block(d.app.places, d.pen, r);
        if (playing(d.app, d.session))
            draw_playback(d, r);
        else if (over(d.session))
            draw_result(d, r);
        else if (may_choose(d.session))
            draw_question(d, r);
    }
    if (d.app.tab < score_tab(d.views)) draw_drawer_button(d);
}

} // namespace wc::shell

// Words for buttons that show a picture only, and what a question is for.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/button.hpp"

namespace wc::shell {

namespace {

constexpr double rest_seconds = 0.35;
constexpr TextStyle tip_style{.face = Face::strong, .size = theme::body, .color = theme::ink};
constexpr TextStyle why_style{.face = Face::text, .size = 14, .color = theme::text_soft};
constexpr float room_for_rows = 190; // what is left to the choices below a sentence

Text tip_text(const App& app, int id) {
    const int of_map = id - control::map_nearer;
    if (of_map >= 0 && of_map < 3 * static_cast<int>(app.cameras.size()))
        return std::array{Text::core_shell_tip_map_nearer, Text::core_shell_tip_map_farther,
                          Text::core_shell_tip_map_whole}[static_cast<std::size_t>(of_map % 3)];
    switch (id) {
    case control::menu: return Text::core_shell_menu;
    case control::share: return Text::core_shell_share;
    case control::redo: return Text::core_shell_redo;
    case control::undo: return Text::core_shell_undo;
    case control::handle: return Text::core_shell_tip_sheet;
    case control::drawer: return app.drawer_open ? Text::core_shell_tip_drawer_close : Text::core_shell_tip_drawer_open;
    case control::close: return Text::core_shell_tip_close;
    case control::purpose: return Text::core_shell_tip_purpose;
    case control::why:
    case control::note:
    case control::guide_rule: return Text::core_shell_tip_rule;
    default: return Text::none;
    }
}

// The control under the pointer, or under the finger that rests.
int tipped(const Drawing& d) {
    if (d.app.tip.held) return d.app.tip.control;
    if (!d.app.input.hovering || d.app.input.holding != Holding::nothing) return -1;
    const Place* place = place_at(d.app.places, d.app.input.pointer, false);
    return place != nullptr && place->kind == PlaceKind::control ? place->id : -1;
}

void draw_words(Drawing& d, Rect of, const std::string& words) {
    const Rect screen = shrunk(d.app.layout.safe, 4);
    const float w = std::min(screen.w, text_width(words, tip_style) + 20), h = 28;
    const bool below = of.bottom() + h + 6 < screen.bottom();
    const float x = std::clamp(of.centre().x - w / 2, screen.x, screen.right() - w);
    const Rect r{x, below ? of.bottom() + 4 : of.y - h - 4, w, h};
    soft_shadow(d.pen, r, 4, 5);
    rounded(d.pen, r, 4, {.fill = theme::paper, .line = theme::paper_edge, .width = 1});
    write_in(d.pen, shrunk(r, 10, 0), words, tip_style);
}

} // namespace

std::string control_words(const App& app, const Session& s, const TableViews* views, int id) {
    if (views != nullptr && s.match && id >= control::score && id < control::score + s.match->table->seats) {
        const Seat who = seat(id - control::score);
        return say(s, line(Text::core_shell_tip_score, Rule{}, Ref::make(Ref::seat_kind, index(who))));
    }
    const Text text = tip_text(app, id);
    return text == Text::none ? std::string() : say(s, text);
}

void draw_tip(Drawing& d) {
    Tip& tip = d.app.tip;
    const int id = tipped(d);
    if (id != tip.control) tip = {.control = id, .since = d.now};
    tip.show_at = 0;
    if (id < 0) return;
    const std::string words = control_words(d.app, d.session, d.views, id);
    const Place* place = find_place(d.app.places, PlaceKind::control, static_cast<std::uint16_t>(id));
    if (words.empty() || place == nullptr) return;
    if (!tip.held && d.now < tip.since + rest_seconds) {
        tip.show_at = tip.since + rest_seconds;
        return;
    }
    draw_words(d, place->rect, words);
}

void explain_purpose(App& app, const Session& s) {
    const Rule rule = s.question.prompt.rule;
    app.note = {.title = prompt_of(s), .text = why_of(s), .rule = rule_number(s, rule), .rule_code = rule};
}

bool shows_why(const Session& s, Rect inner) {
    const std::string why = why_of(s);
    return !why.empty() && inner.h - lines_height(why, why_style, inner.w, 1.3f, 3) > room_for_rows;
}

void draw_why(Drawing& d, Rect& inner) {
    if (!shows_why(d.session, inner)) return;
    const std::string why = why_of(d.session);
    const float h = lines_height(why, why_style, inner.w, 1.3f, 3);
    write_lines(d.pen, cut_top(inner, h, 10), why, why_style, 1.3f, 3);
}

void draw_purpose(Drawing& d, Rect place) {
    icon_button(d.pen, d.app.places, place,
                {.control = control::purpose, .picture = Icon::help, .pointed = pointed(d.app.input, place)});
}

} // namespace wc::shell

// What stands above everything: a note about a thing or a rule, the cover while the device changes hands, and the table
// that waits for a game.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/button.hpp"
#include "shell/widgets/dialog.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr float note_padding = 14, widest_note = 440;
constexpr TextStyle title_style{.face = Face::strong, .size = 17, .color = theme::brass_light};
constexpr TextStyle text_style{.face = Face::text, .size = theme::body, .color = theme::text};

// The refusal that concerns a thing, among all that a person might try.
Refusal refusal_of(const Session& s, const TableViews& views, const Scene& scene, Ref thing) {
    Considered all;
    s.match->table->consider(s.view.data(), all);
    for (const Attempt& attempt : all)
        if (attempt.refusal && (attempt.choice.mentions(thing) || holds(views, scene, attempt.choice, thing)))
            return attempt.refusal;
    return {};
}

// Who decides now, among those who hold the device.
Seat person_seat(const Session& s) {
    for (int k = 0; s.match && k < s.match->table->seats; ++k)
        if (s.match->controls[static_cast<std::size_t>(k)] == Control::person(s.waiting)) return seat(k);
    return Seat::nobody;
}

} // namespace

void explain_rule(App& app, const Session& s, const TableViews& views, Rule rule) {
    if (!rule) return;
    app.note = {.title = rule_number(s, rule) + "  " + say(s, views.rule_title(rule)),
                .text = say(s, views.rule_text(rule))};
}

void explain_refusal(App& app, const Session& s, const Refusal& refusal) {
    app.note = {.text = say(s, refusal), .rule = rule_number(s, refusal.rule), .rule_code = refusal.rule};
}

void explain_thing(App& app, const Session& s, const TableViews& views, Ref thing) {
    const Scene scene = scene_of(app, s, &views);
    const About about = views.about(scene, thing);
    app.note = {.title = about.title};
    for (const std::string& each : about.lines) app.note.text += (app.note.text.empty() ? "" : "\n") + each;
    if (!may_choose(s)) return;
    const Refusal refusal = refusal_of(s, views, scene, thing);
    if (!refusal) return;
    app.note.text += (app.note.text.empty() ? "" : "\n") + say(s, refusal);
    app.note.rule = rule_number(s, refusal.rule);
    app.note.rule_code = refusal.rule;
}

void draw_note(Drawing& d) {
    const Note& note = d.app.note;
    if (!note.shown()) return;
    const Rect stage = d.app.layout.stage;
    const float w = std::min(stage.w - 20, widest_note), inner_w = w - 2 * note_padding - 34;
    const float title_h = note.title.empty() ? 0 : lines_height(note.title, title_style, inner_w, 1.25f, 2) + 4;
    const float text_h = note.text.empty() ? 0 : lines_height(note.text, text_style, inner_w + 30, 1.35f, 14);
    const float rule_h = note.rule.empty() ? 0 : 28;
    const float h = std::min(d.app.layout.room.h - 20, title_h + text_h + rule_h + 2 * note_padding);
    const Rect r = around({stage.centre().x, std::max(stage.y + h / 2 + 10, stage.bottom() - h / 2 - 10)}, w, h);
    soft_shadow(d.pen, r, theme::panel_radius, 8);
    rounded(d.pen, r, theme::panel_radius, {.fill = theme::panel_solid, .line = theme::brass, .width = 1.2f});
    add_block(d.app.places, d.pen, r);
    const Rect close{r.right() - 44, r.y, 44, 44};
    icon_button(d.pen, d.app.places, close,
                {.control = control::close, .picture = Icon::close, .pointed = pointed(d.app.input, close)});
    Rect inner = shrunk(r, note_padding);
    Rect title = cut_top(inner, title_h);
    cut_right(title, 34);
    write_lines(d.pen, title, note.title, title_style, 1.25f, 2);
    Rect text = cut_top(inner, text_h, 4);
    if (title_h == 0) cut_right(text, 30);
    write_lines(d.pen, text, note.text, text_style, 1.35f, 14);
    if (rule_h == 0) return;
    const std::string label = note.rule + "  " + say(d.session, d.views->rule_title(note.rule_code));
    const ButtonData data{.control = control::note, .label = label, .weight = Weight::link};
    button(d.pen, d.app.places, cut_left(inner, std::min(inner.w, button_width(data))), data);
}

void draw_cover(Drawing& d) {
    const Seat who = person_seat(d.session);
    const std::string title = person_name(d.session, d.session.waiting);
    const std::string text = say(d.session, Text::core_shell_look_away);
    const std::string go = say(d.session, Text::core_shell_take_device);
    cover(d.pen, d.app.places, d.app.layout.screen,
          {.side = d.views->side(who),
           .title = title,
           .text = text,
           .button = {.control = control::take_device, .label = go, .picture = Icon::device}});
}

void draw_empty(Drawing& d) {
    const Rect r = d.app.layout.room;
    baize(d.pen, r);
    const float w = std::min(r.w - 32, r.h * 1.45f), h = std::min(r.h * 0.72f, w * 0.62f);
    const Rect oval = around(r.centre() + Point{0, h * 0.02f}, w, h);
    wood_table(d.pen, oval);
    const float chair_r = std::clamp(w * 0.045f, 20.0f, 40.0f);
    chair(d.pen, {oval.x + w * 0.09f, oval.y + h * 0.12f}, chair_r, Side::uk, false);
    chair(d.pen, {oval.right() - w * 0.09f, oval.y + h * 0.12f}, chair_r, Side::us, false);
    chair(d.pen, {oval.centre().x, oval.bottom()}, chair_r, Side::ussr, false);
    const Point c = oval.centre();
    const std::string title = capitals(say(d.session, Text::core_app_name));
    const std::string text = say(d.session, Text::core_shell_empty), go = say(d.session, Text::core_shell_new_game);
    write_in(d.pen, around(c - Point{0, h * 0.2f}, w * 0.7f, 44), title,
             {.face = Face::display,
              .size = std::clamp(w * 0.05f, 22.0f, 40.0f),
              .color = theme::brass_light,
              .align = Align::centre,
              .tracking = 4});
    const TextStyle style{
        .face = Face::text, .size = w < 420 ? 14.0f : 17.0f, .color = theme::paper, .align = Align::centre};
    const float text_w = w < 420 ? w * 0.7f : w * 0.5f;
    write_lines(d.pen, {c.x - text_w / 2, c.y - h * 0.1f, text_w, h * 0.3f}, text, style, 1.35f, 4);
    const Rect place = around(c + Point{0, h * 0.27f}, std::min(220.0f, w * 0.5f), theme::touch_target);
    button(d.pen, d.app.places, place,
           {.control = control::new_game, .label = go, .weight = Weight::main, .pointed = pointed(d.app.input, place)});
}

} // namespace wc::shell

// A lesson on the stage: a paper note beside what it speaks of, tied to it by a brass line. It covers neither that nor,
// as far as there is room, anything else that can be chosen.
#include "shell/app/app_parts.hpp"

#include "core/hash.hpp"
#include "shell/widgets/button.hpp"
#include "shell/widgets/dice.hpp"

#include <limits>

namespace wc::shell {

namespace {

constexpr float padding = 12, step = 16, clear = 8;
constexpr std::array<float, 3> widths{330, 280,
                                      240}; // as they are tried: narrower where there is no room beside a thing
constexpr TextStyle title_style{.face = Face::strong, .size = 17, .color = theme::ink};
constexpr TextStyle text_style{.face = Face::text, .size = 14.5f, .color = theme::ink};
constexpr TextStyle link_style{.face = Face::strong, .size = theme::body, .color = theme::ink_faded};

// What a die that is shown covers.
Rect roll_place(const Drawing& d) {
    const Shown* shown = shown_event(d.app, d.session);
    if (shown == nullptr || shown->event.roll.sides == 0) return {};
    const Rect stage = d.app.layout.stage;
    return {stage.x, stage.bottom() - roll_panel_size.h - 12, stage.w, roll_panel_size.h + 12};
}

// A place of a thing that nothing lies over, if there is one; a thing may be drawn twice.
const Place* place_of_thing(const Drawing& d, Ref thing) {
    if (!thing) return nullptr;
    const Rect roll = roll_place(d);
    const auto& list = d.app.places.list;
    for (std::size_t k = list.size(); k-- > 0;)
        if (list[k].kind == PlaceKind::ref && list[k].id == thing.bits && !overlap(list[k].rect, roll)) return &list[k];
    return nullptr;
}

const Place* place_of_choice(const Drawing& d, int verb) {
    const auto& choices = d.session.question.choices;
    for (std::size_t k = 0; k < choices.size(); ++k) {
        if (verb != 0 && choices[k].verb != verb) continue;
        for (const Ref thing : {choices[k].b, choices[k].a})
            if (const Place* found = place_of_thing(d, thing)) return found;
        if (verb != 0) continue;
        if (const Place* row = find_place(d.app.places, PlaceKind::choice, static_cast<std::uint16_t>(k))) return row;
    }
    return nullptr;
}

Ref figure_of(const Guide& guide, const Telling& telling, int which) {
    return guide.of == nullptr || guide.of->figure == nullptr ? Ref{}
                                                              : guide.of->figure(telling.line.operands[0], which);
}

const Place* place_of(const Drawing& d, const Telling& telling, Pointer pointer) {
    const auto id = static_cast<std::size_t>(pointer.id);
    switch (pointer.at) {
    case PointAt::nothing: return nullptr;
    case PointAt::operand: return place_of_thing(d, telling.line.operands[id]);
    case PointAt::choice: return telling.event >= 0 ? nullptr : place_of_choice(d, pointer.id);
    case PointAt::control: return find_place(d.app.places, PlaceKind::control, static_cast<std::uint16_t>(pointer.id));
    case PointAt::figure: return place_of_thing(d, figure_of(d.app.guide, telling, pointer.id));
    }
    return nullptr;
}

Rect target_of(const Drawing& d, const Telling& telling) {
    for (const Pointer pointer : telling.lesson->points)
        if (const Place* place = place_of(d, telling, pointer)) return place->rect;
    return {};
}

// --- where the note lies --------------------------------------------------------------------------------------------

struct Obstacle {
    Rect rect;
    float weight; // for each pixel that is covered
};

// The whole screen between the bars: on a phone the stage alone is too small to keep clear of what is spoken of.
Rect ground(const Layout& l) {
    const float bottom = l.form == ScreenForm::tall ? l.tabs.y : l.safe.bottom();
    return shrunk(between({l.safe.x, l.top.bottom()}, {l.safe.right(), bottom}), clear);
}

bool can_be_chosen(const Drawing& d, Ref thing) {
    const auto& choices = d.scene.choices;
    return std::any_of(choices.begin(), choices.end(), [&](const Choice& each) { return each.mentions(thing); });
}

std::vector<Obstacle> obstacles_of(const Drawing& d, Rect target) {
    std::vector<Obstacle> all;
    if (!target.empty()) all.push_back({grown(target, 10), 400});
    const Layout& l = d.app.layout;
    all.push_back({roll_place(d), 60});
    for (const Place& place : d.app.places.list) {
        if (place.kind == PlaceKind::choice) all.push_back({place.rect, 2});
        if (place.kind == PlaceKind::control) all.push_back({place.rect, 3});
        if (place.kind == PlaceKind::ref) all.push_back({place.rect, can_be_chosen(d, Ref{place.id}) ? 2 : 0.8f});
    }
    if (!l.panel.empty()) all.push_back({l.panel, 0.6f});
    if (!l.hand_ground.empty()) all.push_back({l.hand_ground, 0.6f});
    return all;
}

float away(Rect r, Point p) {
    const float dx = std::max({r.x - p.x, 0.0f, p.x - r.right()}), dy = std::max({r.y - p.y, 0.0f, p.y - r.bottom()});
    return length({dx, dy});
}

float cost_at(Rect r, std::span<const Obstacle> obstacles, Point near) {
    float cost = 12 * away(r, near);
    for (const Obstacle& each : obstacles) {
        const Rect both = common(r, each.rect);
        cost += each.weight * both.w * both.h;
    }
    return cost;
}

struct Spot {
    Rect rect{};
    float cost = 0;
};

Spot best_place(Rect room, Size size, std::span<const Obstacle> obstacles, Point near) {
    Spot best{{room.x, room.y, size.w, size.h}, 0};
    best.cost = cost_at(best.rect, obstacles, near);
    const float right = std::max(room.x, room.right() - size.w), bottom = std::max(room.y, room.bottom() - size.h);
    for (float y = room.y; y < bottom + step; y += step)
        for (float x = room.x; x < right + step; x += step) {
            const Rect r{std::min(x, right), std::min(y, bottom), size.w, size.h};
            if (const float cost = cost_at(r, obstacles, near); cost < best.cost) best = {r, cost};
        }
    return best;
}

// --- what is drawn --------------------------------------------------------------------------------------------------

Point nearest(Rect r, Point p) { return {std::clamp(p.x, r.x, r.right()), std::clamp(p.y, r.y, r.bottom())}; }

void draw_pointer(Pen& pen, Rect note, Rect target) {
    if (target.empty()) return;
    const Rect ring = grown(target, 4);
    const Point from = nearest(note, ring.centre()), to = nearest(ring, from);
    line(pen, from, to, theme::night, 4);
    line(pen, from, to, theme::brass_light, 2);
    rounded(pen, ring, 8, {.line = theme::night, .width = 4});
    rounded(pen, ring, 8, {.line = theme::brass_light, .width = 2});
}

// Underlined words on paper.
void paper_link(Drawing& d, Rect r, int control, std::string_view label) {
    TextStyle style = link_style;
    if (pointed(d.app.input, r).over) style.color = theme::ink;
    const float used = write_in(d.pen, r, label, style), below = baseline_in(r, style) + 3;
    line(d.pen, {r.x, below}, {r.x + used, below}, faded(style.color, 0.7f));
    add_control(d.app.places, d.pen, control, r);
}

void draw_buttons(Drawing& d, Rect r, std::string_view rule) {
    const std::string on = say(d.session, Text::core_shell_guide_on);
    const std::string leave = say(d.session, Text::core_shell_guide_leave);
    ButtonData go{.control = control::guide_on, .label = on, .weight = Weight::main};
    const Rect place = cut_right(r, std::max(84.0f, button_width(go)), 14);
    go.pointed = pointed(d.app.input, place);
    button(d.pen, d.app.places, place, go);
    if (!rule.empty()) paper_link(d, cut_left(r, text_width(rule, link_style) + 8, 10), control::guide_rule, rule);
    paper_link(d, cut_right(r, std::min(r.w, text_width(leave, link_style) + 8)), control::guide_leave, leave);
}

struct Words {
    std::string title, text;
};

float title_height(const Words& words, float w) {
    return lines_height(words.title, title_style, w - 2 * padding, 1.2f, 2) + 3;
}

// All that the note's place depends on.
std::uint64_t place_key(std::span<const Obstacle> obstacles, const std::array<Rect, 3>& rects, const Words& words) {
    return hash_bytes(std::as_bytes(obstacles), hash_bytes(std::as_bytes(std::span(rects)), hash_text(words.text)));
}

// The widest note that keeps clear of what it speaks of. The search is long: while nothing moves, the last place serves.
Rect place_note(const Drawing& d, const Words& words, Rect target, float button_h) {
    const Rect room = ground(d.app.layout), stage = d.app.layout.stage;
    const std::vector<Obstacle> obstacles = obstacles_of(d, target);
    const std::uint64_t key = place_key(obstacles, {room, stage, target}, words);
    if (d.app.guide.placed == key) return d.app.guide.note;
    d.app.guide.placed = key;
    const Point near = target.empty() ? Point{stage.centre().x, stage.bottom()} : target.centre();
    Spot best{{}, std::numeric_limits<float>::max()};
    for (const float width : widths) {
        const float w = std::min(width, room.w);
        const float text_h = lines_height(words.text, text_style, w - 2 * padding, 1.3f) + 6;
        const float h = title_height(words, w) + text_h + button_h + 2 * padding - 4;
        if (h > room.h && width != widths.front()) break;
        const Spot found = best_place(room, {w, std::min(room.h, h)}, obstacles, near);
        if (found.cost < best.cost) best = found;
        if (!overlap(best.rect, target)) break;
    }
    return best.rect;
}

} // namespace

void draw_lesson(Drawing& d) {
    const auto telling = lesson_on_stage(d.app, d.session);
    if (!telling) return;
    const Words words{say(d.session, telling->lesson->title), say(d.session, telling->lesson->text)};
    const float button_h = d.scene.finger ? theme::touch_target : 34.0f;
    const Rect target = target_of(d, *telling), note = place_note(d, words, target, button_h);
    d.app.guide.note = note;
    d.app.guide.target = target;
    draw_pointer(d.pen, note, target);
    soft_shadow(d.pen, note, theme::card_radius, 9);
    rounded(d.pen, note, theme::card_radius, {.fill = theme::paper, .line = theme::paper_edge, .width = 1.2f});
    add_block(d.app.places, d.pen, note);
    Rect inner = shrunk(note, padding);
    inner.h += 4;
    const Rect buttons = cut_bottom(inner, button_h, 2);
    write_lines(d.pen, cut_top(inner, title_height(words, note.w)), words.title, title_style, 1.2f, 2);
    write_lines(d.pen, inner, words.text, text_style, 1.3f);
    draw_buttons(d, buttons, rule_number(d.session, telling->lesson->rule));
}

// --- touches and keys -----------------------------------------------------------------------------------------------

bool lesson_touched(App& app, const Session& s, int id) {
    const auto telling = lesson_on_stage(app, s);
    if (!telling) return false;
    const TableViews* views = views_of(s);
    switch (id) {
    case control::guide_on: tell_lesson(app, *telling); return true;
    case control::guide_leave: leave_guide(app); return true;
    case control::guide_rule:
        if (views != nullptr) explain_rule(app, s, *views, telling->lesson->rule);
        return true;
    case control::step:
    case control::skip: tell_lesson(app, *telling); return false; // and on with what happened
    default: return false;
    }
}

bool lesson_key(App& app, const Session& s, AppKey key) {
    const auto telling = lesson_on_stage(app, s);
    if (!telling || app.note.shown()) return false;
    if (key == AppKey::enter || key == AppKey::space) {
        tell_lesson(app, *telling);
        return true;
    }
    if (key != AppKey::escape) return false;
    leave_guide(app);
    return true;
}

} // namespace wc::shell

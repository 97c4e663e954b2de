// 5.13 - 5.14 The agenda on the table: cards face down, then shown; the issues there are to choose from. And the debate:
// the cards that clash.
#include "shell/tables/churchill_parts.hpp"

#include "shell/widgets/chip.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/label.hpp"

namespace wc::shell::conference {

namespace {

using game::Issue;

// A card before each chair, side by side below the centre.
void draw_agenda_cards(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    constexpr std::array<game::Side, 3> from_left{game::Side::uk, game::Side::su, game::Side::us};
    const bool small = plan.chip.h < 34;
    const Size size = small ? Size{48, 66} : Size{72, 100};
    const float step = std::min(plan.oval.w * 0.26f, size.w * 1.9f);
    const Point middle{plan.oval.centre().x, plan.centre.bottom() + size.h / 2 + 14};
    for (int k = 0; k < 3; ++k) {
        const game::Side side = from_left[static_cast<std::size_t>(k)];
        const std::uint8_t code = s.agenda_card[ix(side)];
        if (code == 0) continue;
        const Point at = middle + Point{step * static_cast<float>(k - 1), 0};
        const Rect r = glide(*scene.motion, ref(side).bits | 0x30000u, around(at, size.w, size.h));
        const bool shown = s.agenda_value[ix(side)] != 0 && code != game::unseen_card;
        std::string value;
        if (shown) {
            const int printed = game::cards[ix(game::card_of_code(side, code))].value;
            const int counts = s.agenda_value[ix(side)];
            value = printed == 0 ? std::to_string(counts) : printed == counts ? "" : value_words(printed, counts);
        }
        draw_table_card(pen, places, scene, r, side, code, value, !shown);
    }
}

void draw_tray(Pen& pen, Places& places, const Scene& scene, const TablePlan& plan, Rect tray,
               std::span<const Issue> issues) {
    if (issues.empty()) return;
    const float gap = plan.gap, h = plan.chip.h;
    const bool narrow = tray.w < 2 * (plan.chip.w + gap) + gap;
    const float w = narrow ? (tray.w - 3 * gap) / 2 : plan.chip.w;
    const int columns = narrow ? 2 : static_cast<int>((tray.w - gap) / (w + gap));
    const int rows = (static_cast<int>(issues.size()) + columns - 1) / columns;
    const float high = static_cast<float>(rows) * (h + gap);
    const float squeeze = std::min(1.0f, (tray.h - 8) / high);
    const float wide = static_cast<float>(columns) * (w + gap) + gap;
    const Rect ground{tray.centre().x - wide / 2, tray.y, wide, high * squeeze + gap};
    rounded(pen, ground, 10, {.fill = rgb(0x000000, 0.28f), .line = faded(theme::brass, 0.35f)});
    for (std::size_t k = 0; k < issues.size(); ++k) {
        const int across = static_cast<int>(k) % columns, down = static_cast<int>(k) / columns;
        const auto column = static_cast<float>(across), row = static_cast<float>(down);
        const Rect at{ground.x + gap + column * (w + gap), ground.y + gap + row * (h + gap) * squeeze, w, h * squeeze};
        const Rect r = glide(*scene.motion, ref(issues[k]).bits | 0x10000u, at);
        const std::string name = short_name(scene, ref(issues[k]));
        Mark mark = mark_of(scene, churchill_views, ref(issues[k]));
        if (mark == Mark::plain && !scene.choices.empty()) mark = Mark::quiet;
        chip(pen, r,
             {.name = name,
              .owner = side_look(game::issues[ix(issues[k])].flag),
              .picture = icon_of(issues[k]),
              .mark = mark,
              .pointed = pointed_at(scene, pen, r)});
        add_ref(places, pen, ref(issues[k]), r);
    }
}

void draw_trays(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    std::vector<Issue> left;
    for (int k = 0; k < game::issue_count; ++k)
        if (spot(s, static_cast<Issue>(k)) == game::Spot::off()) left.push_back(static_cast<Issue>(k));
    const std::span<const Issue> all(left);
    const std::size_t half = (all.size() + 1) / 2;
    draw_tray(pen, places, scene, plan, plan.tray[0], all.first(half));
    draw_tray(pen, places, scene, plan, plan.tray[1], all.subspan(half));
}

// What a played card counts for, where that is not what is printed on it.
std::string modified_value(const Scene& scene, const State& s, game::Side side, const game::CardPlay& play,
                           bool debating) {
    const std::string known = played_value(scene, s, side, play, debating);
    if (known.empty()) return play.value > 0 && play.card != game::leader_played ? std::to_string(play.value) : "";
    return known.size() > 1 ? known : "";
}

// Two values against each other, in large figures.
void draw_clash(Pen& pen, const Scene& scene, const State& s, const TablePlan& plan) {
    const bool small = plan.chip.h < 34;
    const float h = small ? 30.0f : 44.0f, w = h * 4.4f;
    const Point at{plan.oval.centre().x, plan.centre.bottom() + h / 2 + plan.space_radius * 2 + 18};
    const Rect r = around(at, w, h);
    soft_shadow(pen, r, h / 2, 6);
    rounded(pen, r, h / 2, {.fill = theme::panel_solid, .line = theme::brass_light, .width = 1.4f});
    const TextStyle figure{.face = Face::display, .size = h * 0.56f, .color = theme::text, .align = Align::centre};
    emblem(pen, {r.x + h * 0.55f, at.y}, h * 0.32f, side_look(s.advancer));
    emblem(pen, {r.right() - h * 0.55f, at.y}, h * 0.32f, side_look(s.debater));
    write_in(pen, {r.x + h * 0.95f, r.y, h * 0.9f, h}, std::to_string(s.advance.value), figure);
    const std::string other = s.debate.value == 0 ? "?" : std::to_string(s.debate.value);
    write_in(pen, {r.right() - h * 1.85f, r.y, h * 0.9f, h}, other, figure);
    TextStyle cross = figure;
    cross.size = h * 0.36f;
    cross.color = theme::brass_light;
    write_in(pen, around(at, h * 0.6f, h), "\u2717", cross);
    (void)scene;
}

} // namespace

bool choosing_issues(const State& s) {
    return step_of(s) == game::Step::agenda_first || step_of(s) == game::Step::agenda_pick;
}

void draw_agenda(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    if (choosing_issues(s)) return draw_trays(pen, places, scene, s, plan);
    draw_agenda_cards(pen, places, scene, s, plan);
}

void draw_debate(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    if (s.advance.card != 0 && s.advancer < game::side_count) {
        const game::Side side = game::advancing_side(s);
        const std::string value =
            s.advanced == 0 && game::cards[ix(game::card_of_code(
                                               side, s.advance.card == game::leader_played ? 1 : s.advance.card))]
                                       .value != 0
                ? ""
                : modified_value(scene, s, side, s.advance, false);
        draw_table_card(pen, places, scene, plan.played[ix(side)], side, s.advance.card, value, false);
    }
    if (s.debate.card == 0 || s.debater >= game::side_count) return;
    const game::Side side = game::debating_side(s);
    draw_table_card(pen, places, scene, plan.played[ix(side)], side, s.debate.card,
                    modified_value(scene, s, side, s.debate, true), false);
    draw_clash(pen, scene, s, plan);
}

} // namespace wc::shell::conference

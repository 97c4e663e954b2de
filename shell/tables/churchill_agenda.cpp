// 5.13 - 5.14 The agenda on the table: cards face down, then shown; the issues there are to choose from. And the debate:
// the cards that clash.
#include "shell/tables/churchill_parts.hpp"

#include "shell/widgets/chip.hpp"
#include "shell/widgets/clash.hpp"
#include "shell/widgets/label.hpp"

namespace wc::shell::conference {

namespace {

using game::Issue;

// A card of each side, face down and then turned over.
void draw_agenda_cards(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    const std::array<Rect, 3> at = agenda_cards(plan);
    for (const game::Side side : game::all_sides) {
        const std::uint8_t code = s.agenda_card[ix(side)];
        if (code == 0) continue;
        const bool shown = s.agenda_value[ix(side)] != 0 && code != game::unseen_card;
        const float turn = glide(*scene.motion, ref(side).bits | 0x80000u, shown ? 1.0f : 0.0f, theme::slow);
        std::string value;
        if (shown) {
            const int printed = game::cards[ix(game::card_of_code(side, code))].value;
            const int counts = s.agenda_value[ix(side)];
            value = printed == 0 ? std::to_string(counts) : printed == counts ? "" : value_words(printed, counts);
        }
        const Rect whole = glide(*scene.motion, ref(side).bits | 0x30000u, at[ix(side)]);
        const float width = std::max(0.06f, std::abs(1 - 2 * turn)); // seen from the side half-way
        const bool back = turn < 0.5f || !shown;
        draw_table_card(pen, places, scene, around(whole.centre(), whole.w * width, whole.h), side, code,
                        turn < 1 ? std::string() : value, back);
    }
}

void draw_tray(Pen& pen, Places& places, const Scene& scene, const TablePlan& plan, Rect tray,
               std::span<const Issue> issues) {
    if (issues.empty()) return;
    const float gap = plan.gap, h = plan.chip.h;
    const int columns = std::max(2, static_cast<int>((tray.w - gap) / (plan.chip.w * 0.94f + gap))); // a little tighter
    const float w = std::min(plan.chip.w, (tray.w - gap) / static_cast<float>(columns) - gap); // rather than lower
    const int rows = (static_cast<int>(issues.size()) + columns - 1) / columns;
    const float high = static_cast<float>(rows) * (h + gap);
    const float squeeze = std::min(1.0f, (tray.h - 8) / high);
    const float wide = static_cast<float>(columns) * (w + gap) + gap;
    const Rect ground{tray.centre().x - wide / 2, tray.y, wide, high * squeeze + gap};
    rounded(pen, ground, 10,
            {.fill = plan.small ? faded(theme::wood_dark, 0.93f) : rgb(0x000000, 0.28f),
             .line = faded(theme::brass, 0.35f)});
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
    const std::size_t half = plan.tray[1].empty() ? all.size() : (all.size() + 1) / 2;
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

// One side's part of a debate in words.
struct Part {
    Side side = Side::none;
    std::string value, sum, name;
    float weight = 0;
    bool open = false;
    ClashSide data() const { return {side, value, sum, name, weight, open}; }
};

std::string player_name(const Scene& scene, const State& s, game::Side side, std::uint8_t code) {
    if (code == game::leader_played) return short_name(scene, ref(leader_of(s, side)));
    return short_name(scene, ref(game::card_of_code(side, code)));
}

int printed_value(const State& s, game::Side side, std::uint8_t code) {
    if (code == game::leader_played) return game::leaders[ix(leader_of(s, side))].value;
    return game::cards[ix(game::card_of_code(side, code))].value;
}

void put_value(Part& part, int value, std::string sum) {
    part.value = std::to_string(value);
    part.weight = static_cast<float>(value);
    if (sum != part.value) part.sum = std::move(sum);
}

// 5.22 The card that advances, with what the considered issue would make of it.
Part advancing(const Scene& scene, const State& s) {
    const game::Side side = game::advancing_side(s);
    Part out{.side = side_look(side), .name = player_name(scene, s, side, s.advance.card)};
    if (s.advanced != 0) {
        put_value(out, s.advance.value, modified_value(scene, s, side, s.advance, false));
        return out;
    }
    const int printed = printed_value(s, side, s.advance.card);
    const Choice* c = scene.considered();
    if (c != nullptr && verb_of(*c) == game::Verb::advance && c->a.kind() == static_cast<int>(game::Kind::issue)) {
        const int value = game::play_value(s, side, s.advance, thing<Issue>(c->a), false);
        put_value(out, value, value_words(s.advance.value, value));
        out.open = true;
    } else {
        put_value(out, s.advance.value != 0 ? s.advance.value : printed, {});
    }
    if (out.value == "0") out.value = "\u2605"; // a chief who has yet to roll
    return out;
}

// 5.24 What is thrown in against it, or would be.
Part debating(const Scene& scene, const State& s) {
    if (s.debate.card != 0 && s.debater < game::side_count) {
        const game::Side side = game::debating_side(s);
        Part out{.side = side_look(side), .name = player_name(scene, s, side, s.debate.card)};
        out.value = "?";
        if (s.debate.value != 0) put_value(out, s.debate.value, modified_value(scene, s, side, s.debate, true));
        return out;
    }
    if (step_of(s) != game::Step::debate_offer) return {};
    Part out{.side = side_look(asked_side(s)), .value = "?", .open = true};
    const Choice* c = scene.considered();
    if (c == nullptr) return out;
    const bool led = verb_of(*c) == game::Verb::debate_lead;
    if (!led && verb_of(*c) != game::Verb::debate) return out;
    const game::Side side = asked_side(s);
    const std::uint8_t code = led ? game::leader_played : game::code_of(*card_of(*c));
    const int printed = printed_value(s, side, code);
    out.name = player_name(scene, s, side, code);
    if (printed == 0) {
        out.value = "d6";
        return out;
    }
    const Issue issue = game::advanced_issue(s);
    const int value = led ? game::leader_value(leader_of(s, side), issue)
                          : game::play_value(s, side, {code, static_cast<std::uint8_t>(printed)}, issue, true);
    put_value(out, value, value_words(printed, value));
    return out;
}

} // namespace

bool choosing_issues(const State& s) {
    return step_of(s) == game::Step::agenda_first || step_of(s) == game::Step::agenda_pick;
}

void draw_agenda(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    if (choosing_issues(s)) return draw_trays(pen, places, scene, s, plan);
    draw_agenda_cards(pen, places, scene, s, plan);
}

std::array<Rect, 3> agenda_cards(const TablePlan& plan) {
    constexpr std::array<float, 3> aside{-1, 0, 1}; // as game::Side
    const Size size = plan.small ? Size{54, 68} : Size{72, 100};
    const float step = std::min(plan.oval.w * 0.26f, size.w * 1.9f), below = plan.small ? 8.0f : 14.0f;
    const Point middle{plan.oval.centre().x, plan.centre.bottom() + size.h / 2 + below};
    std::array<Rect, 3> out{};
    for (std::size_t k = 0; k < out.size(); ++k) out[k] = around(middle + Point{step * aside[k], 0}, size.w, size.h);
    return out;
}

// On the side where fewer issues lie.
Rect clash_place(const State& s, const TablePlan& plan) {
    if (s.advance.card == 0 || s.advancer >= game::side_count || (s.advanced == 0 && !plan.small)) return {};
    int left = 0, right = 0;
    for (const game::Spot spot : s.issue) {
        if (!spot.on_track()) continue;
        const bool alternate = spot.side() == game::Side::su;
        if (spot.side() == game::Side::uk || (alternate && spot.space() % 2 == 0)) ++left;
        if (spot.side() == game::Side::us || (alternate && spot.space() % 2 != 0)) ++right;
    }
    return plan.clash[right < left ? 1 : 0];
}

void draw_debate(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    if (s.advance.card == 0 || s.advancer >= game::side_count) return;
    if (!plan.small) {
        const game::Side side = game::advancing_side(s);
        const std::string value = s.advanced == 0 ? std::string() : modified_value(scene, s, side, s.advance, false);
        draw_table_card(pen, places, scene, plan.played[ix(side)], side, s.advance.card, value, false);
        if (s.debate.card != 0 && s.debater < game::side_count) {
            const game::Side other = game::debating_side(s);
            draw_table_card(pen, places, scene, plan.played[ix(other)], other, s.debate.card,
                            modified_value(scene, s, other, s.debate, true), false);
        }
    }
    const Rect place = clash_place(s, plan);
    if (place.empty()) return;
    const Part first = advancing(scene, s), second = debating(scene, s);
    clash(pen, place, {first.data(), second.data()});
}

} // namespace wc::shell::conference

// What a choice leads to, in words; names and numbers as they stand on pieces.
#include "shell/tables/churchill_parts.hpp"

#include "churchill/global.hpp"
#include "churchill/war.hpp"

namespace wc::shell::conference {

namespace {

using game::Issue;
using game::Verb;

std::string arrow(const std::string& from, const std::string& to) { return from + " \u2192 " + to; }

std::string percent(int n) { return std::to_string(n) + " %"; }

// What is worth knowing about where an issue goes.
std::string move_note(const Scene& scene, const State& s, const IssueMove& m, Verb v) {
    if (m.to.is_won() && v == Verb::advance) return words(scene, Text::churchill_shell_note_held);
    if (m.from == game::Spot::centre() && m.to != game::Spot::centre()) {
        if (m.issue == Issue::second_front) return words(scene, Text::churchill_shell_note_no_landing);
        if (m.issue == Issue::dow) return words(scene, Text::churchill_shell_note_no_manchuria);
    }
    if (v == Verb::decline && !m.sure) return words(scene, Text::churchill_shell_note_next_asked);
    if (!m.sure && (v == Verb::debate)) return words(scene, Text::churchill_shell_note_rolls);
    (void)s;
    return {};
}

Consequence issue_move(const Scene& scene, const State& s, const IssueMove& m, Verb v) {
    Consequence out;
    const bool same_track = m.from.on_track() && m.to.on_track() && m.from.side() == m.to.side();
    const std::string to = same_track ? std::to_string(m.to.space()) : spot_words(scene, m.to);
    const bool placed = v == Verb::pick;
    out.outcome = placed           ? "\u2192 " + to
                  : m.from == m.to ? words(scene, Text::churchill_shell_stays)
                                   : arrow(spot_words(scene, m.from), to);
    out.note = move_note(scene, s, m, v);
    return out;
}

// A debate also tells the value that is thrown in.
Consequence debate(const Scene& scene, const State& s, const Choice& c) {
    const auto m = move_of(s, c);
    if (!m) return {};
    Consequence out = issue_move(scene, s, *m, Verb::debate);
    const auto card = card_of(c);
    const game::CardPlay play = card ? game::CardPlay{game::code_of(*card), game::cards[ix(*card)].value}
                                     : game::CardPlay{game::leader_played, 0};
    const bool chief = card && game::cards[ix(*card)].value == 0;
    if (chief) {
        out.outcome = words(scene, Text::churchill_shell_rolls_d6);
        out.note.clear();
        return out;
    }
    const std::string value = played_value(scene, s, asked_side(s), play, true);
    if (!value.empty()) out.note = out.note.empty() ? value : value + " \u00b7 " + out.note;
    return out;
}

std::string join(const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& each : parts) out += (out.empty() ? "" : " \u00b7 ") + each;
    return out;
}

Consequence card(const Scene& scene, const State& s, const Choice& c) {
    const game::Card card = *card_of(c);
    Consequence out;
    const int value = game::cards[ix(card)].value;
    out.outcome = value == 0 ? words(scene, Text::churchill_shell_rolls_d6) : std::to_string(value);
    if (verb_of(c) == Verb::commit && side_of(card) == game::Side::uk && value > 0)
        out.outcome = value_words(value, value + 1); // 3.32 Imperial Staff
    if (verb_of(c) == Verb::play) out.note = join(card_effects(scene, card, true));
    if (verb_of(c) == Verb::play && side_of(card) == game::Side::su && s.paranoia != 0 && value > 1)
        out.outcome = value_words(value, value - 1);
    return out;
}

Consequence leader(const Scene& scene, const State& s, const Choice& c) {
    const auto who = thing<game::Leader>(c.a);
    Consequence out;
    if (verb_of(c) == Verb::tie_leader) {
        out.note = words(scene, Text::churchill_shell_note_leader_spent);
        return out;
    }
    out.outcome = std::to_string(game::leaders[ix(who)].value);
    out.note = words(scene, Text::churchill_shell_note_costs_card);
    (void)s;
    return out;
}

// Support for a front: how its chance grows.
Consequence support(const Scene& scene, const State& s, game::Front f, int n) {
    Consequence out{.side = side_look(game::info(f).owner)};
    const int now = game::strength(s, f);
    State after = s;
    game::add_os(after, f, n);
    const int then = game::strength(after, f);
    out.outcome = arrow(odds_words(scene, now), odds_words(scene, then));
    if (game::short_of_nav(s, f))
        out.note = words(scene, Text::churchill_shell_note_needs_nav,
                         Ref::number(game::nav_needed(game::info(game::entry_space(s, f)).type)));
    else if (!game::is_active(s, f))
        out.note = words(scene, Text::churchill_shell_note_closed);
    return out;
}

Consequence naval(const Scene& scene, const State& s, game::Box b, int n) {
    Consequence out{.picture = Icon::anchor};
    const int now = s.nav[ix(b)];
    out.outcome = arrow(std::to_string(now), std::to_string(std::min(now + n, game::nav_box_max)));
    if (b == game::Box::arctic) {
        out.note = words(scene, Text::churchill_shell_note_arctic, Ref::number(game::arctic_condition_nav));
        return out;
    }
    const auto f = static_cast<game::Front>(game::boxes[ix(b)].front);
    if (!game::is_open(s, f)) return out;
    const int needed = game::nav_needed(game::info(game::entry_space(s, f)).type);
    if (needed > 0)
        out.note = words(scene, Text::churchill_shell_note_landing, ref(game::entry_space(s, f)), Ref::number(needed));
    return out;
}

// 6.10 The roll of research with one marker more.
Consequence research(const Scene& scene, const State& s) {
    const auto chance = [](int markers) {
        const int need = std::max(1, game::abomb_advance_min - markers);
        return ((7 - need) * 100 + 3) / 6;
    };
    (void)scene;
    return {.outcome = arrow(percent(chance(s.research)), percent(chance(s.research + 1)))};
}

Consequence network(const Scene& scene, const State& s, const Choice& c) {
    const auto place = thing<game::Country>(c.a);
    const int now = game::cn_count(s, place);
    const bool removes = verb_of(c) == Verb::remove_cn;
    Consequence out{.side = removes ? side_look(game::cn_side(s, place)) : side_look(asked_side(s))};
    out.outcome = arrow(std::to_string(now), std::to_string(removes ? now - 1 : now + 1));
    out.note = words(scene, removes ? Text::churchill_shell_note_break_up : Text::churchill_shell_note_network);
    return out;
}

Consequence alignment(const Scene& scene, const State& s, const Choice& c) {
    if (verb_of(c) == Verb::place_pa)
        return {.outcome = signed_points(scene, game::vp_pa),
                .note = words(scene, Text::churchill_shell_note_alignment),
                .side = side_look(asked_side(s))};
    const auto owner = static_cast<game::Side>(c.b.index());
    Consequence out{.side = side_look(owner)};
    out.note = words(scene, Text::churchill_shell_note_end_alignment, Ref::number(game::removal_cost(s, owner)));
    return out;
}

Consequence pawn(const Scene& scene, const State& s, game::GlobalTrack t) {
    const auto state = [&](game::GlobalPawn p) {
        return say(scene.session,
                   game::text_at(game::first_global_state_text, 3 * static_cast<int>(t) + static_cast<int>(p)));
    };
    return {.outcome = "\u2192 " + state(game::own_end(asked_side(s), t))};
}

} // namespace

int percent_of_strength(int strength) { return std::clamp(strength, 0, 10) * 10; }

std::string odds_words(const Scene& scene, int strength) {
    (void)scene;
    const int beyond = strength - game::breakthrough_strength; // 7.74 the second space
    if (beyond <= 0) return percent(percent_of_strength(strength));
    return "100+" + percent(percent_of_strength(beyond));
}

std::string signed_points(const Scene& scene, int points) {
    return words(scene, Text::churchill_shell_plus_points, Ref::number(points));
}

Icon icon_of(Issue issue) {
    constexpr std::array<Icon, game::issue_count> icons{
        Icon::factory,   Icon::factory, Icon::factory, Icon::offensive, Icon::offensive, Icon::offensive,
        Icon::offensive, Icon::crate,   Icon::atom,    Icon::globe,     Icon::landing,   Icon::scroll,
        Icon::baton,     Icon::baton,   Icon::network, Icon::network,   Icon::network};
    return icons[ix(issue)];
}

std::string short_name(const Scene& scene, Ref r) { return name_of(scene, r, Form::short_name); }

std::string spot_words(const Scene& scene, game::Spot spot) {
    if (spot == game::Spot::centre()) return words(scene, Text::churchill_shell_centre);
    if (spot.on_track()) return short_name(scene, ref(spot.side())) + " " + std::to_string(spot.space());
    if (spot.is_won()) return words(scene, Text::churchill_shell_chair, ref(spot.side()));
    return words(scene, Text::churchill_shell_off);
}

std::string value_words(int base, int value) {
    if (value == base) return std::to_string(base);
    if (value > base) return std::to_string(base) + "+" + std::to_string(value - base);
    return std::to_string(base) + "\u2212" + std::to_string(base - value);
}

std::string played_value(const Scene& scene, const State& s, game::Side side, const game::CardPlay& play,
                         bool debating) {
    if (play.card == 0 || s.advanced == 0) return {};
    (void)scene;
    const Issue issue = game::advanced_issue(s);
    if (play.card == game::leader_played) {
        const int printed = game::leaders[ix(leader_of(s, side))].value;
        return value_words(printed, game::leader_value(leader_of(s, side), issue));
    }
    const int printed = game::cards[ix(game::card_of_code(side, play.card))].value;
    if (printed == 0) return {};
    return value_words(printed,
                       game::play_value(s, side, {play.card, static_cast<std::uint8_t>(printed)}, issue, debating));
}

namespace {

Consequence follow(const Scene& scene, const Choice& c) {
    const State s = state_of(scene);
    switch (verb_of(c)) {
    case Verb::commit:
    case Verb::play:
    case Verb::discard: return card(scene, s, c);
    case Verb::tie_leader:
    case Verb::lead: return leader(scene, s, c);
    case Verb::debate:
    case Verb::debate_lead: return debate(scene, s, c);
    case Verb::pick:
    case Verb::advance:
    case Verb::stop:
    case Verb::go_on:
    case Verb::charm:
    case Verb::decline:
        if (const auto m = move_of(s, c)) return issue_move(scene, s, *m, verb_of(c));
        if (verb_of(c) == Verb::decline) return {.outcome = words(scene, Text::churchill_shell_stays)};
        return {};
    case Verb::favour: return {.side = side_look(static_cast<game::Side>(c.a.index()))};
    case Verb::gain_os:
    case Verb::buy_os:
    case Verb::lead_os: return support(scene, s, thing<game::Front>(c.a), 1);
    case Verb::direct: {
        const auto f = thing<game::Front>(c.b);
        return {.outcome = "\u2192 " + short_name(scene, ref(game::entry_space(s, f))),
                .side = side_look(game::info(f).owner)};
    }
    case Verb::pay: return support(scene, s, thing<game::Front>(c.b), 1);
    case Verb::gain_nav:
    case Verb::buy_nav:
    case Verb::lead_nav: return naval(scene, s, thing<game::Box>(c.a), 1);
    case Verb::activate: {
        const game::IssueInfo& info = game::issues[ix(thing<Issue>(c.a))];
        return {.note = words(scene, Text::churchill_shell_note_pol_mil, Ref::number(info.pa), Ref::number(info.cn))};
    }
    case Verb::research: return research(scene, s);
    case Verb::name_leader: return {.side = side_look(static_cast<game::Side>(c.b.index()))};
    case Verb::move_pawn: return pawn(scene, s, thing<game::GlobalTrack>(c.a));
    case Verb::place_cn:
    case Verb::remove_cn: return network(scene, s, c);
    case Verb::place_pa:
    case Verb::remove_pa: return alignment(scene, s, c);
    default: return {};
    }
}

// In a list the thing alone is enough where the question, or the heading, says what happens to it.
std::string title_of(const Scene& scene, const Choice& c) {
    switch (verb_of(c)) {
    case Verb::debate:
    case Verb::discard:
    case Verb::charm:
    case Verb::gain_os:
    case Verb::gain_nav:
    case Verb::buy_os:
    case Verb::buy_nav:
    case Verb::lead_os:
    case Verb::lead_nav:
    case Verb::place_cn:
    case Verb::remove_cn:
    case Verb::place_pa:
    case Verb::remove_pa: return name_of(scene, c.a);
    default: return {};
    }
}

} // namespace

Consequence consequence(const Scene& scene, const Choice& c) {
    Consequence out = follow(scene, c);
    out.family = family_of(scene, c);
    if (verb_of(c) == Verb::research) out.heading = words(scene, Text::churchill_shell_heading_research);
    out.title = title_of(scene, c);
    if (c.a && (verb_of(c) == Verb::pick || verb_of(c) == Verb::advance || !out.title.empty()))
        out.brief = short_name(scene, c.a);
    return out;
}

} // namespace wc::shell::conference

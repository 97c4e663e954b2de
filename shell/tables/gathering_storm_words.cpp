// Words of Gathering Storm's choices: what each costs, and what follows from it.
#include "shell/tables/gathering_storm_parts.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::shell::storm {

using game::Verb;

std::string number_words(const Scene& scene, Text text, int n) { return words(scene, text, Ref::number(n)); }
std::string short_name(const Scene& scene, Ref r) { return name_of(scene, r, Form::short_name); }

namespace {

std::string cost_words(const Scene& scene, int n) {
    return n == 0 ? words(scene, Text::gathering_storm_shell_note_free)
                  : number_words(scene, Text::gathering_storm_shell_note_cost, n);
}
std::string steps_change(int before, int after, int last) {
    return std::to_string(before) + " \u2192 " + std::to_string(after) + " / " + std::to_string(last);
}

void card(const Scene& scene, const State&, Power p, const Choice& c, Consequence& out) {
    const game::NationalEvent& e = game::event_of(p, c.a.index() + 1);
    out.picture = Icon::card;
    if (verb_of(c) != Verb::decline_card)
        out.note = say(scene.session, game::text_at(game::first_random_effect_text, e.text));
}

// 14.6 What the new military factory brings.
std::string yield_words(const Scene& scene, Power p, int factories) {
    const game::Yield& y = game::yields[ix(p)][static_cast<std::size_t>(std::clamp(factories, 0, 15))];
    std::string out;
    const auto add = [&](const std::string& what) { out += (out.empty() ? "" : ", ") + what; };
    for (int k = 0; k < game::unit_type_count; ++k)
        for (int n = y.units[static_cast<std::size_t>(k)]; n > 0; --n)
            add(short_name(scene, ref(static_cast<game::UnitType>(k))));
    if (y.first != 0) add(words(scene, Text::gathering_storm_shell_note_choice));
    const int support = game::factory_support(p, factories) - game::factory_support(p, factories - 1);
    if (support > 0) add(words(scene, Text::gathering_storm_shell_support) + " " + signed_words(support));
    return out;
}

void convert(const Scene& scene, const State& s, Power p, const Choice& c, Consequence& out) {
    const game::Conversion x = verb_of(c) == Verb::convert_idle     ? game::Conversion::to_civil
                               : verb_of(c) == Verb::mobilize_idle  ? game::Conversion::idle_to_military
                               : verb_of(c) == Verb::mobilize_civil ? game::Conversion::civil_to_military
                                                                    : game::Conversion::none;
    if (x == game::Conversion::none) return;
    out.picture = Icon::factory;
    out.outcome = cost_words(scene, game::conversion_cost(s, p, x));
    if (x == game::Conversion::to_civil)
        out.note = words(scene, Text::gathering_storm_shell_income) + " " + signed_words(game::civilian_income);
    else
        out.note = yield_words(scene, p, s.military[ix(p)] + 1);
}

void research(const Scene& scene, const State& s, const Choice& c, Consequence& out) {
    const auto x = thing<Project>(c.a);
    if (s.steps[ix(x)] == game::unseen_steps) return;
    const int steps = s.steps[ix(x)] + s.added[ix(x)], last = game::last_step(x);
    out.title = project_words(scene, x);
    if (game::info(x).power != game::no_power) out.side = side_look(static_cast<Power>(game::info(x).power));
    out.outcome = steps_change(steps, steps + 1, last);
    if (game::results_at(x, steps + 1) > game::results_at(x, steps)) {
        out.note = words(scene, Text::gathering_storm_shell_note_result, ref(x));
    } else {
        for (int k = 0; k < game::info(x).result_count; ++k) {
            const int at = game::info(x).results[static_cast<std::size_t>(k)];
            if (at <= steps + 1) continue;
            out.note = number_words(scene, Text::gathering_storm_shell_next_result, at);
            break;
        }
    }
    out.family = name_of(scene, ref(game::info(x).category));
}

// 20 What one more active unit does to the balance.
std::string balance_words(const Scene& scene, const State& s, Power p, game::UnitType unit) {
    State after = s;
    ++after.active[ix(p)][ix(unit)];
    const int before = game::net_total(s), then = game::net_total(after);
    if (p == Power::russia || before == then) return {};
    return words(scene, Text::gathering_storm_shell_balance) + " " + signed_words(before) + " \u2192 " +
           signed_words(then);
}

void construction(const Scene& scene, const State& s, Power p, const Choice& c, Consequence& out) {
    switch (verb_of(c)) {
    case Verb::build: {
        const auto unit = thing<game::UnitType>(c.a);
        out.outcome = number_words(scene, Text::gathering_storm_shell_note_activity, game::unit_cost(s, p));
        out.note = balance_words(scene, s, p, unit);
        return;
    }
    case Verb::start_ship: {
        const auto type = thing<game::ShipType>(c.a);
        out.outcome = number_words(scene, Text::gathering_storm_shell_naval_points, game::info(type).factors);
        out.note =
            words(scene, Text::gathering_storm_shell_yard_steps, Ref::number(1), Ref::number(game::info(type).steps));
        return;
    }
    case Verb::advance_ship: {
        const auto k = static_cast<std::size_t>(c.a.index());
        const int ship = s.yard[ix(p)][k] != 0 ? s.yard[ix(p)][k] : s.plan[ix(p)].started[k];
        if (ship == 0) return;
        const auto type = static_cast<game::ShipType>(ship - 1);
        const int done = s.yard_steps[ix(p)][k] + s.plan[ix(p)].steps[k];
        out.outcome = steps_change(done, done + 1, game::info(type).steps);
        out.note = name_of(scene, ref(type));
        return;
    }
    default: return;
    }
}

void pay(const Scene& scene, const State& s, Power p, const Choice& c, Consequence& out) {
    const int value = verb_of(c) == Verb::pay_counter ? c.a.number() : 1;
    out.outcome = cost_words(scene, value);
    const int over = value - s.frames.top().i;
    if (over > 0) out.note = number_words(scene, Text::gathering_storm_shell_note_left_over, over);
    if (verb_of(c) == Verb::pay_counter)
        out.note += (out.note.empty() ? "" : " \u00b7 ") +
                    number_words(scene, Text::gathering_storm_shell_note_left, game::counters_left(s, p, value));
}

// A flag leaves or comes: what becomes of pacts.
void flag(const Scene& scene, const State& s, const Choice& c, Consequence& out) {
    const auto country = thing<Country>(c.a);
    const auto owner = static_cast<Power>(c.b.index());
    out.side = side_look(owner);
    const bool added = verb_of(c) == Verb::place_flag;
    State after = s;
    game::Byte& n = after.flags[ix(country)][ix(owner)];
    if (!added && n == 0) return;
    n = game::byte(added ? n + 1 : n - 1);
    const int before = game::pact_holder(s, country), then = game::pact_holder(after, country);
    out.outcome = std::to_string(n - (added ? 1 : -1)) + " \u2192 " + std::to_string(n);
    if (before == then) return;
    out.note = then == game::no_power ? words(scene, Text::gathering_storm_shell_note_pact_lost, ref(country))
                                      : words(scene, Text::gathering_storm_shell_note_pact_gained, ref(country));
}

void place(const Scene& scene, const State& s, const Choice& c, Consequence& out) {
    const auto country = thing<Country>(c.a);
    out.title = name_of(scene, c.a);
    out.family =
        say(scene.session, game::text_at(game::first_region_text, static_cast<int>(game::info(country).region)));
    const int holder = game::pact_holder(s, country);
    if (holder != game::no_power) out.side = side_look(static_cast<Power>(holder));
    if (verb_of(c) == Verb::place_military) {
        out.outcome = cost_words(scene, game::military_counter_cost);
        return;
    }
    if (game::civil_war_in(s, country)) {
        out.note = number_words(scene, Text::gathering_storm_shell_civil_war_fought,
                                s.markers[static_cast<std::size_t>(game::war_index(country))]);
        return;
    }
    std::string flags;
    for (const Power p : all_powers)
        if (const int n = game::flags_of(s, country, p); n != 0)
            flags += (flags.empty() ? "" : ", ") + name_of(scene, ref(p)) + " " + std::to_string(n);
    out.note = flags;
    if (game::info(country).pact != 0)
        out.outcome = number_words(scene, Text::gathering_storm_shell_note_worth, game::info(country).pact);
}

void crisis(const Scene& scene, const State& s, Power p, const Choice& c, Consequence& out) {
    switch (verb_of(c)) {
    case Verb::aggress: {
        const auto t = thing<Target>(c.a);
        out.title = name_of(scene, c.a);
        out.outcome =
            words(scene, Text::gathering_storm_shell_of, Ref::number(game::strength(s, p, t, game::true_support(s, p))),
                  Ref::number(game::requirement(s, t)));
        out.note = number_words(scene, Text::gathering_storm_shell_aggression_value, game::info(t).value) + " \u00b7 " +
                   words(scene, Text::gathering_storm_shell_resistance) + " " + plain_words(game::resistance(s, t));
        return;
    }
    case Verb::acquiesce: out.note = words(scene, Text::gathering_storm_shell_note_falls, ref(game::target(s))); return;
    case Verb::threaten:
        out.outcome = std::to_string(ultimatum_percent(s)) + " %";
        out.note = words(scene, Text::gathering_storm_shell_note_must_retreat);
        return;
    case Verb::continue_aggression:
        out.outcome = std::to_string(100 - ultimatum_percent(s)) + " %";
        out.note = words(scene, Text::gathering_storm_shell_note_allies_fall_short);
        return;
    case Verb::ultimatum: out.note = words(scene, Text::gathering_storm_shell_note_war_or_retreat); return;
    case Verb::accept_war:
    case Verb::declare_war: out.note = words(scene, Text::gathering_storm_shell_note_war); return;
    case Verb::back_down: {
        const auto step = step_of(s);
        out.note = words(scene, step == game::Step::aggressor_choice ? Text::gathering_storm_shell_note_back_down_early
                                : step == game::Step::war_choice     ? Text::gathering_storm_shell_note_back_down_late
                                                                 : Text::gathering_storm_shell_note_allied_back_down);
        return;
    }
    case Verb::propose_pact:
        out.outcome = words(scene, Text::gathering_storm_shell_of, Ref::number(game::pact_value(s)),
                            Ref::number(game::pact_auto));
        return;
    case Verb::pledge:
        out.outcome = signed_words(game::garrison_deficit(s) > 0 ? game::pledge_deficit : game::pledge_bonus);
        out.note = words(scene, Text::gathering_storm_shell_note_pledge);
        return;
    case Verb::concede: out.note = words(scene, Text::gathering_storm_shell_note_concede); return;
    default: return;
    }
}

} // namespace

Consequence consequence(const Scene& scene, const Choice& c) {
    const State s = state_of(scene);
    Consequence out;
    const Seat seat = scene.session.question.seat;
    if (seat == Seat::nobody) return out;
    const Power p = game::power_of(seat);
    switch (verb_of(c)) {
    case Verb::play_card:
    case Verb::decline_card:
    case Verb::show_support: card(scene, s, p, c, out); break;
    case Verb::no_conversion:
    case Verb::convert_idle:
    case Verb::mobilize_idle:
    case Verb::mobilize_civil: convert(scene, s, p, c, out); break;
    case Verb::research_with:
        out.outcome = number_words(scene, Text::gathering_storm_shell_note_points, c.a.number());
        out.note = cost_words(scene, c.a.number());
        break;
    case Verb::research_only: out.note = cost_words(scene, 1); break;
    case Verb::counter_value:
        out.outcome = cost_words(scene, c.a.number());
        out.note = number_words(scene, Text::gathering_storm_shell_note_left, game::counters_left(s, p, c.a.number()));
        break;
    case Verb::free_counter: out.outcome = words(scene, Text::gathering_storm_shell_note_free); break;
    case Verb::party_pay: out.outcome = cost_words(scene, game::party_purge_cost); break;
    case Verb::return_unit: out.note = words(scene, Text::gathering_storm_shell_note_upkeep); break;
    case Verb::assign: research(scene, s, c, out); break;
    case Verb::build:
    case Verb::start_ship:
    case Verb::advance_ship: construction(scene, s, p, c, out); break;
    case Verb::pay_counter:
    case Verb::pay_naval:
    case Verb::pay_saved: pay(scene, s, p, c, out); break;
    case Verb::remove_flag:
    case Verb::place_flag:
    case Verb::subvert_flag: flag(scene, s, c, out); break;
    case Verb::place_counter:
    case Verb::place_military:
    case Verb::anti_comintern:
    case Verb::covert: place(scene, s, c, out); break;
    case Verb::place_ring:
    case Verb::remove_ring:
    case Verb::look:
        out.side = c.b.kind() == Ref::seat_kind ? side_look(static_cast<Power>(c.b.index())) : Side::none;
        break;
    default: crisis(scene, s, p, c, out); break;
    }
    return out;
}

// What stands first in a long list: results within reach, countries where a pact is near.
int rank(const Scene& scene, const Choice& c) {
    const State s = state_of(scene);
    if (verb_of(c) == Verb::assign) {
        const auto x = thing<Project>(c.a);
        if (s.steps[ix(x)] == game::unseen_steps) return 0;
        const int steps = s.steps[ix(x)] + s.added[ix(x)];
        for (int k = 0; k < game::info(x).result_count; ++k)
            if (game::info(x).results[static_cast<std::size_t>(k)] > steps)
                return 40 - (game::info(x).results[static_cast<std::size_t>(k)] - steps);
        return 0;
    }
    if (c.a.kind() != static_cast<int>(game::Kind::country)) return 0;
    const auto country = thing<Country>(c.a);
    return game::info(country).pact * 10 + game::flags_in(s, country) * 3 + (game::info(country).defense != 0 ? 5 : 0);
}

// What a choice is about beside its operands: the country of a target, the country a value is chosen for.
Touched touched(const Scene& scene, const Choice& c) {
    const State s = state_of(scene);
    if (is_kind(c.a, game::Kind::target)) return {ref(game::info(thing<Target>(c.a)).country)};
    if (s.frames.depth == 0) return {};
    const Frame& f = s.frames.top();
    switch (step_of(s)) {
    case game::Step::place_value: return {ref(game::place_country(f))};
    case game::Step::respond:
    case game::Step::pledge:
    case game::Step::aggressor_choice:
    case game::Step::ultimatum:
    case game::Step::war_choice:
        if (s.target != 0) return {ref(game::target(s)), ref(game::info(game::target(s)).country)};
        return {};
    default: return {};
    }
}

} // namespace wc::shell::storm

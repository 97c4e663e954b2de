// 24.58 The order of placement; 24.3 the anti-Comintern counter; 24.4 military counters.
#include "gathering_storm/diplomacy.hpp"

namespace wc::gathering_storm {

namespace {

void open_placement(State& s) {
    s.slots_used = {};
    s.extras = {};
    s.military_placed = {};
    s.military_counters = {};
    s.look = {};
    s.counter_used = {};
    s.anti_comintern = 0;
    s.counters_open = 0;
}

Step step_of(Stop stop) {
    switch (stop) {
    case Stop::anti_comintern: return Step::anti_comintern;
    case Stop::military: return Step::place_military;
    case Stop::regular: return Step::place_counter;
    case Stop::extra: return Step::place_extra;
    case Stop::look: break;
    }
    return Step::codebreaking;
}

} // namespace

// Frame: i = position in the order.
void place_next(P& p) {
    const int i = p.frame().i;
    if (i == 0) open_placement(p.s);
    if (i >= static_cast<int>(placement_order.size())) return p.next(Step::reveal_cards);
    const Placement& x = placement_order[static_cast<std::size_t>(i)];
    p.next(step_of(x.stop), seat_of(x.power), i);
}

namespace {

bool stands_at(const State& s, int depth, Stop stop) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.i >= placement_order.size()) return false;
    const Placement& x = placement_order[f.i];
    return x.stop == stop && f.seat == seat_of(x.power) && s.counters_open == 0;
}

void country_candidates(Verb v, Choices& out) {
    for (int c = 0; c < country_count; ++c) out.push_back(choice(v, ref(nth<Country>(c))));
}

} // namespace

// --- 24.3 -------------------------------------------------------------------------------------------------------------

void AntiComintern::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::no_anti_comintern));
    country_candidates(Verb::anti_comintern, out);
}

Refusal AntiComintern::refuse(const State& s, const Frame&, const Choice& c) {
    if (verb(c) == Verb::no_anti_comintern) return allowed;
    if (s.turn < anti_comintern_from) return {Text::gathering_storm_refuse_too_early, "24.3"_rule, c.a};
    if (pact_in_force(s)) return {Text::gathering_storm_refuse_pact_in_force, "31.5"_rule, c.a};
    const auto here = static_cast<Country>(c.a.index());
    if (here == Country::russia || !is_open(s, here) || under_attack(s, here))
        return {Text::gathering_storm_refuse_closed, "24.3"_rule, c.a};
    if (!info(here).borders_russia && !civil_war_in(s, here) && flags_of(s, here, Power::russia) == 0)
        return {Text::gathering_storm_refuse_no_comintern, "24.3"_rule, c.a};
    return allowed;
}

void AntiComintern::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::anti_comintern) {
        p.s.anti_comintern = byte(c.a.index() + 1);
        p.log(Text::gathering_storm_event_anti_comintern, "24.3"_rule, c.a);
    }
    p.next(Step::place_next, Seat::nobody, p.frame().i + 1);
}

bool AntiComintern::holds(const State& s, int depth) {
    return stands_at(s, depth, Stop::anti_comintern) && s.frames.at[0].n == 0 && s.anti_comintern == 0;
}

// --- 24.4 -------------------------------------------------------------------------------------------------------------

namespace {

int military_limit(const State& s, Power p) {
    if (p == Power::italy) return support(s, p) >= 0 ? italian_military : 0;
    return std::max(0, support(s, p));
}

} // namespace

void PlaceMilitary::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::military_done));
    country_candidates(Verb::place_military, out);
}

Refusal PlaceMilitary::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::military_done) return allowed;
    const Power p = power_of(f.seat);
    const auto here = static_cast<Country>(c.a.index());
    if (s.military_placed[ix(p)] >= military_limit(s, p))
        return {Text::gathering_storm_refuse_military_limit, "24.4"_rule, c.a};
    if (p == Power::russia && s.no_military != 0)
        return {Text::gathering_storm_refuse_garrison_short, "21.23"_rule, c.a};
    const bool by_cohesion = p == Power::russia && info(here).military_full_cohesion;
    if (by_cohesion && cohesion(s) < full) return {Text::gathering_storm_refuse_cohesion, "24.4"_rule, c.a};
    if (!by_cohesion && !has_bit(info(here).military, p))
        return {Text::gathering_storm_refuse_no_military_here, "24.4"_rule, c.a};
    if (!is_open(s, here)) return {Text::gathering_storm_refuse_closed, "24.4"_rule, c.a};
    if (s.military_counters[ix(here)][ix(p)] >= military_per_country)
        return {Text::gathering_storm_refuse_military_full, "24.4"_rule, c.a};
    if (free_points(s, p) < military_counter_cost) return {Text::gathering_storm_refuse_points, "6.11"_rule, c.a};
    return allowed;
}

void PlaceMilitary::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    if (verb(c) == Verb::military_done) return p.next(Step::place_next, Seat::nobody, f.i + 1);
    const Power who = power_of(f.seat);
    ++p.s.military_counters[static_cast<std::size_t>(c.a.index())][ix(who)];
    add_to(p.s.military_placed[ix(who)], 1, military_placed_max);
    pay_points(p.s, who, military_counter_cost);
    p.log(Text::gathering_storm_event_military, "24.4"_rule, ref(who), c.a);
}

bool PlaceMilitary::holds(const State& s, int depth) {
    return stands_at(s, depth, Stop::military) && s.frames.at[0].n == 0;
}

} // namespace wc::gathering_storm

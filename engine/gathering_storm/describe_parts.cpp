// The table in sentences: what the powers' own sheets and the countries hold beside flags, units and factories.
#include "gathering_storm/describe.hpp"

#include "gathering_storm/counters.hpp"
#include "gathering_storm/crisis.hpp"

namespace wc::gathering_storm {

namespace {

Ref number(int n) { return Ref::number(n); }

int on_the_way(const State& s, Power p) {
    int n = 0;
    for (const auto& turn : s.due[ix(p)])
        for (Byte units : turn) n += units;
    return n;
}

void describe_yards(const State& s, Power p, Lines& out) {
    const Plan& plan = s.plan[ix(p)];
    for (std::size_t k = 0; k < yard_max; ++k) {
        const int type = plan.started[k] != 0 ? plan.started[k] : s.yard[ix(p)][k];
        if (type == 0) continue;
        const auto ship = nth<ShipType>(type - 1);
        out.push_back(line(Text::gathering_storm_say_yard, "19.3"_rule, ref(p), ref(ship),
                           number(s.yard_steps[ix(p)][k] + plan.steps[k]), number(ships[ix(ship)].steps)));
    }
}

Text words_of(Conversion x) {
    switch (x) {
    case Conversion::to_civil: return Text::gathering_storm_say_plan_to_civil;
    case Conversion::idle_to_military: return Text::gathering_storm_say_plan_idle_to_military;
    case Conversion::civil_to_military: return Text::gathering_storm_say_plan_civil_to_military;
    case Conversion::none: break;
    }
    return Text::none;
}

void describe_counter(Country c, Power p, Counter x, Lines& out) {
    if (x == Counter::none || x == Counter::pending) return;
    out.push_back(x == Counter::unseen
                      ? line(Text::gathering_storm_say_counter_face_down, "24.5"_rule, ref(c), ref(p))
                      : line(Text::gathering_storm_say_counter, "24.5"_rule, ref(c), ref(p), number(value_of(x))));
}

} // namespace

void describe_industry(const State& s, Power p, Lines& out) {
    out.push_back(line(Text::gathering_storm_say_counters, "12.21"_rule, ref(p), number(counters_left(s, p, 0)),
                       number(counters_left(s, p, 1)), number(counters_left(s, p, 2)), number(counters_left(s, p, 3)),
                       number(naval_left(s, p))));
    if (const int n = on_the_way(s, p); n != 0)
        out.push_back(line(Text::gathering_storm_say_on_the_way, "14.81"_rule, ref(p), number(n)));
    describe_yards(s, p, out);
}

void describe_plan(const State& s, Power p, Lines& out) {
    const Plan& plan = s.plan[ix(p)];
    if (const Text text = words_of(plan.conversion); text != Text::none)
        out.push_back(line(text, "13.11"_rule, ref(p)));
    if (plan.built != ByUnit<Byte>{})
        out.push_back(line(Text::gathering_storm_say_plan_units, "18.11"_rule, ref(p), number(plan.built[0]),
                           number(plan.built[1]), number(plan.built[2])));
    if (plan.cost != 0)
        out.push_back(line(Text::gathering_storm_say_plan_cost, "13.11"_rule, ref(p), number(plan.cost)));
}

void describe_research(const State& s, Lines& out) {
    for (std::size_t k = 0; k < project_count; ++k) {
        const auto x = nth<Project>(static_cast<int>(k));
        if (s.results[k] != 0)
            out.push_back(line(Text::gathering_storm_say_result, "16.1"_rule, ref(x), number(s.results[k])));
        if (s.steps[k] == unseen_steps || s.steps[k] + s.added[k] == 0) continue;
        out.push_back(line(Text::gathering_storm_say_steps, "15.3"_rule, ref(x), number(s.steps[k] + s.added[k]),
                           number(last_step(x))));
    }
}

void describe_placed(const State& s, Country c, Lines& out) {
    for (Power p : all_powers) {
        if (const int n = s.military_counters[ix(c)][ix(p)]; n != 0)
            out.push_back(line(Text::gathering_storm_say_military, "24.4"_rule, ref(c), ref(p), number(n)));
        describe_counter(c, p, s.counters[ix(c)][ix(p)], out);
    }
    for (const auto& rings : s.ring)
        if (rings[ix(c)] != 0)
            out.push_back(line(Text::gathering_storm_say_ring, "24.6"_rule, ref(c), ref(nth<Power>(rings[ix(c)] - 1))));
    if (s.anti_comintern == at(c) + 1)
        out.push_back(line(Text::gathering_storm_say_anti_comintern, "24.3"_rule, ref(c)));
}

void describe_conflicts(const State& s, Lines& out) {
    if (s.conquest != 0)
        out.push_back(line(Text::gathering_storm_say_conquest, "29.31"_rule, ref(nth<Target>(s.conquest - 1)),
                           number(s.conquest_left)));
    if (pact_in_force(s)) out.push_back(line(Text::gathering_storm_say_pact, "31.5"_rule));
    for (Power a : all_powers)
        for (Power b : all_powers)
            if (a < b && at_war(s, a, b))
                out.push_back(line(Text::gathering_storm_say_at_war, "33.1"_rule, ref(a), ref(b)));
}

} // namespace wc::gathering_storm

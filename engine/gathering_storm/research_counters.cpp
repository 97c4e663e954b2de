// 15.22, 12.22 The counters that a power adds to its research.
#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

void ResearchCounter::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::research_without));
    for (int v = 1; v < counter_values; ++v) out.push_back(choice(Verb::research_with, Ref::number(v)));
}

Refusal ResearchCounter::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::research_without) return allowed;
    const Power p = power_of(f.seat);
    const int v = c.a.number();
    if (v < 1 || v >= counter_values || counters_left(s, p, v) == 0)
        return {Text::gathering_storm_refuse_no_counter, "15.21"_rule, c.a};
    if (v > purse(s, p)) return {Text::gathering_storm_refuse_points, "12.31"_rule, c.a};
    auto rest = general_counters(s, p);
    --rest[static_cast<std::size_t>(v)];
    if (owes_unit(s, p) && !can_pay_unit(s, p, rest, purse(s, p) - v))
        return {Text::gathering_storm_refuse_unit_first, "18.51"_rule, ref(p)};
    return allowed;
}

void ResearchCounter::apply(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    Plan& plan = p.s.plan[ix(who)];
    if (verb(c) == Verb::research_with) {
        plan.counter = byte(c.a.number());
        add_to(plan.cost, c.a.number(), points_held_max);
    }
    p.next(Step::research_only, seat_of(who));
}

bool ResearchCounter::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (!planning_holds(s, depth) || f.i != 0 || f.n != 0) return false;
    const Plan& plan = s.plan[static_cast<std::size_t>(index(f.seat))];
    return plan == Plan{.conversion = plan.conversion, .yield = plan.yield, .cost = plan.cost};
}

// 12.22A The counter of a civilian factory, for research alone.
void ResearchOnly::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::research_only_not));
    out.push_back(choice(Verb::research_only));
}
Refusal ResearchOnly::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::research_only_not) return allowed;
    const Power p = power_of(f.seat);
    if (!research_only_left(s, p)) return {Text::gathering_storm_refuse_no_counter, "12.22"_rule, Ref::number(1)};
    if (purse(s, p) < 1) return {Text::gathering_storm_refuse_points, "12.31"_rule, Ref::number(1)};
    if (owes_unit(s, p) && !can_pay_unit(s, p, general_counters(s, p), purse(s, p) - 1))
        return {Text::gathering_storm_refuse_unit_first, "18.51"_rule, ref(p)};
    return allowed;
}
void ResearchOnly::apply(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    if (verb(c) == Verb::research_only) {
        p.s.plan[ix(who)].research_only = 1;
        add_to(p.s.plan[ix(who)].cost, 1, points_held_max);
    }
    p.next(Step::research_open, seat_of(who));
}
bool ResearchOnly::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (!planning_holds(s, depth) || f.i != 0 || f.n != 0) return false;
    const Plan& plan = s.plan[static_cast<std::size_t>(index(f.seat))];
    return plan == Plan{.conversion = plan.conversion, .yield = plan.yield, .counter = plan.counter, .cost = plan.cost};
}

} // namespace wc::gathering_storm

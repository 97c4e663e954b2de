// 14 Factories: the industrial segment of one power.
#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

bool planning_holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && s.frames.depth == 1 && f.seat != Seat::nobody &&
           s.plan[static_cast<std::size_t>(index(f.seat))].finished == 0;
}

// 14.21, 14.31 - 14.34
int conversion_cost(const State& s, Power p, Conversion c) {
    if (c == Conversion::none) return 0;
    if (c == Conversion::to_civil)
        return std::max(cost_idle_min, cost_idle_to_civil + event_value(s, p, NationalKind::idle_cost));
    const int base = c == Conversion::idle_to_military ? cost_mobilize_idle : cost_mobilize_civil;
    return std::clamp(base - aggression_index(s) + event_value(s, p, NationalKind::mobilization_cost),
                      cost_mobilize_min, cost_mobilize_max);
}

namespace {

constexpr Conversion conversion_of(Verb v) {
    return v == Verb::convert_idle     ? Conversion::to_civil
           : v == Verb::mobilize_idle  ? Conversion::idle_to_military
           : v == Verb::mobilize_civil ? Conversion::civil_to_military
                                       : Conversion::none;
}

// 10.71B Has the aggression been committed that wakes the Allies (from the turn after)?
bool allies_awake(const State& s) {
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].permanent_support && s.attack_turn[t] != 0 && s.attack_turn[t] < s.turn) return true;
    return false;
}

// 14.43 Germany against Poland without the Pact, or against the Baltic States, in an earlier turn.
bool russia_awake(const State& s) {
    const bool poland = succeeded_before(s, Target::poland) &&
                        (s.poland == PolandOption::satellite || s.poland == PolandOption::plain_conquest);
    return poland || succeeded_before(s, Target::baltic_states);
}

bool limit_lifted(const State& s, Power p) {
    if (p == Power::germany) return succeeded(s, Target::rhineland);
    if (p == Power::russia) return russia_awake(s);
    return allies_awake(s);
}

Refusal refuse_mobilization(const State& s, Power p) {
    if (s.military[ix(p)] >= info(p).own_max) return {Text::gathering_storm_refuse_all_mobilized, "14.6"_rule, ref(p)};
    const int limit = info(p).political_limit;
    if (limit == 0 || s.military[ix(p)] < limit || limit_lifted(s, p)) return allowed;
    return {Text::gathering_storm_refuse_political_limit, p == Power::russia ? "14.43"_rule : "14.42"_rule,
            Ref::number(limit)};
}

} // namespace

void Convert::candidates(const State&, const Frame&, Choices& out) {
    for (Verb v : {Verb::no_conversion, Verb::convert_idle, Verb::mobilize_idle, Verb::mobilize_civil})
        out.push_back(choice(v));
}

Refusal Convert::refuse(const State& s, const Frame& f, const Choice& c) {
    const Power p = power_of(f.seat);
    const Conversion x = conversion_of(verb(c));
    if (x == Conversion::none) return allowed;
    const bool civil = x == Conversion::civil_to_military;
    if ((civil ? s.civil : s.idle)[ix(p)] == 0)
        return {civil ? Text::gathering_storm_refuse_no_civil : Text::gathering_storm_refuse_no_idle, "14.11"_rule,
                ref(p)};
    if (x != Conversion::to_civil)
        if (const Refusal no = refuse_mobilization(s, p)) return no;
    const int cost = conversion_cost(s, p, x);
    if (cost > purse(s, p))
        return {Text::gathering_storm_refuse_points, x == Conversion::to_civil ? "14.21"_rule : "14.31"_rule,
                Ref::number(cost)};
    if (owes_unit(s, p) && !can_pay_unit(s, p, general_counters(s, p), purse(s, p) - cost))
        return {Text::gathering_storm_refuse_unit_first, "18.51"_rule, ref(p)};
    return allowed;
}

void Convert::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Power who = power_of(p.frame().seat);
    Plan& plan = s.plan[ix(who)];
    plan.conversion = conversion_of(verb(c));
    add_to(plan.cost, conversion_cost(s, who, plan.conversion), points_held_max);
    if (plan.conversion >= Conversion::idle_to_military) {
        const Yield& y = yields[ix(who)][static_cast<std::size_t>(std::min(15, planned_military(s, who)))];
        if (y.first != 0) return p.next(Step::yield_choice, seat_of(who));
    }
    p.next(Step::research_counter, seat_of(who));
}

bool Convert::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return planning_holds(s, depth) && f.i == 0 && f.n == 0 &&
           s.plan[static_cast<std::size_t>(index(f.seat))] == Plan{};
}

namespace {

Choice yield_choice(Byte code) {
    if (code >= 1 && code <= 3) return choice(Verb::take_unit, ref(nth<UnitType>(code - 1)));
    return choice(code == 5 ? Verb::take_late_infantry : Verb::take_shipyard);
}
const Yield& next_yield(const State& s, Power p) {
    return yields[ix(p)][static_cast<std::size_t>(std::clamp(planned_military(s, p), 0, 15))];
}

} // namespace

// 14.6 A unit, or the shipbuilding increase; Britain's eighth: armor, or infantry that comes late (14.83).
void YieldChoice::candidates(const State& s, const Frame& f, Choices& out) {
    const Yield& y = next_yield(s, power_of(f.seat));
    out.push_back(yield_choice(y.first));
    out.push_back(yield_choice(y.second));
}
Refusal YieldChoice::refuse(const State& s, const Frame& f, const Choice& c) {
    const Yield& y = next_yield(s, power_of(f.seat));
    if (c == yield_choice(y.first) || c == yield_choice(y.second)) return allowed;
    return {Text::gathering_storm_refuse_yield, "14.6"_rule, c.a};
}
void YieldChoice::apply(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    p.s.plan[ix(who)].yield = c == yield_choice(next_yield(p.s, who).first) ? 1 : 2;
    p.next(Step::research_counter, seat_of(who));
}
bool YieldChoice::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (!planning_holds(s, depth) || f.i != 0 || f.n != 0) return false;
    const Power p = power_of(f.seat);
    return s.plan[ix(p)].conversion >= Conversion::idle_to_military && next_yield(s, p).first != 0 &&
           s.plan[ix(p)] == Plan{.conversion = s.plan[ix(p)].conversion, .cost = s.plan[ix(p)].cost};
}

namespace {

void call_up(State& s, Power p, UnitType unit, int delay, int n) {
    add_to(s.due[ix(p)][static_cast<std::size_t>(delay - 1)][ix(unit)], n, units_max);
}

void take_yield(State& s, Power p, const Yield& y) {
    for (std::size_t k = 0; k < unit_type_count; ++k)
        if (y.units[k] != 0) call_up(s, p, static_cast<UnitType>(k), unit_delays[k], y.units[k]);
    const Byte chosen = s.plan[ix(p)].yield == 0 ? 0 : s.plan[ix(p)].yield == 1 ? y.first : y.second;
    if (chosen == 4) s.shipyard_turn[ix(p)] = s.turn;
    if (chosen == 5) call_up(s, p, UnitType::infantry, delay_british8, 1);
    if (chosen >= 1 && chosen <= 3) call_up(s, p, nth<UnitType>(chosen - 1), unit_delays[chosen - 1u], 1);
}

} // namespace

// 13.12A The conversion is announced; its units are put on the turn track (14.81).
void reveal_conversion(P& p, Power who) {
    State& s = p.s;
    const Conversion c = s.plan[ix(who)].conversion;
    if (c == Conversion::none) return;
    p.log_reveal(c == Conversion::to_civil           ? Text::gathering_storm_event_converted
                 : c == Conversion::idle_to_military ? Text::gathering_storm_event_mobilized_idle
                                                     : Text::gathering_storm_event_mobilized_civil,
                 "13.12"_rule, ref(who), Ref::number(conversion_cost(s, who, c)));
    if (c == Conversion::to_civil) {
        --s.idle[ix(who)];
        ++s.civil[ix(who)];
        return;
    }
    take_yield(s, who, next_yield(s, who)); // before the count changes: the plan names the factory to come
    --(c == Conversion::idle_to_military ? s.idle : s.civil)[ix(who)];
    ++s.military[ix(who)];
}

} // namespace wc::gathering_storm

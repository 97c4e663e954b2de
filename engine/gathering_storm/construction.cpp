// 18, 19 Units and ships: the construction segment of one power, item by item, and the counters that pay for them.
#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

std::array<int, counter_values> general_counters(const State& s, Power p) {
    std::array<int, counter_values> out{};
    for (int v = 1; v < counter_values; ++v) out[static_cast<std::size_t>(v)] = counters_left(s, p, v);
    return out;
}

int least_payment(const std::array<int, counter_values>& counters, int need, int top) {
    if (need <= 0) return 0;
    int best = no_payment;
    for (int a = 0; a <= (top >= 3 ? counters[3] : 0); ++a) {
        for (int b = 0; b <= (top >= 2 ? counters[2] : 0); ++b) {
            const int rest = std::max(0, need - 3 * a - 2 * b);
            if (rest <= (top >= 1 ? counters[1] : 0)) best = std::min(best, 3 * a + 2 * b + rest);
            if (3 * a + 2 * b >= need) break;
        }
        if (3 * a >= need) break;
    }
    return best;
}

namespace {

int built_so_far(const Plan& plan) { return plan.built[0] + plan.built[1] + plan.built[2]; }

} // namespace

// Each CU-1 makes one unit cheaper, each CS0 of Russia one dearer: the next that is built.
int unit_cost(const State& s, Power p) {
    int before = s.plan[ix(p)].cheap_unit, change = 0;
    each_event(s, p, [&](int, int, const NationalEvent& e) {
        if (e.kind == NationalKind::unit_cheaper && before-- == 0) change = e.value;
    });
    return std::max(1, unit_points - change);
}

bool can_pay_unit(const State& s, Power p, const std::array<int, counter_values>& counters, int purse) {
    return least_payment(counters, unit_cost(s, p) - s.plan[ix(p)].left_over, 3) <= purse;
}

namespace {

bool reserve_left(const State& s, Power p, UnitType unit) {
    return s.reserve[ix(p)][ix(unit)] > s.plan[ix(p)].built[ix(unit)];
}

} // namespace

bool owes_unit(const State& s, Power p) {
    if (p != Power::russia || s.must_build == 0 || built_so_far(s.plan[ix(p)]) > 0) return false;
    bool any = false;
    for (int k = 0; k < unit_type_count; ++k) any = any || reserve_left(s, p, nth<UnitType>(k));
    return any && can_pay_unit(s, p, general_counters(s, p), purse(s, p));
}

void construction_open(P& p) { p.next(Step::construction, p.frame().seat); }

namespace {

// Items in the order in which they are asked, so that one plan has one record: units, new ships, then steps by yard.
constexpr int first_start = unit_type_count, first_advance = first_start + ship_type_count;

int item_of(const Choice& c) {
    return verb(c) == Verb::build        ? c.a.index()
           : verb(c) == Verb::start_ship ? first_start + c.a.index()
                                         : first_advance + c.a.index();
}

int limit_of_type(const State& s, Power p, UnitType unit) {
    int n = units_per_type;
    each_event(s, p, [&](int, int, const NationalEvent& e) {
        if (e.kind == NationalKind::two_units && e.operand == at(unit)) n = units_per_type + 1;
    });
    return n;
}

Refusal refuse_unit(const State& s, Power p, UnitType unit) {
    const Plan& plan = s.plan[ix(p)];
    if (!reserve_left(s, p, unit)) return {Text::gathering_storm_refuse_no_reserve, "18.11"_rule, ref(unit)};
    if (plan.built[ix(unit)] >= limit_of_type(s, p, unit))
        return {Text::gathering_storm_refuse_one_of_a_type, "18.41"_rule, ref(unit)};
    if (built_so_far(plan) > 0 && has_event(s, p, NationalKind::one_unit))
        return {Text::gathering_storm_refuse_one_unit, "9.41"_rule, ref(unit)};
    if (!can_pay_unit(s, p, general_counters(s, p), purse(s, p)))
        return {Text::gathering_storm_refuse_no_counters, "18.11"_rule, ref(unit)};
    return allowed;
}

int free_yard(const State& s, Power p) {
    for (int k = 0; k < yards_of(s, p); ++k)
        if (s.yard[ix(p)][static_cast<std::size_t>(k)] == 0 && s.plan[ix(p)].started[static_cast<std::size_t>(k)] == 0)
            return k;
    return -1;
}

int begun(const State& s, Power p, ShipType x) {
    int n = s.ships[ix(p)][ix(x)];
    for (Byte t : s.plan[ix(p)].started) n += t == at(x) + 1 ? 1 : 0;
    return n;
}

// 16.13B Designs and carriers; a result of this turn counts already (15.5).
bool has_design(const State& s, Power p, ShipType x) {
    if (info(x).needs == 0) return true;
    if (info(x).needs == 3) return info(p).carriers || results_planned(s, project_of(p, ProjectKind::nav1)) > 0;
    return results_planned(s, project_of(p, ProjectKind::nav2)) >= info(x).needs;
}

Refusal refuse_start(const State& s, Power p, ShipType x) {
    if (begun(s, p, x) >= info(p).ship_limit[ix(x)])
        return {Text::gathering_storm_refuse_ship_limit, "19.2"_rule, ref(x)};
    if (!has_design(s, p, x)) return {Text::gathering_storm_refuse_design, "19.2"_rule, ref(x)};
    if (has_event(s, p, NationalKind::no_ship_step))
        return {Text::gathering_storm_refuse_no_ship_step, "9.41"_rule, ref(x)};
    if (free_yard(s, p) < 0) return {Text::gathering_storm_refuse_no_yard, "19.2"_rule, ref(x)};
    if (naval_left(s, p) + saved_left(s, p) == 0 || purse(s, p) < 1)
        return {Text::gathering_storm_refuse_no_naval, "19.2"_rule, ref(x)};
    return allowed;
}

int ship_in(const State& s, Power p, std::size_t yard) {
    return s.yard[ix(p)][yard] != 0 ? s.yard[ix(p)][yard] : s.plan[ix(p)].started[yard];
}

bool has_free_step(const State& s, Power p) {
    return s.plan[ix(p)].free_step < event_count(s, p, NationalKind::free_ship_step);
}

Refusal refuse_advance(const State& s, Power p, int yard) {
    const auto k = static_cast<std::size_t>(yard);
    const Plan& plan = s.plan[ix(p)];
    const int ship = yard < yards_of(s, p) ? ship_in(s, p, k) : 0;
    if (ship == 0) return {Text::gathering_storm_refuse_empty_yard, "19.3"_rule, yard_ref(yard)};
    if (has_event(s, p, NationalKind::no_ship_step))
        return {Text::gathering_storm_refuse_no_ship_step, "9.41"_rule, yard_ref(yard)};
    if (plan.steps[k] >= ship_steps_per_turn)
        return {Text::gathering_storm_refuse_ship_steps, "19.3"_rule, yard_ref(yard)};
    if (s.yard_steps[ix(p)][k] + plan.steps[k] >= info(nth<ShipType>(ship - 1)).steps)
        return {Text::gathering_storm_refuse_ship_done, "19.4"_rule, yard_ref(yard)};
    if (has_free_step(s, p) || plan.left_over > 0) return allowed;
    const bool naval = naval_left(s, p) + saved_left(s, p) > 0 && purse(s, p) >= 1;
    if (!naval && least_payment(general_counters(s, p), 1, 3) > purse(s, p))
        return {Text::gathering_storm_refuse_no_counters, "19.3"_rule, yard_ref(yard)};
    return allowed;
}

} // namespace

// Frame: i = the lowest item that may follow.
void Construction::candidates(const State& s, const Frame& f, Choices& out) {
    const Power p = power_of(f.seat);
    out.push_back(choice(Verb::construction_done));
    for (int k = 0; k < unit_type_count; ++k) out.push_back(choice(Verb::build, ref(nth<UnitType>(k))));
    if (yards_of(s, p) == 0) return;
    for (int k = 0; k < ship_type_count; ++k) out.push_back(choice(Verb::start_ship, ref(nth<ShipType>(k))));
    for (int k = 0; k < yards_of(s, p); ++k) out.push_back(choice(Verb::advance_ship, yard_ref(k)));
}

Refusal Construction::refuse(const State& s, const Frame& f, const Choice& c) {
    const Power p = power_of(f.seat);
    if (verb(c) == Verb::construction_done)
        return f.i < first_start && owes_unit(s, p)
                   ? Refusal{Text::gathering_storm_refuse_must_build, "18.51"_rule, ref(p)}
                   : allowed;
    if (item_of(c) < f.i && (verb(c) != Verb::build || !owes_unit(s, p)))
        return {Text::gathering_storm_refuse_in_order, "18.41"_rule, c.a};
    if (verb(c) == Verb::build) return refuse_unit(s, p, nth<UnitType>(c.a.index()));
    if (owes_unit(s, p)) return {Text::gathering_storm_refuse_unit_first, "18.51"_rule, c.a};
    if (verb(c) == Verb::start_ship) return refuse_start(s, p, nth<ShipType>(c.a.index()));
    return refuse_advance(s, p, c.a.index());
}

namespace {

enum : int { pays_unit = 0, pays_step = 1 };

// What counters left over pays first; the rest is asked for counter by counter.
void ask_payment(P& p, Power who, int need, int what, int item) {
    Plan& plan = p.s.plan[ix(who)];
    const int from_left_over = std::min<int>(plan.left_over, need);
    plan.left_over = byte(plan.left_over - from_left_over);
    need -= from_left_over;
    if (need == 0) return p.next(Step::construction, seat_of(who), item);
    p.next(Step::pay, seat_of(who), need, item * 8 + what * 4 + 3);
}

void pay_naval(State& s, Power p) {
    Plan& plan = s.plan[ix(p)];
    if (naval_left(s, p) > 0)
        add_to(plan.naval_used, 1, yard_max);
    else
        ++plan.saved_used;
    add_to(plan.cost, 1, points_held_max);
}

void build_unit(P& p, Power who, UnitType unit, int item) {
    Plan& plan = p.s.plan[ix(who)];
    const int cost = unit_cost(p.s, who);
    if (plan.cheap_unit < event_count(p.s, who, NationalKind::unit_cheaper)) ++plan.cheap_unit;
    ++plan.built[ix(unit)];
    ask_payment(p, who, cost, pays_unit, item);
}

void advance(P& p, Power who, std::size_t yard, int item) {
    Plan& plan = p.s.plan[ix(who)];
    const bool free = has_free_step(p.s, who);
    ++plan.steps[yard];
    if (free) ++plan.free_step;
    ask_payment(p, who, free ? 0 : 1, pays_step, item);
}

} // namespace

void Construction::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Power who = power_of(p.frame().seat);
    if (verb(c) == Verb::construction_done) {
        s.plan[ix(who)].finished = 1;
        p.log(Text::gathering_storm_event_planned, "13.11"_rule, ref(who)); // all that others learn
        return p.next(Step::plan_next, Seat::nobody, at(who) + 1);
    }
    const int item = item_of(c);
    if (verb(c) == Verb::build) return build_unit(p, who, nth<UnitType>(c.a.index()), item);
    if (verb(c) == Verb::advance_ship) return advance(p, who, static_cast<std::size_t>(c.a.index()), item);
    const auto yard = static_cast<std::size_t>(free_yard(s, who));
    s.plan[ix(who)].started[yard] = byte(c.a.index() + 1);
    s.plan[ix(who)].steps[yard] = 1;
    pay_naval(s, who);
    p.next(Step::construction, seat_of(who), item);
}

bool Construction::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return planning_holds(s, depth) && f.i < first_advance + yard_max && f.n == 0;
}

// Frame: i = activity points still to pay; n = item * 8 + (a step? 4) + the highest counter that may follow.
void Pay::candidates(const State&, const Frame& f, Choices& out) {
    for (int v = 1; v < counter_values; ++v) out.push_back(choice(Verb::pay_counter, Ref::number(v)));
    if ((f.n & 4) == 0) return;
    out.push_back(choice(Verb::pay_naval));
    out.push_back(choice(Verb::pay_saved));
}

Refusal Pay::refuse(const State& s, const Frame& f, const Choice& c) {
    const Power p = power_of(f.seat);
    if (verb(c) == Verb::pay_naval || verb(c) == Verb::pay_saved) {
        if ((f.n & 4) == 0) return {Text::gathering_storm_refuse_naval_only, "12.41"_rule, ref(p)};
        const bool there =
            verb(c) == Verb::pay_naval ? naval_left(s, p) > 0 : naval_left(s, p) == 0 && saved_left(s, p) > 0;
        if (!there) return {Text::gathering_storm_refuse_no_naval, "19.3"_rule, ref(p)};
        return purse(s, p) >= 1 ? allowed : Refusal{Text::gathering_storm_refuse_points, "12.31"_rule, Ref::number(1)};
    }
    const int v = c.a.number(), top = f.n & 3;
    auto counters = general_counters(s, p);
    if (v < 1 || v >= counter_values || counters[static_cast<std::size_t>(v)] == 0)
        return {Text::gathering_storm_refuse_no_counter, "12.41"_rule, c.a};
    if (v > top) return {Text::gathering_storm_refuse_in_order, "12.41"_rule, c.a};
    --counters[static_cast<std::size_t>(v)];
    if (v + least_payment(counters, f.i - v, v) > purse(s, p))
        return {Text::gathering_storm_refuse_points, "12.31"_rule, c.a};
    return allowed;
}

void Pay::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Power who = power_of(p.frame().seat);
    const int item = p.frame().n / 8;
    Plan& plan = s.plan[ix(who)];
    if (verb(c) != Verb::pay_counter) {
        pay_naval(s, who);
        return p.next(Step::construction, seat_of(who), item);
    }
    const int v = c.a.number(), need = p.frame().i - v;
    add_to(plan.used[static_cast<std::size_t>(v)], 1, pool_max);
    add_to(plan.cost, v, points_held_max);
    if (need > 0) return p.next(Step::pay, seat_of(who), need, item * 8 + (p.frame().n & 4) + v);
    add_to(plan.left_over, -need, left_over_max);
    p.next(Step::construction, seat_of(who), item);
}

bool Pay::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (!planning_holds(s, depth) || f.i < 1 || f.i > unit_points + 1 || (f.n & 3) == 0 ||
        f.n / 8 >= first_advance + yard_max)
        return false;
    const bool step = (f.n & 4) != 0;
    if (step != (f.n / 8 >= first_advance) || (step && f.i != 1)) return false;
    const Power p = power_of(f.seat);
    if (step && naval_left(s, p) + saved_left(s, p) > 0 && purse(s, p) >= 1) return true;
    return least_payment(general_counters(s, p), f.i, f.n & 3) <= purse(s, p);
}

} // namespace wc::gathering_storm

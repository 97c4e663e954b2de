// The economic phase: factories first, then research, units, ships; a power that saves for a factory spends little else.
#include "ai/gathering_storm_bot.hpp"

#include "gathering_storm/income.hpp"

namespace wc::gathering_storm::bot {

namespace {

constexpr int rich = 8;         // points at hand beyond which nothing is saved
constexpr int peace_turns = 12; // as long as a civilian factory pays for itself by the war

// 14.42, 14.43 May another factory be mobilized at all?
bool may_mobilize(const State& s, Power p) {
    if (s.military[ix(p)] >= info(p).own_max || s.civil[ix(p)] + s.idle[ix(p)] == 0) return false;
    const int limit = info(p).political_limit;
    if (limit == 0 || s.military[ix(p)] < limit) return true;
    if (p == Power::germany) return succeeded(s, Target::rhineland);
    if (p == Power::russia) return german_holds(s, Country::poland) || german_holds(s, Country::baltic_states);
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].permanent_support && s.attack_turn[t] != 0 && s.attack_turn[t] < s.turn) return true;
    return false;
}

// Civilian factories that the plan keeps this year.
int kept(const State& s, Power p) {
    const auto year = static_cast<std::size_t>(s.turn - 1) / 4;
    return bots::civilian_kept[ix(p)][std::min(year, bots::civilian_kept[0].size() - 1)];
}

// A factory mobilized from civilian use costs income; from an idle one it costs more now.
Conversion wanted(const State& s, Power p) {
    const bool idle = s.idle[ix(p)] > 0, feeds = s.civil[ix(p)] > kept(s, p);
    if (idle && s.civil[ix(p)] < kept(s, p)) return Conversion::to_civil;
    if (!may_mobilize(s, p)) return idle && s.turn <= peace_turns ? Conversion::to_civil : Conversion::none;
    if (feeds) return Conversion::civil_to_military;
    return idle ? Conversion::idle_to_military : Conversion::none;
}

int rate_conversion(const Asked& a, Verb v) {
    const State& s = a.s;
    const Conversion want = wanted(s, a.me);
    const bool mobilizing = want == Conversion::idle_to_military || want == Conversion::civil_to_military;
    switch (v) {
    case Verb::no_conversion: return 10;
    case Verb::convert_idle: return want == Conversion::to_civil ? 40 : 0;
    case Verb::mobilize_idle: return mobilizing ? (want == Conversion::idle_to_military ? 50 : 30) : 0;
    case Verb::mobilize_civil:
        return mobilizing && s.civil[ix(a.me)] > kept(s, a.me) ? (want == Conversion::civil_to_military ? 50 : 20) : 0;
    default: return 0;
    }
}

// 15.3 Weight of the plan, and what is nearly done.
int rate_project(const Asked& a, Project x) {
    const int plan = bots::project_weight[ix(a.me)][ix(x)];
    const int steps = a.s.steps[ix(x)] == unseen_steps ? 0 : a.s.steps[ix(x)] + a.s.added[ix(x)];
    int next = research_max_steps;
    for (Byte result : info(x).results)
        if (result > steps && result < next) next = result;
    return plan == 0 ? 1 : 20 + plan * 6 + std::min(steps, 17) * 2 - (next - steps);
}

int active_units(const State& s, Power p) {
    int n = 0;
    for (Byte u : s.active[ix(p)]) n += u;
    return n;
}

// Maintenance that another unit would cost every turn.
bool free_of_maintenance(const State& s, Power p) { return active_units(s, p) < military_factories(s, p); }

// 20.2 How far the asked side is from the greatest advantage in this category; nothing to gain: 0.
int balance_wish(const Asked& a, UnitType u) {
    if (a.side() == Alliance::russia) return 10;
    const Balance b = balance_of(a.s);
    const int lead = (b.axis[ix(u)] - b.allies[ix(u)]) * (a.side() == Alliance::axis ? 1 : -1);
    return lead >= bop_adv2 + 1 ? 0 : 14 - std::max(-4, std::min(lead, 4));
}

int rate_unit(const Asked& a, UnitType u) {
    const int spare = budget(a.s, a.me);
    const int limit = military_factories(a.s, a.me) + (a.me == Power::russia ? 9 : 5);
    if (owes_unit(a.s, a.me)) return 200;
    if (spare < unit_points || (active_units(a.s, a.me) >= limit && spare < rich)) return 0;
    const bool cheap = free_of_maintenance(a.s, a.me);
    const int wish = balance_wish(a, u);
    if (wish == 0 && !cheap && spare < rich) return 0;
    return 40 + bots::unit_weight[ix(a.me)][ix(u)] / 2 + wish + (cheap ? 20 : 0);
}

int rate_ship(const Asked& a, ShipType x) {
    if (budget(a.s, a.me) < (bots::ships[ix(a.me)] >= 3 ? 4 : rich)) return 0;
    return 40 + info(x).factors * 2;
}

int rate_payment(const Asked& a, const Choice& c) {
    const int due = a.frame.i;
    if (verb(c) != Verb::pay_counter) return 50; // naval counters serve nothing else
    const int value = c.a.number();
    return value == due ? 40 : value < due ? 20 + value : 10 - value;
}

} // namespace

int saved_for_factory(const State& s, Power p) {
    const Conversion want = wanted(s, p);
    const int conquest = p == Power::italy && s.conquest != 0 ? 2 * conquest_cost : 0; // 29.33 unpaid, it stands still
    if (want == Conversion::none || s.plan[ix(p)].conversion != Conversion::none)
        return bots::reserve_points[ix(p)] / 2 + conquest;
    const int expected = 2 * s.civil[ix(p)] + support(s, p) + pact_income(s, p) - maintenance(s, p) + 1;
    return std::clamp(conversion_cost(s, p, want) - expected, 0, carry_cap) + conquest;
}

int rate_economy(const Asked& a, const Choice& c) {
    const State& s = a.s;
    const int spare = budget(s, a.me);
    switch (verb(c)) {
    case Verb::returned_enough: return 10;
    case Verb::return_unit: return static_cast<UnitType>(c.a.index()) == UnitType::infantry ? 2 : 1;
    case Verb::no_conversion:
    case Verb::convert_idle:
    case Verb::mobilize_idle:
    case Verb::mobilize_civil: return rate_conversion(a, verb(c));
    case Verb::take_unit: return 2 + (static_cast<UnitType>(c.a.index()) == UnitType::armor ? 1 : 0);
    case Verb::research_with:
        return c.a.number() * 2 <= spare ? 10 + (c.a.number() == 2 || spare >= 2 * rich ? c.a.number() : 1) : 0;
    case Verb::research_without: return 5;
    case Verb::research_only: return spare >= 1 ? 2 : 0;
    case Verb::research_only_not: return 1;
    case Verb::assign: return rate_project(a, static_cast<Project>(c.a.index()));
    case Verb::build: return rate_unit(a, static_cast<UnitType>(c.a.index()));
    case Verb::start_ship: return rate_ship(a, static_cast<ShipType>(c.a.index()));
    case Verb::advance_ship: return spare >= 3 ? 50 : 0;
    case Verb::construction_done: return 30;
    case Verb::pay_counter:
    case Verb::pay_naval:
    case Verb::pay_saved: return rate_payment(a, c);
    default: return 0;
    }
}

} // namespace wc::gathering_storm::bot

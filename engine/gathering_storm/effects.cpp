// 29.22 Poland's options, 29.31 Italian targets, 30.1 effects of success.
#include "gathering_storm/crisis.hpp"
#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

namespace {

void take(State& s, Country c, Control who) {
    clear_flags(s, c);
    s.control[ix(c)] = who;
    s.military_counters[ix(c)] = {};
    for (auto& rings : s.ring) rings[ix(c)] = 0;
    if (war_index(c) < 0) return;
    const auto w = static_cast<std::size_t>(war_index(c)); // 25.2 markers not yet credited are dropped
    s.war[w] = War::over;
    s.unrest[w] = s.markers[w] = s.last_side[w] = 0;
}

// 30.1 Allied flags in Czechoslovakia cut to two, French last.
void cut_flags(P& p) {
    const Country c = Country::czechoslovakia;
    while (flags_of(p.s, c, Alliance::allies) > sudetenland_flags_left)
        remove_flag(p, c, flags_of(p.s, c, Power::britain) > 0 ? Power::britain : Power::france, "30.1"_rule);
}

// 30.1 One Axis flag in Hungary, as a result of 24.8 would bring it: against an opponent's flag if there is one.
void flag_in_hungary(P& p) {
    for (Power owner : {Power::france, Power::britain, Power::russia})
        if (flags_of(p.s, Country::hungary, owner) > 0) return remove_flag(p, Country::hungary, owner, "30.1"_rule);
    for (int k = 0; k < czech_flag_in_hungary; ++k) place_flag(p, Country::hungary, Power::germany, "30.1"_rule);
}

void baltic_to_russia(P& p) { // 31.5F
    const Country c = Country::baltic_states;
    if (!is_open(p.s, c)) return;
    take(p.s, c, Control::russia);
    p.log(Text::gathering_storm_event_baltic_russian, "31.5"_rule, ref(c));
}

// 14.5 Factories and units of the country; units come into Reserve next turn.
void take_industry(State& s, Power p, const TargetInfo& x) {
    add_to(s.idle[ix(p)], x.idle_factory, 14);
    add_to(s.captured[ix(p)], x.military_factory, 2);
    if (x.unit < unit_type_count) add_to(s.due[ix(p)][0][x.unit], 1, units_max);
}

} // namespace

void hand_out_success(P& p, Target t, int value) { add_to(p.s.cards_owed[ix(t)], value, 4); } // 9.14

void succeed(P& p, Target t) {
    State& s = p.s;
    const TargetInfo& x = info(t);
    int value = x.value;
    if (x.includes != no_target) {
        const auto part = nth<Target>(x.includes);
        if (succeeded(s, part))
            value -= info(part).value;
        else
            s.success_turn[ix(part)] = s.turn; // 27.2 a whole includes its part
    }
    s.success_turn[ix(t)] = s.turn;
    if (s.attack_turn[ix(t)] == 0) s.attack_turn[ix(t)] = s.turn;
    hand_out_success(p, t, value);
    take_industry(s, x.aggressor, x);
    p.log(Text::gathering_storm_event_success, "30.1"_rule, ref(x.aggressor), ref(t), Ref::number(value));
    if (!x.part) take(s, x.country, x.aggressor == Power::germany ? Control::germany : Control::italy);
    if (t == Target::sudetenland) cut_flags(p);
    if (t == Target::czechoslovakia) flag_in_hungary(p);
    if (t == Target::poland && s.poland == PolandOption::conquest_with_pact) baltic_to_russia(p);
}

// --- 29.22 ---------------------------------------------------------------------------------------------------------------

void PolandChoice::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::poland_conquest));
    out.push_back(choice(Verb::poland_neutral));
    out.push_back(choice(Verb::poland_satellite));
}

Refusal PolandChoice::refuse(const State& s, const Frame&, const Choice& c) {
    if (verb(c) != Verb::poland_neutral) return allowed;
    if (!pact_in_force(s)) return {Text::gathering_storm_refuse_no_pact, "29.22"_rule, ref(Target::poland)};
    if (succeeded_before(s, Target::danzig))
        return {Text::gathering_storm_refuse_danzig_taken, "29.22"_rule, ref(Target::danzig)};
    return allowed;
}

namespace {

// 19.1 B Danzig is German, the rest of Poland out of everybody's reach.
void neutral_poland(P& p) {
    State& s = p.s;
    s.poland = PolandOption::neutral;
    s.success_turn[ix(Target::danzig)] = s.attack_turn[ix(Target::danzig)] = s.turn;
    hand_out_success(p, Target::danzig, poland_neutral_value);
    take(s, Country::poland, Control::neutral);
    p.log(Text::gathering_storm_event_poland_neutral, "29.22"_rule, ref(Power::germany),
          Ref::number(poland_neutral_value));
}

// 19.1 C Four German flags and the pact.
void satellite_poland(P& p) {
    State& s = p.s;
    if (pact_in_force(s)) break_pact(p);
    s.poland = PolandOption::satellite;
    const int value = poland_satellite_value - (succeeded(s, Target::danzig) ? info(Target::danzig).value : 0);
    s.success_turn[ix(Target::poland)] = s.attack_turn[ix(Target::poland)] = s.turn;
    hand_out_success(p, Target::poland, value);
    take(s, Country::poland, Control::satellite);
    s.flags[ix(Country::poland)][ix(Power::germany)] = byte(poland_satellite_flags);
    p.log(Text::gathering_storm_event_poland_satellite, "29.22"_rule, ref(Power::germany), Ref::number(value));
}

} // namespace

void PolandChoice::apply(P& p, const Choice& c) {
    State& s = p.s;
    if (verb(c) == Verb::poland_neutral)
        neutral_poland(p);
    else if (verb(c) == Verb::poland_satellite)
        satellite_poland(p);
    else
        s.poland = pact_in_force(s) ? PolandOption::conquest_with_pact : PolandOption::plain_conquest;
    p.next(Step::settle_aggression);
}

bool PolandChoice::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat == seat_of(Power::germany) && f.i == 0 && f.n == 0 && case_open(s) &&
           aggressor(s) == Power::germany && target(s) == Target::poland && s.poland == PolandOption::none &&
           is_open(s, Country::poland) && !succeeded(s, Target::poland);
}

// --- G -------------------------------------------------------------------------------------------------------------------

namespace {

// 29.31 Resistance of 0 or less: occupied at once. 29.32, 29.33 Everything else must be conquered.
void begin_conquest(P& p, Target t) {
    State& s = p.s;
    const int needed = resistance(s, t);
    s.attack_turn[ix(t)] = s.turn;
    p.log(Text::gathering_storm_event_attack, "29.31"_rule, ref(Power::italy), ref(t),
          Ref::number(std::max(0, needed)));
    if (needed <= 0) return succeed(p, t);
    s.conquest = byte(at(t) + 1);
    s.conquest_left = byte(t == Target::ethiopia ? ethiopia_turns + 1 : std::max(1, needed));
}

} // namespace

void settle_aggression(P& p) {
    State& s = p.s;
    const Power who = aggressor(s);
    const Target t = target(s);
    const bool settled =
        t == Target::poland && (s.poland == PolandOption::neutral || s.poland == PolandOption::satellite);
    if (who == Power::italy)
        begin_conquest(p, t);
    else if (!settled)
        succeed(p, t); // 29.21
    close_case(s);
    next_aggressor(p, who);
}

// 29.33 Points of one conquest step. 29.34 Closes the actions of the crisis phase.
namespace {

int conquest_points(const State& s, Target t) {
    const auto& units = s.active[ix(Power::italy)];
    int n = conquest_step + units[ix(UnitType::armor)];
    if (units[ix(UnitType::air)] >= conquest_air_needed) n += conquest_air;
    return std::max(0, n - s.military_counters[ix(info(t).country)][ix(Power::france)]);
}

} // namespace

void conquest(P& p) {
    State& s = p.s;
    if (s.conquest == 0 || s.at_war[ix(Power::italy)] != 0) return p.next(Step::crisis_close);
    const auto t = nth<Target>(s.conquest - 1);
    const bool paid = s.points[ix(Power::italy)] >= conquest_cost;
    int gained = 1;
    if (t != Target::ethiopia) gained = paid ? conquest_points(s, t) : 0;
    if (paid || t == Target::ethiopia) pay_points(s, Power::italy, conquest_cost);
    s.conquest_left = byte(std::max(0, s.conquest_left - gained));
    p.log(Text::gathering_storm_event_conquest, "29.31"_rule, ref(Power::italy), ref(t), Ref::number(gained),
          Ref::number(s.conquest_left));
    if (s.conquest_left == 0) {
        s.conquest = 0;
        succeed(p, t);
    }
    p.next(Step::crisis_close);
}

} // namespace wc::gathering_storm

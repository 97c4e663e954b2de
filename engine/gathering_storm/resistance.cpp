// 28 Resistance, 32.3 the war value of a crisis.
#include "gathering_storm/crisis.hpp"

namespace wc::gathering_storm {

namespace {

int pacts_in(const State& s, Country c) { // 28.41
    return (has_pact(s, c, Alliance::allies) ? resistance_allied_pact : 0) +
           (has_pact(s, c, Alliance::axis) ? resistance_axis_pact : 0) +
           (has_pact(s, c, Alliance::russia) ? resistance_russian_pact : 0);
}

int flag_balance(const State& s, Country c) { // 28.42
    const int axis = flags_of(s, c, Alliance::axis);
    const int others = flags_of(s, c, Alliance::allies) + flags_of(s, c, Alliance::russia);
    return (others >= resistance_flags_needed ? resistance_flags : 0) -
           (axis >= resistance_flags_needed ? resistance_flags : 0);
}

int military_balance(const State& s, Country c) { // 28.43
    const auto& n = s.military_counters[ix(c)];
    return resistance_military *
           (n[ix(Power::france)] + n[ix(Power::russia)] - n[ix(Power::germany)] - n[ix(Power::italy)]);
}

} // namespace

int resistance(const State& s, Target t) {
    const Country c = info(t).country;
    return defense_of(s, t) + pacts_in(s, c) + flag_balance(s, c) + military_balance(s, c);
}

int crisis_war_value(const State& s, Power p, int level) {
    int value = level + aggression_index(s) - net_total(s) + crisis_resistance(s, target(s));
    if (aggressor(s) == Power::germany) value += west_wall_bonus * results_of(s, Power::germany, ProjectKind::mil4);
    if (p == Power::france && target(s) == Target::rhineland) value += locarno_bonus;
    if (s.pledged != 0) value += garrison_deficit(s) > 0 ? pledge_deficit : pledge_bonus;
    return value;
}

} // namespace wc::gathering_storm

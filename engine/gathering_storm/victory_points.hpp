// 34 Victory points, part by part. `score(power, text, rule, points, subject, count)` is called for every part that counts.
#pragma once

#include "gathering_storm/score.hpp"

namespace wc::gathering_storm {

inline int support_points(int level) { // 34.21
    if (level < 0) return support_vp_negative;
    return level >= support_vp_2 ? support_vp_high : level >= support_vp_1 ? support_vp_low : 0;
}

// 34.51 What a completed aggression is worth to the power that made it; a whole without the part that counts by itself.
inline int aggression_points(const State& s, Target t) {
    if (!succeeded(s, t)) return 0;
    const TargetInfo& x = info(t);
    if (t == Target::danzig && s.poland == PolandOption::neutral) return poland_neutral_value;
    const int part = x.includes != no_target && succeeded(s, nth<Target>(x.includes)) ? targets[x.includes].value : 0;
    return (t == Target::poland && s.poland == PolandOption::satellite ? poland_satellite_value : x.value) - part;
}

// 34.6 18-step and atomic results; the last atomic one is both and counts once.
inline int great_results(const State& s, Project x) {
    const ProjectInfo& info_x = info(x);
    int n = 0;
    for (std::size_t k = 0; k < s.results[ix(x)] && k < info_x.results.size(); ++k)
        n += info_x.results[k] == research_max_steps || info_x.effect == ResultEffect::atomic ? 1 : 0;
    return n;
}

// 34.7 How the war stands.
struct WarSituation {
    bool allies = false, russia = false; // at war with Germany
    bool west = false;                   // the Allies are at war with an Axis power
};
inline WarSituation war_situation(const State& s) {
    return {at_war(s, Power::germany, Alliance::allies), at_war(s, Power::germany, Power::russia),
            at_war(s, Power::germany, Alliance::allies) || at_war(s, Power::italy, Alliance::allies)};
}

template <class Score> void score_balance(const State& s, Score score) { // 34.3, split as 34.11 splits it
    const Balance b = balance_of(s);
    for (int k = 0; k < 4; ++k) {
        const auto arm = nth<Arm>(k);
        const int n = b.advantage(arm);
        const bool naval = arm == Arm::naval;
        if (n > 0) score(naval ? Power::italy : Power::germany, Text::gathering_storm_score_balance, n, Ref{}, n);
        if (n < 0) score(naval ? Power::britain : Power::france, Text::gathering_storm_score_balance, -n, Ref{}, -n);
    }
}

template <class Score> void score_countries(const State& s, Score score) { // 34.4
    for (int k = 0; k < country_count; ++k) {
        const auto c = nth<Country>(k);
        const int holder = is_open(s, c) ? pact_holder(s, c) : no_power;
        if (holder != no_power) score(nth<Power>(holder), Text::gathering_storm_score_pact, info(c).pact, ref(c), 1);
    }
    for (Power p : all_powers) {
        const int n = flags_of(s, Country::russia, p);
        if (n == 0 || p == Power::russia) continue;
        score(p, Text::gathering_storm_score_flags_in_russia, n * vp_flag_in_russia, ref(Country::russia), n);
        score(Power::russia, Text::gathering_storm_score_foreign_flags, n * vp_foreign_flag, ref(p), n);
    }
}

template <class Score> void score_war(const State& s, Score score) { // 34.7
    if (s.ended != Ending::war) return;
    const WarSituation w = war_situation(s);
    // The Allies share what they gain together, Britain first.
    const auto allies = [&](Text text, int points) {
        score(Power::britain, text, (points + 1) / 2, Ref{}, 1);
        score(Power::france, text, points / 2, Ref{}, 1);
    };
    if (pact_in_force(s) && w.allies) {
        score(Power::germany, Text::gathering_storm_score_pact_war, vp_pact_war_germany, Ref{}, 1);
        score(Power::russia, Text::gathering_storm_score_pact_war, vp_pact_war_russia, Ref{}, 1);
    }
    if (w.allies && w.russia) {
        score(Power::germany, Text::gathering_storm_score_two_fronts, vp_two_fronts_germany, Ref{}, 1);
        allies(Text::gathering_storm_score_two_fronts, vp_two_fronts_allies);
    }
    if (w.russia && !w.west) {
        allies(Text::gathering_storm_score_eastern_war, vp_eastern_war_allies);
        score(Power::russia, Text::gathering_storm_score_eastern_war, vp_eastern_war_russia, Ref{}, 1);
    }
    if (w.west && !w.russia) score(Power::russia, Text::gathering_storm_score_neutral, vp_neutral_russia, Ref{}, 1);
    if (s.at_war[ix(Power::italy)] == 0)
        score(Power::italy, Text::gathering_storm_score_italy_at_peace, vp_italy_at_peace, Ref{}, 1);
}

template <class Score> void score_russia(const State& s, Score score) { // 34.8
    score(Power::russia, Text::gathering_storm_score_cohesion, cohesion_vp[static_cast<std::size_t>(cohesion(s))],
          Ref{}, cohesion(s));
    const int n = s.garrison_surplus;
    const int garrison = n >= vp_surplus_high_from    ? vp_surplus_high
                         : n >= vp_surplus_from       ? vp_surplus
                         : n <= -vp_surplus_high_from ? vp_deficit_high
                         : n <= -vp_surplus_from      ? vp_deficit
                                                      : 0;
    score(Power::russia, Text::gathering_storm_score_garrison, garrison, Ref{}, n);
    for (int k = 0; k < country_count; ++k) {
        const auto c = nth<Country>(k);
        if (!info(c).borders_russia) continue;
        if (flags_of(s, c, Power::russia) > 0)
            score(Power::russia, Text::gathering_storm_score_border_flag, vp_border_flag, ref(c), 1);
        const int holder = pact_holder(s, c);
        if (holder == at(Power::germany) || holder == at(Power::italy))
            score(Power::russia, Text::gathering_storm_score_border_axis, vp_border_axis_pact, ref(c), 1);
    }
    if (s.poland == PolandOption::plain_conquest)
        score(Power::russia, Text::gathering_storm_score_lost_country, vp_lost_without_pact, ref(Country::poland), 1);
    if (s.control[ix(Country::baltic_states)] == Control::germany)
        score(Power::russia, Text::gathering_storm_score_lost_country, vp_lost_without_pact,
              ref(Country::baltic_states), 1);
}

template <class Score> void score_everything(const State& s, Score score) {
    const auto part = [&](Power p, Text text, int points, Ref subject, int count) {
        if (points != 0) score(p, text, "34.11"_rule, points, subject, count);
    };
    for (Power p : all_powers)
        part(p, Text::gathering_storm_score_support, support_points(support(s, p)), Ref{}, support(s, p));
    score_balance(s, part);
    score_countries(s, part);
    for (int k = 0; k < target_count; ++k) {
        const auto t = nth<Target>(k);
        const int points = aggression_points(s, t);
        if (points != 0)
            score(info(t).aggressor, Text::gathering_storm_score_aggression, "34.51"_rule, points, ref(t), 1);
    }
    for (int k = 0; k < project_count; ++k) {
        const auto x = nth<Project>(k);
        const int n = great_results(s, x);
        const Power owner = info(x).power == no_power ? lead_of(info(x).alliance) : nth<Power>(info(x).power);
        part(owner, Text::gathering_storm_score_results, n * vp_result, ref(x), n);
    }
    score_war(s, part);
    score_russia(s, part);
    if (s.ended == Ending::no_war) { // 33.2
        score(Power::germany, Text::gathering_storm_score_no_war, "33.1"_rule, no_war_germany, Ref{}, 1);
        score(Power::italy, Text::gathering_storm_score_no_war, "33.1"_rule, no_war_italy, Ref{}, 1);
    }
}

} // namespace wc::gathering_storm

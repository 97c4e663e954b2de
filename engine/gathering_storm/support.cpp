// 10 Support levels.
#include "gathering_storm/support.hpp"

#include "gathering_storm/russia.hpp"

namespace wc::gathering_storm {

int factory_support(Power p, int factories) {
    int n = 0;
    for (Byte needed : support_thresholds[ix(p)]) n += needed != 0 && factories >= needed ? 1 : 0;
    return n;
}

// 11.52A Support that a number of results of a project gives.
int result_support(Project x, int results) {
    if (info(x).support) return results;
    return info(x).support_last && results == info(x).result_count ? 1 : 0;
}

namespace {

struct Parts {
    void* to;
    SupportPart part;
    void operator()(Text text, Rule rule, int points) const {
        if (points != 0) part(to, text, rule, points);
    }
};

// The projects that give support, by power.
constexpr auto supporting = [] {
    std::array<std::array<Byte, 12>, power_count> out{};
    std::array<std::size_t, power_count> n{};
    for (std::size_t k = 0; k < projects.size(); ++k)
        if (projects[k].power != no_power && (projects[k].support || projects[k].support_last))
            out[projects[k].power][n[projects[k].power]++] = static_cast<Byte>(k);
    return std::pair{out, n};
}();

constexpr std::array<Rule, power_count> result_rules{"10.51A"_rule, "10.61A"_rule, "10.71A"_rule, "10.81A"_rule,
                                                     "10.91A"_rule};
constexpr std::array<Rule, power_count> flag_rules{"10.51C"_rule, "10.61B"_rule, "10.71D"_rule, "10.81D"_rule,
                                                   "10.91F"_rule};

int result_support_of(const State& s, Power p) {
    int sum = 0;
    for (std::size_t k = 0; k < supporting.second[ix(p)]; ++k) {
        const auto x = nth<Project>(supporting.first[ix(p)][k]);
        sum += result_support(x, s.results[ix(x)]);
    }
    return sum;
}

// 10.51B The turn after each success that the rule names.
int german_success(const State& s) {
    int n = 0;
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].own_support && s.success_turn[t] != 0 && s.success_turn[t] + 1 == s.turn)
            n += german_aggression_support;
    return n;
}

// 10.71B, 10.81B For good from the turn after the first aggression that counts; and on the turn after each.
int allied_alarm(const State& s) {
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].permanent_support && s.attack_turn[t] != 0 && s.attack_turn[t] < s.turn)
            return second_aggression_support;
    return 0;
}
int allied_shock(const State& s) {
    int n = 0;
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].allied_support && s.attack_turn[t] != 0 && s.attack_turn[t] + 1 == s.turn)
            n += aggression_support;
    return n;
}
bool poland_occupied(const State& s) {
    return succeeded_before(s, Target::poland) &&
           (s.poland == PolandOption::conquest_with_pact || s.poland == PolandOption::plain_conquest);
}

void western_parts(const State& s, Power p, const Parts& part) {
    const bool britain = p == Power::britain;
    part(Text::gathering_storm_support_alarm, britain ? "10.71B"_rule : "10.81B"_rule, allied_alarm(s));
    part(Text::gathering_storm_support_shock, britain ? "10.71B"_rule : "10.81B"_rule, allied_shock(s));
    const Byte increase = s.shipyard_turn[ix(britain ? Power::germany : Power::italy)];
    part(Text::gathering_storm_support_increase, britain ? "10.71C"_rule : "10.81C"_rule,
         increase != 0 && increase < s.turn ? increase_support : 0);
    part(Text::gathering_storm_support_pact, britain ? "10.71E"_rule : "10.81E"_rule,
         pact_signed(s) && s.pact_turn < s.turn ? allied_pact_support : 0);
}

void russian_parts(const State& s, const Parts& part) {
    part(Text::gathering_storm_support_poland, "10.91B"_rule, poland_occupied(s) ? russian_poland_support : 0);
    part(Text::gathering_storm_support_baltic, "10.91B"_rule,
         succeeded_before(s, Target::baltic_states) ? russian_baltic_support : 0);
    part(Text::gathering_storm_support_pact, "10.91C"_rule,
         pact_signed(s) && s.pact_turn < s.turn ? russian_pact_support : 0);
    part(Text::gathering_storm_support_garrison, "10.91D"_rule, s.garrison);
    part(Text::gathering_storm_support_cohesion, "10.91E"_rule,
         cohesion_support[static_cast<std::size_t>(cohesion(s))]);
    int foreign = 0;
    for (Power p : all_powers) foreign += p == Power::russia ? 0 : flags_of(s, Country::russia, p);
    part(Text::gathering_storm_support_foreign_flags, "10.91F"_rule, foreign * foreign_flag_support);
    if (general_is(s, GeneralKind::trials)) part(Text::gathering_storm_support_event, "22.1"_rule, -1);
    part(Text::gathering_storm_support_great_purge, "22.41"_rule,
         has_bit(s.purge_now, PurgeCard::great) ? great_purge_support : 0);
}

// 9.41 Shown support cards of this turn, the general event, and diplomatic events that became support (10.41B).
int event_support(const State& s, Power p) {
    int sum = s.event_support[ix(p)];
    const GeneralEvent* e = general_event(s);
    if (e != nullptr && e->kind == GeneralKind::support && e->power == at(p)) sum += e->value;
    for (int k = 0; k < s.hand_size[ix(p)]; ++k) {
        if (slot_of(s, p, k) != Slot::shown) continue;
        const NationalKind kind = kind_of(s, p, card_of(s, p, k));
        if (kind == NationalKind::support_public || is_secret_support(kind))
            sum += support_value(s, p, card_of(s, p, k));
    }
    return sum;
}

} // namespace

void each_support_part(const State& s, Power p, void* to, SupportPart visit) {
    const Parts part{to, visit};
    part(Text::gathering_storm_support_factories, "10.41A"_rule, factory_support(p, military_factories(s, p)));
    part(Text::gathering_storm_support_results, result_rules[ix(p)], result_support_of(s, p));
    if (p == Power::germany) part(Text::gathering_storm_support_success, "10.51B"_rule, german_success(s));
    if (p == Power::italy)
        part(Text::gathering_storm_support_ethiopia, "10.61A"_rule,
             succeeded_before(s, Target::ethiopia) ? ethiopia_support : 0);
    if (alliance_of(p) == Alliance::allies) western_parts(s, p, part);
    if (p == Power::russia)
        russian_parts(s, part);
    else
        part(Text::gathering_storm_support_flags, flag_rules[ix(p)],
             flags_of(s, Country::russia, p) * flag_in_russia_support);
    part(Text::gathering_storm_support_event, "9.41"_rule, event_support(s, p));
    part(Text::gathering_storm_support_deficit, "10.41C"_rule, -s.deficit[ix(p)]);
    part(Text::gathering_storm_support_crisis, "27.6"_rule, s.crisis_support[ix(p)]);
    part(Text::gathering_storm_support_subversion, "24.7"_rule, has_bit(s.support_loss, p) ? -1 : 0);
}

int support_now(const State& s, Power p) {
    int sum = 0;
    each_support_part(s, p, &sum, [](void* to, Text, Rule, int points) { *static_cast<int*>(to) += points; });
    return sum;
}

void set_support(P& p) {
    for (Power who : all_powers) {
        Signed& level = p.s.level[ix(who)];
        level = 0;
        add_to(level, support_now(p.s, who), level_max);
    }
}

void gain_points(State& s, Power p, int points) { add_to(s.points[ix(p)], points, points_held_max); }

void pay_points(State& s, Power p, int points) {
    const int missing = points - s.points[ix(p)];
    if (missing > 0) add_to(s.deficit_next[ix(p)], missing, deficit_max);
    add_to(s.points[ix(p)], -points, points_held_max);
}

void change_support(State& s, Power p, int by) {
    add_to(s.level[ix(p)], by, level_max);
    by < 0 ? pay_points(s, p, -by) : gain_points(s, p, by);
}

} // namespace wc::gathering_storm

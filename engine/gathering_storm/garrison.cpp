// 21 Russian garrison, and flags in Russia (10.91F).
#include "gathering_storm/russia.hpp"
#include "gathering_storm/support.hpp"

#include <algorithm>

namespace wc::gathering_storm {

namespace {

constexpr auto russian_projects = [] {
    std::array<Byte, project_count> out{};
    std::size_t n = 0;
    for (std::size_t k = 0; k < projects.size(); ++k)
        if (projects[k].alliance == Alliance::russia) out[n++] = static_cast<Byte>(k);
    return std::pair{out, n};
}();

int flag_garrison(const State& s, Country c) {
    if (c == Country::russia) return 0;
    const int n = flags_of(s, c, Power::russia);
    if (n == 0) return 0;
    if (info(c).borders_russia) return n >= garrison_flags_many ? garrison_border_many : garrison_border_few;
    return n >= garrison_flags_many ? garrison_other_many : 0;
}

int border_requirement(const State& s, Country c) {
    switch (s.control[ix(c)]) {
    case Control::germany:
        if (c == Country::poland && s.poland == PolandOption::conquest_with_pact && pact_in_force(s))
            return require_poland_with_pact;
        return require_german_control;
    case Control::satellite: return require_german_control;
    case Control::open: break;
    default: return 0;
    }
    const int axis = flags_of(s, c, Alliance::axis);
    if (axis >= pact_flags) return require_axis_pact;
    if (axis > 0) return require_axis_few;
    return has_pact(s, c, Alliance::allies) ? require_allied_pact : 0;
}

} // namespace

// 21.21
int garrison(const State& s) {
    int sum = s.control[ix(Country::baltic_states)] == Control::russia ? garrison_baltic : 0;
    for (Byte n : s.active[ix(Power::russia)]) sum += n;
    for (std::size_t k = 0; k < russian_projects.second; ++k) sum += s.results[russian_projects.first[k]];
    for (int c = 0; c < country_count; ++c) sum += flag_garrison(s, nth<Country>(c));
    return sum;
}

// 21.22
int garrison_requirement(const State& s) {
    int sum = garrison_base + std::max(0, land_air(s)) + positive_index(s);
    for (int c = 0; c < country_count; ++c)
        if (info(nth<Country>(c)).borders_russia) sum += border_requirement(s, nth<Country>(c));
    const Project policies = project_of(Alliance::axis, ProjectKind::int6);
    for (int k = 0; k < results_of(s, policies); ++k) sum += info(policies).amount[static_cast<std::size_t>(k)];
    return sum;
}

// 10.91D 1-2: 1, 3-5: 2, 6-8: 3, then one for every three more.
int garrison_support(int surplus) {
    const int n = surplus < 0 ? -surplus : surplus;
    const int level = n == 0 ? 0 : n / garrison_support_step + 1;
    return surplus < 0 ? -level : level;
}

int garrison_deficit(const State& s) { return s.garrison_surplus < 0 ? -s.garrison_surplus : 0; }

void check_garrison(P& p) {
    State& s = p.s;
    const int surplus = std::clamp(garrison_surplus(s), -surplus_max, surplus_max);
    const int now = garrison_support(surplus);
    add_to(s.level[ix(Power::russia)], now - s.garrison, level_max);
    s.garrison = static_cast<Signed>(now);
    s.garrison_surplus = static_cast<Signed>(surplus);
    p.log(Text::gathering_storm_event_garrison, "21.23"_rule, ref(Power::russia), Ref::number(garrison(s)),
          Ref::number(garrison_requirement(s)), Ref::number(now));
}

void drop_flag_in_russia(P& p, Power owner) {
    --p.s.flags[ix(Country::russia)][ix(owner)];
    p.log(Text::gathering_storm_event_flag_removed, "10.91F"_rule, ref(owner), ref(Country::russia));
}

void remove_flag_in_russia(P& p, Power owner) {
    if (flags_of(p.s, Country::russia, owner) == 0) return;
    drop_flag_in_russia(p, owner);
    if (owner == Power::russia) return;
    change_support(p.s, owner, -flag_in_russia_support);
    change_support(p.s, Power::russia, -foreign_flag_support);
}

void place_flag_in_russia(P& p, Power owner) {
    if (flags_in(p.s, Country::russia) >= flag_boxes) return;
    ++p.s.flags[ix(Country::russia)][ix(owner)];
    p.log(Text::gathering_storm_event_flag_placed, "10.91F"_rule, ref(owner), ref(Country::russia));
    if (owner == Power::russia) return;
    change_support(p.s, owner, flag_in_russia_support);
    change_support(p.s, Power::russia, foreign_flag_support);
}

} // namespace wc::gathering_storm

// 12 Activity counters: pools, and what is left of them.
#include "gathering_storm/counters.hpp"

#include "gathering_storm/planning.hpp"
#include "gathering_storm/russia.hpp"

namespace wc::gathering_storm {

int planned_civil(const State& s, Power p) {
    const Conversion c = s.plan[ix(p)].conversion;
    return s.civil[ix(p)] + (c == Conversion::to_civil ? 1 : c == Conversion::civil_to_military ? -1 : 0);
}
int planned_military(const State& s, Power p) {
    const Conversion c = s.plan[ix(p)].conversion;
    return s.military[ix(p)] + (c == Conversion::idle_to_military || c == Conversion::civil_to_military ? 1 : 0);
}

namespace {

const Yield& yield_of(Power p, int factories) {
    return yields[ix(p)][static_cast<std::size_t>(std::clamp(factories, 0, 15))];
}

// 12.22A, B Counters that civilian factories bring.
constexpr int research_counters(const PowerInfo& x, int civil) {
    return x.counter_a != 0 && civil >= x.counter_a ? 1 : 0;
}
constexpr int civil_counters(const PowerInfo& x, int civil) { return x.counter_b != 0 && civil >= x.counter_b ? 1 : 0; }

// 12.22D Counters of a value that economic preparation brings with so many results.
int preparation(Power p, int value, int results) {
    const Project x = project_of(p, ProjectKind::mil6);
    int n = 0;
    if (x != no_project)
        for (int k = 0; k < results; ++k) n += info(x).amount[static_cast<std::size_t>(k)] == value ? 1 : 0;
    return n;
}

// What the power's plan adds to (or takes from) this turn's pool.
int planned_change(const State& s, Power p, int value) {
    int n = 0;
    if (value == 2) n += civil_counters(info(p), planned_civil(s, p)) - civil_counters(info(p), s.civil[ix(p)]);
    if (value != 1 && value != 2) return n;
    const Project x = project_of(p, ProjectKind::mil6);
    if (x != no_project && s.added[ix(x)] != 0)
        n += preparation(p, value, results_planned(s, x)) - preparation(p, value, s.results[ix(x)]);
    return n;
}

int placed(const State& s, Power p, Counter c) {
    int n = 0;
    for (const auto& here : s.counters) n += here[ix(p)] == c ? 1 : 0;
    return n;
}

} // namespace

bool planned_shipyard(const State& s, Power p) {
    const Plan& plan = s.plan[ix(p)];
    if (plan.yield == 0) return false;
    const Yield& y = yield_of(p, planned_military(s, p));
    return (plan.yield == 1 ? y.first : y.second) == 4;
}

int counters_left(const State& s, Power p, int value) {
    const auto v = static_cast<std::size_t>(value);
    const Plan& plan = s.plan[ix(p)];
    int n = s.pool[ix(p)][v] - s.used[ix(p)][v] - plan.used[v] - (value != 0 && plan.counter == value ? 1 : 0);
    n += planned_change(s, p, value);
    if (n > 0 && s.counters_open == 0) n -= placed(s, p, counter_of(value));
    return std::max(0, n);
}

int naval_left(const State& s, Power p) {
    return std::max(0, s.naval_pool[ix(p)] - s.naval_used[ix(p)] - s.plan[ix(p)].naval_used +
                           (planned_shipyard(s, p) ? 1 : 0));
}

bool research_only_left(const State& s, Power p) {
    const int change = research_counters(info(p), planned_civil(s, p)) - research_counters(info(p), s.civil[ix(p)]);
    return s.research_pool[ix(p)] + change > 0 && s.plan[ix(p)].research_only == 0;
}

int committed(const State& s, Power p) {
    int sum = 0;
    for (const auto& here : s.counters)
        if (here[ix(p)] != Counter::free_one) sum += value_of(here[ix(p)]);
    return sum;
}

namespace {

bool won(const State& s, Target t) {
    if (!succeeded_before(s, t)) return false;
    return t != Target::poland || s.poland == PolandOption::conquest_with_pact ||
           s.poland == PolandOption::plain_conquest;
}
bool attacked_before(const State& s, Target t) { return s.attack_turn[ix(t)] != 0 && s.attack_turn[ix(t)] < s.turn; }

// 12.22E By aggressions: own ones for the aggressor, all that count for the Allies (Italian ones from the attack).
int aggression_counters(const State& s, Power p) {
    int n = 0;
    bool balkans = false; // one of Greece and Yugoslavia
    for (int k = 0; k < target_count; ++k) {
        const auto t = nth<Target>(k);
        const bool mine = info(t).aggressor == p && info(t).own_counter && won(s, t);
        const bool theirs = alliance_of(p) == Alliance::allies && info(t).allied_counter &&
                            (info(t).aggressor == Power::germany ? won(s, t) : attacked_before(s, t));
        if (!mine && !theirs) continue;
        if (t == Target::greece || t == Target::yugoslavia) {
            if (balkans) continue;
            balkans = true;
        }
        ++n;
    }
    return n;
}

// 12.22G A counter is lost: of its value, else of the next lower one.
void lose_counter(ByPower<std::array<Byte, counter_values>>& pool, Power p, int value) {
    for (int v = value; v >= 0; --v) {
        Byte& n = pool[ix(p)][static_cast<std::size_t>(v)];
        if (n == 0) continue;
        --n;
        return;
    }
}

void set_pool(State& s, Power p) {
    auto& pool = s.pool[ix(p)];
    pool = info(p).pool;
    add_to(pool[2], civil_counters(info(p), s.civil[ix(p)]), pool_max);
    const Project preparation_project = project_of(p, ProjectKind::mil6);
    for (int v = 1; v < counter_values; ++v) {
        const auto k = static_cast<std::size_t>(v);
        add_to(pool[k], preparation(p, v, results_of(s, preparation_project)), pool_max);
        if (p == Power::russia)
            for (int c = 1; c <= cohesion(s); ++c)
                add_to(pool[k], cohesion_counter[static_cast<std::size_t>(c)] == v ? 1 : 0, pool_max);
    }
    add_to(pool[1], aggression_counters(s, p), pool_max);
    for (int v = 0; v < counter_values; ++v) {
        const int n = s.swing[ix(p)][static_cast<std::size_t>(v)];
        if (n > 0) add_to(pool[static_cast<std::size_t>(v)], n, pool_max);
        for (int k = n; k < 0; ++k) lose_counter(s.pool, p, v);
    }
    s.naval_pool[ix(p)] = byte(info(p).naval + (s.shipyard_turn[ix(p)] != 0 ? 1 : 0));
    s.research_pool[ix(p)] = byte(research_counters(info(p), s.civil[ix(p)]));
}

} // namespace

void set_pools(P& p) {
    for (Power who : all_powers) set_pool(p.s, who);
}

// The reveal makes what the plan brought part of the pool, and lays open what it used (13.12B).
void open_counters(State& s, Power p) {
    const Plan plan = s.plan[ix(p)];
    for (int v = 1; v <= 2; ++v) {
        const int change = planned_change(s, p, v);
        add_to(s.pool[ix(p)][static_cast<std::size_t>(v)], change, pool_max);
    }
    const int research = research_counters(info(p), planned_civil(s, p)) - research_counters(info(p), s.civil[ix(p)]);
    add_to(s.research_pool[ix(p)], research - plan.research_only, 1);
    if (planned_shipyard(s, p)) add_to(s.naval_pool[ix(p)], 1, yard_max);
    for (std::size_t v = 0; v < counter_values; ++v) add_to(s.used[ix(p)][v], plan.used[v], pool_max);
    if (plan.counter != 0) add_to(s.used[ix(p)][plan.counter], 1, pool_max);
    add_to(s.naval_used[ix(p)], plan.naval_used, yard_max);
}

} // namespace wc::gathering_storm

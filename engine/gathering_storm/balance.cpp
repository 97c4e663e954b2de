// 20 Balance of power, 23 European Aggression Index.
#include "gathering_storm/balance.hpp"

#include "gathering_storm/cards.hpp"

namespace wc::gathering_storm {

namespace {

// The projects whose results count on the Balance of Power card, so that nobody looks through all of them.
constexpr auto weighty = [] {
    std::array<Byte, project_count> out{};
    std::size_t n = 0;
    for (std::size_t k = 0; k < projects.size(); ++k)
        if (projects[k].bop != 0 && projects[k].alliance != Alliance::russia) out[n++] = static_cast<Byte>(k);
    return std::pair{out, n};
}();

constexpr int sign(int n) { return n < 0 ? -1 : n > 0 ? 1 : 0; }

} // namespace

// 20.2 Lead of 1 to 3: one advantage, 4 or more: two. 20.3 At sea: less than twice the other's points, or at least twice.
int Balance::advantage(Arm arm) const {
    const int a = axis[ix(arm)], b = allies[ix(arm)];
    if (a == b) return 0;
    if (arm == Arm::naval) return sign(a - b) * (std::max(a, b) < naval_ratio_2 * std::min(a, b) ? 1 : 2);
    const int lead = a > b ? a - b : b - a;
    return sign(a - b) * (lead >= bop_adv2 ? 2 : 1);
}

Balance balance_of(const State& s) {
    Balance out;
    for (std::size_t k = 0; k < unit_type_count; ++k) {
        out.axis[k] = s.active[0][k] + s.active[1][k];
        out.allies[k] = s.active[2][k] + s.active[3][k];
    }
    out.axis[3] = s.fleet[0] + s.fleet[1];
    out.allies[3] = s.fleet[2] + s.fleet[3];
    for (std::size_t k = 0; k < weighty.second; ++k) {
        const ProjectInfo& x = projects[weighty.first[k]];
        auto& side = x.alliance == Alliance::axis ? out.axis : out.allies;
        side[x.bop - 1u] += x.bop_value * s.results[weighty.first[k]];
    }
    return out;
}

// 23.21 Aggressions count from the next turn, everything else at once.
int aggression_index(const State& s) {
    int sum = pact_signed(s) ? index_pact : 0;
    for (std::size_t t = 0; t < target_count; ++t) {
        if (!targets[t].eai) continue;
        const int since = targets[t].aggressor == Power::italy ? s.attack_turn[t] : s.success_turn[t];
        if (since != 0 && since < s.turn) ++sum;
    }
    if (any_civil_war(s)) sum += index_civil_war;
    const GeneralEvent* e = general_event(s);
    if (e != nullptr && e->kind == GeneralKind::eai) sum += e->value;
    return sum + climate_eai[static_cast<std::size_t>(s.climate + climate_max)];
}

} // namespace wc::gathering_storm

// Countries: flags, trade pacts and control (4, 11.61, 14 of the reference).
#pragma once

#include "gathering_storm/state.hpp"

#include <algorithm>

namespace wc::gathering_storm {

inline const CountryInfo& info(Country c) { return countries[ix(c)]; }
inline const TargetInfo& info(Target t) { return targets[ix(t)]; }
inline const PowerInfo& info(Power p) { return powers[ix(p)]; }
inline const ProjectInfo& info(Project x) { return projects[ix(x)]; }
inline const ShipInfo& info(ShipType x) { return ships[ix(x)]; }

inline int flags_of(const State& s, Country c, Power p) { return s.flags[ix(c)][ix(p)]; }
inline int flags_of(const State& s, Country c, Alliance a) {
    const auto& f = s.flags[ix(c)];
    if (a == Alliance::axis) return f[0] + f[1];
    return a == Alliance::allies ? f[2] + f[3] : f[4];
}
inline int flags_in(const State& s, Country c) {
    int sum = 0;
    for (Byte f : s.flags[ix(c)]) sum += f;
    return sum;
}

inline bool is_open(const State& s, Country c) { return s.control[ix(c)] == Control::open; }
// Taken or made a satellite by an Axis power.
inline bool axis_holds(const State& s, Country c) {
    const Control k = s.control[ix(c)];
    return k == Control::germany || k == Control::italy || k == Control::satellite;
}
inline bool german_holds(const State& s, Country c) {
    return s.control[ix(c)] == Control::germany || s.control[ix(c)] == Control::satellite;
}
// The turn in which an aggression closed this country to diplomacy; 0: before the game, or open. The Baltic States go to Russia
// with Poland (31.5).
inline int closing_turn(const State& s, Country c) {
    if (is_open(s, c)) return 0;
    if (s.control[ix(c)] == Control::russia) return s.success_turn[ix(Target::poland)];
    int turn = 0;
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].country == c) turn = std::max<int>(turn, s.success_turn[t]);
    return turn;
}
inline bool under_attack(const State& s, Country c) { return s.conquest != 0 && targets[s.conquest - 1u].country == c; }

// 11.61 Has this alliance three or more flags there? Russia itself gives Russia no pact, limited countries give none.
inline bool has_pact(const State& s, Country c, Alliance a) {
    if (info(c).pact == 0 || info(c).limited) return false;
    if (c == Country::russia && a == Alliance::russia) return false;
    return flags_of(s, c, a) >= pact_flags;
}

// The power that draws the pact's value: the permanent one of a taken country, or by flags; no_power if there is none.
inline int pact_holder(const State& s, Country c) {
    if (info(c).pact == 0 || info(c).limited) return no_power;
    switch (s.control[ix(c)]) {
    case Control::germany:
    case Control::satellite: return at(Power::germany);
    case Control::italy: return at(Power::italy);
    case Control::open: break;
    default: return no_power;
    }
    const auto& f = s.flags[ix(c)];
    if (f[0] + f[1] >= pact_flags) return f[1] > f[0] ? 1 : 0;
    if (f[2] + f[3] >= pact_flags) return f[2] > f[3] ? 2 : 3; // 2-2: France
    if (f[4] >= pact_flags && c != Country::russia) return 4;
    return no_power;
}

inline constexpr int war_index(Country c) {
    return c == Country::spain ? 0 : c == Country::greece ? 1 : c == Country::yugoslavia ? 2 : -1;
}
inline bool civil_war_in(const State& s, Country c) {
    return war_index(c) >= 0 && s.war[static_cast<std::size_t>(war_index(c))] == War::fought;
}
inline bool any_civil_war(const State& s) {
    for (War w : s.war)
        if (w == War::fought) return true;
    return false;
}

// 30.1, 34.51 Was this target taken (or, for a part, its whole)?
inline bool succeeded(const State& s, Target t) { return s.success_turn[ix(t)] != 0; }
inline bool succeeded_before(const State& s, Target t) { return succeeded(s, t) && s.success_turn[ix(t)] < s.turn; }

// 31 The Nazi-Soviet Pact.
inline bool pact_signed(const State& s) { return s.pact_turn != 0; }
inline bool pact_in_force(const State& s) { return s.pact_turn != 0 && s.pact_broken == 0; }

} // namespace wc::gathering_storm

// The crisis phase (26 - 28, 32): strength, resistance and war values, and what the chapters share.
#pragma once

#include "gathering_storm/balance.hpp"
#include "gathering_storm/flags.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

inline Power aggressor(const State& s) { return nth<Power>(s.aggressor - 1); }
inline Target target(const State& s) { return nth<Target>(s.target - 1); }
inline bool case_open(const State& s) { return s.aggressor != 0 && s.target != 0; }

// --- 27.3 ------------------------------------------------------------------------------------------------------------

// What a target demands: more for Czechoslovakia while the Sudetenland is Czech.
int requirement(const State&, Target);
// Support + index + land-air balance + Axis flags; `level` is the support that counts for whoever asks.
int strength(const State&, Power, Target, int level);
// 27.1, 27.2 Everything but the strength.
Refusal refuse_target(const State&, Power, Target);

// --- 28 --------------------------------------------------------------------------------------------------------------

// 28.2 Defense of a country that has lost a part or is at civil war is reduced.
inline int defense_of(const State& s, Target t) {
    const TargetInfo& x = info(t);
    const bool reduced =
        (x.includes != no_target && succeeded(s, nth<Target>(x.includes))) || civil_war_in(s, x.country);
    return reduced ? x.reduced_defense : x.defense;
}
int resistance(const State&, Target); // without the tile; may be negative (29.31)
inline int crisis_resistance(const State& s, Target t) { return std::max(0, resistance(s, t)) + s.tile; }

// --- 32.3 ------------------------------------------------------------------------------------------------------------

// In a crisis. `level`: support that counts for whoever asks.
int crisis_war_value(const State&, Power, int level);
inline int crisis_war_value(const State& s, Power p) { return crisis_war_value(s, p, support(s, p)); }
inline bool allies_may_fight(const State& s) {
    return crisis_war_value(s, Power::britain) >= allied_threshold ||
           crisis_war_value(s, Power::france) >= allied_threshold;
}

inline bool mobilized(const State& s, Power p) { return military_factories(s, p) >= info(p).full_mobilization; }
// 26.14 Is Russia in a position to pledge, as far as everybody knows?
inline bool pledge_open(const State& s) {
    return aggressor(s) == Power::germany && !pact_in_force(s) && cohesion(s) >= high;
}

// --- wars --------------------------------------------------------------------------------------------------------------

inline bool at_war(const State& s, Power a, Power b) { return has_bit(s.at_war[ix(a)], b); }
inline bool at_war(const State& s, Power a, Alliance b) {
    for (Power p : all_powers)
        if (alliance_of(p) == b && at_war(s, a, p)) return true;
    return false;
}
inline bool any_war(const State& s) {
    for (Byte w : s.at_war)
        if (w != 0) return true;
    return false;
}
void go_to_war(P&, Power, Alliance, Rule); // the whole alliance: Britain and France fight together (32.4)

// --- 26.2 joint answers --------------------------------------------------------------------------------------------------

// Stores an answer; true when no other is still to come. Both are then known to all.
bool answered(P&, Power, bool strong);
// The milder answer counts.
bool agreed(const State&);
// May Britain or France stand in this frame, with the other's answer where it must be?
bool joint_holds(const State&, int depth);

void close_case(State&); // the aggression is over, one way or the other
// After the aggression of frame index i: the next aggressor.
inline void next_aggressor(P& p, Power done) {
    p.next(Step::aggressor_next, Seat::nobody, done == Power::italy ? 1 : 2);
}

// --- 27.6, 27.7, 27.8, 29, 30, 31 ------------------------------------------------------------------------------------------

void allies_give_way(P&);                     // after acquiescing or backing down: Poland's options, or settlement
void succeed(P&, Target);                     // 30.1
void hand_out_success(P&, Target, int value); // 9.14 cards
bool may_propose(const State&);               // 31.1
int pact_value(const State&);                 // 31.3
void sign_pact(P&);
void break_pact(P&); // 31.8

} // namespace wc::gathering_storm

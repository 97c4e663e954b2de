// Gathering Storm's bot, from the inside: national plans, one file for each phase. Whole numbers only; the same answer anywhere.
// Weights that can be tuned are data (assets/gathering_storm/bots.json).
#pragma once

#include "gathering_storm/declarations.hpp"
#include "gathering_storm/planning.hpp"
#include "gathering_storm/score.hpp"

namespace wc::gathering_storm::bot {

// What the bot is asked: a view in which its own seat is seen, and the step that asks.
struct Asked {
    const State& s;
    Frame frame;
    Power me;

    Alliance side() const { return alliance_of(me); }
};

// How good an answer looks; the highest is chosen, of equals the first. Each part of the bot rates its own steps.
int rate_event(const Asked&, const Choice&);     // cards and purges, gathering_storm_events.cpp
int rate_economy(const Asked&, const Choice&);   // gathering_storm_economy.cpp
int rate_diplomacy(const Asked&, const Choice&); // gathering_storm_diplomacy.cpp
int rate_secret(const Asked&, const Choice&);    // covert operations, flags to remove: gathering_storm_secret.cpp
int rate_crisis(const Asked&, const Choice&);    // gathering_storm_crisis.cpp
int rate_war(const Asked&, const Choice&);       // declarations, gathering_storm_war.cpp

// --- what several parts judge by -------------------------------------------------------------------------------------

// What a country is worth to a power, 0 .. 10, by its national plan.
inline int weight(Power p, Country c) { return bots::country_weight[ix(p)][ix(c)]; }
// Are these two powers in the hands of one player (2.21)?
inline bool same_player(const State& s, Power a, Power b) {
    return seat_of_power[s.players][ix(a)] == seat_of_power[s.players][ix(b)];
}
// Is this power an opponent of the asked one's?
inline bool rival(const Asked& a, Power other) {
    return !same_player(a.s, a.me, other) && alliance_of(other) != a.side();
}

// How a removal of one flag of this power would please the asked one; a pact that falls counts more.
int removal_worth(const Asked&, Country, Power owner);

// Tile points to keep for the next conversion of a factory.
int saved_for_factory(const State&, Power);
// Points that may be spent now on anything else.
inline int budget(const State& s, Power p) { return purse(s, p) - saved_for_factory(s, p); }

// The asked player's margin over its best opponent if this war ended the game now; at least 1: a win.
int margin_after_war(const Asked&, Power a, Alliance b);
inline bool good_war(const Asked& a, Power x, Alliance b) { return margin_after_war(a, x, b) >= bots::war_margin; }

// Points and other gains of an aggression against the chance of having to back down; above 0: worth it.
int aggression_worth(const Asked&, Power aggressor, Target);
// Could this power commit this aggression in the coming crisis phase, as far as everybody can see?
bool aggression_near(const State&, Power aggressor, Target);

// In how many of 100 cases the resistance tile lets the Allies fight.
int threshold_chance(const State&, Power aggressor, Target, int pledge);

} // namespace wc::gathering_storm::bot

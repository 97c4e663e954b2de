// Aggressions, threats and who backs down, judged by the thresholds (27, 32.3).
#include "ai/gathering_storm_bot.hpp"

namespace wc::gathering_storm::bot {

int threshold_chance(const State& s, Power who, Target t, int pledge) {
    State c = s;
    c.aggressor = byte(at(who) + 1);
    c.target = byte(at(t) + 1);
    int good = 0, all = 0;
    for (int value = 1; value <= tile_values; ++value) {
        const int tiles = s.face_down[static_cast<std::size_t>(value - 1)];
        c.tile = byte(value);
        all += tiles;
        if (std::max(crisis_war_value(c, Power::britain), crisis_war_value(c, Power::france)) + pledge >=
            allied_threshold)
            good += tiles;
    }
    return all == 0 ? 0 : 100 * good / all;
}

namespace {

int victory_value(const State& s, Target t) {
    const TargetInfo& x = info(t);
    const int part = x.includes != no_target && succeeded(s, nth<Target>(x.includes)) ? targets[x.includes].value : 0;
    return x.value - part;
}

} // namespace

// What backing down at step D costs is little beside a success: one counter and one support for a turn (27.6).
int aggression_worth(const Asked& a, Power who, Target t) {
    if (a.s.turn + 1 < bots::aggression_turn[ix(t)]) return -1;
    const TargetInfo& x = info(t);
    const int gain = victory_value(a.s, t) * 30 + (x.own_counter ? 25 : 0) +
                     (x.military_factory + x.idle_factory) * 15 + (x.own_support ? 15 : 0) + (x.part ? 25 : 0);
    if (good_war(Asked{a.s, a.frame, who}, who, Alliance::allies)) return gain + 100;
    const int chance = threshold_chance(a.s, who, t, 0);
    return (gain * (100 - chance) - bots::retreat_cost * chance) / 100;
}

bool aggression_near(const State& s, Power who, Target t) {
    if (refuse_target(s, who, t)) return false;
    return strength(s, who, t, support(s, who)) >= requirement(s, t) && s.turn + 1 >= bots::aggression_turn[ix(t)];
}

namespace {

// The Allies threaten when the threshold is likely, or as a bluff when little is at stake.
int rate_threat(const Asked& a) {
    const int pledge = same_player(a.s, a.me, Power::russia) && pledge_open(a.s) && support(a.s, Power::russia) >= 0
                           ? pledge_bonus
                           : 0;
    const int chance = threshold_chance(a.s, aggressor(a.s), target(a.s), pledge);
    return chance > bots::bluff_percent ? 2 : 0;
}

// Would the other side rather give way than fight? It would if the war wins it nothing.
bool aggressor_would_yield(const Asked& a) {
    const Asked other{a.s, a.frame, aggressor(a.s)};
    return !good_war(other, aggressor(a.s), Alliance::allies);
}

bool allies_would_fight(const Asked& a) {
    const Asked britain{a.s, a.frame, Power::britain};
    return allies_may_fight(a.s) && (good_war(britain, aggressor(a.s), Alliance::allies) || aggressor_would_yield(a));
}

int rate_poland(const Asked& a, Verb v) {
    if (v == Verb::poland_conquest) return 3;
    return v == Verb::poland_neutral ? 1 : pact_in_force(a.s) ? 0 : 2;
}

} // namespace

int rate_crisis(const Asked& a, const Choice& c) {
    switch (verb(c)) {
    case Verb::keep_pact: return 1;
    case Verb::aggress: return aggression_worth(a, a.me, static_cast<Target>(c.a.index()));
    case Verb::no_aggression: return 0;
    case Verb::propose_pact:
    case Verb::sign_pact: return 1;
    case Verb::threaten: return rate_threat(a);
    case Verb::acquiesce: return 1;
    case Verb::pledge: return same_player(a.s, a.me, Power::britain) && !allies_may_fight(a.s) ? 2 : 0;
    case Verb::no_pledge: return 1;
    case Verb::continue_aggression: return good_war(a, a.me, Alliance::allies) || !allies_would_fight(a) ? 2 : 0;
    case Verb::back_down: return 1;
    case Verb::ultimatum: return good_war(a, aggressor(a.s), Alliance::allies) || aggressor_would_yield(a) ? 2 : 0;
    case Verb::accept_war: return good_war(a, a.me, Alliance::allies) ? 2 : 0;
    case Verb::poland_conquest:
    case Verb::poland_neutral:
    case Verb::poland_satellite: return rate_poland(a, verb(c));
    default: return 0;
    }
}

} // namespace wc::gathering_storm::bot

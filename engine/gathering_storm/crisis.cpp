// 26 The crisis phase, 27 Axis aggressions.
#include "gathering_storm/crisis.hpp"

namespace wc::gathering_storm {

void crisis_open(P& p) {
    set_support(p); // 13.21D
    p.s.declared = 0;
    p.s.pact_asked = 0;
    close_case(p.s);
    p.next(Step::aggressor_next);
}

void close_case(State& s) {
    s.aggressor = s.target = 0;
    s.tile = 0;
    s.threatened = s.pledged = 0;
    s.answer = {};
}

// 26.11 Italy, then Germany, then pre-emptive declarations. Frame: i.
void aggressor_next(P& p) {
    const int i = p.frame().i;
    if (i == 0) return p.next(Step::aggression, seat_of(Power::italy), 0);
    if (i == 2) return p.next(Step::preemptive_next);
    if (pact_in_force(p.s)) return p.next(Step::break_pact, seat_of(Power::germany), 1);
    p.next(Step::aggression, seat_of(Power::germany), 1);
}

// --- 31.8 --------------------------------------------------------------------------------------------------------------

void BreakPact::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::keep_pact));
    out.push_back(choice(Verb::break_pact));
}
Refusal BreakPact::refuse(const State&, const Frame&, const Choice&) { return allowed; }
void BreakPact::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::break_pact) break_pact(p);
    p.next(Step::aggression, seat_of(Power::germany), 1);
}
bool BreakPact::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat == seat_of(Power::germany) && f.i == 1 && f.n == 0 && pact_in_force(s) && !case_open(s);
}

// --- 27.3 --------------------------------------------------------------------------------------------------------------

int requirement(const State& s, Target t) {
    const bool whole = info(t).includes != no_target && !succeeded(s, nth<Target>(info(t).includes));
    const int extra = t == Target::czechoslovakia ? czech_whole_extra : polish_whole_extra;
    return info(t).requirement + (whole ? extra : 0);
}

int strength(const State& s, Power, Target t, int level) {
    return level + aggression_index(s) + land_air(s) +
           std::min(strength_flags_max, flags_of(s, info(t).country, Alliance::axis));
}

namespace {

bool prepared(const State& s, Target t) {
    const TargetInfo& x = info(t);
    bool all = true, any = x.needs_any == 0;
    for (int k = 0; k < target_count; ++k) {
        const bool done = succeeded(s, nth<Target>(k));
        if (((x.needs_all >> k) & 1) != 0 && !done) all = false;
        if (((x.needs_any >> k) & 1) != 0 && done) any = true;
    }
    return all && any;
}

// 27.2 Did this power start or complete an aggression last turn?
bool resting(const State& s, Power p) {
    for (int k = 0; k < target_count; ++k) {
        const auto t = nth<Target>(k);
        if (info(t).aggressor != p) continue;
        if (s.attack_turn[ix(t)] != 0 && s.attack_turn[ix(t)] + 1 == s.turn) return true;
        if (s.success_turn[ix(t)] != 0 && s.success_turn[ix(t)] + 1 == s.turn) return true;
    }
    return false;
}

} // namespace

Refusal refuse_target(const State& s, Power p, Target t) {
    const TargetInfo& x = info(t);
    const Ref it = ref(t);
    if (x.aggressor != p) return {Text::gathering_storm_refuse_not_your_target, "27.3"_rule, it};
    if (succeeded(s, t) || !is_open(s, x.country)) return {Text::gathering_storm_refuse_target_taken, "27.3"_rule, it};
    if (s.turn < first_aggression_turn || s.turn < x.earliest_turn)
        return {Text::gathering_storm_refuse_target_early, "27.3"_rule, it};
    if (p == Power::italy && s.conquest != 0) return {Text::gathering_storm_refuse_conquest_first, "27.3"_rule, it};
    if (resting(s, p)) return {Text::gathering_storm_refuse_resting, "27.3"_rule, it};
    if (s.safe_until[ix(t)] >= s.turn) return {Text::gathering_storm_refuse_safe, "27.3"_rule, it};
    if (!prepared(s, t)) return {Text::gathering_storm_refuse_precondition, "27.3"_rule, it};
    if (x.excludes != no_target && succeeded(s, nth<Target>(x.excludes)))
        return {Text::gathering_storm_refuse_excluded, "27.3"_rule, it};
    if (t == Target::baltic_states && pact_in_force(s))
        return {Text::gathering_storm_refuse_pact_in_force, "31.5"_rule, it};
    return allowed;
}

void Aggression::candidates(const State&, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::no_aggression));
    for (int t = 0; t < target_count; ++t)
        if (info(nth<Target>(t)).aggressor == power_of(f.seat))
            out.push_back(choice(Verb::aggress, ref(nth<Target>(t))));
}

Refusal Aggression::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_aggression) return allowed;
    const Power p = power_of(f.seat);
    const auto t = static_cast<Target>(c.a.index());
    if (Refusal no = refuse_target(s, p, t)) return no;
    if (strength(s, p, t, true_support(s, p)) < requirement(s, t))
        return {Text::gathering_storm_refuse_too_weak, "27.3"_rule, c.a};
    return allowed;
}

void Aggression::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    const Power who = power_of(f.seat);
    if (verb(c) == Verb::no_aggression) {
        if (who == Power::germany && may_propose(s)) return p.next(Step::pact_proposal, f.seat, f.i);
        return p.next(Step::aggressor_next, Seat::nobody, f.i + 1);
    }
    const auto t = static_cast<Target>(c.a.index());
    if (strength(s, who, t, support(s, who)) < requirement(s, t)) show_support_cards(p, who);
    s.aggressor = byte(at(who) + 1);
    s.target = byte(at(t) + 1);
    s.declared = byte(s.declared | bit_of(who));
    p.log(Text::gathering_storm_event_aggression, "27.3"_rule, ref(who), c.a,
          Ref::number(strength(s, who, t, support(s, who))), Ref::number(requirement(s, t)));
    if (who == Power::germany && may_propose(s)) return p.next(Step::pact_proposal, f.seat, f.i);
    p.next(Step::respond, seat_of(Power::britain));
}

bool Aggression::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.i > 1 || f.n != 0 || f.seat != seat_of(f.i == 0 ? Power::italy : Power::germany)) return false;
    return s.aggressor == 0 && s.target == 0 && !has_bit(s.declared, power_of(f.seat));
}

} // namespace wc::gathering_storm

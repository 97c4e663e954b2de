// 31 The Nazi-Soviet Pact.
#include "gathering_storm/crisis.hpp"

#include "gathering_storm/tiles.hpp"

namespace wc::gathering_storm {

// 31.1 Over Poland, or once Danzig is or is becoming German; one proposal a phase, one signing a game.
bool may_propose(const State& s) {
    if (s.pact_turn != 0 || s.pact_asked != 0) return false;
    if (succeeded(s, Target::danzig)) return true;
    return s.target == at(Target::poland) + 1 || s.target == at(Target::danzig) + 1;
}

namespace {

int deficit_part(const State& s) {
    const int deficit = garrison_deficit(s);
    if (deficit > 0) return deficit >= pact_deficit_large_from ? pact_deficit_large : pact_deficit;
    return s.garrison_surplus >= pact_surplus_from ? pact_surplus : 0;
}

} // namespace

int pact_value(const State& s) {
    int value = aggression_index(s) + std::min<int>(s.gave_way, pact_appeasement_max) + deficit_part(s);
    if (german_holds(s, Country::czechoslovakia)) value += pact_czechoslovakia;
    if (is_open(s, Country::poland) && has_pact(s, Country::poland, Alliance::allies)) value += pact_polish_pact;
    value += flags_of(s, Country::russia, Alliance::axis) - flags_of(s, Country::russia, Alliance::allies);
    if (flags_of(s, Country::poland, Alliance::axis) > 0) value += pact_axis_in_poland;
    if (cohesion(s) >= full) value += pact_full_cohesion;
    return value;
}

void sign_pact(P& p) {
    p.s.pact_turn = p.s.turn;
    p.log(Text::gathering_storm_event_pact_signed, "31.5"_rule, ref(Power::germany), ref(Power::russia));
}

void break_pact(P& p) {
    p.s.pact_broken = p.s.turn;
    p.log(Text::gathering_storm_event_pact_broken, "31.8"_rule, ref(Power::germany), ref(Power::russia));
}

namespace {

void after_pact(P& p) {
    if (p.s.target != 0) return p.next(Step::respond, seat_of(Power::britain));
    p.next(Step::aggressor_next, Seat::nobody, 2);
}

void refuse_it(P& p) { p.log(Text::gathering_storm_event_pact_refused, "31.3"_rule, ref(Power::russia)); }

// 31.32 One player with Russia and the Allies does not decide: a tile does.
void settle_by_tile(P& p, int value) {
    const int tile = draw_tile(p, false);
    p.log_roll({3, byte(tile), 0}, Text::gathering_storm_event_pact_tile, "31.3"_rule, ref(Power::russia),
               Ref::number(tile), Ref::number(value + tile), Ref::number(pact_tile_sum));
    value + tile >= pact_tile_sum ? sign_pact(p) : refuse_it(p);
}

} // namespace

void PactProposal::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::no_proposal));
    out.push_back(choice(Verb::propose_pact));
}
Refusal PactProposal::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void PactProposal::apply(P& p, const Choice& c) {
    State& s = p.s;
    if (verb(c) == Verb::no_proposal) return after_pact(p);
    const int value = pact_value(s);
    s.pact_asked = 1;
    p.log(Text::gathering_storm_event_pact_proposed, "31.3"_rule, ref(Power::germany), Ref::number(value));
    if (value >= pact_choice && value < pact_auto) {
        if (player_count(s) > 2) return p.next(Step::pact_answer, seat_of(Power::russia), 1);
        settle_by_tile(p, value);
        return after_pact(p);
    }
    value >= pact_auto ? sign_pact(p) : refuse_it(p);
    after_pact(p);
}

bool PactProposal::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat != seat_of(Power::germany) || f.i != 1 || f.n != 0 || !may_propose(s)) return false;
    if (s.target == 0) return s.aggressor == 0;
    return s.aggressor == at(Power::germany) + 1 && info(target(s)).aggressor == Power::germany &&
           has_bit(s.declared, Power::germany) && is_open(s, info(target(s)).country) && !succeeded(s, target(s)) &&
           s.tile == 0 && s.threatened == 0;
}

void PactAnswer::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::refuse_pact));
    out.push_back(choice(Verb::sign_pact));
}
Refusal PactAnswer::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void PactAnswer::apply(P& p, const Choice& c) {
    verb(c) == Verb::sign_pact ? sign_pact(p) : refuse_it(p);
    after_pact(p);
}

bool PactAnswer::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat != seat_of(Power::russia) || f.i != 1 || f.n != 0 || s.pact_turn != 0 || s.pact_asked == 0)
        return false;
    if (s.target == 0) return s.aggressor == 0;
    return s.aggressor == at(Power::germany) + 1 && info(target(s)).aggressor == Power::germany &&
           has_bit(s.declared, Power::germany) && is_open(s, info(target(s)).country) && !succeeded(s, target(s)) &&
           s.tile == 0 && s.threatened == 0;
}

} // namespace wc::gathering_storm

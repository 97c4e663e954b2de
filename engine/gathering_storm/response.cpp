// 26.11 The Allied response to an aggression, step by step; 27.6, 27.7, 27.8 who backs down.
#include "gathering_storm/crisis.hpp"

#include "gathering_storm/tiles.hpp"

namespace wc::gathering_storm {

// --- joint answers (26.2) ------------------------------------------------------------------------------------------------

bool answered(P& p, Power who, bool strong) {
    State& s = p.s;
    s.answer[ix(who)] = strong ? Answer::strong : Answer::mild;
    if (!allies_split(s)) {
        s.answer[ix(Power::france)] = s.answer[ix(Power::britain)];
        return true;
    }
    return who == Power::france;
}

bool agreed(const State& s) {
    return s.answer[ix(Power::britain)] == Answer::strong && s.answer[ix(Power::france)] == Answer::strong;
}

bool joint_holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0) return false;
    if (f.seat == seat_of(Power::britain))
        return s.answer[ix(Power::britain)] == Answer::none && s.answer[ix(Power::france)] == Answer::none;
    return f.seat == seat_of(Power::france) && allies_split(s) && s.answer[ix(Power::britain)] != Answer::none &&
           s.answer[ix(Power::france)] == Answer::none;
}

namespace {

// Asks the other Western power, or shows both answers. True: all have answered.
bool all_answered(P& p, const Frame& f, bool strong, Text mild_text, Text strong_text) {
    const Power who = power_of(f.seat);
    if (!answered(p, who, strong)) {
        p.log_secret(only(f.seat), Text::gathering_storm_event_answered, strong ? strong_text : mild_text, "26.11"_rule,
                     ref(who));
        p.next(static_cast<Step>(f.step), seat_of(Power::france), f.i, f.n);
        return false;
    }
    for (Power x : {Power::britain, Power::france})
        p.log_reveal(p.s.answer[ix(x)] == Answer::strong ? strong_text : mild_text, "26.11"_rule, ref(x));
    return true;
}

bool in_case(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.i != 0 || f.n != 0 || !case_open(s)) return false;
    return info(target(s)).aggressor == aggressor(s) && has_bit(s.declared, aggressor(s)) &&
           is_open(s, info(target(s)).country) && !succeeded(s, target(s)) &&
           (aggressor(s) != Power::italy || s.conquest == 0);
}

// 31.3 The Allies acquiesced or backed down over one of these.
void note_giving_way(State& s) {
    const Target t = target(s);
    if (t == Target::austria || t == Target::sudetenland || t == Target::czechoslovakia || t == Target::danzig)
        add_to(s.gave_way, 1, 9);
}

void counters_next(State& s, Power p, int value, int n) {
    add_to(s.swing_next[ix(p)][static_cast<std::size_t>(value)], n, 4);
}
void support_next(State& s, Power p, int n) { add_to(s.crisis_support_next[ix(p)], n, 20); }

void make_safe(State& s) { s.safe_until[ix(target(s))] = byte(s.turn + safe_turns); }

} // namespace

void allies_give_way(P& p) {
    note_giving_way(p.s);
    if (target(p.s) == Target::poland) return p.next(Step::poland_option, seat_of(Power::germany));
    p.next(Step::settle_aggression);
}

// --- B ---------------------------------------------------------------------------------------------------------------------

void Respond::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::acquiesce));
    out.push_back(choice(Verb::threaten));
}
Refusal Respond::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void Respond::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    if (!all_answered(p, f, verb(c) == Verb::threaten, Text::gathering_storm_event_acquiesced,
                      Text::gathering_storm_event_threatened))
        return;
    if (!agreed(p.s)) return allies_give_way(p);
    p.s.threatened = byte(bit_of(Power::britain) | bit_of(Power::france));
    p.s.answer = {};
    p.next(Step::threatened);
}

bool Respond::holds(const State& s, int depth) {
    return in_case(s, depth) && joint_holds(s, depth) && s.threatened == 0 && s.tile == 0;
}

// --- C (28.5) ---------------------------------------------------------------------------------------------------------------

void threat_made(P& p) {
    State& s = p.s;
    s.tile = byte(draw_tile(p, false));
    p.log_roll({3, s.tile, 0}, Text::gathering_storm_event_resistance_tile, "28.5"_rule, ref(target(s)),
               Ref::number(s.tile), Ref::number(crisis_resistance(s, target(s))));
    if (pledge_open(s)) return p.next(Step::pledge, seat_of(Power::russia));
    show_support_cards(p, aggressor(s));
    p.next(Step::aggressor_choice, seat_of(aggressor(s)));
}

void Pledge::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::no_pledge));
    out.push_back(choice(Verb::pledge));
}

Refusal Pledge::refuse(const State& s, const Frame&, const Choice& c) {
    if (verb(c) == Verb::pledge && true_support(s, Power::russia) < 0)
        return {Text::gathering_storm_refuse_support_negative, "26.11"_rule, ref(Power::russia)};
    return allowed;
}

void Pledge::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::pledge) {
        p.s.pledged = 1;
        p.log(Text::gathering_storm_event_pledged, "26.11"_rule, ref(Power::russia));
    }
    show_support_cards(p, aggressor(p.s));
    p.next(Step::aggressor_choice, seat_of(aggressor(p.s)));
}

bool Pledge::holds(const State& s, int depth) {
    return in_case(s, depth) && s.frames.at[0].seat == seat_of(Power::russia) && pledge_open(s) && s.tile != 0 &&
           s.threatened != 0 && s.pledged == 0;
}

// --- D ---------------------------------------------------------------------------------------------------------------------

void AggressorChoice::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::continue_aggression));
    out.push_back(choice(Verb::back_down));
}
Refusal AggressorChoice::refuse(const State&, const Frame&, const Choice&) { return allowed; }

namespace {

// 27.6
void aggressor_backs_down(P& p) {
    State& s = p.s;
    const Power who = aggressor(s);
    p.log(Text::gathering_storm_event_aggressor_backs_down, "27.6"_rule, ref(who), ref(target(s)));
    counters_next(s, who, back_down_counter, -1);
    support_next(s, who, back_down_support);
    for (Power ally : all_powers)
        if (has_bit(s.threatened, ally)) counters_next(s, ally, back_down_counter, 1);
    make_safe(s);
    close_case(s);
    next_aggressor(p, who);
}

// 27.7
void allies_back_down(P& p) {
    State& s = p.s;
    const Power who = aggressor(s);
    p.log(Text::gathering_storm_event_allies_back_down, "27.7"_rule, ref(Alliance::allies), ref(target(s)));
    counters_next(s, who, allied_back_down_counter, 1);
    support_next(s, who, faced_down_support);
    for (Power ally : all_powers) {
        if (!has_bit(s.threatened, ally)) continue;
        counters_next(s, ally, allied_back_down_counter, -1);
        support_next(s, ally, allied_back_down_support);
    }
    allies_give_way(p);
}

// 27.8
void ultimatum_accepted(P& p) {
    State& s = p.s;
    const Power who = aggressor(s);
    p.log(Text::gathering_storm_event_ultimatum_accepted, "27.8"_rule, ref(who), ref(target(s)));
    counters_next(s, who, who == Power::germany ? ultimatum_counter_germany : ultimatum_counter_italy, -1);
    support_next(s, who, ultimatum_support);
    counters_next(s, Power::britain, ultimatum_counter_britain, 1);
    counters_next(s, Power::france, ultimatum_counter_france, 1);
    make_safe(s);
    close_case(s);
    next_aggressor(p, who);
}

} // namespace

void AggressorChoice::apply(P& p, const Choice& c) {
    State& s = p.s;
    if (verb(c) == Verb::back_down) return aggressor_backs_down(p);
    p.log(Text::gathering_storm_event_goes_on, "26.11"_rule, ref(aggressor(s)), ref(target(s)));
    for (Power ally : {Power::britain, Power::france}) show_support_cards(p, ally);
    for (Power ally : {Power::britain, Power::france})
        p.log(Text::gathering_storm_event_war_value, "32.3"_rule, ref(ally), Ref::number(crisis_war_value(s, ally)),
              Ref::number(allied_threshold));
    if (!allies_may_fight(s)) return allies_back_down(p);
    p.next(Step::ultimatum, seat_of(Power::britain));
}

bool AggressorChoice::holds(const State& s, int depth) {
    return in_case(s, depth) && s.frames.at[0].seat == seat_of(aggressor(s)) && s.tile != 0 && s.threatened != 0 &&
           s.answer == ByPower<Answer>{};
}

// --- E ---------------------------------------------------------------------------------------------------------------------

void Ultimatum::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::back_down));
    out.push_back(choice(Verb::ultimatum));
}
Refusal Ultimatum::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void Ultimatum::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    if (!all_answered(p, f, verb(c) == Verb::ultimatum, Text::gathering_storm_event_yields,
                      Text::gathering_storm_event_ultimatum))
        return;
    if (!agreed(p.s)) return allies_back_down(p);
    p.s.answer = {};
    p.next(Step::war_choice, seat_of(aggressor(p.s)));
}

bool Ultimatum::holds(const State& s, int depth) {
    return in_case(s, depth) && joint_holds(s, depth) && s.tile != 0 && s.threatened != 0 && allies_may_fight(s);
}

// --- F ---------------------------------------------------------------------------------------------------------------------

void WarChoice::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::back_down));
    out.push_back(choice(Verb::accept_war));
}
Refusal WarChoice::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void WarChoice::apply(P& p, const Choice& c) {
    State& s = p.s;
    if (verb(c) == Verb::back_down) return ultimatum_accepted(p);
    const Power who = aggressor(s);
    go_to_war(p, who, Alliance::allies, "26.11"_rule);
    if (s.pledged != 0 && who == Power::germany) go_to_war(p, who, Alliance::russia, "26.11"_rule);
    close_case(s);
    if (who == Power::germany && !at_war(s, Power::italy, Alliance::allies))
        return p.next(Step::italy_joins, seat_of(Power::italy));
    next_aggressor(p, who);
}

bool WarChoice::holds(const State& s, int depth) {
    return in_case(s, depth) && s.frames.at[0].seat == seat_of(aggressor(s)) && s.tile != 0 && s.threatened != 0 &&
           s.answer == ByPower<Answer>{} && allies_may_fight(s);
}

} // namespace wc::gathering_storm

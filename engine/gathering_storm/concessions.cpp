// 32.8 Concessions: how the target of a declaration may keep the peace, and the war if it does not.
#include "gathering_storm/declarations.hpp"

namespace wc::gathering_storm {

namespace {

int flags_to_take(const State& s, Alliance a) {
    int n = 0;
    for (int c = 0; c < country_count; ++c)
        if (is_open(s, nth<Country>(c))) n += flags_of(s, nth<Country>(c), a);
    return std::min(n, concession_flags);
}

} // namespace

bool has_conceded(const State& s, Power against) {
    if (alliance_of(against) == Alliance::allies)
        return s.conceded[ix(Power::britain)] != 0 || s.conceded[ix(Power::france)] != 0;
    return s.conceded[ix(against)] != 0;
}

void begin_war(P& p, int i) {
    State& s = p.s;
    const auto declarer = nth<Power>(s.declarer - 1), against = nth<Power>(s.against - 1);
    s.declarer = s.against = 0;
    s.answer = {};
    if (alliance_of(declarer) == Alliance::allies)
        go_to_war(p, against, Alliance::allies, "32.8"_rule);
    else
        go_to_war(p, declarer, alliance_of(against), "32.8"_rule);
    const bool western = alliance_of(declarer) == Alliance::allies ? against == Power::germany
                                                                   : alliance_of(against) == Alliance::allies;
    if (western &&
        !at_war(s, Power::italy, Alliance::allies)) // 32.5 a war between Germany and the Allies has just begun
        return p.next(Step::italy_joins, seat_of(Power::italy), i + 1);
    next_declaration(p, i);
}

bool reaches(const State& s, Power declarer, Power against) {
    return war_value(s, declarer, against, support(s, declarer)) >= war_threshold(declarer, against);
}

// --- 32.8 concessions; frame: i = whose declaration ------------------------------------------------------------------------------

void Concession::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::concede));
    out.push_back(choice(Verb::not_concede));
}
Refusal Concession::refuse(const State&, const Frame&, const Choice&) { return allowed; }

namespace {

void concede(P& p, int i) {
    State& s = p.s;
    const auto declarer = nth<Power>(s.declarer - 1), against = nth<Power>(s.against - 1);
    s.answer = {};
    for (Power x : all_powers) {
        const bool loses =
            x == against || (alliance_of(against) == Alliance::allies && alliance_of(x) == Alliance::allies);
        const bool gains = alliance_of(x) == alliance_of(declarer) && reaches(s, x, against);
        if (loses) {
            s.conceded[ix(x)] = 1;
            add_to(s.crisis_support_next[ix(x)], concession_support, 20);
        } else if (x == declarer || (alliance_of(declarer) == Alliance::allies && gains)) {
            add_to(s.swing_next[ix(x)][concession_counter], 1, 4);
        }
    }
    p.log(Text::gathering_storm_event_concedes, "32.8"_rule, ref(against), ref(declarer));
    s.flags_due = byte(flags_to_take(s, alliance_of(against)));
    if (s.flags_due > 0) return p.next(Step::concession_flag, seat_of(declarer), i);
    s.declarer = s.against = 0;
    next_declaration(p, i);
}

} // namespace

void Concession::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    const bool fights = verb(c) == Verb::not_concede;
    if (alliance_of(power_of(f.seat)) != Alliance::allies) return fights ? begin_war(p, f.i) : concede(p, f.i);
    if (!answered(p, power_of(f.seat), fights)) {
        p.log_secret(only(f.seat), Text::gathering_storm_event_answered,
                     fights ? Text::gathering_storm_event_wants_war : Text::gathering_storm_event_wants_peace,
                     "32.8"_rule, ref(Power::britain));
        return p.next(Step::concession, seat_of(Power::france), f.i);
    }
    for (Power x : {Power::britain, Power::france})
        p.log_reveal(s.answer[ix(x)] == Answer::strong ? Text::gathering_storm_event_wants_war
                                                       : Text::gathering_storm_event_wants_peace,
                     "32.8"_rule, ref(x));
    agreed(s) ? begin_war(p, f.i) : concede(p, f.i);
}

namespace {

// A declaration that could have been made: the sides fit the turn, and there is peace between them.
bool declaration_holds(const State& s, const Frame& f) {
    if (f.i > 2 || f.n != 0 || s.aggressor != 0 || s.target != 0 || s.declarer == 0 || s.against == 0) return false;
    const auto declarer = nth<Power>(s.declarer - 1), against = nth<Power>(s.against - 1);
    if (at_war(s, declarer, against) || (s.flags_due == 0 && has_conceded(s, against))) return false;
    if (f.i == german_turn)
        return declarer == Power::germany && (against == Power::britain || against == Power::russia);
    if (f.i == russian_turn) return declarer == Power::russia && against == Power::germany;
    return alliance_of(declarer) == Alliance::allies && alliance_of(against) == Alliance::axis;
}

} // namespace

bool Concession::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || !declaration_holds(s, f) || s.flags_due != 0) return false;
    const auto against = nth<Power>(s.against - 1);
    if (against == Power::britain) return joint_holds(s, depth);
    return f.seat == seat_of(against) && s.answer == ByPower<Answer>{};
}

void ConcessionFlag::candidates(const State& s, const Frame&, Choices& out) {
    for (int c = 0; c < country_count; ++c)
        for (Power owner : all_powers)
            if (s.against != 0 && alliance_of(owner) == alliance_of(nth<Power>(s.against - 1)))
                out.push_back(choice(Verb::remove_flag, ref(nth<Country>(c)), ref(owner)));
}

Refusal ConcessionFlag::refuse(const State& s, const Frame&, const Choice& c) {
    const auto here = static_cast<Country>(c.a.index());
    const auto owner = static_cast<Power>(c.b.index());
    if (alliance_of(owner) != alliance_of(nth<Power>(s.against - 1)) || flags_of(s, here, owner) == 0 ||
        !is_open(s, here))
        return {Text::gathering_storm_refuse_no_flag, "32.8"_rule, c.b};
    return allowed;
}

void ConcessionFlag::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    remove_flag(p, static_cast<Country>(c.a.index()), static_cast<Power>(c.b.index()), "32.8"_rule);
    --s.flags_due;
    if (s.flags_due > 0) return;
    s.declarer = s.against = 0;
    next_declaration(p, f.i);
}

bool ConcessionFlag::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && declaration_holds(s, f) && f.seat == seat_of(nth<Power>(s.declarer - 1)) && s.flags_due > 0 &&
           s.flags_due <= flags_to_take(s, alliance_of(nth<Power>(s.against - 1)));
}

} // namespace wc::gathering_storm

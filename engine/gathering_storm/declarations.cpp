// 32 Pre-emptive declarations of war, 32.5 Italy beside Germany.
#include "gathering_storm/declarations.hpp"

namespace wc::gathering_storm {

void go_to_war(P& p, Power a, Alliance b, Rule rule) {
    State& s = p.s;
    for (Power other : all_powers) {
        if (alliance_of(other) != b) continue;
        s.at_war[ix(a)] = byte(s.at_war[ix(a)] | bit_of(other));
        s.at_war[ix(other)] = byte(s.at_war[ix(other)] | bit_of(a));
    }
    p.log(Text::gathering_storm_event_war, rule, ref(a), ref(b));
}

// --- 32.5 Frame: i = the pre-emptive declaration that comes next -------------------------------------------------------------

void ItalyJoins::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::stay_out));
    out.push_back(choice(Verb::join_war));
}
Refusal ItalyJoins::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void ItalyJoins::apply(P& p, const Choice& c) {
    const int i = p.frame().i;
    if (verb(c) == Verb::join_war) go_to_war(p, Power::italy, Alliance::allies, "32.21"_rule);
    p.next(Step::preemptive_next, Seat::nobody, i);
}

bool ItalyJoins::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat == seat_of(Power::italy) && f.i <= 2 && f.n == 0 && !case_open(s) &&
           at_war(s, Power::germany, Alliance::allies) && !at_war(s, Power::italy, Alliance::allies);
}

// --- values -----------------------------------------------------------------------------------------------------------------

int war_threshold(Power declarer, Power against) {
    if (declarer == Power::russia) return russia_german_threshold;
    if (declarer == Power::germany) return against == Power::russia ? german_russia_threshold : german_threshold;
    return allied_threshold;
}

int war_value(const State& s, Power declarer, Power against, int level) {
    int value = level + aggression_index(s) + (mobilized(s, declarer) ? war_mobilized_bonus : 0);
    if (declarer == Power::russia) return value + s.garrison_surplus;
    if (declarer == Power::germany) {
        if (against == Power::russia) return value + land_air(s) - s.garrison_surplus;
        return value + net_total(s) + (pact_in_force(s) ? war_pact_bonus : 0);
    }
    if (against == Power::germany) value += west_wall_bonus * results_of(s, Power::germany, ProjectKind::mil4);
    return value - net_total(s);
}

namespace {

bool german_threat(const State& s) { // 32.22 what lets Russia act
    return german_holds(s, Country::poland) || german_holds(s, Country::baltic_states) ||
           flags_of(s, Country::poland, Power::germany) >= russian_war_flags;
}

bool crisis_war(const State& s) {
    return at_war(s, Power::germany, Alliance::allies) || at_war(s, Power::italy, Alliance::allies);
}

} // namespace

Refusal refuse_war(const State& s, Power declarer, Power against) {
    const Ref it = ref(against);
    if (at_war(s, declarer, against)) return {Text::gathering_storm_refuse_already_at_war, "32.21"_rule, it};
    const bool russian = declarer == Power::russia || against == Power::russia;
    if (russian && pact_in_force(s)) return {Text::gathering_storm_refuse_pact_in_force, "31.5"_rule, it};
    if (declarer == Power::germany) {
        if (against != Power::russia && has_bit(s.declared, declarer)) // 26.12: on the Allies
            return {Text::gathering_storm_refuse_aggression_this_turn, "26.11"_rule, it};
        if (!succeeded(s, Target::rhineland)) return {Text::gathering_storm_refuse_rhineland, "32.21"_rule, it};
        if (crisis_war(s)) return {Text::gathering_storm_refuse_crisis_war, "32.21"_rule, it};
        return allowed;
    }
    if (declarer == Power::russia) {
        if (cohesion(s) < full) return {Text::gathering_storm_refuse_cohesion, "32.21"_rule, it};
        if (garrison_deficit(s) > 0) return {Text::gathering_storm_refuse_garrison_short, "32.21"_rule, it};
        if (!german_threat(s)) return {Text::gathering_storm_refuse_no_threat, "32.21"_rule, it};
        return allowed;
    }
    if (has_bit(s.declared, against)) return {Text::gathering_storm_refuse_aggression_this_turn, "26.11"_rule, it};
    return allowed;
}

// --- 26.12 Frame: i = whose turn; n of the Allied turn. One player: 0 Britain answers for both, 1 France, where only its own
// hidden events reach the threshold. Two players (26.2): 0 both answer on Germany, 1 both answer on Italy. -------------------------

namespace {

Power joint_target(int stage) { return stage == 0 ? Power::germany : Power::italy; }
bool asks_france(const State& s, const Frame& f) { return f.i == allied_turn && f.n == 1 && !allies_split(s); }

int value_seen(const State& s, Power declarer, Power against, Power by) {
    return war_value(s, declarer, against, declarer == by ? true_support(s, declarer) : support(s, declarer));
}

// The most that one hidden card adds to support (9.41E, 10.41B).
constexpr int most_hidden = [] {
    int most = 0;
    for (const CardInfo& card : cards)
        for (std::size_t k = 0; k < power_count; ++k)
            if (const NationalEvent& e = card.national[k]; e.kind == NationalKind::support_conditional)
                most = std::max<int>(most, powers[k].conditional_met);
            else if (e.kind == NationalKind::support_secret || e.kind == NationalKind::diplomatic)
                most = std::max<int>(most, e.value);
    return most;
}();

// What the value of a declaration may be at most, as far as everybody can know.
int value_conceivable(const State& s, Power declarer, Power against) {
    int hidden = 0;
    for (int k = 0; k < s.hand_size[ix(declarer)]; ++k)
        hidden += slot_of(s, declarer, k) == Slot::shown || slot_of(s, declarer, k) == Slot::shown_idle ? 0 : 1;
    return war_value(s, declarer, against, support(s, declarer) + hidden * most_hidden);
}

bool allies_strong_enough(const State& s, Power asked, Power against) {
    const Power ally = asked == Power::britain ? Power::france : Power::britain;
    const bool own = value_seen(s, asked, against, asked) >= allied_threshold;
    if (allies_split(s)) return own || value_conceivable(s, ally, against) >= allied_threshold;
    if (asked == Power::britain) return own || value_seen(s, ally, against, asked) >= allied_threshold;
    return own && value_seen(s, asked, against, ally) < allied_threshold; // otherwise Britain was asked the same
}

// Does the value reach the threshold, as far as the asked power can know? An ally's hidden cards are known once both have answered.
bool strong_enough(const State& s, Power asked, Power against) {
    if (alliance_of(asked) == Alliance::allies) return allies_strong_enough(s, asked, against);
    return value_seen(s, asked, against, asked) >= war_threshold(asked, against);
}

// Five players are asked only what both could want.
bool worth_asking(const State& s, Power against) {
    return !refuse_war(s, Power::britain, against) &&
           (value_conceivable(s, Power::britain, against) >= allied_threshold ||
            value_conceivable(s, Power::france, against) >= allied_threshold);
}

void ask_allies(P& p, int stage) {
    const State& s = p.s;
    while (stage <= 1 && allies_split(s) && !worth_asking(s, joint_target(stage))) ++stage;
    if (stage > 1) return next_declaration(p, allied_turn);
    const Power whom = stage == 1 && !allies_split(s) ? Power::france : Power::britain;
    p.next(Step::declaration, seat_of(whom), allied_turn, stage);
}

} // namespace

void preemptive_next(P& p) {
    const State& s = p.s;
    const int i = p.frame().i;
    if (i == german_turn) return p.next(Step::declaration, seat_of(Power::germany), i);
    if (i == allied_turn) return ask_allies(p, 0);
    if (i == russian_turn && !refuse_war(s, Power::russia, Power::germany))
        return p.next(Step::declaration, seat_of(Power::russia), i);
    p.next(Step::conquest);
}

namespace {

Refusal refuse_declaration(const State& s, const Frame& f, Power against) {
    const Power asked = power_of(f.seat);
    if (alliance_of(against) == alliance_of(asked) || against == Power::france ||
        (f.i == allied_turn && against == Power::russia) || (f.i == german_turn && against == Power::italy) ||
        (f.i == russian_turn && against != Power::germany))
        return {Text::gathering_storm_refuse_no_war_with, "32.21"_rule, ref(against)};
    if (f.i == allied_turn && allies_split(s) && against != joint_target(f.n))
        return {Text::gathering_storm_refuse_one_at_a_time, "26.11"_rule, ref(against)};
    if (Refusal no = refuse_war(s, asked, against)) return no;
    if (!strong_enough(s, asked, against)) return {Text::gathering_storm_refuse_threshold, "32.3"_rule, ref(against)};
    return allowed;
}

// After a declaration that fell short: one player of both Allies knows more now and may choose anew.
void go_on_after_failure(P& p, int i, int stage) {
    if (i != allied_turn) return next_declaration(p, i);
    ask_allies(p, allies_split(p.s) ? stage + 1 : 0);
}

// The declaration is made: support cards of the declaring side are shown, and the target may have a way out.
void declare(P& p, Power asked, Power against) {
    State& s = p.s;
    const int i = p.frame().i, stage = p.frame().n;
    const Alliance side = alliance_of(asked);
    p.s.answer = {};
    for (Power x : all_powers)
        if (x == asked || (side == Alliance::allies && alliance_of(x) == side)) show_support_cards(p, x);
    int declarer = no_power;
    bool without_mercy = false;
    for (Power x : all_powers) {
        if ((x != asked && (side != Alliance::allies || alliance_of(x) != side)) || !reaches(s, x, against)) continue;
        if (declarer == no_power) declarer = at(x);
        without_mercy = without_mercy || mobilized(s, x);
    }
    if (declarer == no_power) {
        p.log(Text::gathering_storm_event_declaration_fails, "32.3"_rule, ref(asked), ref(against));
        return go_on_after_failure(p, i, stage);
    }
    s.declarer = byte(declarer + 1);
    s.against = byte(at(against) + 1);
    p.log(Text::gathering_storm_event_declaration, "32.21"_rule, ref(nth<Power>(declarer)), ref(against));
    if (without_mercy || has_conceded(s, against)) return begin_war(p, i);
    p.next(Step::concession, seat_of(against), i);
}

} // namespace

void Declaration::candidates(const State&, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::no_declaration));
    for (Power p : all_powers)
        if (alliance_of(p) != alliance_of(power_of(f.seat)) && p != Power::france)
            out.push_back(choice(Verb::declare_war, ref(p)));
}

Refusal Declaration::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_declaration) return allowed;
    return refuse_declaration(s, f, static_cast<Power>(c.a.index()));
}

void Declaration::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    const bool yes = verb(c) == Verb::declare_war;
    if (f.i == allied_turn && allies_split(s)) {
        (void)answered(p, Power::britain, yes);
        p.log_secret(only(f.seat), Text::gathering_storm_event_answered,
                     yes ? Text::gathering_storm_event_wants_war : Text::gathering_storm_event_wants_peace,
                     "26.11"_rule, ref(Power::britain));
        return p.next(Step::declaration_consent, seat_of(Power::france), f.i, f.n);
    }
    if (yes) return declare(p, power_of(f.seat), static_cast<Power>(c.a.index()));
    if (f.i == allied_turn) return ask_allies(p, f.n + 1);
    next_declaration(p, f.i);
}

namespace {

// What stands between crises and the end of the phase: no case, no declaration under way.
bool between(const State& s, const Frame& f) {
    return f.i <= 2 && s.aggressor == 0 && s.target == 0 && s.declarer == 0 && s.against == 0 && s.flags_due == 0;
}

} // namespace

bool Declaration::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || !between(s, f) || f.n > 1 || (f.n == 1 && f.i != allied_turn)) return false;
    if (!(s.answer == ByPower<Answer>{})) return false;
    const Power who = f.i == german_turn    ? Power::germany
                      : f.i == russian_turn ? Power::russia
                      : asks_france(s, f)   ? Power::france
                                            : Power::britain;
    return f.seat == seat_of(who);
}

// --- 32.4 France's answer, hidden like Britain's -------------------------------------------------------------------------------

void DeclarationConsent::candidates(const State&, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::no_declaration));
    out.push_back(choice(Verb::declare_war, ref(joint_target(f.n))));
}

Refusal DeclarationConsent::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_declaration) return allowed;
    return refuse_declaration(s, f, static_cast<Power>(c.a.index()));
}

void DeclarationConsent::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    (void)answered(p, Power::france, verb(c) == Verb::declare_war);
    for (Power x : {Power::britain, Power::france})
        p.log_reveal(p.s.answer[ix(x)] == Answer::strong ? Text::gathering_storm_event_wants_war
                                                         : Text::gathering_storm_event_wants_peace,
                     "26.11"_rule, ref(x));
    if (agreed(p.s)) return declare(p, Power::britain, joint_target(f.n));
    p.s.answer = {};
    ask_allies(p, f.n + 1);
}

bool DeclarationConsent::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && between(s, f) && f.i == allied_turn && f.n <= 1 && f.seat == seat_of(Power::france) &&
           allies_split(s) && s.answer[ix(Power::britain)] != Answer::none &&
           s.answer[ix(Power::france)] == Answer::none;
}

} // namespace wc::gathering_storm

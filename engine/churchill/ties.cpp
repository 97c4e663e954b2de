// 4.5 Ties: leaders may settle agenda and conference ties (4.51, 4.52); the Arsenal of Democracy settles the rest (4.53).
//
// tie_next and tie_favour run above the step that called them and leave the winning side + 1 in that step's `n`.
// Frame: n = the tied sides as a bit mask; in tie_next and tie_ask, i = how many leaders have been asked; in tie_favour,
// i = 1 for an outsider whose leader was committed, 0 for the Arsenal of Democracy.
#include "churchill/steps.hpp"

#include <bit>

namespace wc::churchill {

namespace {

// Leaders are asked beginning with Stalin and going left, tied or not.
constexpr std::array<Side, side_count> asked_order{Side::su, Side::us, Side::uk};

bool in_mask(int mask, Side side) { return ((mask >> at(side)) & 1) != 0; }

// Agenda ties are 4.51, conference ties 4.52. (4.52 names the Decision segment; the note to 5.27 settles them before it.)
bool conference_tie(const State& s) { return s.frames.at[0].step == at(Step::conference_won); }
bool agenda_tie(const State& s) { return s.frames.at[0].step == at(Step::agenda_won); }
Rule leaders_rule(const State& s) { return conference_tie(s) ? "4.52"_rule : "4.51"_rule; }
Rule favour_rule(const State& s, const Frame& f) { return f.i == 0 ? "4.53"_rule : leaders_rule(s); }

void settle_tie(P& p, Side winner, Rule rule) {
    p.log(Text::churchill_event_tie_won, rule, ref(winner));
    p.done();
    p.frame().n = static_cast<std::uint16_t>(at(winner) + 1);
}

// 4.53 US wins a tie it is in; otherwise it chooses between the others.
void arsenal_of_democracy(P& p, int mask) {
    if (in_mask(mask, Side::us)) return settle_tie(p, Side::us, "4.53"_rule);
    p.next(Step::tie_favour, seat_of(Side::us), 0, mask);
}

bool tied_mask(int mask) { return mask < 8 && std::popcount(static_cast<unsigned>(mask)) >= 2; }

} // namespace

void tie_next(P& p) {
    const Frame f = p.frame();
    for (int k = f.i; k < side_count; ++k) {
        const Side side = asked_order[static_cast<std::size_t>(k)];
        if (p.s.leader[ix(side)] == LeaderStatus::active) return p.next(Step::tie_ask, seat_of(side), k + 1, f.n);
    }
    arsenal_of_democracy(p, f.n);
}

void TieAsk::candidates(const State& s, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::tie_leader, ref(leader_of(s, side_of(f.seat)))));
    out.push_back(choice(Verb::tie_decline));
}

Refusal TieAsk::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::tie_leader && c.a != ref(leader_of(s, side_of(f.seat))))
        return {Text::churchill_refuse_not_your_leader, leaders_rule(s), c.a};
    return allowed;
}

void TieAsk::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    if (verb(c) == Verb::tie_decline) {
        p.log(Text::churchill_event_tie_declined, leaders_rule(p.s), ref(side));
        return p.next(Step::tie_next, Seat::nobody, f.i, f.n);
    }
    p.s.leader[ix(side)] = LeaderStatus::used;
    p.log(Text::churchill_event_tie_leader, leaders_rule(p.s), ref(side), c.a);
    if (in_mask(f.n, side)) return settle_tie(p, side, leaders_rule(p.s));
    p.next(Step::tie_favour, f.seat, 1, f.n);
}

bool TieAsk::holds(const State& s, int depth) {
    if (depth != 1) return false;
    const Frame& f = s.frames.at[1];
    if (!agenda_tie(s) && !conference_tie(s)) return false;
    if (f.seat == Seat::nobody || f.i < 1 || f.i > side_count || !tied_mask(f.n)) return false;
    return asked_order[f.i - 1u] == side_of(f.seat) && s.leader[ix(side_of(f.seat))] == LeaderStatus::active;
}

void TieFavour::candidates(const State&, const Frame& f, Choices& out) {
    for (int k = 0; k < side_count; ++k)
        if (in_mask(f.n, static_cast<Side>(k))) out.push_back(choice(Verb::favour, ref(static_cast<Side>(k))));
}

Refusal TieFavour::refuse(const State& s, const Frame& f, const Choice& c) {
    if (!in_mask(f.n, static_cast<Side>(c.a.index()))) return {Text::churchill_refuse_not_tied, favour_rule(s, f), c.a};
    return allowed;
}

void TieFavour::apply(P& p, const Choice& c) {
    settle_tie(p, static_cast<Side>(c.a.index()), favour_rule(p.s, p.frame()));
}

bool TieFavour::holds(const State& s, int depth) {
    if (depth != 1) return false;
    const Frame& f = s.frames.at[1];
    if (f.seat == Seat::nobody || f.i > 1 || !tied_mask(f.n) || in_mask(f.n, side_of(f.seat))) return false;
    if (f.i == 0) return side_of(f.seat) == Side::us;
    return (agenda_tie(s) || conference_tie(s)) && s.leader[ix(side_of(f.seat))] == LeaderStatus::used;
}

// Operands 1 and 2: who is tied; all three need no names.
void name_tie(const State& s, const Frame& f, Line& l) {
    const bool conference = conference_tie(s);
    if (f.step == at(Step::tie_favour)) {
        l.rule = favour_rule(s, f);
        if (!agenda_tie(s))
            l.text =
                conference ? Text::churchill_prompt_tie_favour_conference : Text::churchill_prompt_tie_favour_order;
        return;
    }
    l.rule = leaders_rule(s);
    if (std::popcount(unsigned{f.n}) == side_count) {
        l.text = conference ? Text::churchill_prompt_tie_ask_conference_all : Text::churchill_prompt_tie_ask_all;
        return;
    }
    if (conference) l.text = Text::churchill_prompt_tie_ask_conference;
    std::size_t named = 0;
    for (int k = 0; k < side_count; ++k)
        if (in_mask(f.n, static_cast<Side>(k))) l.operands.at(++named) = ref(static_cast<Side>(k));
}

} // namespace wc::churchill

// 6.9, 4.23.5 Theater leadership: winners name leaders first, then every player places the markers it brings.
// The rulebook also mentions placing them while allocating (6.4); 4.23.5 names the step, so they are placed here.
#include "churchill/board.hpp"
#include "churchill/issues.hpp"
#include "churchill/steps.hpp"

namespace wc::churchill {

namespace {

// 6.91 one marker for each theatre held, 6.92 two for the winner of its issue. Nothing where the war is over.
void grant_markers(P& p) {
    for (int k = 0; k < theatre_count; ++k) {
        const auto theatre = static_cast<Theatre>(k);
        if (!war_goes_on(p.s, theatre)) continue;
        const Side holder = p.s.theatre_leader[ix(theatre)];
        p.s.lead_due[ix(holder)][ix(theatre)] = leadership_holder_markers;
        const Spot where = spot(p.s, leadership_issue(theatre));
        if (where.is_won()) p.s.lead_due[ix(where.side())][ix(theatre)] += leadership_winner_markers;
    }
}

constexpr int named_bit(Theatre t) { return 1 << at(t); }

} // namespace

// Frame: n = the theatres whose leader has been named, as a mask.
void leadership_next(P& p) {
    const int named = p.frame().n;
    for (int turn = 0; turn < side_count; ++turn)
        for (int k = 0; k < theatre_count; ++k) {
            const auto theatre = static_cast<Theatre>(k);
            const Side side = in_order(p.s.last_winner, turn);
            if ((named & named_bit(theatre)) == 0 && won_by(p.s, leadership_issue(theatre), side))
                return p.next(Step::name_leader, seat_of(side), k, named);
        }
    grant_markers(p);
    p.next(Step::lead_next);
}

// Frame: i = the theatre, n = the theatres named so far. Only UK and US can lead; Stalin may be the one who chooses.
void NameLeader::candidates(const State&, const Frame& f, Choices& out) {
    for (Side side : all_sides) out.push_back(choice(Verb::name_leader, ref(nth<Theatre>(f.i)), ref(side)));
}

Refusal NameLeader::refuse(const State&, const Frame& f, const Choice& c) {
    if (c.a.index() != f.i) return {Text::churchill_refuse_other_theatre, "6.92"_rule, c.a};
    if (c.b == ref(Side::su)) return {Text::churchill_refuse_soviet_leader, "6.9"_rule, c.b};
    return allowed;
}

void NameLeader::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    p.s.theatre_leader[f.i] = nth<Side>(c.b.index());
    p.log(Text::churchill_event_leader_named, "6.92"_rule, ref(side_of(f.seat)), c.a, c.b);
    p.next(Step::leadership_next, Seat::nobody, 0, f.n | named_bit(nth<Theatre>(f.i)));
}

bool NameLeader::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i >= theatre_count || f.n > 3 || s.last_winner >= side_count)
        return false;
    const auto theatre = nth<Theatre>(f.i);
    return (f.n & named_bit(theatre)) == 0 && won_by(s, leadership_issue(theatre), side_of(f.seat));
}

// --- the markers, from the left of the conference's winner ----------------------------------------------------------

void lead_next(P& p) {
    for (int turn = 0; turn < side_count; ++turn) {
        const Side side = in_order(p.s.last_winner, turn);
        for (int k = 0; k < theatre_count; ++k)
            if (p.s.lead_due[ix(side)][static_cast<std::size_t>(k)] > 0)
                return p.next(Step::lead_marker, seat_of(side), k);
    }
    p.next(Step::research);
}

// Frame: i = the theatre. Any open front or box of it, Soviet ones too.
void LeadMarker::candidates(const State&, const Frame& f, Choices& out) {
    for (Front x : all_fronts)
        if (at(info(x).theatre) == f.i) out.push_back(choice(Verb::lead_os, ref(x)));
    for (int k = 0; k < box_count; ++k)
        if (at(boxes[static_cast<std::size_t>(k)].theatre) == f.i)
            out.push_back(choice(Verb::lead_nav, ref(nth<Box>(k))));
}

Refusal LeadMarker::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::lead_os) {
        const auto front = nth<Front>(c.a.index());
        if (at(info(front).theatre) != f.i) return {Text::churchill_refuse_other_theatre, "6.91"_rule, c.a};
        if (!is_open(s, front)) return {Text::churchill_refuse_front_closed, "6.5"_rule, c.a};
        return allowed;
    }
    const auto box = nth<Box>(c.a.index());
    if (at(boxes[ix(box)].theatre) != f.i) return {Text::churchill_refuse_other_theatre, "6.91"_rule, c.a};
    if (!takes_nav(s, box)) return {Text::churchill_refuse_box_full, "6.5"_rule, c.a};
    return allowed;
}

void LeadMarker::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    --p.s.lead_due[ix(side)][f.i];
    const bool os = verb(c) == Verb::lead_os;
    if (os)
        add_os(p.s, nth<Front>(c.a.index()), 1);
    else
        add_nav(p.s, nth<Box>(c.a.index()), 1);
    p.log(os ? Text::churchill_event_os : Text::churchill_event_nav, "6.91"_rule, ref(side), c.a, Ref::number(1));
    p.next(Step::lead_next);
}

bool LeadMarker::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat != Seat::nobody && f.i < theatre_count && f.n == 0 && s.last_winner < side_count &&
           s.lead_due[ix(side_of(f.seat))][f.i] > 0 && war_goes_on(s, nth<Theatre>(f.i));
}

} // namespace wc::churchill

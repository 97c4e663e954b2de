// Moves of issues along the tracks, and what a card is worth on an issue (5.22, 5.3, 3.33).
#pragma once

#include "churchill/cards.hpp"
#include "churchill/state.hpp"

#include <algorithm>

namespace wc::churchill {

inline constexpr int chair = 7; // the space beyond a track's sixth

// Spaces from an issue to a side's chair: 7 from the centre, 1 .. 6 on its own track, 8 .. 13 on another's.
inline int distance(Spot where, Side side) {
    if (where == Spot::centre()) return chair;
    return where.side() == side ? chair - where.space() : chair + where.space();
}

// The spot `n` spaces nearer to the side's chair; at the chair or beyond, it is won.
inline Spot moved(Spot where, Side side, int n) {
    const int left = distance(where, side) - n;
    if (left <= 0) return Spot::won(side);
    if (left < chair) return Spot::track(side, chair - left);
    if (left == chair) return Spot::centre();
    return Spot::track(where.side(), left - chair);
}

inline bool would_capture(Spot where, Side side, int n) { return distance(where, side) <= n; }

// 5.22 Would this move take a conditional issue through the centre and on, so that it may be stopped there?
inline bool may_stop_in_centre(Issue i, Spot where, Side side, int n) {
    return issues[ix(i)].conditional && where.on_track() && where.side() != side && n > where.space();
}

// The value of a staff card on an issue. Order: base, Paranoia, bonus, penalty, Nyet; never below 1 on the way (10 of the
// reference; 5.24 note). `base` is printed, rolled or announced.
inline int staff_value(const State& s, Card card, int base, Issue issue, bool debating) {
    const Side side = side_of(card);
    const CardInfo& c = cards[ix(card)];
    int value = base;
    if (side == Side::su && s.paranoia != 0) value = std::max(1, value - paranoia_penalty);
    value += c.bonus[ix(issue)];
    if (c.penalty[ix(issue)] != 0) value = std::max(1, value - c.penalty[ix(issue)]);
    if (side == Side::su && debating) ++value; // 3.32 Nyet
    return value;
}

inline int leader_value(Leader l, Issue issue) { return leaders[ix(l)].value + leaders[ix(l)].bonus[ix(issue)]; }

// The value of what a side has played, on an issue.
inline int play_value(const State& s, Side side, const CardPlay& play, Issue issue, bool debating) {
    if (play.card == leader_played) return leader_value(leader_of(s, side), issue);
    return staff_value(s, card_of_code(side, play.card), play.value, issue, debating);
}

inline Issue advanced_issue(const State& s) { return static_cast<Issue>(s.advanced - 1); }
inline Side advancing_side(const State& s) { return static_cast<Side>(s.advancer); }
inline Side debating_side(const State& s) { return static_cast<Side>(s.debater); }

// Could this be the value of what a side has played, before any issue is looked at? Printed; a Chief of Staff's is rolled (5.25) and
// Hopkins's announced.
inline bool value_as_played(const State& s, Side side, const CardPlay& play) {
    if (play.card == leader_played) return play.value == leaders[ix(leader_of(s, side))].value;
    const CardInfo& c = cards[ix(card_of_code(side, play.card))];
    if (c.value == 0) return play.value >= 1 && play.value <= 6;
    return c.flex ? play.value >= 1 && play.value <= c.value : play.value == c.value;
}

// Pending fields of a turn that are sound whatever step of it is open; `holds` of the steps ask this.
inline bool advance_under_way(const State& s) {
    return s.advancer < side_count && s.advance.card != 0 && s.advanced != 0 && s.advance.value >= 1 &&
           spot(s, advanced_issue(s)).on_table() &&
           (s.held == 0 || would_capture(spot(s, advanced_issue(s)), advancing_side(s), s.advance.value));
}
inline bool debate_under_way(const State& s) {
    return advance_under_way(s) && s.debater < side_count && s.debater != s.advancer && s.debate.card != 0;
}

inline bool any_issue_to_advance(const State& s) {
    return std::any_of(s.issue.begin(), s.issue.end(), [](Spot x) { return x.on_table(); });
}

// 5.22 A conference card may bar a leader from advancing (not from debating or breaking ties).
inline bool barred_from_advancing(const State& s, Side side) {
    const ConferenceCard& card = conference_card(s);
    for (int k = 0; k < card.instruction_count; ++k) {
        const Instruction& in = instructions[static_cast<std::size_t>(card.first_instruction + k)];
        if (in.op == Op::na && in.side == side) return true;
    }
    return false;
}

} // namespace wc::churchill

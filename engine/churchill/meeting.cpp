// 4.22, 5.21 - 5.22, 5.25 - 5.26 The Meeting segment: whose turn, the card played, the issue advanced.
#include "churchill/moves.hpp"
#include "churchill/steps.hpp"

#include <bit>

namespace wc::churchill {

namespace {

void list_hand(const State& s, Side side, Verb v, Choices& out) {
    for (std::uint32_t m = s.hand[ix(side)]; m != 0; m &= m - 1)
        out.push_back(choice(v, ref(card_of(side, std::countr_zero(m)))));
}

bool own_card(const State& s, Side side, const Choice& c) {
    const auto card = static_cast<Card>(c.a.index());
    return side_of(card) == side && in_hand(s, card);
}

bool others_hold_cards(const State& s, Side side) {
    return s.hand_size[ix(left_of(side))] + s.hand_size[ix(left_of(left_of(side)))] > 0;
}

void clear_turn(State& s) {
    s.advance = {};
    s.debate = {};
    s.advancer = no_side;
    s.debater = no_side;
    s.advanced = 0;
    s.held = 0;
}

// Nothing is under way yet, and cards are left to play.
bool between_turns(const State& s) {
    return s.advance == CardPlay{} && s.debate == CardPlay{} && s.advanced == 0 && s.held == 0;
}

bool turn_of(const State& s, const Frame& f) { return f.seat != Seat::nobody && s.advancer == index(f.seat); }

} // namespace

// --- 5.21 clockwise until every hand is empty; frame: i = the side to look at first ---------------------------------

void next_turn(P& p) {
    clear_turn(p.s);
    auto side = static_cast<Side>(p.frame().i);
    for (int k = 0; k < side_count; ++k, side = left_of(side)) {
        if (p.s.hand_size[ix(side)] == 0) continue;
        p.s.advancer = static_cast<std::uint8_t>(side);
        return p.next(Step::turn, seat_of(side));
    }
    p.next(Step::meeting_end);
}

// --- 5.22 a turn: pass, a staff card, or the leader -----------------------------------------------------------------

void Turn::candidates(const State& s, const Frame& f, Choices& out) {
    const Side side = side_of(f.seat);
    out.push_back(choice(Verb::pass));
    list_hand(s, side, Verb::play, out);
    out.push_back(choice(Verb::lead, ref(leader_of(s, side))));
}

Refusal Turn::refuse(const State& s, const Frame& f, const Choice& c) {
    const Side side = side_of(f.seat);
    switch (verb(c)) {
    case Verb::pass: // 4.22, 5.24
        if (s.debated[ix(side)] == 0) return {Text::churchill_refuse_no_pass, "4.22"_rule};
        if (!others_hold_cards(s, side)) return {Text::churchill_refuse_pass_alone, "5.22"_rule};
        return allowed;
    case Verb::play:
        if (!own_card(s, side, c)) return {Text::churchill_refuse_not_in_hand, "5.22"_rule, c.a};
        return allowed;
    default: // 5.26
        if (c.a != ref(leader_of(s, side))) return {Text::churchill_refuse_not_your_leader, "5.26"_rule, c.a};
        if (s.leader[ix(side)] == LeaderStatus::used) return {Text::churchill_refuse_leader_used, "5.26"_rule, c.a};
        if (s.leader[ix(side)] == LeaderStatus::barred) return {Text::churchill_refuse_leader_barred, "5.26"_rule, c.a};
        if (barred_from_advancing(s, side)) return {Text::churchill_refuse_leader_absent, "5.22"_rule, c.a};
        if (!any_issue_to_advance(s)) return {Text::churchill_refuse_no_issue, "5.22"_rule, c.a};
        return allowed;
    }
}

namespace {

// A staff card is committed before its issue is chosen. Chiefs roll (5.25), Hopkins announces.
void commit_card(P& p, Side side, Card card) {
    leave_hand(p.s, card);
    p.log(Text::churchill_event_played, "5.22"_rule, ref(side), ref(card));
    if (!any_issue_to_advance(p.s)) { // no uncaptured issue left: the card is discarded without effect
        p.log(Text::churchill_event_no_issue, "5.22"_rule, ref(side), ref(card));
        return p.next(Step::next_turn, Seat::nobody, at(left_of(side)));
    }
    const CardInfo& info = cards[ix(card)];
    p.s.advance = {code_of(card), info.value};
    if (info.flex) return p.next(Step::announce, seat_of(side), 0);
    if (info.value == 0) {
        const int roll = p.d6();
        p.s.advance.value = static_cast<std::uint8_t>(roll);
        p.log_roll({6, static_cast<std::uint8_t>(roll), 0}, Text::churchill_event_chief_rolled, "5.25"_rule, ref(side),
                   ref(card), Ref::number(roll));
    }
    p.next(Step::turn_issue, seat_of(side));
}

} // namespace

void Turn::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    p.s.debated[ix(side)] = 0; // used or not, the right to pass ends with this chance
    if (verb(c) == Verb::pass) {
        p.log(Text::churchill_event_passed, "4.22"_rule, ref(side));
        return p.next(Step::next_turn, Seat::nobody, at(left_of(side)));
    }
    if (verb(c) == Verb::play) return commit_card(p, side, static_cast<Card>(c.a.index()));
    p.s.advance = {leader_played, leaders[ix(leader_of(p.s, side))].value};
    p.next(Step::turn_discard, seat_of(side));
}

bool Turn::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && turn_of(s, f) && f.i == 0 && f.n == 0 && between_turns(s) && s.debater == no_side &&
           s.hand_size[ix(side_of(f.seat))] > 0;
}

// --- 5.26 a leader costs a staff card, whose text is ignored --------------------------------------------------------

void TurnDiscard::candidates(const State& s, const Frame& f, Choices& out) {
    list_hand(s, side_of(f.seat), Verb::discard, out);
}

Refusal TurnDiscard::refuse(const State& s, const Frame& f, const Choice& c) {
    if (!own_card(s, side_of(f.seat), c)) return {Text::churchill_refuse_not_in_hand, "5.26"_rule, c.a};
    return allowed;
}

void TurnDiscard::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    leave_hand(p.s, static_cast<Card>(c.a.index()));
    p.s.leader[ix(side)] = LeaderStatus::used;
    p.log(Text::churchill_event_led, "5.26"_rule, ref(side), ref(leader_of(p.s, side)), c.a);
    p.next(Step::turn_issue, seat_of(side));
}

bool TurnDiscard::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && turn_of(s, f) && f.i == 0 && f.n == 0 && s.advanced == 0 && s.advance.card == leader_played &&
           value_as_played(s, side_of(f.seat), s.advance) && s.debate == CardPlay{} && s.debater == no_side &&
           s.held == 0 && any_issue_to_advance(s) && s.leader[ix(side_of(f.seat))] == LeaderStatus::active;
}

// --- Hopkins: any value from 1 to his own, announced before the issue is chosen; frame: i = 1 in a debate -----------

void Announce::candidates(const State& s, const Frame& f, Choices& out) {
    const CardPlay& play = f.i == 0 ? s.advance : s.debate;
    const int most = cards[ix(card_of_code(side_of(f.seat), play.card))].value;
    for (int n = 1; n <= most; ++n) out.push_back(choice(Verb::announce, Ref::number(n)));
}

Refusal Announce::refuse(const State& s, const Frame& f, const Choice& c) {
    const CardPlay& play = f.i == 0 ? s.advance : s.debate;
    const int most = cards[ix(card_of_code(side_of(f.seat), play.card))].value;
    if (c.a.number() < 1 || c.a.number() > most) return {Text::churchill_refuse_announce, "3.33"_rule, c.a};
    return allowed;
}

void Announce::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    CardPlay& play = f.i == 0 ? p.s.advance : p.s.debate;
    play.value = static_cast<std::uint8_t>(c.a.number());
    p.log(Text::churchill_event_announced, "3.33"_rule, ref(side_of(f.seat)),
          ref(card_of_code(side_of(f.seat), play.card)), c.a);
    if (f.i == 0) return p.next(Step::turn_issue, f.seat);
    p.next(Step::debate_value);
}

bool Announce::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i > 1 || f.n != 0) return false;
    const bool debating = f.i == 1;
    const CardPlay& play = debating ? s.debate : s.advance;
    if (play.card == 0 || play.card == leader_played) return false;
    const CardInfo& card = cards[ix(card_of_code(side_of(f.seat), play.card))];
    if (!card.flex || play.value != card.value) return false;
    if (debating) return s.debater == index(f.seat) && debate_under_way(s);
    return turn_of(s, f) && s.advanced == 0 && s.debater == no_side && s.debate == CardPlay{} && s.held == 0 &&
           any_issue_to_advance(s);
}

// --- 5.22 the issue -------------------------------------------------------------------------------------------------

void TurnIssue::candidates(const State& s, const Frame&, Choices& out) {
    for (int k = 0; k < issue_count; ++k)
        if (s.issue[static_cast<std::size_t>(k)].code != 0)
            out.push_back(choice(Verb::advance, ref(static_cast<Issue>(k))));
}

Refusal TurnIssue::refuse(const State& s, const Frame&, const Choice& c) {
    const Spot where = spot(s, static_cast<Issue>(c.a.index()));
    if (where.is_won()) return {Text::churchill_refuse_captured, "5.3"_rule, c.a};
    if (!where.on_table()) return {Text::churchill_refuse_not_on_table, "5.22"_rule, c.a};
    return allowed;
}

void TurnIssue::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    const auto issue = static_cast<Issue>(c.a.index());
    p.s.advanced = static_cast<std::uint8_t>(c.a.index() + 1);
    const int value = play_value(p.s, side, p.s.advance, issue, false);
    p.s.advance.value = static_cast<std::uint8_t>(value);
    if (would_capture(spot(p.s, issue), side, value)) { // 5.3 not moved until the debate has been offered
        p.s.held = 1;
        p.log(Text::churchill_event_held, "5.3"_rule, ref(side), c.a, Ref::number(value));
        return p.next(Step::gain, seat_of(side), 0);
    }
    if (may_stop_in_centre(issue, spot(p.s, issue), side, value)) return p.next(Step::turn_stop, seat_of(side));
    p.next(Step::turn_move, seat_of(side));
}

bool TurnIssue::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && turn_of(s, f) && f.i == 0 && f.n == 0 && s.advance.card != 0 &&
           value_as_played(s, side_of(f.seat), s.advance) && s.advanced == 0 && s.debate == CardPlay{} &&
           s.debater == no_side && s.held == 0 && any_issue_to_advance(s);
}

// --- 5.22 a conditional issue may be left in the centre -------------------------------------------------------------

void TurnStop::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::stop));
    out.push_back(choice(Verb::go_on));
}

Refusal TurnStop::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void TurnStop::apply(P& p, const Choice& c) {
    const Seat seat = p.frame().seat;
    p.next(Step::turn_move, seat, verb(c) == Verb::stop ? 1 : 0);
}

bool TurnStop::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && turn_of(s, f) && f.i == 0 && f.n == 0 && advance_under_way(s) && s.held == 0 &&
           s.debater == no_side && s.debate == CardPlay{} &&
           !would_capture(spot(s, advanced_issue(s)), side_of(f.seat), s.advance.value) &&
           may_stop_in_centre(advanced_issue(s), spot(s, advanced_issue(s)), side_of(f.seat), s.advance.value);
}

// Who moved the issue of the turn by how much, and where it lies now.
void log_move(P& p, MoveTexts texts, Rule rule, Side side, int value) {
    const Issue issue = advanced_issue(p.s);
    const Spot to = spot(p.s, issue);
    if (to.on_track())
        p.log(texts.track, rule, ref(side), ref(issue), Ref::number(value), ref(to.side()), Ref::number(to.space()));
    else
        p.log(texts.centre, rule, ref(side), ref(issue), Ref::number(value));
}

// Frame: i = 1 to stop in the centre.
void turn_move(P& p) {
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    const Issue issue = advanced_issue(p.s);
    const Spot to = f.i != 0 ? Spot::centre() : moved(spot(p.s, issue), side, p.s.advance.value);
    spot(p.s, issue) = to;
    log_move(p, {Text::churchill_event_advanced, Text::churchill_event_advanced_centre}, "5.22"_rule, side,
             p.s.advance.value);
    if (f.i != 0) p.log(Text::churchill_event_stopped, "5.22"_rule, ref(side), ref(issue));
    p.next(Step::gain, f.seat, 0);
}

} // namespace wc::churchill

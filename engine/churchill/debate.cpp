// 5.24 Debating an issue: who may, with what, and where the issue goes. 3.33 The gains of staff cards.
#include "churchill/board.hpp"
#include "churchill/moves.hpp"
#include "churchill/steps.hpp"

#include <bit>

namespace wc::churchill {

// --- 3.33 a card's gain; frame: i = 0 for the advance, 1 for the debate ---------------------------------------------

namespace {

const CardPlay& play_of(const State& s, const Frame& f) { return f.i == 0 ? s.advance : s.debate; }

// The gain that the played card brings on this issue; none for leaders and other issues.
Gain gain_of(const State& s, const Frame& f) {
    const CardPlay& play = play_of(s, f);
    if (play.card == 0 || play.card == leader_played || s.advanced == 0) return {};
    const Gain& gain = cards[ix(card_of_code(side_of(f.seat), play.card))].gain;
    return ((gain.issues >> ix(advanced_issue(s))) & 1) != 0 ? gain : Gain{};
}

bool gain_fits(const State& s, const Gain& gain, int place) {
    if (((gain.places >> place) & 1) == 0) return false;
    return gain.kind == GainKind::os ? is_open(s, nth<Front>(place)) : takes_nav(s, nth<Box>(place));
}

int places_for(const State& s, const Gain& gain) {
    int n = 0;
    for (int k = 0; k < 8; ++k)
        if (gain_fits(s, gain, k)) ++n;
    return n;
}

void after_gain(P& p) {
    const Frame f = p.frame();
    if (f.i == 0) return p.next(Step::debate_next, Seat::nobody, 0);
    const Side side = side_of(f.seat);
    if (p.s.held == 0) {
        const Issue issue = advanced_issue(p.s);
        if (may_stop_in_centre(issue, spot(p.s, issue), side, p.s.debate.value))
            return p.next(Step::debate_stop, f.seat);
        return p.next(Step::debate_move);
    }
    // 5.3 A held capture ends in the centre only where the debate, won by the debater, carries the issue through it.
    const int won_by_debater = p.s.debate.value - p.s.advance.value;
    const Issue issue = advanced_issue(p.s);
    if (won_by_debater > 0 && may_stop_in_centre(issue, spot(p.s, issue), side, won_by_debater))
        return p.next(Step::debate_stop, f.seat);
    p.next(Step::debate_move);
}

} // namespace

void GainPlace::candidates(const State& s, const Frame& f, Choices& out) {
    const Gain gain = gain_of(s, f);
    for (int k = 0; k < front_count; ++k) {
        if (((gain.places >> k) & 1) == 0) continue;
        if (gain.kind == GainKind::os) out.push_back(choice(Verb::gain_os, ref(nth<Front>(k))));
        if (gain.kind == GainKind::nav) out.push_back(choice(Verb::gain_nav, ref(nth<Box>(k))));
    }
}

Refusal GainPlace::refuse(const State& s, const Frame& f, const Choice& c) {
    const Gain gain = gain_of(s, f);
    const bool os = verb(c) == Verb::gain_os;
    if (os != (gain.kind == GainKind::os) || ((gain.places >> c.a.index()) & 1) == 0)
        return {Text::churchill_refuse_gain_place, "3.33"_rule, c.a};
    if (!gain_fits(s, gain, c.a.index()))
        return {os ? Text::churchill_refuse_front_closed : Text::churchill_refuse_box_full, "6.5"_rule, c.a};
    return allowed;
}

void GainPlace::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Gain gain = gain_of(p.s, f);
    if (verb(c) == Verb::gain_os)
        add_os(p.s, nth<Front>(c.a.index()), gain.count);
    else
        add_nav(p.s, nth<Box>(c.a.index()), gain.count);
    p.log(verb(c) == Verb::gain_os ? Text::churchill_event_os : Text::churchill_event_nav, "3.33"_rule,
          ref(side_of(f.seat)), c.a, Ref::number(gain.count));
    after_gain(p);
}

bool GainPlace::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i > 1 || f.n != 0) return false;
    const bool debating = f.i == 1;
    if (index(f.seat) != (debating ? s.debater : s.advancer)) return false;
    if (debating ? !debate_under_way(s) : !advance_under_way(s)) return false;
    if (!debating && (s.debater != no_side || !(s.debate == CardPlay{}))) return false;
    return places_for(s, gain_of(s, f)) >= 2;
}

// The step before the choice of place: networks are noted, support without a choice is placed, the rest is asked.
void gain(P& p) {
    const Frame f = p.frame();
    const Gain earned = gain_of(p.s, f);
    const Side side = side_of(f.seat);
    if (earned.kind == GainKind::none) return after_gain(p);
    if (earned.kind == GainKind::cn) {
        add_to(p.s.cn_due[ix(side)], earned.count, due_max);
        p.log(Text::churchill_event_cn_earned, "3.33"_rule, ref(side), Ref::number(earned.count));
        return after_gain(p);
    }
    if (places_for(p.s, earned) == 0) {
        p.log(Text::churchill_event_support_lost, "6.5"_rule, ref(side), Ref::number(earned.count));
        return after_gain(p);
    }
    p.next(Step::gain_place, f.seat, f.i);
}

// --- 5.24 the offer; frame: i = how many have been asked ------------------------------------------------------------

namespace {

// A leader's advance is debated by leaders alone; Stalin's on the A-bomb by nobody. A leader needs a staff card to discard.
bool staff_may_debate(const State& s) { return s.advance.card != leader_played; }

bool stalin_on_the_bomb(const State& s) {
    return s.advance.card == leader_played && advancing_side(s) == Side::su && advanced_issue(s) == Issue::abomb;
}

bool may_debate(const State& s, Side side) {
    if (s.hand_size[ix(side)] == 0) return false;
    return staff_may_debate(s) || s.leader[ix(side)] == LeaderStatus::active;
}

bool own_card(const State& s, Side side, const Choice& c) {
    const auto card = static_cast<Card>(c.a.index());
    return side_of(card) == side && in_hand(s, card);
}

} // namespace

void debate_next(P& p) {
    const int asked = p.frame().i;
    if (!stalin_on_the_bomb(p.s))
        for (int k = asked; k < 2; ++k) {
            const Side side = in_order(p.s.advancer, k);
            if (may_debate(p.s, side)) return p.next(Step::debate_offer, seat_of(side), k + 1);
        }
    p.next(Step::settle);
}

void DebateOffer::candidates(const State& s, const Frame& f, Choices& out) {
    const Side side = side_of(f.seat);
    out.push_back(choice(Verb::decline));
    for (std::uint32_t m = s.hand[ix(side)]; m != 0; m &= m - 1)
        out.push_back(choice(Verb::debate, ref(card_of(side, std::countr_zero(m)))));
    out.push_back(choice(Verb::debate_lead, ref(leader_of(s, side))));
}

Refusal DebateOffer::refuse(const State& s, const Frame& f, const Choice& c) {
    const Side side = side_of(f.seat);
    if (verb(c) == Verb::decline) return allowed;
    if (verb(c) == Verb::debate) {
        if (!own_card(s, side, c)) return {Text::churchill_refuse_not_in_hand, "5.24"_rule, c.a};
        if (!staff_may_debate(s)) return {Text::churchill_refuse_leader_only, "5.24"_rule, c.a};
        return allowed;
    }
    if (c.a != ref(leader_of(s, side))) return {Text::churchill_refuse_not_your_leader, "5.26"_rule, c.a};
    if (s.leader[ix(side)] == LeaderStatus::used) return {Text::churchill_refuse_leader_used, "5.26"_rule, c.a};
    if (s.leader[ix(side)] == LeaderStatus::barred) return {Text::churchill_refuse_leader_barred, "5.26"_rule, c.a};
    return allowed;
}

void DebateOffer::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    if (verb(c) == Verb::decline) {
        p.log(Text::churchill_event_declined, "5.24"_rule, ref(side));
        return p.next(Step::debate_next, Seat::nobody, f.i);
    }
    p.s.debater = static_cast<std::uint8_t>(side);
    p.s.debated[ix(side)] = 1; // the right to pass once
    if (verb(c) == Verb::debate_lead) {
        p.s.debate = {leader_played, leaders[ix(leader_of(p.s, side))].value};
        return p.next(Step::debate_discard, f.seat);
    }
    const auto card = static_cast<Card>(c.a.index());
    leave_hand(p.s, card);
    p.s.debate = {code_of(card), cards[ix(card)].value};
    p.log(Text::churchill_event_debated, "5.24"_rule, ref(side), ref(advanced_issue(p.s)), c.a);
    if (cards[ix(card)].flex) return p.next(Step::announce, f.seat, 1);
    p.next(Step::debate_value);
}

bool DebateOffer::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i < 1 || f.i > 2 || f.n != 0) return false;
    if (!advance_under_way(s) || s.debater != no_side || !(s.debate == CardPlay{}) || stalin_on_the_bomb(s))
        return false;
    return side_of(f.seat) == in_order(s.advancer, f.i - 1) && may_debate(s, side_of(f.seat));
}

// --- 5.26 the card given up for a leader ----------------------------------------------------------------------------

void DebateDiscard::candidates(const State& s, const Frame& f, Choices& out) { TurnDiscard::candidates(s, f, out); }
Refusal DebateDiscard::refuse(const State& s, const Frame& f, const Choice& c) { return TurnDiscard::refuse(s, f, c); }

void DebateDiscard::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    leave_hand(p.s, static_cast<Card>(c.a.index()));
    p.s.leader[ix(side)] = LeaderStatus::used;
    p.log(Text::churchill_event_debate_led, "5.26"_rule, ref(side), ref(leader_of(p.s, side)), c.a);
    p.next(Step::debate_value);
}

bool DebateDiscard::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat != Seat::nobody && f.i == 0 && f.n == 0 && debate_under_way(s) &&
           s.debater == index(f.seat) && s.debate.card == leader_played &&
           value_as_played(s, side_of(f.seat), s.debate) && !stalin_on_the_bomb(s) &&
           s.leader[ix(side_of(f.seat))] == LeaderStatus::active;
}

// --- the debater's value, gain and move -----------------------------------------------------------------------------

void debate_value(P& p) {
    const Side side = debating_side(p.s);
    const Issue issue = advanced_issue(p.s);
    if (p.s.debate.card != leader_played && p.s.debate.value == 0) { // 5.25
        const int roll = p.d6();
        p.s.debate.value = static_cast<std::uint8_t>(roll);
        p.log_roll({6, static_cast<std::uint8_t>(roll), 0}, Text::churchill_event_chief_rolled, "5.25"_rule, ref(side),
                   ref(card_of_code(side, p.s.debate.card)), Ref::number(roll));
    }
    p.s.debate.value = static_cast<std::uint8_t>(play_value(p.s, side, p.s.debate, issue, true));
    p.next(Step::gain, seat_of(side), 1);
}

void DebateStop::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::stop));
    out.push_back(choice(Verb::go_on));
}

Refusal DebateStop::refuse(const State&, const Frame&, const Choice&) { return allowed; }

void DebateStop::apply(P& p, const Choice& c) {
    p.next(Step::debate_move, Seat::nobody, verb(c) == Verb::stop ? 1 : 0);
}

bool DebateStop::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i != 0 || f.n != 0) return false;
    if (!debate_under_way(s) || s.debater != index(f.seat)) return false;
    const int n = s.held == 0 ? s.debate.value : s.debate.value - s.advance.value;
    return n > 0 && may_stop_in_centre(advanced_issue(s), spot(s, advanced_issue(s)), side_of(f.seat), n);
}

// Frame: i = 1 to stop in the centre. A debate of a held capture is a comparison (5.3); any other is a move like an advance.
void debate_move(P& p) {
    const bool stop = p.frame().i != 0;
    const Issue issue = advanced_issue(p.s);
    const Side side = debating_side(p.s);
    const Spot from = spot(p.s, issue);
    const int value = p.s.debate.value;
    if (p.s.held == 0) {
        spot(p.s, issue) = stop ? Spot::centre() : moved(from, side, value);
    } else {
        const int difference = p.s.advance.value - value;
        if (difference >= 0)
            spot(p.s, issue) = difference == 0 ? from : moved(from, advancing_side(p.s), difference);
        else
            spot(p.s, issue) = stop ? Spot::centre() : moved(from, side, -difference);
        p.s.held = 0;
    }
    const bool won = spot(p.s, issue).is_won();
    log_move(p,
             {Text::churchill_event_debate_moved,
              won ? Text::churchill_event_debate_wins : Text::churchill_event_debate_centre},
             "5.24"_rule, side, value);
    if (stop) p.log(Text::churchill_event_stopped, "5.22"_rule, ref(side), ref(issue));
    if (won) p.log(Text::churchill_event_captured, "5.3"_rule, ref(spot(p.s, issue).side()), ref(issue));
    p.next(Step::settle);
}

} // namespace wc::churchill

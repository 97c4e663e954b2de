// 4.21, 5.1 The Agenda segment: the agenda card, its reveal, and the choice of issues.
#include "churchill/board.hpp"
#include "churchill/cards.hpp"
#include "churchill/steps.hpp"

#include <algorithm>

namespace wc::churchill {

// --- 5.13 the agenda card ------------------------------------------------------------------------------------------

void AgendaCard::candidates(const State& s, const Frame& f, Choices& out) {
    const Side side = side_of(f.seat);
    for (std::uint32_t m = s.hand[ix(side)]; m != 0; m &= m - 1)
        out.push_back(choice(Verb::commit, ref(card_of(side, std::countr_zero(m)))));
}

Refusal AgendaCard::refuse(const State& s, const Frame& f, const Choice& c) {
    const auto card = static_cast<Card>(c.a.index());
    if (side_of(card) != side_of(f.seat) || !in_hand(s, card))
        return {Text::churchill_refuse_not_in_hand, "5.13"_rule, c.a};
    return allowed;
}

void AgendaCard::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    const auto card = static_cast<Card>(c.a.index());
    leave_hand(p.s, card);
    p.s.agenda_card[ix(side)] = code_of(card);
    p.log_secret(only(seat_of(side)), Text::churchill_event_committed_unseen, Text::churchill_event_committed,
                 "5.13"_rule, ref(side), c.a);
    if (side == Side::us) return p.next(Step::agenda_reveal);
    p.next(Step::agenda_card, seat_of(left_of(side)));
}

bool AgendaCard::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i != 0 || f.n != 0) return false;
    for (int k = 0; k < side_count; ++k) {
        const bool committed = k < index(f.seat);
        const auto side = static_cast<std::size_t>(k);
        if (committed != (s.agenda_card[side] != 0)) return false;
        if (s.hand_size[side] != (committed ? hand_dealt - 1 : hand_dealt)) return false;
    }
    return true;
}

// --- the reveal ----------------------------------------------------------------------------------------------------

namespace {

// Abilities count for nothing here; UK's Imperial Staff adds 1 (3.32). A Chief of Staff rolls (5.25).
int agenda_value(P& p, Side side, Card card) {
    int value = cards[ix(card)].value;
    if (value == 0) {
        value = p.d6();
        p.log_roll({6, static_cast<std::uint8_t>(value), 0}, Text::churchill_event_chief_rolled, "5.25"_rule, ref(side),
                   ref(card), Ref::number(value));
    }
    return side == Side::uk ? value + 1 : value;
}

int highest_agenda_value(const State& s) { return *std::max_element(s.agenda_value.begin(), s.agenda_value.end()); }

} // namespace

void agenda_reveal(P& p) {
    for (Side side : all_sides) {
        const Card card = card_of_code(side, p.s.agenda_card[ix(side)]);
        p.s.agenda_value[ix(side)] =
            std::max<std::uint8_t>(1, cards[ix(card)].value); // views show the card from here on
        p.log_reveal(Text::churchill_event_agenda_revealed, "5.13"_rule, ref(side), ref(card));
    }
    for (Side side : all_sides)
        p.s.agenda_value[ix(side)] =
            static_cast<std::uint8_t>(agenda_value(p, side, card_of_code(side, p.s.agenda_card[ix(side)])));
    int tied = 0;
    const int best = highest_agenda_value(p.s);
    for (int k = 0; k < side_count; ++k)
        if (p.s.agenda_value[static_cast<std::size_t>(k)] == best) tied |= 1 << k;
    p.next(Step::agenda_won);
    if (std::has_single_bit(static_cast<unsigned>(tied)))
        p.frame().n = static_cast<std::uint16_t>(std::countr_zero(static_cast<unsigned>(tied)) + 1);
    else
        p.call(Step::tie_next, Seat::nobody, 0, tied);
}

// Frame: n = the winner + 1, as found or as left by the tie.
void agenda_won(P& p) {
    const auto winner = static_cast<Side>(p.frame().n - 1);
    p.s.agenda_winner = static_cast<std::uint8_t>(winner);
    const int least = *std::min_element(p.s.agenda_value.begin(), p.s.agenda_value.end());
    const int lead = std::clamp(p.s.agenda_value[ix(winner)] - least, 0, 6);
    p.s.agenda_card = {};
    p.s.agenda_value = {};
    p.log(Text::churchill_event_agenda_won, "5.14"_rule, ref(winner), Ref::number(lead));
    p.next(Step::agenda_first, seat_of(winner), 0, lead);
}

bool agenda_won_holds(const State& s, int depth) {
    if (depth != 0 || s.frames.depth != 2 || !(s.frames.at[0] == Frame{static_cast<std::uint8_t>(Step::agenda_won)}))
        return false;
    const auto tied = static_cast<unsigned>(s.frames.at[1].n);
    const int best = highest_agenda_value(s);
    for (unsigned k = 0; k < side_count; ++k) {
        if (s.agenda_card[k] == 0 || s.hand_size[k] != hand_dealt - 1) return false;
        if (((tied >> k) & 1) != (s.agenda_value[k] == best ? 1u : 0u)) return false;
    }
    return true;
}

// --- 5.14 choosing the issues --------------------------------------------------------------------------------------

namespace {

void list_issues(Choices& out) {
    for (int k = 0; k < issue_count; ++k) out.push_back(choice(Verb::pick, ref(static_cast<Issue>(k))));
}

Refusal refuse_pick(const State& s, const Choice& c) {
    const Spot where = spot(s, static_cast<Issue>(c.a.index()));
    if (where == Spot::removed()) return {Text::churchill_refuse_issue_gone, "5.14"_rule, c.a};
    if (where != Spot::off()) return {Text::churchill_refuse_on_table, "5.14"_rule, c.a};
    return allowed;
}

bool any_issue_left(const State& s) {
    return std::any_of(s.issue.begin(), s.issue.end(), [](Spot x) { return x == Spot::off(); });
}

constexpr int picks_of_all = 6; // two each

// The agenda is complete after six picks, or when no issue is left.
void next_pick(P& p, int done) {
    const std::uint8_t winner = p.s.agenda_winner;
    if (done < picks_of_all && any_issue_left(p.s))
        return p.next(Step::agenda_pick, seat_of(in_order(winner, done / 2)), done);
    p.next(Step::next_turn, Seat::nobody, at(in_order(winner, 0)));
}

bool agenda_set_up(const State& s) {
    if (s.agenda_winner >= side_count) return false;
    for (int k = 0; k < side_count; ++k)
        if (s.hand_size[static_cast<std::size_t>(k)] != hand_dealt - 1 ||
            s.agenda_card[static_cast<std::size_t>(k)] != 0)
            return false;
    return true;
}

} // namespace

void AgendaFirst::candidates(const State&, const Frame&, Choices& out) { list_issues(out); }
Refusal AgendaFirst::refuse(const State& s, const Frame&, const Choice& c) { return refuse_pick(s, c); }

// The winner's own pick goes on his track, as far up as his lead over the lowest card; without a lead, in the centre.
void AgendaFirst::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    const int lead = p.frame().n;
    spot(p.s, static_cast<Issue>(c.a.index())) = lead == 0 ? Spot::centre() : Spot::track(side, lead);
    if (lead == 0)
        p.log(Text::churchill_event_picked, "5.14"_rule, ref(side), c.a);
    else
        p.log(Text::churchill_event_first_pick, "5.14"_rule, ref(side), c.a, Ref::number(lead));
    next_pick(p, 0);
}

bool AgendaFirst::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat != Seat::nobody && f.i == 0 && f.n <= 6 && agenda_set_up(s) &&
           index(f.seat) == s.agenda_winner;
}

void AgendaPick::candidates(const State&, const Frame&, Choices& out) { list_issues(out); }
Refusal AgendaPick::refuse(const State& s, const Frame&, const Choice& c) { return refuse_pick(s, c); }

// Frame: i = picks made so far by all.
void AgendaPick::apply(P& p, const Choice& c) {
    spot(p.s, static_cast<Issue>(c.a.index())) = Spot::centre();
    p.log(Text::churchill_event_picked, "5.14"_rule, ref(side_of(p.frame().seat)), c.a);
    next_pick(p, p.frame().i + 1);
}

bool AgendaPick::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.n == 0 && f.i < picks_of_all && agenda_set_up(s) &&
           f.seat == seat_of(in_order(s.agenda_winner, f.i / 2));
}

} // namespace wc::churchill

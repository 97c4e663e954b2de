// 5.11 The conference card, 5.12 the Pol-Mil table, and 5.13 leaders and hands made ready.
#include "churchill/board.hpp"
#include "churchill/cards.hpp"
#include "churchill/steps.hpp"

namespace wc::churchill {

namespace {

// --- 5.12 Pol-Mil table results: no Global Issue state or Arctic condition stops them -------------------------------

int count_cn(const State& s, Side side) {
    int n = 0;
    for (int k = 0; k < country_count; ++k)
        if (has_cn_of(s, nth<Country>(k), side)) n += cn_count(s, nth<Country>(k));
    return n;
}

int count_pa(const State& s, Side side) {
    int n = 0;
    for (int k = 0; k < country_count; ++k) n += has_pa_of(s, nth<Country>(k), side) ? 1 : 0;
    return n;
}

void table_cn(P& p, Side side, Country c) {
    State& s = p.s;
    if (has_cn(s, c) && cn_side(s, c) != side) {
        const Side loser = cn_side(s, c);
        set_cn(s, c, loser, cn_count(s, c) - 1);
        return p.log(Text::churchill_event_cn_removed, "5.12"_rule, ref(side), ref(c), ref(loser));
    }
    if (cn_count(s, c) >= cn_location_max || count_cn(s, side) >= cn_supply)
        return p.log(Text::churchill_event_table_nothing, "5.12"_rule, ref(side), ref(c));
    set_cn(s, c, side, cn_count(s, c) + 1);
    p.log(Text::churchill_event_cn_placed, "5.12"_rule, ref(side), ref(c));
}

void table_pa(P& p, Side side, Country c) {
    State& s = p.s;
    std::uint8_t& pa = s.pa[ix(c)];
    if (!has_cn_of(s, c, side) || has_pa_of(s, c, side))
        return p.log(Text::churchill_event_table_nothing, "5.12"_rule, ref(side), ref(c));
    if (pa != 0) {
        const auto loser = static_cast<Side>(pa - 1);
        pa = 0;
        return p.log(Text::churchill_event_pa_removed, "5.12"_rule, ref(side), ref(c), ref(loser));
    }
    if (count_pa(s, side) >= pa_supply)
        return p.log(Text::churchill_event_table_nothing, "5.12"_rule, ref(side), ref(c));
    pa = static_cast<std::uint8_t>(at(side) + 1);
    p.log(Text::churchill_event_pa_placed, "5.12"_rule, ref(side), ref(c));
}

// "Remove" takes the loser's network from the place; none there: no effect.
void table_cn_loss(P& p, Side loser, Country c) {
    if (!has_cn_of(p.s, c, loser)) return p.log(Text::churchill_event_table_nothing, "5.12"_rule, ref(loser), ref(c));
    set_cn(p.s, c, loser, cn_count(p.s, c) - 1);
    p.log(Text::churchill_event_cn_lost, "5.12"_rule, ref(loser), ref(c));
}

Country rolled_country(P& p, Side side) {
    const int row = p.d6(), column = p.d6();
    const Country c = pol_mil_table[static_cast<std::size_t>(row - 1)][static_cast<std::size_t>(column - 1)];
    p.log_roll({6, static_cast<std::uint8_t>(row), 0}, Text::churchill_event_table_rolled, "5.12"_rule, ref(side),
               Ref::number(row), Ref::number(column), ref(c));
    return c;
}

void pol_mil(P& p, const Instruction& in) {
    for (int k = 0; k < in.n; ++k) {
        switch (in.op) {
        case Op::cn_roll: table_cn(p, in.side, rolled_country(p, in.side)); break;
        case Op::pa_roll: table_pa(p, in.side, rolled_country(p, in.side)); break;
        case Op::cnx_roll: table_cn_loss(p, in.side, rolled_country(p, in.side)); break;
        case Op::cn_at: table_cn(p, in.side, nth<Country>(in.place)); break;
        case Op::pa_at: table_pa(p, in.side, nth<Country>(in.place)); break;
        default: table_cn_loss(p, in.side, nth<Country>(in.place)); break;
        }
    }
}

// --- 5.11 the other instructions ------------------------------------------------------------------------------------

void replace_roosevelt(P& p) {
    p.s.truman = 1;
    p.log(Text::churchill_event_truman, "5.11"_rule, ref(Side::us));
}

void health(P& p, int most) {
    if (p.s.truman != 0) return;
    const int roll = p.d6();
    p.log_roll({6, static_cast<std::uint8_t>(roll), static_cast<std::int8_t>(most)}, Text::churchill_event_health_roll,
               "5.11"_rule, ref(Side::us), Ref::number(roll), Ref::number(most));
    if (roll <= most) replace_roosevelt(p);
}

void election(P& p) {
    const int roll = p.d6();
    p.log_roll({6, static_cast<std::uint8_t>(roll), static_cast<std::int8_t>(election_max)},
               Text::churchill_event_election_roll, "5.11"_rule, ref(Side::uk), Ref::number(roll));
    if (roll <= election_max) p.s.leader[ix(Side::uk)] = LeaderStatus::barred;
}

// "T": the issue goes to the centre; if it is out of the game, its alternative, if any.
void issue_to_centre(P& p, const Instruction& in) {
    auto issue = nth<Issue>(in.place);
    if (spot(p.s, issue) == Spot::removed()) {
        if (in.alternative == nowhere) return;
        issue = nth<Issue>(in.alternative);
    }
    if (spot(p.s, issue) != Spot::off()) return;
    spot(p.s, issue) = Spot::centre();
    p.log(Text::churchill_event_card_issue, "5.11"_rule, ref(issue));
}

// 6.5 OS to an open front, NAV to a box that takes it; otherwise lost.
void free_support(P& p, const Instruction& in) {
    if (in.op == Op::os && is_open(p.s, nth<Front>(in.place))) {
        add_os(p.s, nth<Front>(in.place), in.n);
        p.log(Text::churchill_event_os, "5.11"_rule, ref(in.side), ref(nth<Front>(in.place)), Ref::number(in.n));
    } else if (in.op == Op::nav && takes_nav(p.s, nth<Box>(in.place))) {
        add_nav(p.s, nth<Box>(in.place), in.n);
        p.log(Text::churchill_event_nav, "5.11"_rule, ref(in.side), ref(nth<Box>(in.place)), Ref::number(in.n));
    } else {
        p.log(Text::churchill_event_support_lost, "6.5"_rule, ref(in.side), Ref::number(in.n));
    }
}

void death(P& p, Card card) {
    p.s.dead[ix(side_of(card))] |= bit_of(card);
    p.s.deck[ix(side_of(card))] &= ~bit_of(card);
    p.log(Text::churchill_event_staff_dies, "5.13"_rule, ref(side_of(card)), ref(card));
}

// ALLOC, PROD, CONV, NOCONV, NA and the extra German cube are read from the card where their rule comes up.
void carry_out(P& p, const Instruction& in) {
    switch (in.op) {
    case Op::issue_to_centre: return issue_to_centre(p, in);
    case Op::os:
    case Op::nav: return free_support(p, in);
    case Op::death: return death(p, nth<Card>(in.place));
    case Op::health: return health(p, in.n);
    case Op::truman: return p.s.truman == 0 ? replace_roosevelt(p) : void();
    case Op::election: return election(p);
    default: return;
    }
}

bool is_pol_mil(const Instruction& in) { return in.op >= Op::cn_roll && in.op <= Op::cnx_at; }

void read_card(P& p) {
    const ConferenceCard& card = conference_card(p.s);
    const auto instruction = [&](int k) { return instructions[static_cast<std::size_t>(card.first_instruction + k)]; };
    for (int k = 0; k < card.instruction_count; ++k)
        if (!is_pol_mil(instruction(k))) carry_out(p, instruction(k));
    // 5.12 The player left of the previous conference's winner does all of his first.
    for (int turn = 0; turn < side_count; ++turn)
        for (int k = 0; k < card.instruction_count; ++k)
            if (is_pol_mil(instruction(k)) && instruction(k).side == in_order(p.s.last_winner, turn))
                pol_mil(p, instruction(k));
}

// --- 5.13 hands -----------------------------------------------------------------------------------------------------

void deal(P& p, Side side) {
    State& s = p.s;
    std::uint32_t& deck = s.deck[ix(side)];
    // Odd conferences shuffle everything; so does a scenario that starts on an even one (its deck is full then anyway).
    if (s.conference % 2 == 1 || std::popcount(deck) < hand_dealt) deck = all_cards & ~s.dead[ix(side)];
    s.hand[ix(side)] = 0;
    for (int k = 0; k < hand_dealt; ++k) {
        const int drawn = nth_bit(deck, p.below(std::popcount(deck)));
        deck &= ~(1u << drawn);
        s.hand[ix(side)] |= 1u << drawn;
        p.log_secret(only(seat_of(side)), Text::churchill_event_dealt_unseen, Text::churchill_event_dealt, "5.13"_rule,
                     ref(side), ref(card_of(side, drawn)));
    }
    s.hand_size[ix(side)] = hand_dealt;
}

} // namespace

void open_conference(P& p) {
    State& s = p.s;
    s.variant = static_cast<std::uint8_t>(s.historical != 0 ? 0 : p.below(3));
    p.log(Text::churchill_event_conference, "5.11"_rule, conference_ref(s.conference), Ref::number(s.variant));
    s.leader = {};
    if (s.stroke != 0) s.leader[ix(Side::uk)] = LeaderStatus::barred;
    s.stroke = 0;
    read_card(p);
    for (int k = 0; k < side_count; ++k) deal(p, static_cast<Side>(k));
    p.next(Step::agenda_card, seat_of(Side::uk));
}

} // namespace wc::churchill

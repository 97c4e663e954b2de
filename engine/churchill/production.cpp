// 6.1 - 6.3 The Decision segment's first steps: Directed Offensives are placed, production is counted.
#include "churchill/board.hpp"
#include "churchill/issues.hpp"
#include "churchill/steps.hpp"

namespace wc::churchill {

namespace {

bool to_be_placed(const State& s, Side side, Issue i) { return won_by(s, i, side) && s.directed[do_index(i)] == 0; }

bool any_open_front(const State& s) {
    for (Front f : all_fronts)
        if (is_open(s, f)) return true;
    return false;
}

} // namespace

// --- 6.1, 4.23.1 from the left of the winner; frame: i = which player's turn, n = issues tried ----------------------

void direct_next(P& p) {
    if (any_open_front(p.s))
        for (int turn = 0; turn < side_count; ++turn) {
            const Side side = in_order(p.s.last_winner, turn);
            for (int k = 0; k < do_count; ++k)
                if (to_be_placed(p.s, side, do_issue(k))) return p.next(Step::direct, seat_of(side), at(do_issue(k)));
        }
    p.next(Step::production);
}

// Frame: i = the issue. Any open front will do, whoever owns it and whether or not it may attempt this conference.
void Direct::candidates(const State&, const Frame& f, Choices& out) {
    for (Front x : all_fronts) out.push_back(choice(Verb::direct, ref(nth<Issue>(f.i)), ref(x)));
}

Refusal Direct::refuse(const State& s, const Frame& f, const Choice& c) {
    if (c.a.index() != f.i) return {Text::churchill_refuse_other_issue, "6.1"_rule, c.a};
    if (!is_open(s, nth<Front>(c.b.index()))) return {Text::churchill_refuse_front_closed, "6.1"_rule, c.b};
    return allowed;
}

void Direct::apply(P& p, const Choice& c) {
    p.s.directed[do_index(nth<Issue>(c.a.index()))] = static_cast<std::uint8_t>(c.b.index() + 1);
    p.log(Text::churchill_event_directed, "6.1"_rule, ref(side_of(p.frame().seat)), c.a, c.b);
    p.next(Step::direct_next);
}

bool Direct::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat != Seat::nobody && f.n == 0 && f.i < issue_count && is_do(nth<Issue>(f.i)) &&
           to_be_placed(s, side_of(f.seat), nth<Issue>(f.i)) && s.last_winner < side_count;
}

// --- 6.3, 4.23.3 production, all of it at once ----------------------------------------------------------------------

namespace {

bool card_says(const State& s, Op op) {
    const ConferenceCard& card = conference_card(s);
    for (int k = 0; k < card.instruction_count; ++k)
        if (instructions[static_cast<std::size_t>(card.first_instruction + k)].op == op) return true;
    return false;
}

// 6.32 For each of another's Production issues won, one marker changes hands. One's own is merely protected.
void transfers(P& p, std::array<int, side_count>& made) {
    for (Issue i : {Issue::produs1, Issue::produs2, Issue::produk}) {
        const Spot where = spot(p.s, i);
        const auto owner = static_cast<Side>(issues[ix(i)].flag);
        if (!where.is_won() || where.side() == owner) continue;
        --made[ix(owner)];
        ++made[ix(where.side())];
        p.log(Text::churchill_event_production_taken, "6.32"_rule, ref(where.side()), ref(owner), ref(i));
    }
}

void strategic_materials(const State& s, std::array<int, side_count>& made) {
    const Spot where = spot(s, Issue::sm);
    for (int k = 0; k < side_count; ++k)
        if (where == Spot::centre() || where == Spot::won(static_cast<Side>(k))) ++made[static_cast<std::size_t>(k)];
}

// The Arctic bonus and the Murmansk convoy go to the USSR, each on its own condition.
int arctic_bonus(const State& s) {
    const int nav = s.nav[ix(Box::arctic)];
    const bool bonus = nav >= arctic_nav_bonus && !card_says(s, Op::no_convoy);
    const bool convoy = nav >= convoy_nav && card_says(s, Op::convoy);
    return (bonus ? 1 : 0) + (convoy ? 1 : 0);
}

void card_bonuses(const State& s, std::array<int, side_count>& made) {
    const ConferenceCard& card = conference_card(s);
    for (int k = 0; k < card.instruction_count; ++k) {
        const Instruction& in = instructions[static_cast<std::size_t>(card.first_instruction + k)];
        if (in.op == Op::prod) made[ix(in.side)] += in.n;
    }
}

} // namespace

void production(P& p) {
    std::array<int, side_count> made{};
    for (int k = 0; k < side_count; ++k)
        made[static_cast<std::size_t>(k)] = base_production[static_cast<std::size_t>(k)]; // 6.31
    transfers(p, made);
    strategic_materials(p.s, made);
    made[ix(Side::su)] += arctic_bonus(p.s);
    card_bonuses(p.s, made);
    for (int k = 0; k < side_count; ++k) {
        const int n = made[static_cast<std::size_t>(k)] < 0 ? 0 : made[static_cast<std::size_t>(k)];
        p.s.production[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(n);
        p.log(Text::churchill_event_production, "6.31"_rule, ref(static_cast<Side>(k)), Ref::number(n));
    }
    p.next(Step::allocate_next);
}

} // namespace wc::churchill

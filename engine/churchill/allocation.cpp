// 6.4 - 6.8, 4.23.4 Allocation: every marker is used; first what the card orders, then Directed Offensives, then freely.
#include "churchill/board.hpp"
#include "churchill/issues.hpp"
#include "churchill/steps.hpp"

namespace wc::churchill {

namespace {

// --- 6.6 what the conference card orders, one entry a marker, in band order -----------------------------------------

struct Order {
    std::uint8_t front = nowhere, other = nowhere; // `other`: the owner may choose it instead
};
struct Orders {
    std::uint8_t count = 0;
    std::array<Order, 4> at{};
};

constexpr auto orders_of_cards = [] {
    std::array<std::array<Orders, side_count>, conference_cards.size()> all{};
    for (std::size_t c = 0; c < conference_cards.size(); ++c)
        for (std::size_t k = 0; k < conference_cards[c].instruction_count; ++k) {
            const Instruction& in = instructions[conference_cards[c].first_instruction + k];
            Orders& orders = all[c][ix(in.side)];
            if (in.op == Op::alloc)
                for (int n = 0; n < in.n; ++n) orders.at[orders.count++] = {in.place, in.alternative};
        }
    return all;
}();

const Orders& orders_of(const State& s, Side side) {
    return orders_of_cards[static_cast<std::size_t>((s.conference - 1) * 3 + s.variant)][ix(side)];
}

// The fronts an order may be carried out at, as a mask: those named, else any open one of their theatre; 0: the order is void.
unsigned fronts_for(const State& s, const Order& order) {
    unsigned named = 0, same_theatre = 0;
    for (Front f : all_fronts) {
        if (!is_open(s, f)) continue;
        if (at(f) == order.front || at(f) == order.other) named |= 1u << at(f);
        if (info(f).theatre == fronts[order.front].theatre) same_theatre |= 1u << at(f);
    }
    return named != 0 ? named : same_theatre;
}

// The order to be carried out next, if any.
const Order* next_order(const State& s, Side side) {
    const Orders& orders = orders_of(s, side);
    return s.card_paid[ix(side)] < orders.count ? &orders.at[s.card_paid[ix(side)]] : nullptr;
}

void skip_void_orders(P& p, Side side) {
    for (const Order* o = next_order(p.s, side); o != nullptr && fronts_for(p.s, *o) == 0; o = next_order(p.s, side)) {
        ++p.s.card_paid[ix(side)];
        p.log(Text::churchill_event_order_void, "6.6"_rule, ref(side));
    }
}

Refusal refuse_order(const State& s, const Order& order, const Choice& c) {
    const unsigned mask = fronts_for(s, order);
    if (verb(c) == Verb::buy_os) {
        const auto f = nth<Front>(c.a.index());
        if (((mask >> at(f)) & 1) == 0) return {Text::churchill_refuse_card_order, "6.6"_rule, c.a};
        if (short_of_nav(s, f)) return {Text::churchill_refuse_nav_first, "6.6"_rule, c.a};
        return allowed;
    }
    if (verb(c) != Verb::buy_nav) return {Text::churchill_refuse_card_order, "6.6"_rule, c.a};
    const auto b = nth<Box>(c.a.index());
    const std::uint8_t f = boxes[ix(b)].front;
    if (f == nowhere || ((mask >> f) & 1) == 0) return {Text::churchill_refuse_card_order, "6.6"_rule, c.a};
    if (!takes_nav(s, b)) return {Text::churchill_refuse_box_full, "6.5"_rule, c.a};
    return allowed;
}

// --- 6.7 Directed Offensives that show his flag ---------------------------------------------------------------------

bool unpaid(const State& s, Side side, int k) {
    return issues[ix(do_issue(k))].flag == at(side) && s.directed[static_cast<std::size_t>(k)] != 0 &&
           s.paid[static_cast<std::size_t>(k)] < do_markers;
}

int markers_owed(const State& s, Side side) {
    int n = 0;
    for (int k = 0; k < do_count; ++k)
        if (unpaid(s, side, k)) n += do_markers - s.paid[static_cast<std::size_t>(k)];
    return n;
}

int first_unpaid(const State& s, Side side) {
    for (int k = 0; k < do_count; ++k)
        if (unpaid(s, side, k)) return k;
    return do_count;
}

Front directed_front(const State& s, Issue i) { return nth<Front>(s.directed[do_index(i)] - 1); }

// If all can be paid the order does not matter and is fixed; if not, the owner chooses what is paid first.
Refusal refuse_payment(const State& s, Side side, const Choice& c) {
    if (verb(c) != Verb::pay) return {Text::churchill_refuse_pay_first, "6.7"_rule, c.a};
    const auto issue = nth<Issue>(c.a.index());
    if (!is_do(issue) || !unpaid(s, side, static_cast<int>(do_index(issue))))
        return {Text::churchill_refuse_nothing_owed, "6.7"_rule, c.a};
    if (c.b != ref(directed_front(s, issue))) return {Text::churchill_refuse_directed_elsewhere, "6.7"_rule, c.b};
    if (s.production[ix(side)] >= markers_owed(s, side) && static_cast<int>(do_index(issue)) != first_unpaid(s, side))
        return {Text::churchill_refuse_pay_in_order, "6.7"_rule, c.a};
    return allowed;
}

// --- 6.5, 6.8, 6.10.2 free allocation -------------------------------------------------------------------------------

bool somebody_won(const State& s, Issue i) { return spot(s, i).is_won(); }

Refusal refuse_research(const State& s, Side side) {
    if (side == Side::su) return {Text::churchill_refuse_research_side, "6.10.2"_rule};
    if (!somebody_won(s, Issue::abomb)) return {Text::churchill_refuse_research_issue, "6.10.2"_rule};
    if (s.abomb_us >= trinity) return {Text::churchill_refuse_research_done, "6.10.2"_rule};
    if (s.research >= research_max) return {Text::churchill_refuse_research_max, "6.10.2"_rule};
    return allowed;
}

Refusal refuse_free(const State& s, Side side, const Choice& c) {
    switch (verb(c)) {
    case Verb::buy_os:
        if (!is_open(s, nth<Front>(c.a.index()))) return {Text::churchill_refuse_front_closed, "6.5"_rule, c.a};
        return allowed;
    case Verb::buy_nav:
        if (!war_goes_on(s, boxes[static_cast<std::size_t>(c.a.index())].theatre))
            return {Text::churchill_refuse_theatre_over, "7.8"_rule, c.a};
        if (!takes_nav(s, nth<Box>(c.a.index()))) return {Text::churchill_refuse_box_full, "6.5"_rule, c.a};
        return allowed;
    case Verb::activate: {
        const auto issue = nth<Issue>(c.a.index());
        if (!is_pol_mil(issue) || !won_by(s, issue, side)) return {Text::churchill_refuse_not_won, "6.81"_rule, c.a};
        if (s.activated[pol_mil_index(issue)] != 0) return {Text::churchill_refuse_active_already, "6.81"_rule, c.a};
        return allowed;
    }
    case Verb::research: return refuse_research(s, side);
    default: return {Text::churchill_refuse_nothing_owed, "6.7"_rule, c.a};
    }
}

} // namespace

// Frame: i = whose turn it is, counted from the left of the conference's winner.
void allocate_next(P& p) {
    for (int turn = p.frame().i; turn < side_count; ++turn) {
        const Side side = in_order(p.s.last_winner, turn);
        skip_void_orders(p, side);
        if (p.s.production[ix(side)] > 0) return p.next(Step::allocate, seat_of(side), turn);
    }
    p.next(Step::leadership_next);
}

void Allocate::candidates(const State& s, const Frame& f, Choices& out) {
    const Side side = side_of(f.seat);
    if (next_order(s, side) == nullptr && first_unpaid(s, side) < do_count) {
        for (int k = 0; k < do_count; ++k)
            if (s.directed[static_cast<std::size_t>(k)] != 0)
                out.push_back(choice(Verb::pay, ref(do_issue(k)), ref(directed_front(s, do_issue(k)))));
        return;
    }
    for (Front x : all_fronts) out.push_back(choice(Verb::buy_os, ref(x)));
    for (int k = 0; k < box_count; ++k) out.push_back(choice(Verb::buy_nav, ref(nth<Box>(k))));
    if (next_order(s, side) != nullptr) return;
    for (int k = 0; k < pol_mil_count; ++k)
        if (won_by(s, pol_mil_issue(k), side)) out.push_back(choice(Verb::activate, ref(pol_mil_issue(k))));
    if (side != Side::su && somebody_won(s, Issue::abomb)) out.push_back(choice(Verb::research));
}

Refusal Allocate::refuse(const State& s, const Frame& f, const Choice& c) {
    const Side side = side_of(f.seat);
    if (const Order* order = next_order(s, side)) return refuse_order(s, *order, c);
    if (first_unpaid(s, side) < do_count) return refuse_payment(s, side, c);
    return refuse_free(s, side, c);
}

void Allocate::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    State& s = p.s;
    const bool ordered = next_order(s, side) != nullptr;
    const Rule rule = ordered ? "6.6"_rule : "6.5"_rule;
    if (ordered) ++s.card_paid[ix(side)];
    --s.production[ix(side)];
    const Ref one = Ref::number(1);
    switch (verb(c)) {
    case Verb::buy_os:
        add_os(s, nth<Front>(c.a.index()), 1);
        p.log(Text::churchill_event_os, rule, ref(side), c.a, one);
        break;
    case Verb::buy_nav:
        add_nav(s, nth<Box>(c.a.index()), 1);
        p.log(Text::churchill_event_nav, rule, ref(side), c.a, one);
        break;
    case Verb::pay: { // 6.7 amphibious spaces take NAV until their need is met, then OS; land takes OS
        const auto front = nth<Front>(c.b.index());
        ++s.paid[do_index(nth<Issue>(c.a.index()))];
        if (short_of_nav(s, front)) {
            add_nav(s, box_of(front), 1);
            p.log(Text::churchill_event_nav, "6.7"_rule, ref(side), ref(box_of(front)), one);
        } else {
            add_os(s, front, 1);
            p.log(Text::churchill_event_os, "6.7"_rule, ref(side), c.b, one);
        }
        break;
    }
    case Verb::activate: { // 6.81 X alignments and Y networks
        const auto issue = nth<Issue>(c.a.index());
        s.activated[pol_mil_index(issue)] = 1;
        add_to(s.pa_due[ix(side)], issues[ix(issue)].pa, due_max);
        add_to(s.cn_due[ix(side)], issues[ix(issue)].cn, due_max);
        p.log(Text::churchill_event_activated, "6.81"_rule, ref(side), c.a, Ref::number(issues[ix(issue)].pa),
              Ref::number(issues[ix(issue)].cn));
        break;
    }
    default:
        ++s.research;
        p.log(Text::churchill_event_research, "6.10.2"_rule, ref(side));
        break;
    }
    p.next(Step::allocate_next, Seat::nobody, f.i);
}

bool Allocate::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i >= side_count || f.n != 0 || s.last_winner >= side_count)
        return false;
    if (side_of(f.seat) != in_order(s.last_winner, f.i) || s.production[ix(side_of(f.seat))] == 0) return false;
    for (int turn = 0; turn < f.i; ++turn)
        if (s.production[ix(in_order(s.last_winner, turn))] != 0) return false;
    const Order* order = next_order(s, side_of(f.seat));
    return order == nullptr || fronts_for(s, *order) != 0;
}

} // namespace wc::churchill

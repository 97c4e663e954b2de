// 15.6 Directed Offensives, production, theater leadership's markers, and the gains of cards.
#include "ai/churchill_bot.hpp"
#include "ai/churchill_support.hpp"

#include "churchill/issues.hpp"
#include "churchill/war.hpp"

namespace wc::churchill::bot {

namespace {

constexpr unsigned both_theatres = 3;

int os_choice(const Asked& a, Verb v, std::optional<Front> f) { return f ? find(a, choice(v, ref(*f))) : no_opinion; }
int nav_choice(const Asked& a, Verb v, std::optional<Box> b) { return b ? find(a, choice(v, ref(*b))) : no_opinion; }

// The fronts and boxes that the question offers.
unsigned offered_fronts(const Asked& a, Verb v) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= find(a, choice(v, ref(f))) >= 0 ? 1u << at(f) : 0;
    return set;
}
unsigned offered_boxes(const Asked& a, Verb v) {
    unsigned set = 0;
    for (int k = 0; k < box_count; ++k) set |= find(a, choice(v, ref(nth<Box>(k)))) >= 0 ? 1u << k : 0;
    return set;
}

} // namespace

// 15.7 Of the places that a card's gain may go to, the one that helps most.
int gain_place(const Asked& a) {
    const unsigned fronts_offered = offered_fronts(a, Verb::gain_os);
    if (fronts_offered != 0)
        return os_choice(a, Verb::gain_os,
                         front_for_os(a.s, foresee(a.s), a.side, fronts_offered, base_production[ix(a.side)]));
    const unsigned boxes_offered = offered_boxes(a, Verb::gain_nav);
    int best = no_opinion, most = -1;
    for (int k = 0; k < box_count; ++k) {
        if (((boxes_offered >> k) & 1) == 0) continue;
        State fuller = a.s;
        add_nav(fuller, nth<Box>(k), 1);
        const std::uint8_t front = boxes[static_cast<std::size_t>(k)].front;
        const bool helps = front != nowhere && may_lack_nav(a.s, foresee(a.s), nth<Front>(front));
        const int value = (helps ? 10 : 0) + nav_box_max - a.s.nav[static_cast<std::size_t>(k)];
        if (value > most) {
            most = value;
            best = k;
        }
    }
    return best < 0 ? no_opinion : nav_choice(a, Verb::gain_nav, nth<Box>(best));
}

// --- 6.1 ------------------------------------------------------------------------------------------------------------

namespace {

constexpr int os_for_manchuria = 4;

int directed_to(const State& s, Front f) {
    return static_cast<int>(std::count(s.directed.begin(), s.directed.end(), static_cast<std::uint8_t>(at(f) + 1)));
}

// The position as it may be when the markers of Directed Offensives are laid: those placed so far, and half the own production.
State expected(const Asked& a, Front f) {
    State s = a.s;
    for (Front x : all_fronts)
        for (int n = do_markers * directed_to(a.s, x); n > 0; --n) add_directed_marker(s, x);
    add_os(s, f, base_production[ix(a.side)] / 2);
    return s;
}

int gain_of_directing(const Asked& a, Front f) {
    State s = expected(a, f);
    const int before = prospect(s, foresee(s), f, s.os[ix(f)]);
    for (int n = 0; n < do_markers; ++n) add_directed_marker(s, f);
    return prospect(s, foresee(s), f, s.os[ix(f)]) - before;
}

// 15.6 The USSR directs to the East unless the Far East may attempt with enough support.
bool to_the_far_east(const State& s) {
    return is_active(s, Front::fe) &&
           s.os[ix(Front::fe)] + do_markers * (directed_to(s, Front::fe) + 1) >= os_for_manchuria;
}

} // namespace

// 15.6 The own front that gains most by it; the USSR's is the East, or the Far East.
int directed_offensive(const Asked& a) {
    const Ref issue = Ref::make(static_cast<int>(Kind::issue), a.frame.i);
    unsigned set = fronts_of(a.side);
    if (a.side == Side::su && is_active(a.s, Front::eastern) && !to_the_far_east(a.s)) set = 1u << at(Front::eastern);
    int most = -1;
    std::optional<Front> best;
    for (Front f : all_fronts) {
        if (((set >> at(f)) & 1) == 0 || !is_active(a.s, f)) continue;
        const int gain = gain_of_directing(a, f);
        if (gain > most) {
            most = gain;
            best = f;
        }
    }
    if (!best) best = front_for_os(a.s, foresee(a.s), a.side, everywhere, do_markers);
    return best ? find(a, choice(Verb::direct, issue, ref(*best))) : no_opinion;
}

// --- 6.4 ------------------------------------------------------------------------------------------------------------

namespace {

// 6.7 Of Directed Offensives that can't all be paid, the one whose markers gain most.
int payment(const Asked& a) {
    int best = no_opinion, most = -1;
    for (std::size_t k = 0; k < a.q.choices.size(); ++k) {
        const auto f = nth<Front>(a.q.choices[k].b.index());
        State s = a.s;
        for (int n = 0; n < do_markers; ++n) add_directed_marker(s, f);
        const int value = prospect(s, foresee(s), f, s.os[ix(f)]) * (info(f).owner == a.side ? 2 : 1);
        if (value > most) {
            most = value;
            best = static_cast<int>(k);
        }
    }
    return best;
}

// 6.6 OS, unless NAV is short.
int card_order(const Asked& a) {
    const Reserves r = foresee(a.s);
    const unsigned boxes_offered = offered_boxes(a, Verb::buy_nav);
    for (int k = 0; k < box_count; ++k) {
        const std::uint8_t front = boxes[static_cast<std::size_t>(k)].front;
        if (((boxes_offered >> k) & 1) != 0 && front != nowhere && may_lack_nav(a.s, r, nth<Front>(front)))
            return nav_choice(a, Verb::buy_nav, nth<Box>(k));
    }
    const unsigned set = offered_fronts(a, Verb::buy_os);
    return os_choice(a, Verb::buy_os, front_for_os(a.s, r, a.side, set, a.s.production[ix(a.side)]));
}

// Only the card's orders name some fronts and leave others out.
bool ordered(const Asked& a) {
    for (Front f : all_fronts)
        if (is_open(a.s, f) && find(a, choice(Verb::buy_os, ref(f))) < 0) return true;
    return false;
}

int activation(const Asked& a) {
    for (Issue i : {Issue::pm22, Issue::pm13, Issue::pm12})
        if (const int k = find(a, choice(Verb::activate, ref(i))); k >= 0) return k;
    return no_opinion;
}

} // namespace

// 15.6 (1) - (5)
int allocation(const Asked& a) {
    if (verb(a.q.choices.front()) == Verb::pay) return payment(a);
    if (ordered(a)) return card_order(a);
    if (const int k = activation(a); k >= 0) return k;
    if (a.side == Side::us)
        if (const int k = find(a, choice(Verb::research)); k >= 0) return k;
    if (const int k = nav_choice(a, Verb::buy_nav, box_to_fill(a.s, a.side, both_theatres)); k >= 0) return k;
    return os_choice(a, Verb::buy_os, front_for_os(a.s, foresee(a.s), a.side, everywhere, a.s.production[ix(a.side)]));
}

// 15.6 Theater leadership's markers alike, inside the theatre. Frame: i = the theatre.
int leadership_marker(const Asked& a) {
    const auto theatre = nth<Theatre>(a.frame.i);
    if (const int k = nav_choice(a, Verb::lead_nav, box_to_fill(a.s, a.side, 1u << at(theatre))); k >= 0) return k;
    const int markers = a.s.lead_due[ix(a.side)][ix(theatre)];
    return os_choice(a, Verb::lead_os, front_for_os(a.s, foresee(a.s), a.side, fronts_of(theatre), markers));
}

} // namespace wc::churchill::bot

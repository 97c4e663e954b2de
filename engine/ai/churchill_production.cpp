// 15.6 Directed Offensives, production, theater leadership's markers, and the gains of cards.
#include "ai/churchill_bot.hpp"
#include "ai/churchill_support.hpp"

#include "churchill/issues.hpp"

namespace wc::churchill::bot {

namespace {

// The fronts and boxes that the question offers.
unsigned offered_fronts(const Asked& a, Verb v) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= find(a, choice(v, ref(f))) >= 0 ? bit(f) : 0;
    return set;
}
unsigned offered_boxes(const Asked& a, Verb v) {
    unsigned set = 0;
    for (int k = 0; k < box_count; ++k) set |= find(a, choice(v, ref(nth<Box>(k)))) >= 0 ? 1u << k : 0;
    return set;
}

struct Verbs {
    Verb os, nav;
};
constexpr Verbs buying{Verb::buy_os, Verb::buy_nav}, leading{Verb::lead_os, Verb::lead_nav};

int answer_with(const Asked& a, const Verbs& verbs, const std::optional<Support>& support) {
    if (!support) return no_opinion;
    if (support->nav)
        if (const int k = find(a, choice(verbs.nav, ref(box_of(support->front)))); k >= 0) return k;
    return find(a, choice(verbs.os, ref(support->front)));
}

} // namespace

// --- 3.33 -----------------------------------------------------------------------------------------------------------

namespace {

// The emptiest box, one whose front would otherwise fail for want of NAV before all others.
int nav_gain(const Asked& a) {
    const Reserves r = foresee(a.s);
    int best = no_opinion, most = -1;
    for (int k = 0; k < box_count; ++k) {
        const int answer = find(a, choice(Verb::gain_nav, ref(nth<Box>(k))));
        const auto front = boxes[static_cast<std::size_t>(k)].front;
        const bool helps = front != nowhere && cases_without_nav(a.s, r, nth<Front>(front)) > 0;
        const int value = (helps ? nav_box_max + 1 : 0) + nav_box_max - a.s.nav[static_cast<std::size_t>(k)];
        if (answer < 0 || value <= most) continue;
        most = value;
        best = answer;
    }
    return best;
}

} // namespace

// 15.7 Of the places that a card's gain may go to, the one where it helps most, the coming production in mind.
int gain_place(const Asked& a) {
    const unsigned set = offered_fronts(a, Verb::gain_os);
    if (set == 0) return nav_gain(a);
    const auto support = next_support(a.s, a.side, set, base_production[ix(a.side)]);
    return support ? find(a, choice(Verb::gain_os, ref(support->front))) : no_opinion;
}

// --- 6.1 ------------------------------------------------------------------------------------------------------------

namespace {

constexpr int os_for_manchuria = 4;

int directed_to(const State& s, Front f) {
    return static_cast<int>(std::count(s.directed.begin(), s.directed.end(), static_cast<std::uint8_t>(at(f) + 1)));
}

// What two markers add at this front to what may be expected there: half the own production beside what is to come.
int gain_of_directing(const Asked& a, Front f) {
    State s = expected(a.s, a.side);
    add_os(s, f, base_production[ix(a.side)] / 2);
    const int before = prospect(s, foresee(s), f);
    for (int n = 0; n < do_markers; ++n) add_directed_marker(s, f);
    return prospect(s, foresee(s), f) - before;
}

// 15.6 The USSR directs to the East unless the Far East may attempt with enough support.
bool to_the_far_east(const State& s) {
    const int os = s.os[ix(Front::fe)] + do_markers * (directed_to(s, Front::fe) + 1);
    return is_active(s, Front::fe) && os >= os_for_manchuria;
}

} // namespace

// 15.6 The own front that gains most by it; the USSR's is the East, or the Far East.
int directed_offensive(const Asked& a) {
    const State soon = expected(a.s, a.side);
    unsigned set = fronts_of(a.side) & willing_fronts(soon, foresee(soon), a.side);
    const bool east = is_active(a.s, Front::eastern) && has(set, Front::eastern);
    if (a.side == Side::su && east && !to_the_far_east(a.s)) set = bit(Front::eastern);
    std::optional<Front> best;
    int most = -1;
    for (Front f : all_fronts) {
        if (!has(set, f) || !is_active(a.s, f)) continue;
        const int gain = gain_of_directing(a, f);
        if (gain > most) {
            most = gain;
            best = f;
        }
    }
    if (!best)
        if (const auto support = next_support(a.s, a.side, everywhere, do_markers)) best = support->front;
    return best ? find(a, choice(Verb::direct, ref(nth<Issue>(a.frame.i)), ref(*best))) : no_opinion;
}

// --- 6.4 ------------------------------------------------------------------------------------------------------------

namespace {

// 15.7 Of Directed Offensives that can't all be paid, the one with the best prospect; own fronts count double.
int payment(const Asked& a) {
    int best = no_opinion, most = -1;
    for (std::size_t k = 0; k < a.q.choices.size(); ++k) {
        const auto f = nth<Front>(a.q.choices[k].b.index());
        State s = expected(a.s, a.side);
        for (int n = 0; n < do_markers; ++n) add_directed_marker(s, f);
        const int value = prospect(s, foresee(s), f) * (info(f).owner == a.side ? 2 : 1);
        if (value > most) {
            most = value;
            best = static_cast<int>(k);
        }
    }
    return best;
}

// 6.6 The card's order: OS, unless NAV is short.
int card_order(const Asked& a) {
    unsigned set = offered_fronts(a, Verb::buy_os);
    const unsigned boxes_offered = offered_boxes(a, Verb::buy_nav);
    for (Front f : all_fronts) set |= has_box(f) && ((boxes_offered >> info(f).box) & 1) != 0 ? bit(f) : 0;
    const State s = expected(a.s, a.side);
    return answer_with(a, buying, next_support(s, a.side, set, a.s.production[ix(a.side)]));
}

// Only the card's orders name some fronts and leave others out.
bool ordered(const Asked& a) {
    return std::any_of(all_fronts.begin(), all_fronts.end(),
                       [&](Front f) { return is_open(a.s, f) && find(a, choice(Verb::buy_os, ref(f))) < 0; });
}

int activation(const Asked& a) {
    for (Issue i : {Issue::pm22, Issue::pm13, Issue::pm12})
        if (const int k = find(a, choice(Verb::activate, ref(i))); k >= 0) return k;
    return no_opinion;
}

int box_answer(const Asked& a, Verb v, unsigned theatres) {
    const auto box = box_to_fill(a.s, a.side, theatres);
    return box ? find(a, choice(v, ref(*box))) : no_opinion;
}

} // namespace

// 15.6 (1) - (5)
int allocation(const Asked& a) {
    if (verb(a.q.choices.front()) == Verb::pay) return payment(a);
    if (ordered(a)) return card_order(a);
    if (const int k = activation(a); k >= 0) return k;
    if (a.side == Side::us)
        if (const int k = find(a, choice(Verb::research)); k >= 0) return k;
    if (const int k = box_answer(a, Verb::buy_nav, both_theatres); k >= 0) return k;
    const State s = expected(a.s, a.side);
    return answer_with(a, buying, next_support(s, a.side, everywhere, a.s.production[ix(a.side)]));
}

// 15.6 Theater leadership's markers alike, inside the theatre. Frame: i = the theatre.
int leadership_marker(const Asked& a) {
    const auto theatre = nth<Theatre>(a.frame.i);
    if (const int k = box_answer(a, Verb::lead_nav, 1u << at(theatre)); k >= 0) return k;
    const int markers = a.s.lead_due[ix(a.side)][ix(theatre)];
    return answer_with(a, leading, next_support(a.s, a.side, fronts_of(theatre), markers));
}

} // namespace wc::churchill::bot

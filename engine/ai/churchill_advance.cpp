// 15.3 Advancing an issue.
#include "ai/churchill_advance.hpp"

namespace wc::churchill::bot {

namespace {

struct Meeting {
    const State& s;
    Side side;
    int cards;
};

constexpr int no = -1; // the item says nothing about this issue

bool rival_holds(const Meeting& m, Spot where) { return where.on_track() && where.side() != m.side; }

bool nobody_else_can_act(const Meeting& m) {
    return m.s.hand_size[ix(left_of(m.side))] + m.s.hand_size[ix(left_of(left_of(m.side)))] == 0;
}

constexpr int few_cards = 3;

// 1. What is wanted in the centre is brought back there, once little time is left for others to take it away again.
int back_to_the_centre(const Meeting& m, Issue i, Spot where) {
    if (!want(m.s, m.side, i).urgent || !rival_holds(m, where)) return no;
    return m.cards <= few_cards || nobody_else_can_act(m) ? where.space() : no;
}

constexpr int far_gone = 4;

// 2. An important issue is taken out of a rival's hands: to the centre, or to the own side.
int rescue(const Meeting& m, Issue i, Spot where) {
    if (want(m.s, m.side, i).rank > high_rank || !rival_holds(m, where) || where.space() < far_gone) return no;
    return where.space();
}

constexpr int well_taken = 3, safe = 5;

// 3. From the centre to a good space of the own track.
int take(const Meeting& m, Issue i, Spot where) {
    return where == Spot::centre() && !want(m.s, m.side, i).centre ? well_taken : no;
}

// 4. An important issue of the own track is made safe.
int secure(const Meeting& m, Issue i, Spot where) {
    const Want w = want(m.s, m.side, i);
    if (w.centre || w.rank > high_rank || !where.on_track() || where.side() != m.side) return no;
    return where.space() <= well_taken ? safe - where.space() : no;
}

// 5. The Global Issue is pulled out of a rival's grip: all the way if a card can do it, else some of it.
int free_global(const Meeting& m, Issue i, Spot where) {
    return i == Issue::global && rival_holds(m, where) ? where.space() : no;
}
int loosen_global(const Meeting& m, Issue i, Spot where) {
    return i == Issue::global && rival_holds(m, where) ? 0 : no;
}

// 6. The best-ranked issue of all; not one that lies well where it is.
int best_of_all(const Meeting& m, Issue i, Spot where) {
    return want(m.s, m.side, i).centre && !rival_holds(m, where) ? no : 0;
}
int any_issue(const Meeting&, Issue, Spot) { return 0; }

struct Item {
    int number;
    int (*need)(const Meeting&, Issue, Spot);
    bool prefer_fitting = false; // a card with a bonus or a gain for the issue before a lower one
};

constexpr std::array<Item, 8> items{{
    {1, back_to_the_centre},
    {2, rescue},
    {3, take, true},
    {4, secure},
    {5, free_global},
    {5, loosen_global},
    {6, best_of_all},
    {7, any_issue},
}};

// The lowest card that moves the issue far enough.
std::optional<Card> lowest_card(const State& s, const Offers& offers, Issue i, int need, bool fitting_only) {
    for (const Offer& o : offers)
        if (halves_on(s, o, i, false) >= 2 * need && (!fitting_only || fits(o.card, i))) return o.card;
    return std::nullopt;
}

} // namespace

std::optional<Advance> best_advance(const State& s, Side side, const Offers& offers, int cards) {
    const Meeting m{s, side, cards};
    const auto ranked = ranking(s, side);
    for (const Item& item : items)
        for (Issue i : ranked) {
            const Spot where = spot(s, i);
            if (!where.on_table()) continue;
            const int need = item.need(m, i, where);
            if (need == no) continue;
            std::optional<Card> card;
            if (item.prefer_fitting) card = lowest_card(s, offers, i, need, true);
            if (!card) card = lowest_card(s, offers, i, need, false);
            if (card) return Advance{*card, i, item.number, need};
        }
    return std::nullopt;
}

} // namespace wc::churchill::bot

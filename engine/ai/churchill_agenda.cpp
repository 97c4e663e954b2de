// 15.2 The agenda: which card to commit, which issues to put on the table.
#include "ai/churchill_bot.hpp"
#include "ai/churchill_offers.hpp"
#include "ai/churchill_wants.hpp"

#include "churchill/board.hpp"

namespace wc::churchill::bot {

namespace {

// Counted from the lowest card of the hand, 1 being the lowest.
int agenda_place(const State& s, Side side) {
    if (side == Side::uk) return 3;
    return side == Side::su && spot(s, Issue::abomb).on_table() ? 5 : 4;
}

// How many kinds of issue the card is good for: of equal values the one with least use elsewhere goes to the agenda.
int uses(Card c) {
    int n = 0;
    for (int k = 0; k < issue_count; ++k) n += fits(c, nth<Issue>(k)) ? 1 : 0;
    return n;
}

} // namespace

// 15.2
int agenda_card(const Asked& a) {
    const Offers hand = hand_of(a.s, a.side);
    if (hand.count == 0) return no_opinion;
    const auto place = std::min(static_cast<std::size_t>(agenda_place(a.s, a.side)), hand.count) - 1;
    Offer best = hand.at[place];
    for (const Offer& o : hand)
        if (o.halves == best.halves && uses(o.card) < uses(best.card)) best = o;
    return find(a, choice(Verb::commit, ref(best.card)));
}

namespace {

// The best-ranked issue on offer. Those wanted in the centre are worth a pick only if few can act on them before us.
int best_pick(const Asked& a, bool conditional) {
    for (Issue i : ranking(a.s, a.side)) {
        if (want(a.s, a.side, i).centre && !conditional) continue;
        if (const int k = find(a, choice(Verb::pick, ref(i))); k >= 0) return k;
    }
    return no_opinion;
}

} // namespace

// 15.2 The winner's own pick stands on his track, where a conditional issue is of no use.
int first_pick(const Asked& a) { return best_pick(a, false); }

// 15.2 Frame: i = picks made by all; two a side. The last two sides to pick may bring a conditional issue.
int later_pick(const Asked& a) {
    const int k = best_pick(a, a.frame.i / 2 >= 1);
    return k >= 0 ? k : best_pick(a, true);
}

} // namespace wc::churchill::bot

#include "ai/churchill_offers.hpp"

#include "churchill/board.hpp"

namespace wc::churchill::bot {

bool fits_the_table(const State& s, Card c) {
    for (int k = 0; k < issue_count; ++k)
        if (spot(s, nth<Issue>(k)).on_table() && fits(c, nth<Issue>(k))) return true;
    return false;
}

namespace {

int printed_halves(Card c) { return cards[ix(c)].value == 0 ? chief_halves : 2 * cards[ix(c)].value; }

// What one would rather keep is dearer: first by value, then by use on this table.
int cost(const State& s, const Offer& o) { return 2 * o.halves + (fits_the_table(s, o.card) ? 1 : 0); }

} // namespace

Offers hand_of(const State& s, Side side) {
    Offers out;
    for (std::uint32_t m = s.hand[ix(side)]; m != 0; m &= m - 1) {
        const Card card = card_of(side, std::countr_zero(m));
        const Offer next{card, printed_halves(card)};
        std::size_t k = out.count++;
        for (; k > 0 && cost(s, out.at[k - 1]) > cost(s, next); --k) out.at[k] = out.at[k - 1];
        out.at[k] = next;
    }
    return out;
}

Offers committed(Side side, const CardPlay& play) {
    Offers out;
    if (play.card == 0 || play.card >= leader_played) return out;
    out.at[0] = {card_of_code(side, play.card), 2 * play.value};
    out.count = 1;
    return out;
}

int halves_on(const State& s, const Offer& o, Issue i, bool debating) {
    return staff_value(s, o.card, o.halves / 2, i, debating) + staff_value(s, o.card, (o.halves + 1) / 2, i, debating);
}

} // namespace wc::churchill::bot

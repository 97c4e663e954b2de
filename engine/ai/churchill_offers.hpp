// Staff cards as the bot weighs them: cheapest first, a Chief of Staff as 3.5 until it has rolled (15.2, 15.7).
#pragma once

#include "churchill/moves.hpp"

namespace wc::churchill::bot {

inline constexpr int chief_halves = 7; // 3.5

// A card and its value without modifiers, in half points.
struct Offer {
    Card card{};
    int halves = 0;
};

struct Offers {
    std::array<Offer, cards_per_side> at{};
    std::size_t count = 0;

    const Offer* begin() const { return at.data(); }
    const Offer* end() const { return at.data() + count; }
};

// The hand, lowest value first; of equal values the card that could do least on the issues of the table.
Offers hand_of(const State&, Side);
// A card already committed, at the value printed, rolled or announced.
Offers committed(Side, const CardPlay&);

// Spaces that this card would move the issue, in half points.
int halves_on(const State&, const Offer&, Issue, bool debating);
inline int spaces_on(const State& s, const Offer& o, Issue i, bool debating) {
    return halves_on(s, o, i, debating) / 2;
}

// Has the card a bonus or a gain for the issue?
inline bool fits(Card c, Issue i) {
    const CardInfo& info = cards[ix(c)];
    return info.bonus[ix(i)] != 0 || (info.gain.kind != GainKind::none && ((info.gain.issues >> ix(i)) & 1) != 0);
}

// Has it one for any issue that is still in play on the table?
bool fits_the_table(const State&, Card);

} // namespace wc::churchill::bot

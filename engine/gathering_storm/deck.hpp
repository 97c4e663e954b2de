// The deck of 144 random event cards (8.4): a set, drawn from at random; no order is kept.
#pragma once

#include "gathering_storm/cards.hpp"

namespace wc::gathering_storm {

// Bits of the cards that are in no hand, not face up and not discarded. In views cards of unseen hands count as in the deck.
std::array<std::uint64_t, 3> deck_of(const State&);
int count_cards(const std::array<std::uint64_t, 3>&);
// The n-th card of a set, 1 .. 144.
int nth_card(const std::array<std::uint64_t, 3>&, int n);
constexpr bool has_card(const std::array<std::uint64_t, 3>& set, int card) {
    return ((set[static_cast<std::size_t>(card - 1) / 64] >> ((card - 1) % 64)) & 1) != 0;
}
constexpr void put_card(std::array<std::uint64_t, 3>& set, int card, bool in) {
    const std::uint64_t bit = std::uint64_t{1} << ((card - 1) % 64);
    auto& word = set[static_cast<std::size_t>(card - 1) / 64];
    word = in ? word | bit : word & ~bit;
}

// 8.44 A random card; if the deck has run out the discards are shuffled first. 0: there is none.
int draw_card(P&);
// 9.12 - 9.15 The general card, one card for each power, then the additional ones.
void deal_cards(P&);
// The general card and all hands go to the discards.
void discard_cards(State&);

} // namespace wc::gathering_storm

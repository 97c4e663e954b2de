// Staff cards in hands, decks and discards, as bit masks of the side's 21 cards (3.33, 5.13).
#pragma once

#include "churchill/state.hpp"

#include <bit>

namespace wc::churchill {

inline constexpr int hand_dealt = 7;
inline constexpr std::uint32_t all_cards = (1u << cards_per_side) - 1;

constexpr std::uint32_t bit_of(Card c) { return 1u << (at(c) % cards_per_side); }
constexpr Card card_of(Side side, int k) { return static_cast<Card>(at(side) * cards_per_side + k); }
constexpr Card card_of_code(Side side, std::uint8_t code) { return card_of(side, code - 1); }
constexpr std::uint8_t code_of(Card c) { return static_cast<std::uint8_t>(at(c) % cards_per_side + 1); }

inline bool in_hand(const State& s, Card c) { return (s.hand[ix(side_of(c))] & bit_of(c)) != 0; }

inline void leave_hand(State& s, Card c) {
    s.hand[ix(side_of(c))] &= ~bit_of(c);
    --s.hand_size[ix(side_of(c))];
}

// Position of the n-th set bit, counted from 0.
inline int nth_bit(std::uint32_t mask, int n) {
    for (; n > 0; --n) mask &= mask - 1;
    return std::countr_zero(mask);
}

} // namespace wc::churchill

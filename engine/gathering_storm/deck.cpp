#include "gathering_storm/deck.hpp"

#include <bit>

namespace wc::gathering_storm {

namespace {

constexpr std::array<std::uint64_t, 3> whole_deck{~std::uint64_t{0}, ~std::uint64_t{0},
                                                  (std::uint64_t{1} << (card_count - 128)) - 1};

} // namespace

std::array<std::uint64_t, 3> deck_of(const State& s) {
    auto out = whole_deck;
    for (std::size_t k = 0; k < 3; ++k) out[k] &= ~s.discard[k];
    if (s.general != 0) put_card(out, s.general, false);
    for (std::size_t p = 0; p < power_count; ++p)
        for (std::size_t k = 0; k < s.hand_size[p]; ++k)
            if (s.hand[p][k] >= 1 && s.hand[p][k] <= card_count) put_card(out, s.hand[p][k], false);
    return out;
}

int count_cards(const std::array<std::uint64_t, 3>& set) {
    return std::popcount(set[0]) + std::popcount(set[1]) + std::popcount(set[2]);
}

int nth_card(const std::array<std::uint64_t, 3>& set, int n) {
    std::size_t k = 0;
    while (k < 2 && n >= std::popcount(set[k])) n -= std::popcount(set[k++]);
    std::uint64_t word = set[k];
    for (; n > 0; --n) word &= word - 1;
    return static_cast<int>(64 * k) + std::countr_zero(word) + 1;
}

int draw_card(P& p) {
    auto deck = deck_of(p.s);
    if (count_cards(deck) == 0) {
        p.s.discard = {};
        deck = deck_of(p.s);
        p.log(Text::gathering_storm_event_reshuffled, "8.44"_rule);
    }
    const int n = count_cards(deck);
    return n == 0 ? 0 : nth_card(deck, p.below(n));
}

namespace {

void deal_to(P& p, Power who) {
    State& s = p.s;
    Byte& size = s.hand_size[ix(who)];
    if (size >= hand_max) return;
    const int card = draw_card(p);
    if (card == 0) return;
    s.hand[ix(who)][size] = byte(card);
    s.slot[ix(who)][size] = Slot::held;
    ++size;
    p.log_secret(only(seat_of(who)), Text::gathering_storm_event_dealt, Text::gathering_storm_event_drawn, "9.12"_rule,
                 ref(who), event_ref(event_of(who, card).text));
}

// 9.14 One card a turn for every success that still owes one. 9.15 American support while the Pact lasts.
int additional_cards(const State& s, Power p) {
    int n = 0;
    for (std::size_t t = 0; t < target_count; ++t)
        if (targets[t].aggressor == p && s.cards_owed[t] > 0) ++n;
    if (alliance_of(p) == Alliance::allies && pact_in_force(s)) n += s.turn - s.pact_turn;
    return n;
}

} // namespace

void deal_cards(P& p) {
    State& s = p.s;
    const int general = draw_card(p);
    s.general = byte(general);
    if (general != 0)
        p.log_reveal(Text::gathering_storm_event_general_card, "9.12"_rule, event_ref(card_info(general).general.text));
    for (Power who : all_powers) deal_to(p, who);
    for (Power who : all_powers)
        for (int n = additional_cards(s, who); n > 0; --n) deal_to(p, who);
    for (Byte& owed : s.cards_owed)
        if (owed > 0) --owed;
}

void discard_cards(State& s) {
    if (s.general != 0) put_card(s.discard, s.general, true);
    s.general = 0;
    for (std::size_t p = 0; p < power_count; ++p) {
        for (std::size_t k = 0; k < s.hand_size[p]; ++k)
            if (s.hand[p][k] >= 1 && s.hand[p][k] <= card_count) put_card(s.discard, s.hand[p][k], true);
        s.hand[p] = {};
        s.slot[p] = {};
        s.hand_size[p] = 0;
    }
}

} // namespace wc::gathering_storm

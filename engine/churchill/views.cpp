// Views: what a set of seats may see of a position, and positions dealt from a view (19 of the reference: hidden information).
// Hidden: other seats' hands and decks (together a known set), committed agenda cards, secret locations, the dice.
#include "churchill/cards.hpp"
#include "churchill/table.hpp"

namespace wc::churchill {

namespace {

std::uint32_t committed_bit(const State& s, std::size_t side) {
    const std::uint8_t code = s.agenda_card[side];
    return code == 0 || code == unseen_card ? 0 : 1u << (code - 1);
}

bool revealed(const State& s, std::size_t side) { return s.agenda_value[side] != 0; }

void hide_side(State& s, std::size_t side) {
    s.hidden[side] |= s.hand[side] | s.deck[side];
    s.hand[side] = 0;
    s.deck[side] = 0;
    if (s.agenda_card[side] != 0 && !revealed(s, side)) {
        s.hidden[side] |= committed_bit(s, side);
        s.agenda_card[side] = unseen_card;
    }
    if (s.location[side] != 0 && s.ended == 0) s.location[side] = unseen_country;
    for (std::uint8_t& roll : s.location_rolls[side])
        if (roll != 0) roll = unseen_country;
}

int draw_bit(std::uint32_t& from, Dice& dice) {
    const int drawn = nth_bit(from, draw_below(dice, std::popcount(from)));
    from &= ~(1u << drawn);
    return drawn;
}

std::uint8_t random_country(Dice& dice) { return static_cast<std::uint8_t>(draw_below(dice, country_count) + 1); }

void deal_side(State& s, std::size_t side, Dice& dice) {
    std::uint32_t unknown = s.hidden[side];
    s.hidden[side] = 0;
    if (s.agenda_card[side] == unseen_card && unknown != 0)
        s.agenda_card[side] = static_cast<std::uint8_t>(draw_bit(unknown, dice) + 1);
    for (int k = 0; k < s.hand_size[side] && unknown != 0; ++k) s.hand[side] |= 1u << draw_bit(unknown, dice);
    s.deck[side] = unknown;
    if (s.location[side] == unseen_country) s.location[side] = random_country(dice);
    auto& rolls = s.location_rolls[side];
    if (rolls[0] != unseen_country) return;
    rolls[0] = random_country(dice);
    do rolls[1] = random_country(dice);
    while (rolls[1] == rolls[0]);
}

} // namespace

State Churchill::observe(const State& from, SeatSet who) {
    State s = from;
    s.viewer = (from.viewer == all_seeing ? first_seats(seats) : from.viewer) & who;
    s.dice = {};
    for (int k = 0; k < side_count; ++k)
        if (!s.viewer.contains(seat(k))) hide_side(s, static_cast<std::size_t>(k));
    return s;
}

State Churchill::determinize(const State& view, Seat, Dice& dice) {
    State s = view;
    if (view.viewer == all_seeing) return s;
    for (int k = 0; k < side_count; ++k)
        if (!view.viewer.contains(seat(k))) deal_side(s, static_cast<std::size_t>(k), dice);
    s.viewer = all_seeing;
    s.dice = dice_from(draw32(dice));
    return s;
}

} // namespace wc::churchill

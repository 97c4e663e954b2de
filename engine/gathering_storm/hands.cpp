// 9.13 Additional cards: play or decline, one card at a time, hidden until the moment's cards are shown.
#include "gathering_storm/hands.hpp"

namespace wc::gathering_storm {

bool ask_card(P& p, Power who, Moment now, Step question) {
    const int k = next_to_decide(p.s, who, now, 0);
    if (k < 0) return false;
    p.next(question, seat_of(who), k);
    return true;
}

void ask_cards(P& p, Moment now, Step question, Step next) {
    for (int k = p.frame().i; k < power_count; ++k)
        if (ask_card(p, nth<Power>(k), now, question)) return;
    p.next(next);
}

namespace {

int framed_card(const State& s, const Frame& f) { return card_of(s, power_of(f.seat), f.i); }

} // namespace

void card_candidates(const State& s, const Frame& f, Choices& out) {
    const Ref card = card_ref(framed_card(s, f));
    out.push_back(choice(Verb::play_card, card));
    out.push_back(choice(Verb::decline_card, card));
}

Refusal refuse_card(const State& s, const Frame& f, const Choice& c) {
    if (c.a == card_ref(framed_card(s, f))) return allowed;
    return {Text::gathering_storm_refuse_other_card, "9.13"_rule, c.a};
}

void answer_card(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    const bool play = verb(c) == Verb::play_card;
    p.s.slot[ix(who)][p.frame().i] = play ? Slot::played : Slot::declined;
}

bool card_holds(const State& s, int depth, Moment now) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || s.frames.depth != 1 || f.seat == Seat::nobody || f.n != 0) return false;
    const Power p = power_of(f.seat);
    if (f.i >= s.hand_size[ix(p)] || slot_of(s, p, f.i) != Slot::held) return false;
    const int card = card_of(s, p, f.i);
    return card >= 1 && card <= card_count && moment_of(kind_of(s, p, card)) == now;
}

} // namespace wc::gathering_storm

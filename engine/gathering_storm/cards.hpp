// Cards: events of this turn, the moments at which cards are decided, and how slots of a hand become known (8, 9).
#pragma once

#include "gathering_storm/countries.hpp"
#include "gathering_storm/steps.hpp"
#include "generated/gathering_storm_cards.hpp"

namespace wc::gathering_storm {

inline const CardInfo& card_info(int card) { return cards[static_cast<std::size_t>(card - 1)]; }
inline const NationalEvent& event_of(Power p, int card) { return card_info(card).national[ix(p)]; }

// The turn's general event; kind `relax` with value 0 stands for none before the card is drawn.
inline const GeneralEvent* general_event(const State& s) {
    return s.general == 0 ? nullptr : &card_info(s.general).general;
}
inline bool general_is(const State& s, GeneralKind kind) {
    const GeneralEvent* e = general_event(s);
    return e != nullptr && e->kind == kind;
}

// When a card is decided (9.41).
enum class Moment : Byte { start, income, plan, reveal, use };

// 10.41B(a) The country of a diplomatic event is beyond diplomacy: the event is support from the moment it is drawn. A country
// that falls in the crisis phase of this turn turns no card of this turn into support.
inline bool taken(const State& s, Country c) { return !is_open(s, c) && closing_turn(s, c) < s.turn; }

// What a national card is for its holder now: a diplomatic event for a taken country is a secret support event.
inline NationalKind kind_of(const State& s, Power p, int card) {
    const NationalEvent& e = event_of(p, card);
    if (e.kind == NationalKind::diplomatic && taken(s, static_cast<Country>(e.country)))
        return NationalKind::support_secret;
    return e.kind;
}
constexpr bool is_secret_support(NationalKind k) {
    return k == NationalKind::support_secret || k == NationalKind::support_conditional;
}
Moment moment_of(NationalKind);

// A card that takes effect, shown or not yet. In views an unseen card never does.
constexpr bool in_effect(Slot x) { return x == Slot::played || x == Slot::shown; }

// Calls visit(slot, card, event) for every card of the power that takes effect.
template <class Visit> void each_event(const State& s, Power p, Visit visit) {
    for (int k = 0; k < s.hand_size[ix(p)]; ++k)
        if (in_effect(slot_of(s, p, k)) && card_of(s, p, k) <= card_count)
            visit(k, card_of(s, p, k), event_of(p, card_of(s, p, k)));
}
// Summed value of a kind of event of this power; `shown_only`: what everybody knows.
int event_value(const State&, Power, NationalKind, bool shown_only = false);
int event_count(const State&, Power, NationalKind); // cards of that kind that take effect
inline bool has_event(const State& s, Power p, NationalKind kind) { return event_count(s, p, kind) > 0; }
// The first slot with an unshown card of this kind in effect or still held; -1: none.
int find_slot(const State&, Power, NationalKind);

// 9.41E The value of a support card (SC: by its condition, valued with the situation of the turn's start).
int support_value(const State&, Power, int card);
// Points and level that the power's unshown secret support cards will bring; 0 where the viewer can't know.
int hidden_support(const State&, Power);
// 9.41E What hidden cards add to the limit of spending in the economic phase: their gains, not their losses (6.12).
int hidden_positive(const State&, Power);

// Makes a slot known. A support card moves level and points now (9.41E).
void show_slot(P&, Power, int slot);
// Shows whatever of this power is played or declined and belongs to this moment.
void show_moment(P&, Power, Moment);
// Shows the secret support of this power that is still hidden (steps D, E of 26.11; 32; end of the crisis phase).
void show_support_cards(P&, Power);

// 9.13 The next slot that this power must decide at this moment, from `from` on; -1: none is left. Decides by itself what leaves
// no choice (a single card is played).
int next_to_decide(State&, Power, Moment, int from);

} // namespace wc::gathering_storm

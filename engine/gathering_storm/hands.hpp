// Hands: the question "play or decline" (9.13), the same at every moment of a turn.
#pragma once

#include "gathering_storm/cards.hpp"

namespace wc::gathering_storm {

// Goes on with this power's next card of the moment, then with the next power's; `next` after Russia's last.
void ask_cards(P&, Moment, Step question, Step next);
// The same for one power: true if it has been asked.
bool ask_card(P&, Power, Moment, Step question);

void card_candidates(const State&, const Frame&, Choices&);
Refusal refuse_card(const State&, const Frame&, const Choice&);
// Carries the answer out; the caller goes on.
void answer_card(P&, const Choice&);
bool card_holds(const State&, int depth, Moment);

} // namespace wc::gathering_storm

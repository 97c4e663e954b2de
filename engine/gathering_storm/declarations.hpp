// Declarations of war outside a crisis (32): who may, and by what value.
#pragma once

#include "gathering_storm/crisis.hpp"

namespace wc::gathering_storm {

// 26.12 The order of pre-emptive declarations: frame.i of their steps.
inline constexpr int german_turn = 0, allied_turn = 1, russian_turn = 2;

// 32.3 The value of a declaration on a power of that alliance; `level`: the support that counts for whoever asks.
int war_value(const State&, Power declarer, Power against, int level);
int war_threshold(Power declarer, Power against);

// 32.21, 32.22 What everybody can see: may this power declare war on that one at all, whatever the value?
Refusal refuse_war(const State&, Power declarer, Power against);

// 32.8 The powers on the declaring side that reach the threshold, once all their support is shown.
bool reaches(const State&, Power declarer, Power against);
bool has_conceded(const State&, Power against); // once a game
void begin_war(P&, int i);                      // between s.declarer and s.against; i: whose turn of 26.12
inline void next_declaration(P& p, int i) { p.next(Step::preemptive_next, Seat::nobody, i + 1); }

} // namespace wc::gathering_storm

// Support levels (10), with every part that adds up to them.
#pragma once

#include "gathering_storm/cards.hpp"

namespace wc::gathering_storm {

// Bounds beyond anything the rules can reach.
inline constexpr int level_max = 60, points_held_max = 200, deficit_max = 60, event_support_max = 20;

int result_support(Project, int results); // 11.52A

// 10.41A From own and captured military factories.
int factory_support(Power, int factories);
inline int military_factories(const State& s, Power p) { return s.military[ix(p)] + s.captured[ix(p)]; }

// Calls part(text, rule, points) for every modifier of the power's level as it would be set now. Public knowledge only.
using SupportPart = void (*)(void* to, Text text, Rule rule, int points);
void each_support_part(const State&, Power, void* to, SupportPart part);
int support_now(const State&, Power);

// The public level that counts at this moment, and the true one with the power's own hidden events.
inline int support(const State& s, Power p) { return s.level[ix(p)]; }
inline int true_support(const State& s, Power p) { return s.level[ix(p)] + hidden_support(s, p); }

// 10.51 - 10.91 Sets all levels afresh from the present situation (start of the turn, and of the crisis phase: 13.21D).
void set_support(P&);

// 10.41C, 6.12 Pays points; what is missing becomes next turn's deficit. Receives points.
void pay_points(State&, Power, int points);
void gain_points(State&, Power, int points);
// Support changes at once together with the tile points that belong to it (10.2d): flags in Russia, shown events.
void change_support(State&, Power, int by);

} // namespace wc::gathering_storm

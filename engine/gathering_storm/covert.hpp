// Covert operations and subversion (24.6, 24.7): what is under way while opponents are asked to block it.
#pragma once

#include "gathering_storm/diplomacy.hpp"

namespace wc::gathering_storm {

enum class Plot : Byte { covert, support, unrest, flag };

// Frame.n of the question of blocking.
constexpr int plot_code(Plot plot, Power actor) { return at(plot) * 8 + at(actor); }
constexpr Plot plot_of(const Frame& f) { return static_cast<Plot>(f.n / 8); }
constexpr Power plot_actor(const Frame& f) { return static_cast<Power>(f.n % 8); }

void spend_operation(P&, Power);
void spend_counter(P&, Power);

// Asks the opponents from this power on; if there is none left, the plot succeeds. `subject`: a country; for Plot::support a power,
// for Plot::flag country * 5 + owner.
void ask_to_block(P&, Plot, Power actor, int subject, int from);
void subversion_succeeds(P&, Plot, int subject);
bool subversion_possible(const State&, Plot, int subject);

} // namespace wc::gathering_storm

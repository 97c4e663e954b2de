// Civil wars (25): unrest before a war, and what a CW or GC event means at each stage.
#pragma once

#include "gathering_storm/cards.hpp"

namespace wc::gathering_storm {

// 25.2 An unrest event of a power (CW) or of nobody (GC, `no_power`): a box before the war, a point in it (GC: Axis in Spain, nothing
// elsewhere), and after it a diplomatic event of its holder.
void unrest_event(P&, Country, int power);
// 25.2, 24.7 One more box of the track; the fifth begins the war.
void add_unrest(P&, Country);

} // namespace wc::gathering_storm

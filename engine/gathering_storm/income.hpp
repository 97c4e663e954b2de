// Income and its parts (11), maintenance (17).
#pragma once

#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

int maintenance(const State&, Power);
int pact_income(const State&, Power);
int climate_income_of(const State&, Power);
int income_events(const State&, Power);
int income_of(const State&, Power); // 11.51 with the tiles drawn this turn

} // namespace wc::gathering_storm

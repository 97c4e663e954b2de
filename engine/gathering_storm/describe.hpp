// The parts of the table in sentences (GatheringStorm::describe); what a view does not hold is not told.
#pragma once

#include "gathering_storm/state.hpp"

#include "core/line.hpp"

namespace wc::gathering_storm {

void describe_industry(const State&, Power, Lines&); // counters, shipyards, units on the way
void describe_plan(const State&, Power, Lines&);     // 13 of the economic phase, before the reveal
void describe_research(const State&, Lines&);
void describe_placed(const State&, Country, Lines&); // what lies in a country beside its flags
void describe_conflicts(const State&, Lines&);       // conquests, the Pact, wars

} // namespace wc::gathering_storm

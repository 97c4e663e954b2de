// Steps: the handlers of the sequence of play, declared in the rulebook's order. Each chapter's .cpp defines its own;
// rows.cpp puts them in a table. A decision is a struct with shapes, candidates, refuse, apply and holds (see core/rows.hpp).
#pragma once

#include "gathering_storm/steps_diplomacy.hpp"
#include "gathering_storm/steps_economy.hpp"

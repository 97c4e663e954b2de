// Planning: what the chapters of the economic phase ask about a power's plan (13): money, counters, factories, shipyards.
#pragma once

#include "gathering_storm/balance.hpp"
#include "gathering_storm/counters.hpp"
#include "gathering_storm/support.hpp"

#include <algorithm>

namespace wc::gathering_storm {

// Bounds beyond anything the rules can reach.
inline constexpr int points_max = 20; // research points of one source
inline constexpr int units_max = 24, fleet_max = 200, left_over_max = 9;

// 9.41E Tile points that may still be spent in this phase.
inline int purse(const State& s, Power p) {
    const int left = s.points[ix(p)] + hidden_positive(s, p) - s.plan[ix(p)].cost;
    return left > 0 ? left : 0;
}

// The least sum of counters of these numbers (by value) that gives `need` activity points, counters of at most `top`; no_payment: impossible.
inline constexpr int no_payment = 10000; // more than anybody has
int least_payment(const std::array<int, counter_values>& counters, int need, int top);
std::array<int, counter_values> general_counters(const State&, Power);

// 18.11, 12.4 Activity points that the power's next unit costs.
int unit_cost(const State&, Power);
// 18.51 May (and so must) Russia still build a unit?
bool owes_unit(const State&, Power);
// Could the power pay for its unit with these counters and tile points?
bool can_pay_unit(const State&, Power, const std::array<int, counter_values>& counters, int purse);

// 14.21, 14.31 What a conversion costs.
int conversion_cost(const State&, Power, Conversion);

inline int yards_of(const State& s, Power p) {
    return std::min(yard_max, info(p).naval + (s.shipyard_turn[ix(p)] != 0 || planned_shipyard(s, p) ? 1 : 0));
}

// What an economic question's frame must be: the seat's plan is open, at the bottom of the stack.
bool planning_holds(const State&, int depth);

// 19.3 Saved naval points that the plan has not used.
inline int saved_left(const State& s, Power p) { return std::max(0, s.saved[ix(p)] - s.plan[ix(p)].saved_used); }
int saved_after(const State&, Power); // 19.3 with the plan carried out; before open_counters

// RX: marks the projects in which a rival has more steps, for the holder of the card. At the start of the phase.
void mark_rivals(P&, Power);

// The common reveal's part for research (13.12B): steps, results, and what they bring.
void reveal_research(P&, Power);
void reveal_units_and_ships(P&, Power);
void reveal_conversion(P&, Power);

} // namespace wc::gathering_storm

// Diplomacy (24): the order of placement, where counters may go, and what a seat is asked because of a card it holds.
#pragma once

#include "gathering_storm/counters.hpp"
#include "gathering_storm/russia.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

// 24.58 What is asked at one position of the placement order, and of whom.
enum class Stop : Byte { anti_comintern, military, regular, extra, look };
struct Placement {
    Stop stop;
    Power power;
};
inline constexpr std::array<Placement, 25> placement_order{{
    {Stop::anti_comintern, Power::germany},
    {Stop::military, Power::germany},
    {Stop::military, Power::italy},
    {Stop::regular, Power::germany},
    {Stop::regular, Power::italy},
    {Stop::extra, Power::germany},
    {Stop::extra, Power::italy},
    {Stop::look, Power::russia},
    {Stop::military, Power::russia},
    {Stop::regular, Power::russia},
    {Stop::regular, Power::russia},
    {Stop::extra, Power::russia},
    {Stop::look, Power::britain},
    {Stop::military, Power::france},
    {Stop::regular, Power::britain},
    {Stop::regular, Power::britain},
    {Stop::regular, Power::france},
    {Stop::regular, Power::france},
    {Stop::extra, Power::britain},
    {Stop::extra, Power::france},
    {Stop::look, Power::germany},
    {Stop::regular, Power::germany},
    {Stop::regular, Power::italy},
    {Stop::extra, Power::germany},
    {Stop::extra, Power::italy},
}};
inline constexpr int axis_second_round = 20; // position of its first stop

// By which right a counter is placed.
enum class Right : Byte { regular, located, event };

// Frame.n of the value question: country and right.
constexpr int place_code(Country c, Right r) { return at(c) + 32 * at(r); }
constexpr Country place_country(const Frame& f) { return static_cast<Country>(f.n % 32); }
constexpr Right place_right(const Frame& f) { return static_cast<Right>(f.n / 32); }

inline bool own_ring(const State& s, Power p, Country c) { return s.ring[ix(alliance_of(p))][ix(c)] == at(p) + 1; }

// 24.55 Has this alliance a diplomatic counter there? In a civil war: this power.
bool counter_there(const State&, Power, Country);
// 24.57 Points not yet committed to counters that lie face down.
inline constexpr int military_placed_max = 40; // of one power in a turn, beyond anything the rules can reach
inline int free_points(const State& s, Power p) { return s.points[ix(p)] - committed(s, p); }
// 24.5, 24.56 May this power place a diplomatic counter there by this right? Whether it has a counter is not asked.
Refusal refuse_country(const State&, Power, Country, Right);
// 24.56 The slot of an unshown Russian event that alone opens this country; -1: none, or it is not needed.
int opening_slot(const State&, Country);

// Extras of 24.54 that name no country: initiative, league, the free counter of a civil war.
bool has_league(const State&, Power);
bool has_initiative(const State&, Power);
inline bool has_free_counter(const State& s, Power p) { return s.free_counter[ix(p)] > 0; }

// 24.59 How many counters the alliance of this power may look at.
int looks_of(const State&, Power lead);
bool looked_at(const State&, Power lead, Country, Power owner);

// Do diplomatic counters lie face down at this moment?
inline bool counters_face_down(const State& s) { return s.counters_open == 0; }

// 24.6 Means that are left: of the alliance by research (its lead only), or by card.
bool may_operate(const State&, Power);
bool may_counter(const State&, Power);

} // namespace wc::gathering_storm

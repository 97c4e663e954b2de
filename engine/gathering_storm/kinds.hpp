// Kinds: what a Ref can point at, everything a player can answer, and every step of the sequence of play.
#pragma once

#include "core/choice.hpp"
#include "core/seat.hpp"
#include "generated/gathering_storm.hpp"

namespace wc::gathering_storm {

// What a Ref can point at. Seats are the powers in their order: Germany, Italy, Britain, France, Russia.
enum class Kind : std::uint8_t {
    none,
    country,
    target,
    project,
    unit,
    ship,
    card,
    purge,
    yard,
    category,
    alliance,
    region,
    season,
    event
};

constexpr Ref make_ref(Kind k, int index) { return Ref::make(static_cast<int>(k), index); }
constexpr Ref ref(Country x) { return make_ref(Kind::country, static_cast<int>(x)); }
constexpr Ref ref(Target x) { return make_ref(Kind::target, static_cast<int>(x)); }
constexpr Ref ref(Project x) { return make_ref(Kind::project, static_cast<int>(x)); }
constexpr Ref ref(UnitType x) { return make_ref(Kind::unit, static_cast<int>(x)); }
constexpr Ref ref(ShipType x) { return make_ref(Kind::ship, static_cast<int>(x)); }
constexpr Ref ref(PurgeCard x) { return make_ref(Kind::purge, static_cast<int>(x)); }
constexpr Ref ref(Category x) { return make_ref(Kind::category, static_cast<int>(x)); }
constexpr Ref ref(Alliance x) { return make_ref(Kind::alliance, static_cast<int>(x)); }
constexpr Ref ref(Region x) { return make_ref(Kind::region, static_cast<int>(x)); }
constexpr Ref ref(Season x) { return make_ref(Kind::season, static_cast<int>(x)); }
constexpr Ref ref(Power x) { return Ref::make(Ref::seat_kind, static_cast<int>(x)); }
constexpr Ref card_ref(int card) { return make_ref(Kind::card, card - 1); } // card 1 .. 144
constexpr Ref event_ref(int text) { return make_ref(Kind::event, text); }   // a random event's name, by its number
constexpr Ref yard_ref(int yard) { return make_ref(Kind::yard, yard); }     // shipyard 0 .. 2 of the seat

// Everything a player can answer. Append only once released.
enum class Verb : std::uint16_t {
    add_great_purge, //              22.11
    wait_great_purge,
    remove_flag,         // country, seat (the owner)   10.91F, 24.8, 32.8
    party_pay,           //              22.21 A
    party_silence,       //              22.21 B
    military_return,     //              22.31 A
    military_remove,     //              22.31 B
    lose_unit,           // unit         22.31
    play_card,           // card         9.13
    decline_card,        // card
    return_unit,         // unit         17.12
    returned_enough,     //
    no_conversion,       //              14.11
    convert_idle,        //              14.21
    mobilize_idle,       //              14.31
    mobilize_civil,      //
    take_unit,           // unit         14.6
    take_shipyard,       //
    take_late_infantry,  //           14.83
    research_with,       // number       15.22
    research_without,    //
    research_only,       //              12.22A
    research_only_not,   //
    assign,              // project      15.3
    leave_unused,        //
    build,               // unit         18.11
    start_ship,          // ship         19.2
    advance_ship,        // yard         19.3
    construction_done,   //
    pay_counter,         // number       12.4
    pay_naval,           //
    pay_saved,           //
    show_support,        // card         9.41E
    keep_support,        //
    place_ring,          // country, seat (the owner)   16.16B
    keep_ring,           //
    anti_comintern,      // country      24.3
    no_anti_comintern,   //
    place_military,      // country      24.4
    military_done,       //
    place_counter,       // country      24.5
    no_counter,          //
    counter_value,       // number       24.53
    free_counter,        //              24.53A
    look,                // country, seat (the counter's power)   24.59
    no_look,             //
    covert,              // country      24.6
    remove_ring,         // country, alliance   24.64
    no_covert,           //
    block,               //              24.62
    no_block,            //
    place_flag,          // country, seat   24.63
    subvert_support,     // seat         24.7
    subvert_unrest,      // country
    subvert_flag,        // country, seat
    no_subversion,       //
    break_pact,          //              31.8
    keep_pact,           //
    aggress,             // target       27
    no_aggression,       //
    propose_pact,        //              31.1
    no_proposal,         //
    sign_pact,           //              31.32
    refuse_pact,         //
    acquiesce,           //              26.11 B
    threaten,            //
    pledge,              //              26.14
    no_pledge,           //
    continue_aggression, //          26.11 D
    back_down,           //              27.6, 27.7, 27.8
    ultimatum,           //              26.11 E
    accept_war,          //              26.11 F
    poland_conquest,     //              29.22
    poland_neutral,      //
    poland_satellite,    //
    join_war,            //              32.5
    stay_out,            //
    declare_war,         // seat         26.12, 32.2
    no_declaration,      //
    concede,             //              32.8
    not_concede,         //
    spare_flags,         //              24.8 a friend's flag is left alone
};

// The sequence of play (7.31), in the rulebook's order; rows.cpp says what each step does. Append only once released.
// Frame counters: i and n as noted; where nothing is noted both are 0. "per power" steps hold the power in the frame's seat.
enum class Step : std::uint8_t {
    // 1 Random event phase
    begin_turn,     // 14.81, 15.7, 9.12
    great_purge,    // 22.11 Russia
    purge_draw,     // 22.1
    purge_next,     // i: the part of the purge that comes next
    purge_flag,     // 10.91F Russia: which foreign flag; n: 0 No Purge, 1 full cohesion
    purge_party,    // 22.21 Russia
    purge_military, // 22.31 Russia
    purge_unit,     // i: units still to lose, n: 0 to Reserve, 1 removed
    support_cards,  // 9.13, i: power
    support_card,   // i: slot of the hand
    show_events,    // general event, public support cards
    set_levels,     // climate, EAI, check A, support, pools
    // 2 Income phase
    income_cards, // i: power
    income_card,  // i: slot
    show_income,  // 9.41, 11.81 tiles
    income_next,  // i: power
    return_unit,  // 17.12
    // 3 Economic phase
    plan_next, // i: power
    plan_card, // i: slot
    conversion,
    yield_choice,
    research_counter,
    research_only,
    research_open, // i: power; counts the points
    research_point,
    construction_open, // i: power
    construction,
    pay,             // i: activity points still to pay, n: what for (0 a ship step, 1 a unit, 2 the start of a ship)
    economic_reveal, // 13.12
    // 4 Diplomatic phase
    diplomacy_open,
    show_support, // per power
    ring_next,    // i: alliance
    spy_ring,     // 16.16B
    place_next,   // 24.58, i: where in the placement order
    anti_comintern,
    place_military, // i: where in the placement order, as for the four that follow
    place_counter,
    place_extra,
    place_value, // n: country; i as above + 64 if the counter is an extra
    codebreaking,
    reveal_cards, // i: power
    reveal_card,  // i: slot
    diplomacy_reveal,
    covert_next, // i: where in the order of 24.61
    covert,
    covert_block, // i: country, n: what is to be blocked
    covert_result,
    subversion,
    resolve_next, // i: country
    resolve_flag,
    civil_war_end,
    russia_next, // flags in Russia, i: event
    russia_flag,
    diplomacy_close,
    // 5 Crisis phase
    crisis_open,
    aggressor_next, // i: 0 Italy, 1 Germany, 2 done
    break_pact,
    aggression,
    pact_proposal,
    pact_answer,
    respond,
    threatened,
    pledge,
    aggressor_choice,
    ultimatum,
    war_choice,
    poland_option,
    italy_joins,
    settle_aggression,
    preemptive_next, // i: 0 Germany, 1 Allies, 2 Russia, 3 done
    declaration,
    declaration_consent,
    concession,
    concession_flag,
    conquest, // 29.34
    crisis_close,
    end_turn,
    // In views only: another seat decides something that must not be seen. i: a HiddenChain
    hidden,
    count
};

// What a seat is deciding unseen; determinize begins that chain anew.
enum class HiddenChain : std::uint16_t { support_cards, income_cards, plan, show_support, reveal_cards, count };

} // namespace wc::gathering_storm

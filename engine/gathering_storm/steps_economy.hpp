// Steps of the first three phases: random events, income, economy.
#pragma once

#include "gathering_storm/step_words.hpp"

namespace wc::gathering_storm {

// --- 1 Random event phase ---
void begin_turn(P&); // 9.12
struct GreatPurge {  // 22.1
    static constexpr std::array shapes{shape(Verb::add_great_purge), shape(Verb::wait_great_purge)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void purge_draw(P&); // 22.1
void purge_next(P&); // 22.1
struct PurgeFlag {   // 22.1
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PurgeParty { // 22.21
    static constexpr std::array shapes{shape(Verb::party_pay), shape(Verb::party_silence)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PurgeMilitary { // 22.31
    static constexpr std::array shapes{shape(Verb::military_return), shape(Verb::military_remove)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PurgeUnit { // 22.31
    static constexpr std::array shapes{shape(Verb::lose_unit, Kind::unit)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void support_cards(P&); // 9.13
struct SupportCard {    // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void show_events(P&); // 9.31
void set_levels(P&);  // 10.11

// --- 2 Income phase ---
void income_cards(P&); // 9.41
struct IncomeCard {    // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void show_income(P&); // 11.81
void income_next(P&); // 11.12
struct ReturnUnit {   // 17.12
    static constexpr std::array shapes{shape(Verb::return_unit, Kind::unit), shape(Verb::returned_enough)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

// --- 3 Economic phase ---
void plan_next(P&); // 13.11
struct PlanCard {   // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Convert { // 14.11
    static constexpr std::array shapes{shape(Verb::no_conversion), shape(Verb::convert_idle),
                                       shape(Verb::mobilize_idle), shape(Verb::mobilize_civil)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct YieldChoice { // 14.6
    static constexpr std::array shapes{shape(Verb::take_unit, Kind::unit), shape(Verb::take_shipyard),
                                       shape(Verb::take_late_infantry)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct ResearchCounter { // 15.22
    static constexpr std::array shapes{shape(Verb::research_with, number_kind), shape(Verb::research_without)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct ResearchOnly { // 12.22A
    static constexpr std::array shapes{shape(Verb::research_only), shape(Verb::research_only_not)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void research_open(P&); // 15.21
struct ResearchPoint {  // 15.31
    static constexpr std::array shapes{shape(Verb::assign, Kind::project), shape(Verb::leave_unused)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void construction_open(P&); // 18.31
struct Construction {       // 18.41
    static constexpr std::array shapes{shape(Verb::build, Kind::unit), shape(Verb::start_ship, Kind::ship),
                                       shape(Verb::advance_ship, Kind::yard), shape(Verb::construction_done)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Pay { // 12.4
    static constexpr std::array shapes{shape(Verb::pay_counter, number_kind), shape(Verb::pay_naval),
                                       shape(Verb::pay_saved)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void economic_reveal(P&); // 13.12

} // namespace wc::gathering_storm

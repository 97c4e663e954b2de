// Steps: the handlers of the sequence of play, declared in the rulebook's order. Each chapter's .cpp defines its own;
// rows.cpp puts them in a table. A decision is a struct with shapes, candidates, refuse, apply and holds (see core/rows.hpp).
#pragma once

#include "core/rows.hpp"
#include "gathering_storm/rule.hpp"
#include "gathering_storm/state.hpp"

namespace wc::gathering_storm {

using P = Play<State>;

constexpr Shape shape(Verb v, Kind a = Kind::none, Kind b = Kind::none) {
    return {static_cast<std::uint16_t>(v), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0}};
}
constexpr Choice choice(Verb v, Ref a = {}, Ref b = {}) { return {static_cast<std::uint16_t>(v), a, b, {}}; }
constexpr Verb verb(const Choice& c) { return static_cast<Verb>(c.verb); }
inline constexpr Kind seat_kind = static_cast<Kind>(Ref::seat_kind);
inline constexpr Kind number_kind = static_cast<Kind>(Ref::number_kind);

// Steps that call others say when they may wait below them; most automatic steps never wait.

// --- 1 Random event phase ---
void begin_turn(P&); // 9.12
struct GreatPurge { // 22.1
    static constexpr std::array shapes{shape(Verb::add_great_purge), shape(Verb::wait_great_purge)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void purge_draw(P&); // 22.1
void purge_next(P&); // 22.1
struct PurgeFlag { // 22.1
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
struct SupportCard { // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void show_events(P&); // 9.31
void set_levels(P&); // 10.11

// --- 2 Income phase ---
void income_cards(P&); // 9.41
struct IncomeCard { // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void show_income(P&); // 11.81
void income_next(P&); // 11.12
struct ReturnUnit { // 17.12
    static constexpr std::array shapes{shape(Verb::return_unit, Kind::unit), shape(Verb::returned_enough)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

// --- 3 Economic phase ---
void plan_next(P&); // 13.11
struct PlanCard { // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Convert { // 14.11
    static constexpr std::array shapes{shape(Verb::no_conversion), shape(Verb::convert_idle), shape(Verb::mobilize_idle), shape(Verb::mobilize_civil)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct YieldChoice { // 14.6
    static constexpr std::array shapes{shape(Verb::take_unit, Kind::unit), shape(Verb::take_shipyard), shape(Verb::take_late_infantry)};
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
struct ResearchPoint { // 15.31
    static constexpr std::array shapes{shape(Verb::assign, Kind::project), shape(Verb::leave_unused)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void construction_open(P&); // 18.31
struct Construction { // 18.41
    static constexpr std::array shapes{shape(Verb::build, Kind::unit), shape(Verb::start_ship, Kind::ship), shape(Verb::advance_ship, Kind::yard), shape(Verb::construction_done)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Pay { // 12.4
    static constexpr std::array shapes{shape(Verb::pay_counter, number_kind), shape(Verb::pay_naval), shape(Verb::pay_saved)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void economic_reveal(P&); // 13.12

// --- 4 Diplomatic phase ---
void diplomacy_open(P&); // 9.41E
struct ShowSupport { // 9.41E
    static constexpr std::array shapes{shape(Verb::show_support, Kind::card), shape(Verb::keep_support)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void ring_next(P&); // 16.16B
struct SpyRing { // 16.16B
    static constexpr std::array shapes{shape(Verb::place_ring, Kind::country, seat_kind), shape(Verb::keep_ring)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void place_next(P&); // 24.58
struct AntiComintern { // 24.3
    static constexpr std::array shapes{shape(Verb::anti_comintern, Kind::country), shape(Verb::no_anti_comintern)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PlaceMilitary { // 24.4
    static constexpr std::array shapes{shape(Verb::place_military, Kind::country), shape(Verb::military_done)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PlaceCounter { // 24.5
    static constexpr std::array shapes{shape(Verb::place_counter, Kind::country), shape(Verb::no_counter)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PlaceExtra { // 24.54E
    static constexpr std::array shapes{shape(Verb::place_counter, Kind::country), shape(Verb::no_counter)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PlaceValue { // 24.53
    static constexpr std::array shapes{shape(Verb::counter_value, number_kind), shape(Verb::free_counter)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Codebreaking { // 24.59
    static constexpr std::array shapes{shape(Verb::look, Kind::country, seat_kind), shape(Verb::no_look)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void reveal_cards(P&); // 9.13
struct RevealCard { // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void diplomacy_reveal(P&); // 24.57
void covert_next(P&); // 24.61
struct Covert { // 24.6
    static constexpr std::array shapes{shape(Verb::covert, Kind::country), shape(Verb::remove_ring, Kind::country, Kind::alliance), shape(Verb::no_covert)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct CovertBlock { // 24.62
    static constexpr std::array shapes{shape(Verb::block), shape(Verb::no_block)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct CovertResult { // 24.63
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind), shape(Verb::place_flag, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Subversion { // 24.7
    static constexpr std::array shapes{shape(Verb::subvert_support, seat_kind), shape(Verb::subvert_unrest, Kind::country), shape(Verb::subvert_flag, Kind::country, seat_kind), shape(Verb::no_subversion)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void resolve_next(P&); // 24.8
struct ResolveFlag { // 24.8
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind), shape(Verb::spare_flags)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void civil_war_end(P&); // 25.7
void russia_next(P&); // 10.91F
struct RussiaFlag { // 10.91F
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void diplomacy_close(P&); // 21.23

// --- 5 Crisis phase ---
void crisis_open(P&); // 26.11
void aggressor_next(P&); // 26.11
struct BreakPact { // 31.8
    static constexpr std::array shapes{shape(Verb::break_pact), shape(Verb::keep_pact)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Aggression { // 27.3
    static constexpr std::array shapes{shape(Verb::aggress, Kind::target), shape(Verb::no_aggression)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PactProposal { // 31.1
    static constexpr std::array shapes{shape(Verb::propose_pact), shape(Verb::no_proposal)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PactAnswer { // 31.32
    static constexpr std::array shapes{shape(Verb::sign_pact), shape(Verb::refuse_pact)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Respond { // 26.11
    static constexpr std::array shapes{shape(Verb::acquiesce), shape(Verb::threaten)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void threat_made(P&); // 28.5
struct Pledge { // 26.14
    static constexpr std::array shapes{shape(Verb::pledge), shape(Verb::no_pledge)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct AggressorChoice { // 26.11
    static constexpr std::array shapes{shape(Verb::continue_aggression), shape(Verb::back_down)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Ultimatum { // 26.11
    static constexpr std::array shapes{shape(Verb::ultimatum), shape(Verb::back_down)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct WarChoice { // 26.11
    static constexpr std::array shapes{shape(Verb::accept_war), shape(Verb::back_down)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct PolandChoice { // 29.22
    static constexpr std::array shapes{shape(Verb::poland_conquest), shape(Verb::poland_neutral), shape(Verb::poland_satellite)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct ItalyJoins { // 32.5
    static constexpr std::array shapes{shape(Verb::join_war), shape(Verb::stay_out)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void settle_aggression(P&); // 30.1
void preemptive_next(P&); // 26.12
struct Declaration { // 32.21
    static constexpr std::array shapes{shape(Verb::declare_war, seat_kind), shape(Verb::no_declaration)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct DeclarationConsent { // 32.4
    static constexpr std::array shapes{shape(Verb::declare_war, seat_kind), shape(Verb::no_declaration)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Concession { // 32.8
    static constexpr std::array shapes{shape(Verb::concede), shape(Verb::not_concede)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct ConcessionFlag { // 32.8
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void conquest(P&); // 29.34
void crisis_close(P&); // 33.1
void end_turn(P&); // 6.33
// In views only: what another seat decides unseen. Nobody may answer it there.
struct Hidden {
    static constexpr std::array<Shape, 0> shapes{};
    static void candidates(const State&, const Frame&, Choices&) {}
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&) {}
    static bool holds(const State&, int depth);
};

} // namespace wc::gathering_storm

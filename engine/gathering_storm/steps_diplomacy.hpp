// Steps of the diplomatic and the crisis phase.
#pragma once

#include "gathering_storm/step_words.hpp"

namespace wc::gathering_storm {

// --- 4 Diplomatic phase ---
void diplomacy_open(P&); // 9.41E
struct ShowSupport {     // 9.41E
    static constexpr std::array shapes{shape(Verb::show_support, Kind::card), shape(Verb::keep_support)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void ring_next(P&); // 16.16B
struct SpyRing {    // 16.16B
    static constexpr std::array shapes{shape(Verb::place_ring, Kind::country, seat_kind), shape(Verb::keep_ring)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void place_next(P&);   // 24.58
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
struct RevealCard {    // 9.13
    static constexpr std::array shapes{shape(Verb::play_card, Kind::card), shape(Verb::decline_card, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void diplomacy_reveal(P&); // 24.57
void covert_next(P&);      // 24.61
struct Covert {            // 24.6
    static constexpr std::array shapes{shape(Verb::covert, Kind::country),
                                       shape(Verb::remove_ring, Kind::country, Kind::alliance), shape(Verb::no_covert)};
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
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind),
                                       shape(Verb::place_flag, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Subversion { // 24.7
    static constexpr std::array shapes{shape(Verb::subvert_support, seat_kind),
                                       shape(Verb::subvert_unrest, Kind::country),
                                       shape(Verb::subvert_flag, Kind::country, seat_kind), shape(Verb::no_subversion)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void resolve_next(P&); // 24.8
struct ResolveFlag {   // 24.8
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind), shape(Verb::spare_flags)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void civil_war_end(P&); // 25.7
void russia_next(P&);   // 10.91F
struct RussiaFlag {     // 10.91F
    static constexpr std::array shapes{shape(Verb::remove_flag, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void diplomacy_close(P&); // 21.23

// --- 5 Crisis phase ---
void crisis_open(P&);    // 26.11
void aggressor_next(P&); // 26.11
struct BreakPact {       // 31.8
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
struct Pledge {       // 26.14
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
    static constexpr std::array shapes{shape(Verb::poland_conquest), shape(Verb::poland_neutral),
                                       shape(Verb::poland_satellite)};
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
void preemptive_next(P&);   // 26.12
struct Declaration {        // 32.21
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
void conquest(P&);     // 29.34
void crisis_close(P&); // 33.1
void end_turn(P&);     // 6.33
// In views only: what another seat decides unseen. Nobody may answer it there.
struct Hidden {
    static constexpr std::array<Shape, 0> shapes{};
    static void candidates(const State&, const Frame&, Choices&) {}
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&) {}
    static bool holds(const State&, int depth);
};

} // namespace wc::gathering_storm

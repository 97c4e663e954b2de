// Steps: the handlers of the sequence of play, declared in the rulebook's order. Each chapter's .cpp defines its own;
// rows.cpp puts them in a table. A decision is a struct with shapes, candidates, refuse, apply and holds (see core/rows.hpp).
#pragma once

#include "churchill/rule.hpp"
#include "churchill/state.hpp"
#include "core/rows.hpp"

namespace wc::churchill {

using P = Play<State>;

constexpr Shape shape(Verb v, Kind a = Kind::none, Kind b = Kind::none) {
    return {static_cast<std::uint16_t>(v), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0}};
}
constexpr Choice choice(Verb v, Ref a = {}, Ref b = {}) { return {static_cast<std::uint16_t>(v), a, b, {}}; }
constexpr Verb verb(const Choice& c) { return static_cast<Verb>(c.verb); }
inline constexpr Kind seat_kind = static_cast<Kind>(Ref::seat_kind);
inline constexpr Kind number_kind = static_cast<Kind>(Ref::number_kind);

struct SecretLocation { // 10.0
    static constexpr std::array shapes{shape(Verb::keep_location, Kind::country)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

void open_conference(P&); // 5.11 - 5.13

struct AgendaCard { // 5.13
    static constexpr std::array shapes{shape(Verb::commit, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void agenda_reveal(P&);
void agenda_won(P&);
bool agenda_won_holds(const State&, int depth);

void tie_next(P&); // 4.5
struct TieAsk {
    static constexpr std::array shapes{shape(Verb::tie_leader, Kind::leader), shape(Verb::tie_decline)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct TieFavour {
    static constexpr std::array shapes{shape(Verb::favour, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

void name_tie(const State&, const Frame&, Line&); // the prompt's rule: 4.51, 4.52 or 4.53

struct AgendaFirst { // 5.14
    static constexpr std::array shapes{shape(Verb::pick, Kind::issue)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct AgendaPick {
    static constexpr std::array shapes{shape(Verb::pick, Kind::issue)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

struct MoveTexts { // of an issue that ends on a track; that ends elsewhere
    Text track, centre;
};
void log_move(P&, MoveTexts, Rule, Side, int value);

void next_turn(P&); // 5.21
struct Turn {       // 5.22
    static constexpr std::array shapes{shape(Verb::pass), shape(Verb::play, Kind::card),
                                       shape(Verb::lead, Kind::leader)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct TurnDiscard { // 5.26
    static constexpr std::array shapes{shape(Verb::discard, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct Announce {
    static constexpr std::array shapes{shape(Verb::announce, number_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct TurnIssue { // 5.22
    static constexpr std::array shapes{shape(Verb::advance, Kind::issue)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct TurnStop { // 5.22
    static constexpr std::array shapes{shape(Verb::stop), shape(Verb::go_on)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void turn_move(P&);
void gain(P&); // 3.33
struct GainPlace {
    static constexpr std::array shapes{shape(Verb::gain_os, Kind::front), shape(Verb::gain_nav, Kind::box)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

void debate_next(P&); // 5.24
struct DebateOffer {
    static constexpr std::array shapes{shape(Verb::decline), shape(Verb::debate, Kind::card),
                                       shape(Verb::debate_lead, Kind::leader)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
struct DebateDiscard { // 5.26
    static constexpr std::array shapes{shape(Verb::discard, Kind::card)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void debate_value(P&);
struct DebateStop {
    static constexpr std::array shapes{shape(Verb::stop), shape(Verb::go_on)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void debate_move(P&);
void settle(P&); // 5.3
struct Charm {
    static constexpr std::array shapes{shape(Verb::charm, Kind::issue), shape(Verb::no_charm)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void penalties(P&);   // 5.26
void meeting_end(P&); // 5.27
void conference_won(P&);
bool conference_won_holds(const State&, int depth);

void direct_next(P&); // 6.1
struct Direct {
    static constexpr std::array shapes{shape(Verb::direct, Kind::issue, Kind::front)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void production(P&);    // 6.3
void allocate_next(P&); // 6.4
struct Allocate {
    static constexpr std::array shapes{shape(Verb::buy_os, Kind::front), shape(Verb::buy_nav, Kind::box),
                                       shape(Verb::pay, Kind::issue, Kind::front), shape(Verb::activate, Kind::issue),
                                       shape(Verb::research)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void leadership_next(P&); // 6.9
struct NameLeader {
    static constexpr std::array shapes{shape(Verb::name_leader, Kind::theatre, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void lead_next(P&);
struct LeadMarker {
    static constexpr std::array shapes{shape(Verb::lead_os, Kind::front), shape(Verb::lead_nav, Kind::box)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void research_rolls(P&); // 6.10
void global_next(P&);    // 6.11
struct MovePawn {
    static constexpr std::array shapes{shape(Verb::move_pawn, Kind::track)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};

void clandestine(P&); // 7.1
void clandestine_next(P&);
bool clandestine_next_holds(const State&, int depth);
struct PlaceCn {
    static constexpr std::array shapes{shape(Verb::place_cn, Kind::country),
                                       shape(Verb::remove_cn, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void political_next(P&); // 7.3
bool political_next_holds(const State&, int depth);
struct PlacePa {
    static constexpr std::array shapes{shape(Verb::place_pa, Kind::country),
                                       shape(Verb::remove_pa, Kind::country, seat_kind)};
    static void candidates(const State&, const Frame&, Choices&);
    static Refusal refuse(const State&, const Frame&, const Choice&);
    static void apply(P&, const Choice&);
    static bool holds(const State&, int depth);
};
void military(P&);    // 7.5 - 7.8
void post_mortem(P&); // 8.1

} // namespace wc::churchill

// State: everything on and beside Churchill's table, as one plain value.
#pragma once

#include "core/choice.hpp"
#include "core/dice.hpp"
#include "core/frames.hpp"
#include "core/seat.hpp"
#include "generated/churchill.hpp"

#include <array>
#include <type_traits>

namespace wc::churchill {

// What a Ref can point at. Seats are the sides: 0 UK, 1 USSR, 2 US.
enum class Kind : std::uint8_t { none, issue, card, leader, front, box, space, country, track, theatre, conference };

constexpr Ref ref(Issue x) { return Ref::make(static_cast<int>(Kind::issue), static_cast<int>(x)); }
constexpr Ref ref(Card x) { return Ref::make(static_cast<int>(Kind::card), static_cast<int>(x)); }
constexpr Ref ref(Leader x) { return Ref::make(static_cast<int>(Kind::leader), static_cast<int>(x)); }
constexpr Ref ref(Front x) { return Ref::make(static_cast<int>(Kind::front), static_cast<int>(x)); }
constexpr Ref ref(Box x) { return Ref::make(static_cast<int>(Kind::box), static_cast<int>(x)); }
constexpr Ref ref(Space x) { return Ref::make(static_cast<int>(Kind::space), static_cast<int>(x)); }
constexpr Ref ref(Country x) { return Ref::make(static_cast<int>(Kind::country), static_cast<int>(x)); }
constexpr Ref ref(GlobalTrack x) { return Ref::make(static_cast<int>(Kind::track), static_cast<int>(x)); }
constexpr Ref ref(Theatre x) { return Ref::make(static_cast<int>(Kind::theatre), static_cast<int>(x)); }
constexpr Ref ref(Side x) { return Ref::make(Ref::seat_kind, static_cast<int>(x)); }
constexpr Ref conference_ref(int conference) { return Ref::make(static_cast<int>(Kind::conference), conference); }

// Everything a player can answer. Append only.
enum class Verb : std::uint16_t {
    keep_location, // country        10.0
    commit,        // card           5.13 agenda card
    tie_leader,    // leader         4.51, 4.52 commit to the tie
    tie_decline,   //
    favour,        // seat           4.53 who wins the tie
    pick,          // issue          5.14
    pass,          //                5.24
    play,          // card           5.22 advance with a staff card
    lead,          // leader         5.26 advance with the leader
    discard,       // card           5.26 the card given up for the leader
    announce,      // number         Hopkins
    advance,       // issue          5.22
    stop,          //                5.22 a conditional issue stays in the centre
    go_on,         //
    gain_os,       // front          a card's support
    gain_nav,      // box
    decline,       //                5.24 no debate
    debate,        // card
    debate_lead,   // leader
    charm,         // issue          Roosevelt
    no_charm,      //
    direct,        // issue, front   6.1
    buy_os,        // front          6.5, 6.6
    buy_nav,       // box
    pay,           // issue, front   6.7 one marker towards a Directed Offensive
    activate,      // issue          6.81
    research,      //                6.10.2
    name_leader,   // theatre, seat  6.92
    lead_os,       // front          6.91
    lead_nav,      // box
    move_pawn,     // track          6.11
    place_cn,      // country        7.1
    remove_cn,     // country, seat (the owner)
    place_pa,      // country        7.3
    remove_pa,     // country, seat (the owner)
};

// The sequence of play, in the rulebook's order; rows.cpp says what each step does. Append only once released.
enum class Step : std::uint8_t {
    secret_location, // 10.0
    open_conference, // 5.11 - 5.13
    agenda_card,     // 5.13
    agenda_reveal,
    agenda_won,
    tie_next, // 4.5
    tie_ask,
    tie_favour,
    agenda_first, // 5.14
    agenda_pick,
    next_turn, // 5.21
    turn,
    turn_discard, // 5.26
    announce,
    turn_issue, // 5.22
    turn_stop,
    turn_move,
    gain, // 3.33
    gain_place,
    debate_next, // 5.24
    debate_offer,
    debate_discard,
    debate_value,
    debate_stop,
    debate_move,
    settle, // 5.3
    charm,
    penalties,   // 5.26
    meeting_end, // 5.27
    conference_won,
    direct_next, // 6.1
    direct,
    production, // 6.3
    allocate_next,
    allocate, // 6.4
    leadership_next,
    name_leader, // 6.92
    lead_next,
    lead_marker, // 6.91
    research,    // 6.10
    global_next,
    global_pawn, // 6.11
    clandestine, // 7.1
    clandestine_next,
    place_cn,
    political_next, // 7.3
    place_pa,
    military, // 7.5 - 7.8
    post_mortem,
    count
};

// Where an issue stands, as one number: off the table, in the centre, on space 1 .. 6 of a side's track, won, or out of the game.
struct Spot {
    std::uint8_t code = 0;

    static constexpr int track_base = 2;
    static constexpr int won_base = 20;
    static constexpr Spot off() { return {0}; }
    static constexpr Spot centre() { return {1}; }
    static constexpr Spot track(Side s, int space) {
        return {static_cast<std::uint8_t>(track_base + 6 * static_cast<int>(s) + space - 1)};
    }
    static constexpr Spot won(Side s) { return {static_cast<std::uint8_t>(won_base + static_cast<int>(s))}; }
    static constexpr Spot removed() { return {23}; }
    static constexpr int codes = 24;

    constexpr bool on_track() const { return code >= track_base && code < won_base; }
    constexpr bool is_won() const { return code >= won_base && code < 23; }
    constexpr bool on_table() const { return code >= 1 && code < won_base; } // may be advanced
    constexpr Side side() const { return static_cast<Side>(on_track() ? (code - track_base) / 6 : code - won_base); }
    constexpr int space() const { return (code - track_base) % 6 + 1; }
    friend constexpr bool operator==(Spot, Spot) = default;
};

// How the winner is found (4.4): as printed, by tournament scoring, or by the 2nd edition's rules.
enum class Scoring : std::uint8_t { printed, tournament, second_edition };

enum class LeaderStatus : std::uint8_t { active, used, barred }; // barred: unusable all conference, ties included

// A card that has been played and not settled: 0 none, 1 .. 21 a staff card of the side, `leader_played` its leader.
inline constexpr std::uint8_t leader_played = 22;
// A card committed to the agenda that a view does not show; a secret location that it does not show.
inline constexpr std::uint8_t unseen_card = 22;
inline constexpr std::uint8_t unseen_country = country_count + 1;

// An advance or a debate in the making.
struct CardPlay {
    std::uint8_t card = 0;  // see leader_played
    std::uint8_t value = 0; // printed, rolled, or announced; later with every modifier

    friend bool operator==(CardPlay, CardPlay) = default;
};

struct State {
    using Step = churchill::Step;
    static constexpr int max_depth = 3;

    Dice dice;
    std::array<std::uint32_t, side_count> hand{}; // bit per staff card of the side
    std::array<std::uint32_t, side_count> deck{}; // not dealt since the last shuffle; a set, cards are drawn when drawn
    std::array<std::uint32_t, side_count>
        hidden{}; // views only: hand and deck and committed card of an unseen side, together
    std::array<std::uint32_t, side_count> dead{};
    Frames<max_depth> frames;

    SeatSet viewer = all_seeing;
    Scenario scenario{};
    std::uint8_t historical = 0; // option: only the A conference cards
    Scoring scoring{};           // option
    std::uint8_t secret = 0;     // option: secret agendas (10.0)

    std::uint8_t conference = 1; // 1 .. 10
    std::uint8_t variant = 0;    // of the conference card: A, B, C
    std::uint8_t agenda_winner = no_side;
    std::uint8_t last_winner = no_side;          // of the latest conference that has ended its meeting
    std::array<std::uint8_t, side_count> wins{}; // conferences won
    std::array<std::uint8_t, side_count> hand_size{};
    std::array<std::uint8_t, side_count> agenda_card{};  // 0 none, 1 .. 21, unseen_card
    std::array<std::uint8_t, side_count> agenda_value{}; // once revealed
    std::array<LeaderStatus, side_count> leader{};
    std::uint8_t truman = 0;                        // Truman has replaced Roosevelt
    std::uint8_t stroke = 0;                        // Churchill will be barred in the next conference
    std::uint8_t paranoia = 0;                      // Stalin's, this conference
    std::array<std::uint8_t, side_count> debated{}; // has debated since the last chance to advance: may pass

    std::array<Spot, issue_count> issue{};
    CardPlay advance; // by the side whose turn it is
    CardPlay debate;
    std::uint8_t advancer = no_side;
    std::uint8_t debater = no_side;
    std::uint8_t advanced = 0; // issue + 1
    std::uint8_t held = 0;     // 5.3: the advance would capture, so the issue waits for the debate

    std::array<std::uint8_t, 4> directed{};            // DO issues dous1 .. dosu: front + 1 where placed
    std::array<std::uint8_t, 4> paid{};                // markers paid towards each
    std::array<std::uint8_t, side_count> production{}; // markers still to allocate
    std::array<std::uint8_t, side_count> card_paid{};  // 6.6 markers paid or void
    std::array<std::uint8_t, 3> activated{};           // Pol-Mil issues pm12 .. pm22
    std::uint8_t research = 0;
    std::array<std::array<std::uint8_t, theatre_count>, side_count> lead_due{}; // 6.9 markers still to place
    std::array<std::uint8_t, side_count> cn_due{}; // networks and alignments earned, still to place
    std::array<std::uint8_t, side_count> pa_due{};

    std::array<Side, theatre_count> theatre_leader{};
    std::array<std::uint8_t, country_count> cn{}; // 0 none, 1 + 2 * side + (count - 1)
    std::array<std::uint8_t, country_count> pa{}; // 0 none, 1 + side
    std::array<GlobalPawn, global_track_count> pawn{};
    std::uint8_t abomb_us = 0, abomb_su = 0;

    std::array<std::uint8_t, front_count> front{}; // index of the marker's space on its track
    std::array<std::uint8_t, front_count> os{};    // offensive support in the entry space
    std::array<std::uint8_t, front_count> army{};  // Axis army cubes there
    std::array<std::uint8_t, box_count> nav{};
    std::uint8_t italy_early = 0; // Central Italy was entered before D-Day
    std::uint8_t german_pool = 0, italian_cube = 0, japanese_navy = 0;
    std::array<std::uint8_t, theatre_count> surrendered{}; // Germany, Japan
    std::uint8_t emperor = 0;                              // Japan by the Emperor's word, not by entry

    std::array<std::uint8_t, side_count> location{};                      // 10.0: country + 1, or unseen_country
    std::array<std::array<std::uint8_t, 2>, side_count> location_rolls{}; // the two rolled, while one is to be kept
    std::array<std::uint8_t, side_count> end_roll{};                      // 4.42, 4.43
    std::uint8_t ended = 0; // the condition of 4.4 under which the game ended
    std::uint8_t winner = no_side;
    std::array<std::uint8_t, 3> padding{};

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 512);

// --- small words that every chapter uses ---------------------------------------------------------------------------

constexpr int at(auto e) { return static_cast<int>(e); }
constexpr std::size_t ix(auto e) { return static_cast<std::size_t>(e); }
constexpr Seat seat_of(Side s) { return seat(at(s)); }
constexpr Side side_of(Seat s) { return static_cast<Side>(index(s)); }
constexpr Side left_of(Side s) { return static_cast<Side>((at(s) + 1) % side_count); }

// The k-th side (0 .. 2) clockwise, beginning left of `first`; if there was no such side yet, beginning with UK (5.12).
constexpr Side in_order(std::uint8_t first, int k) {
    return static_cast<Side>((first == no_side ? k : first + 1 + k) % side_count);
}

inline Spot& spot(State& s, Issue i) { return s.issue[ix(i)]; }
inline Spot spot(const State& s, Issue i) { return s.issue[ix(i)]; }
inline bool in_centre(const State& s, Issue i) { return spot(s, i) == Spot::centre(); }
inline bool won_by(const State& s, Issue i, Side side) { return spot(s, i) == Spot::won(side); }

inline const ConferenceCard& conference_card(const State& s) {
    return conference_cards[static_cast<std::size_t>((s.conference - 1) * 3 + s.variant)];
}

inline Leader leader_of(const State& s, Side side) {
    if (side == Side::uk) return Leader::churchill;
    if (side == Side::su) return Leader::stalin;
    return s.truman != 0 ? Leader::truman : Leader::roosevelt;
}

// Networks: who has them in a country, and how many.
inline bool has_cn(const State& s, Country c) { return s.cn[ix(c)] != 0; }
inline Side cn_side(const State& s, Country c) { return static_cast<Side>((s.cn[ix(c)] - 1) / 2); }
inline int cn_count(const State& s, Country c) { return s.cn[ix(c)] == 0 ? 0 : (s.cn[ix(c)] - 1) % 2 + 1; }
inline bool has_cn_of(const State& s, Country c, Side side) { return has_cn(s, c) && cn_side(s, c) == side; }
inline void set_cn(State& s, Country c, Side side, int count) {
    s.cn[ix(c)] = static_cast<std::uint8_t>(count == 0 ? 0 : 1 + 2 * at(side) + count - 1);
}
inline bool has_pa_of(const State& s, Country c, Side side) { return s.pa[ix(c)] == at(side) + 1; }

// Adds within a limit; what goes beyond is lost.
inline void add_to(std::uint8_t& field, int n, int limit) {
    field = static_cast<std::uint8_t>(field + n > limit ? limit : field + n);
}

inline constexpr int os_max = 60, due_max = 30, production_max = 24; // beyond anything the rules can reach

} // namespace wc::churchill

// State: everything on and beside Gathering Storm's table, as one plain value.
#pragma once

#include "core/dice.hpp"
#include "core/frames.hpp"
#include "gathering_storm/kinds.hpp"

#include <array>
#include <type_traits>

namespace wc::gathering_storm {

template <class V> using ByPower = std::array<V, power_count>;
template <class V> using ByAlliance = std::array<V, alliance_count>;
template <class V> using ByCountry = std::array<V, country_count>;
template <class V> using ByUnit = std::array<V, unit_type_count>;
template <class V> using ByTarget = std::array<V, target_count>;
using Byte = std::uint8_t;
using Signed = std::int8_t;

inline constexpr int hand_max = 16;      // cards of one power in a turn
inline constexpr int yard_max = 3;       // shipyards of one power
inline constexpr int arrival_max = 6;    // turns that a unit may be under way
inline constexpr int counter_values = 4; // 0 .. 3
inline constexpr int war_count = 3;      // Spain, Greece, Yugoslavia
inline constexpr Byte unseen_card = card_count + 1;
inline constexpr Byte unseen_steps = 31;

// A card in a hand. Others see a slot only once it is shown.
enum class Slot : Byte {
    held,       // not decided yet; in views also: not seen
    played,     // will take effect, not shown yet
    declined,   // will be shown and have no effect
    shown,      // takes effect, known to all
    shown_idle, // declined and known to all
};

// A diplomatic counter face down in a country.
enum class Counter : Byte { none, zero, one, two, three, free_one, unseen, pending };

// Who has a country for good; its track is closed unless open.
enum class Control : Byte { open, germany, italy, britain, france, russia, neutral, satellite };

// How a civil war stands.
enum class War : Byte { peace, fought, over };

enum class Conversion : Byte { none, to_civil, idle_to_military, civil_to_military };

// How Poland was dealt with (29.22).
enum class PolandOption : Byte { none, conquest_with_pact, neutral, satellite, plain_conquest };

// A joint answer, hidden until both have given it (24 of the reference).
enum class Answer : Byte { none, mild, strong, unseen };

// How the game ended.
enum class Ending : Byte { running, war, no_war };

// Where a research point comes from, in the order in which points are assigned (15.31); rival: the step of an RX event.
enum class Source : Byte { rival, advanced, intelligence, air, naval, military, counter, general };
inline constexpr int source_count = 8;
inline constexpr Byte rival_mark = 1;    // RX: a rival has more steps in this project
inline constexpr Byte advanced_mark = 2; // an advanced point went here this turn: 15.3 allows a third
inline constexpr Byte rival_used = 4;    // a step of RX went here this turn: the limit of 15.3 does not count it

// What a power plans in the economic phase (13); it takes effect at the common reveal. Blank in others' views.
struct Plan {
    Conversion conversion{};
    Byte yield = 0;                          // 14.6 what was chosen: 0 nothing to choose, 1 the first, 2 the second
    Byte counter = 0;                        // research counter: its value, 0 none
    Byte research_only = 0;                  // 12.22A
    std::array<Byte, source_count> points{}; // research points still to assign, by Source
    ByUnit<Byte> built{};                    // units paid for
    std::array<Byte, yard_max> started{};    // ship type + 1 begun in that yard this turn
    std::array<Byte, yard_max> steps{};      // steps added this turn
    std::array<Byte, counter_values> used{}; // counters for construction
    Byte naval_used = 0;
    Byte saved_used = 0; // 19.3 saved points spent
    Byte left_over = 0;  // 18.41 activity points that counters left over
    Byte free_step = 0;  // CS+1 cards used
    Byte cheap_unit = 0; // CU-1 cards (Russia: CS0) used
    Byte cost = 0;       // tile points of the phase so far
    Byte finished = 0;   // the chain is over

    friend constexpr bool operator==(const Plan&, const Plan&) = default;
};

struct State {
    using Step = gathering_storm::Step;
    static constexpr int max_depth = 3;

    Dice dice;
    std::array<std::uint64_t, 3> discard{}; // bit card - 1
    Frames<max_depth> frames;
    SeatSet viewer = all_seeing;
    Scenario scenario{};
    Byte players = 0; // option: 0 .. 3 for two to five players
    Byte turn = 1;    // 1 = Spring 1935 .. 28 = Winter 1941
    Signed climate = 0;
    Byte general = 0;                // this turn's general card, 1 .. 144; 0 none
    Byte fission = 0;                // atomic research is open
    std::array<Byte, 3> face_down{}; // tiles of value 1, 2, 3 face down

    // --- cards (8, 9) ---
    ByPower<Byte> hand_size{};
    ByPower<std::array<Byte, hand_max>> hand{}; // card 1 .. 144 in dealing order, unseen_card in views
    ByPower<std::array<Slot, hand_max>> slot{};
    ByTarget<Byte> cards_owed{};         // 9.14
    ByPower<Signed> event_support{};     // 10.41B of general events, and of what was found unused at resolution
    Byte axis_led = 0, russia_clean = 0; // conditions of SC cards at the start of the turn

    // --- economy (10 - 14, 17) ---
    ByPower<Byte> points{};
    ByPower<Signed> level{};                               // public support level
    ByPower<Byte> deficit{};                               // 10.41C of this turn
    ByPower<Byte> deficit_next{};                          // and the next
    ByPower<Signed> crisis_support{};                      // 17.2, 32.8 of this turn
    ByPower<Signed> crisis_support_next{};                 // and the next
    ByPower<Byte> civil{}, idle{}, military{}, captured{}; // factories; military: own ones
    ByPower<Byte> shipyard_turn{};                         // turn in which the increase was mobilized, 0 none
    ByPower<std::array<Byte, counter_values>> pool{};      // activity counters of this turn by value
    ByPower<Byte> naval_pool{}, research_pool{};
    ByPower<std::array<Byte, counter_values>> used{}; // laid open at the economic reveal (13.12B)
    ByPower<Byte> naval_used{};
    ByPower<std::array<Signed, counter_values>> swing{}, swing_next{}; // 12.22G extra (+) or lost (-) counters
    ByPower<Byte> free_counter{}, free_counter_next{};                 // 12.22F
    ByPower<Byte> last_tiles{};                                        // drawn this turn, in points
    ByPower<Plan> plan{};

    // --- units, ships, balance (18 - 20) ---
    ByPower<ByUnit<Byte>> active{}, reserve{};
    ByPower<std::array<ByUnit<Byte>, arrival_max>> due{}; // [0] arrives next turn
    ByPower<Byte> fleet{};                                // factors of launched ships, those of the start included
    ByPower<std::array<Byte, ship_type_count>> ships{};   // begun or launched
    ByPower<std::array<Byte, yard_max>> yard{};           // ship type + 1
    ByPower<std::array<Byte, yard_max>> yard_steps{};
    ByPower<Byte> saved{}; // 19.3

    // --- research (15, 16) ---
    std::array<Byte, project_count> steps{};   // unseen_steps in others' views
    std::array<Byte, project_count> added{};   // planned this turn, not revealed yet
    std::array<Byte, project_count> results{}; // announced
    std::array<Byte, project_count> marks{};   // rival_mark, advanced_mark: known to its alliance until the reveal
    ByAlliance<Byte> covert_used{};            // INT3 this year
    Byte subversion_used = 0;                  // INT5 this year
    ByAlliance<Byte> counter_used{};           // INT2 this turn

    // --- Russia (21, 22) ---
    Byte purge_deck = 0;                 // mask of PurgeCard
    Byte purge_now = 0, purge_first = 0; // mask of this turn's cards; the one drawn first + 1
    Byte purge_out = 0;                  // last turn's, back after the next draw
    Byte great_drawn = 0;                // times
    Byte great_added = 0;
    Byte purge_level = 0;
    Byte purge_pending = 0;      // parts of this turn's purge still to settle
    Byte party_silence = 0;      // 22.21 B
    Byte no_advanced = 0;        // 22.31
    Byte only_intelligence = 0;  // 22.41
    Signed garrison = 0;         // the support modifier of the last check (10.91D)
    Signed garrison_surplus = 0; // of the last check; negative: deficit
    Byte must_build = 0;         // 18.51
    Byte no_military = 0;        // 21.3

    // --- countries (14, 24, 25) ---
    ByCountry<ByPower<Byte>> flags{};
    ByCountry<Control> control{};
    ByCountry<ByPower<Byte>> military_counters{};
    ByCountry<ByPower<Counter>> counters{};
    Byte counters_open = 0;             // the counters have been revealed (24.57)
    ByAlliance<ByCountry<Byte>> ring{}; // owner + 1
    ByAlliance<Byte> rings_left{};      // earned and not placed
    Byte anti_comintern = 0;            // country + 1
    ByPower<Byte> extras{};             // bits: Extra already used
    ByPower<Byte> military_placed{};    // this turn
    ByPower<Byte> slots_used{};         // regular diplomatic slots used or passed
    ByPower<std::array<Byte, 2>>
        look{}; // by Germany, Britain, Russia: country * 5 + power + 1 of the counters looked at
    std::array<Byte, war_count> unrest{}; // boxes filled before the war
    std::array<War, war_count> war{};
    std::array<Byte, war_count> markers{}; // not yet credited
    std::array<ByAlliance<Byte>, war_count> credited{};
    std::array<Byte, war_count> last_side{}; // with the advantage last turn: 0 none, 1 Axis, 2 Allies and Russia
    std::array<ByPower<Byte>, war_count>
        war_events{};                             // CW events that count in this turn's resolution (25.2), by holder
    Byte support_loss = 0, support_loss_next = 0; // 24.7 mask of powers
    Byte resolved = 0; // covert operations or flag results still to carry out in the country of the frame below
    Byte resolve_winner = 0, resolve_main = 0; // alliance + 1, power + 1

    // --- aggressions and crisis (26 - 32) ---
    ByTarget<Byte> attack_turn{};  // turn in which an aggression went through (German ones succeed at once)
    ByTarget<Byte> success_turn{}; // turn of completion; of a part also when the whole was taken
    ByTarget<Byte> safe_until{};   // last turn in which the aggressor may not try again after backing down
    Byte conquest = 0;             // Italian target + 1 under attack
    Byte conquest_left = 0;        // Ethiopia: turns; others: points still needed
    PolandOption poland{};
    Byte pact_turn = 0;       // turn of signing, 0 never
    Byte pact_broken = 0;     // turn of breaking
    Byte pact_asked = 0;      // a proposal was made in this crisis phase
    Byte gave_way = 0;        // 31.3
    ByPower<Byte> conceded{}; // 32.8 once per game
    Byte aggressor = 0;       // power + 1 of the crisis at hand
    Byte target = 0;          // target + 1
    Byte tile = 0;            // resistance tile (28.5)
    Byte threatened = 0;      // mask of powers that threatened
    Byte pledged = 0;
    Byte declared = 0; // mask of Axis powers that declared an aggression this turn
    ByPower<Answer> answer{};
    Byte declarer = 0, against = 0; // 32.8 power + 1
    Byte flags_due = 0;             // flags a concession still gives
    ByPower<Byte> at_war{};         // mask of enemies

    Ending ended{};
    Byte winners = 0; // mask of powers once over
    std::array<Byte, 1> padding{};

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048);

// --- small words that every chapter uses ---------------------------------------------------------------------------

constexpr int at(auto e) { return static_cast<int>(e); }
constexpr std::size_t ix(auto e) { return static_cast<std::size_t>(e); }
template <class E> constexpr E nth(int k) { return static_cast<E>(k); }
constexpr Byte byte(int n) { return static_cast<Byte>(n); }
constexpr Seat seat_of(Power p) { return seat(at(p)); }
constexpr Power power_of(Seat s) { return static_cast<Power>(index(s)); }
constexpr Byte bit_of(Power p) { return byte(1 << at(p)); }
constexpr bool has_bit(int mask, auto e) { return ((mask >> at(e)) & 1) != 0; }

inline constexpr std::array<Power, power_count> all_powers{Power::germany, Power::italy, Power::britain, Power::france,
                                                           Power::russia};
inline constexpr std::array<Country, war_count> war_countries{Country::spain, Country::greece, Country::yugoslavia};

constexpr Alliance alliance_of(Power p) {
    return p <= Power::italy ? Alliance::axis : p <= Power::france ? Alliance::allies : Alliance::russia;
}
constexpr Power lead_of(Alliance a) { // decides what is joint (24 of the reference)
    return a == Alliance::axis ? Power::germany : a == Alliance::allies ? Power::britain : Power::russia;
}
constexpr SeatSet seats_of(Alliance a) {
    return a == Alliance::axis ? SeatSet{3} : a == Alliance::allies ? SeatSet{12} : SeatSet{16};
}

// 2.21 Who plays what, by the number of players.
inline int player_count(const State& s) { return s.players + 2; }
inline bool axis_split(const State& s) { return s.players >= 2; }
inline bool allies_split(const State& s) { return s.players >= 3; }
inline bool split(const State& s, Alliance a) {
    return a == Alliance::axis ? axis_split(s) : a == Alliance::allies && allies_split(s);
}

constexpr Season season_of(int turn) { return static_cast<Season>((turn - 1) % 4); }

// May a viewer of this state see what belongs to this power, to this alliance?
inline bool sees(const State& s, Power p) { return s.viewer == all_seeing || s.viewer.contains(seat_of(p)); }
inline bool sees(const State& s, Alliance a) { return s.viewer == all_seeing || (s.viewer & seats_of(a)).bits != 0; }

inline Slot slot_of(const State& s, Power p, int k) { return s.slot[ix(p)][static_cast<std::size_t>(k)]; }
inline int card_of(const State& s, Power p, int k) { return s.hand[ix(p)][static_cast<std::size_t>(k)]; }

// Extra diplomatic counters that are used once a turn (24.54); spy rings and civil wars are bounded by 24.55.
enum class Extra : Byte { initiative, league, success };

// Adds within limits; what goes beyond is lost.
inline void add_to(Byte& field, int n, int limit = 255) {
    const int sum = field + n;
    field = byte(sum < 0 ? 0 : sum > limit ? limit : sum);
}
inline void add_to(Signed& field, int n, int limit = 120) {
    const int sum = field + n;
    field = static_cast<Signed>(sum < -limit ? -limit : sum > limit ? limit : sum);
}

} // namespace wc::gathering_storm

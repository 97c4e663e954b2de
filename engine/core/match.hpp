// Match: one game being played: the state, who sits where, the record, undo and redo, and what the last answer did.
#pragma once

#include "core/table.hpp"

#include <array>

namespace wc {

// Who answers for a seat: persons 0 .. 6 (one person may hold several seats) or the table's bot number k.
struct Control {
    std::uint8_t code = 0; // 0 .. 6 person, 8 + k bot

    static constexpr Control person(int k) { return {static_cast<std::uint8_t>(k)}; }
    static constexpr Control bot(int k) { return {static_cast<std::uint8_t>(8 + k)}; }
    constexpr bool is_bot() const { return code >= 8; }
    constexpr int bot_index() const { return code - 8; }
    friend constexpr bool operator==(Control, Control) = default;
};
using Controls = std::array<Control, 7>;

// A recorded decision: which answer of how many.
struct Decision {
    Seat seat = Seat::nobody;
    std::uint16_t index = 0;
    bool final = false; // a die was rolled or something revealed: can't be taken back
};

// The dice were replaced before decision number `at`: a branch, so that looking ahead is no oracle.
struct Reseed {
    std::uint32_t at = 0;
    Seed seed = 0;
};

struct Snapshot {
    std::size_t decisions = 0;
    Bytes state;
};

struct Match {
    const Table* table = nullptr;
    Options options{};
    Controls controls{};
    Seed seed = 0;
    bool from_position = false; // `start` is not the set-up of options and seed
    Bytes start;

    Bytes state;
    Question question;
    std::vector<Decision> decisions;
    std::vector<Decision> undone; // for redo, last undone at the back
    std::vector<Reseed> reseeds;

    std::vector<Event> events;           // the whole journal
    std::size_t setup_events = 0;        // how many of them belong to the set-up
    std::vector<std::size_t> event_ends; // how many events there were after each decision
    std::size_t last_first_event = 0;    // the last answer's events start here ...
    Bytes last_frames;                   // ... and the state after each of them stands here, one after another

    std::vector<Snapshot> snapshots; // one every 64 decisions
};

inline constexpr std::size_t max_recorded = 65535;

Match begin_match(const Table&, const Options&, const Controls&, Seed);

// A match that starts from a true position (opened from a link). The position must have passed `check`.
Match begin_from(const Table&, Bytes position, const Controls&);

// Carries out a choice of a seat, or says why not and changes nothing.
std::expected<void, Refusal> choose(Match&, Seat, const Choice&);

// Lets the bot that is to move answer. False: no bot is to move.
bool let_bot_choose(Match&, int nodes);

// The person whose turn it is, or -1 (a bot's turn, or over).
int person_to_move(const Match&);
SeatSet seats_of(const Match&, int person);

// Undo goes to this person's last decision, if nothing since can't be taken back.
bool can_undo(const Match&, int person);
bool undo(Match&, int person);
bool can_redo(const Match&);
bool redo(Match&);

// The match as it stood after `count` decisions, to be played on from there with new dice.
Match branch(const Match&, std::size_t count, Seed);
// The state after `count` decisions.
Bytes state_after(const Match&, std::size_t count);

// The number, from 1, of the turn in which the match stands after `count` decisions: a person's decisions in a row are one
// turn, bots' are none.
int turn_at(const Match&, std::size_t count);
// How many decisions two records of a game have in common, from the start and with the same dice.
std::size_t common_decisions(const Match&, const Match&);

// The events after `count` decisions, made again from the record, and the state after each of them.
struct Retold {
    std::size_t first = 0; // number of the first event
    std::vector<Event> events;
    Bytes frames; // one state after another
};
Retold retell(const Match&, std::size_t count);

Bytes view_of(const Match&, SeatSet);
std::uint64_t hash_of(const Match&);

} // namespace wc

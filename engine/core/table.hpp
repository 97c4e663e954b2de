// Table: the one contract every game satisfies, as plain functions over a plain value.
//
// A game is described by a struct T of static members (see engine/churchill/table.hpp):
//
//   using State                a value: trivially copyable, no pointers, unique object representation; it has
//                              `viewer` (SeatSet: all_seeing for a true position), `frames`, `dice`, and `max_depth`, `Step`
//   id, revision, seats        its name, its rules revision, how many seats (<= 7)
//   max_decisions, max_steps   bounds: decisions in a game; automatic steps between two decisions
//   rows, kind_sizes           the sequence of play (rows.hpp); how many indexes each of the 16 Ref kinds has
//   scenarios, options         what can be chosen before a game (options.hpp)
//   milestones                 events that statistics count
//   start(Options, Seed, Journal&) -> State    the set-up, frames at the first step (core runs it to the first question)
//   observe(State, SeatSet) -> State           the position as those seats may see it; idempotent
//   determinize(State view, Seat, Dice&) -> State   a true position that the view allows
//   outcome(const State&) -> Outcome           works on views
//   describe(const State&, Lines&)             the table in sentences
//   check(const State&) -> const char*         the invariant that does not hold, or null
//   walk(W&, State&)                           every field once (walk.hpp); `viewer` first
//   name(Ref) -> Text                          what a Ref is called
//   label(const State&, Choice) -> Line        what a choice is called on a button
//
// `of<T>()` turns that into a row of function pointers over raw bytes, so that cli, web and shell know no game.
#pragma once

#include "core/hash.hpp"
#include "core/options.hpp"
#include "core/outcome.hpp"
#include "core/rows.hpp"
#include "core/walk.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

namespace wc {

// A state of any table, as bytes.
using Bytes = std::vector<std::byte>;

// Why a text or a choice from outside is refused, in the player's words.
using Problem = Text;

struct Bot {
    std::string_view id;
    Text name;
    // Index of the chosen answer; sees a view only. `nodes` bounds the effort of searching players.
    int (*pick)(const std::byte* view, const Question&, Dice&, int nodes);
};

// One leaf of a forecast: where the dice may lead, with probability 1 / `ways`.
struct Leaf {
    std::vector<Roll> rolls; // sides and values, in order
    std::uint64_t ways = 1;
    Bytes after;
};
struct Forecast {
    bool exact = true; // false: cut, or what is hidden from the viewer decides as well
    bool cut = false;  // only the first roll was followed
    std::vector<Leaf> leaves;
};

// An event worth counting over many games; with an operand only where the event names it.
struct Milestone {
    std::string_view id;
    Text event;
    Ref operand{};
};

struct RandomGame {
    int decisions = 0;
    std::uint64_t choices = 0; // summed over the decisions
    std::uint64_t hash = 0;
    bool dead_end = false;
};

struct Table {
    std::string_view id;
    int revision, seats, max_decisions;
    std::size_t state_size;
    std::span<const ScenarioName> scenarios;
    std::span<const OptionName> options;
    std::span<const Bot> bots;
    std::span<const std::string_view> rule_ids;
    std::span<const Milestone> milestones;

    void (*setup)(const Options&, Seed, std::byte*, Question&, Journal&);
    void (*ask)(const std::byte*, Question&);
    std::expected<void, Refusal> (*answer)(std::byte*, Seat, const Choice&, Question&, Journal&);
    Refusal (*refusal)(const std::byte*, Seat, const Choice&);
    void (*consider)(const std::byte*, Considered&);
    void (*observe)(const std::byte*, SeatSet, std::byte*);
    void (*determinize)(const std::byte* view, Seat, Dice&, std::byte*);
    Outcome (*outcome)(const std::byte*);
    void (*describe)(const std::byte*, Lines&);
    std::optional<Broken> (*check)(const std::byte*); // everything: bounds, frames, invariants
    void (*pack)(const std::byte*, RangeEncoder&);
    void (*unpack)(RangeDecoder&, int format, std::byte*);
    void (*reseed)(std::byte*, Seed);
    SeatSet (*viewer)(const std::byte*);
    std::string (*dump)(const std::byte* state,
                        const std::byte* base);              // "name index value" lines that differ from base
    bool (*parse)(std::string_view lines, std::byte* state); // applies such lines to a state
    Forecast (*forecast)(const std::byte* view, const Choice&);
    Text (*name)(Ref);
    Line (*label)(const std::byte* view, const Choice&);
    RandomGame (*play_random)(const Options&, Seed, bool checked); // as fast as the table goes
};

} // namespace wc

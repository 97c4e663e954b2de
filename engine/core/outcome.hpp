// Outcome: the score as lines with their rules, callable at any time; the winner once the game is over.
#pragma once

#include "core/line.hpp"
#include "core/seat.hpp"

#include <array>
#include <vector>

namespace wc {

struct ScoreLine {
    Seat seat = Seat::nobody;
    Line line{};
    int points = 0;
};

struct Outcome {
    bool over = false;
    Seat winner = Seat::nobody;    // nobody while the game runs
    SeatSet winners{};             // all that win together or share a draw; empty: `winner` alone
    Line reason{};                 // how the winner was found
    std::array<int, 7> totals{};   // by seat, before adjustments of the end of the game
    std::array<int, 7> finals{};   // by seat, after them
    std::vector<ScoreLine> scores; // the totals' parts, in order
    Lines standing{}; // what the totals come to under the rule that finds the winner; empty: the highest total wins

    // Alone, together with others, or in a draw; never while the game runs.
    bool won(Seat who) const { return over && (winner == who || winners.contains(who)); }
};

// A broken invariant, in English for developers and logs.
struct Broken {
    std::string_view what;
};

} // namespace wc

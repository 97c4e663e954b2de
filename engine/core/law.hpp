// Law: what every accepted position owes. It plays to the end by random choices with no empty list, no refusal of a listed choice,
// `check` true throughout, within the table's max_decisions; and every question about a view of it has an answer.
#pragma once

#include "core/envelope.hpp"

namespace wc {

struct Verdict {
    std::string_view broken; // what is broken, in English for developers; empty: nothing
    int decisions = 0;
};

// What is asked on the way besides `check`: nothing, or everything about every view, which is slow.
enum class Views : std::uint8_t { unasked, asked };

inline constexpr int to_the_end = 1 << 20; // decisions

// Plays a true position that has been accepted to its end, or for that many decisions.
Verdict play_lawfully(const Table&, const std::byte* position, Seed, Views views = Views::asked, int most = to_the_end);

// Asks a position or view everything that can be asked without changing it.
std::string_view ask_everything(const Table&, const std::byte* state);

// What an opened text owes: a game or position is played on, a view is dealt and played on.
Verdict hold_to_law(const Opened&, Seed, Views views = Views::asked, int most = to_the_end);

} // namespace wc

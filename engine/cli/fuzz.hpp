// Fuzz: what is tried against a table, and what it should never let through.
#pragma once

#include "cli/notes.hpp"
#include "core/law.hpp"
#include "core/mutate.hpp"

namespace wc::cli {

struct Findings {
    std::int64_t games = 0, decisions = 0;
    std::int64_t dead_ends = 0, invariant_failures = 0;
    std::int64_t forged_accepted = 0, wrong_seat_accepted = 0, bad_links_accepted = 0;
    Notes notes;

    bool clean() const {
        return (dead_ends | invariant_failures | forged_accepted | wrong_seat_accepted | bad_links_accepted) == 0;
    }
};

// One table under test.
struct Fuzz {
    const Table& table;
    void (*tweak)(std::byte* state, Dice&); // another value in one field
    Dice dice;
    Findings found;
    std::vector<Choice> seen; // choices that were legal somewhere, to be tried where they are not
    std::string other_text;   // a link of another position, to be spliced in
};

void note(Fuzz&, std::int64_t& count, std::string_view what, std::string_view shown);

// fuzz_choices.cpp: forged choices and wrong seats against a position with its question. Nothing may change.
void forge_choices(Fuzz&, const Bytes& state, const Question&);
void answer_from_wrong_seats(Fuzz&, const Bytes& state, const Question&);

// fuzz_links.cpp: damaged and forged texts of a match as it stands.
void forge_links(Fuzz&, const Match&);

} // namespace wc::cli

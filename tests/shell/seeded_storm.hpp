// Seeded games of Gathering Storm for tests of its views.
#pragma once

#include "generated/embedded_text.hpp"
#include "shell/app/app_parts.hpp"
#include "shell/tables/gathering_storm_parts.hpp"
#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstring>

namespace wc::shell::seeded_storm {

inline Session session_in(Language language) {
    Session s;
    s.tables = all_tables;
    const bool english = language == Language::en;
    REQUIRE(load_words(s, language, "core", english ? embedded_en_core : embedded_es_core));
    REQUIRE(load_words(s, language, "gathering_storm",
                       english ? embedded_en_gathering_storm : embedded_es_gathering_storm));
    return s;
}

struct Wanted {
    std::uint8_t scenario = 2;  // the evening's game of 1938
    std::uint8_t powers = 0x1f; // bits of those that people play, all at one screen; bots play the others
    bool alone = true;          // one person has all of them
    Seed seed = 3;
    Language language = Language::en;
};

// A game of five powers.
inline Session game(const Wanted& w) {
    Session s = session_in(w.language);
    Controls controls{};
    for (std::uint8_t k = 0; k < gathering_storm::power_count; ++k) {
        const bool person = (w.powers >> k & 1) != 0;
        controls[k] = !person ? Control::bot(0) : Control::person(w.alone ? std::uint8_t{0} : k);
    }
    Options options{};
    options.scenario = w.scenario;
    options.values[0] = 3;
    start_game(s, gathering_storm_table, options, controls, w.seed);
    if (s.waiting >= 0) take_device(s);
    return s;
}

inline gathering_storm::State state_of(const Session& s) {
    gathering_storm::State state;
    std::memcpy(static_cast<void*>(&state), s.view.data(), sizeof state);
    return state;
}
inline gathering_storm::Step step_of(const Session& s) { return storm::step_of(state_of(s)); }

// Any choice; plays differ by seed and length.
inline void choose_some(Session& s) {
    if (s.waiting >= 0) take_device(s);
    const std::uint64_t n = s.question.choices.size();
    REQUIRE(n >= 1);
    REQUIRE(choose_index(s, static_cast<int>((s.version * 2654435761u >> 7) % n)));
    if (s.waiting >= 0) take_device(s);
    finish_playback(s);
}

// Plays on until this step asks, in this turn or later; false: the game ended before.
inline bool play_to(Session& s, gathering_storm::Step step, int turn = 0) {
    for (int k = 0; k < 6000 && !s.outcome.over; ++k) {
        if (step_of(s) == step && state_of(s).turn >= turn && may_choose(s)) return true;
        choose_some(s);
    }
    return false;
}

} // namespace wc::shell::seeded_storm

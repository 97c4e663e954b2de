// Seeded games for tests of the application: sessions at a step of a conference, and what was drawn of them.
#pragma once

#include "churchill/state.hpp"
#include "generated/embedded_text.hpp"
#include "shell/app/app.hpp"
#include "shell/widgets/pen_svg.hpp"
#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstring>
#include <string>

namespace wc::shell::seeded {

inline Session session_in(Language language) {
    Session s;
    s.tables = all_tables;
    const bool english = language == Language::en;
    REQUIRE(load_words(s, language, "core", english ? embedded_en_core : embedded_es_core));
    REQUIRE(load_words(s, language, "churchill", english ? embedded_en_churchill : embedded_es_churchill));
    return s;
}

inline churchill::State state_of(const Session& s) {
    churchill::State state;
    std::memcpy(static_cast<void*>(&state), s.view.data(), sizeof state);
    return state;
}

inline churchill::Step step_of(const Session& s) {
    const churchill::State state = state_of(s);
    return state.frames.depth == 0 ? churchill::Step::count : static_cast<churchill::Step>(state.frames.top().step);
}

// Any choice; plays differ by seed and length.
inline void choose_some(Session& s) {
    if (s.waiting >= 0) take_device(s);
    const std::uint64_t n = s.question.choices.size();
    REQUIRE(n >= 2);
    REQUIRE(choose_index(s, static_cast<int>((s.version * 2654435761u >> 7) % n)));
}

struct Wanted {
    churchill::Scenario scenario = churchill::Scenario::campaign;
    int people = 1; // 1: the US against bots; 3: at one screen
    Seed seed = 5;
    Language language = Language::en;
};

inline Session game(const Wanted& w) {
    Session s = session_in(w.language);
    Controls controls{Control::bot(1), Control::bot(1), Control::person(0)};
    if (w.people == 3) controls = {Control::person(0), Control::person(1), Control::person(2)};
    Options options{};
    options.scenario = static_cast<std::uint8_t>(w.scenario);
    start_game(s, churchill_table, options, controls, w.seed);
    if (w.people == 3) take_device(s);
    return s;
}

// Plays on until this step of this conference, or a later one, asks; false: the game ended before.
inline bool play_to(Session& s, churchill::Step step, int conference) {
    for (int k = 0; k < 5000 && !s.outcome.over; ++k) {
        if (step_of(s) == step && state_of(s).conference >= conference && may_choose(s)) break;
        choose_some(s);
    }
    finish_playback(s);
    return !s.outcome.over;
}

inline void play_to_end(Session& s) {
    for (int k = 0; k < 5000 && !s.outcome.over; ++k) choose_some(s);
    finish_playback(s);
    REQUIRE(s.outcome.over);
}

struct Drawn {
    std::string body;
    AppFrame frame;
};
inline Drawn draw(App& app, Session& s, Size size = {1280, 720}, double now = 1) {
    SvgSheet sheet = svg_sheet(size);
    Pen pen = svg_pen(sheet);
    const AppFrame frame = draw_app(app, s, pen, size, now);
    return {sheet.body, frame};
}

inline void tap_at(App& app, Session& s, Point p, double time, Device device = Device::mouse) {
    app_pointer(app, s, {.id = 1, .phase = Phase::down, .device = device, .at = p, .time = time});
    app_pointer(app, s, {.id = 1, .phase = Phase::up, .device = device, .at = p, .time = time + 0.05});
}
inline void tap(App& app, Session& s, const Place& place, double time, Device device = Device::mouse) {
    tap_at(app, s, place.rect.centre(), time, device);
}

} // namespace wc::shell::seeded

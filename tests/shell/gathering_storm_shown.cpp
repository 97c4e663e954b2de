// What Gathering Storm's views show before the click, and what they never show to others.
#include "recording.hpp"
#include "seeded_storm.hpp"

#include "shell/app/app_picture.hpp"

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT
using At = gathering_storm::Step;
using storm::Stage;

namespace {

int index_of(const Session& s, gathering_storm::Verb verb) {
    for (std::size_t k = 0; k < s.question.choices.size(); ++k)
        if (storm::verb_of(s.question.choices[k]) == verb) return static_cast<int>(k);
    return -1;
}

// Every text of a tab with a choice considered.
std::vector<std::string> texts_of(Session s, Stage tab, int preview) {
    App app;
    app.motion.reduced = true;
    recording::Sheet sheet;
    const Size size{1920, 1080};
    for (const double now : {1.0, 2.0, 3.0}) {
        Pen pen = recording::pen_on(sheet, size);
        if (now > 1) app.tab = static_cast<int>(tab);
        s.preview = preview;
        draw_app(app, s, pen, size, now);
    }
    std::vector<std::string> out;
    for (const recording::Written& each : sheet.texts)
        if (each.box.x < app.layout.stage.right()) out.push_back(each.text); // on the stage
    return out;
}

auto count_of(const std::vector<std::string>& all, const std::string& text) {
    return std::count(all.begin(), all.end(), text);
}

// The game as Britain finds it at its next question of the same phase, after Germany chose so.
Session after_german_choice(At step, int choice) {
    Session s = seeded_storm::game({.alone = false, .seed = 4});
    for (int k = 0; k < 4000 && (seeded_storm::step_of(s) != step || s.question.seat != seat(0)); ++k)
        seeded_storm::choose_some(s);
    REQUIRE(s.question.choices.size() > static_cast<std::size_t>(choice));
    REQUIRE(choose_index(s, choice));
    for (int k = 0; k < 400; ++k) {
        if (s.waiting >= 0) take_device(s);
        finish_playback(s);
        if (s.question.seat == seat(2)) break;
        CAPTURE(k, s.waiting, s.question.choices.size(), s.outcome.over, static_cast<int>(seeded_storm::step_of(s)));
        REQUIRE(choose_index(s, static_cast<int>(s.question.choices.size()) - 1));
    }
    REQUIRE(may_choose(s));
    REQUIRE(seeded_storm::step_of(s) < At::diplomacy_open);
    return s;
}

} // namespace

TEST_CASE("what a choice leads to stands on the stage before it is made", "[shell][gathering_storm]") {
    Session s = seeded_storm::game({.seed = 6});
    REQUIRE(seeded_storm::play_to(s, At::construction));
    while (index_of(s, gathering_storm::Verb::build) < 0) {
        seeded_storm::choose_some(s);
        REQUIRE(seeded_storm::play_to(s, At::construction));
    }
    const int build = index_of(s, gathering_storm::Verb::build);
    const gathering_storm::State state = seeded_storm::state_of(s);
    const int unit = s.question.choices[static_cast<std::size_t>(build)].a.index();
    const auto power = static_cast<std::size_t>(index(s.question.seat));
    const std::string more = std::to_string(state.active[power][static_cast<std::size_t>(unit)] + 1);
    CHECK(count_of(texts_of(s, Stage::powers, build), more) > count_of(texts_of(s, Stage::powers, -1), more));

    REQUIRE(seeded_storm::play_to(s, At::place_counter));
    while (index_of(s, gathering_storm::Verb::place_counter) < 0) {
        seeded_storm::choose_some(s);
        REQUIRE(seeded_storm::play_to(s, At::place_counter));
    }
    const int counter = index_of(s, gathering_storm::Verb::place_counter);
    CHECK(count_of(texts_of(s, Stage::europe, counter), "?") == count_of(texts_of(s, Stage::europe, -1), "?") + 1);
}

TEST_CASE("a crisis shows its steps and where each answer leads", "[shell][gathering_storm]") {
    Session s = seeded_storm::game({.seed = 6});
    REQUIRE(seeded_storm::play_to(s, At::respond));
    const std::vector<std::string> texts = texts_of(s, Stage::crisis, -1);
    for (const Text each : {Text::gathering_storm_shell_course_demand, Text::gathering_storm_shell_course_answer,
                            Text::gathering_storm_shell_course_resolve, Text::gathering_storm_shell_course_tile,
                            Text::gathering_storm_shell_course_ultimatum, Text::gathering_storm_shell_course_war})
        CHECK(count_of(texts, say(s, each)) == 1);
}

TEST_CASE("what is planned in secret is never drawn for another power", "[shell][gathering_storm]") {
    const auto drawn = [](const Session& s) {
        std::string out;
        for (int tab = 0; tab < 7; ++tab) out += picture(s, {.tab = tab});
        return out;
    };
    SECTION("a factory") {
        const Session one = after_german_choice(At::conversion, 0);
        const Session other = after_german_choice(At::conversion, 1);
        CHECK(drawn(one) == drawn(other));
    }
    SECTION("the screen is covered until the device is handed over") {
        Session s = seeded_storm::game({.alone = false, .seed = 4});
        for (int k = 0; k < 400 && s.waiting < 0 && !s.outcome.over; ++k)
            REQUIRE(choose_index(s, static_cast<int>(s.question.choices.size()) - 1));
        REQUIRE(s.waiting >= 0);
        CHECK(s.eyes.bits == 0);
        finish_playback(s);
        App app;
        recording::Sheet sheet;
        Pen pen = recording::pen_on(sheet, {1280, 720});
        draw_app(app, s, pen, {1280, 720}, 1);
        CHECK(find_place(app.places, PlaceKind::control, control::take_device) != nullptr);
    }
}

// Gathering Storm's views: sums that add up to the engine's numbers, every tab on every screen, a place for every choice.
#include "shell/tables/gathering_storm_parts.hpp"

#include "generated/embedded_text.hpp"
#include "shell/app/app_parts.hpp"
#include "shell/app/app_picture.hpp"
#include "shell/widgets/pen_svg.hpp"
#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT

namespace {

Session storm_session(Language language) {
    Session s;
    s.tables = all_tables;
    const bool english = language == Language::en;
    REQUIRE(load_words(s, language, "core", english ? embedded_en_core : embedded_es_core));
    REQUIRE(load_words(s, language, "gathering_storm",
                       english ? embedded_en_gathering_storm : embedded_es_gathering_storm));
    return s;
}

// The Axis against bots, or Britain, from the scenario of 1938.
Session storm_game(Language language, Seed seed, int person) {
    Session s = storm_session(language);
    Controls controls{};
    for (int k = 0; k < 5; ++k)
        controls[static_cast<std::size_t>(k)] = k == person ? Control::person(0) : Control::bot(0);
    Options options{};
    options.scenario = 2;
    start_game(s, gathering_storm_table, options, controls, seed);
    return s;
}

gathering_storm::Step step_of(const Session& s) {
    gathering_storm::State state;
    std::memcpy(static_cast<void*>(&state), s.view.data(), sizeof state);
    return storm::step_of(state);
}

void choose_some(Session& s) {
    const std::uint64_t n = s.question.choices.size();
    REQUIRE(choose_index(s, static_cast<int>((s.version * 2654435761u >> 7) % n)));
    finish_playback(s);
}

bool play_to(Session& s, gathering_storm::Step step) {
    for (int k = 0; k < 3000 && !s.question.choices.empty(); ++k) {
        if (step_of(s) == step) return true;
        choose_some(s);
    }
    return false;
}

void check_sums(App& app, const Session& s) {
    namespace game = wc::gathering_storm;
    const Scene scene = scene_of(app, s, &gathering_storm_views);
    const game::State state = storm::state_of(scene);
    for (const game::Power p : game::all_powers) {
        CHECK(storm::support_sum(scene, state, p).total == game::true_support(state, p));
        CHECK(storm::income_sum(scene, state, p).total == game::income_of(state, p));
    }
    for (int k = 0; k < game::target_count; ++k) {
        const auto t = static_cast<game::Target>(k);
        const game::Power who = game::info(t).aggressor;
        CHECK(storm::strength_sum(scene, state, who, t).total ==
              game::strength(state, who, t, game::true_support(state, who)));
        CHECK(storm::resistance_sum(scene, state, t).total == game::resistance(state, t));
    }
    CHECK(storm::index_sum(scene, state).total == game::aggression_index(state));
    CHECK(storm::garrison_sum(scene, state).total == game::garrison(state));
    CHECK(storm::requirement_sum(scene, state).total == game::garrison_requirement(state));
    CHECK(storm::pact_sum(scene, state).total == game::pact_value(state));
    if (!game::case_open(state)) return;
    for (const game::Power p : {game::Power::britain, game::Power::france})
        CHECK(storm::war_value_sum(scene, state, p).total ==
              game::crisis_war_value(state, p, game::true_support(state, p)));
}

} // namespace

TEST_CASE("the sums shown add up to the engine's numbers", "[shell][gathering_storm]") {
    for (const Seed seed : {1u, 2u, 3u}) {
        Session s = storm_game(Language::en, seed, static_cast<int>(seed % 5));
        App app;
        for (int k = 0; k < 400 && !s.question.choices.empty(); ++k) {
            check_sums(app, s);
            choose_some(s);
        }
    }
}

TEST_CASE("a crisis says what the tile decides", "[shell][gathering_storm]") {
    Session s = storm_game(Language::en, 2, 2);
    REQUIRE(play_to(s, gathering_storm::Step::respond));
    App app;
    const Scene scene = scene_of(app, s, &gathering_storm_views);
    const gathering_storm::State state = storm::state_of(scene);
    const std::array<int, 3> chances = storm::tile_chances(state);
    CHECK(chances[0] + chances[1] + chances[2] == 100);
    int percent = 0;
    for (int k = storm::tile_needed(state); k <= 3; ++k) percent += chances[static_cast<std::size_t>(k - 1)];
    CHECK(storm::ultimatum_percent(state) == percent);
    CHECK(gathering_storm_views.tab_of_question(scene) == static_cast<int>(storm::Stage::crisis));
}

TEST_CASE("every tab of Gathering Storm draws on every screen, in both languages", "[shell][gathering_storm]") {
    using gathering_storm::Step;
    for (const Language language : {Language::en, Language::es}) {
        for (const Step step :
             {Step::conversion, Step::research_point, Step::construction, Step::place_counter, Step::aggression}) {
            Session s = storm_game(language, 3, 0);
            REQUIRE(play_to(s, step));
            for (const Size size : {Size{1280, 720}, Size{1000, 640}, Size{390, 844}, Size{360, 640}, Size{844, 390}})
                for (int tab = 0; tab < 7; ++tab) {
                    const std::string document =
                        picture(s, {.size = size, .tab = tab, .preview = 1, .finger = size.w < 900});
                    CHECK(document.size() > 3000);
                    CHECK(document.find("NaN") == std::string::npos);
                }
        }
    }
}

TEST_CASE("a counter can be placed by touching the map", "[shell][gathering_storm]") {
    Session s = storm_game(Language::en, 3, 0);
    REQUIRE(play_to(s, gathering_storm::Step::place_counter));
    for (const Size size : {Size{1280, 720}, Size{390, 844}}) {
        App app;
        SvgSheet sheet = svg_sheet(size);
        Pen pen = svg_pen(sheet);
        draw_app(app, s, pen, size, 1.0);
        for (const Choice& choice : s.question.choices)
            if (choice.a) CHECK(find_place(app.places, PlaceKind::ref, choice.a.bits) != nullptr);
    }
}

TEST_CASE("what is touched explains itself", "[shell][gathering_storm]") {
    Session s = storm_game(Language::es, 3, 0);
    App app;
    const Scene scene = scene_of(app, s, &gathering_storm_views);
    const auto said = [&](Ref r) {
        const About about = gathering_storm_views.about(scene, r);
        return !about.title.empty() && !about.lines.empty();
    };
    for (const auto p : gathering_storm::all_powers) {
        CHECK(said(gathering_storm::ref(p)));
        for (const storm::Fact f : {storm::Fact::income, storm::Fact::points, storm::Fact::factories,
                                    storm::Fact::counters, storm::Fact::units})
            CHECK(said(storm::fact_ref(p, f)));
    }
    for (const storm::Common c : {storm::Common::climate, storm::Common::armor, storm::Common::naval,
                                  storm::Common::garrison, storm::Common::cohesion, storm::Common::tiles})
        CHECK(said(storm::common_ref(c)));
    for (int k = 0; k < gathering_storm::country_count; ++k)
        CHECK(said(gathering_storm::ref(static_cast<gathering_storm::Country>(k))));
    for (int k = 0; k < gathering_storm::project_count; ++k)
        CHECK(said(gathering_storm::ref(static_cast<gathering_storm::Project>(k))));
}

TEST_CASE("every prompt of Gathering Storm says why it matters, and the guide's game begins",
          "[shell][gathering_storm][guide]") {
    std::size_t prompts = 0;
    for (const auto& row : gathering_storm::sequence_of_play) {
        if (row.prompt == Text::none) continue;
        ++prompts;
        const auto whys = gathering_storm_views.whys();
        CHECK(std::any_of(whys.begin(), whys.end(), [&](const Why& why) { return why.prompt == row.prompt; }));
    }
    CHECK(prompts > 40);
    const TableGuide* guide = guide_for("gathering_storm");
    REQUIRE(guide != nullptr);
    Session s = storm_session(Language::en);
    App app;
    REQUIRE(start_guide(app, s, *guide));
    std::size_t told = 0;
    for (int k = 0; k < 3000 && !s.question.choices.empty() && told < guide->lessons.size(); ++k) {
        while (const auto telling = next_lesson(app, s)) {
            CHECK(!say(s, telling->lesson->text).empty());
            tell_lesson(app, *telling);
            ++told;
        }
        finish_playback(s);
        const std::uint64_t n = s.question.choices.size();
        REQUIRE(choose_index(s, static_cast<int>((s.version * 2654435761u >> 7) % n)));
    }
    CHECK(told >= 15);
}

TEST_CASE("a lesson about a number of a power points at that number", "[shell][gathering_storm][guide]") {
    Session s = storm_session(Language::en);
    App app;
    REQUIRE(start_guide(app, s, *guide_for("gathering_storm")));
    const std::array<std::pair<Text, storm::Fact>, 2> numbers{
        {{Text::gathering_storm_guide_support, storm::Fact::support},
         {Text::gathering_storm_guide_income, storm::Fact::income}}};
    std::size_t seen = 0;
    for (int k = 0; k < 600 && seen < numbers.size() && !s.outcome.over; ++k) {
        SvgSheet sheet = svg_sheet({1280, 720});
        Pen pen = svg_pen(sheet);
        draw_app(app, s, pen, {1280, 720}, k + 1.0);
        const auto telling = lesson_on_stage(app, s);
        if (!telling) {
            if (playing(app, s))
                app_key(app, s, AppKey::enter);
            else
                choose_index(s, 0);
            continue;
        }
        for (const auto& [title, fact] : numbers) {
            if (telling->lesson->title != title) continue;
            const auto* whose =
                find_place(app.places, PlaceKind::ref,
                           storm::fact_ref(storm::thing<gathering_storm::Power>(telling->line.operands[0]), fact).bits);
            REQUIRE(whose != nullptr);
            CHECK(app.guide.target == whose->rect);
            ++seen;
        }
        app_key(app, s, AppKey::enter);
    }
    CHECK(seen == numbers.size());
}

TEST_CASE("what one player has opened at the screen is not there for the next", "[shell][gathering_storm][secrets]") {
    Session s = storm_game(Language::en, 3, 0);
    App app;
    const auto draw = [&](double now) {
        SvgSheet sheet = svg_sheet({1280, 720});
        Pen pen = svg_pen(sheet);
        draw_app(app, s, pen, {1280, 720}, now);
    };
    draw(1);
    using gathering_storm::operator""_rule;
    explain_rule(app, s, gathering_storm_views, "9.12"_rule);
    REQUIRE(app.note.shown());
    draw(2);
    CHECK(app.note.shown());
    s.eyes = only(seat(2));
    draw(3);
    CHECK_FALSE(app.note.shown());
}

// The application: taps and keys become choices, playback steps, notes explain, and nothing is drawn too small.
#include "seeded.hpp"

#include "shell/app/app_picture.hpp"
#include "shell/tables/views.hpp"

#include <algorithm>

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT
using At = churchill::Step;

namespace {

const Place* place_of(const App& app, PlaceKind kind, int id) {
    return find_place(app.places, kind, static_cast<std::uint16_t>(id));
}
const Place& place(const App& app, PlaceKind kind, int id) {
    const Place* found = place_of(app, kind, id);
    REQUIRE(found != nullptr);
    return *found;
}

std::vector<float> sizes_of_text(const std::string& body) {
    std::vector<float> all;
    const std::string start = " font-size=\"";
    for (auto at = body.find(start); at != std::string::npos; at = body.find(start, at + 1))
        all.push_back(std::stof(body.substr(at + start.size(), 8)));
    return all;
}

Session at_issue() {
    Session s = seeded::game({});
    REQUIRE(seeded::play_to(s, At::turn_issue, 1));
    return s;
}

} // namespace

TEST_CASE("a first touch considers a choice, a second one commits it", "[shell][app]") {
    Session s = at_issue();
    App app;
    seeded::draw(app, s);
    const std::size_t decided = s.match->decisions.size();
    seeded::tap(app, s, place(app, PlaceKind::choice, 1), 1);
    CHECK(s.preview == 1);
    CHECK(s.match->decisions.size() == decided);
    seeded::draw(app, s, {1280, 720}, 2);
    seeded::tap(app, s, place(app, PlaceKind::choice, 1), 3);
    CHECK(s.match->decisions.size() > decided);
}

TEST_CASE("a quick second tap is a slip and commits nothing", "[shell][app]") {
    Session s = at_issue();
    App app;
    seeded::draw(app, s);
    const std::size_t decided = s.match->decisions.size();
    const Place row = place(app, PlaceKind::choice, 0);
    seeded::tap(app, s, row, 1, Device::touch);
    seeded::tap(app, s, row, 1.15, Device::touch);
    CHECK(s.preview == 0);
    CHECK(s.match->decisions.size() == decided);
}

TEST_CASE("the play bar and Enter commit what is considered; Escape lets go", "[shell][app]") {
    Session s = at_issue();
    App app;
    seeded::draw(app, s);
    CHECK(place_of(app, PlaceKind::control, control::play) == nullptr); // nothing is considered: no bar to press
    app_key(app, s, AppKey::down);
    CHECK(s.preview == 0);
    app_key(app, s, AppKey::escape);
    CHECK(s.preview == -1);
    app_key(app, s, AppKey::up);
    CHECK(s.preview == static_cast<int>(s.question.choices.size()) - 1);
    seeded::draw(app, s, {1280, 720}, 2);
    std::size_t decided = s.match->decisions.size();
    seeded::tap(app, s, place(app, PlaceKind::control, control::play), 2);
    CHECK(s.match->decisions.size() > decided);
    finish_playback(s);
    if (s.outcome.over) return;
    seeded::draw(app, s, {1280, 720}, 3);
    app_key(app, s, AppKey::down);
    decided = s.match->decisions.size();
    app_key(app, s, AppKey::enter);
    CHECK(s.match->decisions.size() > decided);
}

TEST_CASE("a whole game: every choice is a row, and every thing it names is a place", "[shell][app]") {
    Session s = seeded::game({.scenario = churchill::Scenario::tournament, .people = 3, .seed = 11});
    App app;
    std::array<int, 64> seen{};
    for (int k = 0; k < 5000 && !s.outcome.over; ++k) {
        if (s.waiting >= 0) take_device(s);
        finish_playback(s);
        if (seen[static_cast<std::size_t>(seeded::step_of(s))]++ < 3) {
            CAPTURE(static_cast<int>(seeded::step_of(s)));
            seeded::draw(app, s, {1280, 1400}, 1 + k);
            if (const Place* all = place_of(app, PlaceKind::control, control::filter)) { // a long list
                seeded::tap(app, s, *all, 1 + k);
                seeded::draw(app, s, {1280, 1400}, 1.5 + k);
            }
            for (std::size_t i = 0; i < s.question.choices.size(); ++i) {
                const Choice& choice = s.question.choices[i];
                CAPTURE(i, choice.verb);
                CHECK(place_of(app, PlaceKind::choice, static_cast<int>(i)) != nullptr);
                const bool names_a_thing = choice.a && choice.a.kind() != Ref::number_kind;
                const bool shown = find_place(app.places, PlaceKind::ref, choice.a.bits) != nullptr ||
                                   (choice.b && find_place(app.places, PlaceKind::ref, choice.b.bits) != nullptr);
                CHECK((shown || !names_a_thing));
            }
        }
        seeded::choose_some(s);
    }
    CHECK(s.outcome.over);
    CHECK(std::count_if(seen.begin(), seen.end(), [](int n) { return n > 0; }) >= 12);
}

TEST_CASE("a thing on the stage is as good as its row", "[shell][app]") {
    Session s = at_issue();
    App app;
    seeded::draw(app, s);
    const Ref issue = s.question.choices[1].a;
    const std::size_t decided = s.match->decisions.size();
    seeded::tap(app, s, place(app, PlaceKind::ref, issue.bits), 1);
    CHECK(s.preview == 1);
    seeded::draw(app, s, {1280, 720}, 2);
    seeded::tap(app, s, place(app, PlaceKind::ref, issue.bits), 3);
    CHECK(s.match->decisions.size() > decided);
}

TEST_CASE("what is not legal now says why, with its rule", "[shell][app]") {
    Session s = seeded::game({});
    REQUIRE(seeded::play_to(s, At::agenda_pick, 1));
    App app;
    seeded::draw(app, s);
    const churchill::State state = seeded::state_of(s);
    const auto on_table =
        std::find_if(state.issue.begin(), state.issue.end(), [](auto spot) { return spot.on_table(); });
    REQUIRE(on_table != state.issue.end());
    const Ref thing = churchill::ref(static_cast<churchill::Issue>(on_table - state.issue.begin()));
    seeded::tap(app, s, place(app, PlaceKind::ref, thing.bits), 1);
    CHECK(s.preview == -1);
    CHECK(app.note.rule == "5.14");
    CHECK(app.note.text.find("on the table already") != std::string::npos);
    seeded::draw(app, s, {1280, 720}, 2);
    seeded::tap(app, s, place(app, PlaceKind::control, control::note), 3); // its rule, in short
    CHECK(app.note.title.starts_with("5.14"));
    seeded::draw(app, s, {1280, 720}, 4);
    seeded::tap(app, s, place(app, PlaceKind::control, control::close), 5);
    CHECK_FALSE(app.note.shown());
}

TEST_CASE("the question's rule is one touch away", "[shell][app]") {
    Session s = at_issue();
    App app;
    seeded::draw(app, s);
    seeded::tap(app, s, place(app, PlaceKind::control, control::why), 1);
    CHECK(app.note.title.starts_with("5.22"));
    CHECK_FALSE(app.note.text.empty());
}

TEST_CASE("what has happened is played back: by itself, step by step, or skipped", "[shell][app][playback]") {
    Session s = seeded::game({});
    REQUIRE_FALSE(s.playback.empty());
    App app;
    const auto first = seeded::draw(app, s, {1280, 720}, 1);
    CHECK(app.playback.running);
    CHECK(first.frame.wake_at > 1);
    CHECK(place_of(app, PlaceKind::choice, 0) == nullptr); // no answers while events are shown
    const std::size_t at = app.playback.at;
    seeded::draw(app, s, {1280, 720}, first.frame.wake_at + 0.01);
    CHECK((app.playback.at > at || s.playback.empty()));
    SECTION("a touch steps") {
        const std::size_t before = app.playback.at;
        seeded::tap(app, s, place(app, PlaceKind::control, control::step), 10);
        CHECK((app.playback.at > before || !app.playback.running));
    }
    SECTION("skipping shows the question at once") {
        seeded::tap(app, s, place(app, PlaceKind::control, control::skip), 10);
        CHECK(s.playback.empty());
        seeded::draw(app, s, {1280, 720}, 11);
        CHECK(place_of(app, PlaceKind::choice, 0) != nullptr);
    }
    SECTION("left alone it ends, and then nothing is drawn any more") {
        double now = 10;
        AppFrame frame{};
        for (int k = 0; k < 2000; ++k) {
            frame = seeded::draw(app, s, {1280, 720}, now).frame;
            if (frame.wake_at == 0 && !frame.again) break;
            now = frame.again ? now + 0.02 : frame.wake_at;
        }
        CHECK(s.playback.empty());
        CHECK_FALSE(frame.again);
        CHECK(frame.wake_at == 0);
    }
}

TEST_CASE("dice that roll show their number, their need and their chance", "[shell][app][playback]") {
    Session s = seeded::game({.seed = 3});
    App app;
    bool shown = false;
    for (int k = 0; k < 900 && !s.outcome.over && !shown; ++k) {
        const auto roll =
            std::find_if(s.playback.begin(), s.playback.end(), [](const Shown& e) { return e.event.roll.need > 0; });
        if (roll == s.playback.end()) {
            seeded::choose_some(s);
            continue;
        }
        seeded::draw(app, s);
        app.playback.at = static_cast<std::size_t>(roll - s.playback.begin());
        app.playback.until = 1e9;
        app.motion.reduced = true;
        const std::string body = seeded::draw(app, s, {1280, 720}, 2).body;
        shown = body.find("needs \xE2\x89\xA4 " + std::to_string(roll->event.roll.need)) != std::string::npos;
        CHECK(shown);
        break;
    }
    CHECK(shown);
}

TEST_CASE("while the device changes hands nothing of the table is on the screen", "[shell][app]") {
    Session s = seeded::session_in(Language::en);
    start_game(s, churchill_table, {}, {Control::person(0), Control::person(1), Control::person(2)}, 7);
    REQUIRE(s.waiting == 0);
    App app;
    const std::string body = seeded::draw(app, s).body;
    CHECK(body.find("Moscow") == std::string::npos);
    CHECK(body.find("MOSCOW") == std::string::npos);
    for (const Place& each : app.places.list) CHECK((each.kind == PlaceKind::block || each.kind == PlaceKind::control));
    seeded::tap(app, s, place(app, PlaceKind::control, control::take_device), 1);
    CHECK(s.waiting == -1);
    CHECK(seeded::draw(app, s, {1280, 720}, 2).body.find("MOSCOW") != std::string::npos);
}

TEST_CASE("without a game there is a table, and a way to a new one", "[shell][app]") {
    Session s = seeded::session_in(Language::en);
    App app;
    seeded::draw(app, s, {390, 844});
    seeded::tap(app, s, place(app, PlaceKind::control, control::new_game), 1);
    CHECK(app.wishes == std::vector{PageWish::new_game});
}

TEST_CASE("at rest nothing asks for another frame", "[shell][app]") {
    Session s = at_issue();
    App app;
    seeded::draw(app, s);
    const AppFrame frame = seeded::draw(app, s, {1280, 720}, 5).frame;
    CHECK_FALSE(frame.again);
    CHECK(frame.wake_at == 0);
    app_key(app, s, AppKey::down); // a considered card or issue may move a little
    const AppFrame after = seeded::draw(app, s, {1280, 720}, 6).frame;
    const AppFrame later = seeded::draw(app, s, {1280, 720}, 7).frame;
    CHECK_FALSE(later.again);
    CHECK(after.wake_at == 0);
}

TEST_CASE("on every screen and in both languages text is at least 11 pixels high and places stay inside",
          "[shell][app]") {
    struct Screen {
        Size size;
        Insets safe;
    };
    constexpr std::array<Screen, 7> screens{{{{1920, 1080}, {}},
                                             {{1280, 720}, {}},
                                             {{1024, 768}, {}},
                                             {{820, 1180}, {}},
                                             {{390, 844}, {0, 47, 0, 34}},
                                             {{360, 640}, {}},
                                             {{844, 390}, {47, 0, 47, 21}}}};
    for (const Language language : {Language::en, Language::es}) {
        Session s = seeded::game({.seed = 9, .language = language});
        for (const At step :
             {At::agenda_card, At::agenda_pick, At::turn, At::debate_offer, At::allocate, At::place_cn}) {
            if (!seeded::play_to(s, step, 1)) break;
            for (const Screen& screen : screens)
                for (int tab = 0; tab < 5; ++tab) {
                    CAPTURE(screen.size.w, screen.size.h, tab, static_cast<int>(step));
                    App app{.safe = screen.safe};
                    seeded::draw(app, s, screen.size);
                    app.tab = tab;
                    s.preview = 1;
                    const std::string body = seeded::draw(app, s, screen.size, 2).body;
                    const auto sizes = sizes_of_text(body);
                    REQUIRE(sizes.size() > 5);
                    CHECK(*std::min_element(sizes.begin(), sizes.end()) >= theme::smallest);
                    CHECK(body.find("92233720") == std::string::npos); // how a number that is none is written
                    for (const Place& each : app.places.list) {
                        CHECK(each.rect.right() <= screen.size.w + 0.01f);
                        CHECK(each.rect.bottom() <= screen.size.h + 0.01f);
                    }
                }
        }
    }
}

TEST_CASE("rows and buttons of a phone's sheet are large enough for a thumb", "[shell][app]") {
    Session s = at_issue();
    App app{.safe = {0, 47, 0, 34}};
    seeded::draw(app, s, {390, 844});
    s.preview = 0;
    seeded::draw(app, s, {390, 844}, 2);
    CHECK(place(app, PlaceKind::choice, 0).rect.h >= theme::touch_target);
    CHECK(place(app, PlaceKind::control, control::play).rect.h >= theme::touch_target);
    for (int tab = 0; tab < 5; ++tab)
        CHECK(place(app, PlaceKind::control, control::tab + tab).rect.h >= theme::touch_target);
}

TEST_CASE("a picture of a view shows what it shows and no more", "[shell][app][picture]") {
    const Session s = at_issue();
    const Bytes view = view_of(*s.match, bystander);
    const std::string svg = picture(churchill_table, view, s.words, {.title = "Churchill"});
    CHECK(svg.starts_with("<svg"));
    CHECK(svg.find("<title>Churchill</title>") != std::string::npos);
    CHECK(svg.find("CASABLANCA") != std::string::npos);
    const std::string own = picture(s, {});
    const auto hand = seeded::state_of(s).hand[2];
    int names = 0;
    for (int k = 0; k < churchill::cards_per_side; ++k) {
        if (((hand >> k) & 1) == 0) continue;
        const Text text =
            churchill_table.name(churchill::ref(static_cast<churchill::Card>(2 * churchill::cards_per_side + k)));
        const std::string name(s.words.form(text, Form::short_name));
        CAPTURE(name);
        CHECK(own.find(">" + name + "<") != std::string::npos);
        if (svg.find(">" + name + "<") != std::string::npos) ++names;
    }
    CHECK(names == 0);
}

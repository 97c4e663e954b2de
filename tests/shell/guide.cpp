// The guide: lessons come once, in their order, each when its moment first comes, and never outside the guide.
#include "seeded.hpp"

#include "shell/app/app_parts.hpp"

#include <set>

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT

namespace {

struct Screen {
    Size size;
    Insets safe{};
};
constexpr std::array<Screen, 4> screens{
    {{{1280, 720}}, {{390, 844}, {0, 47, 0, 34}}, {{360, 640}}, {{844, 390}, {47, 0, 47, 21}}}};

const TableGuide& churchill_guide() {
    const TableGuide* guide = guide_for("churchill");
    REQUIRE(guide != nullptr);
    return *guide;
}

struct Learner {
    Session s;
    App app;
    double now = 1;
    std::vector<int> told{};

    explicit Learner(Language language = Language::en) : s(seeded::session_in(language)) {
        REQUIRE(start_guide(app, s, churchill_guide()));
    }
};

void go_on(Learner& l) {
    const auto telling = next_lesson(l.app, l.s);
    REQUIRE(telling);
    l.told.push_back(telling->number);
    tell_lesson(l.app, *telling);
}

// Plays the text view's way: reads what there is to read, then chooses; until the guide has ended.
void learn_by_text(Learner& l, int most = 400) {
    for (int k = 0; k < most && l.app.guide.running && !l.s.outcome.over; ++k) {
        while (next_lesson(l.app, l.s)) go_on(l);
        if (!l.app.guide.running) return;
        answer_given(l.app, l.s);
        seeded::choose_some(l.s);
    }
}

AppFrame draw(Learner& l, const Screen& screen = screens[0]) {
    l.app.safe = screen.safe;
    return seeded::draw(l.app, l.s, screen.size, l.now += 0.5).frame;
}

// Skips what was played back; lessons about it stop that.
void skip(Learner& l) {
    draw(l);
    for (int k = 0; k < 50 && playing(l.app, l.s) && !lesson_on_stage(l.app, l.s); ++k) {
        const Place* button = find_place(l.app.places, PlaceKind::control, control::skip);
        REQUIRE(button != nullptr);
        seeded::tap(l.app, l.s, *button, l.now += 1);
        draw(l);
    }
}

} // namespace

TEST_CASE("the first conference brings every part of the game to a learner, each once", "[shell][guide]") {
    Learner l;
    learn_by_text(l);
    CHECK(guide_finished(l.app.guide));
    CHECK_FALSE(l.app.guide.running);
    const std::set<int> all(l.told.begin(), l.told.end());
    CHECK(all.size() == l.told.size());
    const auto& lessons = churchill_guide().lessons;
    CHECK(l.told.back() == static_cast<int>(lessons.size()) - 1);
    CHECK(l.told.size() >= 17);
    for (const int number : l.told) { // none before the one it builds on
        const int after = lessons[static_cast<std::size_t>(number)].after;
        if (after < 0) continue;
        CHECK(std::find(l.told.begin(), l.told.end(), after) < std::find(l.told.begin(), l.told.end(), number));
    }
    CHECK(seeded::state_of(l.s).conference == 9); // it ends with the first conference
    learn_by_text(l);
    CHECK_FALSE(next_lesson(l.app, l.s));
}

TEST_CASE("an ordinary game has no lessons", "[shell][guide]") {
    Session s = seeded::game({.scenario = churchill::Scenario::training});
    App app;
    for (int k = 0; k < 80 && !s.outcome.over; ++k) {
        seeded::draw(app, s, {1280, 720}, k + 1);
        CHECK_FALSE(next_lesson(app, s));
        CHECK_FALSE(lesson_on_stage(app, s));
        CHECK(find_place(app.places, PlaceKind::control, control::guide_on) == nullptr);
        seeded::choose_some(s);
    }
}

TEST_CASE("playback waits for a lesson about what it shows; skipping stops at it", "[shell][guide][playback]") {
    Learner l;
    while (next_lesson(l.app, l.s)) go_on(l);
    answer_given(l.app, l.s);
    seeded::choose_some(l.s);
    const auto next = next_lesson(l.app, l.s);
    REQUIRE(next);
    REQUIRE(next->event >= 0);
    skip(l);
    const auto shown = lesson_on_stage(l.app, l.s);
    REQUIRE(shown);
    CHECK(shown->number == next->number);
    const AppFrame frame = draw(l);
    CHECK(frame.wake_at == 0); // nothing moves while somebody reads
    l.now += 100;
    draw(l);
    CHECK(lesson_on_stage(l.app, l.s)->event == shown->event);
    app_key(l.app, l.s, AppKey::enter);
    draw(l);
    CHECK((!lesson_on_stage(l.app, l.s) || lesson_on_stage(l.app, l.s)->number != shown->number));
}

TEST_CASE("the guide is left and resumed, and its state survives as text", "[shell][guide]") {
    Learner l;
    draw(l);
    go_on(l);
    const auto second = next_lesson(l.app, l.s);
    REQUIRE(second);
    draw(l);
    seeded::tap(l.app, l.s, *find_place(l.app.places, PlaceKind::control, control::guide_leave), l.now += 1);
    CHECK_FALSE(next_lesson(l.app, l.s));
    REQUIRE(may_resume_guide(l.app, l.s));
    resume_guide(l.app, l.s);
    CHECK(next_lesson(l.app, l.s)->number == second->number);

    App reloaded;
    read_guide(reloaded, guide_text(l.app.guide));
    CHECK(guide_text(reloaded.guide) == guide_text(l.app.guide));
    CHECK(next_lesson(reloaded, l.s)->number == second->number);
    app_key(l.app, l.s, AppKey::escape);
    CHECK_FALSE(l.app.guide.running);
    for (const char* bad :
         {"", "churchill", "churchill.on.", "churchill.on.xyz", "toy.on.1", "churchill.on.11111111111111111"}) {
        App other;
        read_guide(other, bad);
        CHECK(other.guide.of == nullptr);
    }
}

TEST_CASE("an answer without reading on is enough; an answer taken back tells nothing twice", "[shell][guide]") {
    Learner l;
    const auto first = next_lesson(l.app, l.s);
    REQUIRE(first);
    go_on(l);
    const auto second = next_lesson(l.app, l.s);
    REQUIRE(second);
    draw(l);
    app_key(l.app, l.s, AppKey::down);
    CHECK(l.s.preview >= 0);
    app_key(l.app, l.s, AppKey::enter); // reads on first
    CHECK(l.s.preview >= 0);
    CHECK_FALSE(next_lesson(l.app, l.s));
    l.app.guide.told &= ~(std::uint64_t{1} << second->number);
    answer_given(l.app, l.s);
    CHECK((l.app.guide.told >> second->number & 1) == 1);
    undo_choice(l.s);
    CHECK((!next_lesson(l.app, l.s) || next_lesson(l.app, l.s)->number > second->number));
}

TEST_CASE("a lesson stays on the screen and off what it speaks of, on every screen and in both languages",
          "[shell][guide]") {
    for (const Language language : {Language::en, Language::es}) {
        Learner l(language);
        int seen = 0, pointed_at = 0;
        for (int k = 0; k < 600 && l.app.guide.running && !l.s.outcome.over; ++k) {
            skip(l);
            const auto telling = lesson_on_stage(l.app, l.s);
            if (!telling) {
                if (!playing(l.app, l.s)) seeded::choose_some(l.s);
                continue;
            }
            ++seen;
            for (const Screen& screen : screens) {
                draw(l, screen);
                draw(l, screen); // the stage has come to rest
                CAPTURE(say(l.s, telling->lesson->title), screen.size.w, screen.size.h);
                const Rect shown = l.app.guide.target;
                CAPTURE(shown.x, shown.y, shown.w, shown.h, l.app.guide.note.x, l.app.guide.note.y, l.app.guide.note.h);
                const Place* on = find_place(l.app.places, PlaceKind::control, control::guide_on);
                REQUIRE(on != nullptr);
                CHECK(find_place(l.app.places, PlaceKind::control, control::guide_leave) != nullptr);
                CHECK(find_place(l.app.places, PlaceKind::control, control::guide_rule) != nullptr);
                const Rect note = l.app.guide.note;
                CHECK(note.x >= screen.safe.left);
                CHECK(note.y >= l.app.layout.top.bottom());
                CHECK(note.right() <= screen.size.w - screen.safe.right);
                CHECK(note.bottom() <= screen.size.h - screen.safe.bottom);
                if (screen.size.w < 900) CHECK(on->rect.h >= theme::touch_target);
                const Rect target = l.app.guide.target;
                if (!target.empty()) {
                    ++pointed_at;
                    CHECK_FALSE(overlap(note, target));
                }
            }
            l.told.push_back(telling->number);
            tell_lesson(l.app, *telling);
        }
        CHECK(seen >= 17);
        CHECK(pointed_at >= 3 * seen);
    }
}

TEST_CASE("every prompt says what it is for, in both languages", "[shell][guide]") {
    for (const Language language : {Language::en, Language::es}) {
        std::set<Text> prompts;
        for (const Seed seed : {1u, 2u, 3u}) {
            Session s = seeded::game({.people = 3, .seed = seed, .language = language});
            for (int k = 0; k < 5000 && !s.outcome.over; ++k) {
                if (s.waiting >= 0) take_device(s);
                prompts.insert(s.question.prompt.text);
                CAPTURE(prompt_of(s));
                const std::string why = why_of(s);
                REQUIRE(why.size() > 20);
                CHECK(why.find('{') == std::string::npos);
                seeded::choose_some(s);
            }
        }
        CHECK(prompts.size() >= 17);
    }
    const TableViews* views = views_of("churchill");
    const auto of_prompt = [](std::string_view key) { return key.starts_with("churchill.prompt."); };
    CHECK(static_cast<std::size_t>(std::count_if(text_keys.begin(), text_keys.end(), of_prompt)) ==
          views->whys().size());
}

TEST_CASE("what a question is for is under it, or behind a button", "[shell][guide]") {
    Session s = seeded::game({.scenario = churchill::Scenario::training});
    finish_playback(s);
    App app;
    const std::string why = why_of(s);
    const std::string wide = seeded::draw(app, s).body;
    CHECK(wide.find(why.substr(0, 20)) != std::string::npos);
    CHECK(find_place(app.places, PlaceKind::control, control::purpose) == nullptr);
    seeded::draw(app, s, {844, 390}, 2);
    const Place* button = find_place(app.places, PlaceKind::control, control::purpose);
    REQUIRE(button != nullptr);
    seeded::tap(app, s, *button, 3);
    CHECK(app.note.text == why);
}

TEST_CASE("buttons with a picture only say what they are for", "[shell][guide]") {
    for (const Language language : {Language::en, Language::es}) {
        Session s = seeded::game({.language = language});
        finish_playback(s);
        App app;
        for (const int id : {control::menu, control::share, control::undo, control::redo, control::handle,
                             control::drawer, control::close, control::purpose, control::score, control::score + 2,
                             control::map_nearer, control::map_farther + 3, control::map_whole})
            CHECK(control_words(app, s, views_of(s), id).size() > 3);
    }
    Session s = seeded::game({});
    finish_playback(s);
    App app;
    seeded::draw(app, s);
    const Place menu = *find_place(app.places, PlaceKind::control, control::menu);
    app_pointer(app, s, {.phase = Phase::move, .at = menu.rect.centre(), .time = 2});
    const auto first = seeded::draw(app, s, {1280, 720}, 2);
    CHECK(first.body.find(">Menu<") == std::string::npos);
    CHECK(first.frame.wake_at > 2);
    CHECK(seeded::draw(app, s, {1280, 720}, first.frame.wake_at + 0.01).body.find(">Menu<") != std::string::npos);

    App phone; // a finger rests on it
    seeded::draw(phone, s, {390, 844});
    const Place score = *find_place(phone.places, PlaceKind::control, control::score);
    app_pointer(phone, s,
                {.id = 1, .phase = Phase::down, .device = Device::touch, .at = score.rect.centre(), .time = 3});
    const double wake = seeded::draw(phone, s, {390, 844}, 3).frame.wake_at;
    REQUIRE(wake > 3);
    const std::string words = control_words(phone, s, views_of(s), control::score);
    seeded::draw(phone, s, {390, 844}, wake + 0.01);
    CHECK(seeded::draw(phone, s, {390, 844}, wake + 0.1).body.find(words.substr(0, 8)) != std::string::npos);
}

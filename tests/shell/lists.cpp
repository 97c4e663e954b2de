// Long lists of choices: the best few first, the rest a touch away.
#include "seeded.hpp"

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT
using At = churchill::Step;

namespace {

struct Asked {
    Session s = seeded::game({.seed = 21});
    App app{};
    double now = 1;

    explicit Asked(At step, int conference) {
        app.motion.reduced = true;
        REQUIRE(seeded::play_to(s, step, conference));
        draw();
    }
    std::string draw(Size size = {1280, 720}) { return seeded::draw(app, s, size, now += 1).body; }
    int count() const { return static_cast<int>(s.question.choices.size()); }
    void touch(int filter) {
        const Place* chip =
            find_place(app.places, PlaceKind::control, static_cast<std::uint16_t>(control::filter + filter));
        REQUIRE(chip != nullptr);
        seeded::tap(app, s, *chip, now += 1);
        draw();
    }
};

} // namespace

TEST_CASE("a long list of places shows its best few, counted, and all of them on demand", "[shell][lists]") {
    Asked q(At::place_cn, 3);
    REQUIRE(q.count() > 12);
    const std::string body = q.draw();
    CHECK(q.app.prepared.shown.size() == 6);
    CHECK(body.find("Best 6 of " + std::to_string(q.count())) != std::string::npos);
    CHECK(find_place(q.app.places, PlaceKind::choice, static_cast<std::uint16_t>(q.app.prepared.shown[0])) != nullptr);
    CHECK(find_place(q.app.places, PlaceKind::choice, static_cast<std::uint16_t>(q.app.prepared.order[6])) == nullptr);
    q.touch(0);
    CHECK(q.app.prepared.shown.size() == q.s.question.choices.size());
}

TEST_CASE("a chip of a kind shows those of its kind", "[shell][lists]") {
    Asked q(At::place_cn, 3);
    REQUIRE(q.app.prepared.kinds.size() >= 3);
    q.touch(2);
    REQUIRE_FALSE(q.app.prepared.shown.empty());
    CHECK(q.app.prepared.shown.size() < q.s.question.choices.size());
    for (const int k : q.app.prepared.shown)
        CHECK(q.app.prepared.families[static_cast<std::size_t>(k)] == q.app.prepared.kinds[0]);
}

TEST_CASE("what is considered on the stage or by the keyboard is always among the rows", "[shell][lists]") {
    Asked q(At::place_cn, 3);
    const int hidden = q.app.prepared.order.back();
    q.s.preview = hidden;
    q.draw();
    CHECK(std::find(q.app.prepared.shown.begin(), q.app.prepared.shown.end(), hidden) != q.app.prepared.shown.end());
    CHECK(find_place(q.app.places, PlaceKind::choice, static_cast<std::uint16_t>(hidden)) != nullptr); // and in sight
    Asked keys(At::place_cn, 3);
    for (int k = 0; k < 7; ++k) app_key(keys.app, keys.s, AppKey::down);
    CHECK(keys.s.preview == keys.app.prepared.order[6]); // past the best few
    keys.draw();
    CHECK(keys.app.prepared.shown.size() > 6);
}

TEST_CASE("a short list has no chips, a new question starts anew", "[shell][lists]") {
    Asked q(At::turn_issue, 1);
    REQUIRE(q.count() <= 12);
    CHECK(find_place(q.app.places, PlaceKind::control, control::filter) == nullptr);
    Asked again(At::place_cn, 3);
    again.touch(0);
    again.s.preview = 0;
    again.draw();
    app_key(again.app, again.s, AppKey::enter);
    finish_playback(again.s);
    again.draw();
    if (again.count() > 12 && again.app.prepared.ranked) CHECK(again.app.prepared.shown.size() == 6);
}

TEST_CASE("research has a heading of its own", "[shell][lists]") {
    for (Seed seed = 1; seed < 40; ++seed) {
        Session s = seeded::game({.people = 3, .seed = seed});
        for (int k = 0; k < 3000 && !s.outcome.over; ++k) {
            if (s.waiting >= 0) take_device(s);
            finish_playback(s);
            const auto& choices = s.question.choices;
            const auto research = std::find_if(choices.begin(), choices.end(), [](const Choice& c) {
                return c.verb == static_cast<int>(churchill::Verb::research);
            });
            if (research != choices.end()) {
                App app;
                seeded::draw(app, s);
                CHECK(app.prepared.groups[static_cast<std::size_t>(research - choices.begin())] == "RESEARCH");
                return;
            }
            seeded::choose_some(s);
        }
    }
    FAIL("no game offered research");
}

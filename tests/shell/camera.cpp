// Looking at a map from near: by hand, by buttons, by a double tap; and never a choice by accident.
#include "seeded.hpp"

#include "shell/tables/churchill_war_parts.hpp"

#include <catch2/catch_approx.hpp>

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT
using At = churchill::Step;
using Catch::Approx;

namespace {

constexpr Rect stage{100, 50, 800, 600};

Camera placed(float nearest = 5) {
    Camera camera{.nearest = nearest};
    camera_place(camera, {0, 0, 1600, 1200}, stage);
    return camera;
}

// A phone that shows the war, with support to be placed.
struct Phone {
    Session s = seeded::game({.seed = 21});
    App app{.safe = {0, 47, 0, 34}};
    double now = 1;

    Phone() {
        app.motion.reduced = true;
        app.input.device = Device::touch;
        REQUIRE(seeded::play_to(s, At::allocate, 3));
        draw();
        REQUIRE(app.tab == 1);
    }
    void draw() { seeded::draw(app, s, {390, 844}, now += 1); }
    Camera& europe() { return app.cameras[0]; }
    void touch(Phase phase, Point at, int id = 1) {
        app_pointer(app, s, {.id = id, .phase = phase, .device = Device::touch, .at = at, .time = now += 0.02});
    }
    // Two fingers, from `apart` to `then` pixels between them.
    void pinch(Point middle, float apart, float then) {
        touch(Phase::down, middle - Point{apart / 2, 0}, 1);
        touch(Phase::down, middle + Point{apart / 2, 0}, 2);
        for (int k = 1; k <= 6; ++k) {
            const float now_apart = mix(apart, then, static_cast<float>(k) / 6);
            touch(Phase::move, middle - Point{now_apart / 2, 0}, 1);
            touch(Phase::move, middle + Point{now_apart / 2, 0}, 2);
        }
        touch(Phase::up, middle - Point{then / 2, 0}, 1);
        touch(Phase::up, middle + Point{then / 2, 0}, 2);
    }
    void drag(Point from, Point by) {
        touch(Phase::down, from);
        for (int k = 1; k <= 5; ++k) touch(Phase::move, from + by * (static_cast<float>(k) / 5));
        now += 0.3; // it stands, and does not fling
        touch(Phase::up, from + by);
    }
};

} // namespace

TEST_CASE("a camera keeps the world on the stage and the finger on its place", "[shell][camera]") {
    Camera camera = placed();
    CHECK(camera_scale(camera) == Approx(0.5f));
    CHECK_FALSE(is_near(camera));
    const Point at{300, 200};
    const Point under = screen_to_world(camera, at);
    camera_zoom(camera, at, 2);
    CHECK(is_near(camera));
    CHECK(length(screen_to_world(camera, at) - under) < 0.01f);
    camera_drag(camera, {50, -20});
    CHECK(length(world_to_screen(camera, under) - at - Point{50, -20}) < 0.01f);
    camera_drag(camera, {100000, 100000});
    CHECK(screen_to_world(camera, stage.corner()).x == Approx(0).margin(0.01));
    CHECK(screen_to_world(camera, stage.corner()).y == Approx(0).margin(0.01));
    camera_zoom(camera, at, 1000);
    CHECK(camera.zoom == camera.nearest);
    camera_zoom(camera, at, 0.001f);
    CHECK(camera.zoom == 1.0f);
    CHECK(camera.centre == camera.world.centre());
    camera_drag(camera, {30, 30}); // all of it is in sight: there is nowhere to go
    CHECK(camera.centre == camera.world.centre());
}

TEST_CASE("a double tap goes near, another one back; steps and the whole map", "[shell][camera]") {
    Camera camera = placed();
    const Point at{250, 500};
    const Point under = screen_to_world(camera, at);
    camera_leap(camera, at);
    CHECK(camera.zoom > 2.0f);
    CHECK(length(screen_to_world(camera, at) - under) < 0.01f);
    camera_leap(camera, at);
    CHECK_FALSE(is_near(camera));
    camera_step(camera, 1.6f);
    CHECK(camera.zoom == Approx(1.6f));
    camera_step(camera, 1.6f);
    camera_whole(camera);
    CHECK_FALSE(is_near(camera));
}

TEST_CASE("a part of the world comes into sight, no farther than it must", "[shell][camera]") {
    Camera camera = placed();
    camera_show(camera, {1500, 1100, 10, 10}); // seen already
    CHECK(camera.centre == camera.world.centre());
    camera_zoom(camera, stage.centre(), 4);
    const float zoom = camera.zoom;
    camera_show(camera, {1500, 1100, 10, 10});
    CHECK(camera.zoom == zoom);
    CHECK(stage.contains(world_to_screen(camera, {1505, 1105})));
    const Point there = camera.centre;
    camera_show(camera, {1480, 1080, 10, 10}); // it is in sight
    CHECK(camera.centre == there);
}

TEST_CASE("a map that was flung glides to a stop, and stops at its edge", "[shell][camera]") {
    Camera camera = placed();
    camera_zoom(camera, stage.centre(), 3);
    const float before = camera.centre.x;
    camera_fling(camera, {900, 0});
    int frames = 0;
    while (camera_glide(camera, 1 / 60.0f) && frames < 1000) ++frames;
    CHECK(frames > 10);
    CHECK(frames < 200);
    CHECK(camera.centre.x < before);
}

TEST_CASE("a camera that was sent is on its way, one that is held is there", "[shell][camera][motion]") {
    Camera camera = placed();
    Motion motion;
    const auto shown = [&](double now) {
        motion_begin(motion, now);
        const Camera out = seen(motion, 5, camera);
        motion_end(motion);
        return out.zoom;
    };
    CHECK(shown(0) == 1.0f);
    camera_zoom(camera, stage.centre(), 2);
    CHECK(shown(1) == Approx(2)); // a hand
    camera_step(camera, 2);
    CHECK(shown(2) == Approx(2)); // a button
    CHECK(motion.moving);
    CHECK(shown(2.1) > 2.1f);
    CHECK(shown(3) == Approx(4));
    CHECK_FALSE(motion.moving);
}

TEST_CASE("two fingers on the map look closer, one finger then moves it, and nothing is chosen",
          "[shell][camera][app]") {
    Phone phone;
    const std::size_t decided = phone.s.match->decisions.size();
    const Point middle = phone.europe().stage.centre();
    const Point under = screen_to_world(phone.europe(), middle);
    phone.pinch(middle, 60, 150);
    CHECK(phone.europe().zoom == Approx(2.5f));
    CHECK(length(world_to_screen(phone.europe(), under) - middle) < 12.0f); // all but what its edges held back
    phone.draw();
    const Point before = world_to_screen(phone.europe(), under);
    phone.drag(middle, {-40, 25});
    const Point after = world_to_screen(phone.europe(), under);
    CHECK(length(after - before - Point{-40, 25}) < 0.5f);
    CHECK(phone.app.cameras[1].zoom == 1.0f); // the other map is left alone
    phone.draw();
    CHECK(phone.s.preview == -1);
    CHECK_FALSE(phone.app.note.shown());
    CHECK(phone.s.match->decisions.size() == decided);
    CHECK(phone.app.scrolls[control::stage].offset == 0.0f);
}

TEST_CASE("a double tap on a place looks closer and commits nothing", "[shell][camera][app]") {
    Phone phone;
    const std::size_t decided = phone.s.match->decisions.size();
    const Ref front = churchill::ref(churchill::Front::western);
    const Place* place = find_place(phone.app.places, PlaceKind::ref, front.bits);
    REQUIRE(place != nullptr);
    const auto on_map = std::find_if(phone.app.places.list.begin(), phone.app.places.list.end(), [&](const Place& p) {
        return p.kind == PlaceKind::ref && p.id == front.bits && phone.europe().stage.contains(p.rect.centre());
    });
    REQUIRE(on_map != phone.app.places.list.end());
    const Point at = on_map->rect.centre();
    phone.touch(Phase::down, at);
    phone.touch(Phase::up, at);
    CHECK(phone.s.preview >= 0); // the first tap considers
    phone.touch(Phase::down, at);
    phone.touch(Phase::up, at);
    CHECK(is_near(phone.europe()));
    CHECK(phone.s.match->decisions.size() == decided);
}

TEST_CASE("the map's buttons: nearer, farther, all of it", "[shell][camera][app]") {
    Phone phone;
    const auto button = [&](int id) {
        return find_place(phone.app.places, PlaceKind::control, static_cast<std::uint16_t>(id));
    };
    CHECK(button(control::map_farther) == nullptr); // it is as far as can be
    REQUIRE(button(control::map_nearer) != nullptr);
    CHECK(button(control::map_nearer)->rect.w >= theme::touch_target);
    seeded::tap(phone.app, phone.s, *button(control::map_nearer), phone.now += 1, Device::touch);
    CHECK(is_near(phone.europe()));
    phone.draw();
    REQUIRE(button(control::map_whole) != nullptr);
    seeded::tap(phone.app, phone.s, *button(control::map_whole), phone.now += 1, Device::touch);
    CHECK_FALSE(is_near(phone.europe()));
}

TEST_CASE("the wheel over a map looks closer, with Ctrl or without", "[shell][camera][app]") {
    for (const bool zooming : {false, true}) {
        Phone phone;
        const Point at = phone.europe().stage.centre();
        app_pointer(phone.app, phone.s,
                    {.phase = Phase::wheel, .at = at, .time = 9, .wheel = {0, -200}, .zoom = zooming});
        CHECK(is_near(phone.europe()));
    }
}

TEST_CASE("what is considered comes into sight: the other map, and its place on it", "[shell][camera][app]") {
    Phone phone;
    const auto choices = phone.s.question.choices;
    const auto with = [&](churchill::Front f) {
        const auto found =
            std::find_if(choices.begin(), choices.end(), [&](const Choice& c) { return c.a == churchill::ref(f); });
        return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
    };
    const int far_east = with(churchill::Front::fe), western = with(churchill::Front::western);
    REQUIRE(far_east >= 0);
    REQUIRE(western >= 0);
    phone.s.preview = far_east;
    phone.draw();
    phone.draw();
    CHECK(phone.app.map == 1);
    phone.s.preview = western;
    phone.draw();
    phone.draw();
    CHECK(phone.app.map == 0);
    Camera& map = phone.europe();
    camera_zoom(map, {map.stage.right() - 5, map.stage.bottom() - 5}, 4); // far from the Western Front
    phone.s.preview = -1;
    phone.draw();
    phone.s.preview = western;
    phone.draw();
    const churchill::State state = seeded::state_of(phone.s);
    const Point entry = conference::place_of(churchill::entry_space(state, churchill::Front::western));
    CHECK(map.stage.contains(world_to_screen(map, entry)));
}

TEST_CASE("from near there is room for every name, and names keep their size", "[shell][camera][war]") {
    Phone phone;
    const auto names = [&](const std::string& body) {
        std::size_t count = 0;
        for (const char* name : {">UKRAINE<", ">VISTULA<", ">E. PRUSSIA<", ">BELARUS<", ">KURSK<"})
            if (body.find(name) != std::string::npos) ++count;
        return count;
    };
    const Point east = world_to_screen(phone.europe(), {640, 360});
    camera_zoom(phone.europe(), east, 3);
    const std::string near = seeded::draw(phone.app, phone.s, {390, 844}, phone.now += 1).body;
    CHECK(names(near) >= 3);
    for (auto at = near.find("font-size=\""); at != std::string::npos; at = near.find("font-size=\"", at + 1))
        CHECK(std::stof(near.substr(at + 11, 6)) >= theme::smallest);
}

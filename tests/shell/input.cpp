// From pointer events to gestures.
#include "shell/app/input.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace wc::shell {

using Catch::Approx;

namespace {

PointerEvent touch(Phase phase, Point at, double time, int id = 1) {
    return {.id = id, .phase = phase, .device = Device::touch, .at = at, .time = time};
}
PointerEvent mouse(Phase phase, Point at, double time) {
    return {.phase = phase, .device = Device::mouse, .at = at, .time = time};
}

std::vector<Did> what(const Input& input) {
    std::vector<Did> all;
    all.reserve(input.gestures.size());
    for (const Gesture& g : input.gestures) all.push_back(g.did);
    return all;
}

void tap_at(Input& input, Point at, double time) {
    feed(input, touch(Phase::down, at, time));
    feed(input, touch(Phase::up, at, time + 0.05));
}

} // namespace

TEST_CASE("a short touch is a tap, by a finger", "[shell][input]") {
    Input input;
    tap_at(input, {50, 60}, 1);
    CHECK(what(input) == std::vector{Did::press, Did::tap});
    CHECK(input.gestures.back().finger);
    CHECK_FALSE(input.gestures.back().repeat);
    CHECK(input.gestures.back().at == Point{50, 60});
}

TEST_CASE("the second tap of a quick pair is marked, so that it commits nothing", "[shell][input]") {
    Input input;
    tap_at(input, {50, 60}, 1);
    tap_at(input, {55, 62}, 1.15);
    CHECK(input.gestures.back().repeat);
    tap_at(input, {55, 62}, 2);
    CHECK_FALSE(input.gestures.back().repeat);
    tap_at(input, {200, 62}, 2.1); // quick, but elsewhere
    CHECK_FALSE(input.gestures.back().repeat);
}

TEST_CASE("a finger that trembles still taps; one that moves drags from where it began", "[shell][input]") {
    Input input;
    feed(input, touch(Phase::down, {50, 60}, 1));
    feed(input, touch(Phase::move, {54, 63}, 1.02));
    feed(input, touch(Phase::up, {54, 63}, 1.05));
    CHECK(what(input) == std::vector{Did::press, Did::tap});
    input.gestures.clear();
    feed(input, touch(Phase::down, {50, 60}, 2));
    feed(input, touch(Phase::move, {50, 90}, 2.02));
    feed(input, touch(Phase::move, {50, 95}, 2.04));
    CHECK(what(input) == std::vector{Did::press, Did::release, Did::drag, Did::drag});
    CHECK(input.gestures[2].by == Point{0, 30}); // nothing of the way is lost
    CHECK(input.gestures[3].by == Point{0, 5});
    CHECK(input.gestures[3].start == Point{50, 60});
}

TEST_CASE("a drag let go in motion flings, one that stopped does not", "[shell][input]") {
    for (const bool stops : {false, true}) {
        Input input;
        feed(input, touch(Phase::down, {50, 200}, 1));
        for (int i = 1; i <= 6; ++i)
            feed(input, touch(Phase::move, {50, 200.0f - 10.0f * static_cast<float>(i)}, 1 + i * 0.016));
        feed(input, touch(Phase::up, {50, 140}, 1.096 + (stops ? 0.3 : 0.01)));
        CHECK((input.gestures.back().did == Did::fling) == !stops);
        if (!stops) CHECK(input.gestures.back().by.y < -300.0f);
    }
}

TEST_CASE("a finger at rest is a long press, and then no tap", "[shell][input]") {
    Input input;
    feed(input, touch(Phase::down, {50, 60}, 1));
    CHECK(wake_time(input) == Approx(1.5));
    tick(input, 1.4);
    CHECK(what(input) == std::vector{Did::press});
    tick(input, 1.51);
    CHECK(input.gestures.back().did == Did::long_press);
    CHECK(wake_time(input) == 0.0f);
    feed(input, touch(Phase::up, {50, 60}, 1.6));
    CHECK(input.gestures.back().did == Did::long_press);
}

TEST_CASE("two fingers zoom around their middle, and lifting one taps nothing", "[shell][input]") {
    Input input;
    feed(input, touch(Phase::down, {100, 100}, 1, 1));
    feed(input, touch(Phase::down, {200, 100}, 1.02, 2));
    feed(input, touch(Phase::move, {300, 100}, 1.04, 2));
    CHECK(what(input) == std::vector{Did::press, Did::release, Did::zoom});
    CHECK(input.gestures.back().scale == Approx(2));
    CHECK(input.gestures.back().at == Point{200, 100});
    CHECK(input.gestures.back().by == Point{50, 0});
    feed(input, touch(Phase::up, {300, 100}, 1.06, 2));
    feed(input, touch(Phase::move, {104, 100}, 1.08, 1)); // the one that stays goes on as a drag
    CHECK(input.gestures.back().did == Did::drag);
    feed(input, touch(Phase::up, {104, 100}, 2, 1));
    CHECK(input.gestures.back().did == Did::drag);
    CHECK(input.holding == Holding::nothing);
}

TEST_CASE("a third finger and a cancelled touch do no harm", "[shell][input]") {
    Input input;
    for (int id = 1; id <= 3; ++id) feed(input, touch(Phase::down, {10.0f * static_cast<float>(id), 0}, 1, id));
    for (int id = 1; id <= 3; ++id) feed(input, touch(Phase::cancel, {10.0f * static_cast<float>(id), 0}, 1.1, id));
    CHECK(input.holding == Holding::nothing);
    for (const Gesture& g : input.gestures) CHECK(g.did != Did::tap);
    input.gestures.clear();
    feed(input, touch(Phase::down, {5, 5}, 3));
    feed(input, touch(Phase::cancel, {5, 5}, 3.1));
    CHECK(what(input) == std::vector{Did::press, Did::release});
}

TEST_CASE("a mouse hovers, a finger leaves nothing lit", "[shell][input]") {
    Input input;
    const Rect button{0, 0, 100, 50};
    feed(input, mouse(Phase::move, {20, 20}, 1));
    CHECK(pointed(input, button).over);
    CHECK_FALSE(pointed(input, {200, 0, 10, 10}).over);
    feed(input, mouse(Phase::down, {20, 20}, 1.1));
    CHECK(pointed(input, button).down);
    feed(input, mouse(Phase::up, {20, 20}, 1.2));
    CHECK_FALSE(pointed(input, button).down);
    feed(input, mouse(Phase::leave, {20, 20}, 1.3));
    CHECK_FALSE(pointed(input, button).over);
    tap_at(input, {20, 20}, 2);
    CHECK_FALSE(pointed(input, button).over);
}

TEST_CASE("the right button and the wheel", "[shell][input]") {
    Input input;
    PointerEvent right = mouse(Phase::down, {20, 20}, 1);
    right.secondary = true;
    feed(input, right);
    right.phase = Phase::up;
    feed(input, right);
    CHECK(what(input) == std::vector{Did::long_press});
    feed(input, {.phase = Phase::wheel, .at = {5, 5}, .time = 2, .wheel = {0, 100}});
    CHECK(input.gestures.back().did == Did::wheel);
    feed(input, {.phase = Phase::wheel, .at = {5, 5}, .time = 2, .wheel = {0, -100}, .zoom = true});
    CHECK(input.gestures.back().did == Did::zoom);
    CHECK(input.gestures.back().scale > 1.0f);
}

} // namespace wc::shell

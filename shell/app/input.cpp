#include "shell/app/input.hpp"

namespace wc::shell {

namespace {

constexpr float finger_slop = 10, mouse_slop = 4;
constexpr double rest = 0.5;      // a long press
constexpr double pair_time = 0.3; // two taps closer than this are a double tap
constexpr float pair_distance = 30;
constexpr float slowest_fling = 60;  // pixels a second
constexpr double stale_speed = 0.08; // a finger that stood this long does not fling

Finger* finger_of(Input& input, int id) {
    for (Finger& f : input.fingers) {
        if (f.down && f.id == id) return &f;
    }
    return nullptr;
}

int fingers_down(const Input& input) {
    return static_cast<int>(input.fingers[0].down) + static_cast<int>(input.fingers[1].down);
}

Finger& first_down(Input& input) { return input.fingers[0].down ? input.fingers[0] : input.fingers[1]; }

bool by_finger(const Input& input) { return input.device == Device::touch; }

void say(Input& input, Gesture gesture) {
    gesture.finger = by_finger(input);
    input.gestures.push_back(gesture);
}

struct Pinch {
    Point middle{};
    float apart = 0;
};
Pinch pinch_of(const Input& input) {
    const Point a = input.fingers[0].last, b = input.fingers[1].last;
    return {mix(a, b, 0.5f), std::max(1.0f, length(a - b))};
}

void go_down(Input& input, const PointerEvent& e) {
    input.device = e.device;
    input.hovering = e.device != Device::touch;
    input.pointer = e.at;
    Finger* free = nullptr;
    for (Finger& f : input.fingers) {
        if (!f.down && free == nullptr) free = &f;
    }
    if (free == nullptr || finger_of(input, e.id) != nullptr) return;
    *free = {e.id, true, e.at, e.at, {}, e.time};
    if (fingers_down(input) == 2) {
        if (input.holding == Holding::pressing) say(input, {.did = Did::release, .at = e.at});
        input.holding = Holding::pinching;
        input.pinch_start = pinch_of(input).middle;
        return;
    }
    input.press_time = e.time;
    if (e.secondary) {
        input.holding = Holding::spent;
        say(input, {.did = Did::long_press, .at = e.at, .start = e.at});
        return;
    }
    input.holding = Holding::pressing;
    say(input, {.did = Did::press, .at = e.at, .start = e.at});
}

void follow(Finger& f, const PointerEvent& e) {
    const double passed = e.time - f.time;
    if (passed > 0) {
        const Point now = (e.at - f.last) * static_cast<float>(1 / passed);
        f.speed = passed > stale_speed ? now : mix(f.speed, now, 0.6f);
    }
    f.last = e.at;
    f.time = e.time;
}

void move(Input& input, const PointerEvent& e) {
    if (e.device != Device::touch) {
        input.hovering = true;
        input.pointer = e.at;
    }
    Finger* f = finger_of(input, e.id);
    if (f == nullptr) return;
    const Pinch before = pinch_of(input);
    const Point by = e.at - f->last;
    if (input.holding == Holding::pinching) {
        follow(*f, e);
        const Pinch after = pinch_of(input);
        say(input, {.did = Did::zoom,
                    .at = after.middle,
                    .start = input.pinch_start,
                    .by = after.middle - before.middle,
                    .scale = after.apart / before.apart});
        return;
    }
    const float slop = by_finger(input) ? finger_slop : mouse_slop;
    const bool away = length(e.at - f->start) > slop;
    if (input.holding == Holding::pressing && !away) return; // `last` stays, so that the drag starts without a loss
    if (input.holding == Holding::pressing) {
        say(input, {.did = Did::release, .at = e.at, .start = f->start});
        input.holding = Holding::dragging;
    }
    follow(*f, e);
    if (input.holding == Holding::dragging) say(input, {.did = Did::drag, .at = e.at, .start = f->start, .by = by});
}

void tap(Input& input, const PointerEvent& e) {
    const bool repeat = e.time - input.tap_time < pair_time && length(e.at - input.tap_at) < pair_distance;
    input.tap_time = e.time;
    input.tap_at = e.at;
    say(input, {.did = Did::tap, .at = e.at, .start = e.at, .repeat = repeat});
}

void go_up(Input& input, const PointerEvent& e, bool cancelled) {
    Finger* f = finger_of(input, e.id);
    if (f == nullptr) return;
    const Finger lifted = *f;
    f->down = false;
    if (e.device == Device::touch) input.hovering = false; // nothing stays lit where a finger was
    if (fingers_down(input) > 0) {                         // one finger of a pinch stays: it goes on dragging
        input.holding = Holding::dragging;
        first_down(input).start = first_down(input).last;
        return;
    }
    const Holding was = input.holding;
    input.holding = Holding::nothing;
    if (was == Holding::pressing && !cancelled) return tap(input, e);
    if (was == Holding::pressing) return say(input, {.did = Did::release, .at = e.at, .start = lifted.start});
    const bool fresh = e.time - lifted.time < stale_speed && length(lifted.speed) > slowest_fling;
    if (was == Holding::dragging && !cancelled && fresh) {
        say(input, {.did = Did::fling, .at = e.at, .start = lifted.start, .by = lifted.speed});
    }
}

void turn_wheel(Input& input, const PointerEvent& e) {
    input.device = Device::mouse;
    if (e.zoom) {
        const float scale = std::exp(-std::clamp(e.wheel.y, -200.0f, 200.0f) * 0.004f);
        return say(input, {.did = Did::zoom, .at = e.at, .start = e.at, .scale = scale});
    }
    say(input, {.did = Did::wheel, .at = e.at, .start = e.at, .by = e.wheel});
}

} // namespace

void feed(Input& input, const PointerEvent& e) {
    switch (e.phase) {
    case Phase::down: return go_down(input, e);
    case Phase::move: return move(input, e);
    case Phase::up: return go_up(input, e, false);
    case Phase::cancel: return go_up(input, e, true);
    case Phase::leave: input.hovering = false; return;
    case Phase::wheel: return turn_wheel(input, e);
    }
}

void tick(Input& input, double now) {
    if (wake_time(input) == 0 || now < wake_time(input)) return;
    const Finger& f = first_down(input);
    input.holding = Holding::spent;
    say(input, {.did = Did::long_press, .at = f.last, .start = f.start});
}

double wake_time(const Input& input) {
    const bool waits = input.holding == Holding::pressing && input.device != Device::mouse;
    return waits ? input.press_time + rest : 0;
}

Pointed pointed(const Input& input, Rect r) {
    const bool held = input.holding == Holding::pressing;
    const Finger& f = input.fingers[0].down ? input.fingers[0] : input.fingers[1];
    return {.over = input.hovering && r.contains(input.pointer), .down = held && f.down && r.contains(f.start)};
}

} // namespace wc::shell

// Our own pointer layer: the page forwards pointer events, gestures come out. Nothing here knows Dear ImGui or a
// browser.
#pragma once

#include "shell/widgets/geometry.hpp"
#include "shell/widgets/mark.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace wc::shell {

enum class Phase : std::uint8_t { down, move, up, cancel, leave, wheel };
enum class Device : std::uint8_t { mouse, pen, touch };

// As a browser tells it; CSS pixels in the canvas, seconds of any steady clock.
struct PointerEvent {
    int id = 0;
    Phase phase = Phase::move;
    Device device = Device::mouse;
    Point at{};
    double time = 0;
    Point wheel{};          // pixels
    bool zoom = false;      // a wheel that zooms: Ctrl, or a trackpad's pinch
    bool secondary = false; // the right button
};

enum class Did : std::uint8_t {
    press,      // a finger or button went down: show it
    release,    // it will not be a tap
    tap,        // it was one
    long_press, // a finger rested, or the right button: details
    drag,       // `by` since the last
    fling,      // a drag ended moving: `by` is pixels a second
    wheel,      // `by` pixels
    zoom,       // two fingers, or a zooming wheel: `scale` around `at`, and moved `by`
};

struct Gesture {
    Did did = Did::tap;
    Point at{}, start{}; // now; where it began (which area a drag or a pinch belongs to)
    Point by{};
    float scale = 1;
    bool finger = false; // take 44-pixel targets
    bool repeat = false; // the second tap of a quick pair: never commits anything
};

struct Finger {
    int id = 0;
    bool down = false;
    Point start{}, last{}, speed{};
    double time = 0;
};

enum class Holding : std::uint8_t { nothing, pressing, dragging, pinching, spent };

struct Input {
    std::array<Finger, 2> fingers{};
    Holding holding = Holding::nothing;
    Device device = Device::mouse;
    double press_time = 0;
    Point pinch_start{}; // the middle of two fingers when the second came
    Point tap_at{};
    double tap_time = -1e9;
    bool hovering = false; // a mouse or pen is over the canvas
    Point pointer{};
    std::vector<Gesture> gestures{}; // for the owner to take and clear
};

void feed(Input& input, const PointerEvent& event);

// Finds out that a finger has rested long enough. Call when the clock passes wake_time.
void tick(Input& input, double now);
// When tick wants to be called; 0: never.
double wake_time(const Input& input);

// What the pointer does to a rectangle on the screen.
Pointed pointed(const Input& input, Rect r);

} // namespace wc::shell

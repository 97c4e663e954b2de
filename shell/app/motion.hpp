// Things that really move, move: short, easing out, skippable, and not at all where the player asked for none.
#pragma once

#include "shell/app/theme.hpp"
#include "shell/widgets/geometry.hpp"

#include <cstdint>
#include <vector>

namespace wc::shell {

struct Glide {
    std::uint32_t key = 0;
    Rect from{}, to{};
    double start = 0, seconds = 0;
    bool seen = false;
};

struct Motion {
    std::vector<Glide> glides{};
    double now = 0;
    bool reduced = false; // prefers-reduced-motion
    bool moving = false;  // something asked for was still on its way in this frame
};

// 0 to 1, fast first.
constexpr float ease_out(float t) {
    const float left = 1 - std::clamp(t, 0.0f, 1.0f);
    return 1 - left * left * left;
}

void motion_begin(Motion& motion, double now);
// Forgets what was not asked for in this frame. True: another frame is wanted.
bool motion_end(Motion& motion);

// Where the thing is now, on its way to `target`. A thing seen for the first time is there at once.
Rect glide(Motion& motion, std::uint32_t key, Rect target, double seconds = theme::slide);
Point glide(Motion& motion, std::uint32_t key, Point target, double seconds = theme::slide);
float glide(Motion& motion, std::uint32_t key, float target, double seconds = theme::quick);

// From 0 at the first call to 1: the course of something that just happened (a die settles).
float course(Motion& motion, std::uint32_t key, double seconds);

// Everything arrives now: a touch skips.
void motion_skip(Motion& motion);

} // namespace wc::shell

#include "shell/app/motion.hpp"

namespace wc::shell {

namespace {

float progress(const Motion& motion, const Glide& g) {
    if (motion.reduced || g.seconds <= 0) return 1;
    return std::clamp(static_cast<float>((motion.now - g.start) / g.seconds), 0.0f, 1.0f);
}

Rect present(const Motion& motion, const Glide& g) { return mix(g.from, g.to, ease_out(progress(motion, g))); }

Glide* known(Motion& motion, std::uint32_t key) {
    for (Glide& g : motion.glides) {
        if (g.key == key) return &g;
    }
    return nullptr;
}

void note_moving(Motion& motion, const Glide& g) { motion.moving |= progress(motion, g) < 1 && !(g.from == g.to); }

} // namespace

void motion_begin(Motion& motion, double now) {
    motion.now = now;
    motion.moving = false;
    for (Glide& g : motion.glides) g.seen = false;
}

bool motion_end(Motion& motion) {
    std::erase_if(motion.glides, [](const Glide& g) { return !g.seen; });
    return motion.moving;
}

Rect glide(Motion& motion, std::uint32_t key, Rect target, double seconds) {
    Glide* g = known(motion, key);
    if (g == nullptr) {
        motion.glides.push_back({key, target, target, motion.now, seconds, true});
        return target;
    }
    g->seen = true;
    if (!(g->to == target)) *g = {key, present(motion, *g), target, motion.now, seconds, true};
    note_moving(motion, *g);
    return present(motion, *g);
}

Point glide(Motion& motion, std::uint32_t key, Point target, double seconds) {
    return glide(motion, key, Rect{target.x, target.y, 0, 0}, seconds).corner();
}

float glide(Motion& motion, std::uint32_t key, float target, double seconds) {
    return glide(motion, key, Rect{target, 0, 0, 0}, seconds).x;
}

float course(Motion& motion, std::uint32_t key, double seconds) {
    Glide* g = known(motion, key);
    if (g == nullptr) {
        motion.glides.push_back({key, {0, 0, 0, 0}, {1, 0, 0, 0}, motion.now, seconds, true});
        g = &motion.glides.back();
    }
    g->seen = true;
    note_moving(motion, *g);
    return progress(motion, *g);
}

void motion_skip(Motion& motion) {
    for (Glide& g : motion.glides) g.seconds = 0;
}

} // namespace wc::shell

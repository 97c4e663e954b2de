#include "shell/app/camera.hpp"

namespace wc::shell {

namespace {

constexpr float leap = 2.6f;     // how near a double tap goes
constexpr float friction = 5.0f; // share of the speed lost per second, as a rate
constexpr float slowest = 14.0f; // below this it stands

float fit_scale(const Camera& camera) {
    return std::min(camera.stage.w / std::max(1.0f, camera.world.w), camera.stage.h / std::max(1.0f, camera.world.h));
}

float held(float centre, float from, float extent, float seen) {
    if (seen >= extent) return from + extent / 2;
    return std::clamp(centre, from + seen / 2, from + extent - seen / 2);
}

void keep_inside(Camera& camera) {
    camera.zoom = std::clamp(camera.zoom, 1.0f, camera.nearest);
    const float scale = camera_scale(camera);
    camera.centre = {held(camera.centre.x, camera.world.x, camera.world.w, camera.stage.w / scale),
                     held(camera.centre.y, camera.world.y, camera.world.h, camera.stage.h / scale)};
}

void take(Camera& camera, bool sent) {
    camera.sent = sent;
    camera.speed = {};
}

void turn_to(Camera& camera, Point at, float zoom) {
    const Point under = screen_to_world(camera, at);
    camera.zoom = std::clamp(zoom, 1.0f, camera.nearest);
    camera.centre = camera.centre + under - screen_to_world(camera, at);
    keep_inside(camera);
}

// How far a stretch [start, start + extent) lies outside of what is seen.
float outside(float start, float extent, float seen_from, float seen) {
    if (extent >= seen) return start + extent / 2 - seen_from - seen / 2;
    if (start < seen_from) return start - seen_from;
    return std::max(0.0f, start + extent - seen_from - seen);
}

} // namespace

void camera_place(Camera& camera, Rect world, Rect stage) {
    const bool first = camera.world.empty();
    camera.world = world;
    camera.stage = stage;
    if (first) camera.centre = world.centre();
    keep_inside(camera);
}

Camera seen(Motion& motion, std::uint32_t key, const Camera& camera) {
    const Rect to{camera.centre.x, camera.centre.y, camera.zoom, 0};
    const Rect now = glide(motion, key, to, camera.sent ? theme::slow : 0);
    Camera out = camera;
    out.centre = now.corner();
    out.zoom = now.w;
    return out;
}

float camera_scale(const Camera& camera) { return fit_scale(camera) * camera.zoom; }

bool is_near(const Camera& camera) { return camera.zoom > 1.001f; }

Point world_to_screen(const Camera& camera, Point p) {
    return camera.stage.centre() + (p - camera.centre) * camera_scale(camera);
}

Point screen_to_world(const Camera& camera, Point p) {
    return camera.centre + (p - camera.stage.centre()) * (1 / camera_scale(camera));
}

void camera_drag(Camera& camera, Point by) {
    take(camera, false);
    camera.centre = camera.centre - by * (1 / camera_scale(camera));
    keep_inside(camera);
}

void camera_zoom(Camera& camera, Point at, float scale) {
    take(camera, false);
    turn_to(camera, at, camera.zoom * scale);
}

void camera_fling(Camera& camera, Point speed) { camera.speed = speed; }

bool camera_glide(Camera& camera, float seconds) {
    if (camera.speed == Point{}) return false;
    const Point speed = camera.speed;
    camera_drag(camera, speed * seconds);
    camera.speed = speed * std::exp(-friction * seconds);
    if (length(camera.speed) < slowest) camera.speed = {};
    return camera.speed != Point{};
}

void camera_step(Camera& camera, float scale) {
    take(camera, true);
    turn_to(camera, camera.stage.centre(), camera.zoom * scale);
}

void camera_leap(Camera& camera, Point at) {
    take(camera, true);
    if (camera.zoom > leap * 0.7f) return camera_whole(camera);
    turn_to(camera, at, leap);
}

void camera_whole(Camera& camera) {
    take(camera, true);
    camera.zoom = 1;
    keep_inside(camera);
}

void camera_show(Camera& camera, Rect part, float margin) {
    if (!is_near(camera)) return;
    const float scale = camera_scale(camera);
    const Size sight{camera.stage.w / scale, camera.stage.h / scale};
    const Point from = camera.centre - Point{sight.w / 2, sight.h / 2};
    const Rect wanted = grown(part, margin / scale);
    const Point by{outside(wanted.x, wanted.w, from.x, sight.w), outside(wanted.y, wanted.h, from.y, sight.h)};
    if (by == Point{}) return;
    take(camera, true);
    camera.centre = camera.centre + by;
    keep_inside(camera);
}

} // namespace wc::shell

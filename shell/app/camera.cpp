#include "shell/app/camera.hpp"

namespace wc::shell {

namespace {

float fit_scale(const Camera& camera, Rect stage) {
    return std::min(stage.w / std::max(1.0f, camera.world.w), stage.h / std::max(1.0f, camera.world.h));
}

float held(float centre, float from, float extent, float seen) {
    if (seen >= extent) return from + extent / 2;
    return std::clamp(centre, from + seen / 2, from + extent - seen / 2);
}

void keep_inside(Camera& camera, Rect stage) {
    camera.zoom = std::clamp(camera.zoom, 1.0f, camera.nearest);
    const float scale = camera_scale(camera, stage);
    camera.centre = {held(camera.centre.x, camera.world.x, camera.world.w, stage.w / scale),
                     held(camera.centre.y, camera.world.y, camera.world.h, stage.h / scale)};
}

} // namespace

Camera camera_on(Rect world, float nearest) { return {.world = world, .centre = world.centre(), .nearest = nearest}; }

float camera_scale(const Camera& camera, Rect stage) { return fit_scale(camera, stage) * camera.zoom; }

void enter_world(Pen& pen, const Camera& camera, Rect stage) {
    const float scale = camera_scale(camera, stage);
    enter(pen, stage.centre() - camera.centre * scale, scale);
}

Point world_to_screen(const Camera& camera, Rect stage, Point p) {
    return stage.centre() + (p - camera.centre) * camera_scale(camera, stage);
}

Point screen_to_world(const Camera& camera, Rect stage, Point p) {
    return camera.centre + (p - stage.centre()) * (1 / camera_scale(camera, stage));
}

void camera_drag(Camera& camera, Rect stage, Point by) {
    camera.centre = camera.centre - by * (1 / camera_scale(camera, stage));
    keep_inside(camera, stage);
}

void camera_zoom(Camera& camera, Rect stage, Point at, float scale) {
    const Point under = screen_to_world(camera, stage, at);
    camera.zoom = std::clamp(camera.zoom * scale, 1.0f, camera.nearest);
    camera.centre = camera.centre + under - screen_to_world(camera, stage, at);
    keep_inside(camera, stage);
}

void camera_show(Camera& camera, Rect stage, Rect part, float margin) {
    const float w = std::max(1.0f, stage.w - 2 * margin) / std::max(1.0f, part.w);
    const float h = std::max(1.0f, stage.h - 2 * margin) / std::max(1.0f, part.h);
    camera.zoom = std::min(w, h) / fit_scale(camera, stage);
    camera.centre = part.centre();
    keep_inside(camera, stage);
}

} // namespace wc::shell

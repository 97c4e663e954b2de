// Looking at a part of something large: drag, pinch, wheel. The world has its own lengths; the stage is on the screen.
#pragma once

#include "shell/widgets/pen.hpp"

namespace wc::shell {

struct Camera {
    Rect world{};   // all there is
    Point centre{}; // what stands in the middle of the stage
    float zoom = 1; // 1: the whole world fits
    float nearest = 4;
};

Camera camera_on(Rect world, float nearest = 4);

// Pixels per unit of the world.
float camera_scale(const Camera& camera, Rect stage);

// Puts the pen into the world; put `pen.view` back afterwards.
void enter_world(Pen& pen, const Camera& camera, Rect stage);
Point world_to_screen(const Camera& camera, Rect stage, Point p);
Point screen_to_world(const Camera& camera, Rect stage, Point p);

void camera_drag(Camera& camera, Rect stage, Point by);
// Keeps what is under `at` where it is.
void camera_zoom(Camera& camera, Rect stage, Point at, float scale);
// Brings a part of the world into sight, as large as fits with a margin.
void camera_show(Camera& camera, Rect stage, Rect part, float margin = 40);

} // namespace wc::shell

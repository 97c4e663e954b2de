// Looking at a part of something large: drag, pinch, wheel, double tap. The world has its own lengths; the stage is on
// the screen. Who draws asks `seen`, which may still be on its way to where the camera was sent.
#pragma once

#include "shell/app/motion.hpp"
#include "shell/widgets/geometry.hpp"

namespace wc::shell {

struct Camera {
    Rect world{};   // all there is
    Rect stage{};   // where it is shown
    Point centre{}; // what stands in the middle of the stage
    float zoom = 1; // 1: the whole world fits
    float nearest = 5;
    Point speed{};     // pixels a second, while it glides after a fling
    bool sent = false; // it was sent, and goes there; otherwise a hand holds it, and it follows at once
};

// What is shown now, and where: called before every drawing. The world may have changed its shape with the stage.
void camera_place(Camera& camera, Rect world, Rect stage);
// The camera as it is on its way.
Camera seen(Motion& motion, std::uint32_t key, const Camera& camera);

// Pixels per unit of the world.
float camera_scale(const Camera& camera);
bool is_near(const Camera& camera); // some of the world is out of sight
Point world_to_screen(const Camera& camera, Point p);
Point screen_to_world(const Camera& camera, Point p);

// --- held by a hand: at once
void camera_drag(Camera& camera, Point by);
// Keeps what is under `at` where it is.
void camera_zoom(Camera& camera, Point at, float scale);
void camera_fling(Camera& camera, Point speed);
// Moves a gliding camera on; true while it still moves.
bool camera_glide(Camera& camera, float seconds);

// --- sent: it goes there
void camera_step(Camera& camera, float scale); // nearer or farther around the middle
void camera_leap(Camera& camera, Point at);    // a double tap: near to it, or all of the world again
void camera_whole(Camera& camera);
// Brings a part of the world into sight, no farther than it must and without changing the zoom.
void camera_show(Camera& camera, Rect part, float margin = 40);

} // namespace wc::shell

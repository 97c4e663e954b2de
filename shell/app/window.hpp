// The canvas: GLFW's window, its WebGL 2 context, and Dear ImGui drawing into it.
#pragma once

#include "shell/app/fonts_imgui.hpp"
#include "shell/app/input.hpp"
#include "shell/widgets/pen_imgui.hpp"

struct GLFWwindow;

namespace wc::shell {

struct Window {
    GLFWwindow* handle = nullptr;
    Size size{};       // CSS pixels
    float density = 1; // device pixels in one
    bool lost = false; // the graphics card was taken away; drawing waits
    double drawn_at = 0;
    Fonts fonts{};
    ImguiSheet sheet{};
};

// Needs a canvas in the page's module. False: no WebGL 2 here.
bool open_window(Window& window, Size size, float density);

// The page tells every change of the canvas's size or of the device pixel ratio.
void resize_window(Window& window, Size size, float density);

// The page passes the canvas's events on; what was on the card is made anew.
void context_lost(Window& window);
bool context_restored(Window& window);

// One frame: a pen for the whole canvas, and its way to the screen.
Pen begin_drawing(Window& window, double now);
void end_drawing(Window& window, Color ground = theme::baize_deep);

// Dear ImGui hears what the gestures hear: position first, then the button, fingers marked as such.
void tell_imgui(const PointerEvent& event);

} // namespace wc::shell

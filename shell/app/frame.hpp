// Frames only when something changed or moves: 0 a second while nothing does.
#pragma once

namespace wc::shell {

// What one frame says about the next.
struct FrameWish {
    bool again = false; // something moves
    double wake_at = 0; // seconds on the page's clock; 0: never (a long press, a blinking hint)
};

using DrawFrame = FrameWish (*)(void* owner, double now);

// From now on `draw` is called for every frame that someone requests. Once per page.
void start_frames(DrawFrame draw, void* owner);

// Something changed: one frame, soon. Cheap to call often.
void request_frame();

// Seconds on the clock of pointer events and frames.
double page_now();

unsigned frames_drawn();

// How long the program itself took for its last frames (at most 120): building the picture and handing the draw calls
// over, without the graphics card. Milliseconds.
struct FrameTimes {
    double median = 0, longest = 0;
    unsigned count = 0;
};
FrameTimes frame_times();

} // namespace wc::shell

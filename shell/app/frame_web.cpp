#include "shell/app/frame.hpp"

#include <emscripten/emscripten.h>
#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <array>

namespace wc::shell {

namespace {

// The browser calls back without a place for more than one pointer, and there is one canvas: hence one loop.
struct Loop {
    DrawFrame draw = nullptr;
    void* owner = nullptr;
    bool asked = false;
    int timer = 0;
    unsigned drawn = 0;
    std::array<double, 120> times{}; // milliseconds; the frame n is kept at n % 120
};
Loop loop;

void wake(void*) {
    loop.timer = 0;
    request_frame();
}

void wake_later(double at) {
    if (loop.timer != 0) emscripten_clear_timeout(loop.timer);
    loop.timer = 0;
    if (at > 0) loop.timer = emscripten_set_timeout(wake, std::max(1.0, (at - page_now()) * 1000), nullptr);
}

EM_BOOL next_frame(double, void*) {
    loop.asked = false;
    const double start = emscripten_get_now();
    const FrameWish wish = loop.draw(loop.owner, page_now());
    loop.times[loop.drawn++ % loop.times.size()] = emscripten_get_now() - start;
    wake_later(wish.wake_at);
    if (wish.again) request_frame();
    return EM_FALSE; // the next frame is asked for, never assumed
}

} // namespace

void start_frames(DrawFrame draw, void* owner) {
    loop.draw = draw;
    loop.owner = owner;
    request_frame();
}

void request_frame() {
    if (loop.asked || loop.draw == nullptr) return;
    loop.asked = true;
    emscripten_request_animation_frame(next_frame, nullptr);
}

double page_now() { return emscripten_get_now() / 1000; }

unsigned frames_drawn() { return loop.drawn; }

FrameTimes frame_times() {
    auto sorted = loop.times;
    const auto count = std::min(static_cast<std::size_t>(loop.drawn), sorted.size());
    if (count == 0) return {};
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count));
    return {.median = sorted[count / 2], .longest = sorted[count - 1], .count = static_cast<unsigned>(count)};
}

} // namespace wc::shell

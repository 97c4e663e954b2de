#include "page.hpp"

#include "core/hash.hpp"
#include "shell/app/frame.hpp"

#include <charconv>

namespace wc::web {

namespace {

shell::FrameWish draw(void* owner, double now) {
    Page& page = *static_cast<Page*>(owner);
    shell::tick(page.input, now);
    shell::Pen pen = shell::begin_drawing(page.window, now);
    page.places.list.clear();
    page.input.gestures.clear();
    shell::end_drawing(page.window);
    if (page.told != page.session.version) {
        page.told = page.session.version;
        if (!page.when_changed.isUndefined()) page.when_changed();
    }
    return {.wake_at = shell::wake_time(page.input)};
}

} // namespace

bool open_canvas(Page& page, shell::Size size, float density) {
    page.canvas_open = shell::open_window(page.window, size, density);
    if (page.canvas_open) shell::start_frames(draw, &page);
    return page.canvas_open;
}

void resize_canvas(Page& page, shell::Size size, float density) {
    if (!page.canvas_open) return;
    shell::resize_window(page.window, size, density);
    shell::request_frame();
}

bool add_page_font(Page& page, std::string_view file_name, std::string_view bytes) {
    if (!page.canvas_open) return false;
    for (int k = 0; k < shell::face_count; ++k) {
        const auto face = static_cast<shell::Face>(k);
        if (shell::font_file(face) != file_name) continue;
        const bool taken = shell::add_font(page.window.fonts, face, std::as_bytes(std::span(bytes)));
        shell::request_frame();
        return taken;
    }
    return false;
}

void pointer(Page& page, const shell::PointerEvent& event) {
    if (!page.canvas_open) return;
    shell::feed(page.input, event);
    shell::tell_imgui(event);
    shell::request_frame();
}

void changed(Page& page) {
    page.told = page.session.version;
    shell::request_frame();
}

Seed seed_from(std::string_view typed) {
    Seed seed = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), seed);
    const bool number = error == std::errc{} && end == typed.data() + typed.size();
    return number ? seed : hash_text(typed);
}

} // namespace wc::web

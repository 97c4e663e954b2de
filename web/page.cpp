#include "page.hpp"

#include "core/hash.hpp"
#include "shell/app/frame.hpp"

#include <charconv>
#include <optional>

namespace wc::web {

namespace {

constexpr std::string_view wish_names[] = {"newGame", "menu", "share"}; // as PageWish

void draw_soon(Page& page) {
    page.drawn = false;
    shell::request_frame();
}

// Grows with everything the script may want to show.
std::uint64_t news_of(const Page& page) { return page.session.version + page.app.guide.changes; }

void tell(Page& page, std::string_view what) {
    if (!page.when_changed.isUndefined()) page.when_changed(std::string(what));
}

// What the frame brought about: the script hears of it after the picture is made.
void tell_script(Page& page) {
    if (page.told != news_of(page)) {
        page.told = news_of(page);
        tell(page, {});
    }
    const std::vector<shell::PageWish> wishes = std::move(page.app.wishes);
    page.app.wishes.clear();
    for (shell::PageWish wish : wishes) tell(page, wish_names[static_cast<std::size_t>(wish)]);
}

shell::FrameWish draw(void* owner, double now) {
    Page& page = *static_cast<Page*>(owner);
    shell::Pen pen = shell::begin_drawing(page.window, now);
    const shell::AppFrame frame = shell::draw_app(page.app, page.session, pen, page.window.size, now);
    shell::end_drawing(page.window);
    page.drawn = true;
    tell_script(page);
    return {.again = frame.again, .wake_at = frame.wake_at};
}

std::optional<shell::AppKey> key_called(std::string_view name) {
    struct Named {
        std::string_view name;
        shell::AppKey key;
    };
    using enum shell::AppKey;
    static constexpr Named keys[] = {{"Enter", enter},    {"Escape", escape},  {"ArrowUp", up},
                                     {"ArrowDown", down}, {"ArrowLeft", left}, {"ArrowRight", right},
                                     {" ", space},        {"Undo", undo},      {"Redo", redo}};
    for (const Named& each : keys)
        if (each.name == name) return each.key;
    return std::nullopt;
}

} // namespace

bool open_canvas(Page& page, shell::Size size, float density) {
    page.canvas_open = shell::open_window(page.window, size, density);
    return page.canvas_open;
}

void start_drawing(Page& page) {
    if (page.canvas_open) shell::start_frames(draw, &page);
}

void resize_canvas(Page& page, shell::Size size, float density) {
    if (!page.canvas_open) return;
    shell::resize_window(page.window, size, density);
    draw_soon(page);
}

bool add_page_font(Page& page, std::string_view file_name, std::string_view bytes) {
    if (!page.canvas_open) return false;
    for (int k = 0; k < shell::face_count; ++k) {
        const auto face = static_cast<shell::Face>(k);
        if (shell::font_file(face) != file_name) continue;
        const bool taken = shell::add_font(page.window.fonts, face, std::as_bytes(std::span(bytes)));
        draw_soon(page);
        return taken;
    }
    return false;
}

void pointer(Page& page, const shell::PointerEvent& event) {
    if (!page.canvas_open) return;
    shell::app_pointer(page.app, page.session, event);
    draw_soon(page);
}

bool key(Page& page, std::string_view name) {
    const auto known = key_called(name);
    if (!page.canvas_open || !known) return false;
    shell::app_key(page.app, page.session, *known);
    draw_soon(page);
    return true;
}

void changed(Page& page) {
    page.told = news_of(page);
    draw_soon(page);
}

Seed seed_from(std::string_view typed) {
    Seed seed = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), seed);
    const bool number = error == std::errc{} && end == typed.data() + typed.size();
    return number ? seed : hash_text(typed);
}

} // namespace wc::web

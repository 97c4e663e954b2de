// The page's side of the program: one session, its canvas, and what the page's script is told.
#pragma once

#include "shell/app/app.hpp"
#include "shell/app/window.hpp"

#include <emscripten/val.h>

#include <string_view>

namespace wc::web {

struct Page {
    shell::Session session;
    shell::App app;
    shell::Window window;
    bool canvas_open = false;
    bool drawn = false;     // the canvas, and what places() reports, are as the session is
    std::uint64_t told = 0; // the session's version when the script was last told
    // Called with an empty text when a choice was made on the canvas, or with what the canvas wishes from the page.
    emscripten::val when_changed = emscripten::val::undefined();
};

// False: no WebGL 2 here. The page then lives by its HTML alone.
bool open_canvas(Page&, shell::Size size, float density);
void resize_canvas(Page&, shell::Size size, float density);
bool add_page_font(Page&, std::string_view file_name, std::string_view bytes);
void start_drawing(Page&);
void pointer(Page&, const shell::PointerEvent&);
bool key(Page&, std::string_view name); // as KeyboardEvent.key, or "Undo" and "Redo"; false: means nothing here

// The session changed from outside, and the script knows: draws soon.
void changed(Page&);

// A seed that a person may type: a number as it is, any other text by its hash.
Seed seed_from(std::string_view typed);

} // namespace wc::web

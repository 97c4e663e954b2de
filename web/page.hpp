// The page's side of the program: one session, its canvas, and what the page's script is told.
#pragma once

#include "shell/app/input.hpp"
#include "shell/app/places.hpp"
#include "shell/app/session.hpp"
#include "shell/app/window.hpp"

#include <emscripten/val.h>

#include <string_view>

namespace wc::web {

struct Page {
    shell::Session session;
    shell::Window window;
    shell::Input input;
    shell::Places places;
    bool canvas_open = false;
    std::uint64_t told = 0;             // the session's version when the script was last told
    emscripten::val when_changed = emscripten::val::undefined(); // called when a choice was made on the canvas
};

// False: no WebGL 2 here. The page then lives by its HTML alone.
bool open_canvas(Page&, shell::Size size, float density);
void resize_canvas(Page&, shell::Size size, float density);
bool add_page_font(Page&, std::string_view file_name, std::string_view bytes);
void pointer(Page&, const shell::PointerEvent&);

// Something changed: draws soon.
void changed(Page&);

// A seed that a person may type: a number as it is, any other text by its hash.
Seed seed_from(std::string_view typed);

} // namespace wc::web

// What the page's script gets to see, as plain JavaScript values with TypeScript types of their own.
#pragma once

#include "page.hpp"

#include <emscripten/val.h>

namespace wc::web {

// Each is a JavaScript value whose TypeScript type is told in bindings.cpp.
EMSCRIPTEN_DECLARE_VAL_TYPE(Tables)
EMSCRIPTEN_DECLARE_VAL_TYPE(GameState)
EMSCRIPTEN_DECLARE_VAL_TYPE(JournalLines)
EMSCRIPTEN_DECLARE_VAL_TYPE(Sentences)
EMSCRIPTEN_DECLARE_VAL_TYPE(PlaceList)
EMSCRIPTEN_DECLARE_VAL_TYPE(Numbers)
EMSCRIPTEN_DECLARE_VAL_TYPE(Callback)
EMSCRIPTEN_DECLARE_VAL_TYPE(PictureOf)
EMSCRIPTEN_DECLARE_VAL_TYPE(Summary)

Tables tables_of(const Page&);
GameState state_of(const Page&);
JournalLines journal_from(const Page&, int first);
Sentences description(const Page&);
PlaceList place_list(const Page&);

// --- glance.cpp: pictures and summaries, also of texts that are not opened --------------------------------------------
// SVG text; `eyes` is "own" (what this screen shows) or "bystander". Empty: no game.
std::string page_picture(const Page&, float width, float height, const std::string& eyes);
PictureOf picture_of(const Page&, const std::string& text, float width, float height);
Summary summary_of(const Page&, const std::string& text);
std::string where_words(const shell::Session&); // where the game stands, in a few words

} // namespace wc::web

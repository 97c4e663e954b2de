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

Tables tables_of(const Page&);
GameState state_of(const Page&);
JournalLines journal_from(const Page&, int first);
Sentences description(const Page&);
PlaceList place_list(const Page&);

} // namespace wc::web

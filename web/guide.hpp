// The guide and what goes with a question, for the page's own text and its storage.
#pragma once

#include "page.hpp"

#include <emscripten/val.h>

namespace wc::web {

EMSCRIPTEN_DECLARE_VAL_TYPE(RuleWords)

void begin_guide(Page&, const std::string& table); // starts the game to learn in
void guide_on(Page&);                              // the lesson has been read
void stop_guide(Page&);
void go_on_with_guide(Page&);                       // after it was left
void restore_guide(Page&, const std::string& text); // as `guide` of the state gave it
void answered(Page&);                               // before every answer
void without_guide(Page&);                          // before another game begins

// Of the state: the lesson at hand or null, how far the guide is, why the question matters, and its rule in short.
void put_guide(emscripten::val& state, const Page&);
// A rule of the table at hand, by its number, in our own words; empty if there is none.
RuleWords rule_words(const Page&, const std::string& number);
// Of a table: whether it can be learned by playing.
bool has_guide(std::string_view table);

} // namespace wc::web

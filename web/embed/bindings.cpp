// What an embed's script may call: open a link, step through it, get pictures as SVG text. No canvas: this module has
// neither Dear ImGui nor GLFW in it. Embind writes wc_embed.d.ts from this.
#include "shell/app/viewer.hpp"
#include "web/modules/page_tables.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

namespace wc::web {

namespace {

using emscripten::val;
using shell::Viewer;

EMSCRIPTEN_DECLARE_VAL_TYPE(Linked)
EMSCRIPTEN_DECLARE_VAL_TYPE(Step)

std::size_t at(int step) { return static_cast<std::size_t>(std::max(0, step)); }

bool add_words(Viewer& v, const std::string& language, const std::string& table, const std::string& list) {
    v.language = language == "es" ? shell::Language::es : shell::Language::en;
    return v.words.load(table, list);
}

// An empty answer, or why not, in the reader's language.
std::string open_link(Viewer& v, const std::string& text) {
    const auto opened = look_at(v, text);
    return opened ? std::string() : v.words.say(opened.error());
}

Linked linked(const Viewer& v) {
    if (v.table == nullptr) return Linked(val::null());
    val out = val::object();
    out.set("kind", std::string(1, v.kind));
    out.set("table", std::string(v.table->id));
    out.set("scenario", scenario_name(v));
    out.set("steps", steps(v));
    out.set("over", session_at(v, steps(v)).outcome.over);
    out.set("historyLost", v.history_lost);
    return Linked(out);
}

val sentences(const std::vector<std::string>& lines) {
    val out = val::array();
    for (std::size_t k = 0; k < lines.size(); ++k) out.set(k, lines[k]);
    return out;
}

Step step_of(const Viewer& v, int step) {
    const shell::Session there = session_at(v, at(step));
    std::vector<std::string> news;
    for (const shell::JournalLine& line : news_of(v, at(step))) news.push_back(line.text);
    val out = val::object();
    out.set("prompt", prompt_of(there));
    out.set("over", there.outcome.over);
    out.set("turn", there.outcome.over || v.table == nullptr ? -1 : index(there.question.seat));
    out.set("news", sentences(news));
    out.set("described", sentences(description_of(there)));
    return Step(out);
}

std::string picture_of(const Viewer& v, int step, float width, float height, bool finger, const std::string& title) {
    const shell::PictureOrder order{.size = {width, height}, .finger = finger, .title = title};
    return shell::picture(session_at(v, at(step)), order);
}

// An empty text: there is no such table.
std::string sample_of(const std::string& id, int scenario, double seed, int decisions) {
    for (const Table* table : page_tables())
        if (table->id == id) return shell::sample_game(*table, scenario, static_cast<Seed>(seed), at(decisions));
    return {};
}

Viewer* make_viewer() {
    return new Viewer{.tables = page_tables()};
} // the script holds it for as long as the page is open

} // namespace

EMSCRIPTEN_BINDINGS(embed) {
    using namespace emscripten;
    register_type<Linked>("{ kind: 'g' | 'p' | 'v'; table: string; scenario: string; steps: number; over: boolean; "
                          "historyLost: boolean } | null");
    register_type<Step>("{ prompt: string; over: boolean; turn: number; news: string[]; described: string[] }");
    function("sample", &sample_of);
    class_<Viewer>("Viewer")
        .constructor(&make_viewer, allow_raw_pointers())
        .function("addWords", &add_words)
        .function("open", &open_link)
        .function("linked", &linked)
        .function("step", &step_of)
        .function("picture", &picture_of);
}

} // namespace wc::web

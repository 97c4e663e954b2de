// What the page's script may call, and the TypeScript types of what it gets. Embind writes wc_page.d.ts from this.
#include "guide.hpp"
#include "page.hpp"
#include "saves.hpp"
#include "values.hpp"

#include "shell/app/frame.hpp"
#include "web/modules/page_tables.hpp"

#include <emscripten/bind.h>

namespace wc::web {

namespace {

using emscripten::val;

// --- words and tables -------------------------------------------------------------------------------------------------

bool add_words(Page& page, const std::string& language, const std::string& table, const std::string& list) {
    const auto spoken = language == "es" ? shell::Language::es : shell::Language::en;
    const bool taken = load_words(page.session, spoken, table, list);
    changed(page);
    return taken;
}

// --- a game -----------------------------------------------------------------------------------------------------------

const Table* table_called(const std::string& id) {
    for (const Table* table : page_tables())
        if (table->id == id) return table;
    return nullptr;
}

// The k-th of a list of numbers if it is one of 0 .. count-1, otherwise 0.
int number_at(const val& list, std::size_t k, int count) {
    const val entry = list[k];
    const int number = entry.isNumber() ? entry.as<int>() : 0;
    return number >= 0 && number < count ? number : 0;
}

Options options_from(const Table& table, int scenario, const val& values) {
    Options out;
    if (scenario > 0 && scenario < static_cast<int>(table.scenarios.size()))
        out.scenario = static_cast<std::uint8_t>(scenario);
    for (std::size_t k = 0; k < table.options.size(); ++k)
        out.values[k] = static_cast<std::uint8_t>(number_at(values, k, table.options[k].count));
    return out;
}

// Codes as the contract's Control: 0 .. 6 a person, 8 + k the table's bot k.
Controls controls_from(const Table& table, const val& codes) {
    Controls out{};
    for (std::size_t k = 0; k < static_cast<std::size_t>(table.seats); ++k) {
        const int code = number_at(codes, k, 8 + static_cast<int>(table.bots.size()));
        out[k] = Control{static_cast<std::uint8_t>(code == 7 ? 0 : code)};
    }
    return out;
}

// Seats of one player have one control: that of the first.
void keep_together(const Table& table, const Options& options, Controls& controls) {
    for (std::size_t k = 0; k < table.options.size(); ++k) {
        const auto& players = table.options[k].players;
        const std::size_t value = options.values[k];
        if (value >= players.size()) continue;
        for (std::size_t seat = 1; seat < players[value].size(); ++seat)
            for (std::size_t first = 0; first < seat; ++first)
                if (players[value][first] == players[value][seat]) {
                    controls[seat] = controls[first];
                    break;
                }
    }
}

bool new_game(Page& page, const std::string& id, int scenario, const Numbers& options, const Numbers& seats,
              const std::string& seed) {
    const Table* table = table_called(id);
    if (table == nullptr) return false;
    without_guide(page);
    const Options chosen = options_from(*table, scenario, options);
    Controls controls = controls_from(*table, seats);
    keep_together(*table, chosen, controls);
    start_game(page.session, *table, chosen, controls, seed_from(seed));
    changed(page);
    return true;
}

// An empty answer, or why not, in the player's language.
std::string open_page_text(Page& page, const std::string& text, const std::string& seed) {
    const auto opened = open_game(page.session, text, seed_from(seed), max_file_chars);
    if (!opened) return say(page.session, opened.error());
    without_guide(page);
    changed(page);
    return {};
}

void close(Page& page) {
    close_game(page.session);
    changed(page);
}

// --- answers ----------------------------------------------------------------------------------------------------------

bool choose(Page& page, int index) {
    answered(page);
    const bool done = choose_index(page.session, index);
    changed(page);
    return done;
}

bool undo(Page& page) {
    const bool done = undo_choice(page.session);
    changed(page);
    return done;
}

bool redo(Page& page) {
    const bool done = redo_choice(page.session);
    changed(page);
    return done;
}

void take(Page& page) {
    take_device(page.session);
    changed(page);
}

// --- texts ------------------------------------------------------------------------------------------------------------

std::string game_link_of(const Page& page) { return game_link(page.session); }
std::string position_link_of(const Page& page) { return position_link(page.session); }
std::string view_link_of(const Page& page) { return view_link(page.session); }

// --- the time machine, and play by link -------------------------------------------------------------------------------

void look_back(Page& page, int moment) {
    show_moment(page.session, static_cast<std::size_t>(std::max(0, moment)));
    changed(page);
}

void back_to_now(Page& page) {
    show_present(page.session);
    changed(page);
}

bool play_on(Page& page, const std::string& seed) {
    const bool done = play_on_from_here(page.session, seed_from(seed));
    changed(page);
    return done;
}

int moment_of(const Page& page, int line) {
    return static_cast<int>(moment_of_line(page.session, static_cast<std::size_t>(std::max(0, line))));
}

void sit(Page& page, int persons, bool tell_what_happened) {
    sit_here(page.session, static_cast<std::uint8_t>(persons & shell::everyone), tell_what_happened);
    changed(page);
}

// --- the canvas -------------------------------------------------------------------------------------------------------

shell::Phase phase_called(const std::string& event) {
    if (event == "pointerdown") return shell::Phase::down;
    if (event == "pointerup") return shell::Phase::up;
    if (event == "pointercancel") return shell::Phase::cancel;
    if (event == "pointerleave") return shell::Phase::leave;
    return shell::Phase::move;
}

shell::Device device_called(const std::string& type) {
    if (type == "touch") return shell::Device::touch;
    return type == "pen" ? shell::Device::pen : shell::Device::mouse;
}

bool open_page_canvas(Page& page, float width, float height, float density) {
    return open_canvas(page, {width, height}, density);
}
void resize_page(Page& page, float width, float height, float density) {
    resize_canvas(page, {width, height}, density);
}

void point(Page& page, const std::string& event, int id, const std::string& device, float x, float y, double seconds,
           bool secondary) {
    pointer(page, {.id = id,
                   .phase = phase_called(event),
                   .device = device_called(device),
                   .at = {x, y},
                   .time = seconds,
                   .secondary = secondary});
}

void wheel(Page& page, float x, float y, float by_x, float by_y, bool zoom, double seconds) {
    pointer(page, {.phase = shell::Phase::wheel, .at = {x, y}, .time = seconds, .wheel = {by_x, by_y}, .zoom = zoom});
}

void lose_context(Page& page) {
    if (page.canvas_open) context_lost(page.window);
}
void restore_context(Page& page) {
    if (page.canvas_open && context_restored(page.window)) changed(page);
}

bool add_page_font_of(Page& page, const std::string& file, const std::string& bytes) {
    return add_page_font(page, file, bytes);
}

Sentences font_files(const Page&) {
    val out = val::array();
    for (int k = 0; k < shell::face_count; ++k) out.set(k, std::string(font_file(static_cast<shell::Face>(k))));
    return Sentences(out);
}

bool press(Page& page, const std::string& name) { return key(page, name); }

void put_safe_area(Page& page, float left, float top, float right, float bottom) {
    page.app.safe = {left, top, right, bottom};
    changed(page);
}

void reduce_motion(Page& page, bool reduced) { page.app.motion.reduced = reduced; }

bool drawn(const Page& page) { return page.drawn; }

unsigned frames(const Page&) { return shell::frames_drawn(); }

// Median and longest time of the last frames in milliseconds, and how many they are.
Numbers frame_times_of(const Page&) {
    const shell::FrameTimes times = shell::frame_times();
    val out = val::array();
    out.set(0, times.median);
    out.set(1, times.longest);
    out.set(2, times.count);
    return Numbers(out);
}

void redraw(const Page&) { shell::request_frame(); }

void on_change(Page& page, Callback callback) { page.when_changed = std::move(callback); }

Page* make_page() {
    auto* page = new Page; // the script holds it for as long as the page is open
    page->session.tables = page_tables();
    return page;
}

} // namespace

EMSCRIPTEN_BINDINGS(page) {
    using namespace emscripten;
    register_type<Tables>("{ id: string; guide: boolean; scenarios: { id: string; name: string; about: string }[]; "
                          "options: { id: string; name: string; count: number; about: string; values: string[]; "
                          "players: number[][] }[]; "
                          "bots: { id: string; name: string }[]; "
                          "seats: { name: string; the: string }[] }[]");
    register_type<GameState>(
        "{ where: string; moment: number; journalHere: number; turnNumber: number; person: number; elsewhere: boolean; "
        "here: number; people: { person: number; leaders: string; seats: string; here: boolean }[]; "
        "lesson: { number: number; title: string; text: string; rule: string; ruleTitle: string; ruleText: string } | "
        "null; "
        "guide: string; mayLearnOn: boolean; why: string; ruleTitle: string; ruleText: string; "
        "version: number; table: string; prompt: string; rule: string; over: boolean; turn: number; turnThe: "
        "string; "
        "winners: string[]; waiting: number; waitingThe: string; waitingTo: string; persons: number; eyes: number; "
        "mayUndo: boolean; "
        "mayRedo: boolean; "
        "historyLost: boolean; decisions: number; journalSize: number; refused: string; refusedRule: string; "
        "choices: { index: number; label: string; group: string; run: number; rule: string; outcome: string; note: "
        "string; refs: number[] }[]; "
        "scores: { name: string; points: number; person: number; bot: string; "
        "lines: { text: string; rule: string; points: number }[] }[]; standing: { text: string; rule: string }[] } | "
        "null");
    register_type<JournalLines>("{ number: number; text: string; rule: string }[]");
    register_type<Sentences>("string[]");
    register_type<PlaceList>(
        "{ kind: 'ref' | 'choice' | 'control' | 'block' | 'area'; id: number; x: number; y: number; "
        "w: number; h: number }[]");
    register_type<Numbers>("number[]");
    register_type<RuleWords>("{ ruleTitle?: string; ruleText?: string }");
    register_type<PictureOf>("{ svg: string; problem: string }");
    register_type<Summary>(
        "{ problem: string; kind: 'game' | 'position' | 'view' | ''; table: string; scenario: string; where: string; "
        "over: boolean; decisions: number; turnNumber: number; game: string; personThe: string; historyLost: boolean; "
        "turnThe: string; seats: { name: string; person: number; bot: string; points: number }[] }");
    register_type<Callback>("(wish: '' | 'newGame' | 'menu' | 'share') => void");

    class_<Page>("Page")
        .constructor(&make_page, allow_raw_pointers())
        .function("addWords", &add_words)
        .function("tables", &tables_of)
        .function("newGame", &new_game)
        .function("open", &open_page_text)
        .function("close", &close)
        .function("choose", &choose)
        .function("undo", &undo)
        .function("redo", &redo)
        .function("takeDevice", &take)
        .function("state", &state_of)
        .function("journal", &journal_from)
        .function("description", &description)
        .function("gameLink", &game_link_of)
        .function("positionLink", &position_link_of)
        .function("viewLink", &view_link_of)
        .function("startGuide", &begin_guide)
        .function("guideOn", &guide_on)
        .function("leaveGuide", &stop_guide)
        .function("resumeGuide", &go_on_with_guide)
        .function("restoreGuide", &restore_guide)
        .function("ruleWords", &rule_words)
        .function("lookBack", &look_back)
        .function("backToNow", &back_to_now)
        .function("playOn", &play_on)
        .function("momentOf", &moment_of)
        .function("sit", &sit)
        .function("commonTurn", &common_turn)
        .function("picture", &page_picture)
        .function("pictureOf", &picture_of)
        .function("about", &summary_of)
        .function("gameId", &game_id)
        .function("relation", &relation)
        .function("places", &place_list)
        .function("openCanvas", &open_page_canvas)
        .function("resize", &resize_page)
        .function("startDrawing", &start_drawing)
        .function("drawn", &drawn)
        .function("frames", &frames)
        .function("frameTimes", &frame_times_of)
        .function("redraw", &redraw)
        .function("safeArea", &put_safe_area)
        .function("reduceMotion", &reduce_motion)
        .function("key", &press)
        .function("addFont", &add_page_font_of)
        .function("fontFiles", &font_files)
        .function("point", &point)
        .function("wheel", &wheel)
        .function("contextLost", &lose_context)
        .function("contextRestored", &restore_context)
        .function("onChange", &on_change);
}

} // namespace wc::web

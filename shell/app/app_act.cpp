// Gestures and keys become choices. One way in: a first touch considers a choice, a second one, the play bar or Enter
// commits it.
#include "shell/app/app_parts.hpp"

namespace wc::shell {

namespace {

void consider(App& app, Session& s, int index) {
    app.note = {};
    s.preview = index;
}

void commit(App& app, Session& s) {
    if (s.preview < 0) return;
    const std::size_t lines = journal_size(s);
    app.note = {};
    answer_given(app, s);
    if (choose_index(s, s.preview))
        app.fresh_from = lines;
    else if (s.why_not)
        explain_refusal(app, s, *s.why_not);
}

// A quick second tap is a slip of the finger more often than a decision.
void touch_choice(App& app, Session& s, int index, bool repeat) {
    if (index < 0 || index >= static_cast<int>(s.question.choices.size())) return;
    if (s.preview != index) return consider(app, s, index);
    if (!repeat) commit(app, s);
}

// The choices that hold a thing: the first is considered, then the next at every touch; a lone one is committed.
void touch_thing(App& app, Session& s, const TableViews& views, Ref thing, bool repeat) {
    const Scene scene = scene_of(app, s, &views);
    std::vector<int> with;
    for (std::size_t k = 0; k < scene.choices.size(); ++k)
        if (holds(views, scene, scene.choices[k], thing)) with.push_back(static_cast<int>(k));
    if (with.empty()) return explain_thing(app, s, views, thing);
    const auto now = std::find(with.begin(), with.end(), s.preview);
    if (with.size() == 1 || now == with.end()) return touch_choice(app, s, with.front(), repeat);
    consider(app, s, now + 1 == with.end() ? with.front() : *(now + 1));
}

void show_tab(App& app, int tab) {
    app.tab = tab;
    app.note = {};
    app.scrolls[control::stage].offset = 0;
    app.scrolls[control::strip].offset = 0;
}

void cycle_sheet(App& app) { app.sheet = app.sheet == SheetLevel::half ? SheetLevel::full : SheetLevel::half; }

// The map that something began on. Null: none.
Camera* camera_at(App& app, Point p) {
    const Place* area = area_at(app.places, p);
    const int k = area == nullptr ? -1 : area->id - control::maps;
    return k >= 0 && k < static_cast<int>(app.cameras.size()) ? &app.cameras[static_cast<std::size_t>(k)] : nullptr;
}

bool touch_map(App& app, int id) {
    if (id >= control::map_switch && id < control::map_switch + static_cast<int>(app.cameras.size())) {
        app.map = id - control::map_switch;
        app.scrolls[control::strip].offset = 0;
        return true;
    }
    const int k = id - control::map_nearer;
    if (k < 0 || k >= 3 * static_cast<int>(app.cameras.size())) return false;
    constexpr float step = 1.6f;
    Camera& camera = app.cameras[static_cast<std::size_t>(k / 3)];
    if (k % 3 == 2)
        camera_whole(camera);
    else
        camera_step(camera, k % 3 == 0 ? step : 1 / step);
    return true;
}

// The second of a quick pair of taps was meant for what stood there before: the play bar gives way to playback's buttons.
void touch_control(App& app, Session& s, const TableViews* views, int id, bool repeat) {
    if (lesson_touched(app, s, id)) return;
    if (repeat && (id == control::play || id == control::fast || id == control::skip || id == control::undo)) return;
    const auto wish = [&](PageWish w) { app.wishes.push_back(w); };
    switch (id) {
    case control::menu: return wish(PageWish::menu);
    case control::share: return wish(PageWish::share);
    case control::new_game: return wish(PageWish::new_game);
    case control::undo: undo_choice(s); return;
    case control::redo: redo_choice(s); return;
    case control::play: return commit(app, s);
    case control::handle: return cycle_sheet(app);
    case control::drawer: app.drawer_open = !app.drawer_open; return;
    case control::why:
        if (views != nullptr) explain_rule(app, s, *views, over(s) ? s.outcome.reason.rule : s.question.prompt.rule);
        return;
    case control::purpose: return explain_purpose(app, s);
    case control::take_device: take_device(s); return;
    case control::close: app.note = {}; return;
    case control::note:
        if (views != nullptr && app.note.rule_code) explain_rule(app, s, *views, app.note.rule_code);
        return;
    case control::step: return step_playback(app, s, views, app.drawn_at);
    case control::fast: app.playback.fast = !app.playback.fast; return;
    case control::skip: return skip_playback(app, s);
    default: break;
    }
    if (touch_map(app, id)) return;
    if (id >= control::filter && id < control::journal) return show_rows(app, id - control::filter);
    if (id >= control::tab && id < control::tab + tab_count(views)) return show_tab(app, id - control::tab);
    if (id >= control::score && id < control::score + 7) return show_tab(app, score_tab(views));
}

// A line of the journal or of playback, by its number among those drawn: its rule.
void touch_line(App& app, Session& s, const TableViews* views, int id) {
    if (views == nullptr) return;
    if (id >= control::played) {
        const auto number = static_cast<std::size_t>(id - control::played);
        if (number < s.playback.size()) explain_rule(app, s, *views, s.playback[number].event.line.rule);
        return;
    }
    const auto lines = journal_of(s, app.journal_top + static_cast<std::size_t>(id - control::journal), 1);
    if (!lines.empty()) explain_rule(app, s, *views, lines.front().event.line.rule);
}

// A quick pair of taps on a map looks closer, whatever is there; what the first one brought up makes way.
bool leap(App& app, const Gesture& g) {
    if (!g.repeat) return false;
    const Place* place = place_at(app.places, g.at, false);
    Camera* camera = camera_at(app, g.at);
    if (camera == nullptr || (place != nullptr && place->kind != PlaceKind::ref)) return false;
    camera_leap(*camera, g.at);
    app.note = {};
    return true;
}

void tap(App& app, Session& s, const TableViews* views, const Gesture& g) {
    if (leap(app, g)) return;
    const Place* place = place_at(app.places, g.at, g.finger);
    if (place == nullptr || place->kind == PlaceKind::block || place->kind == PlaceKind::area) {
        app.note = {};
        if (playing(app, s)) step_playback(app, s, views, app.drawn_at);
        return;
    }
    const Place touched = *place;
    if (touched.kind == PlaceKind::control && touched.id >= control::journal)
        return touch_line(app, s, views, touched.id);
    if (touched.kind == PlaceKind::control) return touch_control(app, s, views, touched.id, g.repeat);
    if (playing(app, s)) return step_playback(app, s, views, app.drawn_at);
    if (touched.kind == PlaceKind::choice) return touch_choice(app, s, touched.id, g.repeat);
    if (views != nullptr) touch_thing(app, s, *views, Ref{touched.id}, g.repeat);
}

void details(App& app, Session& s, const TableViews* views, const Gesture& g) {
    const Place* place = place_at(app.places, g.at, g.finger);
    if (place != nullptr && place->kind == PlaceKind::control && g.finger)
        app.tip = {.control = place->id, .held = true};
    if (place != nullptr && place->kind == PlaceKind::ref && views != nullptr)
        explain_thing(app, s, *views, Ref{place->id});
}

void drag(App& app, const Gesture& g) {
    const Place* place = place_at(app.places, g.start, false);
    if (place != nullptr && place->kind == PlaceKind::control && place->id == control::handle) {
        const float moved = g.at.y - g.start.y;
        if (std::abs(moved) > 40)
            app.sheet = moved < 0 ? SheetLevel::full : moved > 140 ? SheetLevel::peek : SheetLevel::half;
        return;
    }
    if (Camera* camera = camera_at(app, g.start))
        return g.did == Did::fling ? camera_fling(*camera, g.by) : camera_drag(*camera, g.by);
    const Place* area = area_at(app.places, g.start);
    if (area == nullptr || area->id >= app.scrolls.size()) return;
    Scroll& scroll = app.scrolls[area->id];
    const float by = scroll.axis == Axis::vertical ? g.by.y : g.by.x;
    if (g.did == Did::fling) return scroll_fling(scroll, -by);
    scroll_by(scroll, -by);
}

// Two fingers, or Ctrl and the wheel: only maps can be looked at from near.
void zoom(App& app, const Gesture& g) {
    Camera* camera = camera_at(app, g.start);
    if (camera == nullptr) return;
    app.note = {};
    camera_drag(*camera, g.by);
    camera_zoom(*camera, g.at, g.scale);
}

void turn_wheel(App& app, const Gesture& g) {
    if (Camera* camera = camera_at(app, g.at)) {
        const float turned = std::clamp(g.by.y, -200.0f, 200.0f);
        return camera_zoom(*camera, g.at, std::exp(-turned * 0.0018f));
    }
    const Place* area = area_at(app.places, g.at);
    if (area == nullptr || area->id >= app.scrolls.size()) return;
    Scroll& scroll = app.scrolls[area->id];
    const bool sideways = scroll.axis == Axis::horizontal && std::abs(g.by.x) < std::abs(g.by.y);
    scroll_by(scroll, scroll.axis == Axis::vertical || sideways ? g.by.y : g.by.x);
}

void hover(App& app, const Session& s, const TableViews* views) {
    app.hovered = -1;
    if (!app.input.hovering || views == nullptr || playing(app, s)) return;
    const Place* place = place_at(app.places, app.input.pointer, false);
    if (place == nullptr) return;
    const int count = static_cast<int>(s.question.choices.size());
    if (place->kind == PlaceKind::choice && place->id < count) app.hovered = place->id;
    if (place->kind != PlaceKind::ref) return;
    const Scene scene = scene_of(app, s, views);
    for (int k = 0; k < count && app.hovered < 0; ++k)
        if (holds(*views, scene, scene.choices[static_cast<std::size_t>(k)], Ref{place->id})) app.hovered = k;
}

// Up and down go through the rows as they stand.
void consider_next(App& app, Session& s, int step) {
    const int count = static_cast<int>(s.question.choices.size());
    if (count == 0) return;
    const std::vector<int>& order = app.prepared.order;
    const bool ordered = static_cast<int>(order.size()) == count && app.prepared.version == s.version;
    int at = s.preview;
    if (ordered && at >= 0) at = static_cast<int>(std::find(order.begin(), order.end(), at) - order.begin());
    if (at < 0) at = step > 0 ? -1 : 0;
    const int next = (at + step + count) % count;
    consider(app, s, ordered ? order[static_cast<std::size_t>(next)] : next);
    app.reveal_row = true;
}

} // namespace

void take_gestures(App& app, Session& s) {
    const TableViews* views = views_of(s);
    const std::vector<Gesture> gestures = std::move(app.input.gestures);
    app.input.gestures.clear();
    for (const Gesture& g : gestures) {
        if (g.did == Did::press) app.tip = {};
        if (g.did == Did::tap) tap(app, s, views, g);
        if (g.did == Did::long_press) details(app, s, views, g);
        if (g.did == Did::drag || g.did == Did::fling) drag(app, g);
        if (g.did == Did::wheel) turn_wheel(app, g);
        if (g.did == Did::zoom) zoom(app, g);
    }
    hover(app, s, views);
}

// A new question, or an event played back, brings the view where it happens.
void keep_tab(App& app, const Session& s, const TableViews* views) {
    if (views == nullptr) return;
    const Shown* shown = shown_event(app, s);
    const std::uint64_t at = shown != nullptr ? app.playback.at + 1 : 0;
    const std::uint64_t now = s.version << 16 | at;
    if (app.tab_for == now) return;
    app.tab_for = now;
    int tab = -1;
    if (shown != nullptr)
        tab = views->tab_of_event(shown->event);
    else if (over(s))
        tab = score_tab(views);
    else if (may_choose(s) || s.moment)
        tab = views->tab_of_question(scene_of(app, s, views));
    if (tab < 0 || tab == app.tab) return;
    show_tab(app, tab);
}

void app_pointer(App& app, Session& s, const PointerEvent& event) {
    feed(app.input, event);
    take_gestures(app, s);
}

void app_key(App& app, Session& s, AppKey key) {
    if (lesson_key(app, s, key)) return;
    const TableViews* views = views_of(s);
    const bool running = playing(app, s);
    switch (key) {
    case AppKey::enter:
        if (s.waiting >= 0) return take_device(s);
        return running ? step_playback(app, s, views, app.drawn_at) : commit(app, s);
    case AppKey::space:
        if (running) step_playback(app, s, views, app.drawn_at);
        return;
    case AppKey::escape:
        if (running) return skip_playback(app, s);
        if (!app.note.shown()) s.preview = -1;
        app.note = {};
        return;
    case AppKey::down: return consider_next(app, s, 1);
    case AppKey::up: return consider_next(app, s, -1);
    case AppKey::left:
        if (app.tab > 0) show_tab(app, app.tab - 1);
        return;
    case AppKey::right:
        if (app.tab + 1 < tab_count(views)) show_tab(app, app.tab + 1);
        return;
    case AppKey::undo: undo_choice(s); return;
    case AppKey::redo: redo_choice(s); return;
    }
}

} // namespace wc::shell

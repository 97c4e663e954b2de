#include "shell/tables/views.hpp"

#include "shell/app/input.hpp"

namespace wc::shell {

const TableViews* views_of(std::string_view table) {
    for (const TableViews* each : known_views())
        if (each->table == table) return each;
    return nullptr;
}

std::string words(const Scene& scene, Text text, Ref a, Ref b, Ref c, Ref d, Ref e) {
    return say(scene.session, line(text, Rule{}, a, b, c, d, e));
}

std::string name_of(const Scene& scene, Ref thing, Form form) {
    if (!scene.session.match) return {};
    return std::string(scene.session.words.form(scene.session.match->table->name(thing), form));
}

bool holds(const TableViews& views, const Scene& scene, const Choice& choice, Ref thing) {
    if (choice.mentions(thing)) return true;
    const Touched touched = views.touched(scene, choice);
    return std::find(touched.begin(), touched.end(), thing) != touched.end();
}

Mark mark_of(const Scene& scene, const TableViews& views, Ref thing) {
    if (scene.event != nullptr && thing.kind() != Ref::seat_kind) { // what an event is about stands out
        const auto& about = scene.event->line.operands;
        return std::find(about.begin(), about.end(), thing) != about.end() ? Mark::chosen : Mark::plain;
    }
    if (scene.choices.empty()) return Mark::plain;
    if (const Choice* choice = scene.considered(); choice != nullptr && holds(views, scene, *choice, thing))
        return Mark::chosen;
    const bool any = std::any_of(scene.choices.begin(), scene.choices.end(),
                                 [&](const Choice& each) { return holds(views, scene, each, thing); });
    return any ? Mark::possible : Mark::plain;
}

void bring_into_sight(const Scene& scene, Mark mark, Rect thing) {
    if (!scene.reveal || mark != Mark::chosen || scene.scroll == nullptr) return;
    constexpr float margin = 24;
    const bool down = scene.scroll->axis == Axis::vertical;
    const float at = down ? thing.y - scene.window.y : thing.x - scene.window.x, extent = down ? thing.h : thing.w;
    const float before = scene.scroll->offset;
    scroll_to(*scene.scroll, std::max(0.0f, at + before - margin), extent + 2 * margin);
    if (scene.scroll->offset != before && scene.motion != nullptr) scene.motion->moving = true; // drawn anew
}

Pointed pointed_at(const Scene& scene, const Pen& pen, Rect in_view) {
    return scene.input == nullptr ? Pointed{} : pointed(*scene.input, to_screen(pen, in_view));
}

} // namespace wc::shell

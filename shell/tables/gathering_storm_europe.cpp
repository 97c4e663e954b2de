// Europe: the map, the boxes of the countries, and the powers' names.
#include "shell/tables/gathering_storm_map_parts.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/label.hpp"
#include "shell/widgets/map_buttons.hpp"

namespace wc::shell::storm {

namespace {

// Looked at from near, the map moves to what is considered or played back.
void show_chosen(const Scene& scene, Camera& camera) {
    if (!scene.reveal) return;
    std::optional<Rect> part;
    for (int k = 0; k < game::country_count; ++k) {
        const auto c = static_cast<Country>(k);
        bool chosen = mark_of(scene, gathering_storm_views, ref(c)) == Mark::chosen;
        for (int t = 0; t < game::target_count && !chosen; ++t)
            chosen = game::info(static_cast<Target>(t)).country == c &&
                     mark_of(scene, gathering_storm_views, ref(static_cast<Target>(t))) == Mark::chosen;
        if (!chosen) continue;
        const Point at = place_of(c);
        part = part ? between({std::min(part->x, at.x), std::min(part->y, at.y)},
                              {std::max(part->right(), at.x), std::max(part->bottom(), at.y)})
                    : Rect{at.x, at.y, 0, 0};
    }
    if (part) camera_show(camera, *part, 64);
}

// The name of a power on its own land, with its emblem: a tap tells all about it. Returns what must stay clear.
Rect draw_power(Pen& pen, Places& places, const Scene& scene, Power p, const MapView& view) {
    const Point at = view.at(place_of(p));
    const float r = std::clamp(view.scale * 11.0f, 8.0f, 15.0f);
    if (!view.room.contains(at)) return {};
    emblem(pen, at, r, side_look(p));
    const TextStyle style{.face = Face::display,
                          .size = std::clamp(view.scale * 12.0f, theme::smallest, 17.0f),
                          .color = theme::paper,
                          .align = Align::centre,
                          .tracking = 1.2f};
    const std::string name = capitals(name_of(scene, ref(p)));
    const float below = at.y + r + 4 + capital_of(style);
    if (view.scale >= 0.75f) write_halo(pen, {at.x, below}, name, style);
    const Mark mark = mark_of(scene, gathering_storm_views, ref(p));
    mark_ring(pen, at, r + 3, mark, pointed_at(scene, pen, around(at, 2 * r + 6)));
    if (scene.asked == game::seat_of(p) && mark == Mark::plain)
        circle(pen, at, r + 3, {.line = theme::brass_light, .width = 1.6f});
    add_ref(places, pen, ref(p), around(at, 2 * r + 6));
    if (view.scale < 0.75f) return {}; // there is no room to give way in
    const float wide = std::max(2 * r, text_width(name, style));
    return {at.x - wide / 2, at.y - r, wide, below - at.y + r + 2};
}

} // namespace

void draw_europe(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    Camera& camera = scene.maps.cameras[0];
    camera_place(camera, whole_map(stage), stage);
    show_chosen(scene, camera);
    const MapView view = map_view(seen(*scene.motion, 0x71000u, camera), room);
    add_area(places, pen, control::maps, stage);
    draw_land(pen, s, view);
    push_clip(pen, stage);
    std::vector<Rect> kept;
    for (const Power p : all_powers)
        if (const Rect r = draw_power(pen, places, scene, p, view); !r.empty()) kept.push_back(r);
    draw_countries(pen, places, scene, s, view, stage, kept);
    pop_clip(pen);
    map_buttons(pen, places, stage, camera, control::map_nearer, scene.finger, scene.input);
}

} // namespace wc::shell::storm

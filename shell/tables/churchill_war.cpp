// The war: Europe and the Pacific beside or above each other; where there is room for one, the other is a touch away.
#include "shell/tables/churchill_war_parts.hpp"

#include "shell/widgets/map_buttons.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell::conference {

namespace {

constexpr float head_height = 30, margin = 8, side_column = 248;
constexpr float least_scale = 0.5f; // smaller maps are shown one at a time

float rows_height(int rows, float row) { return static_cast<float>(rows) * (row + 4); }

float scale_of(game::Theatre t, Size room) { return std::min(room.w / world_of(t).w, room.h / world_of(t).h); }

// A map no larger than its outlines reach.
Rect held(game::Theatre t, Rect room) {
    const float scale = scale_of(t, room.size());
    const Size all = outlines_of(t);
    return {room.x, room.y, std::min(room.w, all.w * scale), std::min(room.h, all.h * scale)};
}

// Rows beside the map where it is wide, below it where it is narrow.
TheatrePlan plan_theatre(game::Theatre t, Rect r, float row) {
    TheatrePlan plan{.theatre = t, .row_height = row};
    r = shrunk(r, margin, 4);
    if (r.w > r.h * 1.55f) {
        Rect column = cut_left(r, std::clamp(r.w * 0.35f, side_column, side_column + 36), 8);
        plan.head = cut_top(column, head_height, 2);
        plan.rows = column;
        plan.row_height = std::min(row + 14, (column.h - 14) / 4 - 4);
        plan.map = held(t, r);
        return plan;
    }
    plan.columns = r.w >= 470 ? 2 : 1;
    plan.head = cut_top(r, head_height, 2);
    const float rows = rows_height(4 / plan.columns, row);
    plan.map = held(t, {r.x, r.y, r.w, r.h - rows - 6});
    plan.rows = {r.x, plan.map.bottom() + 6, r.w, rows};
    return plan;
}

WarPlan lay(Rect stage, bool beside, float row) {
    WarPlan plan;
    const float half = stage.h / 2;
    for (int k = 0; k < 2; ++k) {
        const Rect r =
            beside ? column(stage, k, 2) : Rect{stage.x, stage.y + half * static_cast<float>(k), stage.w, half};
        plan.theatres[static_cast<std::size_t>(k)] = plan_theatre(static_cast<game::Theatre>(k), r, row);
    }
    return plan;
}

// Tabs above, figures below; the map has what is left.
WarPlan lay_single(Rect stage, bool finger, float row) {
    WarPlan plan{.single = true};
    Rect r = shrunk(stage, margin, 4);
    const Rect head = cut_top(r, finger ? theme::touch_target : 36.0f, 4);
    const bool grid = r.w >= 520 && r.h >= 460;
    const float rows = grid ? rows_height(2, row) : row + 6;
    const Rect below = cut_bottom(r, rows, 4);
    for (int k = 0; k < 2; ++k)
        plan.theatres[static_cast<std::size_t>(k)] = {static_cast<game::Theatre>(k), r, head, below, grid ? 2 : 0, row};
    return plan;
}

float smaller_scale(const WarPlan& plan) {
    return std::min(scale_of(game::Theatre::europe, plan.theatres[0].map.size()),
                    scale_of(game::Theatre::pacific, plan.theatres[1].map.size()));
}

std::optional<game::Theatre> theatre_of(Ref r) {
    switch (static_cast<game::Kind>(r.kind())) {
    case game::Kind::front: return game::info(thing<game::Front>(r)).theatre;
    case game::Kind::space: return game::info(game::info(thing<game::Space>(r)).front).theatre;
    case game::Kind::theatre: return thing<game::Theatre>(r);
    case game::Kind::box: return game::boxes[static_cast<std::size_t>(r.index())].theatre;
    default: return std::nullopt;
    }
}

// Where what is considered, or played back, happens.
std::optional<game::Theatre> theatre_at_hand(const Scene& scene) {
    const auto first = [](const auto& refs) -> std::optional<game::Theatre> {
        for (const Ref r : refs)
            if (const auto t = theatre_of(r)) return t;
        return std::nullopt;
    };
    if (scene.event != nullptr) return first(scene.event->line.operands);
    const Choice* c = scene.considered();
    return c == nullptr ? std::nullopt : first(std::array{c->a, c->b, c->c});
}

// Looked at from near, a map moves to what is considered or played back.
void show_chosen(const Scene& scene, const State& s, game::Theatre t, Camera& camera) {
    if (!scene.reveal) return;
    std::optional<Rect> part;
    const auto add = [&](game::Space p) {
        const Point at = place_of(p);
        part = part ? between({std::min(part->x, at.x), std::min(part->y, at.y)},
                              {std::max(part->right(), at.x), std::max(part->bottom(), at.y)})
                    : Rect{at.x, at.y, 0, 0};
    };
    const auto chosen = [&](Ref r) { return mark_of(scene, churchill_views, r) == Mark::chosen; };
    for (const game::Front f : game::all_fronts) {
        if (game::info(f).theatre != t) continue;
        const bool box = game::has_box(f) && chosen(ref(game::box_of(f)));
        if (chosen(ref(f)) || box) {
            add(game::space_of(f, s.front[ix(f)]));
            if (game::is_open(s, f)) add(game::entry_space(s, f));
        }
        for (int k = 0; k < game::info(f).space_count; ++k)
            if (chosen(ref(game::space_of(f, k)))) add(game::space_of(f, k));
    }
    if (part) camera_show(camera, *part, 64);
}

void draw_map(Pen& pen, Places& places, const Scene& scene, const State& s, const TheatrePlan& plan) {
    const auto k = ix(plan.theatre);
    Camera& camera = scene.maps.cameras[k];
    camera_place(camera, whole_map(plan.theatre, plan.map), plan.map);
    show_chosen(scene, s, plan.theatre, camera);
    const MapView view = map_view(seen(*scene.motion, 0x70000u + static_cast<std::uint32_t>(k), camera));
    add_area(places, pen, control::maps + static_cast<int>(k), plan.map);
    draw_land(pen, plan.theatre, view);
    push_clip(pen, plan.map);
    draw_fronts(pen, places, scene, s, plan.theatre, view);
    pop_clip(pen);
    rounded(pen, plan.map, 3, {.line = faded(theme::brass, 0.5f), .width = 1});
    map_buttons(pen, places, plan.map, camera, control::map_nearer + 3 * static_cast<int>(k), scene.finger,
                scene.input);
}

} // namespace

WarPlan plan_war(Rect stage, bool finger) {
    const float row = finger ? theme::touch_target : 42.0f;
    const WarPlan beside = lay(stage, true, row), stacked = lay(stage, false, row);
    const WarPlan& both = smaller_scale(beside) > smaller_scale(stacked) ? beside : stacked;
    return smaller_scale(both) >= least_scale ? both : lay_single(stage, finger, row);
}

void draw_war(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    baize(pen, room);
    const WarPlan plan = plan_war(stage, scene.finger);
    const auto at_hand = theatre_at_hand(scene);
    if (scene.reveal && at_hand) *scene.maps.shown = static_cast<int>(*at_hand);
    const auto shown = static_cast<game::Theatre>(std::clamp(*scene.maps.shown, 0, 1));
    if (plan.single) draw_theatre_tabs(pen, places, scene, s, plan.theatres[0].head, shown);
    for (const TheatrePlan& theatre : plan.theatres) {
        if (plan.single && theatre.theatre != shown) continue;
        draw_map(pen, places, scene, s, theatre);
        if (!plan.single) draw_theatre_head(pen, places, scene, s, theatre);
        draw_front_rows(pen, places, scene, s, theatre);
    }
}

} // namespace wc::shell::conference

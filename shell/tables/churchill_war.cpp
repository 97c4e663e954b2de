// The war: Europe and the Pacific, side by side, one above the other, or in a scroll where the screen is small.
#include "shell/tables/churchill_war_parts.hpp"

#include "shell/widgets/surface.hpp"

namespace wc::shell::conference {

namespace {

constexpr float head_height = 30, margin = 8, side_column = 248, least_height = 286;

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

WarPlan lay(Rect stage, bool beside, float tall, float row) {
    WarPlan plan{.height = beside ? tall : tall * 2};
    for (int k = 0; k < 2; ++k) {
        const Rect r = beside ? column({stage.x, stage.y, stage.w, tall}, k, 2)
                              : Rect{stage.x, stage.y + tall * static_cast<float>(k), stage.w, tall};
        plan.theatres[static_cast<std::size_t>(k)] = plan_theatre(static_cast<game::Theatre>(k), r, row);
    }
    return plan;
}

float smaller_scale(const WarPlan& plan) {
    return std::min(scale_of(game::Theatre::europe, plan.theatres[0].map.size()),
                    scale_of(game::Theatre::pacific, plan.theatres[1].map.size()));
}

} // namespace

WarPlan plan_war(Rect stage, bool finger) {
    const float row = finger ? theme::touch_target : 42.0f;
    if (stage.h >= 2 * least_height || stage.w >= 1000) { // whichever shows the smaller map larger
        const WarPlan beside = lay(stage, true, stage.h, row), stacked = lay(stage, false, stage.h / 2, row);
        return smaller_scale(beside) > smaller_scale(stacked) ? beside : stacked;
    }
    const float tall = stage.w < 470 ? stage.w * 0.68f + rows_height(4, row) + 48 : 330.0f;
    return lay(stage, false, tall, row);
}

void draw_war(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    baize(pen, room);
    const WarPlan measure = plan_war(stage, scene.finger);
    const Rect content = begin_scroll(pen, places, stage, *scene.scroll, scene.scroll_area, measure.height);
    const WarPlan plan = plan_war({stage.x, content.y, content.w, stage.h}, scene.finger);
    for (const TheatrePlan& theatre : plan.theatres) {
        const MapView view = map_view(theatre.theatre, theatre.map);
        draw_land(pen, theatre.theatre, view);
        push_clip(pen, theatre.map);
        draw_fronts(pen, places, scene, s, theatre.theatre, view);
        pop_clip(pen);
        rounded(pen, theatre.map, 3, {.line = faded(theme::brass, 0.5f), .width = 1});
        draw_theatre_head(pen, places, scene, s, theatre);
        draw_front_rows(pen, places, scene, s, theatre);
    }
    end_scroll(pen, stage, *scene.scroll);
}

} // namespace wc::shell::conference

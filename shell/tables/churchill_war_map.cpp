// The two maps: outlines, and where the spaces of the fronts lie on them. Places follow geography, moved apart where
// names would collide.
#include "shell/tables/churchill_war_parts.hpp"

#include "generated/maps.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell::conference {

namespace {

struct Spot {
    Point at;
    Beside name;
};

// In the order of game::Space; units of assets/maps.
constexpr std::array<Spot, game::space_count> spots{{
    {{286, 314}, Beside::above},   // United Kingdom
    {{262, 372}, Beside::below},   // Normandy
    {{312, 412}, Beside::below},   // France
    {{372, 380}, Beside::below},   // Rhine
    {{432, 344}, Beside::nowhere}, // Germany, from the west
    {{352, 652}, Beside::left},    // North Africa
    {{436, 632}, Beside::right},   // Sicily
    {{478, 584}, Beside::right},   // Southern Italy
    {{428, 536}, Beside::left},    // Central Italy
    {{392, 480}, Beside::left},    // Northern Italy
    {{742, 352}, Beside::below},   // Kursk
    {{672, 414}, Beside::below},   // Ukraine
    {{640, 330}, Beside::above},   // Belarus
    {{568, 378}, Beside::below},   // Vistula
    {{540, 306}, Beside::above},   // East Prussia
    {{474, 338}, Beside::above},   // Germany, from the east
    {{152, 262}, Beside::below},   // India
    {{216, 304}, Beside::below},   // Burma
    {{256, 252}, Beside::above},   // Yunnan
    {{318, 246}, Beside::right},   // South China
    {{348, 290}, Beside::below},   // Hong Kong
    {{400, 284}, Beside::right},   // Formosa
    {{474, 204}, Beside::nowhere}, // Japan, from China
    {{676, 522}, Beside::below},   // Solomons
    {{612, 470}, Beside::above},   // Bismarcks
    {{540, 484}, Beside::below},   // New Guinea
    {{418, 366}, Beside::left},    // Philippines
    {{446, 256}, Beside::right},   // Okinawa
    {{504, 218}, Beside::nowhere}, // Japan, from the south
    {{868, 296}, Beside::below},   // Hawaii
    {{766, 436}, Beside::right},   // Gilberts
    {{708, 376}, Beside::above},   // Marshalls
    {{582, 344}, Beside::below},   // Marianas
    {{580, 262}, Beside::right},   // Iwo Jima
    {{534, 196}, Beside::right},   // Japan, from the Pacific
    {{484, 90}, Beside::right},    // Siberia
    {{420, 110}, Beside::left},    // Manchuria
    {{434, 164}, Beside::left},    // Korea
    {{492, 168}, Beside::nowhere}, // Japan, from Manchuria
}};

// What must be in sight of each map.
constexpr std::array<Rect, 2> worlds{{{196, 256, 596, 418}, {110, 62, 806, 488}}};

Mesh mesh_of(const maps::Outline& o) { return {o.points, o.rings, o.faces}; }

constexpr std::array<Color, 4> tones{theme::land, theme::land_axis, rgb(0x5f7a5c), rgb(0x7b5f4e)};

} // namespace

Rect world_of(game::Theatre t) { return worlds[ix(t)]; }
Size outlines_of(game::Theatre t) { return t == game::Theatre::europe ? Size{1000, 810} : Size{1000, 595}; }

// All that must be in sight, and nothing beyond the outlines.
Rect whole_map(game::Theatre t, Rect room) {
    const Rect world = worlds[ix(t)];
    const Size all = outlines_of(t);
    const float scale = std::min(room.w / world.w, room.h / world.h);
    const float w = room.w / scale, h = room.h / scale;
    const float x = std::clamp(world.centre().x - w / 2, 0.0f, std::max(0.0f, all.w - w));
    const float y = std::clamp(world.centre().y - h / 2, 0.0f, std::max(0.0f, all.h - h));
    return {x, y, w, h};
}

MapView map_view(const Camera& camera) {
    const float scale = camera_scale(camera);
    return {camera.stage, scale, camera.stage.centre() - camera.centre * scale};
}

Point place_of(game::Space p) { return spots[ix(p)].at; }
Beside name_side(game::Space p) { return spots[ix(p)].name; }

void draw_land(Pen& pen, game::Theatre t, const MapView& view) {
    sea(pen, view.room);
    push_clip(pen, view.room);
    const View before = pen.view;
    enter(pen, view.origin, view.scale);
    const auto& outlines = t == game::Theatre::europe ? maps::europe : maps::pacific;
    for (std::size_t k = 0; k < tones.size(); ++k)
        if (!outlines[k].points.empty())
            mesh(pen, mesh_of(outlines[k]), {.fill = tones[k], .line = theme::coast, .width = 0.9f / view.scale});
    pen.view = before;
    pop_clip(pen);
}

} // namespace wc::shell::conference

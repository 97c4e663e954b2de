// The war view's own pieces: two maps with their fronts, and a row of figures for each front.
#pragma once

#include "shell/app/camera.hpp"
#include "shell/tables/churchill_parts.hpp"
#include "shell/widgets/beside.hpp"

namespace wc::shell::conference {

// A theatre on the screen: its map, its head, and where the rows of its fronts stand.
struct TheatrePlan {
    game::Theatre theatre{};
    Rect map{}, head{}, rows{};
    int columns = 1; // of the rows; 0: one strip that scrolls sideways
    float row_height = 46;
};
struct WarPlan {
    std::array<TheatrePlan, 2> theatres{};
    bool single = false; // there is room for one: the other's head stands beside, to switch
};
WarPlan plan_war(Rect stage, bool finger);
// What must be in sight of a map, and all that its outlines reach, in the map's units.
Rect world_of(game::Theatre);
Size outlines_of(game::Theatre);
// All of a map that a rectangle of this shape shows from afar.
Rect whole_map(game::Theatre, Rect room);

// From the map's units to the screen.
struct MapView {
    Rect room{};
    float scale = 1;
    Point origin{};
    Point at(Point p) const { return origin + p * scale; }
};
MapView map_view(const Camera&);
Point place_of(game::Space);

Beside name_side(game::Space);

void draw_land(Pen&, game::Theatre, const MapView&);
void draw_fronts(Pen&, Places&, const Scene&, const State&, game::Theatre, const MapView&);
void draw_front_rows(Pen&, Places&, const Scene&, const State&, const TheatrePlan&);
void draw_theatre_head(Pen&, Places&, const Scene&, const State&, const TheatrePlan&);
void draw_theatre_tabs(Pen&, Places&, const Scene&, const State&, Rect head, game::Theatre shown);

} // namespace wc::shell::conference

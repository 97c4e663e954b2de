// The map of Europe: outlines, whose land they are, and where a country's box stands.
#pragma once

#include "shell/app/camera.hpp"
#include "shell/tables/gathering_storm_parts.hpp"

namespace wc::shell::storm {

// From the map's units to the screen.
struct MapView {
    Rect room{};
    float scale = 1;
    Point origin{};
    Point at(Point p) const { return origin + p * scale; }
};

Rect whole_map(Rect room); // all that must be in sight, in a rectangle of this shape
MapView map_view(const Camera&, Rect room);
void draw_land(Pen&, const State&, const MapView&);
Point place_of(Country);
Point place_of(Power); // where its name stands
// Whose colour a country has: its taker's, or that of its trade pact.
Side owner_of(const State&, Country);

// Boxes give way to what is `kept` clear.
void draw_countries(Pen&, Places&, const Scene&, const State&, const MapView&, Rect bounds, std::span<const Rect> kept);

} // namespace wc::shell::storm

// The map of Europe in 1935: each outline in the colour of who holds it, or has its trade pact.
#include "shell/tables/gathering_storm_map_parts.hpp"

#include "generated/maps.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell::storm {

namespace {

using Place = maps::EuropePart;

constexpr Color neutral = rgb(0x8a7f5f), apart = rgb(0x5b5645);
constexpr Rect world{116, 74, 744, 624};
constexpr Size outlines{1000, 810};

// In the order of Country: where its box stands. Apart far enough for boxes to stand side by side on a desktop.
constexpr std::array<Point, game::country_count> spots{{{596, 150},   // Finland
                                                        {424, 150},   // Norway
                                                        {492, 208},   // Sweden
                                                        {566, 350},   // Poland
                                                        {662, 478},   // Rumania
                                                        {742, 322},   // Russia
                                                        {318, 344},   // Belgium
                                                        {204, 262},   // Ireland
                                                        {394, 386},   // Rhineland
                                                        {184, 548},   // Spain
                                                        {440, 446},   // Austria
                                                        {500, 402},   // Czechoslovakia
                                                        {552, 448},   // Hungary
                                                        {486, 580},   // Albania
                                                        {616, 530},   // Bulgaria
                                                        {572, 622},   // Greece
                                                        {742, 586},   // Turkey
                                                        {506, 508},   // Yugoslavia
                                                        {640, 676},   // Ethiopia, off the map
                                                        {600, 268}}}; // Baltic States
constexpr std::array<Point, game::power_count> capitals_at{
    {{446, 326}, {392, 504}, {278, 280}, {292, 436}, {760, 214}}};

struct Owner {
    Country country = Country::russia;
    bool open = false;      // a country of the game
    Side side = Side::none; // otherwise: a power's own land, or nobody's
    bool colony = false;
};

constexpr Owner of(Country c) { return {.country = c, .open = true}; }
constexpr Owner of(Side side, bool colony = false) { return {.side = side, .colony = colony}; }

Owner owner_of_part(Place part) {
    switch (part) {
    case Place::finland: return of(Country::finland);
    case Place::norway: return of(Country::norway);
    case Place::sweden: return of(Country::sweden);
    case Place::poland: return of(Country::poland);
    case Place::danzig: return of(Country::poland);
    case Place::romania: return of(Country::rumania);
    case Place::belgium:
    case Place::luxembourg: return of(Country::belgium);
    case Place::ireland: return of(Country::ireland);
    case Place::spain: return of(Country::spain);
    case Place::austria: return of(Country::austria);
    case Place::czechoslovakia: return of(Country::czechoslovakia);
    case Place::hungary: return of(Country::hungary);
    case Place::albania: return of(Country::albania);
    case Place::bulgaria: return of(Country::bulgaria);
    case Place::greece: return of(Country::greece);
    case Place::turkey: return of(Country::turkey);
    case Place::yugoslavia: return of(Country::yugoslavia);
    case Place::estonia:
    case Place::latvia:
    case Place::lithuania: return of(Country::baltic_states);
    case Place::germany: return of(Side::axis);
    case Place::italy: return of(Side::italy);
    case Place::dodecanese:
    case Place::libya: return of(Side::italy, true);
    case Place::united_kingdom: return of(Side::uk);
    case Place::cyprus:
    case Place::gibraltar:
    case Place::malta:
    case Place::palestine:
    case Place::transjordan: return of(Side::uk, true);
    case Place::france: return of(Side::france);
    case Place::algeria:
    case Place::french_morocco:
    case Place::lebanon:
    case Place::syria:
    case Place::tunisia: return of(Side::france, true);
    case Place::soviet_union_byelorussia:
    case Place::soviet_union_caucasus:
    case Place::soviet_union_central_asia:
    case Place::soviet_union_crimea:
    case Place::soviet_union_russia:
    case Place::soviet_union_ukraine: return of(Side::ussr);
    default: return {};
    }
}

Color land_of(Side side) { return mix(look_of(side).color, neutral, side == Side::axis ? 0.08f : 0.12f); }

Color color_of(const State& s, const Owner& owner) {
    if (!owner.open && owner.side == Side::none) return apart;
    if (!owner.open) return owner.colony ? mix(land_of(owner.side), apart, 0.62f) : land_of(owner.side);
    const Side side = owner_of(s, owner.country);
    if (side == Side::none) return neutral;
    return game::is_open(s, owner.country) ? mix(neutral, look_of(side).color, 0.34f) : land_of(side);
}

// Rings and triangles of one outline, counted from its own first point.
struct Cut {
    std::vector<std::uint16_t> rings, faces;
};

void draw_part(Pen& pen, const maps::Outline& all, const maps::Part& part, const Paint& paint) {
    Cut cut;
    for (int k = part.first_ring; k < part.end_ring; ++k)
        cut.rings.push_back(static_cast<std::uint16_t>(all.rings[static_cast<std::size_t>(k)] - part.first_point));
    for (int k = part.first_face; k < part.end_face; ++k)
        cut.faces.push_back(static_cast<std::uint16_t>(all.faces[static_cast<std::size_t>(k)] - part.first_point));
    const std::size_t first = part.first_point, count = std::size_t{part.end_point} - part.first_point;
    mesh(pen, {all.points.subspan(first, count), cut.rings, cut.faces}, paint);
}

// Part of a country with a fate of its own.
void draw_zone(Pen& pen, const State& s, maps::EuropeZonesPart zone, Country c, Target t, float scale) {
    const bool taken = game::succeeded(s, t) || !game::is_open(s, c);
    const maps::Part& part = maps::europe_zones_parts[static_cast<std::size_t>(zone)];
    const Color fill = taken ? land_of(Side::axis) : mix(neutral, look_of(owner_of(s, c)).color, 0.3f);
    draw_part(pen, maps::europe_zones[static_cast<std::size_t>(part.tone)], part,
              {.fill = fill, .line = theme::coast, .width = 0.7f / scale, .dash = {3 / scale, 2 / scale}});
}

} // namespace

Side owner_of(const State& s, Country c) {
    switch (s.control[ix(c)]) {
    case game::Control::germany:
    case game::Control::satellite: return Side::axis;
    case game::Control::italy: return Side::italy;
    case game::Control::britain: return Side::uk;
    case game::Control::france: return Side::france;
    case game::Control::russia: return Side::ussr;
    case game::Control::neutral: return Side::none;
    case game::Control::open: break;
    }
    const int holder = game::pact_holder(s, c);
    return holder == game::no_power ? Side::none : side_look(static_cast<Power>(holder));
}

Rect whole_map(Rect room) {
    const float scale = std::min(room.w / world.w, room.h / world.h);
    const float w = room.w / scale, h = room.h / scale;
    const float x = std::clamp(world.centre().x - w / 2, 0.0f, std::max(0.0f, outlines.w - w));
    const float y = std::clamp(world.centre().y - h / 2, 0.0f, std::max(0.0f, outlines.h - h));
    return {x, y, w, h};
}

MapView map_view(const Camera& camera, Rect room) {
    const float scale = camera_scale(camera);
    return {room, scale, camera.stage.centre() - camera.centre * scale};
}

Point place_of(Country c) { return spots[ix(c)]; }
Point place_of(Power p) { return capitals_at[ix(p)]; }

void draw_land(Pen& pen, const State& s, const MapView& view) {
    sea(pen, view.room);
    push_clip(pen, view.room);
    const View before = pen.view;
    enter(pen, view.origin, view.scale);
    for (std::size_t k = 0; k < maps::europe_parts.size(); ++k) {
        const maps::Part& part = maps::europe_parts[k];
        draw_part(pen, maps::europe[static_cast<std::size_t>(part.tone)], part,
                  {.fill = color_of(s, owner_of_part(static_cast<Place>(k))),
                   .line = theme::coast,
                   .width = 0.9f / view.scale});
    }
    // The outlines end in the middle of Russia and of Persia; wide rooms show more.
    box(pen, {996, -400, 900, 960}, {.fill = land_of(Side::ussr)});
    box(pen, {996, 560, 900, 900}, {.fill = apart});
    draw_zone(pen, s, maps::EuropeZonesPart::rhineland, Country::rhineland, Target::rhineland, view.scale);
    draw_zone(pen, s, maps::EuropeZonesPart::sudetenland, Country::czechoslovakia, Target::sudetenland, view.scale);
    pen.view = before;
    pop_clip(pen);
}

} // namespace wc::shell::storm

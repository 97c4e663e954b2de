// Fronts on the map: tracks in their owners' colours, the marker, and the space that will be tried next with its chance.
#include "shell/tables/churchill_war_parts.hpp"

#include "churchill/war.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/label.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::conference {

namespace {

constexpr float least_for_need = 0.7f; // on a smaller map the chance alone

struct Look {
    float radius;
    float text;
};

// Pieces grow a little when they are looked at from near, names hardly: what grows is the room between them.
Look look_at(const MapView& view) {
    const float r = std::clamp(view.scale * 13.0f, 8.0f, 13.0f) + std::clamp((view.scale - 1.2f) * 2.0f, 0.0f, 4.0f);
    return {r, std::clamp(theme::smallest + (view.scale - 0.7f) * 2.2f, theme::smallest, 14.5f)};
}

void draw_lines(Pen& pen, const State& s, game::Front f, const MapView& view, float r) {
    const game::FrontInfo& info = game::info(f);
    const Color color = look_of(side_look(info.owner)).color;
    const auto point = [&](int k) { return view.at(place_of(game::space_of(f, k))); };
    for (int k = 1; k < info.space_count; ++k) line(pen, point(k - 1), point(k), rgb(0x000000, 0.45f), r * 0.62f);
    for (int k = 1; k < info.space_count; ++k) {
        const bool taken = k <= s.front[ix(f)];
        line(pen, point(k - 1), point(k), taken ? color : faded(color, 0.75f), r * (taken ? 0.44f : 0.3f));
    }
}

void draw_space(Pen& pen, const Scene& scene, const State& s, game::Space p, Point at, float r) {
    const game::SpaceInfo& info = game::info(p);
    const SideLook& look = look_of(side_look(game::info(info.front).owner));
    const bool entered = game::has_entered(s, p);
    const Paint paint{.fill = entered ? theme::paper : theme::night, .line = look.color, .width = r * 0.22f};
    const bool landing = game::nav_needed(info.type) > 0;
    if (landing || info.axis_power)
        rounded(pen, around(at, r * 1.8f), r * 0.3f, paint);
    else
        circle(pen, at, r, paint);
    if (info.axis_power) {
        emblem(pen, at, r * 0.62f, Side::axis);
        return;
    }
    const int points = s.italy_early != 0 ? info.vp_before_dday : info.vp;
    if (points == 0) return;
    const std::string text = std::to_string(points);
    write_in(pen, around(at, r * 2), text,
             {.face = Face::display,
              .size = std::max(theme::smallest, r * 0.95f),
              .color = entered ? theme::ink : theme::paper,
              .align = Align::centre});
    (void)scene;
}

TextStyle name_style(const Look& look) {
    return {.face = Face::strong, .size = look.text, .color = theme::paper, .tracking = 0.6f};
}

struct Name {
    game::Space space{};
    int rank = 0; // 0: the next space, 1: where the front stands, 2: any other
};

// A name finds its room beside its space; where a front stands or goes it is always told.
void draw_name(Pen& pen, const Scene& scene, const Name& name, const MapView& view, const Look& look,
               Crowding& labels) {
    const Beside side = name_side(name.space);
    if (side == Beside::nowhere) return;
    const Point at = view.at(place_of(name.space));
    if (!grown(view.room, look.radius).contains(at)) return;
    const TextStyle style = name_style(look);
    const std::string text = capitals(short_name(scene, ref(name.space)));
    const float high = capital_of(style);
    const Size size{text_width(text, style) + 2, high + 4};
    const float away = look.radius + (name.rank == 0 ? 7.0f : 3.5f);
    const auto r = find_room(labels, at, away, size, side, name.rank < 2);
    if (!r) return;
    labels.taken.push_back(*r);
    write_halo(pen, {r->x + 1, r->y + 2 + high}, text, style);
}

void draw_ring(Pen& pen, Places& places, const Scene& scene, const State& s, game::Front f, const MapView& view,
               float r) {
    const Point at = view.at(place_of(game::entry_space(s, f)));
    const Mark mark = mark_of(scene, churchill_views, ref(f));
    const Rect box = around(at, r * 2 + 8);
    const bool active = game::is_active(s, f);
    circle(pen, at, r + 4, {.line = active ? theme::brass_light : faded(theme::brass, 0.8f), .width = 1.8f});
    mark_ring(pen, at, r + 3, mark, pointed_at(scene, pen, box));
    add_ref(places, pen, ref(f), box);
}

// The chance of entering the next space, in a pill that covers no piece and no name that matters.
void draw_odds(Pen& pen, const Scene& scene, const State& s, game::Front f, const MapView& view, const Look& look,
               Crowding& labels) {
    if (!game::is_active(s, f) || (s.os[ix(f)] == 0 && s.army[ix(f)] == 0)) return;
    const game::Space entry = game::entry_space(s, f);
    const Point at = view.at(place_of(entry));
    if (!view.room.contains(at)) return;
    const float size = std::max(theme::smallest, look.text - 0.5f);
    const int strength = game::short_of_nav(s, f) ? 0 : game::strength(s, f);
    const std::string chance = odds_words(scene, strength);
    const bool told = view.scale >= least_for_need && strength > 0 && strength < game::breakthrough_strength;
    const std::string need = told ? "d10 \u2264 " + std::to_string(strength) : "";
    const PillData data{.text = need, .odds = chance};
    const Rect room = pill_rect({}, data, size);
    const Beside name = name_side(entry);
    const Beside side = name == Beside::right   ? Beside::left
                        : name == Beside::left  ? Beside::right
                        : name == Beside::above ? Beside::below
                                                : Beside::above;
    const auto r = find_room(labels, at, look.radius + 7, room.size(), side, true);
    labels.taken.push_back(*r);
    pill(pen, r->centre(), data, size);
}

void draw_marker(Pen& pen, Places& places, const Scene& scene, const State& s, game::Front f, const MapView& view,
                 float r) {
    const Point target = view.at(place_of(game::space_of(f, s.front[ix(f)])));
    const Point at = glide(*scene.motion, ref(f).bits | 0x40000u, target);
    circle(pen, at + Point{0, r * 0.2f}, r * 1.06f, {.fill = theme::shadow});
    emblem(pen, at, r * 1.06f, side_look(game::info(f).owner));
    add_ref(places, pen, ref(f), around(at, r * 2));
}

} // namespace

void draw_fronts(Pen& pen, Places& places, const Scene& scene, const State& s, game::Theatre t, const MapView& view) {
    const Look look = look_at(view);
    Crowding labels{.room = shrunk(view.room, 3)};
    std::vector<Name> names;
    std::vector<game::Front> fronts;
    for (const game::Front f : game::all_fronts)
        if (game::info(f).theatre == t) fronts.push_back(f);
    for (const game::Front f : fronts) draw_lines(pen, s, f, view, look.radius);
    for (const game::Front f : fronts)
        for (int k = 0; k < game::info(f).space_count; ++k) {
            const game::Space p = game::space_of(f, k);
            const Point at = view.at(place_of(p));
            const Rect box = around(at, look.radius * 2);
            const bool entry = game::is_open(s, f) && game::entry_space(s, f) == p;
            labels.taken.push_back(entry ? grown(box, 4) : box);
            names.push_back({p, entry ? 0 : k == s.front[ix(f)] ? 1 : 2});
            draw_space(pen, scene, s, p, at, look.radius);
            add_ref(places, pen, ref(p), box);
        }
    for (const game::Front f : fronts)
        if (game::is_open(s, f)) draw_ring(pen, places, scene, s, f, view, look.radius);
    for (const game::Front f : fronts) draw_marker(pen, places, scene, s, f, view, look.radius);
    std::stable_sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.rank < b.rank; });
    std::size_t told = 0;
    for (; told < names.size() && names[told].rank < 2; ++told) draw_name(pen, scene, names[told], view, look, labels);
    for (const game::Front f : fronts)
        if (game::is_open(s, f)) draw_odds(pen, scene, s, f, view, look, labels);
    for (; told < names.size(); ++told) draw_name(pen, scene, names[told], view, look, labels);
}

} // namespace wc::shell::conference

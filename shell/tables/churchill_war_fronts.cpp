// Fronts on the map: tracks in their owners' colours, the marker, and the space that will be tried next with its chance.
#include "shell/tables/churchill_war_parts.hpp"

#include "churchill/war.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/label.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::conference {

namespace {

constexpr float least_for_names = 0.5f; // on a smaller map only the names that matter now
constexpr float least_for_need = 0.7f;  // on a smaller map the chance alone

struct Look {
    float radius;
    float text;
};

Look look_at(const MapView& view) {
    const float r = std::clamp(view.scale * 13.0f, 8.0f, 15.0f);
    return {r, r > 11 ? 12.5f : theme::smallest};
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

void draw_name(Pen& pen, const Scene& scene, game::Space p, Point at, const Look& look, bool ringed) {
    const Beside side = name_side(p);
    if (side == Beside::nowhere) return;
    TextStyle style{.face = Face::strong, .size = look.text, .color = theme::paper, .tracking = 0.6f};
    const float away = look.radius + (ringed ? 9.0f : 5.0f), high = capital_of(style);
    const std::string name = capitals(short_name(scene, ref(p)));
    if (side == Beside::right || side == Beside::left) {
        style.align = side == Beside::right ? Align::left : Align::right;
        at = at + Point{side == Beside::right ? away : -away, high / 2};
    } else {
        style.align = Align::centre;
        at = at + Point{0, side == Beside::below ? away + high + 1 : -away};
    }
    write_halo(pen, at, name, style);
}

// The ring of the entry space, what stands in it, and the chance.
void draw_entry(Pen& pen, Places& places, const Scene& scene, const State& s, game::Front f, const MapView& view,
                float r) {
    const game::Space entry = game::entry_space(s, f);
    const Point at = view.at(place_of(entry));
    const Mark mark = mark_of(scene, churchill_views, ref(f));
    const Rect box = around(at, r * 2 + 8);
    const bool active = game::is_active(s, f);
    circle(pen, at, r + 4, {.line = active ? theme::brass_light : faded(theme::brass, 0.8f), .width = 1.8f});
    mark_ring(pen, at, r + 3, mark, pointed_at(scene, pen, box));
    add_ref(places, pen, ref(f), box);
    if (!active || (s.os[ix(f)] == 0 && s.army[ix(f)] == 0)) return;
    const Beside side = name_side(entry);
    const float size = theme::smallest + (r > 11 ? 1.5f : 0);
    const int strength = game::short_of_nav(s, f) ? 0 : game::strength(s, f);
    const std::string chance = odds_words(scene, strength);
    const bool told = view.scale >= least_for_need && strength > 0 && strength < game::breakthrough_strength;
    const std::string need = told ? "d10 \u2264 " + std::to_string(strength) : "";
    const PillData data{.text = need, .odds = chance};
    const Rect room = pill_rect({}, data, size);
    const float away = r + 8;
    const Point middle = side == Beside::right                              ? at - Point{away + room.w / 2, 0}
                         : side == Beside::left                             ? at + Point{away + room.w / 2, 0}
                         : side == Beside::below || side == Beside::nowhere ? at - Point{0, away + room.h / 2}
                                                                            : at + Point{0, away + room.h / 2};
    pill(pen, middle, data, size);
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
    for (const game::Front f : game::all_fronts)
        if (game::info(f).theatre == t) draw_lines(pen, s, f, view, look.radius);
    for (const game::Front f : game::all_fronts) {
        if (game::info(f).theatre != t) continue;
        for (int k = 0; k < game::info(f).space_count; ++k) {
            const game::Space p = game::space_of(f, k);
            const Point at = view.at(place_of(p));
            draw_space(pen, scene, s, p, at, look.radius);
            const bool entry = game::is_open(s, f) && game::entry_space(s, f) == p;
            if (view.scale >= least_for_names || entry || k == s.front[ix(f)])
                draw_name(pen, scene, p, at, look, entry);
            add_ref(places, pen, ref(p), around(at, look.radius * 2));
        }
    }
    for (const game::Front f : game::all_fronts)
        if (game::info(f).theatre == t && game::is_open(s, f)) draw_entry(pen, places, scene, s, f, view, look.radius);
    for (const game::Front f : game::all_fronts)
        if (game::info(f).theatre == t) draw_marker(pen, places, scene, s, f, view, look.radius);
}

} // namespace wc::shell::conference

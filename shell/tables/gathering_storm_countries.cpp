// The boxes of the countries on the map: flags, values, civil war, and the counters that lie there.
#include "shell/tables/gathering_storm_map_parts.hpp"

#include "shell/widgets/crowd.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::storm {

namespace {

constexpr float roomy = 0.82f; // from this scale on boxes show everything

struct BoxLook {
    Size size;
    float name, flag;
    bool whole;
};
BoxLook look_at(float scale) {
    if (scale >= roomy) return {{104, 41}, 14, 15, true};
    return {{58, 30}, theme::smallest, 11, false};
}

struct Lying {
    Power owner{};
    std::string text{}; // its value, "?" while it is hidden
    bool military = false;
    bool ghost = false; // would lie there by the choice that is considered
};

// Counters that lie in a country: military ones in the open, diplomatic ones face down until the reveal.
std::vector<Lying> lying_in(const Scene& scene, const State& s, Country c) {
    std::vector<Lying> out;
    const Choice* now = scene.considered();
    const Power asked = scene.asked == Seat::nobody ? Power::germany : game::power_of(scene.asked);
    for (const Power p : all_powers) {
        const int soldiers = s.military_counters[ix(c)][ix(p)];
        if (soldiers > 0) out.push_back({p, std::to_string(soldiers), true});
        const game::Counter here = s.counters[ix(c)][ix(p)];
        if (here == game::Counter::none) continue;
        const bool unknown = here == game::Counter::unseen || here == game::Counter::pending;
        out.push_back({p, unknown ? "?" : std::to_string(game::value_of(here)), false});
        if (now == nullptr || p != asked || here != game::Counter::pending) continue;
        if (verb_of(*now) == game::Verb::counter_value) out.back().text = std::to_string(now->a.number());
        out.back().ghost = true;
    }
    if (now == nullptr || now->a != ref(c)) return out;
    if (verb_of(*now) == game::Verb::place_counter) out.push_back({asked, "?", false, true});
    if (verb_of(*now) == game::Verb::place_military) out.push_back({asked, "+1", true, true});
    return out;
}

struct TargetValues {
    int defense = 0, value = 0;
    bool any = false;
};
// 28.2, 34.51 The whole country as it stands now.
TargetValues values_of(const State& s, Country c) {
    TargetValues out;
    for (int k = 0; k < game::target_count; ++k) {
        const auto t = static_cast<Target>(k);
        if (game::info(t).country != c || game::info(t).part) continue;
        out = {game::defense_of(s, t), game::info(t).value, true};
    }
    return out;
}

Mark mark_of_country(const Scene& scene, Country c) {
    Mark best = mark_of(scene, gathering_storm_views, ref(c));
    for (int k = 0; k < game::target_count && best != Mark::chosen; ++k) {
        const auto t = static_cast<Target>(k);
        if (game::info(t).country != c) continue;
        const Mark mark = mark_of(scene, gathering_storm_views, ref(t));
        if (mark == Mark::chosen || (mark == Mark::possible && best == Mark::plain)) best = mark;
    }
    return best;
}

// A flag that the considered choice brings has a ring, one that it takes away is struck out.
void draw_flags(Pen& pen, const Scene& scene, const State& s, Country c, Rect r, float size) {
    std::vector<Side> flags;
    const Choice* now = scene.considered();
    const bool here = now != nullptr && now->a == ref(c) && now->b.kind() == Ref::seat_kind;
    const bool brings = here && verb_of(*now) == game::Verb::place_flag;
    const bool takes = here && (verb_of(*now) == game::Verb::remove_flag || verb_of(*now) == game::Verb::subvert_flag);
    int changed = -1;
    for (const Power p : all_powers) {
        const bool its = (brings || takes) && now->b.index() == static_cast<int>(p);
        for (int k = game::flags_of(s, c, p) + (its && brings ? 1 : 0); k > 0; --k) flags.push_back(side_look(p));
        if (its) changed = static_cast<int>(flags.size()) - 1;
    }
    const int boxes = std::max(game::flag_boxes, static_cast<int>(flags.size()));
    const float step = std::min(size + 2, r.w / static_cast<float>(boxes));
    for (int k = 0; k < boxes; ++k) {
        const Rect box{r.x + step * static_cast<float>(k), r.centre().y - size / 2, step - 2, size};
        const bool full = k < static_cast<int>(flags.size());
        rounded(pen, box, 2,
                {.fill = full ? faded(theme::paper, 0.0f) : theme::aged, .line = theme::paper_edge, .width = 1});
        if (full) emblem(pen, box.centre(), std::min(box.w, box.h) * 0.52f, flags[static_cast<std::size_t>(k)]);
        if (k != changed) continue;
        rounded(pen, grown(box, 1), 3, {.line = theme::amber, .width = 2});
        if (takes) line(pen, {box.x, box.bottom()}, {box.right(), box.y}, theme::amber, 2);
    }
}

// Who has taken it, in words or by an emblem.
void draw_taken(Pen& pen, const Scene& scene, const State& s, Country c, Rect r, bool whole) {
    const Side side = owner_of(s, c);
    Rect row = r;
    if (side != Side::none) emblem(pen, {cut_left(row, 16, 3).centre()}, whole ? 7.5f : 5.5f, side);
    if (!whole) return;
    const game::Control k = s.control[ix(c)];
    const std::string text = k == game::Control::satellite ? words(scene, Text::gathering_storm_shell_satellite)
                             : k == game::Control::neutral ? words(scene, Text::gathering_storm_shell_neutral)
                                                           : words(scene, Text::gathering_storm_shell_taken);
    write_in(pen, row, text, {.face = Face::label, .size = 12.5f, .color = theme::ink_faded});
}

// 28.2 in a square of ink, 34.51 in a red disc, as on the sketch.
void draw_values(Pen& pen, const State& s, Country c, Rect r) {
    const TargetValues values = values_of(s, c);
    if (!values.any) return;
    const TextStyle style{.face = Face::display, .size = 12, .color = theme::paper, .align = Align::centre};
    const Rect right = cut_right(r, 15, 1), left = cut_right(r, 15);
    circle(pen, right.centre(), 7.5f, {.fill = look_of(Side::ussr).deep});
    write_in(pen, right, std::to_string(values.value), style);
    rounded(pen, around(left.centre(), 14, 15), 2, {.fill = rgb(0x4a463c)});
    write_in(pen, left, std::to_string(values.defense), style);
}

// 25 Unrest fills boxes; in a war markers are left to be won.
void draw_war(Pen& pen, const State& s, Country c, Rect box, bool whole) {
    const int k = game::war_index(c);
    if (k < 0) return;
    const auto n = static_cast<std::size_t>(k);
    const bool fought = s.war[n] == game::War::fought;
    if (s.war[n] == game::War::over) return;
    const int full = fought ? int{s.markers[n]} : int{s.unrest[n]};
    const float step = whole ? 10.0f : 7.0f, size = step - 2;
    Rect strip{box.x + 4, box.bottom() - 1, 5 * step + 3, size + 4};
    rounded(pen, strip, 2, {.fill = theme::night, .line = fought ? theme::amber : theme::row_edge, .width = 1},
            Corners::bottom);
    for (int i = 0; i < game::civil_war_boxes; ++i) {
        const Rect one{strip.x + 2.5f + step * static_cast<float>(i), strip.y + 1.5f, size, size};
        rounded(
            pen, one, 1.5f,
            {.fill = i < full ? theme::amber : theme::row_chosen, .line = faded(theme::amber, 0.6f), .width = 0.8f});
    }
}

void draw_lying(Pen& pen, const std::vector<Lying>& all, Rect box, float size) {
    float x = box.right() - 3;
    for (std::size_t k = all.size(); k-- > 0;) {
        const Lying& one = all[k];
        x -= size;
        const Rect r{x, box.bottom() - 3, size, size + 2};
        const SideLook& look = look_of(side_look(one.owner));
        const Paint paint{
            .fill = look.deep, .line = one.ghost ? theme::amber : theme::paper, .width = one.ghost ? 2.0f : 1.2f};
        if (one.military)
            circle(pen, r.centre(), size / 2, paint);
        else
            rounded(pen, r, 2, paint);
        write_in(pen, r, one.text,
                 {.face = Face::display,
                  .size = std::max(theme::smallest, size * 0.72f),
                  .color = theme::paper,
                  .align = Align::centre});
        x -= 2;
    }
}

void draw_box(Pen& pen, Places& places, const Scene& scene, const State& s, Country c, Rect r, const BoxLook& look) {
    const Mark mark = mark_of_country(scene, c);
    const bool open = game::is_open(s, c);
    soft_shadow(pen, r, 4, 3);
    draw_war(pen, s, c, r, look.whole);
    rounded(pen, r, 4, {.fill = open ? theme::paper : theme::aged, .line = theme::ink, .width = 1.1f});
    const Side holder = owner_of(s, c);
    if (holder != Side::none) rounded(pen, {r.x, r.y, 4, r.h}, 4, {.fill = look_of(holder).color}, Corners::left);
    Rect inner = shrunk(r, {6, 1, 4, 2});
    const Rect name = cut_top(inner, look.name + 5);
    write_in(pen, name, short_name(scene, ref(c)), {.face = Face::strong, .size = look.name, .color = theme::ink});
    Rect row = inner;
    if (look.whole && open) draw_values(pen, s, c, cut_right(row, 33));
    if (open)
        draw_flags(pen, scene, s, c, row, look.flag);
    else
        draw_taken(pen, scene, s, c, row, look.whole);
    mark_box(pen, grown(r, 2), 5, mark, pointed_at(scene, pen, r));
    draw_lying(pen, lying_in(scene, s, c), r, look.whole ? 16.0f : 13.0f);
    add_ref(places, pen, ref(c), r);
}

} // namespace

void draw_countries(Pen& pen, Places& places, const Scene& scene, const State& s, const MapView& view, Rect bounds,
                    std::span<const Rect> kept) {
    const BoxLook look = look_at(view.scale);
    const float larger = look.whole ? std::clamp(view.scale / 1.2f, 1.0f, 1.25f) : 1.0f; // larger where there is room
    const Size size{look.size.w * larger, look.size.h * larger};
    std::vector<Crowded> crowd;
    std::vector<Country> countries;
    for (int k = 0; k < game::country_count; ++k) {
        const auto c = static_cast<Country>(k);
        const Point at = view.at(place_of(c));
        if (!grown(bounds, 30).contains(at)) continue;
        countries.push_back(c);
        // What hangs below a box belongs to its room.
        const float below =
            lying_in(scene, s, c).empty() && game::war_index(c) < 0 ? 0.0f : (look.whole ? 13.0f : 9.0f);
        crowd.push_back({around(at, size.w, size.h + below * larger)});
    }
    for (const Rect& each : kept) crowd.push_back({each, true});
    step_aside(crowd, shrunk(bounds, 3), 3, 160);
    crowd.resize(countries.size());
    for (std::size_t n = 0; n < crowd.size(); ++n) {
        const Point at = view.at(place_of(countries[n]));
        const Rect r{crowd[n].rect.x, crowd[n].rect.y, size.w, size.h};
        if (r.contains(at)) continue;
        line(pen, at, r.centre(), faded(theme::paper, 0.7f), 1.2f);
        circle(pen, at, 2.5f, {.fill = theme::paper});
    }
    const View before = pen.view;
    for (std::size_t n = 0; n < crowd.size(); ++n) {
        enter(pen, {crowd[n].rect.x, crowd[n].rect.y}, larger);
        draw_box(pen, places, scene, s, countries[n], {0, 0, look.size.w, look.size.h}, look);
        pen.view = before;
    }
}

} // namespace wc::shell::storm

// The figures of the fronts: support, Axis reserves, naval support and the chance, one row each.
#include "shell/tables/churchill_war_parts.hpp"

#include "churchill/war.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/surface.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::conference {

namespace {

constexpr float pip = 4, pip_step = 12;

void ground(Pen& pen, Rect r, Mark mark, Pointed at) {
    const bool chosen = mark == Mark::chosen;
    rounded(pen, r, theme::radius,
            {.fill = chosen || at.over ? theme::row_chosen : theme::row,
             .line = chosen                   ? theme::brass_light
                     : mark == Mark::possible ? theme::brass
                                              : faded(theme::row_edge, 0.5f),
             .width = chosen ? 1.8f : 1.2f,
             .dash = mark == Mark::possible ? Dash{6, 4} : Dash{}});
}

// An anchor and five places for naval support; a notch where a landing's need is met.
void draw_box(Pen& pen, Places& places, const Scene& scene, const State& s, game::Box b, Rect r,
              std::string_view name) {
    const Mark mark = mark_of(scene, churchill_views, ref(b));
    bring_into_sight(scene, mark, r);
    ground(pen, r, mark, pointed_at(scene, pen, r));
    add_ref(places, pen, ref(b), r);
    const float w = 5 * pip_step + 18;
    Rect inner = around(r.centre(), std::min(w, r.w - 8), r.h);
    if (!name.empty()) {
        inner = shrunk(r, 10, 0);
        const Rect pips = cut_right(inner, w, 8);
        write_in(pen, inner, name, {.face = Face::strong, .size = 14, .color = theme::text});
        inner = pips;
    }
    const float y = r.centre().y;
    icon(pen, {inner.x + 7, y}, 14, Icon::anchor, theme::brass_light, 1.5f);
    int needed = b == game::Box::arctic ? game::arctic_condition_nav : 0;
    const std::uint8_t front = game::boxes[ix(b)].front;
    if (front != game::nowhere && game::is_open(s, static_cast<game::Front>(front)))
        needed = game::nav_needed(game::info(game::entry_space(s, static_cast<game::Front>(front))).type);
    const bool met = s.nav[ix(b)] >= needed;
    for (int k = 0; k < game::nav_box_max; ++k) {
        const Point at{inner.x + 22 + pip_step * static_cast<float>(k), y};
        const bool full = k < s.nav[ix(b)];
        circle(pen, at, pip,
               {.fill = full ? theme::paper : theme::night,
                .line = full ? theme::paper : theme::text_faint,
                .width = 1.2f});
    }
    if (needed == 0) return;
    const float x = inner.x + 22 + pip_step * (static_cast<float>(needed) - 0.5f);
    line(pen, {x, y - 9}, {x, y + 9}, met ? theme::brass_light : theme::amber, 1.6f);
}

struct Figures {
    std::string entry, chance;
    Icon waits = Icon::none; // for an issue won

    Color chance_color = theme::brass_light;
};

Figures figures_of(const Scene& scene, const State& s, game::Front f) {
    Figures out;
    if (!game::is_open(s, f)) {
        out.entry = words(scene, Text::churchill_shell_front_closed);
        return out;
    }
    const game::Space entry = game::entry_space(s, f);
    out.entry = "\u2192 " + short_name(scene, ref(entry));
    if (!game::condition_met(s, entry)) {
        out.waits = icon_of(f == game::Front::western ? game::Issue::second_front : game::Issue::dow);
        return out;
    }
    const bool short_of = game::short_of_nav(s, f);
    out.chance = odds_words(scene, short_of ? 0 : game::strength(s, f));
    if (short_of || game::strength(s, f) == 0) out.chance_color = theme::amber;
    return out;
}

// Directed Offensives placed at a front: a mark each.
int directed_at(const State& s, game::Front f) {
    return static_cast<int>(
        std::count(s.directed.begin(), s.directed.end(), static_cast<std::uint8_t>(static_cast<int>(f) + 1)));
}

float draw_count(Pen& pen, Point at, int n, Piece piece, Side side) {
    token(pen, at, 7, {.piece = piece, .side = side, .emblem = false});
    const std::string text = std::to_string(n);
    return 12 + write_in(pen, {at.x + 10, at.y - 9, 22, 18}, text, {.face = Face::strong, .size = 14.5f}) + 6;
}

void draw_front(Pen& pen, Places& places, const Scene& scene, const State& s, game::Front f, Rect r) {
    const float box_w = 5 * pip_step + 30;
    const bool has_box = game::has_box(f);
    Rect left = r;
    if (has_box) draw_box(pen, places, scene, s, game::box_of(f), cut_right(left, box_w, 4), {});
    const Mark mark = mark_of(scene, churchill_views, ref(f));
    bring_into_sight(scene, mark, left);
    ground(pen, left, mark, pointed_at(scene, pen, left));
    add_ref(places, pen, ref(f), left);
    const Side owner = side_look(game::info(f).owner);
    Rect inner = shrunk(left, 8, 3);
    emblem(pen, {inner.x + 8, inner.y + inner.h * 0.3f}, 7.5f, owner);
    const Figures figures = figures_of(scene, s, f);
    Rect top{inner.x + 20, inner.y, inner.w - 20, inner.h * 0.5f};
    const TextStyle chance{.face = Face::strong, .size = 15, .color = figures.chance_color, .align = Align::right};
    if (figures.waits != Icon::none)
        icon(pen, cut_right(top, 18, 4).centre(), 17, figures.waits, theme::amber, 1.7f);
    else
        write_in(pen, cut_right(top, std::min(top.w * 0.55f, text_width(figures.chance, chance) + 2), 6),
                 figures.chance, chance);
    write_in(pen, top, short_name(scene, ref(f)), {.face = Face::strong, .size = 15});
    Rect low{inner.x + 20, inner.y + inner.h * 0.5f, inner.w - 20, inner.h * 0.5f};
    if (game::is_open(s, f)) {
        Rect counts = cut_right(low, 60 + (directed_at(s, f) > 0 ? 18.0f : 0.0f), 2);
        float x = counts.x + 8;
        if (directed_at(s, f) > 0) {
            icon(pen, {x, counts.centre().y}, 14, Icon::offensive, theme::brass_light, 1.8f);
            x += 18;
        }
        x += draw_count(pen, {x, counts.centre().y}, s.os[ix(f)], Piece::disc, owner);
        draw_count(pen, {x + 2, counts.centre().y}, s.army[ix(f)], Piece::cube, Side::axis);
    }
    write_in(pen, low, figures.entry,
             {.face = Face::label, .size = low.w < 84 ? 13.0f : 14.0f, .color = theme::text_soft});
}

} // namespace

namespace {

// The Axis pools at the right: armies as cubes, the navy behind an anchor.
void draw_pools(Pen& pen, const State& s, game::Theatre t, Rect& inner) {
    constexpr float wide = 86;
    if (inner.w < wide) return;
    const bool europe = t == game::Theatre::europe;
    const int army = europe ? s.german_pool + s.italian_cube : game::japanese_army;
    const int navy = europe ? game::german_navy : int{s.japanese_navy};
    const Rect pool = cut_right(inner, wide);
    emblem(pen, {pool.x + 6, pool.centre().y}, 6.5f, Side::axis);
    const std::string armies = std::to_string(army), navies = std::to_string(navy);
    token(pen, {pool.x + 23, pool.centre().y}, 6.5f, {.piece = Piece::cube, .side = Side::axis});
    write_in(pen, {pool.x + 33, pool.y, 16, pool.h}, armies, {.face = Face::strong, .size = 14});
    icon(pen, {pool.x + 56, pool.centre().y}, 13, Icon::anchor, theme::text_soft, 1.5f);
    write_in(pen, {pool.x + 66, pool.y, 16, pool.h}, navies, {.face = Face::strong, .size = 14});
}

// Fronts of a theatre, then the Arctic box; in a strip each is as wide as its figures.
struct RowPlan {
    std::vector<game::Front> fronts;
    std::vector<Rect> rects;
    float width = 0;
};

RowPlan plan_rows(const TheatrePlan& plan) {
    RowPlan out;
    for (const game::Front f : game::all_fronts)
        if (game::info(f).theatre == plan.theatre) out.fronts.push_back(f);
    const std::size_t count = out.fronts.size() + (plan.theatre == game::Theatre::europe ? 1 : 0);
    for (std::size_t k = 0; k < count; ++k) {
        if (plan.columns == 0) {
            const bool alone = k >= out.fronts.size() || !game::has_box(out.fronts[k]);
            const float w = alone ? 192.0f : 284.0f;
            out.rects.push_back({plan.rows.x + out.width, plan.rows.y, w, plan.row_height});
            out.width += w + 8;
            continue;
        }
        const int across = static_cast<int>(k) % plan.columns, down = static_cast<int>(k) / plan.columns;
        const float y = plan.rows.y + static_cast<float>(down) * (plan.row_height + 4);
        out.rects.push_back(column({plan.rows.x, y, plan.rows.w, plan.row_height}, across, plan.columns, 8));
    }
    return out;
}

} // namespace

void draw_front_rows(Pen& pen, Places& places, const Scene& scene, const State& s, const TheatrePlan& plan) {
    const RowPlan rows = plan_rows(plan);
    Scene within = scene;
    const bool strip = plan.columns == 0;
    float moved_by = 0;
    if (strip) {
        within.scroll = scene.maps.strip;
        within.window = plan.rows;
        const Rect content = begin_scroll(pen, places, plan.rows, *within.scroll, control::strip, rows.width - 8);
        moved_by = content.x - plan.rows.x;
    } else {
        within.scroll = nullptr;
    }
    for (std::size_t k = 0; k < rows.rects.size(); ++k) {
        const Rect r = moved(rows.rects[k], {moved_by, 0});
        if (k < rows.fronts.size())
            draw_front(pen, places, within, s, rows.fronts[k], r);
        else
            draw_box(pen, places, within, s, game::Box::arctic, r, short_name(scene, ref(game::Box::arctic)));
    }
    if (strip) end_scroll(pen, plan.rows, *within.scroll);
}

// Two tabs: the map that shows, and the other one, marked where something can be done there.
void draw_theatre_tabs(Pen& pen, Places& places, const Scene& scene, const State& s, Rect head, game::Theatre shown) {
    for (int k = 0; k < 2; ++k) {
        const auto t = static_cast<game::Theatre>(k);
        const Rect r = column(head, k, 2, 6);
        const bool here = t == shown;
        const Mark mark = mark_of(scene, churchill_views, ref(t));
        rounded(pen, r, theme::radius,
                {.fill = here ? theme::row_chosen : faded(theme::night, 0.6f),
                 .line = here ? theme::brass : theme::row_edge,
                 .width = here ? 1.4f : 1.0f});
        if (here) box(pen, {r.x + 8, r.bottom() - 3, r.w - 16, 2}, {.fill = theme::brass_light});
        mark_box(pen, shrunk(r, 4), 4, mark, pointed_at(scene, pen, r));
        if (here)
            add_ref(places, pen, ref(t), r);
        else
            add_control(places, pen, control::map_switch + k, r);
        Rect inner = shrunk(r, 10, 0);
        const std::string name = capitals(name_of(scene, ref(t)));
        const TextStyle style{
            .face = Face::display, .size = 14, .color = here ? theme::brass_light : theme::text_soft, .tracking = 1.4f};
        if (here && inner.w > text_width(name, style) + 118) draw_pools(pen, s, t, inner);
        if (game::war_goes_on(s, t)) {
            emblem(pen, cut_left(inner, 18, 7).centre(), 8, side_look(s.theatre_leader[ix(t)]));
        } else {
            icon(pen, cut_left(inner, 18, 7).centre(), 15, Icon::check, theme::brass);
        }
        write_in(pen, inner, name, style);
    }
}

void draw_theatre_head(Pen& pen, Places& places, const Scene& scene, const State& s, const TheatrePlan& plan) {
    const Rect r = plan.head;
    Rect inner = shrunk(r, 4, 0);
    const Mark mark = mark_of(scene, churchill_views, ref(plan.theatre));
    mark_box(pen, shrunk(r, 4), 5, mark, pointed_at(scene, pen, r));
    add_ref(places, pen, ref(plan.theatre), r);
    const bool war = game::war_goes_on(s, plan.theatre);
    const std::string name = capitals(name_of(scene, ref(plan.theatre)));
    const TextStyle style{.face = Face::display, .size = 15, .color = theme::brass_light, .tracking = 2};
    cut_left(inner, write_in(pen, inner, name, style), 12);
    if (war) {
        emblem(pen, {inner.x + 8, inner.centre().y}, 8, side_look(s.theatre_leader[ix(plan.theatre)]));
        cut_left(inner, 22);
        const std::string leads = words(scene, Text::churchill_shell_leads);
        cut_left(inner, write_in(pen, inner, leads, {.face = Face::label, .size = 13.5f, .color = theme::text_soft}),
                 10);
    } else {
        const std::string done = words(scene, Text::churchill_shell_surrendered);
        write_in(pen, inner, done, {.face = Face::strong, .size = 14, .color = theme::brass});
        return;
    }
    draw_pools(pen, s, plan.theatre, inner);
}

} // namespace wc::shell::conference

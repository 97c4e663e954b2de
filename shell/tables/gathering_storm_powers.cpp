// The powers: factories, counters, units and shipyards of each, side by side.
#include "shell/tables/gathering_storm_parts.hpp"

#include "gathering_storm/planning.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/panel.hpp"
#include "shell/widgets/surface.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::storm {

namespace {

constexpr float line_height = 23, panel_gap = 10;
constexpr TextStyle faint{.face = Face::label, .size = 13.5f, .color = theme::text_soft};
constexpr TextStyle strong{.face = Face::strong, .size = 15, .color = theme::text};

Mark mark_of(const Scene& scene, Ref r) { return shell::mark_of(scene, gathering_storm_views, r); }

// Something that may be picked inside a panel: its mark, its place, and it stays in sight.
void place_thing(Pen& pen, Places& places, const Scene& scene, Ref r, Rect at) {
    const Mark mark = mark_of(scene, r);
    bring_into_sight(scene, mark, to_screen(pen, at));
    mark_box(pen, at, 4, mark, pointed_at(scene, pen, at));
    add_ref(places, pen, r, at);
}

// The seat whose questions are about units, ships and yards: only its own panel can be picked from.
bool decides_here(const Scene& scene, Power p) { return scene.asked == game::seat_of(p) || scene.choices.empty(); }

void label_cell(Pen& pen, Rect& row, const Scene& scene, Text text, float width) {
    write_in(pen, cut_left(row, width, 6), words(scene, text), faint);
}

// What a power's own panel shows beside the present: what it has planned, and what the considered choice would add.
struct Planned {
    bool known = false; // the viewer's own plans
    State state{};      // with the considered choice
};

void draw_head(Pen& pen, Places& places, const Scene& scene, const State& s, const Planned& planned, Power p, Rect r) {
    emblem(pen, {r.x + 13, r.centre().y}, 12, side_look(p));
    Rect row = r;
    cut_left(row, 32);
    const float wide = std::clamp((row.w - 64) / 3, 40.0f, 58.0f);
    const int spent = planned.known ? game::committed(planned.state, p) + planned.state.plan[ix(p)].cost : 0;
    draw_fact(pen, places, scene, cut_right(row, wide), fact_ref(p, Fact::points),
              words(scene, Text::gathering_storm_shell_tiles),
              std::to_string(s.points[ix(p)]) + (spent > 0 ? signed_words(-spent) : ""),
              spent > 0 ? theme::amber : theme::text);
    const int level = game::true_support(s, p);
    draw_fact(pen, places, scene, cut_right(row, wide), fact_ref(p, Fact::support),
              words(scene, Text::gathering_storm_shell_support), signed_words(level),
              level == game::support(s, p) ? theme::brass_light : theme::amber);
    draw_fact(pen, places, scene, cut_right(row, wide), fact_ref(p, Fact::income),
              words(scene, Text::gathering_storm_shell_income), signed_words(game::income_of(s, p)),
              theme::brass_light);
    const TextStyle name_style{.face = Face::display, .size = 16, .color = theme::text, .tracking = 1};
    const std::string name = capitals(name_of(scene, ref(p)));
    const bool fits = text_width(name, name_style) * 0.86f <= row.w;
    write_in(pen, row, fits ? name : capitals(short_name(scene, ref(p))), name_style);
    add_ref(places, pen, ref(p), {r.x, r.y, row.right() - r.x, r.h});
    mark_box(pen, {r.x - 2, r.y, row.right() - r.x, r.h}, 4, mark_of(scene, ref(p)));
}

// Numbers that a plan changes stand as they will be, in amber.
void draw_factories(Pen& pen, Places& places, const Scene& scene, const State& s, const Planned& planned, Power p,
                    Rect row) {
    add_ref(places, pen, fact_ref(p, Fact::factories), row);
    icon(pen, {row.x + 9, row.centre().y}, 16, Icon::factory, theme::brass_light, 1.5f);
    cut_left(row, 24);
    const auto k = ix(p);
    const std::array<std::array<Text, 2>, 4> names{
        {{Text::gathering_storm_shell_civilian, Text::gathering_storm_shell_short_civilian},
         {Text::gathering_storm_shell_idle, Text::gathering_storm_shell_short_idle},
         {Text::gathering_storm_shell_military, Text::gathering_storm_shell_short_military},
         {Text::gathering_storm_shell_captured, Text::gathering_storm_shell_short_captured}}};
    const std::array<int, 4> counts{s.civil[k], s.idle[k], s.military[k], s.captured[k]};
    const game::Conversion plan = planned.known ? planned.state.plan[k].conversion : game::Conversion::none;
    const bool to_civil = plan == game::Conversion::to_civil, from_civil = plan == game::Conversion::civil_to_military;
    const bool none = plan == game::Conversion::none;
    const std::array<int, 4> change{to_civil     ? 1
                                    : from_civil ? -1
                                                 : 0,
                                    none || from_civil ? 0 : -1, none || to_civil ? 0 : 1, 0};
    const TextStyle style{.face = Face::strong, .size = 14.5f, .color = theme::text};
    std::vector<std::pair<std::string, bool>> parts;
    for (std::size_t form = 0; form < 2; ++form) {
        parts.clear();
        float width = 0;
        for (std::size_t n = 0; n < counts.size(); ++n) {
            if (counts[n] == 0 && change[n] == 0) continue;
            if (!parts.empty()) parts.emplace_back(" \u00b7 ", false);
            parts.emplace_back(number_words(scene, names[n][form], counts[n] + change[n]), change[n] != 0);
        }
        for (const auto& [text, changed] : parts) width += text_width(text, style);
        if (width <= row.w) break;
    }
    for (const auto& [text, changed] : parts) {
        TextStyle own = style;
        if (changed) own.color = theme::amber;
        cut_left(row, write_in(pen, row, text, own));
    }
}

// 12 A counter as a small paper card with its value, and how many are left of all.
void draw_pool(Pen& pen, Places& places, const Scene& scene, const State& s, const Planned& planned, Power p,
               Rect row) {
    add_ref(places, pen, fact_ref(p, Fact::counters), row);
    if (row.w >= 300) label_cell(pen, row, scene, Text::gathering_storm_shell_counters_short, 62);
    const float step = std::min(44.0f, row.w / 6);
    const auto one = [&](std::string_view face, int before, int left, int all, Ref number, bool round) {
        Rect cell = cut_left(row, step);
        if (all == 0 && left == 0) return;
        const Rect card = around({cell.x + 8, cell.centre().y}, 15, 17);
        const Color paper = left > 0 ? theme::paper : faded(theme::aged, 0.45f);
        if (round)
            circle(pen, card.centre(), 8.5f, {.fill = paper, .line = look_of(side_look(p)).color, .width = 1.6f});
        else
            rounded(pen, card, 2, {.fill = paper, .line = look_of(side_look(p)).color, .width = 1.6f});
        write_in(pen, card, face, {.face = Face::display, .size = 12, .color = theme::ink, .align = Align::centre});
        cut_left(cell, 19);
        TextStyle style = strong;
        if (left != before) style.color = theme::amber;
        write_in(pen, cell, "\u00d7" + std::to_string(left), style);
        if (number && decides_here(scene, p) && mark_of(scene, number) != Mark::plain)
            place_thing(pen, places, scene, number, grown(around(card.centre() + Point{12, 0}, 40, 22), 1));
    };
    const State& t = planned.known ? planned.state : s;
    for (int v = 0; v < game::counter_values; ++v)
        one(std::to_string(v), game::counters_left(s, p, v), game::counters_left(t, p, v),
            s.pool[ix(p)][static_cast<std::size_t>(v)], Ref::number(v), false);
    const std::string n = words(scene, Text::gathering_storm_shell_naval_letter),
                      r = words(scene, Text::gathering_storm_shell_research_letter);
    one(n, game::naval_left(s, p), game::naval_left(t, p), s.naval_pool[ix(p)], {}, true);
    one(r, game::research_only_left(s, p) ? 1 : 0, game::research_only_left(t, p) ? 1 : 0, s.research_pool[ix(p)], {},
        true);
}

// 18 Active and reserve by type, and what is under way.
void draw_units(Pen& pen, Places& places, const Scene& scene, const State& s, const Planned& planned, Power p, Rect r) {
    add_ref(places, pen, fact_ref(p, Fact::units), r);
    Rect head = cut_top(r, 18);
    const auto columns = [&](Rect row, int k) {
        cut_left(row, 62, 6);
        return column(row, k, 4, 4);
    };
    constexpr std::array<Icon, 4> pictures{Icon::tank, Icon::person, Icon::plane, Icon::clock};
    const bool narrow = columns(head, 0).w < 52; // no room for words
    for (int k = 0; k < 4; ++k) {
        const Rect cell = columns(head, k);
        const std::string name = k < game::unit_type_count ? short_name(scene, ref(static_cast<game::UnitType>(k)))
                                                           : words(scene, Text::gathering_storm_shell_arriving);
        if (narrow)
            icon(pen, {cell.x + 8, cell.centre().y}, 15, pictures[static_cast<std::size_t>(k)], theme::text_soft, 1.4f);
        else
            write_in(pen, cell, name, faint);
    }
    const std::array<std::pair<Text, const game::ByUnit<game::Byte>*>, 2> rows{
        {{Text::gathering_storm_shell_active, &s.active[ix(p)]},
         {Text::gathering_storm_shell_reserve, &s.reserve[ix(p)]}}};
    const Rect body = r;
    for (const auto& [name, counts] : rows) {
        Rect row = cut_top(r, 21);
        write_in(pen, {row.x, row.y, 62, row.h}, words(scene, name), faint);
        for (int k = 0; k < game::unit_type_count; ++k) {
            const int n = (*counts)[static_cast<std::size_t>(k)];
            const Rect cell = columns(row, k);
            token(pen, {cell.x + 8, cell.centre().y}, 6.5f,
                  {.piece = Piece::cube,
                   .side = side_look(p),
                   .empty = name != Text::gathering_storm_shell_active,
                   .emblem = false});
            const int built = planned.known ? int{planned.state.plan[ix(p)].built[static_cast<std::size_t>(k)]} : 0;
            const bool active = name == Text::gathering_storm_shell_active;
            TextStyle number = strong;
            if (built != 0) number.color = theme::amber;
            write_in(pen, {cell.x + 19, cell.y, cell.w - 19, cell.h}, std::to_string(n + (active ? built : -built)),
                     number);
        }
    }
    int under_way = 0;
    for (const auto& turn : s.due[ix(p)])
        for (const game::Byte n : turn) under_way += n;
    Rect coming = columns(body, 3);
    write_in(pen, {coming.x, coming.y, coming.w, 21}, under_way == 0 ? "\u2013" : std::to_string(under_way), strong);
    if (!decides_here(scene, p)) return;
    for (int k = 0; k < game::unit_type_count; ++k) {
        const Ref unit = ref(static_cast<game::UnitType>(k));
        const Rect top = columns(head, k);
        if (mark_of(scene, unit) != Mark::plain)
            place_thing(pen, places, scene, unit, {top.x - 2, top.y + 1, top.w - 3, 57});
    }
}

// 19.2 Ships that may be begun now, by their letters; false: none.
bool draw_new_ships(Pen& pen, Places& places, const Scene& scene, Rect row) {
    std::vector<Ref> ships;
    for (int k = 0; k < game::ship_type_count; ++k)
        if (const Ref r = ref(static_cast<game::ShipType>(k)); mark_of(scene, r) != Mark::plain) ships.push_back(r);
    if (ships.empty()) return false;
    const float step = std::min(40.0f, row.w / static_cast<float>(ships.size()));
    for (const Ref r : ships) {
        const Rect cell = shrunk(cut_left(row, step), 3, 4);
        rounded(pen, cell, 3, {.fill = theme::row});
        write_in(pen, cell, short_name(scene, r),
                 {.face = Face::strong, .size = 13, .color = theme::text, .align = Align::centre});
        place_thing(pen, places, scene, r, cell);
    }
    return true;
}

// 19 The fleet, and what each yard builds.
void draw_ships(Pen& pen, Places& places, const Scene& scene, const State& s, const Planned& planned, Power p, Rect r) {
    Rect row = cut_top(r, line_height);
    add_ref(places, pen, fact_ref(p, Fact::ships), row);
    icon(pen, {row.x + 9, row.centre().y}, 15, Icon::anchor, theme::brass_light, 1.5f);
    cut_left(row, 24);
    const std::string fleet = number_words(scene, Text::gathering_storm_shell_naval_points, s.fleet[ix(p)]);
    cut_left(row, write_in(pen, {row.x, row.y, 108, row.h}, fleet, strong), 10);
    const bool begins = decides_here(scene, p) && draw_new_ships(pen, places, scene, row);
    if (!begins && s.saved[ix(p)] != 0)
        write_in(pen, row, words(scene, Text::gathering_storm_shell_saved, Ref::number(s.saved[ix(p)])), faint);
    const int yards = game::yards_of(s, p);
    for (int y = 0; y < yards; ++y) {
        const Rect cell = shrunk(column(r, y, std::max(2, yards), 6), 0, 1);
        const auto k = static_cast<std::size_t>(y);
        const game::Plan& plan = planned.known ? planned.state.plan[ix(p)] : s.plan[ix(p)];
        const int ship = s.yard[ix(p)][k] != 0 ? s.yard[ix(p)][k] : plan.started[k];
        rounded(pen, cell, 3, {.fill = theme::row, .line = faded(theme::row_edge, 0.8f), .width = 1});
        if (ship == 0) {
            write_in(pen, shrunk(cell, 6, 0), words(scene, Text::gathering_storm_shell_yard_empty), faint);
        } else {
            const auto type = static_cast<game::ShipType>(ship - 1);
            const int last = game::info(type).steps, before = s.yard_steps[ix(p)][k];
            const int done = before + plan.steps[k];
            Rect inner = shrunk(cell, 6, 0);
            cut_left(inner, write_in(pen, inner, short_name(scene, ref(type)), strong), 6);
            const float step = std::min(8.0f, inner.w / static_cast<float>(last));
            for (int i = 0; i < last; ++i)
                box(pen, {inner.x + step * static_cast<float>(i), cell.centre().y - 5, step - 1.5f, 10},
                    {.fill = i < before ? theme::brass_light
                             : i < done ? theme::amber
                                        : theme::night});
        }
        if (decides_here(scene, p)) place_thing(pen, places, scene, game::yard_ref(y), cell);
    }
}

void draw_one(Pen& pen, Places& places, const Scene& scene, const State& s, Power p, Rect r) {
    rounded(pen, r, theme::panel_radius,
            {.fill = theme::panel,
             .line = scene.asked == game::seat_of(p) ? theme::brass_light : faded(theme::row_edge, 0.9f),
             .width = scene.asked == game::seat_of(p) ? 1.6f : 1.0f});
    Planned planned{.known = game::sees(s, p)};
    if (planned.known) planned.state = decides_here(scene, p) ? foreseen_of(scene, s) : s;
    Rect inner = shrunk(r, 12, 8);
    draw_head(pen, places, scene, s, planned, p, cut_top(inner, 34, 4));
    draw_factories(pen, places, scene, s, planned, p, cut_top(inner, line_height));
    draw_pool(pen, places, scene, s, planned, p, cut_top(inner, line_height, 4));
    draw_units(pen, places, scene, s, planned, p, cut_top(inner, 60, 3));
    draw_ships(pen, places, scene, s, planned, p, inner);
}

} // namespace

void draw_powers(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    baize(pen, room);
    const Rect window = shrunk(stage, stage.w < 500 ? 8.0f : 16.0f, 6);
    const int columns = window.w >= 740 ? 3 : window.w >= 520 ? 2 : 1;
    constexpr float height = 210;
    const int rows = (game::power_count + columns - 1) / columns;
    const float all = static_cast<float>(rows) * (height + panel_gap);
    const Rect content = shrunk(
        begin_scroll(pen, places, grown(window, mark_room), *scene.scroll, scene.scroll_area, all + 2 * mark_room),
        mark_room);
    // The shown power first: on a phone nothing else is in sight.
    std::vector<Power> order{shown_power(scene, s)};
    for (const Power p : all_powers)
        if (p != order.front()) order.push_back(p);
    // Larger where all of them have room.
    const float larger = std::clamp(std::min(window.w / 780, window.h / (all + 8)), 1.0f, 1.4f);
    const View before = pen.view;
    enter(pen, content.corner(), larger);
    for (int k = 0; k < game::power_count; ++k) {
        const Rect row{0, static_cast<float>(k / columns) * (height + panel_gap), content.w / larger, height};
        const Rect r = column(row, k % columns, columns, panel_gap);
        if (in_sight(pen, r)) draw_one(pen, places, scene, s, order[static_cast<std::size_t>(k)], r);
    }
    pen.view = before;
    end_scroll(pen, grown(window, mark_room), *scene.scroll);
}

} // namespace wc::shell::storm

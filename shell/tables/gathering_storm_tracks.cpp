// The tracks: balance of power, index, climate, Russia's garrison and cohesion, the tiles that lie face down.
#include "shell/tables/gathering_storm_parts.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/surface.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::storm {

namespace {

constexpr TextStyle faint{.face = Face::label, .size = 13.5f, .color = theme::text_soft};

// Numbered boxes with a marker on one of them.
void draw_row(Pen& pen, Rect r, int first, int last, int at, Color color) {
    const int count = last - first + 1;
    const int shown = std::clamp(at, first, last);
    for (int k = 0; k < count; ++k) {
        const Rect one = shrunk(column(r, k, count), 1.5f, 0);
        const bool here = first + k == shown;
        rounded(pen, one, 3,
                {.fill = here ? color : theme::row,
                 .line = here ? theme::brass_light : theme::row_edge,
                 .width = here ? 1.6f : 1.0f});
        write_in(pen, one, here ? signed_words(at) : signed_words(first + k),
                 {.face = Face::display,
                  .size = here ? 15.0f : 12.0f,
                  .color = here ? theme::ink : theme::text_soft,
                  .align = Align::centre});
    }
}

void draw_track(Pen& pen, Places& places, const Scene& scene, Rect r, Common what, Text name, std::string_view aside,
                int first, int last, int at, Color color = theme::brass_light) {
    Rect inner = shrunk(draw_panel(pen, r, words(scene, name)), 0, 2);
    write_in(pen, {r.x + 12, r.y + 4, r.w - 24, 22}, aside,
             {.face = Face::strong, .size = 14, .color = theme::brass_light, .align = Align::right});
    draw_row(pen, cut_top(inner, std::min(32.0f, inner.h)), first, last, at, color);
    add_ref(places, pen, common_ref(what), r);
}

struct ArmRow {
    Common fact;
    Text name;
    int axis, allies, lead; // lead: + Axis, − Allies
};

// 20 Four arms: what each side has, a bar between them, and who has the advantage.
void draw_balance(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    const game::Balance b = game::balance_of(s);
    Rect inner = draw_panel(pen, r, words(scene, Text::gathering_storm_shell_balance));
    const int total = b.total();
    const std::string lead = total > 0   ? number_words(scene, Text::gathering_storm_shell_balance_axis, total)
                             : total < 0 ? number_words(scene, Text::gathering_storm_shell_balance_allies, -total)
                                         : words(scene, Text::gathering_storm_shell_balance_even);
    write_in(pen, {r.x + 12, r.y + 4, r.w - 24, 22}, lead,
             {.face = Face::strong, .size = 14, .color = theme::brass_light, .align = Align::right});
    constexpr std::array<Text, 4> names{Text::gathering_storm_shell_arm_armor, Text::gathering_storm_shell_arm_infantry,
                                        Text::gathering_storm_shell_arm_air, Text::gathering_storm_shell_arm_naval};
    const float height = inner.h / 4;
    for (int k = 0; k < 4; ++k) {
        Rect row = cut_top(inner, height);
        const auto arm = static_cast<game::Arm>(k);
        const int axis = b.axis[static_cast<std::size_t>(k)], allies = b.allies[static_cast<std::size_t>(k)],
                  by = b.advantage(arm);
        add_ref(places, pen, common_ref(static_cast<Common>(static_cast<int>(Common::armor) + k)), row);
        write_in(pen, cut_left(row, 66, 4), words(scene, names[static_cast<std::size_t>(k)]), faint);
        const Rect result = cut_right(row, 52, 6);
        emblem(pen, cut_left(row, 20).centre(), 8, Side::axis);
        const TextStyle number{.face = Face::display, .size = 15, .color = theme::text, .align = Align::centre};
        write_in(pen, cut_left(row, 28), std::to_string(axis), number);
        emblem(pen, cut_right(row, 20).centre(), 8, Side::uk);
        write_in(pen, cut_right(row, 28), std::to_string(allies), number);
        const Rect bar = around(row.centre(), row.w - 8, 10);
        const float share = axis + allies == 0 ? 0.5f : static_cast<float>(axis) / static_cast<float>(axis + allies);
        rounded(pen, bar, 3, {.fill = look_of(Side::uk).color});
        rounded(pen, {bar.x, bar.y, bar.w * share, bar.h}, 3, {.fill = look_of(Side::axis).bright}, Corners::left);
        line(pen, {bar.centre().x, bar.y - 3}, {bar.centre().x, bar.bottom() + 3}, theme::paper, 1);
        if (by == 0) {
            write_in(pen, result, "=", number);
            continue;
        }
        emblem(pen, {result.x + 10, result.centre().y}, 8, by > 0 ? Side::axis : Side::uk);
        write_in(pen, {result.x + 20, result.y, 30, result.h}, "+" + std::to_string(std::abs(by)),
                 {.face = Face::display, .size = 16, .color = theme::brass_light});
    }
}

void draw_russia(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    Rect inner = draw_panel(pen, r, words(scene, Text::gathering_storm_shell_garrison), Side::ussr);
    Rect row = cut_top(inner, 26, 4);
    add_ref(places, pen, common_ref(Common::garrison), grown(row, 4, 2));
    const int have = game::garrison(s), needed = game::garrison_requirement(s);
    const TextStyle number{
        .face = Face::display, .size = 17, .color = have < needed ? theme::amber : theme::brass_light};
    cut_left(row,
             write_in(pen, {row.x, row.y, 110, row.h},
                      words(scene, Text::gathering_storm_shell_of, Ref::number(have), Ref::number(needed)), number),
             8);
    const float most = static_cast<float>(std::max({have, needed, 1}));
    const Rect bar{row.x, row.centre().y - 6, row.w, 12};
    rounded(pen, bar, 3, {.fill = theme::night, .line = theme::row_edge, .width = 1});
    rounded(pen, {bar.x, bar.y, bar.w * static_cast<float>(have) / most, bar.h}, 3,
            {.fill = look_of(Side::ussr).color});
    const float notch = bar.x + bar.w * static_cast<float>(needed) / most;
    line(pen, {notch, bar.y - 4}, {notch, bar.bottom() + 4}, theme::brass_light, 2);
    // 22.7 Cohesion: the purge level climbs past three marks.
    Rect low = cut_top(inner, 40);
    add_ref(places, pen, common_ref(Common::cohesion), low);
    const std::string text = words(scene, Text::gathering_storm_shell_cohesion) + ": " +
                             say(scene.session, game::text_at(game::first_cohesion_text, game::cohesion(s)));
    write_in(pen, {low.x, low.y, low.w, 18}, text, {.face = Face::strong, .size = 14.5f, .color = theme::text});
    write_in(pen, {low.x, low.y, low.w, 18},
             number_words(scene, Text::gathering_storm_shell_purge_level, s.purge_level),
             {.face = Face::label, .size = 13.5f, .color = theme::text_soft, .align = Align::right});
    const Rect level{low.x, low.y + 22, low.w, 10};
    rounded(pen, level, 3, {.fill = theme::night, .line = theme::row_edge, .width = 1});
    const auto share = [&](int n) {
        return static_cast<float>(std::min(n, game::purge_full)) / static_cast<float>(game::purge_full);
    };
    rounded(pen, {level.x, level.y, level.w * share(s.purge_level), level.h}, 3, {.fill = look_of(Side::ussr).color});
    for (const int n : {game::purge_medium, game::purge_high})
        line(pen, {level.x + level.w * share(n), level.y - 2}, {level.x + level.w * share(n), level.bottom() + 2},
             theme::brass_light, 1.6f);
}

// 6.2 What lies face down decides the chances of every tile.
void draw_tiles(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    const Rect inner = draw_panel(pen, r, words(scene, Text::gathering_storm_shell_face_down));
    const std::array<int, 3> chances = tile_chances(s);
    for (int k = 0; k < 3; ++k) {
        Rect cell = column(inner, k, 3, 6);
        const Rect tile = around({cell.x + 15, cell.centre().y}, 26, 26);
        rounded(pen, tile, 4, {.fill = theme::paper, .line = theme::brass, .width = 1.2f});
        write_in(pen, tile, std::to_string(k + 1),
                 {.face = Face::display, .size = 15, .color = theme::ink, .align = Align::centre});
        cut_left(cell, 34);
        write_in(pen, cell,
                 "\u00d7" + std::to_string(s.face_down[static_cast<std::size_t>(k)]) + " \u00b7 " +
                     std::to_string(chances[static_cast<std::size_t>(k)]) + " %",
                 faint);
    }
    add_ref(places, pen, common_ref(Common::tiles), r);
}

void draw_levels(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    Rect inner = draw_panel(pen, r, words(scene, Text::gathering_storm_shell_support));
    const float height = inner.h / game::power_count;
    for (const Power p : all_powers) {
        Rect row = cut_top(inner, height);
        add_ref(places, pen, fact_ref(p, Fact::support), row);
        emblem(pen, cut_left(row, 22, 6).centre(), 8.5f, side_look(p));
        draw_row(pen, shrunk(row, 0, 2), -3, 10, game::true_support(s, p), look_of(side_look(p)).bright);
    }
}

} // namespace

Rect draw_panel(Pen& pen, Rect r, std::string_view title, Side side) {
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.9f), .width = 1});
    Rect inner = shrunk(r, 12, 6);
    Rect head = cut_top(inner, 20, 4);
    if (side != Side::none) emblem(pen, cut_left(head, 18, 6).centre(), 8, side);
    write_in(pen, head, capitals(title),
             {.face = Face::strong, .size = 13, .color = theme::brass_light, .tracking = 1.4f});
    return inner;
}

void draw_fact(Pen& pen, Places& places, const Scene& scene, Rect r, Ref fact, std::string_view what,
               std::string_view value, Color color) {
    TextStyle big{.face = Face::display, .size = 16, .color = color, .align = Align::centre};
    if (fit(value, big, r.w).cut) big.size = 13;
    write_in(pen, {r.x, r.y, r.w, 14}, what,
             {.face = Face::label, .size = theme::small, .color = theme::text_soft, .align = Align::centre});
    write_in(pen, {r.x, r.y + 13, r.w, r.h - 13}, value, big);
    if (pointed_at(scene, pen, r).over) rounded(pen, r, 4, {.line = faded(theme::brass, 0.8f), .width = 1});
    add_ref(places, pen, fact, r);
}

void draw_tracks(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    baize(pen, room);
    const Rect window = shrunk(stage, stage.w < 500 ? 8.0f : 16.0f, 6);
    const int columns = window.w >= 700 ? 2 : 1;
    constexpr float gap = 8, track = 68, russia = 116, tiles = 66;
    const float grow = columns == 2 ? std::clamp(window.h / 470, 1.0f, 1.45f) : 1.0f;
    const float balance = 164 * grow, levels = 186 * grow;
    const float all = columns == 2 ? std::max(balance + levels + 2 * gap, 2 * track + russia + tiles + 4 * gap)
                                   : balance + levels + russia + 2 * track + tiles + 6 * gap;
    Rect content = shrunk(
        begin_scroll(pen, places, grown(window, mark_room), *scene.scroll, scene.scroll_area, all + 2 * mark_room),
        mark_room);
    Rect left = columns == 2 ? column(content, 0, 2, gap) : content,
         right = columns == 2 ? column(content, 1, 2, gap) : content;
    Rect& second = columns == 2 ? right : left;
    const std::string nothing;
    draw_balance(pen, places, scene, s, cut_top(left, balance, gap));
    draw_track(pen, places, scene, cut_top(second, track, gap), Common::index, Text::gathering_storm_shell_index,
               nothing, -2, 8, game::aggression_index(s));
    draw_track(pen, places, scene, cut_top(second, track, gap), Common::climate, Text::gathering_storm_shell_climate,
               nothing, -3, 3, s.climate);
    draw_levels(pen, places, scene, s, cut_top(left, levels, gap));
    draw_russia(pen, places, scene, s, cut_top(second, russia, gap));
    draw_tiles(pen, places, scene, s, cut_top(second, tiles, gap));
    end_scroll(pen, grown(window, mark_room), *scene.scroll);
}

} // namespace wc::shell::storm

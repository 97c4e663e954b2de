// The world: countries and colonies with networks and alignments, the global issues, the race for the bomb.
#include "shell/tables/churchill_parts.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/surface.hpp"
#include "shell/widgets/token.hpp"

namespace wc::shell::conference {

namespace {

constexpr float tile_gap = 9, group_head = 26, global_height = 82, bomb_height = 78, edge = 5;

struct Group {
    game::CountryKind kind;
    Text name;
};
constexpr std::array<Group, 5> groups{{{game::CountryKind::western_europe, Text::churchill_shell_group_west},
                                       {game::CountryKind::eastern_europe, Text::churchill_shell_group_east},
                                       {game::CountryKind::arctic, Text::churchill_shell_group_arctic},
                                       {game::CountryKind::near_east, Text::churchill_shell_group_near_east},
                                       {game::CountryKind::colony, Text::churchill_shell_group_colonies}}};

// 10.0 A secret agenda of one of the seats that look.
bool own_secret(const Scene& scene, const State& s, game::Country c) {
    for (const game::Side side : game::all_sides)
        if ((scene.eyes.contains(game::seat_of(side)) || s.ended != 0) &&
            s.location[ix(side)] == static_cast<int>(c) + 1)
            return true;
    return false;
}

// 7.1, 7.3 A country: a flag for its alignment, a disc for each network.
void draw_tile(Pen& pen, Places& places, const Scene& scene, const State& s, game::Country c, Rect r) {
    const Ref thing = ref(c);
    const Mark mark = mark_of(scene, churchill_views, thing);
    bring_into_sight(scene, mark, r);
    const Pointed at = pointed_at(scene, pen, r);
    const int aligned = s.pa[ix(c)];
    const Side owner = aligned == 0 ? Side::none : side_look(static_cast<std::uint8_t>(aligned - 1));
    const bool out_of_reach = game::countries[ix(c)].kind == game::CountryKind::arctic &&
                              s.nav[ix(game::Box::arctic)] < game::arctic_condition_nav;
    const Color paper = out_of_reach ? mix(theme::aged, theme::ink_faded, 0.3f) : theme::paper;
    soft_shadow(pen, r, theme::radius, 3);
    rounded(pen, r, theme::radius, {.fill = paper, .line = theme::brass, .width = 1.2f});
    if (aligned != 0) rounded(pen, {r.x, r.y, 7, r.h}, theme::radius, {.fill = look_of(owner).color}, Corners::left);
    Rect inner = shrunk(r, 12, 0);
    if (aligned != 0) token(pen, cut_right(inner, 20, 2).centre(), 10, {.piece = Piece::flag, .side = owner});
    const int count = game::cn_count(s, c);
    if (count > 0) {
        const Rect discs = cut_right(inner, 19.0f * static_cast<float>(count), 4);
        for (int k = 0; k < count; ++k)
            token(pen, {discs.x + 9 + 19.0f * static_cast<float>(k), discs.centre().y}, 8.5f,
                  {.side = side_look(game::cn_side(s, c))});
    }
    if (own_secret(scene, s, c)) icon(pen, cut_right(inner, 20, 2).centre(), 17, Icon::crown, theme::ink, 1.8f); // 10.0
    const std::string full = name_of(scene, thing);
    const TextStyle style{.face = Face::strong, .size = 14.5f, .color = theme::ink};
    const bool fits = text_width(full, style) <= inner.w;
    write_in(pen, inner, fits ? full : short_name(scene, thing), style);
    mark_box(pen, r, theme::radius, mark, at);
    add_ref(places, pen, thing, r);
}

int count_of(game::CountryKind kind) {
    return static_cast<int>(std::count_if(game::countries.begin(), game::countries.end(),
                                          [&](const game::CountryInfo& c) { return c.kind == kind; }));
}

struct Plan {
    int columns = 4;
    float tile = 40;
};

float group_height(const Plan& plan, int count) {
    const int rows = (count + plan.columns - 1) / plan.columns;
    return group_head + static_cast<float>(rows) * (plan.tile + tile_gap) + 4;
}

// What the region's own condition is at present.
std::string condition_of(const Scene& scene, const State& s, game::CountryKind kind) {
    const auto state = [&](game::GlobalTrack t) {
        const int k = 3 * static_cast<int>(t) + static_cast<int>(s.pawn[ix(t)]);
        return say(scene.session, game::text_at(game::first_global_state_text, k));
    };
    if (kind == game::CountryKind::colony) return state(game::GlobalTrack::colonies);
    if (kind == game::CountryKind::arctic)
        return words(scene, Text::churchill_shell_arctic_state, Ref::number(s.nav[ix(game::Box::arctic)]),
                     Ref::number(game::arctic_condition_nav));
    if (kind == game::CountryKind::near_east) return {};
    return state(game::GlobalTrack::europe);
}

void draw_group(Pen& pen, Places& places, const Scene& scene, const State& s, const Group& group, const Plan& plan,
                Rect r) {
    Rect head = cut_top(r, group_head);
    const std::string name = capitals(words(scene, group.name));
    const TextStyle style{.face = Face::strong, .size = 13, .color = theme::brass_light, .tracking = 1.4f};
    cut_left(head, write_in(pen, head, name, style), 12);
    const std::string condition = condition_of(scene, s, group.kind);
    write_in(pen, head, condition, {.face = Face::label, .size = 13.5f, .color = theme::text_soft});
    int k = 0;
    for (int i = 0; i < game::country_count; ++i) {
        if (game::countries[static_cast<std::size_t>(i)].kind != group.kind) continue;
        const int down = k / plan.columns;
        const Rect row{r.x, r.y + static_cast<float>(down) * (plan.tile + tile_gap), r.w, plan.tile};
        draw_tile(pen, places, scene, s, static_cast<game::Country>(i),
                  column(row, k % plan.columns, plan.columns, tile_gap));
        ++k;
    }
}

// 6.11 A pawn between two sides; where it stands is what holds.
void draw_global(Pen& pen, Places& places, const Scene& scene, const State& s, game::GlobalTrack t, Rect r) {
    const Mark mark = mark_of(scene, churchill_views, ref(t));
    bring_into_sight(scene, mark, r);
    rounded(pen, r, theme::radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.8f), .width = 1});
    mark_box(pen, shrunk(r, 3), theme::radius, mark, pointed_at(scene, pen, r));
    add_ref(places, pen, ref(t), r);
    Rect inner = shrunk(r, 12, 6);
    const Rect top = cut_top(inner, 20);
    write_in(pen, top, name_of(scene, ref(t)), {.face = Face::strong, .size = 14.5f});
    const Rect names = cut_bottom(inner, 15);
    const auto state_name = [&](int which) {
        return say(scene.session, game::text_at(game::first_global_state_text, 3 * static_cast<int>(t) + which));
    };
    const TextStyle quiet{.face = Face::label, .size = 12.5f, .color = theme::text_faint};
    TextStyle quiet_right = quiet;
    quiet_right.align = Align::right;
    write_in(pen, column(names, 0, 2, 8), state_name(1), quiet);
    write_in(pen, column(names, 1, 2, 8), state_name(2), quiet_right);
    const float y = inner.centre().y, left = inner.x + 12, right = inner.right() - 12;
    line(pen, {left, y}, {right, y}, theme::brass, 2);
    const Point middle{(left + right) / 2, y};
    emblem(pen, {left, y}, 10, side_look(game::global_tracks[ix(t)].first));
    emblem(pen, {right, y}, 10, side_look(game::global_tracks[ix(t)].second));
    circle(pen, middle, 5, {.fill = theme::night, .line = theme::brass, .width = 1.5f});
    const Point at = s.pawn[ix(t)] == game::GlobalPawn::first    ? Point{left + 22, y}
                     : s.pawn[ix(t)] == game::GlobalPawn::second ? Point{right - 22, y}
                                                                 : middle;
    const Point pawn = glide(*scene.motion, ref(t).bits | 0x50000u, at);
    token(pen, pawn - Point{0, 5}, 11, {.piece = Piece::pawn, .side = Side::none});
}

// 6.10 Five steps to Trinity; the spies follow behind.
void draw_bomb(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    const Mark mark = mark_of(scene, churchill_views, ref(game::Issue::abomb));
    bring_into_sight(scene, mark, r);
    rounded(pen, r, theme::radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.8f), .width = 1});
    mark_box(pen, shrunk(r, 3), theme::radius, mark, pointed_at(scene, pen, r));
    add_ref(places, pen, ref(game::Issue::abomb), r);
    Rect inner = shrunk(r, 12, 8);
    icon(pen, {inner.x + 11, inner.centre().y}, 24, Icon::atom, theme::brass_light);
    cut_left(inner, 30);
    const float step = inner.w / 5, y = inner.y + inner.h * 0.36f;
    line(pen, {inner.x + step / 2, y}, {inner.right() - step / 2, y}, theme::brass, 2);
    for (int k = 0; k <= game::trinity; ++k) {
        const Point at{inner.x + step * (static_cast<float>(k) + 0.5f), y};
        circle(pen, at, k == game::trinity ? 9.0f : 6.0f, {.fill = theme::night, .line = theme::brass, .width = 1.6f});
        const std::string name = say(scene.session, game::text_at(game::first_abomb_text, k));
        write_in(pen, {at.x - step / 2, inner.bottom() - 17, step, 17}, name,
                 {.face = Face::label, .size = 13, .color = theme::text_soft, .align = Align::centre});
    }
    const auto pawn = [&](int at, Side side, std::uint32_t key, float aside) {
        const Point target{inner.x + step * (static_cast<float>(at) + 0.5f) + aside, y - 5};
        token(pen, glide(*scene.motion, key, target), 12, {.piece = Piece::pawn, .side = side});
    };
    const bool together = s.abomb_us == s.abomb_su;
    pawn(s.abomb_us, Side::us, 0x60001u, together ? -9.0f : 0.0f);
    pawn(s.abomb_su, Side::ussr, 0x60002u, together ? 9.0f : 0.0f);
}

Plan plan_world(Rect stage, bool finger) {
    Plan plan;
    plan.columns = stage.w >= 1100 ? 6 : stage.w >= 760 ? 5 : stage.w >= 560 ? 4 : stage.w >= 460 ? 3 : 2;
    plan.tile = finger ? theme::touch_target : stage.h > 640 ? 42.0f : 36.0f;
    return plan;
}

bool globals_beside(Rect r) { return r.w >= 560; }

} // namespace

void draw_world(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    baize(pen, room);
    const Rect inside = shrunk(stage, stage.w < 500 ? 10.0f : 18.0f, 8);
    const Plan plan = plan_world(inside, scene.finger);
    const bool beside = globals_beside(inside);
    float height = bomb_height + 8 + (beside ? global_height + 8 : 3 * (global_height + 6));
    for (const Group& each : groups) height += group_height(plan, count_of(each.kind));
    const Rect window = grown(inside, edge);
    Rect content = shrunk(begin_scroll(pen, places, window, *scene.scroll, scene.scroll_area, height + 2 * edge), edge);
    for (const Group& each : groups)
        draw_group(pen, places, scene, s, each, plan, cut_top(content, group_height(plan, count_of(each.kind))));
    Rect globals = cut_top(content, beside ? global_height : 3 * (global_height + 6) - 6, 8);
    for (int k = 0; k < game::global_track_count; ++k) {
        const Rect r = beside ? column(globals, k, 3, 8) : cut_top(globals, global_height, 6);
        draw_global(pen, places, scene, s, static_cast<game::GlobalTrack>(k), r);
    }
    draw_bomb(pen, places, scene, s, cut_top(content, bomb_height));
    end_scroll(pen, window, *scene.scroll);
}

} // namespace wc::shell::conference

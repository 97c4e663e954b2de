// The crisis: both sides' numbers as far as the viewer may know them, and what the tile decides; between crises, what the
// Axis powers could attempt.
#include "shell/tables/gathering_storm_parts.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/panel.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell::storm {

namespace {

constexpr float gap = 8, sum_head = 30;
constexpr TextStyle faint{.face = Face::label, .size = 14, .color = theme::text_soft};

float sum_height(const Sum& sum) { return 12 + sum_head + static_cast<float>(sum.parts.size()) * sum_line_height + 6; }

// A heading with the total, and a line for each part; a tap says the same in words.
void draw_sum(Pen& pen, Places& places, const Scene& scene, Rect r, std::string_view title, std::string_view total,
              const Sum& sum, Ref thing, Side side, bool enough) {
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.9f), .width = 1});
    Rect inner = shrunk(r, 12, 6);
    Rect head = cut_top(inner, sum_head);
    if (side != Side::none) emblem(pen, cut_left(head, 20, 6).centre(), 9, side);
    write_in(pen, cut_right(head, 116, 6), total,
             {.face = Face::display,
              .size = 19,
              .color = enough ? theme::brass_light : theme::text_soft,
              .align = Align::right});
    TextStyle style{.face = Face::strong, .size = 16, .color = theme::text};
    if (fit(title, style, head.w).cut) style.size = 13.5f;
    write_in(pen, head, title, style);
    std::vector<SumLine> lines;
    std::vector<std::string> values, rules;
    values.reserve(sum.parts.size());
    rules.reserve(sum.parts.size());
    for (const Part& part : sum.parts) {
        values.push_back(signed_words(part.points));
        rules.push_back(rule_number(scene.session, part.rule));
        lines.push_back({.what = part.what, .value = values.back(), .rule = rules.back()});
    }
    sum_lines(pen, inner, lines);
    add_ref(places, pen, thing, r);
}

// 28.5 Three tiles with their chances; those that bring an ally to the threshold in amber.
void draw_chances(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    const int needed = tile_needed(s);
    Rect inner = r;
    const std::string text = s.tile != 0   ? number_words(scene, Text::gathering_storm_shell_tile_drawn, s.tile)
                             : needed <= 1 ? words(scene, Text::gathering_storm_shell_tile_sure)
                             : needed >= 4 ? words(scene, Text::gathering_storm_shell_tile_never)
                                           : number_words(scene, Text::gathering_storm_shell_tile_decides, needed);
    write_in(pen, cut_top(inner, 24), text, {.face = Face::text, .size = 15, .color = theme::text});
    const std::array<int, 3> chances = tile_chances(s);
    for (int k = 1; k <= 3; ++k) {
        const Rect one = column(inner, k - 1, 3, 6);
        const bool good = k >= needed, drawn = s.tile == k;
        rounded(pen, one, 4,
                {.fill = good ? theme::amber : theme::row, .line = drawn ? theme::brass_light : Color{}, .width = 2});
        write_in(pen, one,
                 words(scene, Text::gathering_storm_shell_tile_chance, Ref::number(k),
                       Ref::number(chances[static_cast<std::size_t>(k - 1)])),
                 {.face = Face::strong, .size = 16, .color = good ? theme::ink : theme::text, .align = Align::centre});
    }
    add_ref(places, pen, common_ref(Common::tiles), r);
}

// 26.11 The steps of a crisis, the present one lit, and where each answer leads.
constexpr std::array<Text, 6> course{
    Text::gathering_storm_shell_course_demand,    Text::gathering_storm_shell_course_answer,
    Text::gathering_storm_shell_course_resolve,   Text::gathering_storm_shell_course_tile,
    Text::gathering_storm_shell_course_ultimatum, Text::gathering_storm_shell_course_war};
int at_course(const State& s) {
    switch (step_of(s)) {
    case game::Step::respond:
    case game::Step::pledge: return 1;
    case game::Step::aggressor_choice: return 2;
    case game::Step::ultimatum: return 4;
    case game::Step::war_choice: return 5;
    default: return s.tile != 0 ? 3 : 0;
    }
}

constexpr TextStyle path_style{.face = Face::text, .size = 14.5f, .color = theme::text_soft};
std::vector<std::string> paths(const Scene& scene, const State& s) {
    const int at = at_course(s);
    std::vector<std::string> out;
    if (at < 2) out.push_back(words(scene, Text::gathering_storm_shell_path_acquiesce, ref(game::target(s))));
    if (at < 3) out.push_back(words(scene, Text::gathering_storm_shell_path_resolve));
    if (at < 4) out.push_back(words(scene, Text::gathering_storm_shell_path_short));
    if (at < 5) out.push_back(words(scene, Text::gathering_storm_shell_path_reached));
    out.push_back(words(scene, Text::gathering_storm_shell_path_war));
    return out;
}
constexpr float course_high = 30;
float course_height(const Scene& scene, const State& s, float width) {
    float h = 12 + course_high + 8;
    for (const std::string& each : paths(scene, s)) h += lines_height(each, path_style, width - 40) + 5;
    return h + 4;
}
void draw_course(Pen& pen, Places& places, const Scene& scene, const State& s, Rect r) {
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.9f), .width = 1});
    add_block(places, pen, r);
    Rect inner = shrunk(r, 12, 6);
    const Rect strip = cut_top(inner, course_high, 8);
    const int at = at_course(s), count = static_cast<int>(course.size());
    for (int k = 0; k < count; ++k) {
        const Rect one = column(strip, k, count, 5);
        const bool here = k == at;
        rounded(pen, one, 4,
                {.fill = here ? theme::row_chosen : theme::row,
                 .line = here ? theme::brass_light : faded(theme::row_edge, 0.5f),
                 .width = here ? 1.6f : 1.0f});
        TextStyle style{.face = Face::strong,
                        .size = 14,
                        .color = here     ? theme::brass_light
                                 : k < at ? theme::text_faint
                                          : theme::text_soft,
                        .align = Align::centre};
        const std::string text = words(scene, course[static_cast<std::size_t>(k)]);
        if (fit(text, style, one.w - 4).cut) style.size = 11.5f;
        write_in(pen, shrunk(one, 2, 0), text, style);
    }
    for (const std::string& each : paths(scene, s)) {
        circle(pen, {inner.x + 4, inner.y + 9}, 2.2f, {.fill = theme::brass});
        const Rect line{inner.x + 16, inner.y, inner.w - 16, inner.h};
        cut_top(inner, write_lines(pen, line, each, path_style), 5);
    }
}

void draw_case(Pen& pen, Places& places, const Scene& scene, const State& s, Rect window) {
    const Target t = game::target(s);
    const Power who = game::aggressor(s);
    const Sum strength = strength_sum(scene, s, who, t), resistance = resistance_sum(scene, s, t);
    const std::array<Power, 2> allies{Power::britain, Power::france};
    const std::array<Sum, 2> values{war_value_sum(scene, s, allies[0]), war_value_sum(scene, s, allies[1])};
    const bool two = window.w >= 560;
    const float upper = two ? std::max(sum_height(strength), sum_height(resistance))
                            : sum_height(strength) + gap + sum_height(resistance);
    const float lower = two ? std::max(sum_height(values[0]), sum_height(values[1]))
                            : sum_height(values[0]) + gap + sum_height(values[1]);
    const float way = course_height(scene, s, window.w - 2 * mark_room);
    const float all = 44 + upper + gap + 70 + gap + lower + gap + way + gap;
    Rect content = shrunk(
        begin_scroll(pen, places, grown(window, mark_room), *scene.scroll, scene.scroll_area, all + 2 * mark_room),
        mark_room);
    Rect title = cut_top(content, 40, 4);
    emblem(pen, {title.x + 14, title.centre().y}, 13, side_look(who));
    cut_left(title, 36);
    write_in(pen, title, words(scene, Text::gathering_storm_shell_crisis_over, ref(t)),
             {.face = Face::display, .size = 22, .color = theme::paper});
    const auto pair = [&](Rect r, int k, const Sum& first) {
        if (two) return column(r, k, 2, gap);
        return k == 0 ? Rect{r.x, r.y, r.w, sum_height(first)}
                      : Rect{r.x, r.y + sum_height(first) + gap, r.w, r.h - sum_height(first) - gap};
    };
    const Rect above = cut_top(content, upper, gap);
    const int needed = game::requirement(s, t);
    draw_sum(pen, places, scene, pair(above, 0, strength), words(scene, Text::gathering_storm_shell_strength),
             words(scene, Text::gathering_storm_shell_of, Ref::number(strength.total), Ref::number(needed)), strength,
             target_ref(t, TargetFact::strength), side_look(who), strength.total >= needed);
    draw_sum(pen, places, scene, pair(above, 1, strength), words(scene, Text::gathering_storm_shell_resistance),
             s.tile == 0 ? number_words(scene, Text::gathering_storm_shell_plus_tile, resistance.total)
                         : plain_words(game::crisis_resistance(s, t)),
             resistance, target_ref(t, TargetFact::resistance), Side::none, true);
    draw_chances(pen, places, scene, s, cut_top(content, 66, gap));
    const Rect below = cut_top(content, lower, gap);
    for (int k = 0; k < 2; ++k) {
        const Sum& value = values[static_cast<std::size_t>(k)];
        const Ref n = Ref::number(value.total), needs = Ref::number(game::allied_threshold);
        const bool enough = value.total + (s.tile == 0 ? 3 : 0) >= game::allied_threshold;
        draw_sum(pen, places, scene, pair(below, k, values[0]),
                 words(scene, Text::gathering_storm_shell_war_value, ref(allies[static_cast<std::size_t>(k)])),
                 words(scene, s.tile == 0 ? Text::gathering_storm_shell_plus_tile_of : Text::gathering_storm_shell_of,
                       n, needs),
                 value, target_ref(t, k == 0 ? TargetFact::war_britain : TargetFact::war_france),
                 side_look(allies[static_cast<std::size_t>(k)]), enough);
    }
    draw_course(pen, places, scene, s, cut_top(content, way, gap));
    end_scroll(pen, grown(window, mark_room), *scene.scroll);
}

// A target while nobody attacks it: strength against what it demands, and its resistance.
void draw_target(Pen& pen, Places& places, const Scene& scene, const State& s, Target t, Rect r) {
    const game::TargetInfo& info = game::info(t);
    const Mark mark = mark_of(scene, gathering_storm_views, ref(t));
    bring_into_sight(scene, mark, r);
    const Pointed at = pointed_at(scene, pen, r);
    rounded(pen, r, 4, {.fill = at.over || mark == Mark::chosen ? theme::row_chosen : theme::row});
    Rect inner = shrunk(r, 8, 2);
    emblem(pen, cut_left(inner, 20, 6).centre(), 8, side_look(info.aggressor));
    const bool gone = game::succeeded(s, t);
    const Refusal no = gone ? Refusal{} : game::refuse_target(s, info.aggressor, t);
    const std::string aside = gone ? words(scene, Text::gathering_storm_shell_taken)
                              : no ? say(scene.session, no)
                                   : std::string();
    if (!aside.empty()) {
        const Rect low = cut_bottom(inner, inner.h * 0.4f);
        write_in(pen, low, aside, {.face = Face::label, .size = 12.5f, .color = theme::text_faint});
    }
    const Rect values = cut_right(inner, std::min(150.0f, inner.w * 0.42f), 6);
    write_in(pen, inner, name_of(scene, ref(t)),
             {.face = Face::strong, .size = 15, .color = gone || no ? theme::text_soft : theme::text});
    if (!gone) {
        const int have = game::strength(s, info.aggressor, t, game::true_support(s, info.aggressor)),
                  needed = game::requirement(s, t);
        Rect right = values;
        const Rect shield = cut_right(right, 48, 8);
        rounded(pen, around({shield.x + 12, shield.centre().y}, 18, 18), 2,
                {.fill = rgb(0x4a463c), .line = theme::row_edge, .width = 1});
        write_in(pen, around({shield.x + 12, shield.centre().y}, 18, 18), plain_words(game::resistance(s, t)),
                 {.face = Face::display, .size = 13, .color = theme::paper, .align = Align::centre});
        circle(pen, {shield.x + 36, shield.centre().y}, 9, {.fill = look_of(Side::ussr).deep});
        write_in(pen, around({shield.x + 36, shield.centre().y}, 18), std::to_string(info.value),
                 {.face = Face::display, .size = 13, .color = theme::paper, .align = Align::centre});
        write_in(pen, right, words(scene, Text::gathering_storm_shell_of, Ref::number(have), Ref::number(needed)),
                 {.face = Face::display,
                  .size = 16,
                  .color = have >= needed ? theme::brass_light : theme::text_soft,
                  .align = Align::right});
    }
    mark_box(pen, r, 4, mark, at);
    add_ref(places, pen, ref(t), r);
}

void draw_prospects(Pen& pen, Places& places, const Scene& scene, const State& s, Rect window) {
    const bool two = window.w >= 640;
    const float row = 44;
    const Sum pact = pact_sum(scene, s);
    const bool proposed = !game::pact_signed(s);
    const int italian = 4, german = game::target_count - italian;
    const float list =
        two ? static_cast<float>(german) * (row + 4) : static_cast<float>(game::target_count) * (row + 4) + 24;
    const float all = 60 + 24 + list + gap + (proposed ? sum_height(pact) : 60.0f) + 40;
    Rect content = shrunk(
        begin_scroll(pen, places, grown(window, mark_room), *scene.scroll, scene.scroll_area, all + 2 * mark_room),
        mark_room);
    write_lines(pen, cut_top(content, 44, 4), words(scene, Text::gathering_storm_shell_no_crisis),
                {.face = Face::text, .size = 15, .color = theme::paper}, 1.25f, 2);
    Rect area = cut_top(content, 24 + list, gap);
    Rect first = two ? column(area, 0, 2, gap) : area;
    const auto group = [&](Rect& r, Power p) {
        write_in(pen, cut_top(r, 22, 2), capitals(name_of(scene, ref(p))),
                 {.face = Face::strong, .size = 13, .color = theme::brass_light, .tracking = 1.4f});
        for (int k = 0; k < game::target_count; ++k)
            if (game::info(static_cast<Target>(k)).aggressor == p)
                draw_target(pen, places, scene, s, static_cast<Target>(k), cut_top(r, row, 4));
    };
    const bool italian_first = !two && scene.asked == game::seat_of(Power::italy); // what is decided stands above
    group(first, italian_first ? Power::italy : Power::germany);
    Rect second = two ? column(area, 1, 2, gap) : first;
    group(second, italian_first ? Power::germany : Power::italy);
    if (!proposed) {
        write_in(pen, cut_top(content, 24),
                 words(scene, game::pact_in_force(s) ? Text::gathering_storm_shell_part_pact_in_force
                                                     : Text::gathering_storm_shell_pact_broken),
                 faint);
    } else {
        draw_sum(pen, places, scene, cut_top(content, sum_height(pact), gap),
                 words(scene, Text::gathering_storm_shell_part_pact_signed),
                 words(scene, Text::gathering_storm_shell_of, Ref::number(pact.total), Ref::number(game::pact_auto)),
                 pact, common_ref(Common::pact), Side::ussr, pact.total >= game::pact_choice);
    }
    end_scroll(pen, grown(window, mark_room), *scene.scroll);
}

} // namespace

void draw_crisis(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    baize(pen, room);
    const Rect window = shrunk(stage, stage.w < 500 ? 8.0f : 16.0f, 6);
    if (game::case_open(s)) return draw_case(pen, places, scene, s, window);
    draw_prospects(pen, places, scene, s, window);
}

} // namespace wc::shell::storm

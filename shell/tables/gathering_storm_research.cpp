// The research sheets: each alliance's projects by category, with their steps as far as the viewer may see them.
#include "shell/tables/gathering_storm_parts.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell::storm {

namespace {

constexpr float heading = 24, gap = 10;

struct SheetPlan {
    Alliance alliance{};
    std::vector<Project> projects{};
    bool open = false; // its steps are known to the viewer
};

SheetPlan sheet_of(const State& s, Alliance a) {
    SheetPlan out{.alliance = a, .open = game::sees(s, a)};
    for (int category = 0; category < game::category_count; ++category)
        for (int k = 0; k < game::project_count; ++k) {
            const auto x = static_cast<Project>(k);
            if (game::info(x).alliance == a && static_cast<int>(game::info(x).category) == category)
                out.projects.push_back(x);
        }
    return out;
}

int headings(const SheetPlan& sheet) {
    int n = 0, last = -1;
    for (const Project x : sheet.projects) {
        if (static_cast<int>(game::info(x).category) != last) ++n;
        last = static_cast<int>(game::info(x).category);
    }
    return n;
}

float height_of(const SheetPlan& sheet, float row) {
    return 34 + static_cast<float>(headings(sheet)) * heading + static_cast<float>(sheet.projects.size()) * row + 14;
}

// Steps as short marks, those that bring a result tall; announced results in brass.
void draw_steps(Pen& pen, const State& s, Project x, Rect r, bool open) {
    const game::ProjectInfo& info = game::info(x);
    const int last = game::last_step(x), steps = open ? s.steps[ix(x)] + s.added[ix(x)] : -1;
    const float step = r.w / static_cast<float>(last);
    int next = 0;
    for (int k = 1; k <= last; ++k) {
        const bool result = next < info.result_count && info.results[static_cast<std::size_t>(next)] == k;
        const bool announced = result && next < s.results[ix(x)];
        const bool full = open ? k <= steps : announced;
        const bool fresh = open && full && k > s.steps[ix(x)];
        const float h = result ? 15.0f : 8.0f;
        const Rect one{r.x + step * static_cast<float>(k - 1), r.centre().y - h / 2, std::max(2.0f, step - 1.6f), h};
        const Color fill = announced ? theme::brass_light
                           : fresh   ? theme::amber
                           : full    ? theme::text_soft
                                     : theme::night;
        if (result)
            rounded(pen, one, 2, {.fill = fill, .line = theme::brass, .width = 1.2f});
        else if (open)
            rounded(pen, one, 1, {.fill = fill, .line = theme::row_edge, .width = 0.7f});
        else
            box(pen, {one.x, one.centre().y - 1, one.w, 2}, {.fill = theme::row_edge});
        if (result) ++next;
    }
}

void draw_project(Pen& pen, Places& places, const Scene& scene, const State& s, Project x, Rect r, bool open) {
    const Mark mark = mark_of(scene, gathering_storm_views, ref(x));
    bring_into_sight(scene, mark, r);
    const Pointed at = pointed_at(scene, pen, r);
    const bool locked = game::info(x).category == game::Category::atomic && s.fission == 0;
    rounded(pen, shrunk(r, 0, 1), 4, {.fill = at.over || mark == Mark::chosen ? theme::row_chosen : theme::row});
    Rect inner = shrunk(r, 6, 2);
    if (game::info(x).power != game::no_power)
        emblem(pen, cut_left(inner, 16, 4).centre(), 7, side_look(static_cast<Power>(game::info(x).power)));
    else
        cut_left(inner, 16, 4);
    const Rect steps = cut_right(inner, std::min(inner.w * 0.46f, 150.0f), 6);
    write_in(pen, inner, project_words(scene, x),
             {.face = Face::strong, .size = 14, .color = locked ? theme::text_faint : theme::text});
    draw_steps(pen, s, x, steps, open);
    mark_box(pen, shrunk(r, 0, 1), 4, mark, at);
    add_ref(places, pen, ref(x), r);
}

void draw_sheet(Pen& pen, Places& places, const Scene& scene, const State& s, const SheetPlan& sheet, Rect r,
                float row) {
    rounded(pen, r, theme::panel_radius, {.fill = theme::panel, .line = faded(theme::row_edge, 0.9f), .width = 1});
    Rect inner = shrunk(r, 8, 6);
    Rect head = cut_top(inner, 24, 4);
    emblem(pen, cut_left(head, 22, 6).centre(), 9, side_look(sheet.alliance));
    write_in(pen, head, capitals(name_of(scene, ref(sheet.alliance))),
             {.face = Face::display, .size = 16, .color = theme::text, .tracking = 1});
    if (!sheet.open)
        write_in(pen, head, words(scene, Text::gathering_storm_shell_hidden_steps),
                 {.face = Face::label, .size = 13, .color = theme::text_faint, .align = Align::right});
    int last = -1;
    for (const Project x : sheet.projects) {
        const int category = static_cast<int>(game::info(x).category);
        if (category != last)
            write_in(pen, shrunk(cut_top(inner, heading), 4, 0),
                     capitals(name_of(scene, ref(static_cast<game::Category>(category)))),
                     {.face = Face::strong, .size = 12.5f, .color = theme::brass, .tracking = 1.3f});
        last = category;
        draw_project(pen, places, scene, s, x, cut_top(inner, row), sheet.open);
    }
}

} // namespace

std::string project_words(const Scene& scene, Project x) {
    return say(scene.session, game::text_at(game::first_project_kind_text, static_cast<int>(game::info(x).kind)));
}

std::string steps_words(const Scene& scene, const State& s, Project x) {
    const int last = game::last_step(x);
    if (s.steps[ix(x)] == game::unseen_steps) return words(scene, Text::gathering_storm_shell_hidden_steps);
    return words(scene, Text::gathering_storm_shell_steps, Ref::number(s.steps[ix(x)] + s.added[ix(x)]),
                 Ref::number(last));
}

void draw_research(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene), seen = foreseen_of(scene, s); // a step appears before it is taken
    baize(pen, room);
    const Rect window = shrunk(stage, stage.w < 500 ? 8.0f : 16.0f, 6);
    const float row = scene.finger ? theme::touch_target : 29.0f;
    const Alliance own = game::alliance_of(shown_power(scene, s));
    std::vector<SheetPlan> sheets{sheet_of(s, own)};
    for (const Alliance a : {Alliance::axis, Alliance::allies, Alliance::russia})
        if (a != own) sheets.push_back(sheet_of(s, a));
    const int columns = window.w >= 1000 ? 3 : window.w >= 640 ? 2 : 1;
    std::array<float, 3> used{};
    std::array<int, 3> at{};
    for (std::size_t k = 0; k < sheets.size(); ++k) {
        const auto column_of = static_cast<std::size_t>(columns == 3   ? static_cast<int>(k)
                                                        : columns == 2 ? (k == 0 ? 0 : 1)
                                                                       : 0);
        at[k] = static_cast<int>(column_of);
        used[column_of] += height_of(sheets[k], row) + gap;
    }
    const Rect content = shrunk(begin_scroll(pen, places, grown(window, mark_room), *scene.scroll, scene.scroll_area,
                                             std::max({used[0], used[1], used[2]}) + 2 * mark_room),
                                mark_room);
    std::array<float, 3> y{};
    for (std::size_t k = 0; k < sheets.size(); ++k) {
        const auto c = static_cast<std::size_t>(at[k]);
        const Rect whole = column(content, at[k], columns, gap);
        const float h = height_of(sheets[k], row);
        draw_sheet(pen, places, scene, seen, sheets[k], {whole.x, whole.y + y[c], whole.w, h}, row);
        y[c] += h + gap;
    }
    end_scroll(pen, grown(window, mark_room), *scene.scroll);
}

} // namespace wc::shell::storm

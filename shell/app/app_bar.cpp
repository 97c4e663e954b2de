// The top bar: where we are, the scores, whose turn; views and tools.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/bar.hpp"
#include "shell/widgets/button.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

struct Tool {
    int control;
    Icon picture;
    Text label;
};
constexpr std::array<Tool, 4> tools{{{control::menu, Icon::menu, Text::core_shell_menu},
                                     {control::share, Icon::share, Text::core_shell_share},
                                     {control::redo, Icon::redo, Text::core_shell_redo},
                                     {control::undo, Icon::undo, Text::core_shell_undo}}};

bool enabled(const Drawing& d, int which) {
    if (which == control::undo) return may_undo(d.session);
    if (which == control::redo) return may_redo(d.session);
    return which == control::menu || d.session.match.has_value();
}

void draw_tools(Drawing& d) {
    const Layout& l = d.app.layout;
    for (int i = 0; i < l.tool_count; ++i) {
        const Tool& tool = tools[static_cast<std::size_t>(l.tool_count - 1 - i)];
        const Rect place = tool_place(l, i);
        const std::string label = say(d.session, tool.label);
        icon_button(d.pen, d.app.places, place,
                    {.control = tool.control,
                     .label = label,
                     .picture = tool.picture,
                     .enabled = enabled(d, tool.control),
                     .pointed = pointed(d.app.input, place)});
    }
}

void draw_tabs(Drawing& d) {
    const Layout& l = d.app.layout;
    const int count = tab_count(d.views);
    std::vector<std::string> names;
    std::vector<ButtonData> tabs;
    const auto picture_of = [&](int k) {
        return k == score_tab(d.views)     ? Icon::crown
               : k == journal_tab(d.views) ? Icon::journal
                                           : d.views->tabs[static_cast<std::size_t>(k)].picture;
    };
    for (int k = 0; k < count; ++k) {
        const Text text = k == score_tab(d.views)     ? Text::core_shell_tab_score
                          : k == journal_tab(d.views) ? Text::core_shell_tab_journal
                                                      : d.views->tabs[static_cast<std::size_t>(k)].name;
        names.push_back(say(d.session, text));
    }
    for (int k = 0; k < count; ++k)
        tabs.push_back({.control = control::tab + k,
                        .label = names[static_cast<std::size_t>(k)],
                        .picture = count > 5 ? picture_of(k) : Icon::none,
                        .chosen = d.app.tab == k});
    if (l.form == ScreenForm::tall)
        tabs_even(d.pen, d.app.places, l.tabs, tabs);
    else
        tabs_right(d.pen, d.app.places, l.tabs, tabs);
}

void draw_scores(Drawing& d) {
    const Layout& l = d.app.layout;
    const Session& s = d.session;
    const Outcome& outcome = s.outcome;
    const Outcome shown = d.scene.event != nullptr ? s.match->table->outcome(d.scene.view) : outcome;
    const auto seats = static_cast<std::size_t>(s.match->table->seats);
    std::vector<std::string> names, values;
    std::vector<ScoreData> scores;
    for (std::size_t k = 0; k < seats; ++k) {
        const int points = outcome.over && d.scene.event == nullptr ? outcome.finals[k] : shown.totals[k];
        names.push_back(capitals(d.views->leader(d.scene, seat(static_cast<int>(k)))));
        values.push_back(l.compact || seats > 3 ? std::to_string(points)
                                                : say(s, line(Text::core_shell_points, Rule{}, Ref::number(points))));
    }
    const Seat turn = outcome.over && d.scene.event == nullptr ? outcome.winner : d.scene.asked;
    for (std::size_t k = 0; k < seats; ++k) {
        const int who = static_cast<int>(k);
        scores.push_back({.control = control::score + who,
                          .side = d.views->side(seat(who)),
                          .name = names[k],
                          .value = values[k],
                          .delta = d.app.prepared.gain[k],
                          .turn = turn == seat(who)});
    }
    score_bar(d.pen, d.app.places, l.scores, scores);
}

} // namespace

void draw_bar(Drawing& d) {
    const Layout& l = d.app.layout;
    top_ground(d.pen, l.top);
    if (d.views == nullptr) {
        const std::string name = capitals(say(d.session, Text::core_app_name));
        where_we_are(d.pen, l.where, {.title = name});
        return draw_tools(d);
    }
    const WhereWords where = d.views->where(d.scene, l.compact);
    where_we_are(d.pen, l.where, {.number = where.number, .title = where.title, .subtitle = where.subtitle});
    draw_scores(d);
    draw_tabs(d);
    draw_tools(d);
}

} // namespace wc::shell

// The score with its parts, and how the game ended.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/button.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/panel.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr float head = 66, column_gap = 14, padding = 14, least_column = 216;

struct Sheet {
    std::vector<std::string> texts, values, rules;
    std::vector<SumLine> lines;
};

void add_line(Sheet& sheet, std::string text, std::string value, std::string rule, bool total) {
    sheet.texts.push_back(std::move(text));
    sheet.values.push_back(std::move(value));
    sheet.rules.push_back(std::move(rule));
    sheet.lines.push_back({.total = total});
}

// Every part of a seat's score, the total, and what the end of the game made of it.
Sheet sheet_of(const Drawing& d, const Outcome& outcome, Seat who) {
    Sheet sheet;
    const auto seat_index = static_cast<std::size_t>(index(who));
    for (const ScoreLine& each : outcome.scores)
        if (each.seat == who)
            add_line(sheet, say(d.session, each.line), signed_number(each.points),
                     rule_number(d.session, each.line.rule), false);
    const int total = outcome.totals[seat_index], last = outcome.finals[seat_index];
    add_line(sheet, say(d.session, Text::core_shell_total), std::to_string(total), {}, true);
    if (outcome.over && last != total) {
        add_line(sheet, say(d.session, Text::core_shell_adjusted), signed_number(last - total),
                 rule_number(d.session, outcome.reason.rule), false);
        add_line(sheet, say(d.session, Text::core_shell_final), std::to_string(last), {}, true);
    }
    for (std::size_t k = 0; k < sheet.lines.size(); ++k) {
        sheet.lines[k].what = sheet.texts[k];
        sheet.lines[k].value = sheet.values[k];
        sheet.lines[k].rule = sheet.rules[k];
    }
    return sheet;
}

constexpr TextStyle part_style{.face = Face::label, .size = 15, .color = theme::text_soft};
constexpr float value_width = 46, rule_width = 44, rules_from = 270;

float part_width(float inner) { return inner - value_width - (inner < rules_from ? 0 : rule_width); }

float part_height(float inner, const SumLine& line) {
    return lines_height(line.what, part_style, part_width(inner), 1.15f, 2) + 5;
}

float sheet_height(float width, const Sheet& sheet) {
    float h = head + padding;
    for (const SumLine& each : sheet.lines) h += part_height(width - 2 * padding, each);
    return h;
}

// A part may take two lines; rules only where there is room.
void draw_parts(Pen& pen, Rect r, std::span<const SumLine> lines) {
    const float width = part_width(r.w);
    const bool rules = r.w >= rules_from;
    for (const SumLine& each : lines) {
        const Rect row = cut_top(r, part_height(r.w, each));
        if (each.total) box(pen, {row.x, row.y, row.w, 1}, {.fill = faded(theme::brass, 0.35f)});
        TextStyle what = part_style;
        if (each.total) {
            what.face = Face::strong;
            what.color = theme::text;
        }
        const Color figure = each.total ? theme::brass_light : theme::text;
        write_lines(pen, {row.x, row.y + 3, width, row.h}, each.what, what, 1.15f, 2);
        write_in(pen, {row.right() - value_width, row.y, value_width, row.h}, each.value,
                 {.face = Face::strong, .size = 15, .color = figure, .align = Align::right});
        if (rules)
            write_in(pen, {row.x + width, row.y, rule_width - 6, row.h}, each.rule,
                     {.face = Face::label, .size = theme::small, .color = theme::text_faint, .align = Align::right});
    }
}

void draw_sheet(Drawing& d, Rect r, const Outcome& outcome, Seat who, const Sheet& sheet) {
    const Side side = d.views->side(who);
    const bool first = outcome.won(who);
    rounded(d.pen, r, theme::panel_radius,
            {.fill = theme::panel, .line = first ? theme::brass_light : theme::row_edge, .width = first ? 2.0f : 1.0f});
    rounded(d.pen, {r.x, r.y, r.w, 6}, theme::panel_radius / 2, {.fill = look_of(side).color}, Corners::top);
    Rect inner = shrunk(r, padding, 0);
    Rect top = cut_top(inner, head);
    emblem(d.pen, {top.x + 19, top.y + 36}, 18, side);
    cut_left(top, 48);
    const auto seat_index = static_cast<std::size_t>(index(who));
    const int points = outcome.over ? outcome.finals[seat_index] : outcome.totals[seat_index];
    const std::string value = say(d.session, line(Text::core_shell_points, Rule{}, Ref::number(points)));
    const TextStyle large{.face = Face::display, .size = 24, .color = theme::text, .align = Align::right};
    write_in(d.pen, cut_right(top, text_width(value, large) + 2, 8), value, large);
    const std::string leader = capitals(d.views->leader(d.scene, who));
    write_in(d.pen, {top.x, top.y + 18, top.w, 22}, leader, {.face = Face::display, .size = 17, .tracking = 1});
    std::string name = first ? say(d.session, Text::core_shell_winner) : seat_name(d.session, who);
    if (capitals(name) == leader) name.clear(); // a side without a leader of its own says it once
    write_in(d.pen, {top.x, top.y + 40, top.w, 16}, name,
             {.face = Face::label, .size = 14, .color = first ? theme::brass_light : theme::text_faint});
    draw_parts(d.pen, inner, sheet.lines);
}

constexpr TextStyle standing_style{.face = Face::text, .size = 16, .color = theme::text_soft};
constexpr float standing_gap = 4, standing_spacing = 1.25f;

float standing_height(float width, std::span<const std::string> lines) {
    float h = lines.empty() ? 0 : column_gap;
    for (const std::string& each : lines)
        h += lines_height(each, standing_style, width, standing_spacing, 3) + standing_gap;
    return h;
}

// What the totals come to under the rule that finds the winner.
void draw_standing(Pen& pen, Rect r, std::span<const std::string> lines) {
    for (const std::string& each : lines)
        cut_top(r, write_lines(pen, r, each, standing_style, standing_spacing, 3), standing_gap);
}

} // namespace

void draw_score(Drawing& d, Rect stage) {
    const Session& s = d.session;
    const Outcome outcome = d.scene.event != nullptr ? s.match->table->outcome(d.scene.view) : s.outcome;
    const int seats = s.match->table->seats;
    Rect room = shrunk(stage, stage.w < 500 ? 10.0f : 22.0f, 14);
    if (outcome.over) {
        const std::string reason = say(s, outcome.reason);
        const TextStyle style{.face = Face::text, .size = 17, .align = Align::centre};
        cut_top(room, write_lines(d.pen, room, reason, style, 1.3f, 4), 12);
    }
    std::vector<std::string> standing;
    for (const Line& each : outcome.standing) standing.push_back(say(s, each));
    std::vector<Sheet> sheets;
    float tallest = 0, sum = 0;
    for (int k = 0; k < seats; ++k) {
        sheets.push_back(sheet_of(d, outcome, seat(k)));
    }
    const bool beside = room.w >= (least_column + column_gap) * static_cast<float>(seats);
    const float width = beside ? column(room, 0, seats, column_gap).w - 8 : room.w - 8;
    for (const Sheet& sheet : sheets) {
        tallest = std::max(tallest, sheet_height(width, sheet));
        sum += sheet_height(width, sheet) + column_gap;
    }
    Scroll& scroll = d.app.scrolls[control::stage];
    const float above = standing_height(room.w - 8, standing);
    Rect content = begin_scroll(d.pen, d.app.places, room, scroll, control::stage, above + (beside ? tallest : sum));
    draw_standing(d.pen, cut_top(content, above), standing);
    for (int k = 0; k < seats; ++k) {
        const Sheet& sheet = sheets[static_cast<std::size_t>(k)];
        const Rect place = beside ? column({content.x, content.y, content.w, tallest}, k, seats, column_gap)
                                  : cut_top(content, sheet_height(width, sheet), column_gap);
        draw_sheet(d, place, outcome, seat(k), sheet);
    }
    end_scroll(d.pen, room, scroll);
}

void draw_result(Drawing& d, Rect r) {
    const Session& s = d.session;
    const std::string title = say(s, Text::core_shell_over), reason = say(s, s.outcome.reason);
    Rect inner = panel(d.pen, r,
                       {.title = title,
                        .subtitle = reason,
                        .sheet = d.app.layout.form == ScreenForm::tall,
                        .over = d.app.layout.form == ScreenForm::drawer});
    const Rect play = cut_bottom(inner, theme::touch_target, 8);
    const std::string again = say(s, Text::core_shell_new_game);
    button(
        d.pen, d.app.places, play,
        {.control = control::new_game, .label = again, .weight = Weight::main, .pointed = pointed(d.app.input, play)});
    const auto seats = static_cast<float>(s.match->table->seats);
    const float height = std::clamp(inner.h / seats - 4, 22.0f, 40.0f); // all of them, however low the panel
    for (int k = 0; k < s.match->table->seats; ++k) {
        Rect line = cut_top(inner, height, 4);
        if (line.h < 16) return;
        const auto who = static_cast<std::size_t>(k);
        const bool first = s.outcome.won(seat(k));
        rounded(d.pen, line, theme::radius,
                {.fill = first ? theme::row_chosen : theme::row,
                 .line = first ? theme::brass_light : faded(theme::row_edge, 0.4f)});
        line = shrunk(line, 12, 0);
        emblem(d.pen, cut_left(line, 24, 8).centre(), std::min(11.0f, height * 0.42f), d.views->side(seat(k)));
        const std::string value = std::to_string(s.outcome.finals[who]);
        write_in(d.pen, cut_right(line, 60), value,
                 {.face = Face::display, .size = 19, .color = theme::brass_light, .align = Align::right});
        const std::string name = d.views->leader(d.scene, seat(k));
        write_in(d.pen, line, name, {.face = Face::strong, .size = theme::body_large});
    }
}

} // namespace wc::shell

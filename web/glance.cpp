// Pictures and summaries: of the game at hand, and of links and saves without opening them.
#include "saves.hpp"
#include "values.hpp"

#include "shell/app/app_picture.hpp"
#include "shell/tables/views.hpp"

#include <algorithm>

namespace wc::web {

namespace {

using emscripten::val;
using shell::Session;

constexpr float least_side = 160, most_side = 4096;

std::string drawn_as_svg(const Session& s, float width, float height, int tab = -1) {
    const std::string title = where_words(s);
    return picture(s, {.size = {std::clamp(width, least_side, most_side), std::clamp(height, least_side, most_side)},
                       .tab = tab,
                       .title = title});
}

// The kind of a text that was opened: "wc1.g..." and so on.
const char* kind_of(const std::string& text) {
    const char letter = text.size() > 4 ? text[4] : '?';
    return letter == 'g' ? "game" : letter == 'p' ? "position" : "view";
}

val seat_value(const Session& s, int k) {
    const Control control = s.match->controls[static_cast<std::size_t>(k)];
    const Table& table = *s.match->table;
    val out = val::object();
    out.set("name", seat_name(s, seat(k)));
    out.set("person", control.is_bot() ? -1 : int{control.code});
    out.set("bot",
            control.is_bot() ? say(s, table.bots[static_cast<std::size_t>(control.bot_index())].name) : std::string());
    out.set("points", s.outcome.over ? s.outcome.finals[static_cast<std::size_t>(k)]
                                     : s.outcome.totals[static_cast<std::size_t>(k)]);
    return out;
}

} // namespace

std::string where_words(const Session& s) {
    const shell::TableViews* views = shell::views_of(s.match->table->id);
    if (views == nullptr) return {};
    const shell::Scene scene{.session = s, .view = s.view.data(), .eyes = s.eyes, .asked = s.question.seat};
    const shell::WhereWords where = views->where(scene, true);
    std::string out = where.number.empty() ? where.title : where.number + " " + where.title;
    if (!where.subtitle.empty()) out += " \u00b7 " + where.subtitle;
    return out;
}

std::string page_picture(const Page& page, float width, float height, const std::string& eyes) {
    if (!page.session.match) return {};
    const int tab = page.canvas_open ? page.app.tab : -1; // what one looks at is what one wants to show
    if (eyes == "own" && page.session.waiting < 0) return drawn_as_svg(page.session, width, height, tab);
    return drawn_as_svg(for_everybody(page.session), width, height, tab);
}

PictureOf picture_of(const Page& page, const std::string& text, float width, float height) {
    val out = val::object();
    const auto seen = glance(page.session, text);
    out.set("svg", seen ? drawn_as_svg(*seen, width, height) : std::string());
    out.set("problem", seen ? std::string() : say(page.session, seen.error()));
    return PictureOf(out);
}

Summary summary_of(const Page& page, const std::string& text) {
    val out = val::object();
    const auto seen = glance(page.session, text);
    out.set("problem", seen ? std::string() : say(page.session, seen.error()));
    out.set("kind", seen ? kind_of(text) : "");
    out.set("table", seen ? std::string(seen->match->table->id) : std::string());
    const auto scenario = [&](const Session& s) {
        return s.match->from_position ? std::string()
                                      : say(s, s.match->table->scenarios[s.match->options.scenario].name);
    };
    const bool game = seen && text.starts_with("wc1.g");
    out.set("scenario", game ? scenario(*seen) : std::string());
    out.set("where", seen ? where_words(*seen) : std::string());
    out.set("over", seen && seen->outcome.over);
    out.set("turnNumber", seen ? turn_number(*seen) : 0);
    out.set("game", game || text.starts_with("wc1.p") ? id_of(*seen->match) : std::string());
    out.set("decisions", seen ? static_cast<double>(seen->match->decisions.size()) : 0);
    out.set("historyLost", seen && seen->history_lost);
    out.set("turnThe", seen && !seen->outcome.over ? seat_name(*seen, seen->question.seat, Form::the) : std::string());
    out.set("personThe",
            seen && !seen->outcome.over ? person_name(*seen, person_to_move(*seen->match), Form::the) : std::string());
    val seats = val::array();
    for (int k = 0; seen && k < seen->match->table->seats; ++k) seats.set(k, seat_value(*seen, k));
    out.set("seats", seats);
    return Summary(out);
}

} // namespace wc::web

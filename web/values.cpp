#include "values.hpp"

#include "guide.hpp"

#include "shell/tables/views.hpp"

namespace wc::web {

namespace {

using emscripten::val;
using shell::Session;

// A list made by calling `make` for 0 .. n-1.
val list_of(std::size_t n, auto make) {
    val out = val::array();
    for (std::size_t k = 0; k < n; ++k) out.set(k, make(k));
    return out;
}

val named(std::string_view id, const std::string& name) {
    val out = val::object();
    out.set("id", std::string(id));
    out.set("name", name);
    return out;
}

std::string seat_of(const Session& s, const Table& table, int k, Form form = Form::name) {
    return std::string(s.words.form(table.name(Ref::make(Ref::seat_kind, k)), form));
}

// By value of an option, the player of each seat; empty: each has one of its own.
val players_value(const OptionName& option) {
    if (option.players[0].empty()) return val::array();
    return list_of(option.count, [&](std::size_t value) {
        return list_of(option.players[value].size(), [&](std::size_t k) { return int{option.players[value][k]}; });
    });
}

val table_value(const Session& s, const Table& table) {
    val out = val::object();
    out.set("id", std::string(table.id));
    out.set("guide", has_guide(table.id));
    out.set("scenarios", list_of(table.scenarios.size(), [&](std::size_t k) {
                val scenario = named(table.scenarios[k].id, say(s, table.scenarios[k].name));
                scenario.set("about", say(s, table.scenarios[k].about));
                return scenario;
            }));
    out.set("options", list_of(table.options.size(), [&](std::size_t k) {
                val option = named(table.options[k].id, say(s, table.options[k].name));
                option.set("count", int{table.options[k].count});
                option.set("about", say(s, table.options[k].about));
                option.set("values", list_of(table.options[k].count, [&](std::size_t value) {
                               return say(s, value < table.options[k].values.size() ? table.options[k].values[value]
                                                                                    : Text::none);
                           }));
                option.set("players", players_value(table.options[k]));
                return option;
            }));
    out.set("bots", list_of(table.bots.size(),
                            [&](std::size_t k) { return named(table.bots[k].id, say(s, table.bots[k].name)); }));
    out.set("seats", list_of(static_cast<std::size_t>(table.seats), [&](std::size_t k) {
                val seat = val::object();
                seat.set("name", seat_of(s, table, static_cast<int>(k)));
                seat.set("the", seat_of(s, table, static_cast<int>(k), Form::the));
                return seat;
            }));
    return out;
}

// What follows from a choice, as the canvas says it beside the choice's name.
shell::Consequence consequence_of(const Session& s, const Choice& choice) {
    const shell::TableViews* views = shell::views_of(s.match->table->id);
    if (views == nullptr) return {};
    const auto& choices = question_of(s).choices;
    return views->consequence({.session = s, .view = s.view.data(), .choices = choices, .eyes = s.eyes}, choice);
}

val choices_value(const Session& s) {
    const auto words = choice_words(s);
    return list_of(words.size(), [&](std::size_t k) {
        const Choice& choice = question_of(s).choices[k];
        val out = val::object();
        out.set("index", k);
        out.set("label", words[k].label);
        out.set("group", words[k].group);
        out.set("run", words[k].run);
        out.set("rule", words[k].rule);
        const shell::Consequence follows = consequence_of(s, choice);
        out.set("outcome", follows.outcome);
        out.set("note", follows.note);
        out.set("refs", list_of(3, [&](std::size_t i) { return int{choice.operands()[i].bits}; }));
        return out;
    });
}

val score_lines(const Session& s, Seat who) {
    val out = val::array();
    for (const ScoreLine& line : s.outcome.scores) {
        if (line.seat != who) continue;
        val one = val::object();
        one.set("text", say(s, line.line));
        one.set("rule", rule_number(s, line.line.rule));
        one.set("points", line.points);
        out.call<void>("push", one);
    }
    return out;
}

val winners_value(const Session& s) {
    val out = val::array();
    for (int k = 0; k < s.match->table->seats; ++k)
        if (s.outcome.won(seat(k))) out.call<void>("push", seat_name(s, seat(k), Form::the));
    return out;
}

val standing_value(const Session& s) {
    const Lines& lines = s.outcome.standing;
    return list_of(lines.size(), [&](std::size_t k) {
        val out = val::object();
        out.set("text", say(s, lines[k]));
        out.set("rule", rule_number(s, lines[k].rule));
        return out;
    });
}

val scores_value(const Session& s) {
    const Match& m = *s.match;
    return list_of(static_cast<std::size_t>(m.table->seats), [&](std::size_t k) {
        const Seat who = seat(static_cast<int>(k));
        const Control control = m.controls[k];
        val out = val::object();
        out.set("name", seat_name(s, who));
        out.set("points", s.outcome.over ? s.outcome.finals[k] : s.outcome.totals[k]);
        out.set("person", control.is_bot() ? -1 : int{control.code});
        out.set("bot", control.is_bot() ? say(s, m.table->bots[static_cast<std::size_t>(control.bot_index())].name)
                                        : std::string());
        out.set("lines", score_lines(s, who));
        return out;
    });
}

// Everybody who plays, with the names of those they stand for: "Roosevelt", "Stalin, Roosevelt".
val people_value(const Session& s) {
    const Match& m = *s.match;
    const shell::TableViews* views = shell::views_of(m.table->id);
    const shell::Scene scene{.session = s, .view = s.view.data(), .eyes = s.eyes};
    val out = val::array();
    for (int person = 0; person < 7; ++person) {
        std::string leaders;
        for (int k = 0; k < m.table->seats; ++k) {
            if (!seats_of(m, person).contains(seat(k))) continue;
            if (!leaders.empty()) leaders += ", ";
            leaders += views == nullptr ? seat_name(s, seat(k)) : views->leader(scene, seat(k));
        }
        if (leaders.empty()) continue;
        val one = val::object();
        one.set("person", person);
        one.set("leaders", leaders);
        one.set("seats", person_name(s, person));
        one.set("here", ((s.here >> person) & 1) != 0);
        out.call<void>("push", one);
    }
    return out;
}

void put_moment(val& out, const Session& s) {
    out.set("where", where_words(s));
    out.set("moment", s.moment ? static_cast<double>(*s.moment) : -1);
    out.set("journalHere", journal_here(s));
    out.set("turnNumber", turn_number(s));
    out.set("people", people_value(s));
    out.set("person", person_to_move(*s.match));
    out.set("elsewhere", moves_elsewhere(s));
    out.set("here", int{s.here});
}

void put_game(val& out, const Session& s) {
    put_moment(out, s);
    out.set("version", static_cast<double>(s.version));
    out.set("table", std::string(s.match->table->id));
    out.set("prompt", prompt_of(s));
    out.set("rule", rule_number(s, s.outcome.over ? s.outcome.reason.rule : question_of(s).prompt.rule));
    out.set("over", s.outcome.over);
    out.set("turn", s.outcome.over ? -1 : index(question_of(s).seat));
    out.set("turnThe", seat_name(s, question_of(s).seat, Form::the));
    out.set("winners", winners_value(s));
    out.set("waiting", s.waiting);
    out.set("waitingThe", person_name(s, s.waiting, Form::the));
    out.set("waitingTo", person_name(s, s.waiting, Form::to));
    out.set("persons", persons_of(s));
    out.set("eyes", int{s.eyes.bits});
    out.set("mayUndo", may_undo(s));
    out.set("mayRedo", may_redo(s));
    out.set("historyLost", s.history_lost);
    out.set("decisions", s.match->decisions.size());
    out.set("choices", choices_value(s));
    out.set("scores", scores_value(s));
    out.set("standing", standing_value(s));
    out.set("journalSize", journal_size(s));
    const std::string refused = s.why_not ? say(s, *s.why_not) : std::string();
    out.set("refused", refused);
    out.set("refusedRule", s.why_not ? rule_number(s, s.why_not->rule) : std::string());
}

} // namespace

Tables tables_of(const Page& page) {
    const Session& s = page.session;
    return Tables(list_of(s.tables.size(), [&](std::size_t k) { return table_value(s, *s.tables[k]); }));
}

GameState state_of(const Page& page) {
    const Session& s = page.session;
    if (!s.match) return GameState(val::null());
    val out = val::object();
    put_game(out, s);
    put_guide(out, page);
    return GameState(out);
}

JournalLines journal_from(const Page& page, int first) {
    const std::size_t from = static_cast<std::size_t>(std::max(0, first));
    const auto lines = journal_of(page.session, from, journal_size(page.session));
    val out = val::array();
    for (std::size_t k = 0; k < lines.size(); ++k) {
        if (lines[k].text.empty()) continue;
        val line = val::object();
        line.set("number", from + k);
        line.set("text", lines[k].text);
        line.set("rule", lines[k].rule);
        out.call<void>("push", line);
    }
    return JournalLines(out);
}

Sentences description(const Page& page) {
    const auto lines = description_of(page.session);
    return Sentences(list_of(lines.size(), [&](std::size_t k) { return lines[k]; }));
}

PlaceList place_list(const Page& page) {
    static constexpr const char* kinds[] = {"ref", "choice", "control", "block", "area"};
    const auto& places = page.app.places.list;
    return PlaceList(list_of(places.size(), [&](std::size_t k) {
        const shell::Place& place = places[k];
        val out = val::object();
        out.set("kind", kinds[static_cast<std::size_t>(place.kind)]);
        out.set("id", int{place.id});
        out.set("x", place.rect.x);
        out.set("y", place.rect.y);
        out.set("w", place.rect.w);
        out.set("h", place.rect.h);
        return out;
    }));
}

} // namespace wc::web

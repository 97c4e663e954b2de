#include "shell/app/viewer.hpp"

#include "shell/app/session_parts.hpp"

#include <algorithm>

namespace wc::shell {

namespace {

// Of the journal: where the events of the first `step` decisions end.
std::size_t events_until(const Match& m, std::size_t step) {
    if (step == 0) return m.setup_events;
    return step <= m.event_ends.size() ? m.event_ends[step - 1] : m.events.size();
}

Bytes view_at(const Viewer& v, std::size_t step) {
    if (v.kind == 'v') return v.view;
    return observed(v.match, step < steps(v) ? state_after(v.match, step).data() : v.match.state.data(), v.eyes);
}

// Events are hidden from the eyes before anything else gets hold of them.
std::vector<Event> events_at(const Viewer& v, std::size_t step) {
    std::vector<Event> out;
    if (v.kind == 'v') return out;
    const std::size_t end = std::min(events_until(v.match, step), v.match.events.size());
    for (std::size_t k = 0; k < end; ++k) out.push_back(as_seen(v.match.events[k], v.eyes));
    return out;
}

} // namespace

std::expected<void, Problem> look_at(Viewer& v, std::string_view text) {
    auto opened = open_text(text, v.tables);
    if (!opened) return std::unexpected(opened.error());
    v.table = opened->table;
    v.kind = opened->kind;
    v.history_lost = opened->history_lost;
    v.match = std::move(opened->match);
    v.view = std::move(opened->view);
    v.eyes = v.kind == 'v' ? v.table->viewer(v.view.data()) : everybodys_sight(v.match);
    return {};
}

std::size_t steps(const Viewer& v) { return v.kind == 'g' && !v.history_lost ? v.match.decisions.size() : 0; }

Session session_at(const Viewer& v, std::size_t step) {
    Session out{.tables = v.tables, .words = v.words, .language = v.language, .eyes = v.eyes};
    if (v.table == nullptr) return out;
    out.view = view_at(v, step);
    out.outcome = v.table->outcome(out.view.data());
    v.table->ask(out.view.data(), out.question);
    Match& m = out.match.emplace();
    m.table = v.table;
    m.controls = v.match.controls;
    m.options = v.match.options;
    m.state = out.view;
    m.question = out.question;
    m.events = events_at(v, step);
    out.question.choices.clear(); // nobody is asked here
    return out;
}

std::vector<JournalLine> news_of(const Viewer& v, std::size_t step) {
    if (step == 0 || step > steps(v)) return {};
    const Session after = session_at(v, step);
    const std::size_t from = events_until(v.match, step - 1);
    std::vector<JournalLine> lines = journal_of(after, from, journal_size(after));
    std::erase_if(lines, [](const JournalLine& line) { return line.text.empty(); });
    return lines;
}

std::string scenario_name(const Viewer& v) {
    if (v.table == nullptr || v.kind != 'g' || v.match.from_position) return {};
    return v.words.say(v.table->scenarios[v.match.options.scenario].name);
}

std::string sample_game(const Table& table, int scenario, Seed seed, std::size_t decisions) {
    constexpr int nodes = 200; // priority players need none
    Options options{};
    options.scenario = static_cast<std::uint8_t>(std::clamp(scenario, 0, static_cast<int>(table.scenarios.size()) - 1));
    Controls bots{};
    for (std::size_t k = 0; k < static_cast<std::size_t>(table.seats); ++k) bots[k] = Control::bot(0);
    Match m = begin_match(table, options, bots, seed);
    while (m.decisions.size() < decisions && let_bot_choose(m, nodes)) {
    }
    m.controls[0] = Control::person(0);
    return game_text(m);
}

} // namespace wc::shell

#include "shell/app/app_guide.hpp"

#include "shell/app/app_parts.hpp"

#include <charconv>

namespace wc::shell {

namespace {

constexpr std::uint64_t bit(int k) { return std::uint64_t{1} << k; }

bool is_moment(const Lesson& lesson, Text text) {
    return text != Text::none && std::find(lesson.moments.begin(), lesson.moments.end(), text) != lesson.moments.end();
}

bool followed(const App& app, const Session& s) {
    const Guide& g = app.guide;
    return g.running && g.of != nullptr && s.match && s.match->table->id == g.of->table && s.waiting < 0;
}

std::optional<Telling> lesson_for(const Guide& g, const Line& line, int event) {
    for (std::size_t k = 0; k < g.of->lessons.size(); ++k) {
        const Lesson& lesson = g.of->lessons[k];
        const int number = static_cast<int>(k);
        if ((g.told & bit(number)) != 0 || !is_moment(lesson, line.text)) continue;
        if (lesson.after >= 0 && (g.told & bit(lesson.after)) == 0) continue;
        return Telling{&lesson, number, line, event};
    }
    return std::nullopt;
}

std::optional<Telling> lesson_of_event(const App& app, const Session& s, std::size_t at) {
    return lesson_for(app.guide, s.playback[at].event.line, static_cast<int>(at));
}

std::optional<Telling> lesson_of_prompt(const App& app, const Session& s) {
    if (!may_choose(s)) return std::nullopt;
    return lesson_for(app.guide, s.question.prompt, -1);
}

} // namespace

const TableGuide* guide_for(std::string_view table) {
    const TableViews* views = views_of(table);
    return views == nullptr ? nullptr : views->guide;
}

bool start_guide(App& app, Session& s, const TableGuide& guide) {
    for (const Table* table : s.tables) {
        if (table->id != guide.table) continue;
        start_game(s, *table, guide.options, guide.controls, guide.seed);
        app.guide = {.of = &guide, .running = true, .changes = app.guide.changes + 1};
        return true;
    }
    return false;
}

void leave_guide(App& app) {
    app.guide.running = false;
    ++app.guide.changes;
}

bool guide_finished(const Guide& g) {
    return g.of != nullptr && !g.of->lessons.empty() && (g.told & bit(static_cast<int>(g.of->lessons.size()) - 1)) != 0;
}

bool may_resume_guide(const App& app, const Session& s) {
    const Guide& g = app.guide;
    return g.of != nullptr && !g.running && !guide_finished(g) && s.match && s.match->table->id == g.of->table &&
           !s.outcome.over;
}

void resume_guide(App& app, const Session& s) {
    if (!may_resume_guide(app, s)) return;
    app.guide.running = true;
    ++app.guide.changes;
}

std::string guide_text(const Guide& g) {
    if (g.of == nullptr) return {};
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), g.told, 16).ptr;
    return std::string(g.of->table) + (g.running ? ".on." : ".off.") + std::string(digits.data(), end);
}

void read_guide(App& app, std::string_view text) {
    const std::size_t first = text.find('.'), second = text.find('.', first + 1);
    if (first == std::string_view::npos || second == std::string_view::npos) return;
    const TableGuide* guide = guide_for(text.substr(0, first));
    const std::string_view state = text.substr(first + 1, second - first - 1), digits = text.substr(second + 1);
    std::uint64_t told = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), told, 16);
    if (guide == nullptr || error != std::errc{} || end != digits.data() + digits.size()) return;
    app.guide = {.of = guide, .running = state == "on", .told = told, .changes = app.guide.changes + 1};
    if (guide_finished(app.guide)) app.guide.running = false;
}

// What has happened comes before what is asked.
std::optional<Telling> next_lesson(const App& app, const Session& s) {
    if (!followed(app, s)) return std::nullopt;
    const bool begun = app.playback.running && app.playback.of == s.version;
    for (std::size_t k = begun ? app.playback.at : 0; k < s.playback.size(); ++k)
        if (auto found = lesson_of_event(app, s, k)) return found;
    return lesson_of_prompt(app, s);
}

std::optional<Telling> lesson_on_stage(const App& app, const Session& s) {
    if (!followed(app, s)) return std::nullopt;
    if (shown_event(app, s) != nullptr) return lesson_of_event(app, s, app.playback.at);
    return playing(app, s) ? std::nullopt : lesson_of_prompt(app, s);
}

void tell_lesson(App& app, const Telling& telling) {
    Guide& g = app.guide;
    if (g.of == nullptr) return;
    g.told |= bit(telling.number);
    ++g.changes;
    if (guide_finished(g)) g.running = false;
}

void answer_given(App& app, const Session& s) {
    if (const auto telling = next_lesson(app, s); telling && telling->event < 0) tell_lesson(app, *telling);
}

std::string why_of(const Session& s) {
    const TableViews* views = views_of(s);
    if (views == nullptr || views->whys == nullptr || !may_choose(s)) return {};
    for (const Why& each : views->whys())
        if (each.prompt == s.question.prompt.text) {
            Line line = s.question.prompt;
            line.text = each.why;
            return say(s, line);
        }
    return {};
}

} // namespace wc::shell

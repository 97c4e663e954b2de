#include "guide.hpp"

#include "shell/tables/views.hpp"

#include <algorithm>

namespace wc::web {

namespace {

using emscripten::val;
using shell::Session;

// Title and text of a rule, in our own words.
void put_rule(val& out, const Session& s, Rule rule) {
    const shell::TableViews* views = shell::views_of(s.match->table->id);
    const bool known = views != nullptr && rule;
    out.set("ruleTitle", known ? say(s, views->rule_title(rule)) : std::string());
    out.set("ruleText", known ? say(s, views->rule_text(rule)) : std::string());
}

val lesson_value(const Session& s, const shell::Telling& telling) {
    const shell::Lesson& lesson = *telling.lesson;
    val out = val::object();
    out.set("number", telling.number);
    out.set("title", say(s, lesson.title));
    out.set("text", say(s, lesson.text));
    out.set("rule", rule_number(s, lesson.rule));
    put_rule(out, s, lesson.rule);
    return out;
}

} // namespace

bool has_guide(std::string_view table) { return shell::guide_for(table) != nullptr; }

void begin_guide(Page& page, const std::string& table) {
    if (const shell::TableGuide* guide = shell::guide_for(table)) shell::start_guide(page.app, page.session, *guide);
    changed(page);
}

void guide_on(Page& page) {
    if (const auto telling = shell::next_lesson(page.app, page.session)) shell::tell_lesson(page.app, *telling);
    changed(page);
}

void stop_guide(Page& page) {
    shell::leave_guide(page.app);
    changed(page);
}

void go_on_with_guide(Page& page) {
    shell::resume_guide(page.app, page.session);
    changed(page);
}

void restore_guide(Page& page, const std::string& text) {
    shell::read_guide(page.app, text);
    changed(page);
}

RuleWords rule_words(const Page& page, const std::string& number) {
    const Session& s = page.session;
    val out = val::object();
    Rule rule{};
    if (s.match) {
        const auto ids = s.match->table->rule_ids;
        const auto found = std::find(ids.begin(), ids.end(), number);
        if (found != ids.end()) rule.code = static_cast<decltype(rule.code)>(found - ids.begin() + 1);
        put_rule(out, s, rule);
    }
    return RuleWords(out);
}

void answered(Page& page) { shell::answer_given(page.app, page.session); }

void without_guide(Page& page) {
    if (page.app.guide.running) shell::leave_guide(page.app);
}

void put_guide(val& state, const Page& page) {
    const Session& s = page.session;
    const auto telling = shell::next_lesson(page.app, s);
    state.set("lesson", telling ? lesson_value(s, *telling) : val::null());
    state.set("guide", shell::guide_text(page.app.guide));
    state.set("mayLearnOn", shell::may_resume_guide(page.app, s));
    state.set("why", shell::why_of(s));
    put_rule(state, s, s.outcome.over ? s.outcome.reason.rule : s.question.prompt.rule);
}

} // namespace wc::web

// What a session says: sentences of the table in the player's language.
#include "shell/app/session.hpp"

#include <algorithm>

namespace wc::shell {

namespace {

Text name_of(const Session& s, Ref r) { return s.match ? s.match->table->name(r) : Text::none; }

Operand operand_of(const Session& s, Ref r) {
    return r.kind() == Ref::number_kind ? Operand::of(r.number()) : Operand::of(name_of(s, r));
}

std::string_view until_colon(std::string_view label) {
    const std::size_t colon = label.find(": ");
    return colon == std::string_view::npos ? std::string_view{} : label.substr(0, colon);
}

// Neighbours that do the same to the same thing stand under its name, if something else stands beside them.
struct Run {
    std::size_t first = 0, end = 0;
};

Run run_around(const Choices& choices, std::size_t at, auto same) {
    Run run{at, at + 1};
    while (run.first > 0 && same(choices[run.first - 1], choices[at])) --run.first;
    while (run.end < choices.size() && same(choices[run.end], choices[at])) ++run.end;
    return run;
}

Run same_verb(const Choices& choices, std::size_t at) {
    return run_around(choices, at, [](const Choice& x, const Choice& y) { return x.verb == y.verb; });
}

Run same_thing(const Choices& choices, std::size_t at) {
    return run_around(choices, at, [](const Choice& x, const Choice& y) { return x.verb == y.verb && x.a == y.a; });
}

std::string heading_of(const Session& s, std::size_t at) {
    const Choices& choices = s.question.choices;
    const Run thing = same_thing(choices, at);
    if (thing.end - thing.first >= 2 && thing.end - thing.first < choices.size() && choices[at].a)
        return say(s, name_of(s, choices[at].a));
    const Run verb = same_verb(choices, at);
    if (verb.end - verb.first < 2) return {};
    const std::string label = label_of(s, static_cast<int>(at));
    const std::string_view common = until_colon(label);
    for (std::size_t k = verb.first; k < verb.end && !common.empty(); ++k)
        if (until_colon(label_of(s, static_cast<int>(k))) != common) return {};
    return std::string(common);
}

} // namespace

bool load_words(Session& s, Language language, std::string_view table, std::string_view blob) {
    if (!s.words.load(table, blob)) return false;
    s.language = language;
    ++s.version;
    return true;
}

std::string say(const Session& s, const Line& line) {
    std::array<Operand, 6> operands{};
    for (std::size_t k = 0; k < operands.size(); ++k) operands[k] = operand_of(s, line.operands[k]);
    return s.words.say(line.text, operands);
}

std::string say(const Session& s, Text text) { return s.words.say(text); }

std::string seat_name(const Session& s, Seat who, Form form) {
    if (who == Seat::nobody) return {};
    return std::string(s.words.form(name_of(s, Ref::make(Ref::seat_kind, index(who))), form));
}

std::string rule_number(const Session& s, Rule rule) {
    if (!s.match || !rule || rule.code > s.match->table->rule_ids.size()) return {};
    return std::string(s.match->table->rule_ids[rule.code - 1u]);
}

std::string prompt_of(const Session& s) {
    if (!s.match) return {};
    return say(s, s.question.over() ? s.outcome.reason : s.question.prompt);
}

std::string label_of(const Session& s, int choice) {
    if (!s.match || choice < 0 || choice >= static_cast<int>(s.question.choices.size())) return {};
    return say(s, s.match->table->label(s.view.data(), s.question.choices[static_cast<std::size_t>(choice)]));
}

std::string group_of(const Session& s, int choice) {
    if (!s.match || choice < 0 || choice >= static_cast<int>(s.question.choices.size())) return {};
    return heading_of(s, static_cast<std::size_t>(choice));
}

std::vector<ChoiceWords> choice_words(const Session& s) {
    std::vector<ChoiceWords> out;
    const Choices& choices = s.question.choices;
    for (std::size_t k = 0; k < choices.size(); ++k) {
        const Line label = s.match->table->label(s.view.data(), choices[k]);
        ChoiceWords words{.label = say(s, label), .rule = rule_number(s, label.rule)};
        const bool new_verb = k == 0 || choices[k].verb != choices[k - 1].verb;
        const bool new_thing = k == 0 || new_verb || choices[k].a != choices[k - 1].a;
        // Within a verb only a new thing can bring a new heading: headings are looked up once for each.
        words.group = new_thing ? heading_of(s, k) : out.back().group;
        words.run = k == 0 ? 0 : out.back().run + (new_verb || words.group != out.back().group ? 1 : 0);
        out.push_back(std::move(words));
    }
    return out;
}

std::size_t journal_size(const Session& s) { return s.match ? s.match->events.size() : 0; }

std::vector<JournalLine> journal_of(const Session& s, std::size_t from, std::size_t count) {
    std::vector<JournalLine> out;
    const std::size_t size = journal_size(s);
    for (std::size_t k = from; k < size && out.size() < count; ++k) {
        const Event event = as_seen(s.match->events[k], s.eyes);
        out.push_back({say(s, event.line), rule_number(s, event.line.rule), event});
    }
    return out;
}

std::vector<std::string> description_of(const Session& s) {
    std::vector<std::string> out;
    if (!s.match) return out;
    Lines lines;
    s.match->table->describe(s.view.data(), lines);
    for (const Line& line : lines) out.push_back(say(s, line));
    return out;
}

} // namespace wc::shell

// What a session says: sentences of the table in the player's language.
#include "shell/app/session.hpp"

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

// Where the neighbours alike to choice `first` end.
std::size_t end_of_run(const Choices& choices, std::size_t first, bool (*alike)(const Choice&, const Choice&)) {
    std::size_t end = first + 1;
    while (end < choices.size() && alike(choices[first], choices[end])) ++end;
    return end;
}

bool same_verb(const Choice& x, const Choice& y) { return x.verb == y.verb; }
bool same_thing(const Choice& x, const Choice& y) { return x.verb == y.verb && x.a == y.a; }

// What all labels of a verb's choices begin with, up to a colon.
std::string_view common_start(const std::vector<ChoiceWords>& words, std::size_t first, std::size_t end) {
    const std::string_view start = until_colon(words[first].label);
    for (std::size_t k = first; k < end; ++k)
        if (end - first < 2 || until_colon(words[k].label) != start) return {};
    return start;
}

// Choices of one verb on one thing stand under its name if something else stands beside them; else all of a verb under
// what their labels have in common.
void put_headings(const Session& s, std::vector<ChoiceWords>& words) {
    const Choices& choices = s.question.choices;
    for (std::size_t verb = 0; verb < choices.size();) {
        const std::size_t verb_end = end_of_run(choices, verb, same_verb);
        const std::string common(common_start(words, verb, verb_end));
        for (std::size_t thing = verb; thing < verb_end;) {
            const std::size_t end = end_of_run(choices, thing, same_thing);
            const bool own = choices[thing].a && end - thing >= 2 && end - thing < choices.size();
            const std::string heading = own ? say(s, name_of(s, choices[thing].a)) : common;
            for (; thing < end; ++thing) words[thing].group = heading;
        }
        verb = verb_end;
    }
}

void number_runs(const Session& s, std::vector<ChoiceWords>& words) {
    for (std::size_t k = 1; k < words.size(); ++k) {
        const bool together =
            same_verb(s.question.choices[k], s.question.choices[k - 1]) && words[k].group == words[k - 1].group;
        words[k].run = words[k - 1].run + (together ? 0 : 1);
    }
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

std::string say(const Session& s, const Refusal& refusal) {
    return say(s, Line{refusal.text, refusal.rule, {refusal.subject}});
}

std::string seat_name(const Session& s, Seat who, Form form) {
    if (who == Seat::nobody) return {};
    return std::string(s.words.form(name_of(s, Ref::make(Ref::seat_kind, index(who))), form));
}

std::string person_name(const Session& s, int person, Form form) {
    std::string out;
    if (!s.match) return out;
    const SeatSet held = seats_of(*s.match, person);
    for (int k = 0; k < s.match->table->seats; ++k) {
        if (!held.contains(seat(k))) continue;
        if (!out.empty()) out += ", ";
        out += seat_name(s, seat(k), form);
    }
    return out;
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
    std::vector<ChoiceWords> words = choice_words(s);
    if (choice < 0 || choice >= static_cast<int>(words.size())) return {};
    return std::move(words[static_cast<std::size_t>(choice)].group);
}

std::vector<ChoiceWords> choice_words(const Session& s) {
    std::vector<ChoiceWords> out;
    if (!s.match) return out;
    for (const Choice& choice : s.question.choices) {
        const Line label = s.match->table->label(s.view.data(), choice);
        out.push_back({.label = say(s, label), .rule = rule_number(s, label.rule)});
    }
    put_headings(s, out);
    number_runs(s, out);
    return out;
}

std::size_t journal_size(const Session& s) { return s.match ? s.match->events.size() : 0; }

std::size_t journal_here(const Session& s) {
    if (!s.match || !s.moment) return journal_size(s);
    return *s.moment == 0 ? s.match->setup_events : s.match->event_ends[*s.moment - 1];
}

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

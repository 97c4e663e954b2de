// The session: who sees what, who may answer, what is played back, and what is said.
#include "shell/app/session.hpp"

#include "generated/embedded_text.hpp"
#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc; // NOLINT: a test file
using shell::Session;

namespace {

Controls seats(Control uk, Control su, Control us) { return {uk, su, us}; }

constexpr Control priorities = Control::bot(0);

Session session_in(shell::Language language) {
    Session s;
    s.tables = all_tables;
    const bool english = language == shell::Language::en;
    REQUIRE(load_words(s, language, "core", english ? embedded_en_core : embedded_es_core));
    REQUIRE(load_words(s, language, "churchill", english ? embedded_en_churchill : embedded_es_churchill));
    return s;
}

Session new_game(const Controls& controls, Seed seed = 7, shell::Language language = shell::Language::en) {
    Session s = session_in(language);
    start_game(s, churchill_table, {}, controls, seed);
    return s;
}

Session against_bots(Seed seed = 7) { return new_game(seats(Control::person(0), priorities, priorities), seed); }
Session three_people() { return new_game(seats(Control::person(0), Control::person(1), Control::person(2))); }

SeatSet viewer_of(const Session& s, const Bytes& view) { return s.match->table->viewer(view.data()); }

// Any choice, told apart by the version so that plays differ.
void choose_some(Session& s) {
    const auto n = static_cast<std::uint64_t>(question_of(s).choices.size());
    REQUIRE(choose_index(s, static_cast<int>(s.version * 7 % n)));
}

void play_to_end(Session& s) {
    for (int k = 0; k < 5000 && !s.outcome.over; ++k) {
        if (s.waiting >= 0) take_device(s);
        choose_some(s);
    }
    REQUIRE(s.outcome.over);
}

} // namespace

TEST_CASE("one person against bots is asked, sees the own seat only, and is never asked to hand over",
          "[shell][session]") {
    Session s = against_bots();
    while (!s.outcome.over) {
        REQUIRE(s.waiting == -1);
        REQUIRE(may_choose(s));
        REQUIRE(question_of(s).choices == s.match->question.choices);
        REQUIRE(s.eyes == only(seat(0)));
        REQUIRE(viewer_of(s, s.view) == only(seat(0)));
        REQUIRE_FALSE(prompt_of(s).empty());
        choose_some(s);
    }
    REQUIRE_FALSE(may_choose(s));
    REQUIRE(s.eyes == first_seats(3));
    REQUIRE(viewer_of(s, s.view) == first_seats(3)); // even then not the true position: no dice
    REQUIRE_FALSE(prompt_of(s).empty());
}

TEST_CASE("what bots answer is played back as the eyes may see it", "[shell][session]") {
    Session s = against_bots();
    std::size_t shown = s.playback.size();
    for (int k = 0; k < 40 && !s.outcome.over; ++k) {
        const std::size_t before = journal_size(s);
        choose_some(s);
        std::size_t last = 0;
        for (const shell::Shown& e : s.playback) {
            REQUIRE(e.number >= before);
            REQUIRE((last == 0 || e.number > last));
            last = e.number;
            REQUIRE(e.event.line.text != Text::none);
            REQUIRE_FALSE(say(s, e.event.line).empty());
            REQUIRE(viewer_of(s, e.view) == s.eyes);
        }
        shown += s.playback.size();
    }
    REQUIRE(shown > 40);
    finish_playback(s);
    REQUIRE(s.playback.empty());
}

TEST_CASE("at one screen the device is handed over, and until then nobody's cards show", "[shell][session]") {
    Session s = three_people();
    REQUIRE(persons_of(s) == 3);
    int handed = 0;
    for (int k = 0; k < 60 && !s.outcome.over; ++k) {
        if (s.waiting >= 0) {
            ++handed;
            const int next = s.waiting;
            REQUIRE(next != s.at_screen);
            REQUIRE(s.eyes == bystander);
            REQUIRE(viewer_of(s, s.view) == bystander);
            REQUIRE_FALSE(may_choose(s));
            REQUIRE_FALSE(choose_index(s, 0));
            REQUIRE(s.playback.empty());
            take_device(s);
            REQUIRE(s.at_screen == next);
            REQUIRE(s.eyes == only(seat(next)));
        }
        choose_some(s);
    }
    REQUIRE(handed > 5);
}

TEST_CASE("who takes the device sees what has happened meanwhile", "[shell][session]") {
    Session s = three_people();
    take_device(s);
    std::array<std::size_t, 3> known{};
    for (int k = 0; k < 60 && !s.outcome.over; ++k) {
        known[static_cast<std::size_t>(s.at_screen)] = journal_size(s);
        choose_some(s);
        if (s.waiting < 0) continue;
        take_device(s);
        for (const shell::Shown& e : s.playback) {
            REQUIRE(e.number >= known[static_cast<std::size_t>(s.at_screen)]);
            REQUIRE(viewer_of(s, e.view) == s.eyes);
        }
        if (journal_size(s) > known[static_cast<std::size_t>(s.at_screen)] + 5) REQUIRE_FALSE(s.playback.empty());
    }
}

TEST_CASE("bots alone play to the end at once, in sight of everybody", "[shell][session]") {
    Session s = new_game(seats(priorities, Control::bot(1), priorities));
    REQUIRE(s.outcome.over);
    REQUIRE(persons_of(s) == 0);
    REQUIRE(s.eyes == first_seats(3));
    REQUIRE_FALSE(s.playback.empty());
}

TEST_CASE("undo goes back to the same bytes and redo forward again, until somebody else has decided",
          "[shell][session]") {
    Session s = new_game({}); // one person at all three seats
    int undone = 0;
    for (int k = 0; k < 60 && !s.outcome.over; ++k) {
        const Bytes before = s.match->state;
        const auto version = s.version;
        choose_some(s);
        const Bytes after = s.match->state;
        if (!may_undo(s)) continue;
        ++undone;
        REQUIRE(undo_choice(s));
        REQUIRE(s.match->state == before);
        REQUIRE(s.version > version);
        REQUIRE(may_redo(s));
        REQUIRE(redo_choice(s));
        REQUIRE(s.match->state == after);
    }
    REQUIRE(undone > 10);

    Session other = against_bots();
    while (other.match->decisions.empty() || other.match->decisions.back().seat == seat(0)) choose_some(other);
    REQUIRE_FALSE(may_undo(other));
    REQUIRE_FALSE(undo_choice(other));
}

TEST_CASE("a game link opens at the same position, with the same people and journal", "[shell][session]") {
    Session s = against_bots();
    for (int k = 0; k < 12; ++k) choose_some(s);
    Session other = session_in(shell::Language::es);
    REQUIRE(open_game(other, game_link(s), 1));
    REQUIRE(other.match->state == s.match->state);
    REQUIRE(other.view == s.view);
    REQUIRE(question_of(other).choices == question_of(s).choices);
    REQUIRE(game_link(other) == game_link(s));
    REQUIRE(journal_size(other) == journal_size(s));
    REQUIRE(prompt_of(other) != prompt_of(s)); // the other language
}

TEST_CASE("a position link and a view link open; a view is dealt anew and shows the same", "[shell][session]") {
    Session s = against_bots();
    for (int k = 0; k < 12; ++k) choose_some(s);
    Session other = session_in(shell::Language::en);
    REQUIRE(open_game(other, position_link(s), 1));
    REQUIRE(other.match->state == s.match->state);
    REQUIRE(open_game(other, view_link(s), 5));
    REQUIRE(view_of(*other.match, bystander) == view_of(*s.match, bystander));
    play_to_end(other);
}

TEST_CASE("a bad text is refused in words and changes nothing", "[shell][session]") {
    Session s = against_bots();
    choose_some(s);
    const std::string link = game_link(s);
    std::string damaged = link;
    damaged[damaged.size() / 2] ^= 1;
    for (const std::string& text : {std::string("hello"), std::string("wc1.g.churchill"), damaged, std::string()}) {
        const auto version = s.version;
        const auto opened = open_game(s, text, 1);
        REQUIRE_FALSE(opened);
        REQUIRE_FALSE(say(s, opened.error()).empty());
        REQUIRE(game_link(s) == link);
        REQUIRE(s.version == version);
    }
}

TEST_CASE("every choice has a label and a rule; a heading stands over neighbours only", "[shell][session]") {
    Session s = new_game({}, 11);
    int headings = 0;
    for (int k = 0; k < 400 && !s.outcome.over; ++k) {
        const auto words = choice_words(s);
        REQUIRE(words.size() == question_of(s).choices.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            REQUIRE_FALSE(words[i].label.empty());
            REQUIRE_FALSE(words[i].rule.empty());
            REQUIRE(words[i].label == label_of(s, static_cast<int>(i)));
            if (!words[i].group.empty()) ++headings;
            if (i > 0) REQUIRE((words[i].run == words[i - 1].run || words[i].run == words[i - 1].run + 1));
        }
        choose_some(s);
    }
    REQUIRE(headings > 0);
    REQUIRE(label_of(s, 999).empty());
    REQUIRE(group_of(s, -1).empty());
}

TEST_CASE("the journal keeps from the eyes what they may not see", "[shell][session]") {
    Session s = three_people();
    bool differed = false;
    for (int k = 0; k < 80 && !s.outcome.over; ++k) {
        if (s.waiting >= 0) take_device(s);
        const auto lines = journal_of(s, 0, journal_size(s));
        REQUIRE(lines.size() == journal_size(s));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Event& event = s.match->events[i];
            REQUIRE(lines[i].event.line == as_seen(event, s.eyes).line);
            if (lines[i].event.line != event.line) differed = true;
        }
        choose_some(s);
    }
    REQUIRE(differed);
    play_to_end(s);
    for (const auto& line : journal_of(s, 0, journal_size(s))) REQUIRE_FALSE(line.text.empty());
    REQUIRE(journal_of(s, journal_size(s), 10).empty());
}

TEST_CASE("the table is described in sentences, and a closed session says nothing", "[shell][session]") {
    Session s = against_bots();
    REQUIRE(description_of(s).size() > 20);
    for (const std::string& line : description_of(s)) REQUIRE_FALSE(line.empty());
    REQUIRE(seat_name(s, seat(0)) == "UK");
    REQUIRE(seat_name(s, seat(0), Form::the) == "the UK");
    REQUIRE(person_name(s, 0) == "UK");
    REQUIRE(person_name(new_game({}), 0) == "UK, USSR, US");
    REQUIRE(person_name(s, 0, Form::to) == "to the UK");
    REQUIRE(say(s, Refusal{Text::core_refuse_game_over}) == "The game is over.");
    close_game(s);
    REQUIRE(prompt_of(s).empty());
    REQUIRE(description_of(s).empty());
    REQUIRE(game_link(s).empty());
    REQUIRE_FALSE(may_choose(s));
    REQUIRE_FALSE(choose_index(s, 0));
}

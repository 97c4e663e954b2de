// Session: one game on one screen. Who sits here, what they may see, the words, and what the last answers did. The
// shell draws it and the page reads it; neither ever touches a true position. No Dear ImGui, no browser: tested
// natively.
#pragma once

#include "core/envelope.hpp"
#include "core/words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace wc::shell {

enum class Language : std::uint8_t { en, es };

// One event to be played back: its number in the journal, the event as the eyes may read it, and the table after it.
struct Shown {
    std::size_t number = 0;
    Event event{};
    Bytes view;
};

inline constexpr std::uint8_t everyone = 0x7f;

struct Session {
    TableList tables{};
    std::optional<Match> match;
    Words words;
    Language language = Language::en;

    SeatSet eyes{}; // the seats whose hidden things this screen shows now; none while the device is handed over
    // Bit k: person k sits at this screen. The others play elsewhere and send links.
    std::uint8_t here = everyone;
    int at_screen = 0; // the person who holds the device; -1: nobody has taken it
    int waiting = -1;  // the person to whom it must be handed before he sees anything; -1: nobody
    bool history_lost = false;
    // The time machine: the table is shown as it stood after so many decisions, and nothing can be answered.
    std::optional<std::size_t> moment;

    Bytes view;                  // the position as `eyes` may see it: all that is ever drawn
    Question question;           // of the view; no choices unless the eyes decide
    Outcome outcome;             // of the view
    std::vector<Shown> playback; // what has happened and has not been shown yet, oldest first
    std::array<std::vector<Shown>, 8>
        unseen;                     // the same for each person here who does not hold the device; 7: onlookers
    int preview = -1;               // index of the choice being considered, or -1
    std::optional<Refusal> why_not; // the last refusal, to be shown with its rule
    std::uint64_t version = 1;      // grows with every change: redraw and autosave ask this
};

// --- a game ---------------------------------------------------------------------------------------------------------
void start_game(Session&, const Table&, const Options&, const Controls&, Seed);
// Opens a link or save. A refusal changes nothing. A view is dealt anew from `seed`.
std::expected<void, Problem> open_game(Session&, std::string_view text, Seed seed,
                                       std::size_t max_chars = max_link_chars);
void close_game(Session&);

// --- answers --------------------------------------------------------------------------------------------------------
// The question as the eyes may see it: its choices are empty when another person or a bot is to move.
const Question& question_of(const Session&);
bool may_choose(const Session&);
bool choose_index(Session&, int index); // answers, lets bots answer until a person is to move, fills `playback`
bool may_undo(const Session&);
bool may_redo(const Session&);
bool undo_choice(Session&);
bool redo_choice(Session&);
void take_device(Session&); // the waiting person has it: eyes open
void finish_playback(Session&);
int persons_of(const Session&); // how many people play; with one the device is never handed over

// --- the time machine (session_time.cpp) ----------------------------------------------------------------------------
std::size_t moments(const Session&);            // decisions on the record: moments are 0 .. that many
void show_moment(Session&, std::size_t moment); // the table as it was, as this screen's eyes may see it
void show_present(Session&);                    // back to now
bool play_on_from_here(Session&, Seed); // a branch with new dice takes the game's place; false: nothing is shown
std::size_t moment_of_line(const Session&, std::size_t line); // after which decision a line of the journal stood there

// --- play by link (session_turns.cpp) -------------------------------------------------------------------------------
// These persons sit here (bits); none: an onlooker. With `tell`, what happened since their last turn is played back.
void sit_here(Session&, std::uint8_t persons, bool tell);
bool moves_elsewhere(const Session&); // the person to move doesn't sit here
int turn_number(const Session&);      // of the moment that is shown

// --- words ----------------------------------------------------------------------------------------------------------
// A table's word list (or "core"'s). Load all lists of a language before anything is said in it.
bool load_words(Session&, Language, std::string_view table, std::string_view blob);
std::string say(const Session&, const Line&);
std::string say(const Session&, Text);
std::string say(const Session&, const Refusal&);
std::string seat_name(const Session&, Seat, Form = Form::name);
std::string person_name(const Session&, int person, Form = Form::name); // the names of the seats held
std::string rule_number(const Session&, Rule);
std::string prompt_of(const Session&); // the reason of the outcome once the game is over
std::string label_of(const Session&, int choice);
std::string group_of(const Session&, int choice); // a heading for neighbours of the same verb; may be empty
struct ChoiceWords {
    std::string label, group, rule;
    int run = 0; // neighbours of the same verb and heading have the same number
};
std::vector<ChoiceWords> choice_words(const Session&); // of every choice, in order
struct JournalLine {
    std::string text;
    std::string rule;
    Event event{};
};
// As the eyes may read it: what they may not see at all has no text.
std::vector<JournalLine> journal_of(const Session&, std::size_t from, std::size_t count);
std::size_t journal_size(const Session&);
std::size_t journal_here(const Session&); // how many lines there were at the moment that is shown
std::vector<std::string> description_of(const Session&);

// --- texts ----------------------------------------------------------------------------------------------------------
std::string game_link(const Session&);     // the whole game
std::string position_link(const Session&); // the position, all of it
std::string view_link(const Session&);     // what a bystander may see

// --- what may be shown around ---------------------------------------------------------------------------------------
// The session as anybody may see it: a bystander's view, everything once the game is over.
Session for_everybody(const Session&);
// The same of a link or save that is not opened: the running game is not touched. Words are the session's.
std::expected<Session, Problem> glance(const Session&, std::string_view text, std::size_t max_chars = max_file_chars);

} // namespace wc::shell

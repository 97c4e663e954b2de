// The guide: what a newcomer is told about a table, each lesson once, when what it is about first happens. A table's
// lessons are data (shell/tables/); the application shows them beside the thing they speak of, the page in its text
// view.
#pragma once

#include "core/line.hpp"
#include "core/match.hpp"
#include "core/options.hpp"
#include "shell/widgets/geometry.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace wc::shell {

struct App;
struct Session;

enum class PointAt : std::uint8_t {
    nothing,
    operand, // id = number of an operand of the moment's line: the thing named there
    choice,  // id = a verb (0: any): what the first such choice is about
    control, // id = the application's own number
    figure,  // id = the table's own number: something shown of the thing that the moment's line names first
};
struct Pointer {
    PointAt at = PointAt::nothing;
    int id = 0;
};

// Told when a prompt is asked, or an event is shown, whose text is one of its moments.
struct Lesson {
    Text title = Text::none, text = Text::none;
    Rule rule{};
    std::array<Text, 4> moments{};
    int after = -1;                  // number of a lesson that must have been told before
    std::array<Pointer, 2> points{}; // the first that is on the stage is pointed at
};

struct TableGuide {
    std::string_view table;
    Options options{}; // of the game to learn in
    Controls controls{};
    Seed seed = 0;
    std::span<const Lesson> lessons;            // at most 64; the last one closes the guide
    Ref (*figure)(Ref of, int which) = nullptr; // what PointAt::figure means; null: it means nothing
};

// Why a question matters: what it decides and what to weigh. Takes the operands of the prompt.
struct Why {
    Text prompt = Text::none, why = Text::none;
};

// How far somebody has come.
struct Guide {
    const TableGuide* of = nullptr; // null: nothing was begun
    bool running = false;           // false: left, or at its end
    std::uint64_t told = 0;         // bit k: lesson k
    std::uint64_t changes = 0;      // grows with everything above
    Rect note{}, target{};          // where the lesson was drawn last, and what it spoke of
    std::uint64_t placed = 0;       // what the note's place was found for: it is sought again only when that changes
};

// A lesson whose time has come.
struct Telling {
    const Lesson* lesson = nullptr;
    int number = 0;
    Line line{};    // the prompt, or what happened
    int event = -1; // its number among the events to be played back; -1: the prompt
};

// --- begin, leave, go on --------------------------------------------------------------------------------------------
const TableGuide* guide_for(std::string_view table); // null: the table has none
bool start_guide(App&, Session&, const TableGuide&); // begins the game it belongs to
void leave_guide(App&);
bool may_resume_guide(const App&, const Session&);
void resume_guide(App&, const Session&);
bool guide_finished(const Guide&);
// As text for the page to keep: "churchill.on.1f"; empty before anything was begun.
std::string guide_text(const Guide&);
void read_guide(App&, std::string_view text); // what can't be read begins nothing

// --- lessons --------------------------------------------------------------------------------------------------------
// The next lesson, whether or not the stage has come to its moment.
std::optional<Telling> next_lesson(const App&, const Session&);
// The lesson of what the stage shows now.
std::optional<Telling> lesson_on_stage(const App&, const Session&);
void tell_lesson(App&, const Telling&); // it has been read
// Somebody answers: the lesson of this question has served.
void answer_given(App&, const Session&);

// --- why ------------------------------------------------------------------------------------------------------------
// What the question is for and what to weigh; empty where nothing is asked.
std::string why_of(const Session&);

} // namespace wc::shell

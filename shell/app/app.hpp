// The application: draws a session on one screen and turns gestures and keys into choices. It knows no game: what is
// particular to a table comes from shell/tables/views.hpp. No Dear ImGui, no browser: it draws through any Pen.
//
// The page calls: app_pointer and app_key for what comes in, draw_app for every frame, and empties `wishes`.
#pragma once

#include "shell/app/app_guide.hpp"
#include "shell/app/camera.hpp"
#include "shell/app/input.hpp"
#include "shell/app/layout.hpp"
#include "shell/app/motion.hpp"
#include "shell/app/places.hpp"
#include "shell/app/session.hpp"
#include "shell/widgets/scroll.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace wc::shell {

struct TableViews;
struct Scene;

// What the page does for the canvas: its dialogs are HTML.
enum class PageWish : std::uint8_t { new_game, menu, share };

enum class AppKey : std::uint8_t { enter, escape, up, down, left, right, space, undo, redo };

// Controls and scroll areas of the application itself; places() of the page reports them as `control` and `area`.
namespace control {
inline constexpr int menu = 1, share = 2, redo = 3, undo = 4, new_game = 5;
inline constexpr int tab = 10;   // + number of the tab
inline constexpr int score = 30; // + seat
inline constexpr int play = 40, handle = 41, drawer = 42, why = 43, take_device = 44, close = 45, note = 46;
inline constexpr int purpose = 47; // what the question is for
inline constexpr int step = 50, fast = 51, skip = 52;
inline constexpr int guide_on = 60, guide_leave = 61, guide_rule = 62;
inline constexpr int map_nearer = 70, map_farther = 71, map_whole = 72; // + 3 * number of the camera
inline constexpr int map_switch = 80;                                   // + number of the map to be shown
inline constexpr int filter = 90;                                       // + number of the group; 0: all rows
inline constexpr int journal = 1000;                                    // + line among those drawn
inline constexpr int played = 30000;                                    // + number of the event being played back
inline constexpr int rows = 0, stage = 1, hand = 2, lines = 3, strip = 4, filters = 5; // areas that scroll
inline constexpr int maps = 8;                                                         // areas: + number of the camera
} // namespace control

// A sentence that stands above the stage until something else is touched: what a thing is, or why it can't be chosen.
struct Note {
    std::string title{}, text{}, rule{};
    Rule rule_code{};
    bool shown() const { return !text.empty() || !title.empty(); }
};

// What a button with a picture only is for, while the pointer or a finger rests on it.
struct Tip {
    int control = -1;   // -1: none
    double since = 0;   // when the pointer came
    double show_at = 0; // when it is to be drawn; 0: it is drawn, or there is none
    bool held = false;  // by a finger
};

struct Playback {
    std::size_t at = 0;   // the event that shows
    double since = 0;     // when it began to
    double until = 0;     // when the next one comes
    bool running = false; // there is something to show
    bool fast = false;    // kept until changed
    std::uint64_t of = 0; // the session's version when it began
};

// Words and consequences of the question at hand, made once for each change.
struct Prepared {
    std::uint64_t version = 0;
    Language language = Language::en;
    std::size_t played = 0;
    std::vector<ChoiceWords> words{};
    std::vector<std::string> titles{}, briefs{}, outcomes{}, notes{}, groups{};
    std::vector<std::string> families{}; // of every choice: its kind in a long list
    std::vector<std::string> kinds{};    // those there are
    std::vector<int> order{};            // of the rows: best first where there are many
    std::vector<int> shown{};            // those of them that pass the filter
    int filter = 0;
    bool ranked = false;
    std::vector<Side> sides{};
    int forecast_of = -1;              // index of the choice whose forecast follows
    std::array<std::string, 7> gain{}; // what each seat's score would change by: "+3", "0 to +2"
    Bytes foreseen{};                  // the position it leads to, where no die decides; else empty
};

struct App {
    Input input{};
    Places places{}; // of the last frame: what taps, hover and the page's places() read
    Motion motion{};
    Layout layout{};
    Insets safe{};

    int tab = 0;
    std::uint64_t tab_for = 0; // the question or event that chose the tab
    SheetLevel sheet = SheetLevel::half;
    bool drawer_open = true;
    std::array<Scroll, 6> scrolls{
        {{}, {}, {.axis = Axis::horizontal}, {}, {.axis = Axis::horizontal}, {.axis = Axis::horizontal}}};
    std::array<Camera, 2> cameras{}; // of the table's maps
    int map = 0;                     // the one that shows where there is room for one
    std::size_t journal_lines = 0;   // lines when the journal was last scrolled to its end
    std::size_t journal_top = 0;     // number of the first line that is drawn
    bool reveal_row = false;         // bring the considered row into sight
    std::uint64_t revealed = 0;      // what the stage was last scrolled for: a choice, or an event
    Note note{};
    Guide guide{};
    Tip tip{};
    SeatSet eyes{}; // of the last frame: note and tip were for those
    Playback playback{};
    Prepared prepared{};
    std::size_t fresh_from = 0; // journal lines since this player's last decision begin here
    int hovered = -1;           // choice under the pointer
    double drawn_at = 0;
    std::vector<PageWish> wishes{};
};

void app_pointer(App&, Session&, const PointerEvent&);
void app_key(App&, Session&, AppKey);

struct AppFrame {
    bool again = false; // something moves: draw the next frame too
    double wake_at = 0; // seconds on the clock of `now`; 0: only when something happens
};
// Draws everything; `now` in seconds.
AppFrame draw_app(App&, Session&, Pen&, Size screen, double now);

} // namespace wc::shell

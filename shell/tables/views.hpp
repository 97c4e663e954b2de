// Views: how each table is shown. One row of function pointers per table, matching engine/tables.hpp; the application
// knows nothing else of a game.
#pragma once

#include "core/table.hpp"
#include "shell/app/app_guide.hpp"
#include "shell/app/camera.hpp"
#include "shell/app/layout.hpp"
#include "shell/app/motion.hpp"
#include "shell/app/session.hpp"
#include "shell/widgets/icon.hpp"
#include "shell/widgets/mark.hpp"
#include "shell/widgets/scroll.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wc::shell {

struct Input;

// Maps of a view that can be looked at from near.
struct Maps {
    std::span<Camera> cameras{};
    Scroll* strip = nullptr; // of what stands below a map
    int* shown = nullptr;    // the map that shows where there is room for one
};

// Everything a view may know. Views change nothing but the pen, the places, motion, their scroll and their maps.
struct Scene {
    const Session& session;
    const std::byte* view;               // the position that is drawn: the present one, or one being played back
    std::span<const Choice> choices;     // legal now; empty while events are played back
    int preview = -1;                    // index in `choices`: being considered
    const std::byte* foreseen = nullptr; // where the chosen thing leads, if no die decides; null: not known
    const Event* event = nullptr;        // being played back
    SeatSet eyes{};
    Seat asked = Seat::nobody; // who is to decide
    ScreenForm form = ScreenForm::wide;
    bool finger = false; // targets of 44 pixels
    bool reveal = false; // the chosen thing has just been chosen: it must be in sight
    Motion* motion = nullptr;
    const Input* input = nullptr;
    Scroll* scroll = nullptr; // of the tab that shows
    Rect window{};            // what that shows
    int scroll_area = 0;
    Maps maps{};

    const Choice* considered() const {
        return preview >= 0 && preview < static_cast<int>(choices.size()) ? &choices[static_cast<std::size_t>(preview)]
                                                                          : nullptr;
    }
};

struct Tab {
    Text name = Text::none;
    Icon picture = Icon::none;
    bool hand = false; // the cards are shown below it
};

struct WhereWords {
    std::string number{}, title{}, subtitle{};
};

// What follows from a choice: short, in brass; then quiet words. `title`: what it is called in a list, where that is
// shorter than its label; `brief`: the same where there is little room.
struct Consequence {
    std::string title{}, brief{}, outcome{}, note{};
    std::string heading{}; // of its own, where the words of the choice have none
    std::string family{};  // its kind in a long list, to show only those
    Side side = Side::none;
    Icon picture = Icon::none;
};

// Sentences about a thing, for a tap that chooses nothing.
struct About {
    std::string title{};
    std::vector<std::string> lines{};
};

// Up to four things a choice touches, beside its operands.
using Touched = std::array<Ref, 4>;

struct TableViews {
    std::string_view table;
    std::span<const Tab> tabs;

    Side (*side)(Seat);
    WhereWords (*where)(const Scene&, bool compact);
    std::string (*leader)(const Scene&, Seat); // who stands for a side: "Roosevelt"
    int (*tab_of_question)(const Scene&);
    int (*tab_of_event)(const Event&);   // -1: where one looks already
    double (*seconds_of)(const Event&);  // how long an event is looked at; 0: together with the next
    bool (*opens_chapter)(const Event&); // a heading of the journal
    Touched (*touched)(const Scene&, const Choice&);
    Consequence (*consequence)(const Scene&, const Choice&);
    int (*rank)(const Scene&, const Choice&); // of many choices, which stand first: what they bring
    About (*about)(const Scene&, Ref);
    Text (*rule_title)(Rule);
    Text (*rule_text)(Rule);

    // `stage` is kept clear for the view; `room` is the whole ground, which the panel partly covers.
    void (*stage)(Pen&, Places&, const Scene&, Rect stage, Rect room, int tab);
    void (*hand)(Pen&, Places&, const Scene&, Rect strip, Size card);

    const TableGuide* guide = nullptr;        // null: none
    std::span<const Why> (*whys)() = nullptr; // one for each prompt
};

// The tables this program shows: all of them (all_views.cpp), or those of one module of the page (web/modules/).
std::span<const TableViews* const> known_views();

// Null: a table without views.
const TableViews* views_of(std::string_view table);

// --- what every view asks of a scene --------------------------------------------------------------------------------
std::string words(const Scene&, Text text, Ref a = {}, Ref b = {}, Ref c = {}, Ref d = {}, Ref e = {});
std::string name_of(const Scene&, Ref thing, Form form = Form::name);
Mark mark_of(const Scene&, const TableViews&, Ref thing); // how a thing stands to the decision at hand
bool holds(const TableViews&, const Scene&, const Choice&, Ref thing);
Pointed pointed_at(const Scene&, const Pen&, Rect in_view);
// Scrolls a chosen thing into the window that shows a part of the view.
void bring_into_sight(const Scene&, Mark, Rect thing);

} // namespace wc::shell

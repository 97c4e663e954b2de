// Rectangles for every size of screen: what is where, before anything is drawn.
#pragma once

#include "shell/widgets/geometry.hpp"

#include <cstdint>

namespace wc::shell {

enum class ScreenForm : std::uint8_t {
    wide,   // desktop: stage and panel side by side, the hand below
    drawer, // a narrow desktop: the panel can be put away
    tall,   // phone or tablet upright: stage above, sheet below, tabs at the thumb
    low,    // phone on its side: stage and panel side by side, a low hand
};

// How much of an upright screen the sheet takes.
enum class SheetLevel : std::uint8_t { peek, half, full };

struct Wish {
    bool panel = true;       // there is a question, or something to read
    bool hand = true;        // there are cards to show
    bool drawer_open = true; // drawer form
    SheetLevel sheet = SheetLevel::half;
    int tabs = 5, seats = 3; // how many the bar has to hold
};

struct Layout {
    ScreenForm form = ScreenForm::wide;
    Rect screen{}, safe{};           // all of it; without notches and rounded corners
    Rect top{};                      // the bar's ground, up to the screen's edge
    Rect where{}, scores{}, tools{}; // in the bar
    Rect tabs{};                     // in the bar, or at the bottom edge (tall)
    Rect room{};                     // the ground of stage and panel together
    Rect stage{};                    // the table or the map
    Rect panel{};                    // the question: panel, drawer or sheet; empty if not wanted
    Rect hand_ground{}, hand{};      // the strip's ground, and where cards lie
    Rect journal{};                  // beside the hand; empty where the journal is a view of its own
    int tool_count = 4;              // icon buttons that fit into `tools`
    Size card{};                     // a card in the hand
    bool compact = false;            // no room for a second line or for names
    friend bool operator==(const Layout&, const Layout&) = default;
};

Layout arrange(Size screen, Insets safe, const Wish& wish);

// The i-th icon button of a strip, from the left.
Rect tool_place(const Layout& layout, int i);

} // namespace wc::shell

// What stands above everything: a dialog with buttons, and the cover that hides a hand while the device changes hands.
#pragma once

#include "shell/widgets/button.hpp"

namespace wc::shell {

struct DialogData {
    std::string_view title{};
    std::string_view text{};
    std::span<const ButtonData> buttons{}; // the last is the main one
    float body = 0;                        // height kept free for the caller's own rows
};

// Dims the screen, takes its taps, draws; returns the caller's part (of height `body`, or what fits).
Rect dialog(Pen& pen, Places& places, Rect screen, const DialogData& data);

struct CoverData {
    Side side = Side::none;
    std::string_view title{}; // "Pass the device to Roosevelt"
    std::string_view text{};  // "The others look away."
    ButtonData button{};      // "I am Roosevelt"
};

// Opaque: nothing of the table shows through.
void cover(Pen& pen, Places& places, Rect screen, const CoverData& data);

// One sentence above the hand or the sheet: a refusal with its rule, "link copied". `bottom` is the point it stands on.
struct ToastData {
    std::string_view text{}, rule{};
    int control = 0; // a tap on it: the rule
};
Rect toast(Pen& pen, Places& places, Point bottom, float most_width, const ToastData& data);

} // namespace wc::shell

// Buttons, icon buttons, tabs and links. All report themselves as controls.
#pragma once

#include "shell/app/places.hpp"
#include "shell/widgets/icon.hpp"
#include "shell/widgets/mark.hpp"

#include <cstdint>
#include <span>

namespace wc::shell {

enum class Weight : std::uint8_t {
    main,  // brass: the one that commits
    plain, // an outline
    link,  // underlined words
    chip,  // a small switch among others
};

struct ButtonData {
    int control = 0;
    std::string_view label{};
    Icon picture = Icon::none;
    Weight weight = Weight::plain;
    bool enabled = true;
    bool chosen = false; // a switch that is on, the tab that shows
    float reach = 0;     // the target is at least so high, though less is drawn
    Pointed pointed{};
};

void button(Pen& pen, Places& places, Rect r, const ButtonData& data);
float button_width(const ButtonData& data);

// Only the picture; `label` is for the page's list of places and for tooltips.
void icon_button(Pen& pen, Places& places, Rect r, const ButtonData& data);

// Tabs share a rectangle evenly (phone) or stand at their own width from the right (bar).
void tabs_even(Pen& pen, Places& places, Rect r, std::span<const ButtonData> tabs);
// Returns the width used.
float tabs_right(Pen& pen, Places& places, Rect r, std::span<const ButtonData> tabs);

} // namespace wc::shell

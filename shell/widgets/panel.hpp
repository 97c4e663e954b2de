// A panel for one question, and the words at its top.
#pragma once

#include "shell/widgets/pen.hpp"

namespace wc::shell {

struct PanelData {
    std::string_view title{};    // "Your move, Mr President"
    std::string_view subtitle{}; // one sentence
    std::string_view aside{};    // at the right of the title: "Hopkins 5"
    bool sheet = false;          // a phone's sheet: round above only, with a handle
    bool over = false;           // a drawer over the stage: nothing shows through
};

// Draws the ground and the words; returns what is left inside.
Rect panel(Pen& pen, Rect r, const PanelData& data);

// Height that the words take, so that a sheet can be sized to its contents.
float panel_head(float width, const PanelData& data);

// A small brass heading between groups of rows. Returns its height.
inline constexpr float heading_height = 24;
void heading(Pen& pen, Rect r, std::string_view text);

// Sum lines: "German support ......... +6".
struct SumLine {
    std::string_view what{}, value{}, rule{};
    bool total = false;
};
inline constexpr float sum_line_height = 22;
void sum_lines(Pen& pen, Rect r, std::span<const SumLine> lines);

} // namespace wc::shell

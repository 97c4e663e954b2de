// A legal choice as a row: what, where to, and what follows from it.
#pragma once

#include "shell/app/places.hpp"
#include "shell/widgets/icon.hpp"
#include "shell/widgets/mark.hpp"

#include <span>

namespace wc::shell {

struct RowData {
    std::string_view title{};   // "Pol-Mil 2/2"
    std::string_view outcome{}; // in brass: "5 → chair"
    std::string_view note{};    // quiet, at the end or below: "captured unless debated"
    std::string_view group{};   // non-empty: a heading above this row
    Icon picture = Icon::none;
    Side side = Side::none; // an emblem in front
    Mark mark = Mark::plain;
    Pointed pointed{};
};

void row(Pen& pen, Rect r, const RowData& data);
// Wide rows put the note at the end, narrow ones below; at least a finger's 44 pixels on touch.
float row_height(float width, const RowData& data, bool touch);

// All rows from the top of `r` down; row i reports itself as the choice `indices[i]`, or i where there are none. Returns
// the height used.
float row_list(Pen& pen, Places& places, Rect r, std::span<const RowData> rows, std::span<const int> indices,
               bool touch);
float row_list_height(float width, std::span<const RowData> rows, bool touch);
inline constexpr float row_gap = 4;

} // namespace wc::shell

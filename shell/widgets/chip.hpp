// A piece with a name: an issue on the conference table.
#pragma once

#include "shell/widgets/icon.hpp"
#include "shell/widgets/mark.hpp"

namespace wc::shell {

struct ChipData {
    std::string_view name{}; // '\n' or a space breaks it into two lines
    Side owner = Side::none; // whose directed issue it is: a bar along the left edge
    Side held = Side::none;  // who holds it: an emblem at the corner
    Icon picture = Icon::none;
    Mark mark = Mark::plain;
    Pointed pointed{};
    std::string_view number{}; // the space of a track it lies beside, at a corner; empty: it shows otherwise
    Side track = Side::none;   // whose track that is
    bool number_right = false;
    bool lifted = false; // in the hand, or on its way
};

void chip(Pen& pen, Rect r, const ChipData& data);

// A size that is comfortable on a stage this wide.
Size chip_size(float stage_width);

} // namespace wc::shell

// Two values against each other: a debate.
#pragma once

#include "shell/widgets/pen.hpp"

namespace wc::shell {

struct ClashSide {
    Side side = Side::none;
    std::string_view value{}; // "6"; "?" while it is open
    std::string_view sum{};   // where it comes from: "5+1"; empty: as printed
    std::string_view name{};  // who plays it
    float weight = 0;         // its share of the bar
    bool open = false;        // only considered: pale
};

struct ClashData {
    ClashSide left{}, right{}; // right.side none: nobody stands against it
};

void clash(Pen& pen, Rect r, const ClashData& data);

// Its height where it is as wide as this.
float clash_height(float width);

} // namespace wc::shell

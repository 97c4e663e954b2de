// The top bar: where we are, the scores, whose turn it is.
#pragma once

#include "shell/app/places.hpp"
#include "shell/widgets/mark.hpp"

#include <span>

namespace wc::shell {

struct ScoreData {
    int control = 0; // a tap opens the breakdown
    Side side = Side::none;
    std::string_view name{};  // "ROOSEVELT"; left out where there is no room
    std::string_view value{}; // "21 VP" or "21"
    std::string_view delta{}; // "+3"
    bool turn = false;        // a brass line below
    Pointed pointed{};
};

struct PlaceData {
    std::string_view number{};   // "5"
    std::string_view title{};    // "TEHRAN"
    std::string_view subtitle{}; // "Conference 5 of 10 · Meeting · 5.22"
};

// Both draw no ground: see top_ground.
void where_we_are(Pen& pen, Rect r, const PlaceData& data);
// Evenly spread; names when `r` is wide enough.
void score_bar(Pen& pen, Places& places, Rect r, std::span<const ScoreData> scores);

} // namespace wc::shell

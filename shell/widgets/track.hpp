// A track: numbered spaces along a line, on a table or across a map.
#pragma once

#include "shell/widgets/mark.hpp"

#include <span>

namespace wc::shell {

enum class SpaceShape : std::uint8_t { round, square };

struct SpaceData {
    Point at{};
    std::string_view number{}; // printed in the space
    std::string_view name{};   // beside it
    SpaceShape shape = SpaceShape::round;
    bool passed = false; // behind the front: filled with paper
    bool taken = false;  // a piece stands beside it: a dot keeps its place
    Mark mark = Mark::plain;
    Pointed pointed{};
};

struct TrackData {
    Side side = Side::none;
    std::span<const SpaceData> spaces{};
    float radius = 11.5f;
    bool line = false;          // the spaces are joined: a front
    Align names = Align::right; // on which side of a space its name stands; centre: below
};

void track(Pen& pen, const TrackData& data);
Rect space_rect(const SpaceData& space, float radius);

// Evenly spaced points from a to b, both included.
void spread(Point a, Point b, std::span<Point> points);

} // namespace wc::shell

// 15.6 What support is worth to a front: (VP of the entry space + 3) x the chance to enter it this conference.
#pragma once

#include "churchill/board.hpp"

namespace wc::churchill::bot {

inline constexpr int faces = 6;      // the ties and kamikaze rolls of 7.5, each face of the die as one case
inline constexpr int sixtieths = 60; // a d10 in each of these cases

// Axis reserves as they would fall now (7.5), once for each face.
struct Reserves {
    std::array<std::array<std::uint8_t, front_count>, faces> army{};
    std::array<std::array<std::uint8_t, box_count>, faces> nav{}; // what is left in the boxes
};

Reserves foresee(const State&);

// 60 x the expected (VP + 3) of this front's attempt, a second space by breakthrough included (7.7).
int prospect(const State&, const Reserves&, Front);

// VP of a space to the front's owner; an Axis power counts what its surrender brings (9.4).
int space_points(const State&, Space);

// In how many of the cases would the attempt fail for want of NAV?
int cases_without_nav(const State&, const Reserves&, Front);

// Puts one support marker there as a Directed Offensive does (6.7): NAV while the entry space lacks it, then OS.
void add_directed_marker(State&, Front);

} // namespace wc::churchill::bot

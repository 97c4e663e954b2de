// Frames: where a state stands in the sequence of play. A bounded stack, changed only by next, call and done.
#pragma once

#include "core/seat.hpp"

#include <array>
#include <cstdint>

namespace wc {

// One level: a step of the table, the seat concerned, and two counters whose meaning belongs to the step.
struct Frame {
    std::uint8_t step = 0;
    Seat seat = Seat::nobody;
    std::uint16_t i = 0, n = 0;

    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) == 6);

// The stack. Unused levels are all zero, so equal stacks have equal bytes. Depth 0: the game is over.
template <int Depth> struct Frames {
    static constexpr int capacity = Depth;
    std::array<Frame, Depth> at{};
    std::uint16_t depth = 0;

    Frames() { at.fill(blank()); }

    static constexpr Frame blank() { return {0, Seat{}, 0, 0}; }
    const Frame& top() const { return at[depth - 1u]; }
    Frame& top() { return at[depth - 1u]; }
    void push(const Frame& f) { at[depth++] = f; }
    void pop() { at[--depth] = blank(); }
    friend bool operator==(const Frames&, const Frames&) = default;
};

} // namespace wc

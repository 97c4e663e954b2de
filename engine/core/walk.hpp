// Walk: every field of a state once, with its name and bounds. One walk gives codec, bounds check, text dump and test positions.
//
// A table writes `template <class W> static void walk(W& w, State& s)` and calls, in a fixed order:
//   w.field("nav", i, s.nav[i], 0, 5)   a number or enum within bounds; i is its index (0 for single fields)
//   w.small("i", k, value)              any 16-bit number, cheap when small
//   w.wide("dice", s.dice.state)        any 64-bit number
// `walk` must set what it reads, so that derived fields can be walked through a local variable and written back.
#pragma once

#include "core/dice.hpp"
#include "core/frames.hpp"
#include "core/range_coder.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace wc {

// The format a walker reads or writes: the table's revision at the time of writing. Only old texts have an older one:
// `if (w.format() >= 2) w.field(...)`. A released field stays readable; widening a bound is a new format.
inline constexpr int newest_format = 1 << 20;

class PackWalker {
public:
    explicit PackWalker(RangeEncoder& out) : out_(out) {}
    int format() const { return newest_format; }

    template <class V> void field(std::string_view, int, V& value, int low, int high) {
        out_.put(static_cast<std::uint32_t>(static_cast<int>(value) - low), static_cast<std::uint32_t>(high - low + 1));
    }
    // A class (less than 8, less than 256, any) and then the number itself.
    void small(std::string_view, int, std::uint16_t& value) {
        const std::uint32_t size = value < 8 ? 0 : value < 256 ? 1 : 2;
        out_.put(size, 3);
        out_.put(value, size == 0 ? 8 : size == 1 ? 256 : 65536);
    }
    void wide(std::string_view, std::uint64_t& value) {
        for (int k = 0; k < 4; ++k) out_.put(static_cast<std::uint32_t>((value >> (16 * k)) & 0xffff), 65536);
    }

private:
    RangeEncoder& out_;
};

class UnpackWalker {
public:
    UnpackWalker(RangeDecoder& in, int format) : in_(in), format_(format) {}
    int format() const { return format_; }

    template <class V> void field(std::string_view, int, V& value, int low, int high) {
        value = static_cast<V>(static_cast<int>(in_.get(static_cast<std::uint32_t>(high - low + 1))) + low);
    }
    void small(std::string_view, int, std::uint16_t& value) {
        const std::uint32_t size = in_.get(3);
        value = static_cast<std::uint16_t>(in_.get(size == 0 ? 8 : size == 1 ? 256 : 65536));
    }
    void wide(std::string_view, std::uint64_t& value) {
        value = 0;
        for (int k = 0; k < 4; ++k) value |= static_cast<std::uint64_t>(in_.get(65536)) << (16 * k);
    }

private:
    RangeDecoder& in_;
    int format_;
};

// Is every field within its bounds?
class BoundsWalker {
public:
    int format() const { return newest_format; }
    bool sound() const { return broken_.empty(); }
    std::string_view broken() const { return broken_; } // name of the first field out of bounds

    template <class V> void field(std::string_view name, int, V& value, int low, int high) {
        const int v = static_cast<int>(value);
        if ((v < low || v > high) && broken_.empty()) broken_ = name;
    }
    void small(std::string_view, int, std::uint16_t&) {}
    void wide(std::string_view, std::uint64_t&) {}

private:
    std::string_view broken_;
};

// Calls `visit(name, index, value)` for every field.
template <class Visit> class VisitWalker {
public:
    explicit VisitWalker(Visit visit) : visit_(visit) {}
    int format() const { return newest_format; }

    template <class V> void field(std::string_view name, int i, V& value, int, int) {
        visit_(name, i, static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<int>(value))));
    }
    void small(std::string_view name, int i, std::uint16_t& value) { visit_(name, i, std::uint64_t{value}); }
    void wide(std::string_view name, std::uint64_t& value) { visit_(name, 0, value); }

private:
    Visit visit_;
};

// Frames, walked the same way by every table. `steps`: how many steps the table has.
template <class W, int Depth> void walk_frames(W& w, Frames<Depth>& frames, int steps, int seats) {
    w.field("depth", 0, frames.depth, 0, Depth);
    for (int d = 0; d < frames.depth && d < Depth; ++d) {
        Frame& f = frames.at[static_cast<unsigned>(d)];
        w.field("step", d, f.step, 0, steps - 1);
        int who = f.seat == Seat::nobody ? seats : index(f.seat);
        w.field("seat", d, who, 0, seats);
        f.seat = who == seats ? Seat::nobody : seat(who);
        w.small("i", d, f.i);
        w.small("n", d, f.n);
    }
    for (int d = frames.depth; d < Depth; ++d) frames.at[static_cast<unsigned>(d)] = frames.blank();
}

} // namespace wc

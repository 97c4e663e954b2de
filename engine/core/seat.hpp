// Seats: the deciding powers of a table, numbered from 0 in the table's own order.
#pragma once

#include <cstdint>

namespace wc {

// Who decides. Valid seats are 0 .. seats-1 (at most 7 in any table); `nobody` stands in frames of automatic steps.
enum class Seat : std::uint8_t { nobody = 0xff };

constexpr Seat seat(int index) { return static_cast<Seat>(index); }
constexpr int index(Seat s) { return static_cast<int>(s); }

// A set of seats, one bit each. The empty set is a bystander; `all_seeing` marks a true position, which no seat holds.
struct SeatSet {
    std::uint8_t bits = 0;

    constexpr bool contains(Seat s) const { return s != Seat::nobody && ((bits >> index(s)) & 1) != 0; }
    constexpr SeatSet with(Seat s) const { return {static_cast<std::uint8_t>(bits | (1u << index(s)))}; }
    constexpr SeatSet operator&(SeatSet other) const { return {static_cast<std::uint8_t>(bits & other.bits)}; }
    constexpr SeatSet operator|(SeatSet other) const { return {static_cast<std::uint8_t>(bits | other.bits)}; }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

inline constexpr SeatSet all_seeing{0xff};
inline constexpr SeatSet bystander{0};
constexpr SeatSet only(Seat s) { return SeatSet{}.with(s); }
constexpr SeatSet first_seats(int count) { return {static_cast<std::uint8_t>((1u << count) - 1)}; }

} // namespace wc

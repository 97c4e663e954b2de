// Ref: 16 bits that name anything one can point at (a card, an issue, a space, a country, a hex, a unit).
#pragma once

#include <cstdint>

namespace wc {

// 4 bits of kind, 12 bits of index. Kind 0 is "nothing"; 1 .. 13 belong to the table; 14 and 15 are the same everywhere.
struct Ref {
    std::uint16_t bits = 0;

    static constexpr int seat_kind = 14;
    static constexpr int number_kind = 15;
    static constexpr int number_bias = 2048; // numbers run from -2048 to 2047

    static constexpr Ref make(int kind, int index) { return {static_cast<std::uint16_t>((kind << 12) | index)}; }
    static constexpr Ref number(int n) { return make(number_kind, n + number_bias); }

    constexpr int kind() const { return bits >> 12; }
    constexpr int index() const { return bits & 0xfff; }
    constexpr int number() const { return index() - number_bias; }
    constexpr explicit operator bool() const { return bits != 0; }
    friend constexpr bool operator==(Ref, Ref) = default;
};

} // namespace wc

// Dice: PCG-XSH-RR 64/32 with a fixed stream, written out so that every machine and build draws the same numbers.
#pragma once

#include <cstdint>

namespace wc {

using Seed = std::uint64_t;

struct Dice {
    std::uint64_t state = 0; // all zero in views: a view has no dice

    friend constexpr bool operator==(Dice, Dice) = default;
};

// Dice for a seed; never the all-zero state.
constexpr Dice dice_from(Seed seed) {
    std::uint64_t z = seed + 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    z ^= z >> 31;
    return {z == 0 ? 1u : z};
}

constexpr std::uint32_t draw32(Dice& dice) {
    const std::uint64_t old = dice.state;
    dice.state = old * 6364136223846793005u + 1442695040888963407u;
    if (dice.state == 0) dice.state = 1442695040888963407u; // zero is the views' code
    const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    const auto turn = static_cast<unsigned>(old >> 59);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

// A number in 0 .. n-1, each equally likely (Lemire's multiplication with rejection). 1 <= n.
constexpr int draw_below(Dice& dice, int n) {
    const auto bound = static_cast<std::uint32_t>(n);
    std::uint64_t product = static_cast<std::uint64_t>(draw32(dice)) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t least = (0u - bound) % bound;
        while (static_cast<std::uint32_t>(product) < least) product = static_cast<std::uint64_t>(draw32(dice)) * bound;
    }
    return static_cast<int>(product >> 32);
}

} // namespace wc

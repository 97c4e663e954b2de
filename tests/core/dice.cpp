// The dice: the same numbers on every machine, each face equally likely.
#include "core/dice.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc;

TEST_CASE("the first numbers of a seed are what they have always been", "[core][dice]") {
    Dice dice = dice_from(1);
    CHECK(dice.state == 0x910a2dec89025cc1u);
    const std::uint32_t first = draw32(dice), second = draw32(dice);
    Dice again = dice_from(1);
    CHECK(draw32(again) == first);
    CHECK(draw32(again) == second);
    CHECK(first != second);
}

TEST_CASE("dice are never in the state that means: no dice", "[core][dice]") {
    CHECK(dice_from(0x61c8864680b583ebu).state != 0); // the seed whose mix is zero
    // The state before the one that would be zero: state * a + c = 0 (mod 2^64).
    std::uint64_t inverse = 1;
    for (int k = 0; k < 6; ++k) inverse *= 2 - 6364136223846793005u * inverse;
    Dice dice{(0 - 1442695040888963407u) * inverse};
    (void)draw32(dice);
    CHECK(dice.state != 0);
}

TEST_CASE("each face comes about equally often", "[core][dice]") {
    for (const int sides : {2, 3, 6, 10, 21, 36}) {
        Dice dice = dice_from(static_cast<Seed>(sides));
        std::vector<int> seen(static_cast<std::size_t>(sides));
        constexpr int each = 2000;
        for (int k = 0; k < each * sides; ++k) {
            const int face = draw_below(dice, sides);
            REQUIRE(face >= 0);
            REQUIRE(face < sides);
            ++seen[static_cast<std::size_t>(face)];
        }
        for (int count : seen) CHECK((count > each - 300 && count < each + 300)); // more than six standard deviations
    }
}

TEST_CASE("of one thing there is one choice", "[core][dice]") {
    Dice dice = dice_from(5);
    for (int k = 0; k < 10; ++k) CHECK(draw_below(dice, 1) == 0);
}

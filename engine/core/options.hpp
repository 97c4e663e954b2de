// Options: what is fixed before a game starts. The same eight bytes for every table; each table names what they mean.
#pragma once

#include "generated/text.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace wc {

struct Options {
    std::uint8_t scenario = 0;
    std::array<std::uint8_t, 7> values{};

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct ScenarioName {
    std::string_view id;
    Text name;
    Text about = Text::none; // how long, when, for whom
};

// One option of a table: its values run from 0 to `count`-1, 0 being the default.
struct OptionName {
    std::string_view id;
    Text name;
    std::uint8_t count;
    Text about = Text::none;      // what it changes
    std::array<Text, 4> values{}; // what its values are called
    // By value: the player of each seat, where one player has several. Empty: every seat has a player of its own.
    std::array<std::span<const std::uint8_t>, 4> players{};
};

} // namespace wc

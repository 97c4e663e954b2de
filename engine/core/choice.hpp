// Choice: one answer to a question. 8 bytes, compared as a value.
#pragma once

#include "core/ref.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace wc {

// `verb` is the table's own enumeration; operands that a verb does not use are empty.
struct Choice {
    std::uint16_t verb = 0;
    Ref a{}, b{}, c{};

    constexpr std::array<Ref, 3> operands() const { return {a, b, c}; }
    constexpr bool mentions(Ref r) const { return a == r || b == r || c == r; }
    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};
static_assert(sizeof(Choice) == 8);

using Choices = std::vector<Choice>;

// What a verb's operands must be: a kind each (0: must be empty). Checked before any rule looks at a choice.
struct Shape {
    std::uint16_t verb = 0;
    std::array<std::uint8_t, 3> kinds{};
};

} // namespace wc

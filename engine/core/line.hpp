// Line: a sentence that has not been put into a language yet. Prompts, refusals, journal, scores and descriptions are lines.
#pragma once

#include "core/ref.hpp"
#include "core/rule.hpp"
#include "generated/text.hpp"

#include <array>
#include <vector>

namespace wc {

struct Line {
    Text text = Text::none;
    Rule rule{};
    std::array<Ref, 6> operands{}; // in the order of the text's signature; numbers as Ref::number

    friend constexpr bool operator==(const Line&, const Line&) = default;
};

template <class... Operands> constexpr Line line(Text text, Rule rule, Operands... operands) {
    return {text, rule, {operands...}};
}

using Lines = std::vector<Line>;

// Why a choice is not allowed. An empty text means that nothing forbids it.
struct Refusal {
    Text text = Text::none;
    Rule rule{};
    Ref subject{};

    constexpr explicit operator bool() const { return text != Text::none; }
};
inline constexpr Refusal allowed{};

} // namespace wc

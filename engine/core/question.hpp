// Question: whose turn it is, what is asked, and every legal answer in a fixed order.
#pragma once

#include "core/choice.hpp"
#include "core/line.hpp"
#include "core/seat.hpp"

namespace wc {

// At rest a state asks a question with two or more choices, or is over (seat nobody, no choices).
struct Question {
    Seat seat = Seat::nobody;
    std::uint8_t step = 0;
    Line prompt{};
    Choices choices;

    bool over() const { return seat == Seat::nobody; }
};

// A thing a person might try, with the rule that refuses it, if any.
struct Attempt {
    Choice choice{};
    Refusal refusal{};
};
using Considered = std::vector<Attempt>;

} // namespace wc

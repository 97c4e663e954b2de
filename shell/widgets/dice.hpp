// Dice that show what the engine rolled. Never a button.
#pragma once

#include "shell/widgets/pen.hpp"

#include <cstdint>

namespace wc::shell {

enum class Verdict : std::uint8_t { open, good, bad };

struct DieData {
    int sides = 10; // 6 shows pips, every other die its number
    int value = 0;  // 0: not yet rolled
    Verdict verdict = Verdict::open;
    float tumble = 0; // 1 in the air, 0 at rest: how far it is turned and lifted
};

void die(Pen& pen, Rect r, const DieData& data);

// The value to show while a die tumbles: changes as `tumble` falls and is `value` at rest.
int tumbling_value(const DieData& data);

// A die with what it needed and what came of it: "Eastern Front enters Belarus / needs ≤ 6 / 4 yes".
struct RollData {
    std::string_view title{}, need{}, result{}; // result: one word
    DieData die{};
};
void roll_panel(Pen& pen, Rect r, const RollData& data);
inline constexpr Size roll_panel_size{440, 64};

} // namespace wc::shell

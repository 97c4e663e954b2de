// The journal: telegrams, each with its side and the rule it comes from.
#pragma once

#include "shell/app/places.hpp"

#include <span>

namespace wc::shell {

struct Telegram {
    Side side = Side::none;
    std::string_view text{};
    std::string_view rule{}; // "5.22"; a tap on it is a tap on the line
    bool heading = false;    // a phase or a conference begins
    bool fresh = false;      // happened since this player's last decision
};

// From the top of `r` down; line i reports itself as the control `first + i`. Returns the height used.
float journal(Pen& pen, Places& places, Rect r, std::span<const Telegram> lines, int first);
float journal_height(float width, std::span<const Telegram> lines);

} // namespace wc::shell

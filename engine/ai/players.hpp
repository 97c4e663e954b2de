// Players that a program can seat. Each sees a view and a question, never the true position; the same answer on every machine.
#pragma once

#include "core/table.hpp"

#include <array>

namespace wc::ai {

// Any legal answer, each equally likely. Serves every table.
int pick_random(const std::byte* view, const Question&, Dice&, int nodes);

// Churchill's bots: the priorities of section 15 of the reference sheet (churchill_bot.cpp), and the random player.
extern const std::array<Bot, 2> churchill_bots;

// Gathering Storm's bots: national plans (gathering_storm_bot.cpp), and the random player.
extern const std::array<Bot, 2> gathering_storm_bots;

} // namespace wc::ai

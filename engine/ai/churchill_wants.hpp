// 15.1 What each side wants: issues by rank, and which of them in the centre rather than on a track.
#pragma once

#include "churchill/state.hpp"

namespace wc::churchill::bot {

inline constexpr int high_rank = 8;  // 15.3, 15.4: what a bot fights for
inline constexpr int last_rank = 20; // of no use now, but an issue won is an issue won
inline constexpr int unlisted = 30;  // a conditional issue whose time has not come

struct Want {
    int rank = unlisted; // 1 = most wanted
    bool centre = false; // wants it in the centre, not on a track
    bool urgent = false; // ... and would spend a card on that
};

Want want(const State&, Side, Issue);

// Every issue, best rank first, equal ranks in the order of the sheet.
std::array<Issue, issue_count> ranking(const State&, Side);

} // namespace wc::churchill::bot

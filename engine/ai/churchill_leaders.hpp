// 15.5 When a bot uses its leader.
#pragma once

#include "ai/churchill_wants.hpp"

#include <optional>

namespace wc::churchill::bot {

// The issue the leader would advance now, whether or not it may; none: it is kept.
std::optional<Issue> issue_for_leader(const State&, Side);

// Would the leader answer this leader's advance?
bool leader_debates(const State&, Side);

} // namespace wc::churchill::bot

// Churchill's players by name, and which part of the bot answers which step.
#include "ai/churchill_bot.hpp"

#include "ai/players.hpp"

#include <cstring>

namespace wc::churchill::bot {

namespace {

int opinion(const Asked& a) {
    switch (static_cast<Step>(a.q.step)) {
    case Step::secret_location: return secret_location(a);
    case Step::agenda_card: return agenda_card(a);
    case Step::agenda_first: return first_pick(a);
    case Step::agenda_pick: return later_pick(a);
    case Step::tie_ask: return tie(a);
    case Step::tie_favour: return favour(a);
    case Step::turn: return turn(a);
    case Step::turn_discard:
    case Step::debate_discard: return discard(a);
    case Step::announce: return announced_value(a);
    case Step::turn_issue: return turn_issue(a);
    case Step::turn_stop:
    case Step::debate_stop: return conditional_stop(a);
    case Step::gain_place: return gain_place(a);
    case Step::debate_offer: return debate(a);
    case Step::charm: return charm(a);
    case Step::direct: return directed_offensive(a);
    case Step::allocate: return allocation(a);
    case Step::name_leader: return theatre_leader(a);
    case Step::lead_marker: return leadership_marker(a);
    case Step::global_pawn: return global_pawn(a);
    case Step::place_cn: return network(a);
    case Step::place_pa: return alignment(a);
    default: return no_opinion;
    }
}

// The bot looks at its view once and has no use for dice or a budget.
int pick(const std::byte* view, const Question& q, Dice&, int) {
    State s;
    std::memcpy(static_cast<void*>(&s), view, sizeof s);
    if (q.over() || q.choices.empty() || s.frames.depth == 0) return 0;
    const int k = opinion({s, q, s.frames.top(), side_of(q.seat)});
    return k < 0 ? 0 : k; // 15.7 else the first legal choice
}

} // namespace

} // namespace wc::churchill::bot

namespace wc::ai {

const std::array<Bot, 2> churchill_bots{{
    {"bot", Text::core_player_bot, churchill::bot::pick},
    {"random", Text::core_player_random, pick_random},
}};

} // namespace wc::ai

// Gathering Storm's players by name, and which part of the bot rates which step.
#include "ai/gathering_storm_bot.hpp"

#include "ai/players.hpp"

#include <cstring>

namespace wc::gathering_storm::bot {

namespace {

int rate(const Asked& a, const Choice& c) {
    const auto step = static_cast<Step>(a.frame.step);
    if (step <= Step::show_income) return rate_event(a, c);
    if (step == Step::plan_card || step == Step::reveal_card) return rate_event(a, c);
    if (step <= Step::economic_reveal) return rate_economy(a, c);
    if (step <= Step::diplomacy_reveal) return rate_diplomacy(a, c);
    if (step <= Step::diplomacy_close) return rate_secret(a, c);
    if (step <= Step::poland_option) return rate_crisis(a, c);
    return rate_war(a, c);
}

// The bot looks at its view once and has no use for dice or a budget.
int pick(const std::byte* view, const Question& q, Dice&, int) {
    State s;
    std::memcpy(static_cast<void*>(&s), view, sizeof s);
    if (q.over() || q.choices.empty() || s.frames.depth == 0) return 0;
    const Asked a{s, s.frames.top(), power_of(q.seat)};
    std::size_t best = 0;
    int highest = 0;
    for (std::size_t k = 0; k < q.choices.size(); ++k) {
        const int n = rate(a, q.choices[k]);
        if (k > 0 && n <= highest) continue;
        best = k;
        highest = n;
    }
    return static_cast<int>(best);
}

} // namespace

} // namespace wc::gathering_storm::bot

namespace wc::ai {

const std::array<Bot, 2> gathering_storm_bots{{
    {"bot", Text::core_player_bot, gathering_storm::bot::pick},
    {"random", Text::core_player_random, pick_random},
}};

} // namespace wc::ai

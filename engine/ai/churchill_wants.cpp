// 15.1 What each side wants.
#include "ai/churchill_wants.hpp"

#include "churchill/board.hpp"
#include "churchill/global.hpp"
#include "churchill/war.hpp"

namespace wc::churchill::bot {

namespace {

bool both_pawns_home(const State& s, Side side) {
    for (int k = 0; k < global_track_count; ++k) {
        const auto t = nth<GlobalTrack>(k);
        if (plays_track(side, t) && s.pawn[ix(t)] != own_end(side, t)) return false;
    }
    return true;
}

// The Second Front is worth its first rank to the US only if Normandy is within reach.
bool normandy_in_reach(const State& s) { return s.nav[ix(Box::western)] >= 4 || s.conference >= 5; }

constexpr int us_second_front_too_early = 12;

Want second_front(const State& s, Side side, Want w) {
    if (side == Side::us && !normandy_in_reach(s)) return {us_second_front_too_early, true, false};
    // UK wants to win it until its marker is in Central Italy, then D-Day may come.
    if (side == Side::uk) w.centre = w.urgent = has_entered(s, Space::mediterranean_central_italy);
    return w;
}

bool time_for_manchuria(const State& s, Side side) {
    if (side == Side::su) return s.conference >= 7 || !war_goes_on(s, Theatre::europe);
    return side == Side::uk || (emperor_trinity(s) && emperor_any_base(s));
}

} // namespace

Want want(const State& s, Side side, Issue i) {
    if (spot(s, i) == Spot::removed()) return {};
    const bool centre = bot_wants_centre[ix(side)][ix(i)];
    const Want listed{bot_issue_rank[ix(side)][ix(i)], centre, centre};
    switch (i) {
    case Issue::second_front: return second_front(s, side, listed);
    case Issue::dow: return time_for_manchuria(s, side) ? listed : Want{};
    case Issue::global: return both_pawns_home(s, side) ? Want{last_rank} : listed;
    case Issue::abomb:
        if (side == Side::us && s.abomb_us >= trinity) return {last_rank};
        if (side == Side::su && s.abomb_su >= trinity) return {last_rank};
        return listed;
    default: return listed;
    }
}

std::array<Issue, issue_count> ranking(const State& s, Side side) {
    std::array<Issue, issue_count> out{};
    std::array<int, issue_count> ranks{};
    for (int k = 0; k < issue_count; ++k) {
        const int rank = want(s, side, nth<Issue>(k)).rank;
        auto at_place = static_cast<std::size_t>(k);
        for (; at_place > 0 && ranks[at_place - 1] > rank; --at_place) {
            out[at_place] = out[at_place - 1];
            ranks[at_place] = ranks[at_place - 1];
        }
        out[at_place] = nth<Issue>(k);
        ranks[at_place] = rank;
    }
    return out;
}

} // namespace wc::churchill::bot

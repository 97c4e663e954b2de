// 4.4 The end of the war as a side would have it.
#include "ai/churchill_ending.hpp"

#include "churchill/score.hpp"
#include "churchill/war.hpp"

#include <algorithm>

namespace wc::churchill::bot {

namespace {

constexpr int certain = 6, even = 3; // sixths

// 4.41, 4.42 In how many of six cases does the leader win once both Axis powers have surrendered?
int leader_wins(const State& s, const Totals& points) {
    Totals sorted = points;
    std::sort(sorted.begin(), sorted.end());
    const int gap = sorted[2] - sorted[0];
    if (s.scoring == Scoring::tournament) return gap <= gap_max ? certain : 0;
    if (s.scoring == Scoring::second_edition)
        return gap <= second_edition_gap_max || sorted[2] > sorted[0] + sorted[1] ? certain : 0;
    return std::clamp(gap_max + certain + 1 - gap, 0, certain);
}

// How many others have more than this side's points less `margin`?
int others_above(const Totals& points, Side side, int margin) {
    int n = 0;
    for (Side other : all_sides) n += other != side && points[ix(other)] > points[ix(side)] - margin ? 1 : 0;
    return n;
}

bool wins_peace(const State& s, Side side) {
    const Totals points = victory_points(s);
    const int ahead = others_above(points, side, 0);
    if (ahead == 2) return false;
    return (ahead == 0 ? leader_wins(s, points) : certain - leader_wins(s, points)) >= even;
}

constexpr int safe_margin = 7; // more than 4.43 can take from a leader

// 7.8 The position after the advance, surrenders included.
State advanced_by(const State& s, Front f, int steps) {
    State after = s;
    after.front[ix(f)] = static_cast<std::uint8_t>(s.front[ix(f)] + steps);
    for (Theatre t : {Theatre::europe, Theatre::pacific})
        if (entered_axis_power(after, t)) after.surrendered[ix(t)] = 1;
    if (war_goes_on(after, Theatre::pacific) && emperor_trinity(after) && emperor_manchuria(after) &&
        emperor_any_base(after)) {
        after.emperor = 1;
        after.surrendered[ix(Theatre::pacific)] = 1;
    }
    return after;
}

} // namespace

bool fears_peace(const State& s, Side side) {
    return others_above(victory_points(s), side, 0) == 0 && !wins_peace(s, side);
}

// The first surrender ends nothing, but a leader who fears peace and leads safely does without it.
Ending ending(const State& s, Side side, Front f, int steps) {
    const State after = advanced_by(s, f, steps);
    if (after.surrendered == s.surrendered) return Ending::none;
    if (!war_goes_on(after, Theatre::europe) && !war_goes_on(after, Theatre::pacific))
        return wins_peace(after, side) ? Ending::won : Ending::lost;
    const bool safe = others_above(victory_points(s), side, safe_margin) == 0;
    return safe && fears_peace(after, side) ? Ending::lost : Ending::none;
}

} // namespace wc::churchill::bot

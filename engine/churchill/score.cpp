// 4.4, 9.4 The score, the three end conditions, and the final tie-break.
#include "churchill/score.hpp"

#include "churchill/victory_points.hpp"

#include <algorithm>

namespace wc::churchill {

Totals victory_points(const State& s) {
    Totals out{};
    score_everything(s, [&](Side side, Text, Rule, int points, Ref, int) { out[ix(side)] += points; });
    return out;
}

namespace {

unsigned holders_of(const Totals& scores, int value) {
    unsigned mask = 0;
    for (unsigned k = 0; k < side_count; ++k)
        if (scores[k] == value) mask |= 1u << k;
    return mask;
}

bool in_mask(unsigned mask, Side side) { return ((mask >> at(side)) & 1) != 0; }

bool soviets_alone_in_germany(const State& s) {
    return in_axis_power(s, Front::eastern) && !in_axis_power(s, Front::western);
}

// 4.44 (1) US at Trinity, (2) USSR alone in Germany; otherwise `rest`.
Side tie_break(const State& s, unsigned mask, Side rest) {
    if (in_mask(mask, Side::us) && s.abomb_us >= trinity) return Side::us;
    if (in_mask(mask, Side::su) && soviets_alone_in_germany(s)) return Side::su;
    return rest;
}

Side only_one(unsigned mask) {
    for (Side side : all_sides)
        if (mask == 1u << at(side)) return side;
    return Side::uk;
}

bool single(unsigned mask) { return (mask & (mask - 1)) == 0; }

// The highest wins; a tie for first goes through 4.44, whose last word is UK even if UK is not tied.
Side highest(const State& s, const Totals& scores) {
    const unsigned mask = holders_of(scores, *std::max_element(scores.begin(), scores.end()));
    return single(mask) ? only_one(mask) : tie_break(s, mask, Side::uk);
}

// The second highest wins; among several, 4.44 between those only: UK if tied, else US (the seed leaves this open). By the
// 2nd edition a tie for first is 4.44's in full.
Side second_highest(const State& s, const Totals& scores) {
    Totals sorted = scores;
    std::sort(sorted.begin(), sorted.end());
    if (s.scoring == Scoring::second_edition && sorted[1] == sorted[2]) return highest(s, scores);
    const unsigned mask = holders_of(scores, sorted[1]);
    return single(mask) ? only_one(mask) : tie_break(s, mask, in_mask(mask, Side::uk) ? Side::uk : Side::us);
}

enum class Place : std::uint8_t { first, second, third };

// Rank of each side: tied firsts are all first; tied seconds are all third, since they share the last place.
std::array<Place, side_count> places(const Totals& scores) {
    Totals sorted = scores;
    std::sort(sorted.begin(), sorted.end());
    std::array<Place, side_count> out{};
    for (std::size_t k = 0; k < side_count; ++k)
        out[k] = scores[k] == sorted[2] ? Place::first : scores[k] == sorted[0] ? Place::third : Place::second;
    return out;
}

// 4.43 What each score becomes when an Axis power still stands.
Totals adjusted(const State& s, const Totals& scores) {
    Totals out = scores;
    const auto place = places(scores);
    for (std::size_t k = 0; k < side_count; ++k) {
        const int roll = s.end_roll[k];
        if (s.scoring == Scoring::second_edition) {
            out[k] += place[k] == Place::first    ? second_edition_first
                      : place[k] == Place::second ? second_edition_second
                                                  : second_edition_third;
        } else if (s.scoring == Scoring::tournament) {
            out[k] -= place[k] == Place::first ? tournament_first_penalty : 0;
        } else {
            out[k] += place[k] == Place::first ? -roll : place[k] == Place::second ? -(roll + 1) / 2 : roll;
        }
    }
    return out;
}

int gap_of(const Totals& scores) {
    return *std::max_element(scores.begin(), scores.end()) - *std::min_element(scores.begin(), scores.end());
}

int gap_allowed(const State& s) { return s.scoring == Scoring::second_edition ? second_edition_gap_max : gap_max; }

// 4.42 May the leader win in spite of the gap?
bool leader_may_win(const State& s, const Totals& scores) {
    Totals sorted = scores;
    std::sort(sorted.begin(), sorted.end());
    if (s.scoring == Scoring::tournament) return false;
    if (s.scoring == Scoring::second_edition) return sorted[2] > sorted[0] + sorted[1];
    return gap_of(scores) <= gap_max + s.end_roll[0];
}

// 4.43 One die a side.
void end_roll(P& p, Side side) {
    const int roll = p.d6();
    p.s.end_roll[ix(side)] = static_cast<std::uint8_t>(roll);
    p.log_roll({6, static_cast<std::uint8_t>(roll), 0}, Text::churchill_event_end_roll, "4.43"_rule, ref(side),
               Ref::number(roll));
}

// 4.42 One die for all, kept in the first side's place.
void gap_roll(P& p, const Totals& scores) {
    const int roll = p.d6();
    p.s.end_roll[0] = static_cast<std::uint8_t>(roll);
    const int need = std::clamp(gap_of(scores) - gap_max, 1, 7); // 7: no roll is enough
    p.log_roll({6, static_cast<std::uint8_t>(roll), static_cast<std::int8_t>(-need)}, Text::churchill_event_gap_roll,
               "4.42"_rule, Ref::number(roll), Ref::number(gap_max + roll), Ref::number(gap_of(scores)));
}

void show_locations(P& p) {
    if (p.s.secret == 0) return;
    for (Side side : all_sides)
        p.log_reveal(Text::churchill_event_location_shown, "10.0"_rule, ref(side),
                     ref(static_cast<Country>(p.s.location[ix(side)] - 1)));
}

Rule rule_of(int condition) { return condition == 1 ? "4.41"_rule : condition == 2 ? "4.42"_rule : "4.43"_rule; }

} // namespace

void finish_game(P& p) {
    State& s = p.s;
    const bool both = s.surrendered[0] != 0 && s.surrendered[1] != 0;
    s.ended = 3; // agendas count from here on
    const Totals scores = victory_points(s);
    if (both) s.ended = gap_of(scores) <= gap_allowed(s) ? 1 : 2;
    show_locations(p);
    if (s.ended == 2 && s.scoring == Scoring::printed) gap_roll(p, scores);
    if (s.ended == 3 && s.scoring == Scoring::printed)
        for (Side side : all_sides) end_roll(p, side);
    Side winner{};
    if (s.ended == 1) winner = highest(s, scores);
    if (s.ended == 2) winner = leader_may_win(s, scores) ? highest(s, scores) : second_highest(s, scores);
    if (s.ended == 3) winner = highest(s, adjusted(s, scores));
    s.winner = static_cast<std::uint8_t>(winner);
    p.log(Text::churchill_event_game_won, rule_of(s.ended), ref(winner));
}

Outcome outcome(const State& s) {
    Outcome out;
    score_everything(s, [&](Side side, Text text, Rule rule, int points, Ref subject, int count) {
        out.scores.push_back({seat_of(side), line(text, rule, ref(side), Ref::number(count), subject), points});
        out.totals[ix(side)] += points;
    });
    Totals scores{};
    std::copy_n(out.totals.begin(), side_count, scores.begin());
    const Totals last = s.ended == 3 ? adjusted(s, scores) : scores;
    std::copy_n(last.begin(), side_count, out.finals.begin());
    out.over = s.ended != 0;
    if (!out.over) return out;
    out.winner = seat(s.winner);
    out.reason =
        line(static_cast<Text>(static_cast<int>(Text::churchill_end_condition_1) + s.ended - 1), rule_of(s.ended),
             out.over ? ref(static_cast<Side>(s.winner)) : Ref{}, Ref::number(gap_of(scores)));
    return out;
}

} // namespace wc::churchill

// 34.11 What the players' points come to: the sums behind `margins`, in words.
#include "gathering_storm/score.hpp"

namespace wc::gathering_storm {

namespace {

constexpr Rule winners_rule = "34.11"_rule;

template <class... N> Line numbers(Text text, N... n) { return line(text, winners_rule, Ref::number(n)...); }

void two_players(const State& s, const Totals& t, Lines& out) {
    const int axis = t[0] + t[1], allies = t[2] + t[3], russia = t[4], late = axis_handicap(s);
    out.push_back(numbers(Text::gathering_storm_standing_difference, axis, allies, axis - allies));
    if (late != 0) out.push_back(numbers(Text::gathering_storm_standing_late_start, late));
    const int shift = two_player_russia_shift;
    if (russia >= two_player_russia_high)
        out.push_back(numbers(Text::gathering_storm_standing_russia_high, russia, shift));
    if (russia <= two_player_russia_low)
        out.push_back(numbers(Text::gathering_storm_standing_russia_low, russia, shift));
    out.push_back(numbers(Text::gathering_storm_standing_two, margins(s)[0], axis_win, allied_win));
}

void against_par(Ref player, int points, int result, Lines& out) {
    out.push_back(line(Text::gathering_storm_standing_par, winners_rule, player, Ref::number(points),
                       Ref::number(points - result), Ref::number(result)));
}

void three_players(const State& s, const Totals& t, Lines& out) {
    const auto m = margins(s);
    const int axis = t[0] + t[1], allies = t[2] + t[3], par = axis - allies - m[0];
    out.push_back(numbers(Text::gathering_storm_standing_axis, axis, allies, par, m[0]));
    out.push_back(numbers(Text::gathering_storm_standing_allies, par, axis, allies, m[1]));
    against_par(ref(Power::russia), t[4], m[2], out);
    out.push_back(line(Text::gathering_storm_standing_best_three, winners_rule));
}

void each_for_itself(const State& s, const Totals& t, Lines& out) {
    const auto m = margins(s);
    for (Power p : all_powers) {
        const bool joint = player_count(s) == 4 && alliance_of(p) == Alliance::allies;
        if (joint && p != lead_of(Alliance::allies)) continue;
        against_par(joint ? ref(Alliance::allies) : ref(p), joint ? t[2] + t[3] : t[ix(p)],
                    m[seat_of_power[s.players][ix(p)]], out);
    }
    out.push_back(line(Text::gathering_storm_standing_best, winners_rule));
}

} // namespace

Lines standing(const State& s) {
    const Totals t = victory_points(s);
    Lines out;
    switch (player_count(s)) {
    case 2: two_players(s, t, out); break;
    case 3: three_players(s, t, out); break;
    default: each_for_itself(s, t, out);
    }
    return out;
}

} // namespace wc::gathering_storm

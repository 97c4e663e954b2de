// 33 The end of the game, 34 victory.
#include "gathering_storm/victory_points.hpp"

#include <algorithm>

namespace wc::gathering_storm {

Totals victory_points(const State& s) {
    Totals out{};
    score_everything(s, [&](Power p, Text, Rule, int points, Ref, int) { out[ix(p)] += points; });
    return out;
}

namespace {

// 2.21 The powers of a player, as a mask.
int powers_of(const State& s, int player) {
    int mask = 0;
    for (Power p : all_powers)
        if (seat_of_power[s.players][ix(p)] == player) mask |= 1 << at(p);
    return mask;
}

struct Sums {
    int axis, allies, russia;
};
Sums sums_of(const Totals& t) { return {t[0] + t[1], t[2] + t[3], t[4]}; }

// Two players: above axis_win the Axis, below allied_win the Allies.
int two_player_margin(const Sums& x) {
    const int difference = x.axis - x.allies;
    if (x.russia >= two_player_russia_high) return difference - two_player_russia_shift;
    if (x.russia <= two_player_russia_low) return difference + two_player_russia_shift;
    return difference;
}

Byte two_player_winners(const State& s) {
    const int m = margins(s)[0];
    if (m >= axis_win) return byte(powers_of(s, 0));
    if (m <= allied_win) return byte(powers_of(s, 1));
    return byte(powers_of(s, 0) | powers_of(s, 1));
}

} // namespace

// A game that starts later starts with what the Axis has taken by then.
int axis_handicap(const State& s) {
    const bool together = !axis_split(s);
    switch (s.scenario) {
    case Scenario::spring_1937: return together ? handicap_1937 : german_handicap_1937;
    case Scenario::spring_1938: return together ? handicap_1938 : german_handicap_1938;
    default: return 0;
    }
}

int italian_handicap(const State& s) {
    if (!axis_split(s) || s.scenario == Scenario::full_1935) return 0;
    return s.scenario == Scenario::spring_1937 ? italian_handicap_1937 : italian_handicap_1938;
}

std::array<int, power_count> margins(const State& s) {
    const Totals t = victory_points(s);
    const Sums x = sums_of(t);
    const int h = axis_handicap(s), i = italian_handicap(s);
    switch (player_count(s)) {
    case 2: return {two_player_margin(x) - h};
    case 3: return {x.axis - x.allies - margin3 - h, margin3 + h - (x.axis - x.allies), x.russia - russia_par};
    case 4: return {t[0] - pars_4[0] - h, t[1] - pars_4[1] - i, x.allies - pars_4[2], t[4] - pars_4[3]};
    default: return {t[0] - pars_5[0] - h, t[1] - pars_5[1] - i, t[2] - pars_5[2], t[3] - pars_5[3], t[4] - pars_5[4]};
    }
}

Byte winners_of(const State& s) {
    const int n = player_count(s);
    if (n == 2) return two_player_winners(s);
    const auto m = margins(s);
    const int best = *std::max_element(m.begin(), m.begin() + n);
    int mask = 0;
    for (int k = 0; k < n; ++k)
        if (m[static_cast<std::size_t>(k)] == best) mask |= powers_of(s, k);
    if (n == 3 && mask != bit_of(Power::russia)) mask &= ~bit_of(Power::russia); // ties: Russia last
    return byte(mask);
}

void finish_game(P& p, Ending how) {
    State& s = p.s;
    s.ended = how;
    s.winners = winners_of(s);
    p.log(how == Ending::war ? Text::gathering_storm_event_game_over_war : Text::gathering_storm_event_game_over_peace,
          "33.1"_rule);
    for (Power who : all_powers)
        if (has_bit(s.winners, who)) p.log(Text::gathering_storm_event_winner, "34.11"_rule, ref(who));
}

Line ending_reason(const State& s) {
    const Text text = s.ended == Ending::war ? Text::gathering_storm_end_war : Text::gathering_storm_end_peace;
    return line(text, "33.1"_rule, Ref::number(margins(s)[0]));
}

// 33.1 What is still hidden of support is settled, then war ends the game, or the calendar does.
void crisis_close(P& p) {
    State& s = p.s;
    for (Power who : all_powers) show_support_cards(p, who);
    if (any_war(s) || s.turn >= last_turn) {
        finish_game(p, any_war(s) ? Ending::war : Ending::no_war);
        return p.done();
    }
    p.next(Step::end_turn);
}

} // namespace wc::gathering_storm

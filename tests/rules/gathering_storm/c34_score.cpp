// 34 Victory points and winners.
#include "gathering_storm/victory_points.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

// The points that one text brings to a power.
int part(const State& s, Power who, Text text) {
    int sum = 0;
    score_everything(
        s, [&](Power p, Text what, Rule, int points, Ref, int) { sum += p == who && what == text ? points : 0; });
    return sum;
}

State at_war_in_the_west(State s) {
    s.ended = Ending::war;
    s.at_war[0] = bit_of(Power::britain) | bit_of(Power::france);
    s.at_war[2] = s.at_war[3] = bit_of(Power::germany);
    return s;
}

} // namespace

TEST_CASE("aggressions: in total, to the power that made them", "[gathering_storm][34.51]") {
    TableTop t;
    t.turn(20).taken(Target::ethiopia, 6, Control::italy).taken(Target::rhineland, 5).taken(Target::austria, 12);
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_aggression) == 3);
    CHECK(part(t.s, Power::italy, Text::gathering_storm_score_aggression) == 1);
    t.taken(Target::sudetenland, 13);
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_aggression) == 4);
    t.taken(Target::czechoslovakia, 15);
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_aggression) == 6); // 3 in total
    t.taken(Target::danzig, 16).taken(Target::poland, 18);
    t.s.poland = PolandOption::conquest_with_pact;
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_aggression) == 10); // 4 in total
    t.s.poland = PolandOption::satellite;
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_aggression) == 9);
    TableTop neutral;
    neutral.turn(20).s.success_turn[ix(Target::danzig)] = 18;
    neutral.s.poland = PolandOption::neutral;
    CHECK(part(neutral.s, Power::germany, Text::gathering_storm_score_aggression) == 2);
    TableTop unfinished;
    unfinished.s.attack_turn[ix(Target::ethiopia)] = 2;
    unfinished.s.conquest = 1;
    CHECK(part(unfinished.s, Power::italy, Text::gathering_storm_score_aggression) == 0);
}

TEST_CASE("support scores in bands", "[gathering_storm][34.11]") {
    CHECK(support_points(-1) == -1);
    CHECK(support_points(3) == 0);
    CHECK(support_points(4) == 1);
    CHECK(support_points(6) == 1);
    CHECK(support_points(7) == 2);
}

TEST_CASE("the balance of power: each category's advantage to the leader", "[gathering_storm][34.11]") {
    TableTop t;
    CHECK(part(t.s, Power::france, Text::gathering_storm_score_balance) == 1);  // armor
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_balance) == 1); // infantry
    CHECK(part(t.s, Power::britain, Text::gathering_storm_score_balance) == 2); // naval
    CHECK(part(t.s, Power::italy, Text::gathering_storm_score_balance) == 0);
}

TEST_CASE("trade pacts with countries not taken, and flags in Russia", "[gathering_storm][34.11]") {
    TableTop t;
    CHECK(part(t.s, Power::france, Text::gathering_storm_score_pact) == 2); // Belgium and Czechoslovakia
    t.flag(Country::spain, Power::italy, 3).taken(Target::austria, 5);
    CHECK(part(t.s, Power::italy, Text::gathering_storm_score_pact) == 2);
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_pact) == 0);
    t.flag(Country::russia, Power::germany, 2).flag(Country::russia, Power::russia, 1);
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_flags_in_russia) == 2);
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_foreign_flags) == -2);
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_flags_in_russia) == 0);
}

TEST_CASE("18-step and atomic results, the last atomic one once", "[gathering_storm][34.11]") {
    TableTop t;
    t.s.results[ix(Project::ato1_germany)] = 3;
    t.s.results[ix(Project::mil1_germany)] = 1;
    t.s.results[ix(Project::air1_axis)] = 2; // 8 and 16 steps: not great
    CHECK(part(t.s, Power::germany, Text::gathering_storm_score_results) == 4);
    t.s.results[ix(Project::mil6_britain)] = 1; // 8 steps
    CHECK(part(t.s, Power::britain, Text::gathering_storm_score_results) == 0);
    t.s.results[ix(Project::mil6_britain)] = 2;
    CHECK(part(t.s, Power::britain, Text::gathering_storm_score_results) == 1);
}

TEST_CASE("the war situation", "[gathering_storm][34.11]") {
    TableTop t;
    State s = at_war_in_the_west(t.s);
    CHECK(part(s, Power::russia, Text::gathering_storm_score_neutral) == 3);
    CHECK(part(s, Power::italy, Text::gathering_storm_score_italy_at_peace) == 1);
    CHECK(part(s, Power::germany, Text::gathering_storm_score_pact_war) == 0);
    s.pact_turn = 1;
    CHECK(part(s, Power::germany, Text::gathering_storm_score_pact_war) == 2);
    CHECK(part(s, Power::russia, Text::gathering_storm_score_pact_war) == 1);
    s.pact_turn = 0;
    s.at_war[0] = byte(s.at_war[0] | bit_of(Power::russia));
    s.at_war[4] = bit_of(Power::germany);
    CHECK(part(s, Power::germany, Text::gathering_storm_score_two_fronts) == -3);
    CHECK(part(s, Power::britain, Text::gathering_storm_score_two_fronts) +
              part(s, Power::france, Text::gathering_storm_score_two_fronts) ==
          2);
    CHECK(part(s, Power::russia, Text::gathering_storm_score_neutral) == 0);
    State east = t.s;
    east.ended = Ending::war;
    east.at_war[0] = bit_of(Power::russia);
    east.at_war[4] = bit_of(Power::germany);
    CHECK(part(east, Power::russia, Text::gathering_storm_score_eastern_war) == -3);
    CHECK(part(east, Power::britain, Text::gathering_storm_score_eastern_war) +
              part(east, Power::france, Text::gathering_storm_score_eastern_war) ==
          2);
}

TEST_CASE("Russia's own points", "[gathering_storm][34.11]") {
    TableTop t;
    t.s.garrison_surplus = 3;
    t.s.purge_level = purge_high;
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_garrison) == 2);
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_cohesion) == 2);
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_border_flag) == 1); // Turkey
    t.s.garrison_surplus = -1;
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_garrison) == -1);
    t.flag(Country::rumania, Power::france, 0).flag(Country::rumania, Power::germany, 3);
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_border_axis) == -1);
    t.taken(Target::poland, 3).s.poland = PolandOption::plain_conquest;
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_lost_country) == -2);
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_border_axis) == -2);
    t.s.poland = PolandOption::conquest_with_pact;
    CHECK(part(t.s, Power::russia, Text::gathering_storm_score_lost_country) == 0);
}

namespace {

int axis_minus_allies(const State& s) {
    const Totals v = victory_points(s);
    return v[0] + v[1] - v[2] - v[3];
}

} // namespace

TEST_CASE("two players: the Axis from 10, the Allies to 8, between them a draw; Russia moves it by one",
          "[gathering_storm][34.11]") {
    TableTop t(2);
    t.s.purge_level = purge_high;
    t.s.garrison_surplus = 3;
    const int russia = victory_points(t.s)[4];
    REQUIRE(russia > two_player_russia_low);
    REQUIRE(russia < two_player_russia_high);
    CHECK(margins(t.s)[0] == axis_minus_allies(t.s));
    CHECK(winners_of(t.s) == 28);
    t.level(Power::germany, 7).level(Power::italy, 7).level(Power::britain, -1).level(Power::france, -1);
    t.s.results[ix(Project::ato1_germany)] = 3;
    for (Country c : {Country::sweden, Country::bulgaria, Country::hungary, Country::greece, Country::albania,
                      Country::norway, Country::ireland, Country::yugoslavia}) {
        if (margins(t.s)[0] == axis_win - 1) break;
        t.s.flags[ix(c)] = {3, 0, 0, 0, 0}; // one point each
    }
    REQUIRE(margins(t.s)[0] == axis_win - 1);
    CHECK(winners_of(t.s) == 31); // a draw
    TableTop axis = t;
    axis.flag(Country::ireland, Power::germany, 3).flag(Country::ireland, Power::britain, 0);
    REQUIRE(margins(axis.s)[0] == axis_win);
    CHECK(winners_of(axis.s) == 3);
    TableTop high = t;
    high.flag(Country::finland, Power::russia, 3)
        .flag(Country::rumania, Power::france, 0)
        .flag(Country::rumania, Power::russia, 3);
    REQUIRE(victory_points(high.s)[4] >= two_player_russia_high);
    CHECK(margins(high.s)[0] == axis_minus_allies(high.s) - 1);
    CHECK(winners_of(high.s) == 28);
    TableTop low = t;
    low.s.purge_level = 0;
    low.s.garrison_surplus = 0;
    REQUIRE(victory_points(low.s)[4] <= two_player_russia_low);
    CHECK(margins(low.s)[0] == axis_minus_allies(low.s) + 1);
    CHECK(winners_of(low.s) == 3);
}

TEST_CASE("three, four and five players: margins against par", "[gathering_storm][34.11]") {
    for (int players : {3, 4, 5}) {
        TableTop t(players);
        t.turn(20).taken(Target::austria, 10).taken(Target::czechoslovakia, 15).taken(Target::poland, 18);
        t.s.poland = PolandOption::conquest_with_pact;
        const Totals v = victory_points(t.s);
        const auto m = margins(t.s);
        if (players == 3) {
            CHECK(m[0] == v[0] + v[1] - v[2] - v[3] - margin3);
            CHECK(m[1] == -m[0]);
            CHECK(m[2] == v[4] - russia_par);
        }
        if (players == 4) {
            CHECK(m[0] == v[0] - pars_4[0]);
            CHECK(m[2] == v[2] + v[3] - pars_4[2]);
        }
        if (players == 5) {
            CHECK(m[1] == v[1] - pars_5[1]);
            CHECK(m[2] == v[2] - pars_5[2]);
            CHECK(m[3] == v[3] - pars_5[3]);
            CHECK(m[4] == v[4] - pars_5[4]);
        }
        const Byte winners = winners_of(t.s);
        int best = -100;
        for (int k = 0; k < players; ++k) best = std::max(best, m[static_cast<std::size_t>(k)]);
        for (Power p : all_powers)
            if (has_bit(winners, p)) CHECK(m[seat_of_power[t.s.players][ix(p)]] == best);
    }
}

TEST_CASE("the sums behind the winner are told, for every number of players", "[gathering_storm][34.11]") {
    for (int players = 2; players <= 5; ++players) {
        TableTop t(players);
        t.turn(20).taken(Target::austria, 10).taken(Target::poland, 18);
        t.s.scenario = Scenario::spring_1938;
        const auto m = margins(t.s);
        const Lines lines = GatheringStorm::outcome(t.s).standing;
        const auto tells = [&](Text text, std::size_t operand, int n) {
            return std::any_of(lines.begin(), lines.end(), [&](const Line& x) {
                return x.text == text && x.operands[operand].number() == n && x.rule == "34.11"_rule;
            });
        };
        if (players == 2) {
            CHECK(tells(Text::gathering_storm_standing_difference, 2, axis_minus_allies(t.s)));
            CHECK(tells(Text::gathering_storm_standing_late_start, 0, handicap_1938));
            CHECK(tells(Text::gathering_storm_standing_two, 0, m[0]));
            continue;
        }
        if (players == 3) CHECK(tells(Text::gathering_storm_standing_axis, 3, m[0]));
        if (players == 3) CHECK(tells(Text::gathering_storm_standing_allies, 3, m[1]));
        for (int k = players == 3 ? 2 : 0; k < players; ++k)
            CHECK(tells(Text::gathering_storm_standing_par, 3, m[static_cast<std::size_t>(k)]));
        if (players == 4) CHECK(tells(Text::gathering_storm_standing_par, 2, pars_4[1] + italian_handicap_1938));
    }
}

} // namespace wc::gathering_storm

// 4.4 The end of the game: the three conditions, tournament and 2nd-edition scoring, and the final tie-break.
#include "table_top.hpp"

#include "churchill/score.hpp"
#include "churchill/victory_points.hpp"

namespace wc::churchill {

namespace {

// Points by conferences won, alignments and networks outside the colonies.
void add_points(State& s, Side side, int n) {
    REQUIRE(n >= 0);
    int wins = 0;
    while (wins < last_conference && conference_points(wins + 1) <= n) ++wins;
    s.wins[ix(side)] = static_cast<std::uint8_t>(wins);
    n -= conference_points(wins);
    for (int k = 0; k < country_count && n > 0; ++k) {
        const auto c = nth<Country>(k);
        if (countries[ix(c)].kind == CountryKind::colony) continue;
        if (n >= vp_pa && s.pa[ix(c)] == 0) {
            s.pa[ix(c)] = static_cast<std::uint8_t>(at(side) + 1);
            n -= vp_pa;
        } else if (n < vp_pa && s.cn[ix(c)] == 0) {
            set_cn(s, c, side, 1);
            n -= vp_cn_location;
        }
    }
    REQUIRE(n == 0);
}

TableTop scored(TableTop t, const Totals& target, Scoring scoring) {
    t.s.cn = {};
    t.s.pa = {};
    t.s.scoring = scoring;
    t.s.conference = last_conference;
    const Totals base = victory_points(t.s);
    for (Side side : all_sides) add_points(t.s, side, target[ix(side)] - base[ix(side)]);
    CHECK(victory_points(t.s) == target);
    return t;
}

// The tenth conference ends; Germany and Japan stand.
TableTop no_peace(const Totals& target, Scoring scoring = Scoring::printed, int abomb_us = 0) {
    TableTop t(Scenario::campaign);
    t.s.abomb_us = static_cast<std::uint8_t>(abomb_us);
    return scored(t, target, scoring);
}

// Both have surrendered: Western and Eastern Front in Germany, China-Burma-India in Japan.
TableTop peace(const Totals& target, Scoring scoring = Scoring::printed, bool soviets_alone = false, int abomb_us = 0) {
    TableTop t(Scenario::campaign);
    t.s.abomb_us = static_cast<std::uint8_t>(abomb_us);
    t.at_space(soviets_alone ? Space::western_rhine : Space::western_germany).at_space(Space::eastern_germany);
    t.at_space(Space::cbi_japan);
    for (Issue i : {Issue::second_front, Issue::dow, Issue::tle, Issue::tlp}) t.put(i, Spot::removed());
    t.s.surrendered = {1, 1};
    return scored(t, target, scoring);
}

Side winner(TableTop& t, std::initializer_list<int> dice = {}) {
    t.dice(dice).run(Step::post_mortem);
    REQUIRE(t.q.over());
    return static_cast<Side>(t.s.winner);
}

Totals finals(const TableTop& t) {
    const Outcome o = Churchill::outcome(t.s);
    return {o.finals[0], o.finals[1], o.finals[2]};
}

constexpr Side uk = Side::uk, su = Side::su, us = Side::us;

} // namespace

TEST_CASE("the game ends after conference 10, or when both Axis powers have surrendered", "[churchill][4.4]") {
    TableTop ninth = no_peace({20, 20, 20});
    ninth.s.conference = 9;
    ninth.end_conference();
    CHECK(ninth.s.ended == 0);
    CHECK(ninth.s.conference == 10);
    TableTop tenth = no_peace({20, 21, 22});
    winner(tenth, {1, 1, 1});
    CHECK(tenth.s.ended == 3);
    TableTop early = peace({30, 31, 32});
    early.s.conference = 4;
    winner(early);
    CHECK(early.s.ended == 1);
    CHECK(Churchill::outcome(early.s).over);
}

TEST_CASE("condition 1: within 15 points the highest wins", "[churchill][4.41]") {
    TableTop t = peace({25, 40, 30});
    CHECK(winner(t) == su); // a gap of exactly 15
    CHECK(t.s.ended == 1);
    CHECK(rule_id(Churchill::outcome(t.s).reason.rule) == "4.41");
    CHECK(finals(t) == Totals{25, 40, 30});
}

TEST_CASE("condition 2: beyond 15 a die is added; then the highest wins, or the second", "[churchill][4.42]") {
    TableTop close = peace({25, 41, 30});
    CHECK(winner(close, {1}) == su); // 16 <= 15 + 1
    CHECK(close.s.ended == 2);
    CHECK(close.rule_of(Text::churchill_event_gap_roll) == "4.42");
    TableTop at_21 = peace({25, 46, 30});
    CHECK(winner(at_21, {6}) == su);
    TableTop over = peace({25, 46, 30});
    CHECK(winner(over, {5}) == us);
    TableTop far_apart = peace({25, 47, 30});
    CHECK(winner(far_apart, {6}) == us); // 22 or more: always the second
}

TEST_CASE("condition 2: ties in the way of the second are settled between the tied", "[churchill][4.42][4.44]") {
    TableTop second = peace({25, 50, 25});
    CHECK(winner(second, {1}) == uk); // UK and US share second: UK
    TableTop with_us = peace({30, 52, 30}, Scoring::printed, false, trinity);
    CHECK(winner(with_us, {1}) == us); // 4.44 (1)
    TableTop first = peace({24, 47, 47});
    CHECK(winner(first, {1}) == us); // SU and US share first; neither Trinity nor Germany alone, UK not tied
    TableTop germany = peace({24, 47, 47}, Scoring::printed, true);
    CHECK(winner(germany, {1}) == su); // 4.44 (2)
}

TEST_CASE("tournament scoring of condition 2: no die, more than 15 gives it to the second", "[churchill][4.42]") {
    TableTop t = peace({25, 41, 30}, Scoring::tournament);
    CHECK(winner(t) == us);
    TableTop near = peace({25, 40, 30}, Scoring::tournament);
    CHECK(winner(near) == su);
}

TEST_CASE("condition 3: first loses a die, second half a die rounded up, last gains one", "[churchill][4.43]") {
    TableTop t = no_peace({20, 30, 25});
    CHECK(winner(t, {5, 4, 3}) == su); // dice of UK, SU, US
    CHECK(finals(t) == Totals{25, 26, 23});
    CHECK(t.s.ended == 3);
}

TEST_CASE("condition 3: the adjusted scores decide, and each die is halved upwards", "[churchill][4.43]") {
    for (int die = 1; die <= 6; ++die) {
        TableTop t = no_peace({10, 40, 30});
        CHECK(winner(t, {1, 1, die}) == su);
        CHECK(finals(t) == Totals{11, 39, 30 - (die + 1) / 2});
    }
    TableTop t = no_peace({20, 30, 29});
    CHECK(winner(t, {1, 6, 1}) == us);
    CHECK(finals(t) == Totals{21, 24, 28});
}

TEST_CASE("condition 3: tied firsts all lose, tied lasts all gain, each his own die", "[churchill][4.43]") {
    TableTop firsts = no_peace({20, 30, 30});
    CHECK(winner(firsts, {2, 5, 1}) == us);
    CHECK(finals(firsts) == Totals{22, 25, 29});
    TableTop seconds = no_peace({20, 30, 20});
    CHECK(winner(seconds, {6, 6, 1}) == uk);
    CHECK(finals(seconds) == Totals{26, 24, 21});
    TableTop all_equal = no_peace({20, 20, 20});
    CHECK(winner(all_equal, {3, 1, 2}) == su);
    CHECK(finals(all_equal) == Totals{17, 19, 18});
}

TEST_CASE("condition 3 in a tournament: the first loses 5, no dice", "[churchill][4.43]") {
    TableTop t = no_peace({20, 30, 26}, Scoring::tournament);
    CHECK(winner(t) == us);
    CHECK(finals(t) == Totals{20, 25, 26});
    TableTop tied = no_peace({24, 30, 30}, Scoring::tournament);
    CHECK(winner(tied) == uk); // both firsts lose 5; then SU and US tie at 25: 4.44 gives it to UK, tied or not
    CHECK(finals(tied) == Totals{24, 25, 25});
}

TEST_CASE("final tie: US with Trinity, else SU alone in Germany, else UK even if not tied", "[churchill][4.44]") {
    TableTop trinity_reached = no_peace({10, 30, 30}, Scoring::printed, trinity);
    CHECK(winner(trinity_reached, {1, 2, 2}) == us);

    TableTop alone = peace({30, 40, 40}, Scoring::printed, true);
    CHECK(winner(alone) == su);
    TableTop shared = peace({30, 40, 40});
    CHECK(winner(shared) == uk); // both are in Germany
    TableTop with_uk = peace({40, 40, 30});
    CHECK(winner(with_uk) == uk);
}

TEST_CASE("2nd edition: 20 points, then the leader must outweigh the other two", "[churchill][4.4][4.42]") {
    constexpr Scoring second = Scoring::second_edition;
    TableTop within = peace({25, 45, 30}, second);
    CHECK(winner(within) == su);
    CHECK(within.s.ended == 1);
    TableTop beyond = peace({25, 46, 30}, second);
    CHECK(winner(beyond) == us); // 46 does not exceed 55
    CHECK(beyond.s.ended == 2);
    TableTop sum = peace({24, 48, 24}, second);
    CHECK(winner(sum) == uk); // 48 does not exceed 48; UK and US share second
    TableTop giant = peace({24, 49, 24}, second);
    CHECK(winner(giant) == su);
    TableTop tied_first = peace({24, 46, 46}, second);
    CHECK(winner(tied_first) == uk); // a tie for first is 4.44's, whose last word is UK
}

TEST_CASE("2nd edition without a double surrender: -5, -3, +5", "[churchill][4.4][4.43]") {
    constexpr Scoring second = Scoring::second_edition;
    TableTop t = no_peace({20, 30, 27}, second);
    CHECK(winner(t) == uk); // tie at 25 for first: 4.44
    CHECK(finals(t) == Totals{25, 25, 24});
    TableTop firsts = no_peace({20, 30, 30}, second);
    winner(firsts);
    CHECK(finals(firsts) == Totals{25, 25, 25});
    TableTop lasts = no_peace({20, 30, 20}, second);
    winner(lasts);
    CHECK(finals(lasts) == Totals{25, 25, 25});
}

TEST_CASE("one surrender does not end the game", "[churchill][4.4]") {
    TableTop t(Scenario::campaign);
    t.card(4, 'A').at_space(Space::western_germany).put(Issue::tle, Spot::removed()).s.surrendered[0] = 1;
    t.end_conference();
    CHECK(t.s.ended == 0);
    CHECK(t.s.conference == 5);
}

} // namespace wc::churchill

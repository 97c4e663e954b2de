// The end of the war as the bots would have it: 4.41 - 4.43 seen from section 15.6 of the reference.
#include "ai/churchill_ending.hpp"
#include "ai/churchill_prospects.hpp"
#include "bot_at.hpp"

namespace wc::churchill {

namespace {

using bot::Ending;

// Conference 8, Japan before the Far East Front's eyes, Germany already beaten by the USSR alone.
TableTop before_japan() {
    TableTop t(Scenario::campaign);
    t.card(8, 'C').wins_conference(Side::uk);
    for (Spot& where : t.s.issue) where = Spot::off();
    for (std::size_t k = 0; k < side_count; ++k) {
        t.s.deck[k] |= t.s.hand[k];
        t.s.hand[k] = 0;
        t.s.hand_size[k] = 0;
    }
    t.at_space(Space::eastern_germany).at_space(Space::fe_korea).nav(Box::fe, 5);
    t.s.surrendered[ix(Theatre::europe)] = 1;
    t.put(Issue::second_front, Spot::removed()).put(Issue::tle, Spot::removed());
    t.s.german_pool = 0;
    t.s.italian_cube = 0;
    return t;
}

// The score of each side, made up with conferences won and pawns; what the map gives is looked up.
int points(const State& s, Side side) { return victory_points(s)[ix(side)]; }

} // namespace

TEST_CASE("a leader too far ahead would not end the war, one close ahead would", "[ai][churchill][4.42]") {
    TableTop t = before_japan();
    REQUIRE(points(t.s, Side::su) + vp_japan - points(t.s, Side::us) >= 22);
    CHECK(bot::ending(t.s, Side::su, Front::fe, 1) == Ending::lost);
    CHECK(bot::fears_peace(t.s, Side::su));
    for (Country c : {Country::france, Country::austria, Country::siam, Country::holland, Country::belgium,
                      Country::persia, Country::denmark})
        t.networks(c, Side::us, 1).alignment(c, Side::us);
    for (Country c : {Country::greece, Country::yugoslavia, Country::middle_east, Country::malaya, Country::norway})
        t.networks(c, Side::uk, 1).alignment(c, Side::uk);
    t.s.wins = {3, 0, 3};
    REQUIRE(points(t.s, Side::su) + vp_japan - std::min(points(t.s, Side::us), points(t.s, Side::uk)) <= gap_max);
    CHECK(bot::ending(t.s, Side::su, Front::fe, 1) == Ending::won);
    CHECK_FALSE(bot::fears_peace(t.s, Side::su));
}

TEST_CASE("the second ends a war that its leader fears", "[ai][churchill][4.42]") {
    TableTop t = before_japan();
    t.at_space(Space::cp_iwo_jima).nav(Box::cp, 5);
    REQUIRE(points(t.s, Side::us) + vp_japan > points(t.s, Side::uk));
    REQUIRE(points(t.s, Side::su) > points(t.s, Side::us) + vp_japan);
    CHECK(bot::ending(t.s, Side::us, Front::cp, 1) == Ending::won);
    CHECK(bot::ending(t.s, Side::uk, Front::cp, 1) == Ending::lost);
    CHECK(bot::ending(t.s, Side::us, Front::swp, 1) == Ending::none);
}

TEST_CASE("the end conditions of other scorings are looked at", "[ai][churchill][4.42]") {
    TableTop t = before_japan();
    t.s.scoring = Scoring::second_edition;
    REQUIRE(points(t.s, Side::su) + vp_japan > points(t.s, Side::us) + points(t.s, Side::uk));
    CHECK(bot::ending(t.s, Side::su, Front::fe, 1) == Ending::won); // more than both others together
    t.s.scoring = Scoring::tournament;
    CHECK(bot::ending(t.s, Side::su, Front::fe, 1) == Ending::lost);
}

TEST_CASE("the Emperor's surrender counts as an end too", "[ai][churchill][7.8]") {
    TableTop t = before_japan();
    t.s.front[ix(Front::fe)] = 0;
    t.put(Issue::dow, Spot::centre()).at_space(Space::cp_marianas);
    t.s.abomb_us = trinity;
    CHECK(bot::ending(t.s, Side::su, Front::fe, 1) != Ending::none); // Manchuria completes its conditions
    t.s.abomb_us = 0;
    CHECK(bot::ending(t.s, Side::su, Front::fe, 1) == Ending::none);
}

TEST_CASE("who fears peace spends nothing on it", "[ai][churchill][15.6]") {
    TableTop t = before_japan();
    t.s.production = {0, 3, 0};
    t.run(Step::allocate_next, Seat::nobody, 0);
    REQUIRE(t.asks(Step::allocate, Side::su));
    while (t.asks(Step::allocate, Side::su)) let_bot(t);
    CHECK(t.s.os[ix(Front::fe)] == 0);

    TableTop direct = before_japan();
    direct.won(Side::su, {Issue::dosu}).run(Step::direct_next);
    REQUIRE(direct.asks(Step::direct, Side::su));
    CHECK(bot_answer(direct) != make_choice(Verb::direct, Issue::dosu, Front::fe));
}

TEST_CASE("a leader with a safe lead does without the first surrender", "[ai][churchill][4.43]") {
    TableTop t(Scenario::campaign);
    t.at_space(Space::eastern_east_prussia);
    t.s.wins = {3, 0, 3};
    CHECK(bot::ending(t.s, Side::su, Front::eastern, 1) == Ending::none); // 4.43 could take its lead
    t.s.wins = {0, 4, 0};
    t.s.abomb_su = 4;
    REQUIRE(points(t.s, Side::su) - points(t.s, Side::uk) > 20);
    CHECK(bot::ending(t.s, Side::su, Front::eastern, 1) == Ending::lost);
}

} // namespace wc::churchill

// 5.27 The conclusion of the meeting.
#include "table_top.hpp"

namespace wc::churchill {

TEST_CASE("everybody wins what is on his track or in his chair; the centre is nobody's", "[churchill][5.27]") {
    TableTop t(Scenario::campaign);
    t.put(Issue::dosu, Side::uk, 1).put(Issue::abomb, Side::su, 6).put(Issue::dous1, Spot::won(Side::uk));
    t.centre({Issue::sm, Issue::second_front, Issue::tle}).run(Step::meeting_end);
    CHECK(t.where(Issue::dosu) == Spot::won(Side::uk));
    CHECK(t.where(Issue::abomb) == Spot::won(Side::su));
    CHECK(t.s.last_winner == at(Side::uk));
    CHECK(t.s.wins == std::array<std::uint8_t, 3>{1, 0, 0});
    CHECK(t.where(Issue::tle) == Spot::centre());
}

TEST_CASE("conditional issues on a track count as won, and have no effect", "[churchill][5.27][6.2]") {
    TableTop t(Scenario::campaign);
    t.put(Issue::second_front, Side::su, 1)
        .put(Issue::dow, Side::su, 3)
        .put(Issue::tle, Side::us, 6)
        .run(Step::meeting_end);
    CHECK(t.s.last_winner == at(Side::su));
    CHECK_FALSE(is_active(t.s, Front::western));
    CHECK_FALSE(is_active(t.s, Front::fe));
}

TEST_CASE("Theater Leadership, A-Bomb Research, the Global Issue and offensives in the centre do nothing",
          "[churchill][5.27]") {
    TableTop t(Scenario::campaign);
    t.card(1, 'C').nav(Box::arctic, 0).put(Issue::sm, Side::uk, 1);
    t.centre({Issue::tle, Issue::abomb, Issue::global, Issue::douk, Issue::produs1, Issue::pm22});
    t.run(Step::meeting_end);                  // UK wins; SU begins
    REQUIRE(t.asks(Step::allocate, Side::su)); // no offensive is placed, no leader named
    CHECK(t.s.production ==
          std::array<std::uint8_t, 3>{5, 3, 6}); // Strategic Materials are UK's, US Production nobody's
    CHECK(t.refusal(Verb::activate, Issue::pm22) == "6.81");
    CHECK(t.s.directed == std::array<std::uint8_t, 4>{});
    TableTop war(Scenario::campaign);
    war.centre({Issue::abomb, Issue::global}).run(Step::research); // no die
    CHECK(war.s.abomb_us == 0);
    CHECK(war.q.step != ix(Step::global_pawn));
}

TEST_CASE("pass rights of a meeting end with it", "[churchill][5.27][4.22]") {
    TableTop t(Scenario::campaign);
    t.s.debated = {1, 1, 1};
    t.put(Issue::sm, Side::uk, 1).run(Step::meeting_end);
    CHECK(t.s.debated == std::array<std::uint8_t, 3>{});
}

} // namespace wc::churchill

// 8.0 The post-mortem: what is put away and what stays.
#include "table_top.hpp"

namespace wc::churchill {

TEST_CASE("support, offensives and cubes leave the map; NAV stay", "[churchill][8.1]") {
    TableTop t(Scenario::campaign);
    t.card(2, 'C');
    t.s.os = {1, 2, 3, 4, 5, 6, 7};
    t.s.army = {1, 1, 1, 1, 1, 1, 1};
    t.s.directed = {1, 2, 3, 4};
    t.s.paid = {2, 1, 0, 0};
    const auto nav = t.s.nav;
    t.dice({2}).end_conference(); // 3B: OS(2,Eastern) is all the next card brings
    CHECK(t.s.os == std::array<std::uint8_t, 7>{0, 0, 2, 0, 0, 0, 0});
    CHECK(t.s.army == std::array<std::uint8_t, 7>{});
    CHECK(t.s.directed == std::array<std::uint8_t, 4>{});
    CHECK(t.s.paid == std::array<std::uint8_t, 4>{});
    CHECK(t.s.nav == nav);
}

TEST_CASE("issues go back to the display, but not those that have left the game", "[churchill][8.1]") {
    TableTop t(Scenario::campaign);
    t.card(2, 'C').at_space(Space::western_normandy);
    t.won(Side::uk, {Issue::tle, Issue::pm22}).centre({Issue::sm, Issue::dow});
    t.dice({2}).end_conference(); // 3B would put the Second Front in the centre
    CHECK(t.where(Issue::second_front) == Spot::removed());
    for (Issue i : {Issue::tle, Issue::pm22, Issue::sm, Issue::dow, Issue::abomb}) CHECK(t.where(i) == Spot::off());
}

TEST_CASE("leadership, networks, alignments, pawns and the bomb persist; the conference's own state does not",
          "[churchill][8.1]") {
    TableTop t(Scenario::campaign);
    t.card(2, 'C').pawn(GlobalTrack::europe, GlobalPawn::second).alignment(Country::france, Side::us);
    t.s.abomb_us = 2;
    t.s.abomb_su = 3;
    t.s.theatre_leader = {Side::us, Side::uk};
    t.s.paranoia = 1;
    t.s.research = 2;
    t.s.activated = {1, 1, 1};
    t.s.card_paid = {1, 0, 2};
    t.s.leader = {LeaderStatus::used, LeaderStatus::used, LeaderStatus::used};
    const auto cn = t.s.cn, pa = t.s.pa;
    t.dice({2, 4, 3}).end_conference(); // CN(SU,1): Persia, where US has one
    auto expected = cn;
    expected[ix(Country::persia)] = 0;
    CHECK(t.s.cn == expected);
    CHECK(t.s.pa == pa);
    CHECK(t.s.pawn[ix(GlobalTrack::europe)] == GlobalPawn::second);
    CHECK((t.s.abomb_us == 2 && t.s.abomb_su == 3));
    CHECK(t.s.theatre_leader == std::array{Side::us, Side::uk});
    CHECK((t.s.paranoia == 0 && t.s.research == 0));
    CHECK(t.s.activated == std::array<std::uint8_t, 3>{});
    CHECK(t.s.card_paid == std::array<std::uint8_t, 3>{});
    CHECK(t.s.leader == std::array<LeaderStatus, 3>{});
    CHECK(t.s.conference == 3);
}

TEST_CASE("the next conference begins with its card; after the last the game is scored", "[churchill][8.1][4.4]") {
    TableTop t(Scenario::campaign);
    t.card(9, 'A').end_conference();
    CHECK(t.s.conference == 10);
    CHECK(t.asks(Step::agenda_card, Side::uk));
    t.end_conference();
    CHECK(t.q.over());
    CHECK(t.s.ended == 3);
    CHECK(t.s.frames.depth == 0);
}

} // namespace wc::churchill

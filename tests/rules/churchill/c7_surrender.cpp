// 7.8 Surrender by entry and by the Emperor's word, and what a surrender changes.
#include "table_top.hpp"

#include "churchill/victory_points.hpp"
#include "churchill/war.hpp"

namespace wc::churchill {

namespace {

State surrender(TableTop& t) {
    Journal journal;
    State s = t.s;
    Play<State> p{s, journal};
    check_surrender(p);
    return s;
}

bool fallen(const State& s, Theatre t) { return s.surrendered[ix(t)] != 0; }

// All three conditions of the Emperor hold: Trinity, Manchuria, and this base.
TableTop emperor(Space base) {
    TableTop t(Scenario::campaign);
    t.s.abomb_us = trinity;
    return t.at_space(Space::fe_manchuria).at_space(base);
}

} // namespace

TEST_CASE("an Axis power surrenders when a front marker is in it", "[churchill][7.8][3.22]") {
    for (Space x : {Space::western_germany, Space::eastern_germany}) {
        TableTop t(Scenario::campaign);
        t.at_space(x);
        CHECK(fallen(surrender(t), Theatre::europe));
    }
    for (Space x : {Space::cbi_japan, Space::swp_japan, Space::cp_japan, Space::fe_japan}) {
        TableTop t(Scenario::campaign);
        t.at_space(x);
        const State s = surrender(t);
        CHECK(fallen(s, Theatre::pacific));
        CHECK(s.emperor == 0);
    }
    TableTop near(Scenario::campaign); // the Mediterranean's last space is no Axis power
    near.at_space(Space::mediterranean_northern_italy).at_space(Space::western_rhine).at_space(Space::fe_korea);
    const State s = surrender(near);
    CHECK_FALSE((fallen(s, Theatre::europe) || fallen(s, Theatre::pacific)));
}

TEST_CASE("the Emperor surrenders with Trinity, Manchuria and a base at Marianas, Okinawa or Formosa",
          "[churchill][7.8]") {
    for (Space base : {Space::cp_marianas, Space::cp_iwo_jima, Space::swp_okinawa, Space::cbi_formosa}) {
        TableTop t = emperor(base);
        const State s = surrender(t);
        CHECK(fallen(s, Theatre::pacific));
        CHECK(s.emperor == 1);
    }
    for (Space short_of : {Space::cp_marshalls, Space::swp_philippines, Space::cbi_hong_kong}) {
        TableTop t = emperor(short_of);
        CHECK_FALSE(fallen(surrender(t), Theatre::pacific));
    }
    TableTop korea = emperor(Space::cp_marianas); // Manchuria or beyond
    korea.at_space(Space::fe_korea);
    CHECK(fallen(surrender(korea), Theatre::pacific));
}

TEST_CASE("the Emperor needs all three conditions", "[churchill][7.8]") {
    TableTop no_bomb = emperor(Space::cp_marianas);
    no_bomb.s.abomb_us = trinity - 1;
    CHECK_FALSE(fallen(surrender(no_bomb), Theatre::pacific));
    TableTop no_soviets = emperor(Space::cp_marianas);
    no_soviets.at_space(Space::fe_siberia);
    CHECK_FALSE(fallen(surrender(no_soviets), Theatre::pacific));
}

TEST_CASE("if Japan falls by entry the Emperor's word is not needed", "[churchill][7.8][9.4]") {
    TableTop t = emperor(Space::cp_japan);
    const State s = surrender(t);
    CHECK(fallen(s, Theatre::pacific));
    CHECK(s.emperor == 0);
}

TEST_CASE("Germany's fall: its issues leave, its reserves too, and its fronts stop", "[churchill][7.8]") {
    TableTop t(Scenario::campaign);
    t.at_space(Space::western_germany).at_space(Space::eastern_vistula);
    const State s = surrender(t);
    CHECK(spot(s, Issue::tle) == Spot::removed());
    CHECK(spot(s, Issue::second_front) == Spot::removed());
    CHECK(spot(s, Issue::tlp) == Spot::off());
    CHECK(spot(s, Issue::dow) == Spot::off());
    CHECK(s.german_pool == 0);
    CHECK(s.italian_cube == 0);
    CHECK(s.japanese_navy == 2);
    for (Front f : {Front::western, Front::mediterranean, Front::eastern}) CHECK_FALSE(is_open(s, f));
    for (Front f : {Front::cbi, Front::swp, Front::cp, Front::fe}) CHECK(is_open(s, f));
    CHECK(s.front[ix(Front::eastern)] == 3); // it keeps the spaces it has
    CHECK(s.nav == t.s.nav);                 // what lies in the boxes stays
    CHECK_FALSE(takes_nav(s, Box::arctic));
}

TEST_CASE("Japan's fall: the same in the Pacific", "[churchill][7.8]") {
    TableTop t(Scenario::campaign);
    t.at_space(Space::cp_japan);
    const State s = surrender(t);
    CHECK(spot(s, Issue::tlp) == Spot::removed());
    CHECK(spot(s, Issue::dow) == Spot::removed());
    CHECK(spot(s, Issue::tle) == Spot::off());
    CHECK(s.japanese_navy == 0);
    for (Front f : {Front::cbi, Front::swp, Front::cp, Front::fe}) CHECK_FALSE(is_open(s, f));
    CHECK(is_open(s, Front::eastern));
}

TEST_CASE("surrender is looked at after all seven attempts", "[churchill][7.8][7.71]") {
    TableTop t(Scenario::campaign);
    t.at_space(Space::western_rhine).at_space(Space::eastern_east_prussia).card(2, 'C');
    t.s.german_pool = 0;
    t.s.os[ix(Front::western)] = t.s.os[ix(Front::eastern)] = 5;
    t.any_dice().run(Step::military);
    CHECK(fallen(t.s, Theatre::europe));
    CHECK(in_axis_power(t.s, Front::western));
    CHECK(in_axis_power(t.s, Front::eastern));
    CHECK(t.happened(Text::churchill_event_germany_surrenders) == 1);
}

TEST_CASE("after Germany's fall the clandestine and political segments go on everywhere", "[churchill][7.8]") {
    TableTop t(Scenario::campaign);
    t.at_space(Space::western_germany).put(Issue::tle, Spot::removed()).nav(Box::arctic, 3);
    t.s.surrendered[0] = 1;
    t.s.cn_due = {3, 0, 0};
    t.run(Step::clandestine_next);
    CHECK(t.offers(Verb::place_cn, Country::holland));
    CHECK(t.offers(Verb::place_cn, Country::norway)); // the Arctic's NAV still count
}

} // namespace wc::churchill

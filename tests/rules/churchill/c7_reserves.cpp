// 7.5 Axis reserves, case by case: 7.51 - 7.53 navies and kamikazes.
#include "table_top.hpp"

#include "churchill/war.hpp"

namespace wc::churchill {

namespace {

using Boxes = std::array<std::uint8_t, box_count>; // Arctic, Western, Mediterranean, CBI, SWP, CP, FE

// The reserves alone are placed; these dice are asked for, and no others.
struct Placed {
    Boxes nav;
    std::array<std::uint8_t, front_count> army;
};
Placed place(TableTop& t, const std::vector<int>& dice = {}) {
    Script script;
    for (int face : dice) script.values.push_back(face - 1);
    Journal journal{.script = &script};
    State s = t.s;
    Play<State> p{s, journal};
    place_reserves(p);
    CHECK(script.sides.size() == dice.size());
    return {s.nav, s.army};
}

// Only Europe's or only the Pacific's boxes hold NAV; the other theatre's armies still come out.
TableTop europe(int arctic, int western, int mediterranean) {
    TableTop t(Scenario::campaign);
    t.s.nav = {static_cast<std::uint8_t>(arctic),
               static_cast<std::uint8_t>(western),
               static_cast<std::uint8_t>(mediterranean),
               0,
               0,
               0,
               0};
    return t.at_space(Space::swp_bismarcks); // SWP nearer than CP: no tie of the Japanese army
}
TableTop pacific(Boxes nav, int cubes) {
    TableTop t(Scenario::campaign);
    t.s.nav = nav;
    t.s.japanese_navy = static_cast<std::uint8_t>(cubes);
    return t.at_space(Space::swp_bismarcks);
}

} // namespace

TEST_CASE("German navy: first the Arctic, then the fuller of Western and Mediterranean", "[churchill][7.51][4.33]") {
    TableTop west = europe(2, 4, 3);
    CHECK(place(west).nav == Boxes{1, 3, 3});
    TableTop south = europe(2, 3, 4);
    CHECK(place(south).nav == Boxes{1, 3, 3});
    TableTop no_arctic = europe(0, 3, 5); // the first cube starts at the second rule
    CHECK(place(no_arctic).nav == Boxes{0, 3, 3});
}

TEST_CASE("German navy: a tie is rolled for, odd Western, even Mediterranean", "[churchill][7.51]") {
    TableTop t = europe(2, 3, 3);
    CHECK(place(t, {1}).nav == Boxes{1, 2, 3});
    CHECK(place(t, {5}).nav == Boxes{1, 2, 3});
    CHECK(place(t, {2}).nav == Boxes{1, 3, 2});
    TableTop twice = europe(0, 3, 3); // both cubes: after the first there is no tie
    CHECK(place(twice, {4}).nav == Boxes{0, 2, 2});
}

TEST_CASE("German navy: the Western box is left out while the Second Front is in force", "[churchill][7.51]") {
    TableTop t = europe(2, 5, 3);
    t.centre({Issue::second_front});
    CHECK(place(t).nav == Boxes{1, 5, 2});
    TableTop arctic_again = europe(2, 5, 0);
    arctic_again.centre({Issue::second_front});
    CHECK(place(arctic_again).nav == Boxes{0, 5, 0});
}

TEST_CASE("German navy: without another box the Arctic again, else unused", "[churchill][7.51]") {
    TableTop t = europe(2, 0, 0);
    CHECK(place(t).nav == Boxes{});
    TableTop one = europe(1, 0, 0);
    CHECK(place(one).nav == Boxes{});
    TableTop none = europe(0, 0, 0);
    CHECK(place(none).nav == Boxes{});
}

TEST_CASE("Japanese navy: two cubes go to SWP and CP, and on to boxes that hold NAV", "[churchill][7.52]") {
    TableTop both = pacific({0, 0, 0, 1, 3, 3, 1}, 2);
    CHECK(place(both).nav == Boxes{0, 0, 0, 1, 2, 2, 1});
    TableTop swp_empty = pacific({0, 0, 0, 1, 0, 3, 1}, 2);
    CHECK(place(swp_empty).nav == Boxes{0, 0, 0, 1, 0, 1, 1});
    TableTop then_cbi = pacific({0, 0, 0, 2, 0, 1, 1}, 2);
    CHECK(place(then_cbi).nav == Boxes{0, 0, 0, 1, 0, 0, 1});
    TableTop then_fe = pacific({0, 0, 0, 0, 0, 0, 1}, 2);
    CHECK(place(then_fe).nav == Boxes{});
}

TEST_CASE("Japanese navy: the last cube goes where SWP or CP holds more", "[churchill][7.52]") {
    TableTop swp = pacific({0, 0, 0, 1, 4, 3, 0}, 1);
    CHECK(place(swp).nav == Boxes{0, 0, 0, 1, 3, 3, 0});
    TableTop tie = pacific({0, 0, 0, 1, 3, 3, 0}, 1);
    CHECK(place(tie, {3}).nav == Boxes{0, 0, 0, 1, 2, 3, 0}); // odd SWP
    CHECK(place(tie, {4}).nav == Boxes{0, 0, 0, 1, 3, 2, 0});
    TableTop empty = pacific({0, 0, 0, 2, 0, 0, 0}, 1); // both empty: nothing to roll for
    CHECK(place(empty).nav == Boxes{0, 0, 0, 1, 0, 0, 0});
}

TEST_CASE("Japanese navy cubes leave with New Guinea or the Marshalls, then the Philippines or the Marianas",
          "[churchill][7.52][7.75]") {
    TableTop t(Scenario::campaign);
    const auto enter = [&](Space x) {
        t.s.front[ix(info(x).front)] = static_cast<std::uint8_t>(info(x).index - 1);
        t.s.nav = {5, 5, 5, 5, 5, 5, 5};
        t.s.os = {};
        t.s.os[ix(info(x).front)] = 5; // strength 10: one space without a roll
        Journal journal;
        Play<State> p{t.s, journal};
        advance_fronts(p);
        return int{t.s.japanese_navy};
    };
    CHECK(enter(Space::swp_bismarcks) == 2);
    CHECK(enter(Space::swp_new_guinea) == 1);
    CHECK(enter(Space::cp_marshalls) == 1); // the other changes nothing
    CHECK(enter(Space::cp_marianas) == 0);
    t.s.japanese_navy = 2;
    CHECK(enter(Space::swp_philippines) == 0); // the first cube too, if it is still there
    t.s.japanese_navy = 2;
    CHECK(enter(Space::cp_marshalls) == 1);
}

TEST_CASE("kamikazes strike before Formosa, Okinawa, Iwo Jima and Japan, once the navy is gone", "[churchill][7.53]") {
    TableTop t = pacific({0, 0, 0, 3, 3, 3, 3}, 0);
    t.at_space(Space::cbi_hong_kong).at_space(Space::swp_philippines).at_space(Space::cp_marianas);
    t.at_space(
        Space::fe_korea); // four rolls, in this order; then no tie: the Far East has Japan before it, CBI and SWP
    CHECK(place(t, {1, 2, 3, 6, 1}).nav == Boxes{0, 0, 0, 2, 2, 3, 3});
    TableTop far = pacific({0, 0, 0, 3, 3, 3, 3}, 0);
    CHECK(place(far).nav == Boxes{0, 0, 0, 3, 3, 3, 3});
    TableTop japan = pacific({0, 0, 0, 3, 3, 3, 3}, 0);
    japan.at_space(Space::cp_iwo_jima);
    CHECK(place(japan, {2}).nav == Boxes{0, 0, 0, 3, 3, 2, 3});
    TableTop no_nav = pacific({0, 0, 0, 3, 3, 0, 3}, 0);
    no_nav.at_space(Space::cp_iwo_jima);
    CHECK(place(no_nav).nav == Boxes{0, 0, 0, 3, 3, 0, 3});
    TableTop with_navy = pacific({0, 0, 0, 3, 3, 4, 3}, 1);
    with_navy.at_space(Space::cp_iwo_jima);
    CHECK(place(with_navy).nav == Boxes{0, 0, 0, 3, 3, 3, 3});
}

TEST_CASE("a fallen power has no reserves", "[churchill][7.5][7.8]") {
    TableTop t = europe(3, 3, 4);
    t.at_space(Space::western_germany).put(Issue::tle, Spot::removed()).s.surrendered[0] = 1;
    const Placed after = place(t);
    CHECK(after.nav == Boxes{3, 3, 4});
    CHECK(after.army[ix(Front::eastern)] == 0);
    CHECK(after.army[ix(Front::cbi)] == 2); // Japan's still come
}

TEST_CASE("a navy cube sinks one NAV, an army cube cancels one OS", "[churchill][7.5][4.33]") {
    TableTop t = europe(1, 0, 3);
    const Placed after = place(t);
    CHECK(after.nav == Boxes{0, 0, 2});
    CHECK(after.army[ix(Front::eastern)] == 5);
    State s = t.s;
    s.os[ix(Front::eastern)] = 6;
    s.army = after.army;
    CHECK(strength(s, Front::eastern) == 2);
}

} // namespace wc::churchill

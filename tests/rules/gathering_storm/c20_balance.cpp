// 20 Balance of power, 21 Russian garrison, 23 European Aggression Index.
#include "game.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

namespace {

Balance against(int axis, int allies, Arm arm) {
    Balance b;
    b.axis[ix(arm)] = axis;
    b.allies[ix(arm)] = allies;
    return b;
}

} // namespace

TEST_CASE("a lead of one to three is one advantage, of four or more two", "[gathering_storm][20.2]") {
    for (Arm arm : {Arm::armor, Arm::infantry, Arm::air}) {
        CHECK(against(3, 3, arm).advantage(arm) == 0);
        CHECK(against(4, 3, arm).advantage(arm) == 1);
        CHECK(against(6, 3, arm).advantage(arm) == 1);
        CHECK(against(7, 3, arm).advantage(arm) == 2);
        CHECK(against(1, 5, arm).advantage(arm) == -2);
        CHECK(against(1, 4, arm).land_air() == -1);
    }
}

TEST_CASE("at sea it is twice as many that counts", "[gathering_storm][20.3]") {
    CHECK(against(8, 20, Arm::naval).advantage(Arm::naval) == -2);
    CHECK(against(11, 20, Arm::naval).advantage(Arm::naval) == -1);
    CHECK(against(10, 20, Arm::naval).advantage(Arm::naval) == -2);
    CHECK(against(20, 20, Arm::naval).advantage(Arm::naval) == 0);
    CHECK(against(21, 20, Arm::naval).total() == 1);
    CHECK(against(21, 20, Arm::naval).land_air() == 0);
}

TEST_CASE("worked example 7: the garrison and what is required", "[gathering_storm][21.21][21.22][examples]") {
    TableTop t;
    t.turn(20);
    t.s.active[4] = {3, 5, 3};
    t.s.results[ix(Project::int1_russia)] = 2;
    t.flag(Country::turkey, Power::russia, 3);
    CHECK(garrison(t.s) == 15);
    t.s.active[0] = {3, 3, 4};
    t.s.active[1] = {0, 2, 2};
    t.s.active[2] = {1, 6, 1};
    t.s.active[3] = {1, 3, 1}; // armor 3-2: +1, infantry 5-9: -2, air 6-2: +2
    t.s.active[3][1] = 0;
    t.s.active[2][1] = 6; // infantry 5-6: -1
    REQUIRE(land_air(t.s) == 2);
    t.taken(Target::austria, 13).taken(Target::czechoslovakia, 15);
    REQUIRE(aggression_index(t.s) == 2);
    t.flag(Country::rumania, Power::france, 0)
        .flag(Country::rumania, Power::germany, 2)
        .flag(Country::rumania, Power::italy, 1);
    t.flag(Country::poland, Power::france, 3);
    CHECK(garrison_requirement(t.s) == 15);
    Journal quiet;
    Play<State> p{t.s, quiet};
    check_garrison(p);
    CHECK(t.s.garrison_surplus == 0);
    CHECK(t.s.garrison == 0);
}

TEST_CASE("flags, control, neutral Poland and occupation policies in the requirement", "[gathering_storm][21.22]") {
    TableTop t;
    t.flag(Country::rumania, Power::france, 0).flag(Country::poland, Power::france, 0);
    const int base = garrison_requirement(t.s);
    t.flag(Country::finland, Power::germany, 1);
    CHECK(garrison_requirement(t.s) == base + 1);
    t.flag(Country::finland, Power::germany, 3);
    CHECK(garrison_requirement(t.s) == base + 2);
    t.flag(Country::finland, Power::germany, 0).flag(Country::finland, Power::britain, 2);
    CHECK(garrison_requirement(t.s) == base); // two Allied flags are no pact
    t.flag(Country::finland, Power::russia, 2);
    CHECK(garrison_requirement(t.s) == base); // Russian ones never count
    t.s.results[ix(Project::int6_axis)] = 1;
    CHECK(garrison_requirement(t.s) == base + 1);
    t.s.results[ix(Project::int6_axis)] = 2;
    CHECK(garrison_requirement(t.s) == base + 3);
    t.s.control[ix(Country::poland)] = Control::neutral;
    CHECK(garrison_requirement(t.s) == base + 3);
    t.s.control[ix(Country::poland)] = Control::satellite;
    CHECK(garrison_requirement(t.s) == base + 5);
    t.s.control[ix(Country::poland)] = Control::germany;
    t.s.poland = PolandOption::conquest_with_pact;
    t.s.pact_turn = 1;
    const int index = 1; // the Pact itself
    CHECK(garrison_requirement(t.s) == base + 3 + 1 + index);
    t.s.pact_broken = 1;
    CHECK(garrison_requirement(t.s) == base + 3 + 2 + index);
}

TEST_CASE("three checks move the level, never the points; a great deficit forbids military counters",
          "[gathering_storm][21.23]") {
    CHECK(garrison_support(0) == 0);
    CHECK(garrison_support(2) == 1);
    CHECK(garrison_support(3) == 2);
    CHECK(garrison_support(5) == 2);
    CHECK(garrison_support(-6) == -3);
    CHECK(garrison_support(8) == 3);
    CHECK(garrison_support(9) == 4);
    TableTop t;
    t.s.active[4] = {1, 2, 1};
    t.level(Power::russia, 0);
    t.s.garrison = 0;
    t.s.points[4] = 6;
    t.stops_before(Step::diplomacy_open).run(Step::economic_reveal);
    CHECK(t.s.garrison_surplus == 4 + 1 - 8);
    CHECK(t.s.garrison == -2);
    CHECK(t.s.level[4] == -2);
    CHECK(t.s.points[4] == 6);
    CHECK(t.s.no_military == 1);
}

TEST_CASE("the index: great aggressions, the Pact, civil war, climate, events", "[gathering_storm][23.21]") {
    TableTop t;
    t.turn(15).taken(Target::rhineland, 5).taken(Target::sudetenland, 13);
    CHECK(aggression_index(t.s) == 0);
    t.taken(Target::austria, 15); // from the turn after
    CHECK(aggression_index(t.s) == 0);
    t.turn(16);
    CHECK(aggression_index(t.s) == 1);
    t.s.attack_turn[ix(Target::greece)] = 15; // under attack
    CHECK(aggression_index(t.s) == 2);
    t.s.war[0] = t.s.war[1] = War::fought;
    CHECK(aggression_index(t.s) == 3); // never more than one for civil wars
    t.s.pact_turn = 16;                // at once, and for good
    CHECK(aggression_index(t.s) == 4);
    t.s.pact_broken = 16;
    CHECK(aggression_index(t.s) == 4);
    t.s.climate = -3;
    CHECK(aggression_index(t.s) == 5);
    t.s.general = byte(general_with(GeneralKind::eai, -1));
    CHECK(aggression_index(t.s) == 4);
    CHECK(positive_index(t.s) == 4);
    TableTop calm;
    calm.s.climate = 3;
    CHECK(aggression_index(calm.s) == -1);
    CHECK(positive_index(calm.s) == 0);
}

TEST_CASE("the index raises what the garrison must be", "[gathering_storm][23.31]") {
    TableTop t;
    const int base = garrison_requirement(t.s);
    t.s.climate = -3;
    CHECK(garrison_requirement(t.s) == base + 1);
    t.s.climate = 3; // a negative index lowers nothing
    CHECK(garrison_requirement(t.s) == base);
}

} // namespace wc::gathering_storm

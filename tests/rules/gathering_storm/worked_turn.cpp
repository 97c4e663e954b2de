// Section 30 of the reference: Spring 1935 with three players, from the set-up to the levels of the second turn, number by number.
#include "game.hpp"

#include "gathering_storm/income.hpp"

namespace wc::gathering_storm {

namespace {

// Tile 2 for Spain; cards 58, 57, 61, 49, 79, 23; the Military Purge; tiles 3, 1, 2, 3, 2.
Game worked_turn() { return Game(3, {10, 57, 56, 58, 48, 74, 22, 2, 20, 0, 9, 18, 9}); }

void play_events(Game& g) {
    g.answer(Verb::military_return).answer(Verb::lose_unit, UnitType::infantry).answer(Verb::lose_unit, UnitType::air);
}
void play_income(Game& g) {
    for (int k = 0; k < power_count; ++k) g.answer(Verb::returned_enough);
}
// A question with one answer is not put: what can be paid in one way only is paid.
void pay(Game& g, Power p, int value) {
    if (g.asks(Step::pay, p)) g.answer(Verb::pay_counter, value);
}
void finish(Game& g, Power p) {
    if (g.asks(Step::construction, p)) g.answer(Verb::construction_done);
}
void plan_germany(Game& g) {
    g.answer(Verb::mobilize_civil).answer(Verb::research_with, 2);
    g.answer(Verb::assign, Project::mil1_germany);                                             // advanced
    g.answer(Verb::assign, Project::int1_axis);                                                // intelligence
    g.answer(Verb::assign, Project::mil1_germany).answer(Verb::assign, Project::mil1_germany); // the counter
    g.answer(Verb::assign, Project::air1_axis)
        .answer(Verb::assign, Project::air1_axis)
        .answer(Verb::assign, Project::int1_axis);
    g.answer(Verb::build, UnitType::air).answer(Verb::pay_counter, 1).answer(Verb::start_ship, ShipType::cl);
    g.answer(Verb::construction_done);
}
void plan_italy(Game& g) {
    g.answer(Verb::research_with, 1).answer(Verb::assign, Project::nav1_italy); // no conversion can be paid
    g.answer(Verb::build, UnitType::infantry);
    pay(g, Power::italy, 2);
    finish(g, Power::italy);
}
void plan_britain(Game& g) {
    g.answer(Verb::convert_idle);
    if (g.asks(Step::research_counter, Power::britain)) g.answer(Verb::research_without);
    g.answer(Verb::research_only);
    g.answer(Verb::assign, Project::int2_allies).answer(Verb::assign, Project::air3_britain);
    g.answer(Verb::assign, Project::mil6_britain)
        .answer(Verb::assign, Project::mil6_britain)
        .answer(Verb::assign, Project::int2_allies);
    g.answer(Verb::start_ship, ShipType::cl);
    finish(g, Power::britain);
}
void plan_france(Game& g) {
    if (g.asks(Step::conversion, Power::france)) g.answer(Verb::no_conversion);
    g.answer(Verb::research_with, 2)
        .answer(Verb::assign, Project::mil5_france)
        .answer(Verb::assign, Project::mil5_france);
    g.answer(Verb::build, UnitType::infantry);
    pay(g, Power::france, 1);
    finish(g, Power::france);
}
void plan_russia(Game& g) {
    if (g.asks(Step::conversion, Power::russia)) g.answer(Verb::no_conversion);
    g.answer(Verb::research_with, 1);
    g.answer(Verb::assign, Project::int5_russia)
        .answer(Verb::assign, Project::mil2_russia)
        .answer(Verb::assign, Project::mil2_russia);
    g.answer(Verb::build, UnitType::infantry);
    pay(g, Power::russia, 2);
    g.answer(Verb::build, UnitType::air);
    pay(g, Power::russia, 2);
    finish(g, Power::russia);
}

} // namespace

TEST_CASE("the worked turn: set-up and random events", "[gathering_storm][7.31][8.41][9.12][22.31][worked]") {
    Game g = worked_turn();
    const Balance b = balance_of(g.s);
    CHECK(b.advantage(Arm::armor) == -1);
    CHECK(b.advantage(Arm::infantry) == 1);
    CHECK(b.advantage(Arm::air) == 0);
    CHECK(b.advantage(Arm::naval) == -2);
    CHECK(b.land_air() == 0);
    CHECK(b.total() == -2);
    CHECK(g.s.general == 58);
    CHECK(card_of(g.s, Power::germany, 0) == 57);
    CHECK(card_of(g.s, Power::italy, 0) == 61);
    CHECK(card_of(g.s, Power::britain, 0) == 49);
    CHECK(card_of(g.s, Power::france, 0) == 79);
    CHECK(card_of(g.s, Power::russia, 0) == 23);
    CHECK(event_of(Power::germany, 57).kind == NationalKind::mobilization_cost);
    CHECK(event_of(Power::germany, 57).value == -2);
    CHECK(event_of(Power::italy, 61).country == at(Country::hungary));
    CHECK(event_of(Power::italy, 61).value == 2);
    CHECK(event_of(Power::britain, 49).kind == NationalKind::support_secret);
    CHECK(event_of(Power::france, 79).country == at(Country::poland));
    CHECK(event_of(Power::russia, 23).kind == NationalKind::support_public);
    REQUIRE(g.asks(Step::purge_military, Power::russia));
    play_events(g);
    CHECK(g.questions == 3);
    CHECK(g.s.unrest[0] == 3);
    CHECK(g.s.active[4] == ByUnit<Byte>{2, 3, 2});
    CHECK(g.s.reserve[4] == ByUnit<Byte>{1, 3, 2});
    CHECK(g.s.purge_level == 2);
    CHECK(g.s.climate == 2);
    CHECK(aggression_index(g.s) == 0);
    CHECK(garrison(g.s) == 8);
    CHECK(garrison_requirement(g.s) == 8);
    CHECK(g.s.level == ByPower<Signed>{1, 0, 0, 0, -2});
    CHECK(true_support(g.s, Power::britain) == 1);
    CHECK(g.s.must_build == 1);
}

TEST_CASE("the worked turn: income", "[gathering_storm][11.51][11.12][11.83][worked]") {
    Game g = worked_turn();
    play_events(g);
    CHECK(g.s.last_tiles == ByPower<Byte>{3, 1, 2, 3, 2});
    CHECK(g.s.face_down == std::array<Byte, 3>{9, 8, 8});
    play_income(g);
    CHECK(g.questions == 3 + 5);
    CHECK(g.s.points == ByPower<Byte>{15, 5, 11, 8, 7});
}

TEST_CASE("the worked turn: the economic phase is planned in secret and revealed at once",
          "[gathering_storm][13.11][13.12][14.31][15.3][18.11][19.2][21.23][worked]") {
    Game g = worked_turn();
    play_events(g);
    play_income(g);
    plan_germany(g);
    CHECK(g.s.plan[0].cost == 11);
    const State seen = GatheringStorm::observe(g.s, only(seat_of(Power::britain)));
    CHECK(seen.plan[0] == Plan{});
    CHECK(seen.points[0] == 15);
    CHECK(seen.civil[0] == 5);
    plan_italy(g);
    plan_britain(g);
    plan_france(g);
    plan_russia(g);

    const State& s = g.s;
    CHECK(s.civil == ByPower<Byte>{4, 3, 5, 3, 5});
    CHECK(s.idle == ByPower<Byte>{3, 2, 1, 2, 5});
    CHECK(s.military == ByPower<Byte>{5, 1, 2, 1, 4});
    CHECK(s.due[0][1] == ByUnit<Byte>{0, 1, 0}); // infantry on turn 3
    CHECK(s.points == ByPower<Byte>{4, 2, 0, 4, 2});
    CHECK(s.level[2] == 1); // the hidden event was spent
    CHECK(slot_of(s, Power::britain, 0) == Slot::shown);
    CHECK(s.active[0] == ByUnit<Byte>{0, 3, 2});
    CHECK(s.active[1] == ByUnit<Byte>{0, 3, 1});
    CHECK(s.active[2] == ByUnit<Byte>{0, 1, 1});
    CHECK(s.active[3] == ByUnit<Byte>{1, 3, 1});
    CHECK(s.active[4] == ByUnit<Byte>{2, 4, 3});
    CHECK(s.yard[0][0] == at(ShipType::cl) + 1);
    CHECK(s.yard_steps[0][0] == 1);
    CHECK(s.yard_steps[2][0] == 1);
    CHECK(s.steps[ix(Project::mil1_germany)] == 3);
    CHECK(s.steps[ix(Project::int1_axis)] == 2);
    CHECK(s.steps[ix(Project::nav1_italy)] == 1);
    CHECK(s.steps[ix(Project::air1_axis)] == 2);
    CHECK(s.steps[ix(Project::mil5_france)] == 6);
    CHECK(s.steps[ix(Project::int2_allies)] == 2);
    CHECK(s.steps[ix(Project::mil6_britain)] == 2);
    CHECK(s.steps[ix(Project::mil2_russia)] == 2);
    CHECK(s.results == std::array<Byte, project_count>{});
    const Balance b = balance_of(s);
    CHECK(b.advantage(Arm::infantry) == 1); // 6-4
    CHECK(b.advantage(Arm::air) == 1);      // 3-2
    CHECK(b.land_air() == 1);
    CHECK(b.total() == -1);
    CHECK(garrison(s) == 10);
    CHECK(garrison_requirement(s) == 9);
    CHECK(s.level[4] == -1);
    CHECK(s.used[0] == std::array<Byte, 4>{0, 2, 1, 0});
    CHECK(s.naval_used[0] == 1);
}

TEST_CASE("the worked turn: levels and incomes of the second turn", "[gathering_storm][10.11][11.51][worked]") {
    TableTop t(3);
    State& s = t.s;
    s.turn = 2;
    s.climate = 2;
    s.purge_level = 2;
    s.civil = {4, 3, 5, 3, 5};
    s.idle = {3, 2, 1, 2, 5};
    s.military = {5, 1, 2, 1, 4};
    s.active = {{{0, 3, 2}, {0, 3, 1}, {0, 1, 1}, {1, 3, 1}, {2, 4, 3}}};
    t.flag(Country::poland, Power::france, 3).flag(Country::rumania, Power::france, 0);
    t.flag(Country::austria, Power::germany, 2)
        .flag(Country::hungary, Power::italy, 2)
        .flag(Country::turkey, Power::russia, 2);
    t.stops_before(Step::income_cards).run(Step::set_levels);
    CHECK(s.level == ByPower<Signed>{1, 0, 0, 0, -1});
    s.last_tiles = {2, 2, 2, 2, 2};
    const std::array<int, power_count> expected{12, 5, 13, 8, 6};
    for (Power p : all_powers) CHECK(income_of(s, p) == expected[ix(p)]);
}

} // namespace wc::gathering_storm

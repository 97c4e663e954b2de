// 11 Income, 17 maintenance.
#include "game.hpp"

#include "gathering_storm/income.hpp"

#include "generated/gathering_storm_starts.hpp"

namespace wc::gathering_storm {

TEST_CASE("worked example 1: the incomes of the first turn",
          "[gathering_storm][11.12][11.22][11.21][11.63][11.72][examples]") {
    TableTop t;
    State& s = t.s;
    s.climate = 0;
    s.active = {{powers[0].active, powers[1].active, powers[2].active, powers[3].active, powers[4].active}};
    s.level = {1, 0, 0, 0, 0};
    s.last_tiles = {2, 2, 2, 2, 2};
    const std::array<int, power_count> expected{13, 6, 10, 7, 7};
    for (Power p : all_powers) CHECK(income_of(s, p) == expected[ix(p)]);
    CHECK(s.civil == ByPower<Byte>{5, 3, 4, 3, 5});
    CHECK(s.idle == ByPower<Byte>{3, 2, 2, 2, 5});
    CHECK(s.military == ByPower<Byte>{4, 1, 2, 1, 4});
    CHECK(pact_holder(s, Country::belgium) == at(Power::france));
    CHECK(pact_holder(s, Country::czechoslovakia) == at(Power::france));
}

TEST_CASE("every power receives its income", "[gathering_storm][11.11]") {
    TableTop t;
    t.s.points = {1, 1, 1, 1, 1};
    t.s.last_tiles = {2, 2, 2, 2, 2};
    std::array<int, power_count> expected{};
    for (Power p : all_powers) expected[ix(p)] = 1 + income_of(t.s, p);
    t.stops_before(Step::plan_next).run(Step::income_next, 5);
    for (Power p : all_powers) CHECK(t.s.points[ix(p)] == expected[ix(p)]);
}

TEST_CASE("worked example 2: the climate moves within its range",
          "[gathering_storm][11.31][11.32][11.33][11.34][11.35][examples]") {
    TableTop t;
    CHECK(gathering_storm::scenarios[0].climate == 0);
    t.s.climate = 0;
    t.stops_before(Step::income_cards);
    const auto trend = [&](int by, bool zero = false) {
        t.s.general = byte(trend_card(by, zero));
        t.run(Step::set_levels);
    };
    const auto incomes = [&] {
        std::array<int, power_count> out{};
        for (Power p : all_powers) out[ix(p)] = climate_income_of(t.s, p);
        return out;
    };
    trend(2);
    CHECK(t.s.climate == 2);
    CHECK(incomes() == std::array<int, power_count>{1, 0, 1, 0, 0});
    trend(2);
    CHECK(t.s.climate == 3); // capped
    CHECK(incomes() == std::array<int, power_count>{2, 1, 2, 1, 0});
    t.s.general = 0;
    CHECK(aggression_index(t.s) == -1);
    trend(0, true);
    CHECK(t.s.climate == 2);
    for (int k = 0; k < 4; ++k) trend(-2);
    CHECK(t.s.climate == -3);
    CHECK(incomes() == std::array<int, power_count>{-2, -1, -2, -1, 0});
    t.s.general = 0;
    CHECK(aggression_index(t.s) == 1);
}

TEST_CASE("economic events change income", "[gathering_storm][11.41]") {
    TableTop t;
    const int before = income_of(t.s, Power::france);
    t.card(Power::france, card_with(Power::france, NationalKind::income, 2));
    CHECK(income_of(t.s, Power::france) == before + 2);
}

TEST_CASE("income counts the level of the turn's start; garrison checks later never touch points",
          "[gathering_storm][11.51][11.52]") {
    TableTop t;
    const int before = income_of(t.s, Power::germany);
    t.level(Power::germany, 4);
    CHECK(income_of(t.s, Power::germany) == before + 4);
    t.s.points[4] = 5;
    t.s.active[4] = {0, 0, 0};
    Journal quiet;
    Play<State> p{t.s, quiet};
    check_garrison(p);
    CHECK(t.s.garrison < 0);
    CHECK(t.s.points[4] == 5);
}

TEST_CASE("a pact needs three flags of one alliance", "[gathering_storm][11.61]") {
    TableTop t;
    t.flag(Country::rumania, Power::france, 2).flag(Country::rumania, Power::britain, 0);
    CHECK(pact_holder(t.s, Country::rumania) == no_power);
    t.flag(Country::rumania, Power::britain, 2);
    CHECK(pact_holder(t.s, Country::rumania) == at(Power::france)); // 2-2
    t.flag(Country::rumania, Power::france, 1);
    CHECK(pact_holder(t.s, Country::rumania) == at(Power::britain));
    t.flag(Country::rumania, Power::britain, 1).flag(Country::rumania, Power::russia, 2); // no common pact
    CHECK(pact_holder(t.s, Country::rumania) == no_power);
    t.flag(Country::rumania, Power::britain, 0)
        .flag(Country::rumania, Power::france, 0)
        .flag(Country::rumania, Power::russia, 3);
    CHECK(pact_holder(t.s, Country::rumania) == at(Power::russia));
    t.flag(Country::hungary, Power::italy, 2).flag(Country::hungary, Power::germany, 2);
    CHECK(pact_holder(t.s, Country::hungary) == at(Power::germany));
    t.flag(Country::rhineland, Power::germany, 4);
    CHECK(pact_holder(t.s, Country::rhineland) == no_power); // not possible there
    t.flag(Country::russia, Power::russia, 4);
    CHECK(pact_holder(t.s, Country::russia) == no_power);
    t.taken(Target::austria, 13);
    CHECK(pact_holder(t.s, Country::austria) == at(Power::germany)); // for good
}

TEST_CASE("pacts with Poland, Spain, Turkey and Russia are worth two", "[gathering_storm][11.62]") {
    for (int c = 0; c < country_count; ++c) {
        const auto country = nth<Country>(c);
        const bool two = country == Country::poland || country == Country::spain || country == Country::turkey ||
                         country == Country::russia;
        if (info(country).limited) continue;
        CHECK(info(country).pact == (two ? 2 : 1));
    }
    TableTop t;
    CHECK(pact_income(t.s, Power::france) == 2); // Belgium, Czechoslovakia
    t.flag(Country::poland, Power::france, 3);
    CHECK(pact_income(t.s, Power::france) == 4);
}

TEST_CASE("maintenance: a point a unit, less the military factories, never below zero",
          "[gathering_storm][11.71][11.72]") {
    TableTop t;
    t.s.active[1] = {1, 4, 2};
    t.s.military[1] = 3;
    CHECK(maintenance(t.s, Power::italy) == 4);
    t.s.captured[1] = 1;
    CHECK(maintenance(t.s, Power::italy) == 3);
    t.s.active[1] = {0, 1, 0};
    CHECK(maintenance(t.s, Power::italy) == 0);
}

TEST_CASE("units lost to a purge need no maintenance", "[gathering_storm][11.73][22.31]") {
    TableTop t;
    t.s.active[4] = {2, 4, 3};
    t.s.purge_now = t.s.purge_out = 1 << at(PurgeCard::military);
    t.s.purge_first = at(PurgeCard::military) + 1;
    const int before = maintenance(t.s, Power::russia);
    t.stops_before(Step::support_cards).run(Step::purge_next);
    REQUIRE(t.asks(Step::purge_military, Power::russia));
    t.answer(Verb::military_remove).answer(Verb::lose_unit, UnitType::armor);
    CHECK(maintenance(t.s, Power::russia) == before - 1);
}

TEST_CASE("random tiles: one, two, or none, before anything else", "[gathering_storm][11.81][11.82][11.83]") {
    TableTop t;
    t.s.face_down = {10, 10, 10};
    t.card(Power::italy, card_with(Power::italy, NationalKind::two_tiles));
    t.card(Power::france, card_with(Power::france, NationalKind::no_tile));
    t.stops_before(Step::income_next).run(Step::show_income);
    int tiles = 0;
    for (const Event& e : t.events) tiles += e.line.text == Text::gathering_storm_event_tile ? 1 : 0;
    CHECK(tiles == 5);
    CHECK(t.s.last_tiles[3] == 0);
    CHECK(t.s.last_tiles[1] >= 2);
}

TEST_CASE("units go back when the points don't cover a negative income", "[gathering_storm][17.13]") {
    TableTop t;
    t.s.active[1] = {0, 6, 2};
    t.s.civil[1] = 0;
    t.s.military[1] = 1;
    t.s.points[1] = 3;
    t.s.last_tiles[1] = 1;
    t.level(Power::italy, 0); // income 1 - 7 = -6
    t.stops_before(Step::plan_next).run(Step::income_next, 1);
    REQUIRE(t.asks(Step::return_unit, Power::italy));
    CHECK(t.refusal(Verb::returned_enough) == "17.13");
    CHECK(t.refusal(Verb::return_unit, UnitType::armor) == "17.13");
    const Balance before = balance_of(t.s);
    t.answer(Verb::return_unit, UnitType::infantry);
    CHECK(balance_of(t.s).axis[1] == before.axis[1] - 1); // out of the balance at once
    CHECK(t.refusal(Verb::returned_enough) == "17.13");
    t.answer(Verb::return_unit, UnitType::infantry).answer(Verb::return_unit, UnitType::air);
    CHECK(t.refusal(Verb::returned_enough).empty());                    // 3 - 3
    CHECK(t.refusal(Verb::return_unit, UnitType::infantry) == "17.13"); // from the top of the list down
}

TEST_CASE("a returned unit is built again from the next turn on", "[gathering_storm][17.13]") {
    TableTop t;
    t.s.reserve[3] = {};
    t.s.active[3] = {1, 1, 0};
    t.s.points[3] = 9;
    t.stops_before(Step::plan_next).run(Step::income_next, at(Power::france));
    REQUIRE(t.asks(Step::return_unit, Power::france));
    t.answer(Verb::return_unit, UnitType::armor);
    CHECK(t.s.active[3] == ByUnit<Byte>{0, 1, 0});
    TableTop now = t;
    now.s.pool[3] = {1, 2, 2, 0};
    CHECK(refusal_at(now.s, Step::construction, Power::france, Verb::build, UnitType::armor) == "18.11");
    t.turn(6).stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(t.s.reserve[3] == ByUnit<Byte>{1, 0, 0});
}

} // namespace wc::gathering_storm

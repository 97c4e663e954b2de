// 18 Units, 19 ships.
#include "game.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

namespace {

TableTop yard(Power p, int points = 40) {
    TableTop t;
    t.s.points[ix(p)] = byte(points);
    t.s.reserve[ix(p)] = {2, 2, 2};
    give_naval_counters(t.s);
    t.run(Step::construction, p);
    return t;
}
void reveal(TableTop& t) { t.stops_before(Step::diplomacy_open).run(Step::economic_reveal); }

} // namespace

TEST_CASE("a unit costs two activity points", "[gathering_storm][18.11]") {
    TableTop t = yard(Power::italy);
    t.answer(Verb::build, UnitType::infantry).answer(Verb::pay_counter, 2);
    reveal(t);
    CHECK(t.s.active[1][1] == powers[1].active[1] + 1);
    CHECK(t.s.reserve[1][1] == 1);
    CHECK(t.s.points[1] == 38);
    TableTop cheap;
    cheap.s.points[1] = 1;
    cheap.s.reserve[1] = {1, 1, 1};
    cheap.card(Power::italy, card_with(Power::italy, NationalKind::unit_cheaper, 1));
    CHECK(unit_cost(cheap.s, Power::italy) == 1);
    cheap.run(Step::construction, Power::italy);
    CHECK(cheap.refusal(Verb::build, UnitType::armor).empty());
    TableTop dear;
    dear.card(Power::russia, card_with(Power::russia, NationalKind::unit_cheaper, -1));
    CHECK(unit_cost(dear.s, Power::russia) == 3);
}

TEST_CASE("one unit of a type, unless an event allows two", "[gathering_storm][18.41]") {
    TableTop t = yard(Power::france);
    t.answer(Verb::build, UnitType::infantry).answer(Verb::pay_counter, 2);
    CHECK(t.refusal(Verb::build, UnitType::infantry) == "18.41");
    CHECK(t.refusal(Verb::build, UnitType::armor) == "18.41"); // from the top of the list down
    CHECK(t.refusal(Verb::build, UnitType::air).empty());
    TableTop two = yard(Power::france);
    two.card(Power::france, card_with(Power::france, NationalKind::two_units, 99, at(UnitType::infantry)));
    two.answer(Verb::build, UnitType::infantry).answer(Verb::pay_counter, 2);
    CHECK(two.refusal(Verb::build, UnitType::infantry).empty());
    TableTop one = yard(Power::france);
    one.card(Power::france, card_with(Power::france, NationalKind::one_unit));
    one.s.plan[3].built[ix(UnitType::armor)] = 1;
    CHECK(refusal_at(one.s, Step::construction, Power::france, Verb::build, UnitType::air) == "9.41");
}

TEST_CASE("of equal cards each makes one unit cheaper, gives one free step; two for one type are no three",
          "[gathering_storm][18.11][18.41][9.41]") {
    const auto two_cards = [](TableTop& t, Power p, NationalKind kind, int operand = 99) {
        int n = 0;
        for (int card = 1; card <= card_count && n < 2; ++card) {
            const NationalEvent& e = event_of(p, card);
            if (e.kind != kind || e.value < 0 || (operand != 99 && e.operand != operand)) continue;
            t.card(p, card);
            ++n;
        }
        return n == 2;
    };
    TableTop cheap = yard(Power::italy);
    cheap.s.reserve[1] = {1, 1, 1};
    REQUIRE(two_cards(cheap, Power::italy, NationalKind::unit_cheaper));
    for (UnitType unit : {UnitType::armor, UnitType::infantry}) {
        CHECK(unit_cost(cheap.s, Power::italy) == 1);
        cheap.answer(Verb::build, unit).answer(Verb::pay_counter, 1);
    }
    CHECK(unit_cost(cheap.s, Power::italy) == unit_points);

    TableTop ship = yard(Power::germany);
    ship.s.yard[0][0] = at(ShipType::bb4) + 1;
    REQUIRE(two_cards(ship, Power::germany, NationalKind::free_ship_step));
    const int cost = ship.s.plan[0].cost;
    ship.answer(Verb::advance_ship, yard_ref(0)).answer(Verb::advance_ship, yard_ref(0));
    CHECK(ship.s.plan[0].steps[0] == 2);
    CHECK(ship.s.plan[0].cost == cost);

    TableTop three = yard(Power::france);
    REQUIRE(two_cards(three, Power::france, NationalKind::two_units, at(UnitType::infantry)));
    three.s.plan[3].built[ix(UnitType::infantry)] = 2;
    three.s.reserve[3][ix(UnitType::infantry)] = 3;
    CHECK(refusal_at(three.s, Step::construction, Power::france, Verb::build, UnitType::infantry) == "18.41");
}

TEST_CASE("without a Reserve unit of the type none is built", "[gathering_storm][18.11]") {
    TableTop t = yard(Power::britain);
    t.s.reserve[2] = {0, 1, 0};
    CHECK(t.refusal(Verb::build, UnitType::armor) == "18.11");
    CHECK(t.refusal(Verb::build, UnitType::infantry).empty());
}

TEST_CASE("with negative support Russia keeps what a unit costs, and builds it", "[gathering_storm][18.51][10.92]") {
    TableTop t;
    t.s.must_build = 1;
    t.s.points[4] = 11;
    t.s.reserve[4] = {1, 1, 1};
    t.run(Step::conversion, Power::russia);
    CHECK(t.refusal(Verb::convert_idle) == "18.51"); // 11 - 10 < 2
    t.s.points[4] = 3;
    t.run(Step::research_counter, Power::russia);
    CHECK(t.refusal(Verb::research_with, 2) == "18.51");
    CHECK(t.refusal(Verb::research_with, 1).empty());
    t.run(Step::construction, Power::russia);
    CHECK(t.refusal(Verb::construction_done) == "18.51");
    t.answer(Verb::build, UnitType::air);
    if (t.asks(Step::pay)) t.answer(Verb::pay_counter, 2);
    CHECK(t.refusal(Verb::construction_done).empty());
    t.s.plan[4] = {};
    t.s.reserve[4] = {};
    t.run(Step::construction, Power::russia);
    CHECK(t.refusal(Verb::construction_done).empty()); // nothing to build
}

TEST_CASE("a ship needs a free yard, a naval counter, its design, and a type not used up", "[gathering_storm][19.2]") {
    TableTop t = yard(Power::britain);
    CHECK(t.refusal(Verb::start_ship, ShipType::bb4) == "19.2");
    CHECK(t.refusal(Verb::start_ship, ShipType::cv).empty()); // Britain holds naval air training
    t.s.ships[2][ix(ShipType::cl)] = 6;
    CHECK(t.refusal(Verb::start_ship, ShipType::cl) == "19.2");
    t.answer(Verb::start_ship, ShipType::ca).answer(Verb::start_ship, ShipType::cv);
    CHECK(t.refusal(Verb::start_ship, ShipType::cv) == "19.2"); // both yards are taken
    CHECK(t.s.plan[2].naval_used == 2);
    CHECK(t.s.plan[2].cost == 2);
    TableTop germany = yard(Power::germany);
    CHECK(germany.refusal(Verb::start_ship, ShipType::cv) == "19.2");
    TableTop russia = yard(Power::russia);
    CHECK_FALSE(russia.offers(Verb::start_ship, ShipType::cl));
}

TEST_CASE("two steps a turn and ship; an unused naval counter is saved, one for each yard", "[gathering_storm][19.3]") {
    TableTop t = yard(Power::germany);
    t.s.yard[0][0] = at(ShipType::bb3) + 1;
    t.s.yard_steps[0][0] = 2;
    t.s.ships[0][ix(ShipType::bb3)] = 1;
    t.answer(Verb::advance_ship, yard_ref(0)).answer(Verb::pay_naval);
    t.answer(Verb::advance_ship, yard_ref(0)).answer(Verb::pay_counter, 2);
    CHECK(refusal_at(t.s, Step::construction, Power::germany, Verb::advance_ship, yard_ref(0)) == "19.3");
    CHECK(t.s.plan[0].left_over == 1);
    reveal(t);
    CHECK(t.s.yard_steps[0][0] == 4);
    CHECK(t.s.saved[0] == 0);
    TableTop save = yard(Power::germany);
    reveal(save);
    CHECK(save.s.saved[0] == 1);
    reveal(save);
    CHECK(save.s.saved[0] == 1); // one for its one yard
    save.s.naval_used[0] = 1;
    save.s.naval_pool[0] = 1;
    save.s.points[0] = 9;
    save.run(Step::construction, Power::germany);
    CHECK(save.refusal(Verb::start_ship, ShipType::cl).empty()); // the saved point serves as a naval counter
    save.answer(Verb::start_ship, ShipType::cl);
    CHECK(save.s.plan[0].saved_used == 1);
}

TEST_CASE("a finished ship is launched and counts at once", "[gathering_storm][19.4]") {
    TableTop t = yard(Power::italy);
    t.s.yard[1][0] = at(ShipType::ca) + 1;
    t.s.yard_steps[1][0] = 3;
    t.s.ships[1][ix(ShipType::ca)] = 1;
    t.answer(Verb::advance_ship, yard_ref(0)).answer(Verb::pay_naval);
    reveal(t);
    CHECK(t.s.fleet[1] == powers[1].fleet + 2);
    CHECK(t.s.yard[1][0] == 0);
    CHECK(t.s.yard_steps[1][0] == 0);
}

TEST_CASE("a free step, or none at all, by events", "[gathering_storm][19.3][9.41]") {
    TableTop t = yard(Power::italy);
    t.s.yard[1][0] = at(ShipType::bb4) + 1;
    t.s.ships[1][ix(ShipType::bb4)] = 1;
    t.card(Power::italy, card_with(Power::italy, NationalKind::free_ship_step));
    t.answer(Verb::advance_ship, yard_ref(0));
    CHECK(t.s.plan[1].cost == 0);
    CHECK(t.s.plan[1].steps[0] == 1);
    TableTop none = yard(Power::italy);
    none.card(Power::italy, card_with(Power::italy, NationalKind::no_ship_step));
    CHECK(none.refusal(Verb::start_ship, ShipType::cl) == "9.41");
}

} // namespace wc::gathering_storm

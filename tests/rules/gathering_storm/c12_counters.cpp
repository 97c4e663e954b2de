// 12 Activity counters.
#include "game.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

namespace {

TableTop with_pools(TableTop t) {
    Journal quiet;
    Play<State> p{t.s, quiet};
    set_pools(p);
    return t;
}

} // namespace

TEST_CASE("the pools of Spring 1935", "[gathering_storm][12.21][12.11]") {
    const TableTop t = with_pools(TableTop{});
    CHECK(t.s.pool[0] == std::array<Byte, 4>{1, 2, 2, 1});
    CHECK(t.s.pool[1] == std::array<Byte, 4>{1, 2, 2, 0});
    CHECK(t.s.pool[2] == std::array<Byte, 4>{1, 2, 2, 1});
    CHECK(t.s.pool[3] == std::array<Byte, 4>{1, 2, 2, 0});
    CHECK(t.s.pool[4] == std::array<Byte, 4>{1, 2, 2, 0});
    CHECK(t.s.naval_pool == ByPower<Byte>{1, 1, 2, 1, 0});
    CHECK(t.s.research_pool == ByPower<Byte>{});
}

TEST_CASE("counters limit what can be done, points what they can be used for", "[gathering_storm][12.12][12.13]") {
    TableTop t;
    t.s.points[3] = 9;
    t.s.reserve[3] = {1, 1, 1};
    t.s.pool[3] = {1, 1, 0, 0}; // not enough for a unit
    const auto refused = [&] {
        return refusal_at(t.s, Step::construction, Power::france, Verb::build, UnitType::infantry);
    };
    CHECK(refused() == "18.11");
    t.s.pool[3] = {1, 2, 0, 0};
    CHECK(refused().empty());
    t.s.points[3] = 1;
    CHECK(refused() == "18.11");
}

TEST_CASE("what adds counters", "[gathering_storm][12.22]") {
    TableTop t;
    t.turn(20);
    t.s.civil[0] = 6;
    CHECK(with_pools(t).s.research_pool[0] == 1); // A
    t.s.civil[0] = 7;
    CHECK(with_pools(t).s.pool[0][2] == 3); // B
    t.s.shipyard_turn[2] = 12;
    CHECK(with_pools(t).s.naval_pool[2] == 3); // C
    t.s.results[ix(Project::mil6_britain)] = 2;
    const TableTop d = with_pools(t);
    CHECK(d.s.pool[2] == std::array<Byte, 4>{1, 3, 3, 1}); // D
    t.taken(Target::rhineland, 5).taken(Target::austria, 13).taken(Target::sudetenland, 15);
    const TableTop e = with_pools(t);
    CHECK(e.s.pool[0][1] == 2 + 2); // E: the Sudetenland does not count
    CHECK(e.s.pool[3][1] == 2 + 1);
    t.s.attack_turn[ix(Target::albania)] = 19; // begun, not finished
    CHECK(with_pools(t).s.pool[3][1] == 2 + 2);
    CHECK(with_pools(t).s.pool[1][1] == 2);
    t.taken(Target::ethiopia, 5, Control::italy);
    CHECK(with_pools(t).s.pool[1][1] == 3);
    t.s.purge_level = 18;
    CHECK(with_pools(t).s.pool[4] == std::array<Byte, 4>{1, 3, 3, 1}); // H
}

TEST_CASE("counters lost in a crisis: of the value, else of the next lower", "[gathering_storm][12.22]") {
    TableTop t;
    t.s.swing[1][3] = -1; // Italy has no 3
    t.s.swing[2][3] = 1;
    t.s.swing[3][2] = -1;
    const TableTop set = with_pools(t);
    CHECK(set.s.pool[1] == std::array<Byte, 4>{1, 2, 1, 0});
    CHECK(set.s.pool[2][3] == 2);
    CHECK(set.s.pool[3][2] == 1);
    t.stops_before(Step::begin_turn);
    t.s.swing_next[0][1] = 1;
    t.run(Step::end_turn);
    CHECK(t.s.swing[0][1] == 1);
    CHECK(t.s.swing[2][3] == 0); // one turn only
}

TEST_CASE("a counter costs its value when it is used", "[gathering_storm][12.31][12.32]") {
    TableTop t;
    t.s.points[2] = 2;
    t.run(Step::research_counter, Power::britain);
    CHECK(t.refusal(Verb::research_with, 3) == "12.31");
    CHECK(t.refusal(Verb::research_with, 2).empty());
    t.stops_before(Step::plan_next).answer(Verb::research_with, 2);
    CHECK(t.s.plan[2].cost == 2);
    CHECK(counters_left(t.s, Power::britain, 2) == 1);
    CHECK(t.s.points[2] == 2); // paid at the reveal
}

TEST_CASE("any values that add up pay for units; a whole counter goes to research; ships begin with a naval counter",
          "[gathering_storm][12.41]") {
    TableTop t;
    give_naval_counters(t.s);
    t.s.points[0] = 20;
    t.s.reserve[0] = {1, 1, 1};
    t.run(Step::construction, Power::germany).answer(Verb::build, UnitType::armor).answer(Verb::pay_counter, 3);
    CHECK(t.s.plan[0].left_over == 1); // pays for later items
    t.answer(Verb::build, UnitType::infantry);
    REQUIRE(t.asks(Step::pay, Power::germany));
    CHECK(t.s.frames.top().i == 1); // one point still to pay
    t.answer(Verb::pay_counter, 1);
    CHECK(t.s.plan[0].cost == 4);
    t.answer(Verb::start_ship, ShipType::cl);
    CHECK(t.s.plan[0].naval_used == 1);
    CHECK(t.refusal(Verb::start_ship, ShipType::ca) == "19.2"); // neither yard nor naval counter is left
    TableTop pay;
    pay.s.points[0] = 20;
    pay.s.reserve[0] = {1, 1, 1};
    pay.run(Step::construction, Power::germany).answer(Verb::build, UnitType::armor);
    CHECK(pay.refusal(Verb::pay_naval) == "12.41"); // naval counters build ships only
}

} // namespace wc::gathering_storm

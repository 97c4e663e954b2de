// 31 The Nazi-Soviet Pact.
#include "gathering_storm/crisis.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

// Example 9: turn 19, index 2, two retreats, Czechoslovakia German, the Polish pact French, deficit 1, full cohesion.
TableTop over_poland(int players = 3) {
    TableTop t(players);
    t.turn(19)
        .taken(Target::rhineland, 5)
        .taken(Target::sudetenland, 13)
        .taken(Target::czechoslovakia, 15)
        .level(Power::germany, 20);
    t.s.climate = -3;
    t.s.gave_way = 2;
    t.s.garrison_surplus = -1;
    t.s.purge_level = purge_full;
    t.flag(Country::poland, Power::france, 3);
    t.stops_before(Step::preemptive_next);
    return t;
}

TableTop declared(TableTop t) {
    t.run(Step::aggression, Power::germany, 1).answer(Verb::aggress, Target::poland);
    return t;
}

} // namespace

TEST_CASE("worked example 9: a value of 8, Russia must sign", "[gathering_storm][31.3][examples]") {
    TableTop t = declared(over_poland());
    CHECK(aggression_index(t.s) == 2);
    CHECK(pact_value(t.s) == 8);
    REQUIRE(t.asks(Step::pact_proposal, Power::germany));
    t.answer(Verb::propose_pact);
    CHECK(pact_in_force(t.s));
    CHECK(aggression_index(t.s) == 3); // 31.5B counts for the Allied response
    CHECK(t.asks(Step::respond, Power::britain));
}

TEST_CASE("every part of the test value", "[gathering_storm][31.3]") {
    TableTop t = over_poland();
    const int base = pact_value(t.s);
    const auto changed = [&](auto change) {
        TableTop other = t;
        change(other);
        return pact_value(other.s) - base;
    };
    CHECK(changed([](TableTop& x) { x.s.gave_way = 4; }) == 1); // three at most
    CHECK(changed([](TableTop& x) { x.s.garrison_surplus = -3; }) == 1);
    CHECK(changed([](TableTop& x) { x.s.garrison_surplus = 0; }) == -1);
    CHECK(changed([](TableTop& x) { x.s.garrison_surplus = 3; }) == -2);
    CHECK(changed([](TableTop& x) { x.flag(Country::poland, Power::france, 2); }) == -1);
    CHECK(changed([](TableTop& x) { x.flag(Country::poland, Power::germany, 1); }) == -1);
    CHECK(changed([](TableTop& x) { x.flag(Country::russia, Power::italy, 1); }) == 1);
    CHECK(changed([](TableTop& x) { x.flag(Country::russia, Power::france, 1); }) == -1);
    CHECK(changed([](TableTop& x) { x.s.purge_level = purge_high; }) == -1);
    CHECK(changed([](TableTop& x) { x.s.climate = 0; }) == -1);
}

TEST_CASE("4 or 5: Russia decides; 3 or less: refused", "[gathering_storm][31.3]") {
    TableTop t = over_poland();
    t.s.gave_way = 0;
    t.s.garrison_surplus = 0; // 5
    TableTop open = declared(t);
    CHECK(pact_value(open.s) == 5);
    open.answer(Verb::propose_pact);
    REQUIRE(open.asks(Step::pact_answer, Power::russia));
    TableTop no = open;
    no.answer(Verb::refuse_pact);
    CHECK_FALSE(pact_signed(no.s));
    CHECK_FALSE(may_propose(no.s)); // one proposal a phase
    open.answer(Verb::sign_pact);
    CHECK(pact_in_force(open.s));
    t.s.purge_level = 0;
    t.s.climate = 0;
    TableTop low = declared(t);
    CHECK(pact_value(low.s) == 3);
    low.answer(Verb::propose_pact);
    CHECK_FALSE(pact_signed(low.s));
    CHECK(low.asks(Step::respond));
}

TEST_CASE("two players: a tile decides instead of the Allied player", "[gathering_storm][31.3]") {
    for (const auto& [tile, pact] : {std::pair{1, false}, {2, true}, {3, true}}) {
        TableTop t = over_poland(2);
        t.s.gave_way = 0;
        t.s.garrison_surplus = 0; // 5
        t.tiles({tile});
        TableTop asked = declared(t);
        asked.answer(Verb::propose_pact);
        CHECK(pact_signed(asked.s) == pact);
        CHECK(asked.asks(Step::respond, Power::britain));
    }
}

TEST_CASE("a proposal needs Poland, or Danzig in German hands", "[gathering_storm][31.3]") {
    TableTop t = over_poland();
    CHECK_FALSE(may_propose(t.s));
    t.s.target = byte(at(Target::poland) + 1);
    CHECK(may_propose(t.s));
    t.s.target = byte(at(Target::danzig) + 1);
    CHECK(may_propose(t.s));
    t.s.target = 0;
    t.taken(Target::danzig, 17);
    CHECK(may_propose(t.s)); // also without an aggression
    t.run(Step::aggression, Power::germany, 1).answer(Verb::no_aggression);
    CHECK(t.asks(Step::pact_proposal, Power::germany));
    t.s.pact_turn = 17;
    t.s.pact_broken = 18;
    CHECK_FALSE(may_propose(t.s)); // 31.8 no second signing
}

TEST_CASE("the Pact: no war, no pledge, no Baltic aggression", "[gathering_storm][31.5]") {
    TableTop t = over_poland();
    t.taken(Target::poland, 17).s.pact_turn = 17;
    CHECK(refuse_target(t.s, Power::germany, Target::baltic_states).text == Text::gathering_storm_refuse_pact_in_force);
    t.s.aggressor = 1;
    CHECK_FALSE(pledge_open(t.s));
    t.s.pact_broken = 18;
    CHECK(pledge_open(t.s));
    CHECK_FALSE(refuse_target(t.s, Power::germany, Target::baltic_states));
}

TEST_CASE("breaking the Pact keeps the index and comes before the aggression", "[gathering_storm][31.8]") {
    TableTop t = over_poland();
    t.taken(Target::danzig, 16).s.pact_turn = 17;
    const int index = aggression_index(t.s);
    t.run(Step::aggressor_next, 1);
    REQUIRE(t.asks(Step::break_pact, Power::germany));
    t.answer(Verb::break_pact);
    CHECK_FALSE(pact_in_force(t.s));
    CHECK(aggression_index(t.s) == index);
    CHECK(t.asks(Step::aggression, Power::germany));
}

} // namespace wc::gathering_storm

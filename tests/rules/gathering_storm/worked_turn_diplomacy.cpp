// Section 30 of the reference, the diplomatic phase of Spring 1935: placement, reveal, resolution, check C, and a quiet crisis phase.
#include "gathering_storm/diplomacy.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

// As the economic phase of that turn leaves the table.
TableTop after_the_economic_phase() {
    TableTop t(3);
    State& s = t.s;
    s.turn = 1;
    s.climate = 2;
    s.unrest[0] = 3;
    s.purge_level = 2;
    s.points = {4, 2, 0, 4, 2};
    s.level = {1, 0, 1, 0, -1};
    s.active = {{{0, 3, 2}, {0, 3, 1}, {0, 1, 1}, {1, 3, 1}, {2, 4, 3}}};
    s.garrison = 1;
    s.garrison_surplus = 1;
    s.used[0] = {0, 2, 1, 0}; // research 2, air 1 + 1
    s.used[1] = {0, 1, 1, 0};
    s.used[3] = {0, 2, 1, 0};
    s.used[4] = {0, 1, 2, 0};
    t.card(Power::italy, 61, Slot::held).card(Power::france, 79, Slot::held); // D+2 Hungary, D+2 Poland
    t.stops_before(Step::end_turn).run(Step::place_next);
    return t;
}

} // namespace

TEST_CASE("the worked turn: placement, payment, resolution, check C", "[gathering_storm][24.5][24.8][worked]") {
    TableTop t = after_the_economic_phase();
    int questions = 0;
    const auto answer = [&](Verb v, auto... operands) {
        ++questions;
        t.answer(v, operands...);
    };
    REQUIRE(t.asks(Step::place_military, Power::germany)); // no anti-Comintern counter before turn 4
    answer(Verb::place_military, Country::austria);
    REQUIRE(t.asks(Step::place_military, Power::italy));
    answer(Verb::place_military, Country::austria);
    CHECK(t.s.points[0] == 3);
    CHECK(t.s.points[1] == 1);
    answer(Verb::place_counter, Country::rumania);
    answer(Verb::counter_value, 2);
    answer(Verb::place_counter, Country::hungary);
    answer(Verb::counter_value, 1);
    CHECK(questions == 6);
    REQUIRE(t.asks(Step::place_counter, Power::russia)); // no military counters
    answer(Verb::place_counter, Country::turkey);
    answer(Verb::counter_value, 1);
    answer(Verb::place_counter, Country::rumania); // its 0, the only value left: no question
    CHECK(t.s.counters[ix(Country::rumania)][4] == Counter::zero);
    REQUIRE(t.asks(Step::place_counter, Power::britain));
    answer(Verb::place_counter, Country::greece); // no points: the 0 without a question
    answer(Verb::place_counter, Country::poland);
    answer(Verb::counter_value, 2);
    answer(Verb::place_counter, Country::czechoslovakia);
    REQUIRE(t.asks(Step::place_counter, Power::germany)); // the Axis' second round; France's 0 was no question
    CHECK(t.s.counters[ix(Country::czechoslovakia)][3] == Counter::zero);
    answer(Verb::place_counter, Country::poland);
    if (t.asks(Step::place_value)) answer(Verb::counter_value, 0);
    answer(Verb::no_counter);

    CHECK(t.flags(Country::poland, Power::france) == 3);
    CHECK(pact_holder(t.s, Country::poland) == at(Power::france));
    CHECK(t.flags(Country::rumania, Power::france) == 0);
    CHECK(t.flags(Country::austria, Power::germany) == 2);
    CHECK(t.flags(Country::hungary, Power::italy) == 2);
    CHECK(t.flags(Country::turkey, Power::russia) == 2);
    CHECK(t.s.points == ByPower<Byte>{1, 0, 0, 2, 1});
    CHECK(t.s.garrison_surplus == 0); // 10 against 10
    CHECK(t.s.garrison == 0);
    CHECK(t.s.ended == Ending::running);
    CHECK(t.asks(Step::end_turn)); // nothing can be declared on turn 1
}

} // namespace wc::gathering_storm

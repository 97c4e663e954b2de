// 29 Resolution of aggressions, 30 their effects.
#include "gathering_storm/crisis.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

void take(TableTop& t, Target target) {
    Journal quiet;
    Play<State> p{t.s, quiet};
    succeed(p, target);
}

// Germany commits its aggression against Poland and the Allies acquiesce.
TableTop poland(bool pact, bool danzig_before) {
    TableTop t;
    t.turn(18).taken(Target::rhineland, 5).taken(Target::austria, 12).level(Power::germany, 20);
    if (danzig_before) t.taken(Target::danzig, 16);
    if (pact) t.s.pact_turn = 17;
    t.stops_before(Step::preemptive_next).run(Step::aggression, Power::germany, 1);
    t.answer(Verb::aggress, Target::poland);
    if (t.asks(Step::pact_proposal)) t.answer(Verb::no_proposal);
    t.answer(Verb::acquiesce);
    return t;
}

} // namespace

TEST_CASE("success: flags go, the track closes, the Axis has a pact", "[gathering_storm][30.1]") {
    TableTop t;
    t.turn(10);
    take(t, Target::austria);
    CHECK(flags_in(t.s, Country::austria) == 0);
    CHECK(t.s.control[ix(Country::austria)] == Control::germany);
    CHECK(pact_holder(t.s, Country::austria) == at(Power::germany));
    CHECK(t.s.captured[0] == 1);
    CHECK(t.s.due[0][0][ix(UnitType::infantry)] == 1); // Reserve next turn
    CHECK(t.s.cards_owed[ix(Target::austria)] == 2);
    CHECK(aggression_index(t.s) == 0); // from the next turn
    t.turn(11);
    CHECK(aggression_index(t.s) == 1);
}

TEST_CASE("the Rhineland: an idle factory, no pact, no index", "[gathering_storm][30.1]") {
    TableTop t;
    t.turn(5);
    take(t, Target::rhineland);
    CHECK(t.s.idle[0] == 4);
    CHECK(pact_holder(t.s, Country::rhineland) == no_power);
    t.turn(6);
    CHECK(aggression_index(t.s) == 0);
}

TEST_CASE("the Sudetenland cuts Allied flags to two, French last, and ends the pact", "[gathering_storm][30.1]") {
    TableTop t;
    t.turn(13).flag(Country::czechoslovakia, Power::britain, 1).flag(Country::czechoslovakia, Power::france, 3);
    take(t, Target::sudetenland);
    CHECK(t.flags(Country::czechoslovakia, Power::britain) == 0);
    CHECK(t.flags(Country::czechoslovakia, Power::france) == 2);
    CHECK(pact_holder(t.s, Country::czechoslovakia) == no_power);
    CHECK(is_open(t.s, Country::czechoslovakia));
    CHECK(t.s.cards_owed[ix(Target::sudetenland)] == 1);
}

TEST_CASE("Czechoslovakia after the Sudetenland is worth 2 more, whole it is worth 3", "[gathering_storm][30.1]") {
    TableTop after;
    after.turn(15).taken(Target::sudetenland, 13);
    take(after, Target::czechoslovakia);
    CHECK(after.s.cards_owed[ix(Target::czechoslovakia)] == 2);
    CHECK(after.flags(Country::hungary, Power::germany) == 1);
    TableTop whole;
    whole.turn(15);
    take(whole, Target::czechoslovakia);
    CHECK(whole.s.cards_owed[ix(Target::czechoslovakia)] == 3);
    CHECK(whole.s.success_turn[ix(Target::sudetenland)] == 15); // 27.2 it includes its part
    CHECK(whole.s.captured[0] == 1);
    CHECK(whole.s.due[0][0][ix(UnitType::armor)] == 1);
}

TEST_CASE("Poland: conquest with the Pact gives Russia the Baltic States", "[gathering_storm][29.22][31.5]") {
    TableTop t = poland(true, false);
    REQUIRE(t.asks(Step::poland_option, Power::germany));
    CHECK(t.refusal(Verb::poland_neutral).empty());
    t.answer(Verb::poland_conquest);
    CHECK(t.s.poland == PolandOption::conquest_with_pact);
    CHECK(t.s.control[ix(Country::poland)] == Control::germany);
    CHECK(t.s.control[ix(Country::baltic_states)] == Control::russia);
    CHECK(t.s.cards_owed[ix(Target::poland)] == 4);
    t.s.pact_broken = 19;
    t.turn(20);
    CHECK(refuse_target(t.s, Power::germany, Target::baltic_states).text ==
          Text::gathering_storm_refuse_target_taken); // F is not undone
}

TEST_CASE("Poland: neutral only with the Pact and without an earlier Danzig", "[gathering_storm][29.22]") {
    CHECK(poland(true, true).refusal(Verb::poland_neutral) == "29.22");
    CHECK(poland(false, false).refusal(Verb::poland_neutral) == "29.22");
    TableTop t = poland(true, false);
    t.answer(Verb::poland_neutral);
    CHECK(t.s.control[ix(Country::poland)] == Control::neutral);
    CHECK(t.s.success_turn[ix(Target::danzig)] == 18);
    CHECK(t.s.success_turn[ix(Target::poland)] == 0);
    CHECK(pact_holder(t.s, Country::poland) == no_power);
    CHECK(flags_in(t.s, Country::poland) == 0);
    int owed = 0;
    for (Byte n : t.s.cards_owed) owed += n;
    CHECK(owed == poland_neutral_value);
    t.turn(19);
    CHECK(aggression_index(t.s) == 2); // Austria and the Pact; nothing for Poland
}

TEST_CASE("Poland: a satellite breaks the Pact and holds four German flags", "[gathering_storm][29.22][31.8]") {
    TableTop t = poland(true, false);
    t.answer(Verb::poland_satellite);
    CHECK_FALSE(pact_in_force(t.s));
    CHECK(t.s.control[ix(Country::poland)] == Control::satellite);
    CHECK(t.flags(Country::poland, Power::germany) == 4);
    CHECK(pact_holder(t.s, Country::poland) == at(Power::germany));
    CHECK(t.s.cards_owed[ix(Target::poland)] == 3);
    t.turn(19);
    CHECK(aggression_index(t.s) == 3); // Austria, the Pact that was signed, Poland
    TableTop later = poland(false, true);
    later.answer(Verb::poland_satellite);
    CHECK(later.s.cards_owed[ix(Target::poland)] == 2); // 3 in all with Danzig
}

TEST_CASE("Poland: a plain conquest without the Pact leaves the Baltic States open", "[gathering_storm][29.22]") {
    TableTop t = poland(false, true);
    t.answer(Verb::poland_conquest);
    CHECK(t.s.poland == PolandOption::plain_conquest);
    CHECK(is_open(t.s, Country::baltic_states));
    CHECK(t.s.cards_owed[ix(Target::poland)] == 3);
}

// --- 29.31 - 29.34 ------------------------------------------------------------------------------------------------------

TEST_CASE("an Italian target without resistance is occupied at once", "[gathering_storm][29.31]") {
    TableTop t;
    t.turn(10).taken(Target::ethiopia, 6, Control::italy).level(Power::italy, 6); // two Italian flags in Albania: 1 - 1
    t.stops_before(Step::crisis_close).run(Step::aggression, Power::italy, 0);
    t.answer(Verb::aggress, Target::albania).answer(Verb::acquiesce);
    CHECK(t.s.success_turn[ix(Target::albania)] == 10);
    CHECK(t.s.control[ix(Country::albania)] == Control::italy);
    CHECK(t.s.conquest == 0);
}

TEST_CASE("Ethiopia falls at the end of the third turn after the attack and costs four points",
          "[gathering_storm][29.31]") {
    TableTop t;
    t.turn(2).level(Power::italy, 1).s.points[1] = 3;
    t.stops_before(Step::crisis_close).run(Step::aggression, Power::italy, 0);
    t.answer(Verb::aggress, Target::ethiopia).answer(Verb::acquiesce);
    CHECK(t.s.attack_turn[ix(Target::ethiopia)] == 2);
    CHECK(t.s.points[1] == 2); // the first of four
    for (int turn = 3; turn <= 4; ++turn) {
        t.turn(turn).run(Step::conquest);
        CHECK_FALSE(succeeded(t.s, Target::ethiopia));
    }
    t.turn(5).run(Step::conquest);
    CHECK(t.s.success_turn[ix(Target::ethiopia)] == 5);
    CHECK(t.s.points[1] == 0);
    CHECK(t.s.deficit_next[1] == 1); // an unpaid point is a deficit, not a delay
}

TEST_CASE("conquest: resistance in points, armor and air help, French counters hinder, unpaid turns stand still",
          "[gathering_storm][29.31]") {
    TableTop t;
    t.turn(20).taken(Target::ethiopia, 6, Control::italy).level(Power::italy, 9).level(Power::germany, -9);
    t.s.points[1] = 2;
    t.s.active[1] = {1, 2, 3};
    t.flag(Country::yugoslavia, Power::france, 3); // 3 + pact + flags
    t.stops_before(Step::crisis_close).run(Step::aggression, Power::italy, 0);
    CHECK(resistance(t.s, Target::yugoslavia) == 5);
    t.answer(Verb::aggress, Target::yugoslavia).answer(Verb::acquiesce);
    CHECK(t.s.conquest_left == 2);                           // 1 + 1 armor + 1 air already
    CHECK(t.flags(Country::yugoslavia, Power::france) == 3); // flags stay while it is under attack
    t.military(Country::yugoslavia, Power::france, 2).turn(21).run(Step::conquest);
    CHECK(t.s.conquest_left == 1);
    t.turn(22).run(Step::conquest);
    CHECK(t.s.conquest_left == 1); // no point left to pay
    CHECK(t.s.deficit_next[1] == 0);
    t.s.points[1] = 1;
    t.military(Country::yugoslavia, Power::france, 0).turn(23).run(Step::conquest);
    CHECK(t.s.success_turn[ix(Target::yugoslavia)] == 23);
}

TEST_CASE("Italy at war with a major power makes no progress", "[gathering_storm][29.31]") {
    TableTop t;
    t.turn(5).s.points[1] = 3;
    t.s.conquest = 1;
    t.s.conquest_left = 1;
    t.s.at_war[1] = bit_of(Power::britain);
    t.stops_before(Step::crisis_close).run(Step::conquest);
    CHECK_FALSE(succeeded(t.s, Target::ethiopia));
    CHECK(t.s.points[1] == 3);
}

} // namespace wc::gathering_storm

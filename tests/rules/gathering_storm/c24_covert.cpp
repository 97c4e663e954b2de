// 24.6 Covert operations and counter-intelligence, 24.7 subversion.
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

void give_result(State& s, Project x, int n) {
    s.results[ix(x)] = byte(n);
    s.steps[ix(x)] = projects[ix(x)].results[static_cast<std::size_t>(n - 1)];
}

TableTop after_reveal(int players = 3) {
    TableTop t(players);
    t.s.counters_open = 1;
    t.stops_before(Step::resolve_next);
    return t;
}

} // namespace

TEST_CASE("a covert operation needs a means and a presence, and removes an enemy flag", "[gathering_storm][24.6]") {
    TableTop t = after_reveal();
    t.run(Step::covert_next);
    CHECK_FALSE(t.asks(Step::covert)); // nobody has anything
    give_result(t.s, Project::int3_axis, 1);
    t.flag(Country::rumania, Power::germany, 1).run(Step::covert_next);
    REQUIRE(t.asks(Step::covert, Power::germany));
    CHECK(t.refusal(Verb::covert, Country::norway) == "24.6"); // no Axis flag, ring or counter there
    CHECK(t.refusal(Verb::covert, Country::russia) == "24.6"); // no flag to remove
    t.answer(Verb::covert, Country::rumania);
    CHECK(t.flags(Country::rumania, Power::france) == 0);
    CHECK(t.s.covert_used[0] == 1);
    CHECK_FALSE(t.asks(Step::covert)); // one result, one operation a year
}

TEST_CASE("without an enemy flag a covert operation places one, never in Russia", "[gathering_storm][24.6]") {
    TableTop t = after_reveal();
    give_result(t.s, Project::int3_axis, 1);
    t.s.ring[0][ix(Country::sweden)] = 1;
    t.run(Step::covert_next).answer(Verb::covert, Country::sweden);
    CHECK(t.flags(Country::sweden, Power::germany) == 1);
    TableTop russia = after_reveal();
    give_result(russia.s, Project::int3_axis, 1);
    russia.flag(Country::russia, Power::germany, 1).flag(Country::russia, Power::france, 1);
    russia.run(Step::covert_next).answer(Verb::covert, Country::russia);
    REQUIRE(russia.asks(Step::covert_result, Power::germany));
    CHECK(russia.refusal(Verb::place_flag, Country::russia, Power::germany) == "24.6");
    CHECK(russia.refusal(Verb::remove_flag, Country::russia, Power::germany).empty()); // of any alliance, even its own
    russia.answer(Verb::remove_flag, Country::russia, Power::france);
    CHECK(russia.flags(Country::russia, Power::france) == 0);
}

TEST_CASE("between Allies and Russia an operation may spare the other's flag", "[gathering_storm][24.6]") {
    TableTop t = after_reveal();
    give_result(t.s, Project::int3_russia, 1);
    t.flag(Country::rumania, Power::russia, 1); // beside the French one
    t.run(Step::covert_next);
    REQUIRE(t.asks(Step::covert, Power::russia));
    t.answer(Verb::covert, Country::rumania);
    REQUIRE(t.asks(Step::covert_result, Power::russia));
    CHECK(t.offers(Verb::place_flag, Country::rumania, Power::russia));
    CHECK(t.offers(Verb::remove_flag, Country::rumania, Power::france));
    t.flag(Country::rumania, Power::italy, 1);
    CHECK(t.refusal(Verb::place_flag, Country::rumania, Power::russia) == "24.6"); // Axis flags first
}

TEST_CASE("opponents may block, in order, each with one action", "[gathering_storm][24.6]") {
    TableTop t = after_reveal();
    give_result(t.s, Project::int3_axis, 1);
    give_result(t.s, Project::int2_allies, 1);
    give_result(t.s, Project::int2_russia, 1);
    t.flag(Country::rumania, Power::germany, 1).run(Step::covert_next).answer(Verb::covert, Country::rumania);
    REQUIRE(t.asks(Step::covert_block, Power::britain));
    t.answer(Verb::no_block);
    REQUIRE(t.asks(Step::covert_block, Power::russia));
    t.answer(Verb::block);
    CHECK(t.s.counter_used[ix(Alliance::russia)] == 1);
    CHECK(t.s.covert_used[0] == 1);
    CHECK(t.flags(Country::rumania, Power::france) == 1);
}

TEST_CASE("DC and DK cards work like results and are shown when used", "[gathering_storm][24.6][9.41]") {
    TableTop t = after_reveal();
    t.card(Power::italy, 63).card(Power::france, 5); // DC, DK
    t.flag(Country::rumania, Power::italy, 1).run(Step::covert_next);
    REQUIRE(t.asks(Step::covert, Power::italy));
    t.answer(Verb::covert, Country::rumania);
    CHECK(t.s.slot[1][0] == Slot::shown);
    REQUIRE(t.asks(Step::covert_block, Power::france));
    t.answer(Verb::block);
    CHECK(t.s.slot[3][0] == Slot::shown);
    CHECK(t.flags(Country::rumania, Power::france) == 1);
}

TEST_CASE("counter-intelligence removes a spy ring where its alliance has a flag", "[gathering_storm][24.6]") {
    TableTop t = after_reveal();
    give_result(t.s, Project::int2_allies, 1);
    t.s.ring[0][ix(Country::poland)] = 1;
    t.s.ring[0][ix(Country::finland)] = 1;
    t.run(Step::covert_next);
    REQUIRE(t.asks(Step::covert, Power::britain));
    CHECK(t.refusal(Verb::remove_ring, Country::finland, Alliance::axis) == "24.6"); // no Allied flag there
    t.answer(Verb::remove_ring, Country::poland, Alliance::axis);
    CHECK(t.s.ring[0][ix(Country::poland)] == 0);
    CHECK_FALSE(t.asks(Step::covert, Power::britain));
}

TEST_CASE("the anti-Comintern counter shields against Russian operations and subversion",
          "[gathering_storm][24.3][24.6][24.7]") {
    TableTop t = after_reveal();
    give_result(t.s, Project::int3_russia, 1);
    give_result(t.s, Project::int5_russia, 1);
    t.flag(Country::turkey, Power::france, 1);
    t.s.anti_comintern = byte(at(Country::turkey) + 1);
    t.run(Step::covert_next);
    CHECK_FALSE(t.asks(Step::covert, Power::russia));
    REQUIRE(t.asks(Step::subversion, Power::russia));
    CHECK(t.refusal(Verb::subvert_flag, Country::turkey, Power::france) == "24.7");
    t.s.anti_comintern = 0;
    CHECK(t.refusal(Verb::subvert_flag, Country::turkey, Power::france).empty());
}

TEST_CASE("subversion: support, unrest, or a flag at the border", "[gathering_storm][24.7]") {
    TableTop t = after_reveal();
    t.run(Step::covert_next);
    CHECK_FALSE(t.asks(Step::subversion));
    give_result(t.s, Project::int5_russia, 2);
    t.run(Step::covert_next);
    REQUIRE(t.asks(Step::subversion, Power::russia));
    CHECK(t.refusal(Verb::subvert_flag, Country::austria, Power::germany) == "24.7"); // not at the border
    TableTop support = t;
    support.answer(Verb::subvert_support, Power::italy);
    CHECK(has_bit(support.s.support_loss_next, Power::italy));
    REQUIRE(support.asks(Step::subversion)); // the second result
    support.answer(Verb::subvert_unrest, Country::greece);
    CHECK(support.s.unrest[1] == 1);
    CHECK(support.s.subversion_used == 2);
    CHECK_FALSE(support.asks(Step::subversion));
    t.answer(Verb::subvert_flag, Country::poland, Power::france);
    CHECK(t.flags(Country::poland, Power::france) == 0);
    t.s.war[1] = War::fought;
    CHECK(t.refusal(Verb::subvert_unrest, Country::greece) == "24.7"); // its war has begun
}

TEST_CASE("subversion can be blocked", "[gathering_storm][24.7]") {
    TableTop t = after_reveal();
    give_result(t.s, Project::int5_russia, 1);
    give_result(t.s, Project::int2_axis, 1);
    t.run(Step::subversion, Power::russia).answer(Verb::subvert_support, Power::germany);
    REQUIRE(t.asks(Step::covert_block, Power::germany));
    t.answer(Verb::block);
    CHECK(t.s.support_loss_next == 0);
    CHECK(t.s.subversion_used == 1);
}

} // namespace wc::gathering_storm

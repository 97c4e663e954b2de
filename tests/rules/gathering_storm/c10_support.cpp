// 10 Support levels, part by part.
#include "game.hpp"

#include "gathering_storm/diplomacy_open.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

namespace {

TableTop levels(TableTop t) {
    t.stops_before(Step::income_cards).run(Step::set_levels);
    return t;
}

} // namespace

TEST_CASE("support in Spring 1935", "[gathering_storm][10.11][22.7]") {
    TableTop t;
    t.s.purge_level = 0;
    const TableTop set = levels(t);
    CHECK(set.s.level == ByPower<Signed>{1, 0, 0, 0, 0}); // Russia: cohesion -1, garrison surplus 2: +1
    CHECK(set.s.garrison_surplus == 2);
}

TEST_CASE("a level is computed afresh and may be negative", "[gathering_storm][10.11][10.14]") {
    TableTop t;
    t.s.deficit[1] = 7;
    t.level(Power::italy, 3);
    CHECK(levels(t).s.level[1] == -7);
}

TEST_CASE("military factories give support at set numbers", "[gathering_storm][10.41]") {
    CHECK(factory_support(Power::britain, 7) == 2);
    CHECK(factory_support(Power::germany, 13) == 5);
    CHECK(factory_support(Power::germany, 15) == 6);
    CHECK(factory_support(Power::italy, 6) == 2);
    CHECK(factory_support(Power::france, 3) == 0);
    CHECK(factory_support(Power::russia, 14) == 7);
    CHECK(factory_support(Power::russia, 8) == 1);
    TableTop t;
    t.s.military[0] = 12;
    t.s.captured[0] = 3;
    CHECK(support_now(t.s, Power::germany) == 6); // captured ones count
}

TEST_CASE("a deficit counts for one turn", "[gathering_storm][10.41]") {
    TableTop t;
    t.s.deficit_next[2] = 2;
    t.stops_before(Step::begin_turn).run(Step::end_turn);
    CHECK(support_now(t.s, Power::britain) == -2);
    t.run(Step::end_turn);
    CHECK(support_now(t.s, Power::britain) == 0);
}

TEST_CASE("negative support takes points kept from last turn", "[gathering_storm][10.12][10.21]") {
    TableTop t;
    t.s.civil[1] = 0;
    t.s.active[1] = {};
    t.level(Power::italy, -3);
    t.s.points[1] = 5;
    t.s.last_tiles[1] = 1;
    t.stops_before(Step::plan_next).run(Step::income_next, 5);
    CHECK(t.s.points[1] == 3); // 5 - 3 + 1
    t.s.points[1] = 1;
    t.run(Step::income_next, 5);
    CHECK(t.s.points[1] == 0);
    CHECK(t.s.deficit_next[1] == 1);
}

TEST_CASE("support decides on military counters and on war", "[gathering_storm][10.13][10.22][10.23]") {
    CHECK(military_limit(Power::germany, 3) == 3);
    CHECK(military_limit(Power::france, 0) == 0);
    CHECK(military_limit(Power::russia, -2) == 0);
    CHECK(military_limit(Power::italy, 0) == 1);
    CHECK(military_limit(Power::italy, -1) == 0);
    CHECK(military_limit(Power::britain, 5) == 0);
}

TEST_CASE("Germany: fortifications, highest results, successes, flags in Russia", "[gathering_storm][10.51]") {
    TableTop t;
    t.turn(14);
    t.s.results[ix(Project::mil4_germany)] = 2;
    t.s.results[ix(Project::mil6_germany)] = 1; // only the second result of economic preparation counts
    t.s.results[ix(Project::ato1_germany)] = 1;
    t.s.results[ix(Project::mil1_germany)] = 1;
    CHECK(support_now(t.s, Power::germany) == 1 + 2 + 1 + 1);
    t.s.results[ix(Project::mil6_germany)] = 2;
    CHECK(support_now(t.s, Power::germany) == 1 + 2 + 1 + 1 + 1);
    t.taken(Target::austria, 13);
    CHECK(support_now(t.s, Power::germany) == 7);
    t.turn(15);
    CHECK(support_now(t.s, Power::germany) == 6);
    t.flag(Country::russia, Power::germany, 2);
    CHECK(support_now(t.s, Power::germany) == 8);
}

TEST_CASE("Italy: Ethiopia for good, flags in Russia", "[gathering_storm][10.61]") {
    TableTop t;
    t.turn(6).taken(Target::ethiopia, 5, Control::italy);
    CHECK(support_now(t.s, Power::italy) == 1);
    t.turn(20).flag(Country::russia, Power::italy, 1);
    CHECK(support_now(t.s, Power::italy) == 2);
}

TEST_CASE("Britain and France: alarm for good, shock for a turn, increases, the Pact",
          "[gathering_storm][10.71][10.81]") {
    TableTop t;
    t.turn(6).taken(Target::rhineland, 5);
    CHECK(support_now(t.s, Power::britain) == 0);
    t.taken(Target::austria, 13).turn(14);
    CHECK(support_now(t.s, Power::britain) == 2); // both
    CHECK(support_now(t.s, Power::france) == 2);
    t.turn(15);
    CHECK(support_now(t.s, Power::britain) == 1);
    t.s.shipyard_turn[0] = 14;
    CHECK(support_now(t.s, Power::britain) == 2);
    CHECK(support_now(t.s, Power::france) == 1);
    t.s.shipyard_turn[1] = 15; // from the next turn on
    CHECK(support_now(t.s, Power::france) == 1);
    t.turn(16);
    CHECK(support_now(t.s, Power::france) == 2);
    t.s.pact_turn = 15;
    CHECK(support_now(t.s, Power::britain) == 3);
    t.s.pact_broken = 15; // it stays
    CHECK(support_now(t.s, Power::britain) == 3);
    t.s.results[ix(Project::mil5_france)] = 2;
    CHECK(support_now(t.s, Power::france) == 5);
    t.s.results[ix(Project::air5_britain)] = 1;
    t.s.results[ix(Project::mil4_germany)] = 1; // not theirs
    CHECK(support_now(t.s, Power::britain) == 4);
}

TEST_CASE("two aggressions in one turn shock twice", "[gathering_storm][10.71]") {
    TableTop t;
    t.turn(15).taken(Target::austria, 14).taken(Target::albania, 14, Control::italy);
    CHECK(support_now(t.s, Power::britain) == 1 + 2);
    TableTop baltic;
    baltic.turn(21).taken(Target::baltic_states, 20);
    CHECK(support_now(baltic.s, Power::britain) == 1); // no shock from the Baltic States
}

TEST_CASE("Russia: Poland, the Baltic, the Pact, garrison, cohesion, foreign flags", "[gathering_storm][10.91]") {
    TableTop t;
    t.turn(20);
    t.s.purge_level = 18; // full: +2
    t.s.garrison = 0;
    CHECK(support_now(t.s, Power::russia) == 2);
    t.taken(Target::poland, 19);
    t.s.poland = PolandOption::conquest_with_pact;
    CHECK(support_now(t.s, Power::russia) == 4);
    t.s.poland = PolandOption::satellite;
    CHECK(support_now(t.s, Power::russia) == 2);
    t.s.poland = PolandOption::plain_conquest;
    t.s.pact_turn = 19;
    CHECK(support_now(t.s, Power::russia) == 5);
    t.s.garrison = -2;
    t.flag(Country::russia, Power::britain, 1);
    CHECK(support_now(t.s, Power::russia) == 2);
    t.flag(Country::russia, Power::russia, 1); // its own flag only blocks
    CHECK(support_now(t.s, Power::russia) == 2);
}

TEST_CASE("flags in Russia move level and points of both at once", "[gathering_storm][10.91][11.52]") {
    TableTop t;
    t.s.points = {0, 0, 3, 0, 4};
    Journal quiet;
    Play<State> p{t.s, quiet};
    place_flag_in_russia(p, Power::britain);
    CHECK(t.s.level[2] == 1);
    CHECK(t.s.points[2] == 4);
    CHECK(t.s.level[4] == -1);
    CHECK(t.s.points[4] == 3);
    remove_flag_in_russia(p, Power::britain);
    CHECK(t.s.level[2] == 0);
    CHECK(t.s.points[2] == 3);
    CHECK(t.s.level[4] == 0);
    CHECK(t.s.points[4] == 4);
}

TEST_CASE("with negative support Russia must build", "[gathering_storm][10.92][18.51]") {
    TableTop t;
    t.s.purge_level = 0;
    t.s.deficit[4] = 3;
    CHECK(levels(t).s.must_build == 1);
    t.s.deficit[4] = 0;
    CHECK(levels(t).s.must_build == 0);
}

TEST_CASE("crises and subversion change next turn's level", "[gathering_storm][10.11]") {
    TableTop t;
    t.s.crisis_support_next[2] = -2;
    t.s.support_loss_next = bit_of(Power::france);
    t.stops_before(Step::begin_turn).run(Step::end_turn);
    CHECK(support_now(t.s, Power::britain) == -2);
    CHECK(support_now(t.s, Power::france) == -1);
}

TEST_CASE("a country that falls in the crisis turns no event of this turn into support", "[gathering_storm][10.41]") {
    TableTop t;
    t.turn(14).card(Power::germany, card_with(Power::germany, NationalKind::diplomatic, 2, at(Country::austria)),
                    Slot::shown);
    const int before = support_now(t.s, Power::germany);
    t.s.control[ix(Country::austria)] = Control::germany;
    t.s.success_turn[ix(Target::austria)] = 14;
    CHECK(support_now(t.s, Power::germany) == before);
    t.turn(15); // a card drawn from now on is support
    CHECK(kind_of(t.s, Power::germany, card_of(t.s, Power::germany, 0)) == NationalKind::support_secret);
}

} // namespace wc::gathering_storm

// 25 Civil wars.
#include "gathering_storm/civil_war.hpp"
#include "gathering_storm/crisis.hpp"
#include "gathering_storm/resolution.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

void unrest(TableTop& t, Country c, int power) {
    Journal quiet;
    Play<State> p{t.s, quiet};
    unrest_event(p, c, power);
}

TableTop spain_at_war(int players = 4) {
    TableTop t(players);
    t.s.war[0] = War::fought;
    t.s.unrest[0] = 5;
    t.s.markers[0] = 5;
    return t;
}

} // namespace

TEST_CASE("each unrest event fills a box, and the fifth begins the war", "[gathering_storm][25.2]") {
    TableTop t;
    for (int k = 1; k <= 4; ++k) {
        unrest(t, Country::spain, no_power);
        CHECK(t.s.unrest[0] == k);
        CHECK_FALSE(civil_war_in(t.s, Country::spain));
    }
    const int index = aggression_index(t.s);
    unrest(t, Country::spain, at(Power::italy));
    CHECK(civil_war_in(t.s, Country::spain));
    CHECK(t.s.markers[0] == civil_war_boxes);
    CHECK(aggression_index(t.s) == index + 1); // 23.21, at once
}

TEST_CASE("unrest in a war counts for its holder; a general event for the Axis, in Spain alone",
          "[gathering_storm][25.2]") {
    TableTop t = spain_at_war();
    unrest(t, Country::spain, no_power);
    CHECK(effort_in(t.s, Country::spain).of(Alliance::axis) == 1);
    unrest(t, Country::spain, at(Power::russia));
    CHECK(effort_in(t.s, Country::spain).of(Alliance::russia) == 1);
    t.s.war[1] = War::fought;
    unrest(t, Country::greece, no_power);
    CHECK(effort_in(t.s, Country::greece).of(Alliance::axis) == 0);
}

TEST_CASE("unrest after the war: nothing, or a diplomatic event of its holder", "[gathering_storm][25.2]") {
    TableTop t;
    t.s.war[0] = War::over;
    unrest(t, Country::spain, no_power);
    CHECK(effort_in(t.s, Country::spain).of(Alliance::axis) == 0);
    unrest(t, Country::spain, at(Power::france));
    CHECK(effort_in(t.s, Country::spain).of(Alliance::allies) == 1);
    CHECK(t.s.unrest[0] == 0);
}

TEST_CASE("CW cards at the reveal: the fifth box first, the next already counts in the war",
          "[gathering_storm][25.2]") {
    TableTop t;
    t.s.unrest[0] = 4;
    t.card(Power::germany, 12).card(Power::italy, 10); // CW-Spain both
    t.stops_before(Step::covert_next).run(Step::diplomacy_reveal);
    CHECK(civil_war_in(t.s, Country::spain));
    CHECK(t.s.war_events[0][0] == 0);
    CHECK(t.s.war_events[0][1] == 1);
}

TEST_CASE("a margin of 1 to 3 is an advantage: a free counter, and a marker if it is the second in a row",
          "[gathering_storm][25.5]") {
    TableTop t = spain_at_war();
    t.counter(Country::spain, Power::italy, 2);
    TableTop first = t;
    first.resolve(Country::spain);
    CHECK(first.s.free_counter_next[1] == 1);
    CHECK(first.s.last_side[0] == 1);
    CHECK(first.s.markers[0] == 5);
    CHECK(flags_in(first.s, Country::spain) == 0);
    t.s.last_side[0] = 1;
    t.resolve(Country::spain);
    CHECK(t.s.markers[0] == 4);
    CHECK(t.s.credited[0][ix(Alliance::axis)] == 1);
}

TEST_CASE("a margin of 4 is a result: a marker, a flag and the free counter", "[gathering_storm][25.5]") {
    TableTop t = spain_at_war();
    t.counter(Country::spain, Power::italy, 2).military(Country::spain, Power::italy, 2).resolve(Country::spain);
    CHECK(t.s.markers[0] == 4);
    CHECK(t.flags(Country::spain, Power::italy) == 1);
    CHECK(t.s.free_counter_next[1] == 1);
}

TEST_CASE("the Allies and Russia add up against the Axis", "[gathering_storm][25.5]") {
    TableTop t = spain_at_war();
    t.counter(Country::spain, Power::italy, 2)
        .counter(Country::spain, Power::france, 1)
        .counter(Country::spain, Power::russia, 2);
    TableTop guarded = t;
    t.resolve(Country::spain);
    CHECK(t.s.last_side[0] == 2);
    CHECK(t.s.free_counter_next[4] == 1);                    // the main contributor
    guarded.s.anti_comintern = byte(at(Country::spain) + 1); // 2 + 1 against 3
    guarded.resolve(Country::spain);
    CHECK(guarded.s.last_side[0] == 0);
    TableTop west = spain_at_war(); // without Russia the anti-Comintern counter does nothing
    west.s.anti_comintern = byte(at(Country::spain) + 1);
    west.counter(Country::spain, Power::italy, 1).counter(Country::spain, Power::france, 2).resolve(Country::spain);
    CHECK(west.s.last_side[0] == 2);
}

TEST_CASE("nobody ahead: the run of advantages is broken", "[gathering_storm][25.5]") {
    TableTop t = spain_at_war();
    t.s.last_side[0] = 1;
    t.resolve(Country::spain);
    CHECK(t.s.last_side[0] == 0);
    CHECK(t.s.markers[0] == 5);
}

TEST_CASE("the last marker ends the war: enemy flags go, the winner has a pact", "[gathering_storm][25.7]") {
    TableTop t = spain_at_war();
    t.s.markers[0] = 1;
    t.s.credited[0] = {3, 1, 0};
    t.flag(Country::spain, Power::france, 2).flag(Country::spain, Power::russia, 1);
    t.counter(Country::spain, Power::italy, 2).military(Country::spain, Power::italy, 2);
    const int index = aggression_index(t.s);
    t.resolve(Country::spain);
    if (t.asks(Step::resolve_flag)) t.answer(Verb::remove_flag, Country::spain, Power::france);
    CHECK(t.s.war[0] == War::over);
    CHECK(t.flags(Country::spain, Power::france) + t.flags(Country::spain, Power::russia) == 0);
    CHECK(t.flags(Country::spain, Power::italy) == 3);
    CHECK(pact_holder(t.s, Country::spain) == at(Power::italy));
    CHECK(t.s.free_counter_next[1] == 1); // the result's counter and the victory's are one
    CHECK(aggression_index(t.s) == index - 1);
}

TEST_CASE("the side with more markers wins, even if the other took the last one", "[gathering_storm][25.7]") {
    TableTop t = spain_at_war();
    t.s.markers[0] = 1;
    t.s.credited[0] = {0, 1, 3};
    t.flag(Country::spain, Power::germany, 2);
    t.counter(Country::spain, Power::italy, 2).military(Country::spain, Power::italy, 2);
    t.resolve(Country::spain);
    CHECK(t.s.war[0] == War::over);
    CHECK(flags_of(t.s, Country::spain, Alliance::axis) == 0);
    CHECK(t.flags(Country::spain, Power::russia) == 3); // more markers than the Allies
}

TEST_CASE("an Italian success closes the track and the war", "[gathering_storm][25.7][30.1]") {
    TableTop t;
    t.s.war[1] = War::fought;
    t.s.markers[1] = 3;
    Journal quiet;
    Play<State> p{t.s, quiet};
    succeed(p, Target::greece);
    CHECK(t.s.war[1] == War::over);
    CHECK(t.s.markers[1] == 0);
    CHECK_FALSE(is_open(t.s, Country::greece));
}

TEST_CASE("an unrest card after the war is a diplomatic event, and support where that finds no use",
          "[gathering_storm][25.2][10.41]") {
    TableTop t(4);
    t.s.war[0] = War::over;
    t.s.unrest[0] = 5;
    t.s.points = {};
    unrest(t, Country::spain, at(Power::italy));
    TableTop lead = t;
    lead.resolve(Country::spain);
    CHECK(lead.flags(Country::spain, Power::italy) == 1);
    t.flag(Country::spain, Power::italy, 4).resolve(Country::spain);
    CHECK(t.s.event_support[ix(Power::italy)] == 1);
    CHECK(t.s.points[ix(Power::italy)] == 1);
}

TEST_CASE("events are void in a country under attack, unrest too", "[gathering_storm][25.2]") {
    TableTop t;
    t.s.unrest[1] = 4;
    t.s.conquest = byte(at(Target::greece) + 1);
    const int index = aggression_index(t.s);
    unrest(t, Country::greece, no_power);
    unrest(t, Country::greece, at(Power::britain));
    CHECK(t.s.unrest[1] == 4);
    CHECK(t.s.war[1] == War::peace);
    CHECK(aggression_index(t.s) == index);
    t.s.conquest = 0;
    unrest(t, Country::greece, no_power);
    CHECK(t.s.war[1] == War::fought);
}

} // namespace wc::gathering_storm

// 24.3 - 24.5, 24.56 Where counters go, and who may place how many.
#include "gathering_storm/diplomacy.hpp"
#include "gathering_storm/resolution.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

// Positions in the order of placement.
constexpr int comintern = 0, german_military = 1, italian_military_stop = 2, german_first = 3, german_extra = 5,
              russian_look = 7, russian_military = 8, russian_first = 9, british_extra = 18, german_second = 21;

} // namespace

TEST_CASE("the anti-Comintern counter comes in Winter 1935 and not under the Pact", "[gathering_storm][24.3]") {
    TableTop t(3);
    t.stops_before(Step::place_next).turn(3).run(Step::anti_comintern, Power::germany, comintern);
    CHECK_FALSE(t.asks(Step::anti_comintern)); // nothing to choose before turn 4
    t.turn(4).run(Step::anti_comintern, Power::germany, comintern);
    REQUIRE(t.asks(Step::anti_comintern, Power::germany));
    t.s.pact_turn = 3;
    CHECK(t.refusal(Verb::anti_comintern, Country::poland) == "31.5");
    t.s.pact_broken = 3;
    CHECK(t.refusal(Verb::anti_comintern, Country::poland).empty());
}

TEST_CASE("the anti-Comintern counter goes to the border, to a civil war or to a Russian flag",
          "[gathering_storm][24.3]") {
    TableTop t(3);
    t.stops_before(Step::place_next);
    t.turn(8).run(Step::anti_comintern, Power::germany, comintern);
    CHECK(t.refusal(Verb::anti_comintern, Country::finland).empty());
    CHECK(t.refusal(Verb::anti_comintern, Country::hungary) == "24.3");
    CHECK(t.refusal(Verb::anti_comintern, Country::russia) == "24.3");
    t.flag(Country::hungary, Power::russia, 1);
    CHECK(t.refusal(Verb::anti_comintern, Country::hungary).empty());
    CHECK(t.refusal(Verb::anti_comintern, Country::spain) == "24.3");
    t.s.war[0] = War::fought;
    CHECK(t.refusal(Verb::anti_comintern, Country::spain).empty());
    t.taken(Target::poland, 7);
    CHECK(t.refusal(Verb::anti_comintern, Country::poland) == "24.3");
}

TEST_CASE("the anti-Comintern point counts between the Axis and Russia alone", "[gathering_storm][24.3][24.8]") {
    TableTop t(3);
    t.flag(Country::turkey, Power::russia, 0);
    t.s.anti_comintern = byte(at(Country::turkey) + 1);
    const auto margin = [&](int axis, int allies, int russia) {
        Effort e;
        e.by = {axis, 0, 0, allies, russia};
        const Verdict24 v = judge(t.s, Country::turkey, e);
        return v.margin == 0 ? 0 : v.winner == Alliance::axis ? v.margin : -v.margin;
    };
    CHECK(margin(2, 0, 2) == 1); // 2 + 1 against Russia
    CHECK(margin(2, 2, 0) == 0); // not against the Allies
    CHECK(margin(2, 0, 3) == 0);
    CHECK(margin(1, 0, 3) == -1); // Russia's lead is one smaller
    CHECK(margin(3, 2, 0) == 1);
}

TEST_CASE("military counters are limited by support, by place and by points", "[gathering_storm][24.4]") {
    TableTop t;
    t.stops_before(Step::place_next);
    t.level(Power::germany, 3).s.points[0] = 5;
    t.run(Step::place_military, Power::germany, german_military);
    REQUIRE(t.asks(Step::place_military, Power::germany));
    CHECK(t.refusal(Verb::place_military, Country::spain) == "24.4"); // not a German country
    t.answer(Verb::place_military, Country::austria).answer(Verb::place_military, Country::austria);
    CHECK(t.s.points[0] == 3);                                          // one point each, at once
    CHECK(t.refusal(Verb::place_military, Country::austria) == "24.4"); // two a country
    t.answer(Verb::place_military, Country::poland);
    CHECK_FALSE(t.asks(Step::place_military, Power::germany)); // three are the limit of level 3
    CHECK(t.s.military_counters[ix(Country::austria)][0] == 2);

    t.level(Power::germany, 0).run(Step::place_military, Power::germany, german_military);
    CHECK_FALSE(t.asks(Step::place_military, Power::germany));
    TableTop poor;
    poor.stops_before(Step::place_next)
        .level(Power::germany, 3)
        .run(Step::place_military, Power::germany, german_military);
    CHECK_FALSE(poor.asks(Step::place_military, Power::germany)); // no points
}

TEST_CASE("Italy has one military counter, and none with negative support", "[gathering_storm][24.4]") {
    TableTop t;
    t.stops_before(Step::place_next);
    t.s.points[1] = 5;
    t.level(Power::italy, 0).run(Step::place_military, Power::italy, italian_military_stop);
    REQUIRE(t.asks(Step::place_military, Power::italy));
    t.answer(Verb::place_military, Country::albania);
    CHECK_FALSE(t.asks(Step::place_military, Power::italy));
    t.s.military_placed = {};
    t.level(Power::italy, -1).run(Step::place_military, Power::italy, italian_military_stop);
    CHECK_FALSE(t.asks(Step::place_military, Power::italy));
    CHECK_FALSE(has_bit(countries[ix(Country::greece)].military, Power::britain)); // Britain has none anywhere
}

TEST_CASE("Russian military counters need a garrison, and full cohesion in Czechoslovakia",
          "[gathering_storm][24.4][21.23]") {
    TableTop t(3);
    t.stops_before(Step::place_next);
    t.level(Power::russia, 2).s.points[4] = 5;
    t.run(Step::place_military, Power::russia, russian_military);
    REQUIRE(t.asks(Step::place_military, Power::russia));
    CHECK(t.refusal(Verb::place_military, Country::finland).empty());
    CHECK(t.refusal(Verb::place_military, Country::czechoslovakia) == "24.4");
    t.s.purge_level = purge_full;
    CHECK(t.refusal(Verb::place_military, Country::czechoslovakia).empty());
    t.s.no_military = 1;
    CHECK(t.refusal(Verb::place_military, Country::finland) == "21.23");
}

TEST_CASE("a diplomatic counter: one an alliance, no more value than points, its value unseen",
          "[gathering_storm][24.5]") {
    TableTop t(4);
    t.s.points = {4, 4, 0, 0, 0};
    t.run(Step::place_counter, Power::germany, german_first);
    t.answer(Verb::place_counter, Country::rumania);
    REQUIRE(t.asks(Step::place_value, Power::germany));
    CHECK(t.offers(Verb::counter_value, 3));
    t.answer(Verb::counter_value, 3);
    CHECK(t.s.counters[ix(Country::rumania)][0] == Counter::three);
    CHECK(t.s.points[0] == 4); // paid at the reveal
    CHECK(free_points(t.s, Power::germany) == 1);
    CHECK(GatheringStorm::observe(t.s, only(seat_of(Power::italy))).counters[ix(Country::rumania)][0] ==
          Counter::unseen);
    REQUIRE(t.asks(Step::place_counter, Power::italy));
    CHECK(t.refusal(Verb::place_counter, Country::rumania) == "24.5"); // Germany is there
    CHECK(t.refusal(Verb::place_counter, Country::finland) == "24.5"); // not an Italian country
    t.run(Step::place_counter, Power::germany, german_second).answer(Verb::place_counter, Country::poland);
    CHECK_FALSE(t.offers(Verb::counter_value, 2)); // one point is left
    CHECK(t.offers(Verb::counter_value, 1));
}

TEST_CASE("a counter is used once a turn", "[gathering_storm][24.5][12.41]") {
    TableTop t;
    t.s.points[0] = 20;
    t.counter(Country::poland, Power::germany, 3); // Germany has one of value 3
    t.run(Step::place_counter, Power::germany, german_first).answer(Verb::place_counter, Country::rumania);
    CHECK(t.refusal(Verb::counter_value, 3) == "12.41");
    CHECK(t.refusal(Verb::counter_value, 2).empty());
}

TEST_CASE("no counters in closed, limited or attacked countries", "[gathering_storm][24.5]") {
    TableTop t;
    t.taken(Target::austria, 3);
    t.s.conquest = byte(at(Target::albania) + 1);
    t.s.conquest_left = 2;
    t.run(Step::place_counter, Power::germany, german_first);
    CHECK(t.refusal(Verb::place_counter, Country::austria) == "24.5");
    CHECK(t.refusal(Verb::place_counter, Country::baltic_states) == "24.5");
    CHECK(t.refusal(Verb::place_counter, Country::albania) == "24.5");
    CHECK(t.refusal(Verb::place_counter, Country::russia) == "24.56");
    t.s.ring[0][ix(Country::baltic_states)] = 1;
    CHECK(t.refusal(Verb::place_counter, Country::baltic_states).empty()); // a spy ring's counter may go there
}

TEST_CASE("extras: a spy ring, a civil war, the League, an initiative, the free counter", "[gathering_storm][24.5]") {
    TableTop t(5);
    t.s.points = {5, 5, 5, 5, 5};
    t.stops_before(Step::place_next).run(Step::place_extra, Power::germany, german_extra);
    CHECK_FALSE(t.asks(Step::place_extra, Power::germany)); // nothing gives one
    SECTION("a spy ring") {
        t.s.ring[0][ix(Country::sweden)] = at(Power::germany) + 1;
        t.run(Step::place_extra, Power::germany, german_extra);
        REQUIRE(t.asks(Step::place_extra, Power::germany));
        CHECK(t.refusal(Verb::place_counter, Country::poland) == "24.5");
        t.answer(Verb::place_counter, Country::sweden).answer(Verb::counter_value, 1);
        CHECK_FALSE(t.asks(Step::place_extra, Power::germany)); // one there a turn
        CHECK(t.s.slots_used[0] == 0);
    }
    SECTION("a civil war: one counter a power, not one an alliance") {
        t.s.war[0] = War::fought;
        t.s.markers[0] = 5;
        t.counter(Country::spain, Power::italy, 1).run(Step::place_extra, Power::germany, german_extra);
        REQUIRE(t.asks(Step::place_extra, Power::germany));
        t.answer(Verb::place_counter, Country::spain).answer(Verb::counter_value, 2);
        CHECK(t.s.counters[ix(Country::spain)][0] == Counter::two);
    }
    SECTION("a free counter after a civil war") {
        t.s.free_counter[0] = 1;
        t.run(Step::place_extra, Power::germany, german_extra);
        t.answer(Verb::place_counter, Country::poland); // its value is no choice
        CHECK(t.s.counters[ix(Country::poland)][0] == Counter::free_one);
        CHECK(t.s.free_counter[0] == 0);
        CHECK(committed(t.s, Power::germany) == 0);
    }
    SECTION("a free counter in a civil war, and with the own spy ring") {
        for (const bool ring : {false, true}) {
            TableTop x = t;
            const Country where = ring ? Country::sweden : Country::spain;
            if (ring) x.s.ring[0][ix(where)] = at(Power::germany) + 1;
            if (!ring) x.s.war[0] = War::fought;
            if (!ring) x.s.markers[0] = 5;
            x.s.free_counter[0] = 1;
            x.run(Step::place_extra, Power::germany, german_extra).answer(Verb::place_counter, where);
            CHECK(x.offers(Verb::counter_value, 1)); // 25.52A, 16.16B: an ordinary one may go there too
            x.answer(Verb::free_counter);
            CHECK(x.s.counters[ix(where)][0] == Counter::free_one);
            CHECK(x.s.free_counter[0] == 0);
        }
        t.s.points[0] = 0;
        t.s.pool[0] = {};
        t.s.war[0] = War::fought;
        t.s.markers[0] = 5;
        t.s.free_counter[0] = 1;
        t.run(Step::place_extra, Power::germany, german_extra);
        CHECK(t.offers(Verb::place_counter, Country::spain)); // without points as well
    }
    SECTION("the League of Nations") {
        t.s.general = 20; // GX-league
        t.run(Step::place_extra, Power::britain, british_extra);
        REQUIRE(t.asks(Step::place_extra, Power::britain));
        t.answer(Verb::place_counter, Country::norway).answer(Verb::counter_value, 1);
        CHECK(has_bit(t.s.extras[2], Extra::league));
        CHECK_FALSE(t.asks(Step::place_extra, Power::britain));
    }
    SECTION("an initiative is shown when its counter is placed") {
        t.card(Power::germany, 22);
        t.run(Step::place_extra, Power::germany, german_extra);
        t.answer(Verb::place_counter, Country::poland).answer(Verb::counter_value, 2);
        CHECK(t.s.slot[0][0] == Slot::shown);
        CHECK_FALSE(t.asks(Step::place_extra, Power::germany));
    }
}

TEST_CASE("Russia before full cohesion: border, flags, rings, civil wars, events", "[gathering_storm][24.56]") {
    TableTop t(3);
    t.stops_before(Step::place_next);
    t.s.points[4] = 5;
    t.run(Step::place_counter, Power::russia, russian_first);
    REQUIRE(t.asks(Step::place_counter, Power::russia));
    CHECK(t.refusal(Verb::place_counter, Country::finland).empty());
    CHECK(t.refusal(Verb::place_counter, Country::bulgaria) == "24.56");
    CHECK(t.refusal(Verb::place_counter, Country::russia) == "24.56");
    t.flag(Country::bulgaria, Power::russia, 1);
    CHECK(t.refusal(Verb::place_counter, Country::bulgaria).empty());
    CHECK(t.refusal(Verb::place_counter, Country::spain) == "24.56");
    t.s.war[0] = War::fought;
    CHECK(t.refusal(Verb::place_counter, Country::spain).empty());
    t.s.ring[2][ix(Country::sweden)] = at(Power::russia) + 1;
    CHECK(t.refusal(Verb::place_counter, Country::sweden).empty());
    t.s.purge_level = purge_full;
    CHECK(t.refusal(Verb::place_counter, Country::norway).empty());
    t.s.party_silence = 1; // A
    CHECK(t.refusal(Verb::place_counter, Country::finland) == "24.56");
}

TEST_CASE("a Russian event opens its country and is shown with the counter", "[gathering_storm][24.56]") {
    TableTop t(3);
    t.stops_before(Step::place_next);
    t.s.points[4] = 5;
    t.card(Power::russia, 141, Slot::held); // D+2 Czechoslovakia
    t.run(Step::place_counter, Power::russia, russian_first);
    REQUIRE(t.offers(Verb::place_counter, Country::czechoslovakia));
    t.answer(Verb::place_counter, Country::finland).answer(Verb::counter_value, 0);
    CHECK(t.s.slot[4][0] == Slot::held);
    t.run(Step::place_counter, Power::russia, russian_first + 1).answer(Verb::place_counter, Country::czechoslovakia);
    CHECK(t.s.slot[4][0] == Slot::shown);
    CHECK(t.happened(Text::gathering_storm_event_card_shown) == 1);
}

TEST_CASE("codebreaking shows one counter's value to its alliance alone", "[gathering_storm][24.5][16.1]") {
    TableTop t(3);
    t.stops_before(Step::place_next);
    t.counter(Country::rumania, Power::germany, 3).counter(Country::turkey, Power::italy, 1);
    t.run(Step::codebreaking, Power::russia, russian_look);
    CHECK_FALSE(t.asks(Step::codebreaking)); // no result yet
    t.s.results[ix(Project::int4_russia)] = 1;
    t.s.steps[ix(Project::int4_russia)] = 6;
    t.run(Step::codebreaking, Power::russia, russian_look);
    REQUIRE(t.asks(Step::codebreaking, Power::russia));
    t.answer(Verb::look, Country::rumania, Power::germany);
    CHECK_FALSE(t.asks(Step::codebreaking)); // one look
    CHECK(looked_at(t.s, Power::russia, Country::rumania, Power::germany));
    CHECK(GatheringStorm::observe(t.s, only(seat_of(Power::russia))).counters[ix(Country::rumania)][0] ==
          Counter::three);
    CHECK(GatheringStorm::observe(t.s, only(seat_of(Power::france))).counters[ix(Country::rumania)][0] ==
          Counter::unseen);
    int told = 0;
    for (const Event& e : t.events)
        if (e.line.text == Text::gathering_storm_event_look_result) {
            ++told;
            CHECK(e.seen_by == seats_of(Alliance::russia));
        }
    CHECK(told == 1);
}

TEST_CASE("counters are paid when they are revealed", "[gathering_storm][24.5]") {
    TableTop t;
    t.s.points[0] = 4;
    t.counter(Country::rumania, Power::germany, 3);
    t.s.counters[ix(Country::poland)][0] = Counter::free_one;
    t.stops_before(Step::covert_next).run(Step::diplomacy_reveal);
    CHECK(t.s.points[0] == 1);
    CHECK(t.s.counters_open == 1);
    CHECK(t.happened(Text::gathering_storm_event_counter_shown) == 2);
}

} // namespace wc::gathering_storm

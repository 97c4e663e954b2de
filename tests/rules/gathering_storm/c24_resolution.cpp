// 24.8 Who wins in a country, and which flags come and go.
#include "gathering_storm/resolution.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

TEST_CASE("a margin of 1 to 3 is one result, 4 or more are two", "[gathering_storm][24.8]") {
    for (const auto& [value, flags] : {std::pair{0, 0}, {1, 1}, {3, 1}}) {
        TableTop t;
        t.counter(Country::sweden, Power::germany, value).resolve(Country::sweden);
        CHECK(t.flags(Country::sweden, Power::germany) == flags);
    }
    TableTop t;
    t.counter(Country::sweden, Power::germany, 3)
        .card(Power::germany, 8, Slot::shown)
        .resolve(Country::sweden); // D+1 Sweden
    CHECK(t.flags(Country::sweden, Power::germany) == 2);
}

TEST_CASE("worked example 5: a tie does nothing, a military counter decides, the larger contribution places the flag",
          "[gathering_storm][24.8][examples]") {
    TableTop t(4);
    t.counter(Country::hungary, Power::germany, 2).counter(Country::hungary, Power::france, 3);
    t.card(Power::germany, 46, Slot::shown); // D+1 Hungary
    TableTop tie = t;
    tie.resolve(Country::hungary);
    CHECK(tie.flags(Country::hungary, Power::germany) == 0);
    CHECK(tie.flags(Country::hungary, Power::italy) == 1);
    t.military(Country::hungary, Power::germany, 1).resolve(Country::hungary);
    CHECK(t.flags(Country::hungary, Power::germany) == 1);
    CHECK(t.flags(Country::hungary, Power::italy) == 1);
}

TEST_CASE("worked example 6: two results remove the French flag and place a German one",
          "[gathering_storm][24.8][examples]") {
    TableTop t(4);
    t.counter(Country::rumania, Power::germany, 3).card(Power::germany, 138, Slot::shown); // D+2 Rumania
    t.counter(Country::rumania, Power::russia, 1).resolve(Country::rumania);
    CHECK(t.flags(Country::rumania, Power::france) == 0);
    CHECK(t.flags(Country::rumania, Power::germany) == 1);
}

TEST_CASE("equal contributions: the flag is German, or French", "[gathering_storm][24.8]") {
    TableTop axis;
    axis.military(Country::austria, Power::germany, 1)
        .military(Country::austria, Power::italy, 1)
        .resolve(Country::austria);
    CHECK(axis.flags(Country::austria, Power::germany) == 2);
    TableTop allies;
    allies.flag(Country::turkey, Power::russia, 0).counter(Country::turkey, Power::britain, 1);
    allies.card(Power::france, 65, Slot::shown).resolve(Country::turkey); // D+1 Turkey
    CHECK(allies.flags(Country::turkey, Power::france) == 1);
}

TEST_CASE("the Allies and Russia tie before the Axis: each has a result", "[gathering_storm][24.8]") {
    TableTop t(3);
    t.flag(Country::finland, Power::germany, 2).counter(Country::finland, Power::germany, 1);
    t.counter(Country::finland, Power::britain, 2)
        .counter(Country::finland, Power::russia, 2)
        .resolve(Country::finland);
    CHECK(t.flags(Country::finland, Power::germany) == 0);
    TableTop place(3);
    place.counter(Country::finland, Power::britain, 2)
        .counter(Country::finland, Power::russia, 2)
        .resolve(Country::finland);
    CHECK(place.flags(Country::finland, Power::britain) == 1);
    CHECK(place.flags(Country::finland, Power::russia) == 1);
}

TEST_CASE("several powers' flags qualify: the main contributor picks", "[gathering_storm][24.8]") {
    TableTop t(4);
    t.flag(Country::poland, Power::france, 1)
        .flag(Country::poland, Power::russia, 1)
        .counter(Country::poland, Power::germany, 2);
    t.resolve(Country::poland);
    REQUIRE(t.asks(Step::resolve_flag, Power::germany));
    CHECK(t.refusal(Verb::spare_flags) == "24.8");
    t.answer(Verb::remove_flag, Country::poland, Power::russia);
    CHECK(t.flags(Country::poland, Power::russia) == 0);
    CHECK(t.flags(Country::poland, Power::france) == 1);
}

TEST_CASE("the Allies remove Axis flags first, and a friend's only from a full track, if they like",
          "[gathering_storm][24.8]") {
    TableTop t(3);
    t.flag(Country::rumania, Power::france, 1)
        .flag(Country::rumania, Power::russia, 2)
        .flag(Country::rumania, Power::germany, 1);
    t.counter(Country::rumania, Power::france, 2).resolve(Country::rumania);
    CHECK(t.flags(Country::rumania, Power::germany) == 0);
    CHECK(t.flags(Country::rumania, Power::russia) == 2);
    TableTop full_track(3);
    full_track.flag(Country::rumania, Power::france, 2).flag(Country::rumania, Power::russia, 2);
    full_track.counter(Country::rumania, Power::france, 2).resolve(Country::rumania);
    REQUIRE(full_track.asks(Step::resolve_flag, Power::france));
    TableTop spared = full_track;
    spared.answer(Verb::spare_flags);
    CHECK(spared.flags(Country::rumania, Power::russia) == 2);
    full_track.answer(Verb::remove_flag, Country::rumania, Power::russia);
    CHECK(full_track.flags(Country::rumania, Power::russia) == 1);
}

TEST_CASE("Western and Russian flags share four boxes; a result without a box is void", "[gathering_storm][24.8]") {
    TableTop t(3);
    t.flag(Country::norway, Power::britain, 4).counter(Country::norway, Power::britain, 2).resolve(Country::norway);
    CHECK(t.flags(Country::norway, Power::britain) == 4);
    TableTop with_axis(3);
    with_axis.flag(Country::turkey, Power::russia, 2)
        .flag(Country::turkey, Power::britain, 1)
        .counter(Country::turkey, Power::germany, 3);
    with_axis.resolve(Country::turkey); // 24.82B opponents go first
    CHECK(with_axis.flags(Country::turkey, Power::germany) == 0);
}

TEST_CASE("an event that finds four friendly flags and nobody to contest it is support",
          "[gathering_storm][24.8][10.41]") {
    TableTop t(3);
    t.flag(Country::greece, Power::britain, 4).card(Power::britain, 114, Slot::shown); // D+2 Greece
    TableTop contested = t;
    t.resolve(Country::greece);
    CHECK(t.s.event_support[ix(Power::britain)] == 2);
    CHECK(t.s.points[ix(Power::britain)] == 2);
    TableTop most = contested; // what a forged position may hold stays within its bound
    most.s.event_support[ix(Power::britain)] = event_support_max;
    most.resolve(Country::greece);
    CHECK(most.s.event_support[ix(Power::britain)] == event_support_max);
    for (int value : {0, 1}) { // a counter of value 0 contests as well
        TableTop x = contested;
        x.counter(Country::greece, Power::italy, value).resolve(Country::greece);
        CHECK(x.s.event_support[ix(Power::britain)] == 0);
        CHECK(x.s.points[ix(Power::britain)] == 0);
    }
}

TEST_CASE("a region's event helps whoever has most flags in each of its countries", "[gathering_storm][24.8]") {
    TableTop t(3);
    t.s.general = 102; // central Europe
    t.resolve(Country::austria);
    CHECK(t.flags(Country::austria, Power::germany) == 2);
    TableTop tie(3);
    tie.s.general = 102;
    tie.flag(Country::hungary, Power::france, 1).resolve(Country::hungary); // one Italian, one French: nobody
    CHECK(tie.flags(Country::hungary, Power::france) == 1);
    CHECK(tie.flags(Country::hungary, Power::italy) == 1);
}

TEST_CASE("a country under attack takes no events", "[gathering_storm][24.8]") {
    TableTop t(3);
    t.s.conquest = byte(at(Target::greece) + 1);
    t.s.conquest_left = 3;
    t.card(Power::britain, 114, Slot::shown).resolve(Country::greece);
    CHECK(t.flags(Country::greece, Power::britain) == 1);
}

TEST_CASE("flags in Russia come from events only and move support and points", "[gathering_storm][10.91]") {
    TableTop t(3);
    t.s.counters_open = 1;
    t.card(Power::germany, 74, Slot::shown); // D+1 Russia
    t.level(Power::germany, 1).level(Power::russia, 1).s.points[4] = 3;
    t.stops_before(Step::diplomacy_close).run(Step::russia_next);
    CHECK(t.flags(Country::russia, Power::germany) == 1);
    CHECK(t.s.level[0] == 2);
    CHECK(t.s.level[4] == 0);
    CHECK(t.s.points[0] == 1);
    CHECK(t.s.points[4] == 2);

    TableTop friendly(3); // a Russian flag blocks one foreign placement
    friendly.s.counters_open = 1;
    friendly.flag(Country::russia, Power::russia, 1).card(Power::germany, 74, Slot::shown);
    friendly.stops_before(Step::diplomacy_close).run(Step::russia_next);
    CHECK(friendly.flags(Country::russia, Power::russia) == 0);
    CHECK(friendly.flags(Country::russia, Power::germany) == 0);

    TableTop contest(3); // the Axis removes an Allied flag, of its choice
    contest.s.counters_open = 1;
    contest.flag(Country::russia, Power::britain, 1)
        .flag(Country::russia, Power::france, 1)
        .card(Power::germany, 74, Slot::shown);
    contest.stops_before(Step::diplomacy_close).run(Step::russia_next);
    REQUIRE(contest.asks(Step::russia_flag, Power::germany));
    contest.answer(Verb::remove_flag, Country::russia, Power::france);
    CHECK(contest.flags(Country::russia, Power::france) == 0);
    CHECK(contest.flags(Country::russia, Power::britain) == 1);
}

} // namespace wc::gathering_storm

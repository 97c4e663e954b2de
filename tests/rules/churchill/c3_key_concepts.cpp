// 3.0 Key concepts: national characteristics, staff cards.
#include "table_top.hpp"

namespace wc::churchill {

TEST_CASE("Imperial Staff: UK staff count one more in the agenda, and only there", "[churchill][3.32][5.13]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk,
           {staff::brooke, staff::eden, staff::menzies, staff::cripps, staff::dill, staff::ismay, staff::pound});
    t.hand(Side::su,
           {staff::zhukov, staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::zhdanov, staff::gromyko});
    t.hand(Side::us, {staff::leahy, staff::hull, staff::king, staff::knox, staff::jones, staff::ickes, staff::walker});
    t.run(Step::agenda_card, Side::uk);
    t.answer(Verb::commit, staff::dill); // 4 + 1
    t.answer(Verb::commit, staff::konev).answer(Verb::commit, staff::king);
    REQUIRE(t.asks(Step::agenda_first, Side::uk));
    t.answer(Verb::pick, Issue::tle);
    CHECK(t.where(Issue::tle) == Spot::track(Side::uk, 1)); // 5 - 4

    TableTop meeting(Scenario::campaign);
    meeting.hand(Side::uk, {staff::eden, staff::dill}).centre({Issue::abomb, Issue::sm}).turn(Side::uk);
    meeting.answer(Verb::play, staff::dill).answer(Verb::advance, Issue::abomb);
    CHECK(meeting.where(Issue::abomb) == Spot::track(Side::uk, 4));
}

TEST_CASE("Imperial Staff also on Brooke's roll", "[churchill][3.32][5.25]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk,
           {staff::brooke, staff::eden, staff::menzies, staff::cripps, staff::dill, staff::ismay, staff::pound});
    t.hand(Side::su,
           {staff::zhukov, staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::zhdanov, staff::gromyko});
    t.hand(Side::us, {staff::leahy, staff::hull, staff::king, staff::knox, staff::jones, staff::ickes, staff::perkins});
    t.run(Step::agenda_card, Side::uk);
    t.answer(Verb::commit, staff::brooke).answer(Verb::commit, staff::gromyko);
    t.dice({6}).answer(Verb::commit, staff::perkins);
    REQUIRE(t.asks(Step::agenda_first, Side::uk));
    t.answer(Verb::pick, Issue::tle);
    CHECK(t.where(Issue::tle) == Spot::track(Side::uk, 6)); // 7 - 1: the most there can be, never a capture
}

TEST_CASE("Arsenal of Democracy: US wins ties it is in, and settles the others", "[churchill][3.32][4.53]") {
    TableTop t(Scenario::campaign);
    t.s.cn_due = {3, 0, 3};
    t.run(Step::clandestine_next);
    CHECK(t.asks(Step::place_cn, Side::us));
    t.s.cn_due = {3, 3, 0};
    t.run(Step::clandestine_next);
    CHECK(t.asks(Step::tie_favour, Side::us));
}

TEST_CASE("Nyet: Soviet staff count one more in a debate, Stalin does not", "[churchill][3.32][5.24]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::us, {staff::walker, staff::knox}).hand(Side::su, {staff::konev, staff::zhdanov});
    t.centre({Issue::sm, Issue::abomb}).turn(Side::us);
    t.answer(Verb::play, staff::walker).answer(Verb::advance, Issue::sm);
    t.answer(Verb::debate, staff::konev);
    CHECK(t.where(Issue::sm) == Spot::track(Side::su, 3)); // 2 towards US, 4 + 1 back

    TableTop stalin(Scenario::campaign);
    stalin.hand(Side::us, {staff::walker, staff::knox}).hand(Side::su, {staff::konev});
    stalin.centre({Issue::sm, Issue::abomb}).turn(Side::us);
    stalin.answer(Verb::play, staff::walker).answer(Verb::advance, Issue::sm);
    stalin.dice({6}).answer(Verb::debate_lead, Leader::stalin);
    CHECK(stalin.where(Issue::sm) == Spot::track(Side::su, 5)); // 2 towards US, 7 back
}

TEST_CASE("a staff card counts for its full value with every bonus", "[churchill][3.33][5.22]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::su, {staff::molotov, staff::budyonny}).centre({Issue::dow, Issue::sm}).turn(Side::su);
    t.answer(Verb::play, staff::molotov);
    CHECK(t.asks(Step::turn_issue, Side::su)); // no value is asked for
    t.answer(Verb::advance, Issue::dow);
    CHECK(t.where(Issue::dow) == Spot::track(Side::su, 6)); // 5 + 1
}

TEST_CASE("Hopkins alone may be announced below his value, before the issue is chosen", "[churchill][3.33][5.22]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::us, {staff::hopkins, staff::hull}).centre({Issue::abomb, Issue::sm}).turn(Side::us);
    t.answer(Verb::play, staff::hopkins);
    REQUIRE(t.asks(Step::announce, Side::us));
    CHECK(t.count(Verb::announce) == 5);
    CHECK(t.refusal(Verb::announce, 0) == "3.33");
    CHECK(t.refusal(Verb::announce, 6) == "3.33");
    t.answer(Verb::announce, 2).answer(Verb::advance, Issue::abomb);
    CHECK(t.where(Issue::abomb) == Spot::track(Side::us, 2));
}

TEST_CASE("Hopkins counts 5 in the agenda", "[churchill][3.33][5.13]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk,
           {staff::brooke, staff::eden, staff::menzies, staff::cripps, staff::dill, staff::ismay, staff::cherwell});
    t.hand(Side::su,
           {staff::zhukov, staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::zhdanov, staff::gromyko});
    t.hand(Side::us,
           {staff::hopkins, staff::hull, staff::king, staff::knox, staff::jones, staff::ickes, staff::perkins});
    t.run(Step::agenda_card, Side::uk);
    t.answer(Verb::commit, staff::cherwell).answer(Verb::commit, staff::gromyko).answer(Verb::commit, staff::hopkins);
    REQUIRE(t.asks(Step::agenda_first, Side::us));
    t.answer(Verb::pick, Issue::tle);
    CHECK(t.where(Issue::tle) == Spot::track(Side::us, 4));
}

TEST_CASE("a penalty lowers the value, to 1 at least", "[churchill][3.33]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::cherwell, staff::eden}).centre({Issue::global, Issue::sm}).turn(Side::uk);
    t.answer(Verb::play, staff::cherwell).answer(Verb::advance, Issue::global); // 1 - 1, never below 1
    CHECK(t.where(Issue::global) == Spot::track(Side::uk, 1));

    TableTop brooke(Scenario::campaign);
    brooke.hand(Side::uk, {staff::brooke, staff::eden}).centre({Issue::second_front, Issue::sm}).turn(Side::uk);
    brooke.dice({1}).answer(Verb::play, staff::brooke).answer(Verb::advance, Issue::second_front);
    CHECK(brooke.where(Issue::second_front) == Spot::track(Side::uk, 1));
}

} // namespace wc::churchill

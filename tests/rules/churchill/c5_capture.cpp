// 5.23 (printed 5.3) Capturing an issue, with its worked example.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

Spot on(Side side, int space) { return Spot::track(side, space); }

TableTop us_turn(std::initializer_list<Card> us, std::initializer_list<Card> uk, std::initializer_list<Card> su) {
    TableTop t(Scenario::campaign);
    t.hand(Side::us, us).hand(Side::uk, uk).hand(Side::su, su).centre({Issue::sm, Issue::global});
    return t.turn(Side::us);
}

} // namespace

TEST_CASE("example 5.3: 4 against 2 + 1 on US 5 leaves the issue on US 6", "[churchill][5.23][5.3]") {
    TableTop t = us_turn({staff::stimson, staff::hull}, {}, {staff::kaganovich, staff::konev});
    t.put(Issue::dosu, Side::us, 5).answer(Verb::play, staff::stimson).answer(Verb::advance, Issue::dosu);
    CHECK(t.where(Issue::dosu) == on(Side::us, 5)); // not moved until the debate has been offered
    REQUIRE(t.asks(Step::debate_offer, Side::su));
    t.answer(Verb::debate, staff::kaganovich);
    CHECK(t.where(Issue::dosu) == on(Side::us, 6));
}

TEST_CASE("an advance into the chair that nobody debates captures the issue", "[churchill][5.23]") {
    TableTop t = us_turn({staff::stimson, staff::hull}, {staff::eden, staff::dill}, {staff::konev, staff::beria});
    t.put(Issue::dosu, Side::us, 3).answer(Verb::play, staff::stimson).answer(Verb::advance, Issue::dosu);
    t.answer(Verb::decline);
    CHECK(t.where(Issue::dosu) == on(Side::us, 3));
    t.answer(Verb::decline);
    CHECK(t.where(Issue::dosu) == Spot::won(Side::us));
    CHECK(t.happened(Text::churchill_event_captured) == 1);
}

TEST_CASE("the whole value of the advance must be offset, not the way to the chair", "[churchill][5.23]") {
    struct Case {
        Card debater; // Konev 4 + 1, Zhdanov 4 + 1, Mikoyan 3 + 1, Kaganovich 2 + 1, Gromyko 1 + 1
        Spot to;
    };
    // Leahy's 5 from US 4; the issue stands on space 4
    for (const Case& c : {Case{staff::molotov, on(Side::us, 3)}, Case{staff::konev, on(Side::us, 4)},
                          Case{staff::mikoyan, on(Side::us, 5)}, Case{staff::kaganovich, on(Side::us, 6)},
                          Case{staff::gromyko, Spot::won(Side::us)}}) {
        TableTop t = us_turn({staff::leahy, staff::hull}, {}, {c.debater, staff::khrushchev});
        t.put(Issue::tle, Side::us, 4).answer(Verb::play, staff::leahy).answer(Verb::advance, Issue::tle);
        t.answer(Verb::debate, c.debater);
        CHECK(t.where(Issue::tle) == c.to);
    }
}

TEST_CASE("a debate worth more moves a held issue through the centre on to the debater's track", "[churchill][5.23]") {
    TableTop t = us_turn({staff::king, staff::hull}, {}, {staff::beria, staff::khrushchev});
    t.put(Issue::abomb, Side::us, 6).answer(Verb::play, staff::hull).answer(Verb::advance, Issue::abomb);
    t.answer(Verb::debate, staff::beria); // 4 + 2 + 1 = 7 against 3: four spaces
    CHECK(t.where(Issue::abomb) == on(Side::us, 2));
    TableTop equal(Scenario::campaign); // 7 from the centre, held, against 7
    equal.hand(Side::us, {staff::walker}).hand(Side::su, {staff::konev, staff::beria});
    equal.centre({Issue::tle, Issue::sm}).turn(Side::us);
    equal.answer(Verb::lead, Leader::roosevelt).answer(Verb::advance, Issue::tle);
    equal.answer(Verb::debate_lead, Leader::stalin).dice({6, 6}).answer(Verb::discard, staff::konev);
    CHECK(equal.where(Issue::tle) == Spot::centre());
}

TEST_CASE("a held conditional issue may end in the centre if the debate carries it through",
          "[churchill][5.23][5.22]") {
    // Knox 3 from US 4: held. Molotov on DOW 5 + 1 + 1 = 7: four spaces back reach the centre exactly, no question.
    TableTop exact = us_turn({staff::knox, staff::hull}, {}, {staff::molotov, staff::konev});
    exact.put(Issue::dow, Side::us, 4).answer(Verb::play, staff::knox).answer(Verb::advance, Issue::dow);
    exact.answer(Verb::debate, staff::molotov);
    CHECK(exact.where(Issue::dow) == Spot::centre());
    // Hopkins announced at 1 from US 6: held; six spaces back also reach it exactly. From the centre no such move can start.
    TableTop through(Scenario::campaign);
    through.hand(Side::us, {staff::perkins, staff::hull}).hand(Side::su, {staff::zhukov, staff::konev});
    through.put(Issue::dow, Side::us, 6).centre({Issue::sm}).turn(Side::us);
    through.answer(Verb::play, staff::perkins).answer(Verb::advance, Issue::dow);
    through.dice({6}).answer(Verb::debate, staff::zhukov); // 6 + 1 - 1 = 6 spaces
    CHECK(through.where(Issue::dow) == Spot::centre());
}

TEST_CASE("a debate that reaches the debater's own chair captures at once", "[churchill][5.23][5.24]") {
    TableTop t = us_turn({staff::knox, staff::hull}, {staff::eden, staff::dill}, {staff::molotov, staff::konev});
    t.put(Issue::tle, Side::su, 6).answer(Verb::play, staff::hull).answer(Verb::advance, Issue::tle);
    CHECK(t.where(Issue::tle) == on(Side::su, 3));
    t.answer(Verb::decline).answer(Verb::debate, staff::konev); // 4 + 1
    CHECK(t.where(Issue::tle) == Spot::won(Side::su));
    CHECK(t.asks(Step::turn, Side::uk)); // no counter-debate
}

TEST_CASE("a captured issue can be neither advanced nor debated any more", "[churchill][5.23]") {
    TableTop t = us_turn({staff::stimson, staff::hull}, {staff::eden, staff::dill}, {});
    t.put(Issue::dosu, Side::us, 6).answer(Verb::play, staff::stimson).answer(Verb::advance, Issue::dosu);
    t.answer(Verb::decline);
    REQUIRE(t.where(Issue::dosu) == Spot::won(Side::us));
    t.answer(Verb::play, staff::eden);
    CHECK(t.refusal(Verb::advance, Issue::dosu) == "5.3");
}

} // namespace wc::churchill

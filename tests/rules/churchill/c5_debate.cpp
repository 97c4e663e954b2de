// 5.24 - 5.25 Debating an issue, and Chiefs of Staff.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

Spot on(Side side, int space) { return Spot::track(side, space); }

TableTop su_turn(std::initializer_list<Card> su, std::initializer_list<Card> us, std::initializer_list<Card> uk) {
    TableTop t(Scenario::campaign);
    t.card(5, 'A'); // Stalin is there
    t.hand(Side::su, su).hand(Side::us, us).hand(Side::uk, uk);
    return t.centre({Issue::sm, Issue::abomb, Issue::tle, Issue::pm12}).turn(Side::su);
}

} // namespace

TEST_CASE("the left neighbour is offered the debate first, the other only if he declines", "[churchill][5.24]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::tle);
    CHECK(t.where(Issue::tle) == on(Side::su, 4)); // the advancer has already moved it
    REQUIRE(t.asks(Step::debate_offer, Side::us));
    t.answer(Verb::decline);
    REQUIRE(t.asks(Step::debate_offer, Side::uk));
    t.answer(Verb::debate, staff::eden);
    CHECK(t.where(Issue::tle) == on(Side::uk, 1)); // 5 spaces back, like an advance
    CHECK(t.asks(Step::turn, Side::us));
}

TEST_CASE("an advance is debated once", "[churchill][5.24]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::tle).answer(Verb::debate, staff::hull);
    CHECK(t.where(Issue::tle) == on(Side::su, 1));
    CHECK(t.asks(Step::turn, Side::us)); // UK is not asked any more
}

TEST_CASE("a debater uses his card's bonus and penalty", "[churchill][5.24][3.33]") {
    TableTop t = su_turn({staff::merkulov, staff::beria}, {staff::hull, staff::walker}, {});
    t.answer(Verb::play, staff::merkulov).answer(Verb::advance, Issue::pm12); // 3 + 2
    t.answer(Verb::debate, staff::hull);                                      // 3 - 1 on Pol-Mil
    CHECK(t.where(Issue::pm12) == on(Side::su, 3));
}

TEST_CASE("a debater may stop a conditional issue in the centre", "[churchill][5.24][5.22]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::harriman, staff::walker}, {});
    t.centre({Issue::dow}).answer(Verb::play, staff::konev).answer(Verb::advance, Issue::dow);
    t.answer(Verb::debate, staff::harriman); // 4 + 1 from SU 4
    REQUIRE(t.asks(Step::debate_stop, Side::us));
    t.answer(Verb::stop);
    CHECK(t.where(Issue::dow) == Spot::centre());
    CHECK(t.rule_of(Text::churchill_event_stopped) == "5.22");
}

TEST_CASE("Nyet adds one to a Soviet staff card in debate, after everything else", "[churchill][5.24]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::us, {staff::hull, staff::walker}).hand(Side::su, {staff::zhdanov, staff::konev});
    t.put(Issue::produs1, Side::us, 1).centre({Issue::sm}).turn(Side::us);
    t.answer(Verb::play, staff::walker).answer(Verb::advance, Issue::produs1);
    t.answer(Verb::debate, staff::zhdanov); // 4 - 1 + 1 from US 3
    CHECK(t.where(Issue::produs1) == on(Side::su, 1));
}

TEST_CASE("under Stalin's Paranoia a 1 stays 1, and debates as 2", "[churchill][5.24][5.26]") {
    TableTop t(Scenario::campaign);
    t.s.paranoia = 1;
    t.hand(Side::us, {staff::hull, staff::walker}).hand(Side::su, {staff::bulganin, staff::konev});
    t.centre({Issue::sm, Issue::abomb}).turn(Side::us);
    t.answer(Verb::play, staff::hull).answer(Verb::advance, Issue::sm).answer(Verb::debate, staff::bulganin);
    CHECK(t.where(Issue::sm) == on(Side::us, 1)); // 3, two back
    t.turn(Side::su).answer(Verb::play, staff::konev).answer(Verb::advance, Issue::abomb);
    CHECK(t.where(Issue::abomb) == on(Side::su, 3)); // 4 - 1
}

TEST_CASE("Paranoia comes before bonus and penalty, and never touches Stalin himself", "[churchill][5.24][5.26]") {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').s.paranoia = 1;
    t.hand(Side::su, {staff::gromyko, staff::konev}).centre({Issue::global, Issue::sm}).turn(Side::su);
    t.answer(Verb::play, staff::gromyko).answer(Verb::advance, Issue::global);
    CHECK(t.where(Issue::global) == on(Side::su, 3)); // 1, at least 1, + 2
    TableTop stalin(Scenario::campaign);
    stalin.card(5, 'A').s.paranoia = 1;
    stalin.hand(Side::su, {staff::gromyko, staff::konev})
        .put(Issue::tle, Side::uk, 6)
        .centre({Issue::sm})
        .turn(Side::su);
    stalin.answer(Verb::lead, Leader::stalin).answer(Verb::discard, staff::gromyko);
    stalin.dice({6}).answer(Verb::advance, Issue::tle);
    CHECK(stalin.where(Issue::tle) == on(Side::su, 1));
}

TEST_CASE("a leader's advance is debated by another active leader only", "[churchill][5.24]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    t.s.leader[ix(Side::us)] = LeaderStatus::used;
    t.answer(Verb::lead, Leader::stalin).answer(Verb::discard, staff::konev).answer(Verb::advance, Issue::tle);
    REQUIRE(t.asks(Step::debate_offer, Side::uk)); // US has no active leader: not asked
    CHECK(t.refusal(Verb::debate, staff::eden) == "5.24");
    t.answer(Verb::debate_lead, Leader::churchill).dice({6, 6}).answer(Verb::discard, staff::dill);
    CHECK(t.where(Issue::tle) == Spot::centre()); // 7 held against 6 + 1
}

TEST_CASE("a staff card's advance may be debated by an active leader", "[churchill][5.24][5.26]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::sm).answer(Verb::decline);
    CHECK(t.refusal(Verb::debate_lead, Leader::stalin) == "5.26");
    t.answer(Verb::debate_lead, Leader::churchill).dice({2}).answer(Verb::discard, staff::eden);
    CHECK(t.where(Issue::sm) == on(Side::uk, 2)); // Eden's text is ignored: 6 spaces from SU 4
    CHECK(t.s.debated[ix(Side::uk)] == 1);
}

TEST_CASE("Stalin's own advance of A-Bomb Research can't be debated at all", "[churchill][5.24]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    t.answer(Verb::lead, Leader::stalin).answer(Verb::discard, staff::konev);
    t.dice({6}).answer(Verb::advance, Issue::abomb);
    CHECK(t.where(Issue::abomb) == Spot::won(Side::su));
    TableTop beria = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    beria.answer(Verb::play, staff::beria).answer(Verb::advance, Issue::abomb);
    CHECK(beria.asks(Step::debate_offer, Side::us)); // a staff card's advance of it can
}

TEST_CASE("who holds no card is not offered a debate; the last card may be used for one", "[churchill][5.24]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {}, {staff::eden});
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::sm);
    REQUIRE(t.asks(Step::debate_offer, Side::uk));
    t.answer(Verb::debate, staff::eden);
    CHECK(t.s.hand_size[ix(Side::uk)] == 0);
}

TEST_CASE("a Chief of Staff is committed, rolls, and then chooses the issue", "[churchill][5.25]") {
    TableTop t = su_turn({staff::zhukov, staff::konev}, {}, {});
    t.dice({5}).answer(Verb::play, staff::zhukov);
    REQUIRE(t.asks(Step::turn_issue, Side::su));
    CHECK(t.q.prompt.operands[1] == Ref::number(5));
    CHECK(t.count(Verb::advance) == 4);
    t.answer(Verb::advance, Issue::sm);
    CHECK(t.where(Issue::sm) == on(Side::su, 5));
}

TEST_CASE("a Chief's roll takes the usual modifiers; in a debate the issue is the debated one", "[churchill][5.25]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {}, {staff::brooke, staff::eden});
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::tle);
    t.dice({3}).answer(Verb::debate, staff::brooke); // 3 + 1 on Theater Leadership
    CHECK(t.where(Issue::tle) == Spot::centre());
    TableTop nyet(Scenario::campaign);
    nyet.s.paranoia = 1;
    nyet.hand(Side::us, {staff::hull, staff::walker}).hand(Side::su, {staff::zhukov, staff::konev});
    nyet.centre({Issue::sm, Issue::abomb}).turn(Side::us);
    nyet.answer(Verb::play, staff::hull).answer(Verb::advance, Issue::sm);
    nyet.dice({1}).answer(Verb::debate, staff::zhukov); // 1, not below 1, + 1
    CHECK(nyet.where(Issue::sm) == on(Side::us, 1));
}

TEST_CASE("a debater plays a card of his own hand", "[churchill][5.24]") {
    TableTop t = su_turn({staff::konev, staff::beria}, {staff::hull, staff::knox}, {staff::eden, staff::dill});
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::sm);
    CHECK(t.refusal(Verb::debate, staff::marshall) == "5.24"); // not in hand
    CHECK(t.refusal(Verb::debate, staff::eden) == "5.24");     // UK's
}

} // namespace wc::churchill

// 5.26 Using a leader, with its worked example; abilities and penalties of the four (9 of the reference).
#include "table_top.hpp"

namespace wc::churchill {

namespace {

Spot on(Side side, int space) { return Spot::track(side, space); }

TableTop leads(Side side, std::initializer_list<Card> hand, std::initializer_list<Issue> centre) {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').hand(side, hand).centre(centre);
    return t.turn(side);
}

TableTop roosevelt_at(int conference) {
    TableTop t(Scenario::campaign);
    t.hand(Side::us, {staff::hull, staff::king, staff::knox}).centre({Issue::abomb, Issue::sm}).turn(Side::us);
    t.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::hull);
    t.s.conference = static_cast<std::uint8_t>(conference); // the card's own ban does not reach back
    return t;
}

} // namespace

TEST_CASE("example 5.26: Roosevelt takes A-Bomb Research from the centre", "[churchill][5.26]") {
    TableTop t = leads(Side::us, {staff::hull, staff::king}, {Issue::abomb, Issue::sm});
    t.hand(Side::uk, {staff::eden, staff::dill}).hand(Side::su, {staff::konev, staff::beria});
    t.s.leader[ix(Side::uk)] = t.s.leader[ix(Side::su)] = LeaderStatus::used;
    t.turn(Side::us).answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::hull);
    t.dice({6}).answer(Verb::advance, Issue::abomb); // nobody can debate: captured; he survives the health roll
    CHECK(t.where(Issue::abomb) == Spot::won(Side::us));
    CHECK(t.s.truman == 0);
    CHECK(t.s.leader[ix(Side::us)] == LeaderStatus::used);
}

TEST_CASE("a leader is used once a conference and costs a staff card whose text is ignored",
          "[churchill][5.26][3.31]") {
    TableTop t = leads(Side::uk, {staff::wilson, staff::eden, staff::dill}, {Issue::tle, Issue::sm});
    t.answer(Verb::lead, Leader::churchill);
    REQUIRE(t.asks(Step::turn_discard, Side::uk));
    CHECK(t.refusal(Verb::discard, staff::attlee) == "5.26");
    t.answer(Verb::discard, staff::wilson).dice({6}).answer(Verb::advance, Issue::sm);
    CHECK(t.where(Issue::sm) == on(Side::uk, 6));
    CHECK_FALSE(in_hand(t.s, staff::wilson));
    REQUIRE(t.asks(Step::turn, Side::uk));
    CHECK(t.refusal(Verb::lead, Leader::churchill) == "5.26");
    CHECK(t.refusal(Verb::lead, Leader::stalin) == "5.26");
}

TEST_CASE("Churchill: +1 on the Global Issue, Theater Leadership and the conditional issues", "[churchill][5.26]") {
    for (Issue i : {Issue::global, Issue::tle, Issue::tlp, Issue::second_front, Issue::dow}) {
        TableTop t = leads(Side::uk, {staff::eden, staff::dill}, {i, Issue::sm});
        t.answer(Verb::lead, Leader::churchill).answer(Verb::discard, staff::eden).dice({6}).answer(Verb::advance, i);
        CHECK(t.where(i) == Spot::won(Side::uk)); // 7
    }
    TableTop t = leads(Side::uk, {staff::eden, staff::dill}, {Issue::produk, Issue::sm});
    t.answer(Verb::lead, Leader::churchill)
        .answer(Verb::discard, staff::eden)
        .dice({6})
        .answer(Verb::advance, Issue::produk);
    CHECK(t.where(Issue::produk) == on(Side::uk, 6));
}

TEST_CASE("Churchill's stroke: on a 1 he misses all of the next conference, ties included", "[churchill][5.26]") {
    TableTop t = leads(Side::uk, {staff::eden, staff::dill}, {Issue::produk, Issue::sm});
    t.answer(Verb::lead, Leader::churchill)
        .answer(Verb::discard, staff::eden)
        .dice({1})
        .answer(Verb::advance, Issue::sm);
    CHECK(t.s.stroke == 1);
    t.end_conference();
    CHECK(t.s.leader[ix(Side::uk)] == LeaderStatus::barred);
    CHECK(t.s.stroke == 0);
    t.end_conference();
    CHECK(t.s.leader[ix(Side::uk)] == LeaderStatus::active);
    TableTop safe = leads(Side::uk, {staff::eden, staff::dill}, {Issue::produk, Issue::sm});
    safe.answer(Verb::lead, Leader::churchill)
        .answer(Verb::discard, staff::eden)
        .dice({2})
        .answer(Verb::advance, Issue::sm);
    CHECK(safe.s.stroke == 0);
}

TEST_CASE("Stalin: 7, and Paranoia on 1 or 2 for the rest of the conference", "[churchill][5.26]") {
    for (int die = 1; die <= 6; ++die) {
        TableTop t = leads(Side::su, {staff::konev, staff::beria, staff::mikoyan}, {Issue::sm, Issue::tle});
        t.answer(Verb::lead, Leader::stalin)
            .answer(Verb::discard, staff::konev)
            .dice({die})
            .answer(Verb::advance, Issue::tle);
        CHECK(t.where(Issue::tle) == Spot::won(Side::su));
        CHECK(t.s.paranoia == (die <= 2 ? 1 : 0));
        t.end_conference();
        CHECK(t.s.paranoia == 0);
    }
}

TEST_CASE("Roosevelt's health: 1 until conference 5, 2 until 8, then 3", "[churchill][5.26]") {
    for (int conference = 1; conference <= 10; ++conference) {
        const int limit = conference <= 5 ? 1 : conference <= 8 ? 2 : 3;
        TableTop dies = roosevelt_at(conference);
        dies.dice({limit}).answer(Verb::advance, Issue::abomb);
        CHECK(dies.s.truman == 1);
        CHECK(dies.s.leader[ix(Side::us)] == LeaderStatus::barred); // Truman is inactive until the next conference
        CHECK(dies.where(Issue::abomb) == Spot::won(Side::us));     // the move stands
        TableTop lives = roosevelt_at(conference);
        lives.dice({limit + 1}).answer(Verb::advance, Issue::abomb);
        CHECK(lives.s.truman == 0);
    }
}

TEST_CASE("Truman is active again at the next conference; US keeps its Arsenal of Democracy",
          "[churchill][5.26][5.13]") {
    TableTop t = roosevelt_at(5);
    t.dice({1}).answer(Verb::advance, Issue::abomb);
    CHECK(t.refusal(Verb::lead, Leader::roosevelt) == "5.26");
    CHECK(t.refusal(Verb::lead, Leader::truman) == "5.26");
    t.end_conference();
    CHECK(leader_of(t.s, Side::us) == Leader::truman);
    CHECK(t.s.leader[ix(Side::us)] == LeaderStatus::active);
}

TEST_CASE("Truman: 5, +2 on A-Bomb Research and the Global Issue, no penalty", "[churchill][5.26]") {
    for (Issue i : {Issue::abomb, Issue::global, Issue::sm}) {
        TableTop t(Scenario::campaign);
        t.s.truman = 1;
        t.card(5, 'A').hand(Side::us, {staff::hull, staff::king}).centre({i, Issue::pm12}).turn(Side::us);
        t.answer(Verb::lead, Leader::truman).answer(Verb::discard, staff::hull).answer(Verb::advance, i); // no die
        CHECK(t.where(i) == (i == Issue::sm ? on(Side::us, 5) : Spot::won(Side::us)));
    }
}

TEST_CASE("Charm draws one other issue on a track one space to the centre, or none", "[churchill][5.26]") {
    TableTop t = leads(Side::us, {staff::hull, staff::king, staff::knox}, {Issue::abomb, Issue::sm});
    t.put(Issue::tle, Side::uk, 1).put(Issue::tlp, Side::su, 4).put(Issue::pm12, Spot::won(Side::su));
    t.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::hull).answer(Verb::advance, Issue::abomb);
    REQUIRE(t.asks(Step::charm, Side::us));
    CHECK(t.refusal(Verb::charm, Issue::sm) == "5.26");    // not on a track
    CHECK(t.refusal(Verb::charm, Issue::abomb) == "5.26"); // the one just moved
    CHECK(t.refusal(Verb::charm, Issue::pm12) == "5.26");  // captured
    const TableTop before = t;
    t.dice({6}).answer(Verb::charm, Issue::tle);
    CHECK(t.where(Issue::tle) == Spot::centre()); // and no further
    t = before;
    t.dice({6}).answer(Verb::charm, Issue::tlp);
    CHECK(t.where(Issue::tlp) == on(Side::su, 3));
    t = before;
    t.dice({6}).answer(Verb::no_charm);
    CHECK(t.where(Issue::tle) == on(Side::uk, 1));
}

TEST_CASE("Charm is asked after the debate; Roosevelt has it as a debater too", "[churchill][5.26]") {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').hand(Side::su, {staff::konev, staff::beria}).hand(Side::us, {staff::hull, staff::king});
    t.centre({Issue::abomb, Issue::sm}).put(Issue::tle, Side::uk, 2).turn(Side::su);
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::sm);
    t.answer(Verb::debate_lead, Leader::roosevelt).answer(Verb::discard, staff::hull);
    CHECK(t.where(Issue::sm) == on(Side::us, 3)); // SU 4, seven back
    REQUIRE(t.asks(Step::charm, Side::us));
    t.dice({6}).answer(Verb::charm, Issue::tle);
    CHECK(t.where(Issue::tle) == on(Side::uk, 1));
}

TEST_CASE("both penalties are rolled, the advancer's first", "[churchill][5.26]") {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').hand(Side::su, {staff::konev, staff::beria}).hand(Side::uk, {staff::eden, staff::dill});
    t.centre({Issue::abomb, Issue::sm}).turn(Side::su);
    t.answer(Verb::lead, Leader::stalin).answer(Verb::discard, staff::konev).answer(Verb::advance, Issue::sm);
    t.answer(Verb::debate_lead, Leader::churchill).dice({2, 1}).answer(Verb::discard, staff::dill);
    CHECK(t.s.paranoia == 1); // Stalin's 2
    CHECK(t.s.stroke == 1);   // Churchill's 1
}

TEST_CASE("a leader may be used with the last card", "[churchill][5.26]") {
    TableTop t = leads(Side::uk, {staff::eden}, {Issue::tle, Issue::sm});
    t.hand(Side::su, {staff::konev, staff::beria}).s.leader[ix(Side::su)] = LeaderStatus::used;
    t.turn(Side::uk).answer(Verb::lead, Leader::churchill).dice({6}).answer(Verb::advance, Issue::sm);
    CHECK(t.where(Issue::sm) == on(Side::uk, 6));
    CHECK(t.s.hand_size[ix(Side::uk)] == 0);
}

TEST_CASE("Charm works on any issue of a track; without one it is not asked", "[churchill][5.26]") {
    TableTop t = leads(Side::us, {staff::hull, staff::king, staff::knox}, {Issue::abomb, Issue::sm});
    t.put(Issue::produs1, Side::su, 2);
    t.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::hull).answer(Verb::advance, Issue::abomb);
    REQUIRE(t.asks(Step::charm, Side::us));
    t.dice({6}).answer(Verb::charm, Issue::produs1);
    CHECK(t.where(Issue::produs1) == on(Side::su, 1));
    TableTop none = leads(Side::us, {staff::hull, staff::king, staff::knox}, {Issue::abomb, Issue::sm});
    none.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::hull);
    none.dice({6}).answer(Verb::advance, Issue::abomb); // straight to the health roll
    CHECK(none.happened(Text::churchill_event_charmed) == 0);
}

} // namespace wc::churchill

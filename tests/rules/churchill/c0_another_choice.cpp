// The reference's worked conference again: "same position, another choice".
#include "worked_conference.hpp"

namespace wc::churchill {

namespace {

TableTop before_turn(int turn) {
    TableTop t = worked::opened();
    worked::agenda(t);
    worked::turns(t, 1, turn - 1);
    return t;
}

TableTop tied_agenda() {
    TableTop t = worked::opened();
    t.answer(Verb::commit, staff::cripps).answer(Verb::commit, staff::kaganovich).answer(Verb::commit, staff::king);
    return t;
}

} // namespace

TEST_CASE("another choice: Stalin settles the agenda tie and names the winner", "[churchill][worked][4.51]") {
    TableTop t = tied_agenda();
    REQUIRE(t.asks(Step::tie_ask, Side::su)); // he is asked first, although he is not in the tie
    t.answer(Verb::tie_leader, Leader::stalin);
    REQUIRE(t.asks(Step::tie_favour, Side::su));
    CHECK(t.offers(Verb::favour, Side::uk));
    CHECK(t.offers(Verb::favour, Side::us));
    CHECK(t.refusal(Verb::favour, Side::su) == "4.51");
    t.answer(Verb::favour, Side::us);
    CHECK(t.asks(Step::agenda_first, Side::us));
    CHECK(t.s.leader[ix(Side::su)] == LeaderStatus::used); // for the whole meeting
}

TEST_CASE("another choice: only Churchill commits to the agenda tie", "[churchill][worked][4.51][5.14]") {
    TableTop t = tied_agenda();
    t.answer(Verb::tie_decline).answer(Verb::tie_decline);
    REQUIRE(t.asks(Step::tie_ask, Side::uk));
    t.answer(Verb::tie_leader, Leader::churchill);
    REQUIRE(t.asks(Step::agenda_first, Side::uk));
    t.answer(Verb::pick, Issue::tlp);
    CHECK(t.where(Issue::tlp) == Spot::track(Side::uk, 2)); // 4 - 2
    CHECK(t.s.leader[ix(Side::uk)] == LeaderStatus::used);
    CHECK(t.asks(Step::agenda_pick, Side::su)); // left of UK
}

TEST_CASE("another choice: the debate of Zhukov's held capture", "[churchill][worked][5.3]") {
    TableTop t = before_turn(8);
    t.dice({3}).answer(Verb::play, staff::zhukov).answer(Verb::advance, Issue::abomb);
    CHECK(t.where(Issue::abomb) == Spot::track(Side::su, 6)); // held, not moved yet
    SECTION("Hopkins at 3 leaves it where it was") {
        t.answer(Verb::debate, staff::hopkins).answer(Verb::announce, 3);
        CHECK(t.where(Issue::abomb) == Spot::track(Side::su, 6));
    }
    SECTION("Hopkins at 1 is not enough: 8 is beyond the chair") {
        t.answer(Verb::debate, staff::hopkins).answer(Verb::announce, 1);
        CHECK(t.where(Issue::abomb) == Spot::won(Side::su));
    }
    SECTION("no debate: captured") {
        t.answer(Verb::decline).answer(Verb::decline);
        CHECK(t.where(Issue::abomb) == Spot::won(Side::su));
    }
}

TEST_CASE("another choice: Marshall's advance without the stop", "[churchill][worked][5.22]") {
    TableTop t = before_turn(9);
    t.dice({5}).answer(Verb::play, staff::marshall).answer(Verb::advance, Issue::second_front);
    CHECK(t.asks(Step::turn_stop, Side::us));
    t.answer(Verb::go_on);
    CHECK(t.where(Issue::second_front) == Spot::track(Side::us, 3));
}

TEST_CASE("another choice: Stalin debates Roosevelt", "[churchill][worked][5.24][5.26]") {
    TableTop t = before_turn(12);
    t.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::walker).answer(Verb::advance, Issue::pm22);
    REQUIRE(t.asks(Step::debate_offer, Side::su)); // Churchill is used, a staff card can't debate a leader
    CHECK(t.refusal(Verb::debate, staff::merkulov) == "5.24");
    t.answer(Verb::debate_lead, Leader::stalin);     // his last card, Merkulov, goes without a choice
    CHECK(t.where(Issue::pm22) == Spot::centre());   // 7 - 7, no Nyet
    t.dice({5, 3}).answer(Verb::charm, Issue::douk); // Roosevelt's health, then Stalin's paranoia
    CHECK(t.s.truman == 0);
    CHECK(t.s.paranoia == 0);
    t.answer(Verb::advance, Issue::global).answer(Verb::debate, staff::hull);
    CHECK(t.where(Issue::pm22) == Spot::centre()); // won by nobody
    CHECK(t.happened(Text::churchill_event_issue_won) == 5);
    CHECK(t.asks(Step::direct, Side::su));
}

TEST_CASE("another choice: where DOUK is placed decides what it is paid with", "[churchill][worked][6.7]") {
    TableTop t = before_turn(15);
    const auto directed_at = [&](Front f) {
        t.answer(Verb::direct, Issue::douk, f);
        t.answer(Verb::buy_nav, Box::cp); // US: the card's order ...
        for (int k = 0; k < 5; ++k) t.answer(Verb::buy_os, Front::western);
        t.answer(Verb::buy_os,
                 Front::mediterranean); // UK: the card's order; then two markers for DOUK without a choice
        return std::array{int{t.s.os[ix(f)]}, has_box(f) ? int{t.s.nav[info(f).box]} : 0};
    };
    SECTION("Sicily, box 4") { CHECK(directed_at(Front::mediterranean) == std::array{1 + 2, 4}); }
    SECTION("Gilberts, box 4 after US") { CHECK(directed_at(Front::cp) == std::array{2, 4}); }
    SECTION("Bismarcks, box 4") { CHECK(directed_at(Front::swp) == std::array{2, 4}); }
    SECTION("Manchuria: wasted") { CHECK(directed_at(Front::fe) == std::array{2, 0}); }
    SECTION("Normandy, box 3") { CHECK(directed_at(Front::western) == std::array{5, 5}); }
    CHECK(t.s.production[ix(Side::uk)] == 2);
}

TEST_CASE("another choice: no research marker", "[churchill][worked][6.10][6.10.2]") {
    TableTop t = before_turn(15);
    worked::decision(t, false);
    CHECK(t.s.abomb_us == 0); // 3 is not enough
    CHECK(t.s.abomb_su == 1);
}

TEST_CASE("another choice: one NAV fewer in the Western box", "[churchill][worked][7.61]") {
    TableTop t = before_turn(15);
    worked::decision(t);
    t.nav(Box::western, 4);
    worked::war(t);
    t.dice({3, 5, 3, 10, 2}).any_dice().answer(Verb::place_pa, Country::austria); // no d10 for Normandy
    CHECK(t.happened(Text::churchill_event_front_no_nav) == 1);
    CHECK(t.rule_of(Text::churchill_event_front_no_nav) == "7.61");
    CHECK(t.s.front[ix(Front::western)] == 0);
    CHECK(t.where(Issue::second_front) == Spot::centre()); // needed again, and card 2A puts it there
}

} // namespace wc::churchill

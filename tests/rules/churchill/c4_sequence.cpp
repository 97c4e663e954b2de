// 4.2 The conference phase in the narrative sequence of play, with its worked examples (4.21, 4.23.3).
#include "table_top.hpp"

namespace wc::churchill {

namespace {

TableTop decision(Side winner) {
    TableTop t(Scenario::campaign);
    t.card(1, 'C').wins_conference(winner); // 1C: nothing of this conference touches production beyond the convoy
    return t;
}

} // namespace

TEST_CASE("example 4.21: Roosevelt wins the agenda 4 against 1 and everybody picks", "[churchill][4.21][5.14]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk,
           {staff::brooke, staff::eden, staff::menzies, staff::cripps, staff::wilson, staff::pound, staff::dill});
    t.hand(Side::su,
           {staff::zhukov, staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::zhdanov, staff::gromyko});
    t.hand(Side::us,
           {staff::hopkins, staff::hull, staff::king, staff::knox, staff::jones, staff::ickes, staff::perkins});
    t.run(Step::agenda_card, Side::uk);
    t.answer(Verb::commit, staff::wilson).answer(Verb::commit, staff::gromyko).answer(Verb::commit, staff::king);
    REQUIRE(t.asks(Step::agenda_first, Side::us));
    t.answer(Verb::pick, Issue::global);
    CHECK(t.where(Issue::global) == Spot::track(Side::us, 3));
    REQUIRE(t.asks(Step::agenda_pick, Side::uk)); // left of Roosevelt
    t.answer(Verb::pick, Issue::tle);
    REQUIRE(t.asks(Step::agenda_pick, Side::uk));
    t.answer(Verb::pick, Issue::tlp);
    REQUIRE(t.asks(Step::agenda_pick, Side::su));
    t.answer(Verb::pick, Issue::abomb).answer(Verb::pick, Issue::dosu);
    REQUIRE(t.asks(Step::agenda_pick, Side::us));
    t.answer(Verb::pick, Issue::sm).answer(Verb::pick, Issue::pm22);
    CHECK(t.asks(Step::turn, Side::uk)); // the meeting begins left of the agenda's winner
    for (Issue i : {Issue::tle, Issue::tlp, Issue::abomb, Issue::dosu, Issue::sm, Issue::pm22})
        CHECK(t.where(i) == Spot::centre());
}

TEST_CASE("who debated may pass at his next chance to advance, once", "[churchill][4.22]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::eden, staff::dill, staff::attlee})
        .hand(Side::su, {staff::konev, staff::beria, staff::molotov});
    t.hand(Side::us, {staff::hull, staff::knox, staff::king})
        .centre({Issue::sm, Issue::abomb, Issue::pm12})
        .turn(Side::uk);
    CHECK(t.refusal(Verb::pass) == "4.22");
    t.answer(Verb::play, staff::dill)
        .answer(Verb::advance, Issue::sm)
        .answer(Verb::decline)
        .answer(Verb::debate, staff::hull);
    REQUIRE(t.asks(Step::turn, Side::su));
    CHECK(t.refusal(Verb::pass) == "4.22"); // SU did not debate
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::abomb).answer(Verb::debate, staff::knox);
    REQUIRE(t.asks(Step::turn, Side::us));
    t.answer(Verb::pass); // two debates, one pass
    REQUIRE(t.asks(Step::turn, Side::uk));
    t.answer(Verb::play, staff::attlee).answer(Verb::advance, Issue::sm).answer(Verb::decline).answer(Verb::decline);
    t.answer(Verb::play, staff::beria).answer(Verb::advance, Issue::abomb).answer(Verb::decline).answer(Verb::decline);
    REQUIRE(t.asks(Step::turn, Side::us));
    CHECK(t.refusal(Verb::pass) == "4.22");
}

TEST_CASE("the right to pass is not kept if it is not used", "[churchill][4.22][5.24]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::eden, staff::dill}).hand(Side::us, {staff::hull, staff::knox, staff::king});
    t.s.debated[ix(Side::us)] = 1;
    t.centre({Issue::sm, Issue::abomb}).turn(Side::us);
    CHECK(t.offers(Verb::pass));
    t.answer(Verb::play, staff::hull).answer(Verb::advance, Issue::sm).answer(Verb::decline);
    t.answer(Verb::play, staff::dill).answer(Verb::advance, Issue::abomb).answer(Verb::decline);
    REQUIRE(t.asks(Step::turn, Side::us));
    CHECK(t.refusal(Verb::pass) == "4.22");
}

TEST_CASE("a meeting goes on into the decision by order of the winner's left", "[churchill][4.23][6.0]") {
    TableTop t = decision(Side::us);
    t.won(Side::uk, {Issue::dous1, Issue::dosu}).won(Side::us, {Issue::dous2});
    t.run(Step::direct_next);
    REQUIRE(t.asks(Step::direct, Side::uk)); // left of US
    t.answer(Verb::direct, Issue::dous1, Front::western);
    REQUIRE(t.asks(Step::direct, Side::uk)); // completes its own before the next player
    t.answer(Verb::direct, Issue::dosu, Front::eastern);
    CHECK(t.asks(Step::direct, Side::us));
}

TEST_CASE("Directed Offensives go to any front's entry space, whoever owns it", "[churchill][4.23.1]") {
    TableTop t = decision(Side::uk);
    t.won(Side::su, {Issue::dous1, Issue::douk}).run(Step::direct_next);
    CHECK(t.count(Verb::direct) == 7); // all seven fronts are open in a campaign's beginning
    t.answer(Verb::direct, Issue::dous1, Front::cbi);
    t.answer(Verb::direct, Issue::douk, Front::cbi); // several may share a space
    CHECK(t.s.directed == std::array<std::uint8_t, 4>{1 + at(Front::cbi), 0, 1 + at(Front::cbi), 0});
}

TEST_CASE("conditional issues work from the centre only", "[churchill][4.23.2]") {
    TableTop t(Scenario::campaign);
    t.centre({Issue::second_front}).won(Side::us, {Issue::dow});
    CHECK(is_active(t.s, Front::western));
    CHECK_FALSE(is_active(t.s, Front::fe));
    t.won(Side::uk, {Issue::second_front}).centre({Issue::dow});
    CHECK_FALSE(is_active(t.s, Front::western));
    CHECK(is_active(t.s, Front::fe));
}

TEST_CASE("example 4.23.3: Stalin wins both US Productions, US the UK's", "[churchill][4.23.3][6.32]") {
    TableTop t = decision(Side::uk);
    t.nav(Box::arctic, 0).won(Side::su, {Issue::produs1, Issue::produs2}).won(Side::us, {Issue::produk});
    t.run(Step::production);
    CHECK(t.s.production[ix(Side::su)] == 3 + 2);
    CHECK(t.s.production[ix(Side::us)] == 6 - 2 + 1);
    CHECK(t.s.production[ix(Side::uk)] == 4 - 1);
    CHECK(t.happened(Text::churchill_event_production_taken) == 3);
}

TEST_CASE("every production marker must be allocated, none can be refused", "[churchill][4.23.4]") {
    TableTop t = decision(Side::uk);
    t.s.production = {0, 3, 0};
    t.run(Step::allocate_next);
    REQUIRE(t.asks(Step::allocate, Side::su));
    CHECK(t.refusal(Verb::pass) == "not a choice here");
    t.answer(Verb::buy_os, Front::eastern).answer(Verb::buy_os, Front::eastern).answer(Verb::buy_nav, Box::arctic);
    CHECK(t.s.production[ix(Side::su)] == 0);
    CHECK(t.q.step != ix(Step::allocate));
}

TEST_CASE("theater leaders and the winners of its issues place support", "[churchill][4.23.5]") {
    TableTop t = decision(Side::uk);
    t.won(Side::su, {Issue::tle}).run(Step::leadership_next);
    REQUIRE(t.asks(Step::name_leader, Side::su)); // Stalin chooses between UK and US
    t.answer(Verb::name_leader, Theatre::europe, Side::us);
    CHECK(t.s.lead_due[ix(Side::su)][ix(Theatre::europe)] == 2);
    CHECK(t.s.lead_due[ix(Side::us)] == std::array<std::uint8_t, 2>{1, 1});
    CHECK(t.s.lead_due[ix(Side::uk)] == std::array<std::uint8_t, 2>{0, 0});
}

TEST_CASE("who won A-Bomb Research rolls; a Soviet win moves the spies without a roll", "[churchill][4.23.6]") {
    TableTop t = decision(Side::uk);
    t.won(Side::us, {Issue::abomb}).dice({4}).run(Step::research);
    CHECK(t.s.abomb_us == 1);
    CHECK(t.s.abomb_su == 0);
    TableTop su = decision(Side::uk);
    su.won(Side::su, {Issue::abomb}).dice({3}).run(Step::research);
    CHECK(su.s.abomb_us == 0);
    CHECK(su.s.abomb_su == 1);
}

TEST_CASE("who won the Global Issue must move a pawn home, if one is not there", "[churchill][4.23.7]") {
    TableTop t = decision(Side::uk);
    t.won(Side::uk, {Issue::global}).run(Step::global_next);
    REQUIRE(t.asks(Step::global_pawn, Side::uk));
    CHECK(t.q.choices.size() == 2); // no choice not to
    CHECK(t.refusal(Verb::move_pawn, GlobalTrack::postwar) == "6.11");
    t.answer(Verb::move_pawn, GlobalTrack::europe);
    CHECK(t.s.pawn[ix(GlobalTrack::europe)] == GlobalPawn::first);

    TableTop home = decision(Side::uk);
    home.pawn(GlobalTrack::colonies, GlobalPawn::first).pawn(GlobalTrack::europe, GlobalPawn::first);
    home.won(Side::uk, {Issue::global}).run(Step::global_next);
    CHECK(home.q.step != ix(Step::global_pawn)); // both are home: no action
}

} // namespace wc::churchill

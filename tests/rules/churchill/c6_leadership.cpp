// 6.9 Theater leadership, with its worked example, 6.10 A-bomb research and 6.11 the Global Issue.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

TableTop decision(Side winner) {
    TableTop t(Scenario::campaign);
    return t.card(2, 'C').wins_conference(winner);
}

using Due = std::array<std::uint8_t, 2>;

} // namespace

TEST_CASE("example 6.9: Roosevelt keeps the Pacific and sends three markers to Manchuria", "[churchill][6.9][6.92]") {
    TableTop t = decision(Side::uk);
    t.centre({Issue::dow}).won(Side::us, {Issue::tlp}).run(Step::leadership_next);
    REQUIRE(t.asks(Step::name_leader, Side::us));
    t.answer(Verb::name_leader, Theatre::pacific, Side::us); // he does not lose it
    CHECK(t.s.lead_due[ix(Side::us)] == Due{0, 3});          // two for the issue, one for the command
    for (int k = 0; k < 3; ++k) {
        REQUIRE(t.asks(Step::lead_marker, Side::us));
        t.answer(Verb::lead_os, Front::fe);
    }
    CHECK(t.s.os[ix(Front::fe)] == 3);
    CHECK(is_active(t.s, Front::fe)); // it must attempt Manchuria
}

TEST_CASE("each theatre's leader has one marker, whoever won the issue", "[churchill][6.91]") {
    TableTop t = decision(Side::us); // nobody won a leadership issue; left of US is UK
    t.run(Step::leadership_next);
    CHECK(t.s.lead_due[ix(Side::uk)] == Due{1, 0});
    CHECK(t.s.lead_due[ix(Side::us)] == Due{0, 1});
    REQUIRE(t.asks(Step::lead_marker, Side::uk));
    CHECK(t.refusal(Verb::pass) == "not a choice here"); // it can't be refused
    t.answer(Verb::lead_nav, Box::arctic);
    REQUIRE(t.asks(Step::lead_marker, Side::us));
    CHECK(t.s.theatre_leader == std::array{Side::uk, Side::us}); // unchanged
}

TEST_CASE("leadership markers stay in their theatre, at any open front or box of it", "[churchill][6.91]") {
    TableTop t = decision(Side::us);
    t.at_space(Space::mediterranean_northern_italy).nav(Box::western, 5).run(Step::leadership_next);
    REQUIRE(t.asks(Step::lead_marker, Side::uk));
    CHECK(t.offers(Verb::lead_os, Front::eastern));
    CHECK(t.offers(Verb::lead_nav, Box::arctic));
    CHECK(t.refusal(Verb::lead_os, Front::cbi) == "6.91");
    CHECK(t.refusal(Verb::lead_nav, Box::cp) == "6.91");
    CHECK(t.refusal(Verb::lead_os, Front::mediterranean) == "6.5");
    CHECK(t.refusal(Verb::lead_nav, Box::western) == "6.5");
}

TEST_CASE("a theatre whose war is over brings no marker", "[churchill][6.91][7.8]") {
    TableTop t = decision(Side::us);
    t.at_space(Space::western_germany).put(Issue::tle, Spot::removed()).s.surrendered[0] = 1;
    t.run(Step::leadership_next);
    CHECK(t.asks(Step::lead_marker, Side::us));
    CHECK(t.s.lead_due[ix(Side::uk)] == Due{0, 0});
}

TEST_CASE("the winner names UK or US; a new leader has his marker at once", "[churchill][6.92]") {
    TableTop t = decision(Side::uk);
    t.won(Side::su, {Issue::tlp}).run(Step::leadership_next);
    REQUIRE(t.asks(Step::name_leader, Side::su));
    CHECK(t.refusal(Verb::name_leader, Theatre::pacific, Side::su) == "6.9");
    CHECK(t.refusal(Verb::name_leader, Theatre::europe, Side::uk) == "6.92");
    t.answer(Verb::name_leader, Theatre::pacific, Side::uk);
    CHECK(t.s.theatre_leader == std::array{Side::uk, Side::uk});
    CHECK(t.s.lead_due[ix(Side::su)] == Due{0, 2}); // himself, whoever he names
    CHECK(t.s.lead_due[ix(Side::uk)] == Due{1, 1});
    CHECK(t.s.lead_due[ix(Side::us)] == Due{0, 0});
}

TEST_CASE("both leadership issues: two markers for each theatre, all leaders named first", "[churchill][6.92]") {
    TableTop t = decision(Side::uk);
    t.won(Side::su, {Issue::tle, Issue::tlp}).run(Step::leadership_next);
    t.answer(Verb::name_leader, Theatre::europe, Side::us).answer(Verb::name_leader, Theatre::pacific, Side::us);
    CHECK(t.s.lead_due[ix(Side::su)] == Due{2, 2});
    CHECK(t.s.lead_due[ix(Side::us)] == Due{1, 1});
    REQUIRE(t.asks(Step::lead_marker, Side::su)); // left of UK
    t.answer(Verb::lead_os, Front::eastern).answer(Verb::lead_os, Front::eastern);
    CHECK(t.s.os[ix(Front::eastern)] == 2);
    t.answer(Verb::lead_os, Front::fe).answer(Verb::lead_nav, Box::fe);
    CHECK(t.asks(Step::lead_marker, Side::us));
}

TEST_CASE("leadership markers can't pay for a Directed Offensive", "[churchill][6.9][6.7]") {
    TableTop t = decision(Side::us);
    t.won(Side::uk, {Issue::douk}).s.directed[2] = 1 + at(Front::eastern);
    t.run(Step::leadership_next).answer(Verb::lead_os, Front::eastern);
    CHECK(t.s.paid[2] == 0);
}

TEST_CASE("research: 4 to 6 moves the US pawn, with the modifiers added", "[churchill][6.10]") {
    for (int die = 1; die <= 6; ++die)
        for (int research = 0; research <= 2; ++research) {
            TableTop t = decision(Side::uk);
            t.s.research = static_cast<std::uint8_t>(research);
            t.won(Side::uk, {Issue::abomb}).dice({die}).run(Step::research);
            CHECK(t.s.abomb_us == (die + research >= 4 ? 1 : 0));
        }
}

TEST_CASE("at Trinity nothing is rolled any more; the spies still move; then the issue leaves", "[churchill][6.10]") {
    TableTop t = decision(Side::uk);
    t.s.abomb_us = trinity;
    t.s.abomb_su = trinity - 1;
    t.won(Side::su, {Issue::abomb}).run(Step::research); // no die
    CHECK(t.s.abomb_su == trinity);
    t.end_conference();
    CHECK(t.where(Issue::abomb) == Spot::removed());
    TableTop spies = decision(Side::uk); // the spies are not held back by the US pawn
    spies.s.abomb_su = 3;
    spies.won(Side::su, {Issue::abomb}).dice({1}).run(Step::research);
    CHECK(spies.s.abomb_us == 0);
    CHECK(spies.s.abomb_su == trinity);
}

TEST_CASE("left in the centre A-Bomb Research does nothing", "[churchill][6.10]") {
    TableTop t = decision(Side::uk);
    t.centre({Issue::abomb}).run(Step::research); // no die
    CHECK((t.s.abomb_us == 0 && t.s.abomb_su == 0));
}

TEST_CASE("US and UK may add to the roll, two markers in all, whoever won the issue", "[churchill][6.10.2]") {
    TableTop t = decision(Side::su);
    t.s.production = {2, 0, 2};
    t.won(Side::su, {Issue::abomb}).run(Step::allocate_next);
    t.answer(Verb::research);
    REQUIRE(t.asks(Step::allocate, Side::us));
    t.answer(Verb::buy_os, Front::cp).answer(Verb::research);
    REQUIRE(t.asks(Step::allocate, Side::uk));
    CHECK(t.refusal(Verb::research) == "6.10.2");
}

TEST_CASE("no research by the USSR, without a winner, or at Trinity", "[churchill][6.10.2]") {
    TableTop su = decision(Side::uk);
    su.s.production = {0, 2, 0};
    su.won(Side::us, {Issue::abomb}).run(Step::allocate_next);
    CHECK(su.refusal(Verb::research) == "6.10.2");
    TableTop centre = decision(Side::uk);
    centre.s.production = {0, 0, 2};
    centre.centre({Issue::abomb}).run(Step::allocate_next);
    CHECK(centre.refusal(Verb::research) == "6.10.2");
    TableTop done = decision(Side::uk);
    done.s.production = {0, 0, 2};
    done.s.abomb_us = trinity;
    done.won(Side::us, {Issue::abomb}).run(Step::allocate_next);
    CHECK(done.refusal(Verb::research) == "6.10.2");
}

TEST_CASE("the Global Issue: each side plays two tracks, a pawn comes straight from the rival's end",
          "[churchill][6.11]") {
    struct Home {
        Side side;
        GlobalTrack track;
        GlobalPawn end;
    };
    using enum GlobalTrack;
    const std::array homes{Home{Side::uk, colonies, GlobalPawn::first}, Home{Side::us, colonies, GlobalPawn::second},
                           Home{Side::uk, europe, GlobalPawn::first},   Home{Side::su, europe, GlobalPawn::second},
                           Home{Side::us, postwar, GlobalPawn::first},  Home{Side::su, postwar, GlobalPawn::second}};
    for (const Home& h : homes)
        for (GlobalPawn from :
             {GlobalPawn::neutral, h.end == GlobalPawn::first ? GlobalPawn::second : GlobalPawn::first}) {
            TableTop t = decision(Side::uk);
            t.pawn(h.track, from).won(h.side, {Issue::global}).run(Step::global_next);
            REQUIRE(t.asks(Step::global_pawn, h.side));
            t.answer(Verb::move_pawn, h.track);
            CHECK(t.s.pawn[ix(h.track)] == h.end);
        }
}

TEST_CASE("with one pawn home the other must move; it may cost a rival his", "[churchill][6.11]") {
    TableTop t = decision(Side::uk);
    t.pawn(GlobalTrack::colonies, GlobalPawn::first).pawn(GlobalTrack::europe, GlobalPawn::second);
    t.won(Side::uk, {Issue::global}).run(Step::global_next); // no choice
    CHECK(t.s.pawn[ix(GlobalTrack::europe)] == GlobalPawn::first);
    CHECK(t.happened(Text::churchill_event_pawn) == 1);
}

TEST_CASE("A-Bomb Research stays in the game until both pawns are at Trinity; none goes beyond", "[churchill][6.10]") {
    TableTop us = decision(Side::uk);
    us.s.abomb_us = trinity;
    us.end_conference();
    CHECK(us.where(Issue::abomb) != Spot::removed());
    TableTop su = decision(Side::uk);
    su.s.abomb_su = trinity;
    su.won(Side::su, {Issue::abomb}).dice({1}).run(Step::research);
    CHECK(su.s.abomb_su == trinity);
    su.end_conference();
    CHECK(su.where(Issue::abomb) != Spot::removed());
}

TEST_CASE("with Europe settled, the colonies are what is left to UK", "[churchill][6.11]") {
    TableTop t = decision(Side::uk);
    t.pawn(GlobalTrack::europe, GlobalPawn::first).won(Side::uk, {Issue::global}).run(Step::global_next);
    CHECK(t.s.pawn[ix(GlobalTrack::colonies)] == GlobalPawn::first); // no choice
}

} // namespace wc::churchill

// 7.1 - 7.4 Clandestine and Political segments, and what the Global Issues and the Arctic forbid.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

TableTop bare() {
    TableTop t(Scenario::campaign);
    t.s.cn = {};
    t.s.pa = {};
    return t;
}

// This side places n networks, or n alignments.
TableTop& networks(TableTop& t, Side side, int n) {
    t.s.cn_due = {};
    t.s.cn_due[ix(side)] = static_cast<std::uint8_t>(n);
    return t.run(Step::clandestine_next);
}
TableTop& alignments(TableTop& t, Side side, int n) {
    t.s.pa_due = {};
    t.s.pa_due[ix(side)] = static_cast<std::uint8_t>(n);
    return t.run(Step::political_next);
}

constexpr Side uk = Side::uk, su = Side::su, us = Side::us;

} // namespace

TEST_CASE("everybody has one network a conference for nothing; most to place goes first", "[churchill][4.31][7.1]") {
    TableTop t(Scenario::campaign);
    t.s.cn_due = {2, 0, 1};
    t.run(Step::clandestine);
    CHECK(t.s.cn_due == std::array<std::uint8_t, 3>{3, 1, 2});
    REQUIRE(t.asks(Step::place_cn, uk));
    for (Country c : {Country::holland, Country::belgium, Country::denmark}) t.answer(Verb::place_cn, c);
    REQUIRE(t.asks(Step::place_cn, us)); // all of his before the next
    t.answer(Verb::place_cn, Country::persia).answer(Verb::place_cn, Country::vietnam);
    CHECK(t.asks(Step::place_cn, su));
}

TEST_CASE("a network is placed where no rival's is, two at most", "[churchill][4.31][7.1]") {
    TableTop t = bare();
    t.networks(Country::france, uk, 1).networks(Country::greece, su, 2);
    networks(t, su, 3);
    CHECK(t.refusal(Verb::place_cn, Country::france) == "7.1");
    CHECK(t.refusal(Verb::place_cn, Country::greece) == "7.1");
    CHECK(t.offers(Verb::remove_cn, Country::france, uk));
    CHECK(t.refusal(Verb::remove_cn, Country::greece, su) == "7.1"); // never one's own
    CHECK(t.refusal(Verb::remove_cn, Country::france, us) == "7.1");
    t.answer(Verb::place_cn, Country::poland).answer(Verb::place_cn, Country::poland);
    CHECK(t.s.cn[ix(Country::poland)] == 4);
}

TEST_CASE("a network is spent to remove one of a rival; the emptied place may be taken next",
          "[churchill][4.31][7.1]") {
    TableTop t = bare();
    t.networks(Country::france, uk, 2).alignment(Country::france, uk);
    networks(t, us, 3);
    t.answer(Verb::remove_cn, Country::france, uk);
    CHECK(cn_count(t.s, Country::france) == 1);
    CHECK(t.refusal(Verb::place_cn, Country::france) == "7.1");
    networks(t, us, 3).answer(Verb::remove_cn, Country::france, uk).answer(Verb::place_cn, Country::france);
    CHECK(has_cn_of(t.s, Country::france, us));
    CHECK(has_pa_of(t.s, Country::france, uk)); // networks and alignment are independent
}

TEST_CASE("networks without a legal use are discarded; the supply is thirty", "[churchill][7.1]") {
    TableTop t = bare();
    t.nav(Box::arctic, 0);
    for (int k = 0; k < country_count; ++k)
        if (countries[static_cast<std::size_t>(k)].kind != CountryKind::arctic && k % 4 != 3)
            t.networks(nth<Country>(k), su, 2);
    int held = 0;
    for (int k = 0; k < country_count; ++k) held += cn_count(t.s, nth<Country>(k));
    REQUIRE(held == 30);
    TableTop rival = t;
    networks(t.any_dice(), su, 2); // no marker left, nothing of a rival's to remove
    CHECK(t.happened(Text::churchill_event_markers_lost) == 1);
    rival.networks(Country::siam, uk, 1);
    networks(rival.any_dice(), su, 1);
    CHECK(rival.happened(Text::churchill_event_cn_removed) > 0);
    CHECK(rival.s.cn[ix(Country::siam)] == 0); // the only use left: no choice
}

TEST_CASE("Global Issue states do not touch networks", "[churchill][7.1][6.11]") {
    TableTop t = bare();
    t.pawn(GlobalTrack::colonies, GlobalPawn::first).pawn(GlobalTrack::europe, GlobalPawn::first);
    t.pawn(GlobalTrack::postwar, GlobalPawn::first).networks(Country::poland, uk, 1);
    networks(t, su, 2);
    CHECK(t.offers(Verb::place_cn, Country::malaya));
    CHECK(t.offers(Verb::place_cn, Country::hungary));
    t.answer(Verb::remove_cn, Country::poland, uk); // one for one
    CHECK(t.s.cn_due[ix(su)] == 1);
}

TEST_CASE("Norway and Finland are out of reach while the Arctic holds fewer than three NAV", "[churchill][7.2][3.25]") {
    for (int nav = 0; nav <= 5; ++nav) {
        TableTop t = bare();
        t.nav(Box::arctic, nav).networks(Country::norway, uk, 1);
        networks(t, su, 2);
        CHECK(t.offers(Verb::remove_cn, Country::norway, uk) == (nav >= 3));
        CHECK(t.offers(Verb::place_cn, Country::finland) == (nav >= 3));
        if (nav < 3) CHECK(t.refusal(Verb::place_cn, Country::finland) == "7.2");
        TableTop pa = bare();
        pa.nav(Box::arctic, nav).networks(Country::norway, uk, 1).networks(Country::finland, uk, 1);
        pa.networks(Country::greece, uk, 1).networks(Country::france, uk, 1).alignment(Country::norway, su);
        alignments(pa, uk, 2);
        CHECK(pa.offers(Verb::remove_pa, Country::norway, su) == (nav >= 3));
        CHECK(pa.offers(Verb::place_pa, Country::finland) == (nav >= 3));
    }
}

TEST_CASE("alignments: most to place goes first (the printed text says networks), ties by 4.53", "[churchill][7.3]") {
    TableTop t = bare();
    for (Country c : {Country::france, Country::holland, Country::belgium}) t.networks(c, uk, 1);
    for (Country c : {Country::poland, Country::hungary, Country::romania}) t.networks(c, su, 1);
    for (Country c : {Country::persia, Country::siam, Country::vietnam}) t.networks(c, us, 1);
    t.s.pa_due = {1, 2, 1};
    t.run(Step::political_next);
    REQUIRE(t.asks(Step::place_pa, su));
    t.answer(Verb::place_pa, Country::poland).answer(Verb::place_pa, Country::hungary);
    CHECK(t.asks(Step::place_pa, us)); // the tie of UK and US is US's
    t.s.pa_due = {0, 0, 0};
    t.any_dice().run(Step::political_next); // who has none is skipped
    CHECK(t.q.step == ix(Step::agenda_card));
}

TEST_CASE("an alignment needs a network of one's own and a place without alignment", "[churchill][7.3]") {
    TableTop t = bare();
    t.networks(Country::france, uk, 1).networks(Country::holland, uk, 1).networks(Country::belgium, uk, 1);
    t.networks(Country::poland, su, 1).alignment(Country::belgium, uk).alignment(Country::holland, us);
    alignments(t, uk, 2);
    CHECK(t.offers(Verb::place_pa, Country::france));
    CHECK(t.refusal(Verb::place_pa, Country::poland) == "7.3");  // another's network
    CHECK(t.refusal(Verb::place_pa, Country::denmark) == "7.3"); // no network
    CHECK(t.refusal(Verb::place_pa, Country::belgium) == "7.3"); // one's own is there
    CHECK(t.refusal(Verb::place_pa, Country::holland) == "7.3"); // US must be removed first
    CHECK(t.refusal(Verb::remove_pa, Country::belgium, uk) == "7.3");
    t.answer(Verb::remove_pa, Country::holland, us);
    CHECK(t.s.pa[ix(Country::holland)] == 0);
    REQUIRE(t.asks(Step::place_pa, uk)); // a further one is needed to fill it
    CHECK(t.offers(Verb::place_pa, Country::holland));
}

TEST_CASE("alignments without a legal use are lost; the supply is fifteen", "[churchill][7.3]") {
    TableTop t = bare();
    alignments(t.any_dice(), uk, 2);
    CHECK(t.happened(Text::churchill_event_markers_lost) == 1);
    TableTop full = bare();
    full.networks(Country::persia, su, 1).networks(Country::poland, su, 1);
    for (int k = 0; k < 15; ++k)
        if (k != at(Country::poland)) full.alignment(nth<Country>(k), su);
    full.alignment(Country::siam, su); // fifteen
    alignments(full.any_dice(), su, 1);
    CHECK(full.s.pa[ix(Country::poland)] == 0);
    CHECK(full.happened(Text::churchill_event_markers_lost) == 1);
}

TEST_CASE("track A: who may place alignments in colonies", "[churchill][7.4][6.11]") {
    using enum GlobalPawn;
    for (const auto& [pawn, uk_may, su_may, us_may] :
         {std::tuple{neutral, true, false, true}, std::tuple{first, false, false, false},
          std::tuple{second, true, true, true}})
        for (const auto& [side, may] : {std::pair{uk, uk_may}, std::pair{su, su_may}, std::pair{us, us_may}})
            for (int k = 0; k < country_count; ++k) {
                if (countries[static_cast<std::size_t>(k)].kind != CountryKind::colony) continue;
                TableTop t = bare();
                t.pawn(GlobalTrack::colonies, pawn).networks(nth<Country>(k), side, 1);
                t.networks(Country::persia, side, 1).networks(Country::middle_east, side, 1);
                alignments(t, side, 1);
                CHECK(t.refusal(Verb::place_pa, nth<Country>(k)) == (may ? "" : "6.11"));
            }
}

TEST_CASE("track B: Free Europe keeps the USSR to what the Eastern Front has touched", "[churchill][7.4][6.11]") {
    TableTop t = bare();
    t.pawn(GlobalTrack::europe, GlobalPawn::first).nav(Box::arctic, 3);
    for (int k = 0; k < country_count; ++k) t.networks(nth<Country>(k), su, k < 8 ? 2 : 1);
    t.at_space(Space::eastern_belarus);
    alignments(t, su, 5);
    for (Country c : {Country::finland, Country::baltic_states, Country::poland, Country::romania, Country::bulgaria})
        CHECK(t.offers(Verb::place_pa, c)); // Ukraine and Belarus
    for (Country c : {Country::hungary, Country::yugoslavia, Country::austria, Country::france, Country::norway})
        CHECK(t.refusal(Verb::place_pa, c) == "6.11");
    CHECK(t.offers(Verb::place_pa, Country::persia)); // the Near East is free
    TableTop neutral = bare();
    neutral.networks(Country::france, su, 1).networks(Country::persia, su, 1);
    alignments(neutral, su, 1);
    CHECK(neutral.offers(Verb::place_pa, Country::france));
}

TEST_CASE("track B: Spheres of Influence keeps UK and US to what their fronts have touched", "[churchill][7.4][6.11]") {
    for (Side side : {uk, us}) {
        TableTop t = bare();
        t.pawn(GlobalTrack::europe, GlobalPawn::second).at_space(Space::mediterranean_sicily);
        for (Country c : {Country::greece, Country::france, Country::holland, Country::poland, Country::persia})
            t.networks(c, side, 1);
        alignments(t, side, 2);
        CHECK(t.offers(Verb::place_pa, Country::greece)); // Sicily
        CHECK(t.offers(Verb::place_pa, Country::persia));
        CHECK(t.refusal(Verb::place_pa, Country::france) == "6.11");
        TableTop west = bare();
        west.pawn(GlobalTrack::europe, GlobalPawn::second).at_space(Space::western_normandy);
        west.networks(Country::france, side, 1).networks(Country::persia, side, 1);
        alignments(west, side, 1);
        CHECK(west.offers(Verb::place_pa, Country::france)); // either's front will do
    }
}

TEST_CASE("tracks A and B bar placing, not removing; placed alignments stay", "[churchill][7.4][6.11]") {
    TableTop t = bare();
    t.pawn(GlobalTrack::colonies, GlobalPawn::first).pawn(GlobalTrack::europe, GlobalPawn::first);
    t.networks(Country::malaya, su, 1).alignment(Country::malaya, us);
    t.networks(Country::france, su, 1).alignment(Country::france, uk);
    alignments(t, su, 1);
    CHECK(t.offers(Verb::remove_pa, Country::malaya, us));
    CHECK(t.offers(Verb::remove_pa, Country::france, uk));
    CHECK(has_pa_of(t.s, Country::malaya, us));
}

TEST_CASE("track C: what removing an alignment costs", "[churchill][7.4][6.11]") {
    using enum GlobalPawn;
    struct Cost {
        GlobalPawn pawn;
        Side owner;
        int cost;
    };
    for (const Cost& c : {Cost{neutral, su, 1}, Cost{neutral, us, 1}, Cost{first, su, 2}, Cost{first, us, 2},
                          Cost{second, su, 2}, Cost{second, us, 1}}) {
        TableTop t = bare();
        t.pawn(GlobalTrack::postwar, c.pawn).networks(Country::france, uk, 1).alignment(Country::france, c.owner);
        t.networks(Country::greece, uk, 1).networks(Country::persia, uk, 1).networks(Country::holland, uk, 1);
        alignments(t, uk, 3);
        t.answer(Verb::remove_pa, Country::france, c.owner);
        CHECK(t.s.pa_due[ix(uk)] == 3 - c.cost);
        TableTop poor = bare();
        poor.pawn(GlobalTrack::postwar, c.pawn).networks(Country::france, uk, 1).alignment(Country::france, c.owner);
        poor.networks(Country::greece, uk, 1).networks(Country::persia, uk, 1);
        alignments(poor, uk, 1);
        CHECK(poor.refusal(Verb::remove_pa, Country::france, c.owner) == (c.cost > 1 ? "6.11" : ""));
    }
}

TEST_CASE("the supply counts one's own networks only", "[churchill][7.1]") {
    TableTop t = bare();
    for (int k = 0; k < 14; ++k) t.networks(nth<Country>(k), uk, 2);
    for (Country c : {Country::bulgaria, Country::siam, Country::malaya}) t.networks(c, su, 1);
    t.nav(Box::arctic, 3);
    networks(t, uk, 2); // 28 on the map: both have a place
    CHECK(t.offers(Verb::place_cn, Country::persia));
    t.answer(Verb::place_cn, Country::persia);
    CHECK(t.offers(Verb::place_cn, Country::vietnam));
}

} // namespace wc::churchill

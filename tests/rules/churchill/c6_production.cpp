// 6.1 - 6.3 Directed Offensives, conditional issues and production.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

// What each side makes; the conference card is 2C: neither convoy nor ban, no extra production.
std::array<int, 3> production(TableTop& t) {
    t.wins_conference(Side::uk).run(Step::production);
    std::array<int, 3> out{};
    for (const Event& e : t.events)
        if (e.line.text == Text::churchill_event_production)
            out[static_cast<std::size_t>(e.line.operands[0].index())] = e.line.operands[1].number();
    return out;
}

TableTop plain(int conference = 2, char variant = 'C') {
    TableTop t(Scenario::campaign);
    return t.card(conference, variant).nav(Box::arctic, 2);
}

} // namespace

TEST_CASE("a Directed Offensive that was won must be placed, at any open front", "[churchill][6.1]") {
    TableTop t = plain();
    t.at_space(Space::mediterranean_northern_italy).wins_conference(Side::uk);
    t.won(Side::us, {Issue::dosu}).run(Step::direct_next);
    REQUIRE(t.asks(Step::direct, Side::us));
    CHECK(t.refusal(Verb::direct, Issue::dosu, Front::mediterranean) == "6.1"); // at the end of its track
    CHECK(t.refusal(Verb::direct, Issue::dous1, Front::western) == "6.1");
    CHECK(t.offers(Verb::direct, Issue::dosu, Front::western)); // Normandy without the Second Front
    CHECK(t.offers(Verb::direct, Issue::dosu, Front::fe));      // Manchuria without the declaration of war
    t.answer(Verb::direct, Issue::dosu, Front::fe);
    CHECK(t.s.directed[3] == 1 + at(Front::fe));
    CHECK(t.q.step != ix(Step::direct));
}

TEST_CASE("fronts of a theatre whose war is over take no Directed Offensive", "[churchill][6.1][7.8]") {
    TableTop t = plain();
    t.at_space(Space::western_germany).put(Issue::tle, Spot::removed()).wins_conference(Side::uk);
    t.s.surrendered[0] = 1;
    t.won(Side::us, {Issue::dous1}).run(Step::direct_next);
    CHECK(t.count(Verb::direct) == 4); // the Pacific fronts
    CHECK(t.refusal(Verb::direct, Issue::dous1, Front::eastern) == "6.1");
}

TEST_CASE("a Directed Offensive left in the centre does nothing", "[churchill][6.1][6.7]") {
    TableTop t = plain();
    t.centre({Issue::dous1, Issue::douk}).wins_conference(Side::uk).run(Step::direct_next);
    CHECK(t.q.step == ix(Step::allocate));
    CHECK(t.s.directed == std::array<std::uint8_t, 4>{});
}

TEST_CASE("a conditional issue put in the centre by the card and left there is in force", "[churchill][6.2]") {
    TableTop t(Scenario::campaign);
    t.card(1, 'A').dice({2}).any_dice().run(Step::open_conference); // 1B: Second Front
    CHECK(is_active(t.s, Front::western));
}

TEST_CASE("Normandy needs the Second Front in the centre; entering it removes the issue", "[churchill][6.21]") {
    TableTop t(Scenario::campaign);
    t.nav(Box::western, 5).s.os[ix(Front::western)] = 6;
    t.any_dice().run(Step::military);
    CHECK(t.s.front[ix(Front::western)] == 0); // no attempt without it
    TableTop landing(Scenario::campaign);
    landing.nav(Box::western, 5).centre({Issue::second_front}).s.os[ix(Front::western)] = 6;
    landing.any_dice().run(Step::military); // 12 - 2 = 10: enters without a roll
    CHECK(landing.s.front[ix(Front::western)] == 1);
    CHECK(landing.where(Issue::second_front) == Spot::removed());
}

TEST_CASE("after a failed landing the Second Front is needed again", "[churchill][6.21]") {
    TableTop t(Scenario::campaign);
    t.nav(Box::western, 5).centre({Issue::second_front}).s.os[ix(Front::western)] = 2;
    t.dice({1, 4, 2}).any_dice().run(Step::military); // third Japanese cube; d10 against 4 - 2; then card 2B
    CHECK(t.happened(Text::churchill_event_front_roll) == 1);
    CHECK(t.s.front[ix(Front::western)] == 0);
    CHECK(t.where(Issue::second_front) != Spot::removed());
    CHECK_FALSE(is_active(t.s, Front::western));
}

TEST_CASE("Manchuria needs the declaration of war in the centre; entering it removes the issue", "[churchill][6.22]") {
    TableTop t(Scenario::campaign);
    t.s.os[ix(Front::fe)] = 8;
    t.any_dice().run(Step::military);
    CHECK(t.s.front[ix(Front::fe)] == 0);
    TableTop war(Scenario::campaign);
    war.centre({Issue::dow}).s.os[ix(Front::fe)] = 7; // 14 - 4 = 10
    war.any_dice().run(Step::military);
    CHECK(war.s.front[ix(Front::fe)] == 1);
    CHECK(war.where(Issue::dow) == Spot::removed());
    CHECK(is_active(war.s, Front::fe)); // from now on it attempts without it
}

TEST_CASE("base production: US 6, UK 4, USSR 3", "[churchill][6.31]") {
    TableTop t = plain();
    CHECK(production(t) == std::array{4, 3, 6});
}

TEST_CASE("another's Production issue takes a marker from its owner; one's own protects it", "[churchill][6.32]") {
    TableTop t = plain();
    t.won(Side::us, {Issue::produs1, Issue::produk}).won(Side::uk, {Issue::produs2});
    CHECK(production(t) == std::array{4 - 1 + 1, 3, 6 - 1 + 1});
    TableTop centre = plain();
    centre.centre({Issue::produs1, Issue::produk});
    CHECK(production(centre) == std::array{4, 3, 6});
}

TEST_CASE("Strategic Materials: in the centre one marker for all, won one for the winner", "[churchill][6.32]") {
    TableTop centre = plain();
    centre.centre({Issue::sm});
    CHECK(production(centre) == std::array{5, 4, 7});
    TableTop won = plain();
    won.won(Side::su, {Issue::sm});
    CHECK(production(won) == std::array{4, 4, 6});
}

TEST_CASE("the Arctic gives the USSR one with three NAV, the Murmansk convoy one with one", "[churchill][6.32]") {
    for (int nav = 0; nav <= 5; ++nav) {
        TableTop t = plain();
        t.nav(Box::arctic, nav);
        CHECK(production(t)[1] == 3 + (nav >= 3 ? 1 : 0));
        TableTop convoy = plain(1, 'A');
        convoy.nav(Box::arctic, nav);
        CHECK(production(convoy)[1] == 3 + (nav >= 3 ? 1 : 0) + (nav >= 1 ? 1 : 0));
        TableTop banned = plain(1, 'B'); // NOCONV
        banned.nav(Box::arctic, nav);
        CHECK(production(banned)[1] == 3);
    }
}

TEST_CASE("a card's extra production is its band's player's", "[churchill][6.32][5.11]") {
    TableTop t = plain(6, 'C'); // PROD(+1) in the red band
    CHECK(production(t) == std::array{4, 4, 6});
}

} // namespace wc::churchill

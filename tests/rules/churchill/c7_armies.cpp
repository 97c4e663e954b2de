// 7.54 - 7.56 The German, Italian and Japanese armies, case by case.
#include "table_top.hpp"

#include "churchill/war.hpp"

namespace wc::churchill {

namespace {

struct Europe {
    int mediterranean, western, eastern;
    friend bool operator==(const Europe&, const Europe&) = default;
};
struct Asia {
    int cbi, swp, cp, fe;
    friend bool operator==(const Asia&, const Asia&) = default;
};

// No NAV on the map, so that only armies come out; these dice are asked for, and no others.
State placed(TableTop& t, const std::vector<int>& dice) {
    Script script;
    for (int face : dice) script.values.push_back(face - 1);
    Journal journal{.script = &script};
    State s = t.s;
    s.nav = {};
    Play<State> p{s, journal};
    place_reserves(p);
    CHECK(script.sides.size() == dice.size());
    return s;
}

// Japan has surrendered, Germany not: no dice of the Japanese army.
TableTop in_europe(int pool) {
    TableTop t(Scenario::campaign);
    t.card(2, 'C').at_space(Space::cp_japan).put(Issue::tlp, Spot::removed()).put(Issue::dow, Spot::removed());
    t.s.surrendered[1] = 1;
    t.s.japanese_navy = 0;
    t.s.german_pool = static_cast<std::uint8_t>(pool);
    t.s.italian_cube = 0;
    return t;
}
Europe armies(TableTop& t, const std::vector<int>& dice = {}) {
    const State s = placed(t, dice);
    return {s.army[ix(Front::mediterranean)], s.army[ix(Front::western)], s.army[ix(Front::eastern)]};
}

TableTop in_asia() {
    TableTop t(Scenario::campaign);
    t.s.japanese_navy = 0;
    return t;
}
Asia asians(TableTop& t, const std::vector<int>& dice = {}) {
    const State s = placed(t, dice);
    return {s.army[ix(Front::cbi)], s.army[ix(Front::swp)], s.army[ix(Front::cp)], s.army[ix(Front::fe)]};
}

} // namespace

TEST_CASE("before D-Day: 1 at Sicily or 2 in the south, 1 against the Second Front, at most 5 in the east",
          "[churchill][7.54]") {
    TableTop t = in_europe(6);
    CHECK(armies(t) == Europe{1, 0, 5});
    t.centre({Issue::second_front});
    CHECK(armies(t) == Europe{1, 1, 4});
    t.at_space(Space::mediterranean_sicily);
    CHECK(armies(t) == Europe{2, 1, 3});
    t.put(Issue::second_front, Spot::off());
    CHECK(armies(t) == Europe{2, 0, 4});
    t.at_space(Space::mediterranean_northern_italy); // not active any more; one cube stays unused
    CHECK(armies(t) == Europe{0, 0, 5});
}

TEST_CASE("after D-Day: 1 in the south, the rest split, the odd cube to the east", "[churchill][7.54]") {
    struct Case {
        int pool;
        Europe with, without;
    };
    for (const Case& c :
         {Case{6, {1, 2, 3}, {0, 3, 3}}, Case{5, {1, 2, 2}, {0, 2, 3}}, Case{4, {1, 1, 2}, {0, 2, 2}}}) {
        TableTop t = in_europe(c.pool);
        t.at_space(Space::western_normandy);
        CHECK(armies(t) == c.with);
        t.at_space(Space::mediterranean_northern_italy);
        CHECK(armies(t) == c.without);
    }
}

TEST_CASE("the pool shrinks when France and the Vistula are entered", "[churchill][7.54][7.75]") {
    TableTop t = in_europe(6);
    t.at_space(Space::western_normandy).at_space(Space::eastern_belarus);
    t.s.os[ix(Front::western)] = t.s.os[ix(Front::eastern)] = 5; // 10: one space without a roll
    Journal journal;
    Play<State> p{t.s, journal};
    advance_fronts(p);
    CHECK(t.s.front[ix(Front::western)] == 2);
    CHECK(t.s.front[ix(Front::eastern)] == 3);
    CHECK(t.s.german_pool == 4);
}

TEST_CASE("gates of the Reich: a cube moves to the one front that stands before Germany", "[churchill][7.54]") {
    TableTop west = in_europe(4);
    west.at_space(Space::western_rhine);
    CHECK(armies(west) == Europe{1, 2, 1});
    TableTop east = in_europe(4);
    east.at_space(Space::western_france).at_space(Space::eastern_east_prussia);
    CHECK(armies(east) == Europe{1, 0, 3});
    TableTop both = in_europe(4);
    both.at_space(Space::western_rhine).at_space(Space::eastern_east_prussia);
    CHECK(armies(both) == Europe{1, 1, 2});
    TableTop none = in_europe(6); // before D-Day the west has no cube to give
    none.at_space(Space::eastern_east_prussia);
    CHECK(armies(none) == Europe{1, 0, 5});
}

TEST_CASE("a card's extra German cube joins its front after the split, for this conference", "[churchill][7.54]") {
    TableTop t = in_europe(4);
    t.card(7, 'C').at_space(Space::western_normandy); // GER(+1,Western)
    CHECK(armies(t) == Europe{1, 1 + 1, 2});
    CHECK(t.s.german_pool == 4);
}

TEST_CASE("an extra cube for a front that is not active goes to the active one of West and East", "[churchill][7.54]") {
    TableTop t = in_europe(5);
    t.card(7, 'C'); // the Western Front stands in the UK, without a Second Front
    CHECK(armies(t) == Europe{1, 0, 4 + 1});
}

TEST_CASE("the Italian cube joins the Mediterranean until Southern Italy is entered", "[churchill][7.55][7.75]") {
    TableTop t = in_europe(6);
    t.s.italian_cube = 1;
    CHECK(armies(t) == Europe{1 + 1, 0, 5});
    t.at_space(Space::mediterranean_sicily);
    CHECK(armies(t) == Europe{2 + 1, 0, 4});
    t.s.os[ix(Front::mediterranean)] = 5;
    t.nav(Box::mediterranean, 3);
    Journal journal;
    Play<State> p{t.s, journal};
    advance_fronts(p);
    CHECK(t.s.front[ix(Front::mediterranean)] == 2);
    CHECK(t.s.italian_cube == 0);
    CHECK(armies(t) == Europe{2, 0, 4});
}

TEST_CASE("Japanese army: two against the Soviets if they may attack, the third against the nearest",
          "[churchill][7.56]") {
    TableTop t = in_asia();
    t.centre({Issue::dow}).at_space(Space::swp_bismarcks);
    CHECK(asians(t) == Asia{0, 1, 0, 2}); // CBI 6, SWP 4, CP 5 from Japan
    TableTop entered = in_asia();
    entered.at_space(Space::fe_manchuria).at_space(Space::cp_gilberts);
    CHECK(asians(entered) == Asia{0, 0, 1, 2});
}

TEST_CASE("Japanese army: ties for the nearest front by d6", "[churchill][7.56]") {
    TableTop three = in_asia(); // all five from Japan
    three.centre({Issue::dow}).at_space(Space::cbi_burma);
    for (int die = 1; die <= 6; ++die)
        CHECK(asians(three, {die}) == Asia{die <= 2 ? 1 : 0, die == 3 || die == 4 ? 1 : 0, die >= 5 ? 1 : 0, 2});
    TableTop two = in_asia();                                                          // CBI and CP five, SWP ...
    two.centre({Issue::dow}).at_space(Space::cbi_yunnan).at_space(Space::cp_gilberts); // both four
    CHECK(asians(two, {3}) == Asia{1, 0, 0, 2});                                       // odd: the first of CBI, SWP, CP
    CHECK(asians(two, {4}) == Asia{0, 0, 1, 2});
}

TEST_CASE("Japanese army: two before Japan itself, the third in CBI, or the next nearest", "[churchill][7.56]") {
    TableTop cp = in_asia();
    cp.at_space(Space::cp_iwo_jima);
    CHECK(asians(cp) == Asia{1, 0, 2, 0});
    TableTop cbi = in_asia();
    cbi.at_space(Space::cbi_formosa).at_space(Space::cp_gilberts);
    CHECK(asians(cbi) == Asia{2, 0, 1, 0});
    TableTop two = in_asia();
    two.at_space(Space::swp_okinawa).at_space(Space::cp_iwo_jima);
    CHECK(asians(two, {1}) == Asia{1, 2, 0, 0}); // only two tied: odd the first
    CHECK(asians(two, {2}) == Asia{1, 0, 2, 0});
    TableTop three = in_asia();
    three.at_space(Space::cbi_formosa).at_space(Space::swp_okinawa).at_space(Space::cp_iwo_jima);
    CHECK(asians(three, {3}) == Asia{1, 2, 0, 0});
    CHECK(asians(three, {6}) == Asia{1, 0, 2, 0});
    CHECK(asians(three, {2, 1}) == Asia{2, 1, 0, 0}); // CBI, then SWP and CP are tied for the third
}

TEST_CASE("Japanese army: otherwise two in CBI, the third against SWP or CP", "[churchill][7.56]") {
    TableTop t = in_asia();
    CHECK(asians(t, {1}) == Asia{2, 1, 0, 0}); // both five: odd SWP
    CHECK(asians(t, {2}) == Asia{2, 0, 1, 0});
    t.at_space(Space::cp_gilberts);
    CHECK(asians(t) == Asia{2, 0, 1, 0});
    t.at_space(Space::cbi_hong_kong); // CBI is nearer, but has its two
    CHECK(asians(t) == Asia{2, 0, 1, 0});
}

} // namespace wc::churchill

// 7.6 - 7.7 Which fronts attempt, the naval requirement, strength, the roll and breakthrough.
#include "table_top.hpp"

#include "churchill/war.hpp"

namespace wc::churchill {

namespace {

// The fronts attempt, with these d10 asked for and no others; no reserves are placed.
struct Attempts {
    State s;
    std::vector<Event> events;
    int at(Front f) const { return s.front[ix(f)]; }
};
Attempts attempt(const TableTop& t, const std::vector<int>& dice = {}) {
    Attempts out{t.s, {}};
    Script script;
    for (int face : dice) script.values.push_back(face - 1);
    Journal journal{.events = &out.events, .script = &script};
    Play<State> p{out.s, journal};
    advance_fronts(p);
    CHECK(script.sides == std::vector<int>(dice.size(), 10));
    return out;
}

TableTop supported(Front f, int os, int cubes = 0) {
    TableTop t(Scenario::campaign);
    t.s.os[ix(f)] = static_cast<std::uint8_t>(os);
    t.s.army[ix(f)] = static_cast<std::uint8_t>(cubes);
    return t;
}

std::string_view rule_of(const Attempts& a, Text text) {
    for (const Event& e : a.events)
        if (e.line.text == text) return rule_id(e.line.rule);
    return {};
}

} // namespace

TEST_CASE("every active front must attempt; Western and Far East wait for their issues", "[churchill][7.6][4.33]") {
    TableTop t(Scenario::campaign);
    t.nav(Box::western, 5).nav(Box::mediterranean, 3).nav(Box::swp, 3).nav(Box::cp, 3);
    for (auto& os : t.s.os) os = 1;
    const Attempts five = attempt(t, {10, 10, 10, 10, 10});
    CHECK(five.events.size() == 5);
    t.centre({Issue::second_front, Issue::dow});
    CHECK(attempt(t, {10, 10, 10, 10, 10, 10, 10}).events.size() == 7);
    t.at_space(Space::western_normandy).put(Issue::second_front, Spot::removed());
    CHECK(attempt(t, {10, 10, 10, 10, 10, 10, 10}).events.size() == 7); // beyond Normandy it needs no issue
}

TEST_CASE("a front at its track's end, or whose war is over, does not attempt", "[churchill][7.6]") {
    TableTop t = supported(Front::mediterranean, 6);
    t.at_space(Space::mediterranean_northern_italy);
    CHECK(attempt(t).at(Front::mediterranean) == 4);
    TableTop over = supported(Front::eastern, 6);
    over.s.surrendered[0] = 1;
    CHECK(attempt(over).at(Front::eastern) == 0);
}

TEST_CASE("a landing needs three NAV in its box, Normandy five, after Axis losses", "[churchill][7.61]") {
    for (int nav = 0; nav <= 5; ++nav) {
        TableTop sicily = supported(Front::mediterranean, 5);
        sicily.nav(Box::mediterranean, nav);
        CHECK(attempt(sicily).at(Front::mediterranean) == (nav >= 3 ? 1 : 0));
        TableTop normandy = supported(Front::western, 5);
        normandy.nav(Box::western, nav).centre({Issue::second_front});
        CHECK(attempt(normandy).at(Front::western) == (nav >= 5 ? 1 : 0));
    }
    TableTop few = supported(Front::cp, 2);
    few.nav(Box::cp, 2);
    const Attempts failed = attempt(few); // no die
    CHECK(rule_of(failed, Text::churchill_event_front_no_nav) == "7.61");
}

TEST_CASE("NAV are neither used up nor strength", "[churchill][7.61][7.72]") {
    TableTop t = supported(Front::cp, 1);
    const Attempts a = attempt(t, {2});
    CHECK(a.at(Front::cp) == 1);
    CHECK(a.s.nav == t.s.nav);
    TableTop none = supported(Front::cp, 0);
    CHECK(rule_of(attempt(none), Text::churchill_event_front_too_weak) == "7.72");
}

TEST_CASE("the order of attempts", "[churchill][7.71]") {
    TableTop t(Scenario::campaign);
    t.s.nav = {0, 5, 5, 5, 5, 5, 5};
    t.centre({Issue::second_front, Issue::dow});
    for (auto& os : t.s.os) os = 1;
    const Attempts a = attempt(t, {1, 2, 3, 4, 5, 6, 7});
    constexpr std::array printed{
        Front::western, Front::mediterranean, Front::eastern, Front::cbi, Front::swp, Front::cp, Front::fe};
    std::vector<Ref> order;
    for (const Event& e : a.events)
        if (e.line.text == Text::churchill_event_front_roll) order.push_back(e.line.operands[0]);
    REQUIRE(order.size() == 7);
    for (std::size_t k = 0; k < 7; ++k) CHECK(order[k] == ref(printed[k]));
}

TEST_CASE("two fronts may enter the same Axis power in one conference", "[churchill][7.71][7.8]") {
    TableTop t(Scenario::campaign);
    t.at_space(Space::western_rhine).at_space(Space::eastern_east_prussia);
    t.s.os[ix(Front::western)] = t.s.os[ix(Front::eastern)] = 5;
    const Attempts a = attempt(t);
    CHECK(a.at(Front::western) == 4);
    CHECK(a.at(Front::eastern) == 5);
}

TEST_CASE("strength: two for each OS, less two for each cube, never below 0", "[churchill][7.72]") {
    for (int os = 0; os <= 8; ++os)
        for (int cubes = 0; cubes <= 6; ++cubes)
            CHECK(strength(supported(Front::eastern, os, cubes).s, Front::eastern) == std::max(0, 2 * os - 2 * cubes));
    TableTop t = supported(Front::eastern, 2, 3);
    const Attempts a = attempt(t);
    CHECK(rule_of(a, Text::churchill_event_front_too_weak) == "7.72");
    CHECK(a.at(Front::eastern) == 0);
}

TEST_CASE("a Directed Offensive marker adds no strength", "[churchill][7.72][6.7]") {
    TableTop t = supported(Front::eastern, 2);
    t.s.directed[3] = 1 + at(Front::eastern);
    CHECK(strength(t.s, Front::eastern) == 4);
}

TEST_CASE("strength 1 to 9: a d10 at or below it advances one space; the 0 is a 10", "[churchill][7.7][7.73]") {
    for (int os = 1; os <= 4; ++os)
        for (int die = 1; die <= 10; ++die)
            CHECK(attempt(supported(Front::eastern, os), {die}).at(Front::eastern) == (die <= 2 * os ? 1 : 0));
}

TEST_CASE("strength 10 enters without a roll, and can't go further", "[churchill][7.74]") {
    // 21 of the reference: Eastern with 9 OS against four cubes
    CHECK(attempt(supported(Front::eastern, 9, 4)).at(Front::eastern) == 1);
}

TEST_CASE("beyond 10 the rest is rolled for a second space", "[churchill][7.74]") {
    // 21 of the reference: with 10 OS Belarus on 1 or 2
    for (int die = 1; die <= 10; ++die)
        CHECK(attempt(supported(Front::eastern, 10, 4), {die}).at(Front::eastern) == (die <= 2 ? 2 : 1));
    CHECK(attempt(supported(Front::eastern, 14), {10}).at(Front::eastern) == 2); // 18: the second is sure
    CHECK(rule_of(attempt(supported(Front::eastern, 10, 4), {5}), Text::churchill_event_front_roll) == "7.74");
}

TEST_CASE("the second space must be enterable: NAV for a landing", "[churchill][7.74]") {
    TableTop t = supported(Front::swp, 9);
    t.at_space(Space::swp_bismarcks).nav(Box::swp, 2); // New Guinea is land, the Philippines a landing
    CHECK(attempt(t).at(Front::swp) == 2);
    t.nav(Box::swp, 3);
    CHECK(attempt(t, {8}).at(Front::swp) == 3);
}

TEST_CASE("two spaces at most; an Axis power or the end of the track stops a breakthrough", "[churchill][7.74]") {
    CHECK(attempt(supported(Front::eastern, 30), {1}).at(Front::eastern) == 2);
    TableTop germany = supported(Front::western, 10);
    germany.at_space(Space::western_rhine);
    CHECK(attempt(germany).at(Front::western) == 4); // no further roll
    TableTop into = supported(Front::western, 10);
    into.at_space(Space::western_france);
    CHECK(attempt(into, {1}).at(Front::western) == 4);
    TableTop end = supported(Front::mediterranean, 10);
    end.at_space(Space::mediterranean_central_italy);
    CHECK(attempt(end).at(Front::mediterranean) == 4);
}

TEST_CASE("Normandy may break through into France on D-Day", "[churchill][7.74][7.75]") {
    TableTop t = supported(Front::western, 9, 1); // 16
    t.nav(Box::western, 5).centre({Issue::second_front});
    const Attempts a = attempt(t, {6});
    CHECK(a.at(Front::western) == 2);
    CHECK(a.s.german_pool == 5);
    CHECK(spot(a.s, Issue::second_front) == Spot::removed());
}

TEST_CASE("entering Central Italy is early only before D-Day; on the same day Normandy comes first",
          "[churchill][7.75][6.21]") {
    TableTop early = supported(Front::mediterranean, 5);
    early.at_space(Space::mediterranean_southern_italy);
    CHECK(attempt(early).s.italy_early == 1);
    TableTop same = supported(Front::mediterranean, 5);
    same.at_space(Space::mediterranean_southern_italy).nav(Box::western, 5).centre({Issue::second_front});
    same.s.os[ix(Front::western)] = 5;
    const Attempts a = attempt(same);
    CHECK(a.at(Front::western) == 1);
    CHECK(a.at(Front::mediterranean) == 3);
    CHECK(a.s.italy_early == 0);
}

TEST_CASE("support, offensives and cubes stay on the map until the post-mortem", "[churchill][7.75]") {
    TableTop t = supported(Front::eastern, 9, 4);
    const Attempts a = attempt(t);
    CHECK(a.s.os[ix(Front::eastern)] == 9);
    CHECK(a.s.army[ix(Front::eastern)] == 4);
}

} // namespace wc::churchill

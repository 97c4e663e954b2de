// 6.4 - 6.8 Allocating production, with the worked example of 6.7.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

// This side allocates n markers; the others have none. 2C orders nothing.
TableTop allocates(Side side, int n, int conference = 2, char variant = 'C') {
    TableTop t(Scenario::campaign);
    t.card(conference, variant).wins_conference(left_of(left_of(side)));
    t.s.production[ix(side)] = static_cast<std::uint8_t>(n);
    return t;
}

TableTop& direct(TableTop& t, Issue i, Front f) {
    t.put(i, Spot::won(Side::su)).s.directed[ix(i) - ix(Issue::dous1)] = static_cast<std::uint8_t>(at(f) + 1);
    return t;
}

TableTop& start(TableTop& t) { return t.run(Step::allocate_next); }

} // namespace

TEST_CASE("allocation goes from the left of the winner; each finishes before the next", "[churchill][6.4]") {
    TableTop t(Scenario::campaign);
    t.card(2, 'C').wins_conference(Side::su);
    t.s.production = {2, 1, 1};
    start(t);
    REQUIRE(t.asks(Step::allocate, Side::us));
    t.answer(Verb::buy_os, Front::western);
    REQUIRE(t.asks(Step::allocate, Side::uk));
    t.answer(Verb::buy_os, Front::western);
    REQUIRE(t.asks(Step::allocate, Side::uk));
    t.answer(Verb::buy_os, Front::western);
    CHECK(t.asks(Step::allocate, Side::su));
}

TEST_CASE("first what the card orders, then Directed Offensives, then freely", "[churchill][6.4]") {
    TableTop t = allocates(Side::uk, 4, 1, 'A'); // ALLOC(1,Med)
    direct(t, Issue::douk, Front::cbi);
    start(t);
    CHECK(t.refusal(Verb::buy_os, Front::cbi) == "6.6");
    CHECK(t.refusal(Verb::pay, Issue::douk, Front::cbi) == "6.6");
    t.answer(Verb::buy_os, Front::mediterranean); // then DOUK is paid without a choice
    CHECK(t.s.os[ix(Front::cbi)] == 2);
    REQUIRE(t.asks(Step::allocate, Side::uk));
    CHECK(t.offers(Verb::buy_os, Front::eastern));
    CHECK(t.s.production[ix(Side::uk)] == 1);
}

TEST_CASE("one marker buys one OS at any open front or one NAV in any box below five", "[churchill][6.5]") {
    TableTop t = allocates(Side::su, 6);
    t.at_space(Space::mediterranean_northern_italy).nav(Box::western, 5);
    start(t);
    CHECK(t.offers(Verb::buy_os, Front::western)); // no attempt is possible: legal, and wasted
    CHECK(t.refusal(Verb::buy_os, Front::mediterranean) == "6.5");
    CHECK(t.refusal(Verb::buy_nav, Box::western) == "6.5");
    t.answer(Verb::buy_nav, Box::fe);
    CHECK(t.s.nav[ix(Box::fe)] == 1);
    for (int k = 0; k < 5; ++k) t.answer(Verb::buy_os, Front::eastern); // no limit to OS
    CHECK(t.s.os[ix(Front::eastern)] == 5);
}

TEST_CASE("boxes and fronts of a war that is over take nothing more; what lies there stays", "[churchill][6.5][7.8]") {
    TableTop t = allocates(Side::us, 3);
    t.at_space(Space::western_germany).put(Issue::tle, Spot::removed()).s.surrendered[0] = 1;
    start(t);
    CHECK(t.refusal(Verb::buy_nav, Box::arctic) == "7.8");
    CHECK(t.refusal(Verb::buy_os, Front::eastern) == "6.5");
    t.answer(Verb::buy_os, Front::cp);
    CHECK(t.s.nav[ix(Box::western)] == 2);
}

TEST_CASE("a card's order: OS or NAV at the front it names, by the owner's choice", "[churchill][6.6]") {
    TableTop t = allocates(Side::us, 3, 1, 'A'); // ALLOC(1,SWP/CP)
    start(t);
    CHECK(t.q.choices.size() == 4);
    CHECK(t.refusal(Verb::buy_os, Front::western) == "6.6");
    CHECK(t.refusal(Verb::research) == "6.6");
    t.answer(Verb::buy_nav, Box::swp);
    CHECK(t.s.nav[ix(Box::swp)] == 5);
    CHECK(t.rule_of(Text::churchill_event_nav) == "6.6");
}

TEST_CASE("a landing short of NAV takes NAV first", "[churchill][6.6]") {
    TableTop t = allocates(Side::us, 3, 1, 'A');
    t.nav(Box::cp, 2);
    start(t);
    CHECK(t.refusal(Verb::buy_os, Front::cp) == "6.6");
    CHECK(t.offers(Verb::buy_nav, Box::cp));
    CHECK(t.offers(Verb::buy_os, Front::swp));
    TableTop normandy = allocates(Side::us, 4, 2, 'A'); // ALLOC(1,Western): Normandy wants five
    normandy.nav(Box::western, 4);
    start(normandy); // no choice
    CHECK(normandy.s.nav[ix(Box::western)] == 5);
}

TEST_CASE("each marker of an order is chosen by itself", "[churchill][6.6]") {
    TableTop t = allocates(Side::us, 4, 1, 'C'); // ALLOC(2,SWP/CP)
    start(t);
    t.answer(Verb::buy_os, Front::swp).answer(Verb::buy_nav, Box::cp);
    CHECK(t.s.card_paid[ix(Side::us)] == 2);
    CHECK(t.offers(Verb::buy_os, Front::western)); // free now
}

TEST_CASE("an order for a front that is not open goes to another of its theatre, or is void", "[churchill][6.6]") {
    TableTop t = allocates(Side::uk, 3, 1, 'A');
    t.at_space(Space::mediterranean_northern_italy);
    start(t);
    CHECK(t.offers(Verb::buy_os, Front::eastern));
    CHECK(t.offers(Verb::buy_nav, Box::western));
    CHECK(t.refusal(Verb::buy_os, Front::western) == "6.6"); // short of NAV: NAV first there
    CHECK(t.refusal(Verb::buy_os, Front::cbi) == "6.6");
    TableTop over = allocates(Side::uk, 3, 1, 'A');
    over.at_space(Space::western_germany).put(Issue::tle, Spot::removed()).s.surrendered[0] = 1;
    start(over);
    CHECK(over.offers(Verb::buy_os, Front::cbi)); // void: all is free
    CHECK(over.s.card_paid[ix(Side::uk)] == 1);
    CHECK(over.rule_of(Text::churchill_event_order_void) == "6.6");
}

TEST_CASE("several orders are carried out in band order", "[churchill][6.6]") {
    TableTop t = allocates(Side::us, 3, 6, 'B'); // ALLOC(1,Western), then ALLOC(1,SWP/CP)
    t.nav(Box::western, 4);
    start(t); // Normandy wants a fifth NAV: no choice
    CHECK(t.s.nav[ix(Box::western)] == 5);
    CHECK(t.q.choices.size() == 4); // OS or NAV, SWP or CP
    t.answer(Verb::buy_os, Front::cp);
    CHECK(t.offers(Verb::buy_os, Front::eastern)); // free
}

TEST_CASE("who owes more than he has pays in band order, the rest is void", "[churchill][6.6]") {
    TableTop t = allocates(Side::us, 1, 6, 'B');
    t.nav(Box::western, 5);
    start(t); // the Western order alone; a full box, so OS without a choice
    CHECK(t.s.os[ix(Front::western)] == 1);
    CHECK(t.s.production[ix(Side::us)] == 0);
}

TEST_CASE("example 6.7: US pays for Normandy, box 4: one NAV to five, then one OS", "[churchill][6.7]") {
    TableTop t = allocates(Side::us, 4);
    t.centre({Issue::second_front}).nav(Box::western, 4);
    direct(t, Issue::dous1, Front::western); // placed by Stalin
    start(t);
    CHECK(t.s.nav[ix(Box::western)] == 5);
    CHECK(t.s.os[ix(Front::western)] == 1);
    CHECK(t.s.production[ix(Side::us)] == 2);
    CHECK(t.s.paid[0] == 2);
}

TEST_CASE("land spaces are paid in OS, landings in NAV to three, then OS", "[churchill][6.7]") {
    for (int nav = 0; nav <= 5; ++nav) {
        TableTop t = allocates(Side::uk, 4);
        t.nav(Box::cp, nav);
        direct(t, Issue::douk, Front::cp);
        start(t);
        const int navy = std::clamp(3 - nav, 0, 2);
        CHECK(t.s.nav[ix(Box::cp)] == nav + navy);
        CHECK(t.s.os[ix(Front::cp)] == 2 - navy);
    }
    TableTop land = allocates(Side::su, 4);
    direct(land, Issue::dosu, Front::eastern);
    start(land);
    CHECK(land.s.os[ix(Front::eastern)] == 2);
}

TEST_CASE("support under a card's order does not count towards the two, but its NAV fills the box",
          "[churchill][6.7]") {
    TableTop t = allocates(Side::us, 5, 1, 'A'); // ALLOC(1,SWP/CP)
    t.nav(Box::cp, 2);
    direct(t, Issue::dous1, Front::cp);
    start(t);
    t.answer(Verb::buy_nav, Box::cp); // three now: DOUS is paid with two OS
    CHECK(t.s.os[ix(Front::cp)] == 2);
    CHECK(t.s.production[ix(Side::us)] == 2);
}

TEST_CASE("two Directed Offensives in one space need two markers each", "[churchill][6.7]") {
    TableTop t = allocates(Side::us, 5);
    t.nav(Box::cp, 1);
    direct(t, Issue::dous1, Front::cp);
    direct(t, Issue::dous2, Front::cp);
    start(t);
    CHECK(t.s.nav[ix(Box::cp)] == 3);
    CHECK(t.s.os[ix(Front::cp)] == 2);
    CHECK(t.s.production[ix(Side::us)] == 1);
}

TEST_CASE("who can't pay all pays as much as possible and chooses where", "[churchill][6.7]") {
    TableTop t = allocates(Side::us, 3);
    direct(t, Issue::dous1, Front::cbi);
    direct(t, Issue::dous2, Front::eastern);
    start(t);
    REQUIRE(t.asks(Step::allocate, Side::us));
    CHECK(t.count(Verb::pay) == 2);
    CHECK(t.refusal(Verb::buy_os, Front::cbi) == "6.7");
    CHECK(t.refusal(Verb::pay, Issue::dous1, Front::eastern) == "6.7"); // it stands elsewhere
    t.answer(Verb::pay, Issue::dous2, Front::eastern).answer(Verb::pay, Issue::dous1, Front::cbi);
    t.answer(Verb::pay, Issue::dous1, Front::cbi);
    CHECK(t.s.paid == std::array<std::uint8_t, 4>{2, 1, 0, 0});
    CHECK(t.s.production[ix(Side::us)] == 0); // partly paid, no penalty
}

TEST_CASE("only the flag's owner pays, whoever placed it", "[churchill][6.7]") {
    TableTop t = allocates(Side::uk, 3);
    direct(t, Issue::dous1, Front::cbi);
    start(t);
    CHECK(t.offers(Verb::buy_os, Front::western));
    CHECK(t.refusal(Verb::pay, Issue::dous1, Front::cbi) == "6.7");
}

TEST_CASE("a Pol-Mil issue works only if its winner activates it, one marker each", "[churchill][6.8]") {
    TableTop t = allocates(Side::uk, 3);
    t.won(Side::uk, {Issue::pm12, Issue::pm22}).won(Side::su, {Issue::pm13});
    start(t);
    CHECK(t.refusal(Verb::activate, Issue::pm13) == "6.81");
    CHECK(t.refusal(Verb::activate, Issue::sm) == "6.81");
    t.answer(Verb::activate, Issue::pm22);
    CHECK(t.refusal(Verb::activate, Issue::pm22) == "6.81");
    CHECK(t.s.pa_due[ix(Side::uk)] == 2);
    CHECK(t.s.production[ix(Side::uk)] == 2);
    t.answer(Verb::buy_os, Front::cbi).answer(Verb::buy_os, Front::cbi);
    CHECK(t.s.pa_due[ix(Side::uk)] == 2); // PM12 was not activated: nothing
}

TEST_CASE("an activated X/Y issue brings X alignments and Y networks", "[churchill][6.81]") {
    for (const auto& [issue, pa, cn] :
         {std::tuple{Issue::pm12, 1, 2}, std::tuple{Issue::pm13, 1, 3}, std::tuple{Issue::pm22, 2, 2}}) {
        TableTop t = allocates(Side::us, 2);
        t.won(Side::us, {issue});
        start(t).answer(Verb::activate, issue);
        CHECK(t.s.pa_due[ix(Side::us)] == pa);
        CHECK(t.s.cn_due[ix(Side::us)] == cn);
    }
}

} // namespace wc::churchill

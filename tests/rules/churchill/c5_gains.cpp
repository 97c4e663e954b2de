// 3.33 What staff cards bring when they are played on a matching issue.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

TableTop turn_of(Side side, std::initializer_list<Card> hand, std::initializer_list<Issue> centre) {
    TableTop t(Scenario::campaign);
    return t.hand(side, hand).centre(centre).turn(side);
}

} // namespace

TEST_CASE("a gain comes at once, before the debate, whoever finally wins the issue", "[churchill][3.33][5.24]") {
    TableTop t = turn_of(Side::us, {staff::knox, staff::hull}, {Issue::produs1, Issue::sm});
    t.hand(Side::su, {staff::konev, staff::beria}).turn(Side::us);
    const int before = t.s.nav[ix(Box::western)];
    t.answer(Verb::play, staff::knox).answer(Verb::advance, Issue::produs1);
    CHECK(t.s.nav[ix(Box::western)] == before + 1);
    CHECK(t.asks(Step::debate_offer, Side::su));
    CHECK(t.rule_of(Text::churchill_event_nav) == "3.33");
}

TEST_CASE("a card gains nothing on another issue, nor when it is thrown away for a leader", "[churchill][3.33][5.26]") {
    TableTop t = turn_of(Side::us, {staff::knox, staff::hull}, {Issue::produk, Issue::sm});
    const auto nav = t.s.nav;
    t.answer(Verb::play, staff::knox).answer(Verb::advance, Issue::produk);
    CHECK(t.s.nav == nav);
    TableTop led = turn_of(Side::us, {staff::knox, staff::hull}, {Issue::produs1, Issue::sm});
    led.answer(Verb::lead, Leader::roosevelt).answer(Verb::discard, staff::knox);
    led.dice({6}).answer(Verb::advance, Issue::produs1);
    CHECK(led.s.nav == nav);
}

TEST_CASE("support goes to one of the places named, by the owner's choice", "[churchill][3.33]") {
    TableTop t = turn_of(Side::us, {staff::arnold, staff::hull}, {Issue::dous1, Issue::sm});
    t.answer(Verb::play, staff::arnold).answer(Verb::advance, Issue::dous1);
    REQUIRE(t.asks(Step::gain_place, Side::us));
    CHECK(t.q.choices.size() == 2);
    CHECK(t.refusal(Verb::gain_os, Front::eastern) == "3.33");
    CHECK(t.refusal(Verb::gain_nav, Box::cp) == "3.33");
    t.answer(Verb::gain_os, Front::cp);
    CHECK(t.s.os[ix(Front::cp)] == 1);
    TableTop king = turn_of(Side::us, {staff::king, staff::hull}, {Issue::tlp, Issue::sm});
    king.answer(Verb::play, staff::king).answer(Verb::advance, Issue::tlp);
    REQUIRE(king.asks(Step::gain_place, Side::us));
    king.answer(Verb::gain_nav, Box::cp);
    CHECK(king.s.nav[ix(Box::cp)] == 4);
}

TEST_CASE("with one place left there is no choice, with none the gain is lost", "[churchill][3.33][6.5]") {
    TableTop t = turn_of(Side::us, {staff::king, staff::hull}, {Issue::tlp, Issue::sm});
    t.nav(Box::swp, 5).answer(Verb::play, staff::king).answer(Verb::advance, Issue::tlp);
    CHECK(t.s.nav[ix(Box::cp)] == 4); // SWP is full
    TableTop full = turn_of(Side::us, {staff::king, staff::hull}, {Issue::tlp, Issue::sm});
    full.nav(Box::swp, 5).nav(Box::cp, 5).answer(Verb::play, staff::king).answer(Verb::advance, Issue::tlp);
    CHECK(full.where(Issue::tlp) == Spot::track(Side::us, 6)); // the move is made all the same
    CHECK(full.happened(Text::churchill_event_nav) == 0);
    CHECK(full.rule_of(Text::churchill_event_support_lost) == "6.5");
}

TEST_CASE("a place whose war is over takes no gain", "[churchill][3.33][7.8]") {
    TableTop t = turn_of(Side::us, {staff::arnold, staff::hull}, {Issue::dous1, Issue::sm});
    t.at_space(Space::western_germany).put(Issue::tle, Spot::removed());
    t.s.surrendered[0] = 1;
    t.answer(Verb::play, staff::arnold).answer(Verb::advance, Issue::dous1);
    CHECK(t.s.os[ix(Front::cp)] == 1);
    CHECK(t.s.os[ix(Front::western)] == 0);
}

TEST_CASE("Soviet commanders bring support to the Eastern or the Far East Front", "[churchill][3.33]") {
    TableTop t = turn_of(Side::su, {staff::zhukov, staff::konev}, {Issue::dosu, Issue::dous1});
    t.dice({2}).answer(Verb::play, staff::zhukov).answer(Verb::advance, Issue::dous1); // any Directed Offensive
    REQUIRE(t.asks(Step::gain_place, Side::su));
    CHECK(t.offers(Verb::gain_os, Front::fe)); // open, although it can't attempt anything yet
    t.answer(Verb::gain_os, Front::eastern);
    CHECK(t.s.os[ix(Front::eastern)] == 1);
}

TEST_CASE("Kuznetsov brings a NAV to the Arctic or the Far East", "[churchill][3.33]") {
    TableTop t = turn_of(Side::su, {staff::kuznetsov, staff::konev}, {Issue::sm, Issue::dous1});
    t.answer(Verb::play, staff::kuznetsov).answer(Verb::advance, Issue::sm);
    t.answer(Verb::gain_nav, Box::fe);
    CHECK(t.s.nav[ix(Box::fe)] == 1);
}

TEST_CASE("networks gained are added to those placed in 7.1", "[churchill][3.33][7.1]") {
    for (const auto& [side, card] : {std::pair{Side::uk, staff::menzies}, std::pair{Side::su, staff::merkulov},
                                     std::pair{Side::us, staff::donovan}}) {
        const Card other = card_of(side, 1);
        TableTop t = turn_of(side, {card, other}, {Issue::pm12, Issue::sm});
        t.answer(Verb::play, card).answer(Verb::advance, Issue::pm12);
        CHECK(t.s.cn_due[ix(side)] == 1);
        CHECK(t.happened(Text::churchill_event_cn_earned) == 1);
    }
}

TEST_CASE("a debater's card gains too, before the conditional stop is asked", "[churchill][3.33][5.24]") {
    TableTop t = turn_of(Side::us, {staff::knox, staff::hull}, {Issue::douk, Issue::sm});
    t.hand(Side::uk, {staff::portal, staff::eden}).turn(Side::us);
    t.answer(Verb::play, staff::hull).answer(Verb::advance, Issue::douk).answer(Verb::debate, staff::portal);
    REQUIRE(t.asks(Step::gain_place, Side::uk));
    CHECK(t.where(Issue::douk) == Spot::track(Side::us, 3));
    t.answer(Verb::gain_os, Front::mediterranean);
    CHECK(t.where(Issue::douk) == Spot::track(Side::uk, 2)); // 3 + 2 from US 3
    CHECK(t.s.os[ix(Front::mediterranean)] == 1);
}

} // namespace wc::churchill

// 5.13 - 5.14 Hands, the agenda card and the selection of issues.
#include "table_top.hpp"

#include <bit>

namespace wc::churchill {

namespace {

TableTop dealt(Scenario scenario, int conference) {
    TableTop t(scenario);
    t.card(conference, 'A').any_dice().run(Step::open_conference);
    return t;
}

// The agenda cards are revealed: 3 + 1, 2, 4, or as told.
TableTop at_agenda() {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk,
           {staff::brooke, staff::eden, staff::pound, staff::tovey, staff::portal, staff::cripps, staff::dill});
    t.hand(Side::su, {staff::zhukov, staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::kaganovich,
                      staff::gromyko});
    t.hand(Side::us,
           {staff::marshall, staff::hopkins, staff::king, staff::hull, staff::knox, staff::walker, staff::perkins});
    return t.run(Step::agenda_card, Side::uk);
}

} // namespace

TEST_CASE("every player holds seven staff cards, leaders are active", "[churchill][5.13]") {
    TableTop t = dealt(Scenario::campaign, 1);
    for (Side side : all_sides) {
        CHECK(std::popcount(t.s.hand[ix(side)]) == 7);
        CHECK(std::popcount(t.s.deck[ix(side)]) == 14);
        CHECK(t.s.leader[ix(side)] == LeaderStatus::active);
    }
}

TEST_CASE("odd conferences shuffle all that live, even ones deal from what is left", "[churchill][5.13]") {
    TableTop t(Scenario::campaign);
    for (std::uint32_t& deck : t.s.deck) deck = 0x3fffu; // fourteen left
    t.card(2, 'A').any_dice().run(Step::open_conference);
    CHECK(t.s.hand[0] == 0x7fu);
    CHECK(t.s.deck[0] == 0x3f80u);
    t.s.dead[ix(Side::uk)] = bit_of(staff::pound);
    t.card(3, 'A').any_dice().run(Step::open_conference);
    CHECK((t.s.hand[0] | t.s.deck[0]) == (all_cards & ~bit_of(staff::pound)));
    CHECK(std::popcount(t.s.deck[0]) == 13);
}

TEST_CASE("a scenario that starts on an even conference shuffles first", "[churchill][5.13][9.0]") {
    TableTop t = dealt(Scenario::tournament, 6);
    CHECK(std::popcount(t.s.hand[0]) == 7);
    CHECK(std::popcount(t.s.deck[0]) == 14);
}

TEST_CASE("agenda cards are laid one after another, face down, and no leader", "[churchill][5.13]") {
    TableTop t = at_agenda();
    CHECK(t.refusal(Verb::lead, Leader::churchill) == "not a choice here");
    CHECK(t.refusal(Verb::commit, staff::attlee) == "5.13");
    CHECK(t.refusal(Verb::commit, staff::zhukov) == "5.13");
    t.answer(Verb::commit, staff::cripps);
    REQUIRE(t.asks(Step::agenda_card, Side::su));
    CHECK(Churchill::observe(t.s, only(seat_of(Side::su))).agenda_card[ix(Side::uk)] == unseen_card);
}

TEST_CASE("all agenda cards are shown before a Chief of Staff rolls", "[churchill][5.13][5.25]") {
    TableTop t = at_agenda();
    t.answer(Verb::commit, staff::brooke)
        .answer(Verb::commit, staff::zhukov)
        .dice({2, 6})
        .answer(Verb::commit, staff::walker);
    std::vector<Text> order;
    for (const Event& e : t.events)
        if (e.line.text == Text::churchill_event_agenda_revealed || e.line.text == Text::churchill_event_chief_rolled)
            order.push_back(e.line.text);
    constexpr Text shown = Text::churchill_event_agenda_revealed, rolled = Text::churchill_event_chief_rolled;
    CHECK(order == std::vector{shown, shown, shown, rolled, rolled});
    REQUIRE(t.asks(Step::agenda_first, Side::su)); // 6 against 2 + 1 and 2
    t.answer(Verb::pick, Issue::abomb);
    CHECK(t.where(Issue::abomb) == Spot::track(Side::su, 4));
}

TEST_CASE("bonuses, penalties and gains are ignored in the agenda", "[churchill][5.13][4.21]") {
    TableTop t = at_agenda();
    t.answer(Verb::commit, staff::tovey)
        .answer(Verb::commit, staff::zhukov)
        .dice({1})
        .answer(Verb::commit, staff::knox);
    CHECK(t.s.nav == TableTop(Scenario::campaign).s.nav); // Tovey and Knox bring no NAV here
    CHECK(t.s.os == TableTop(Scenario::campaign).s.os);
}

TEST_CASE("the winner's issue goes up his track by his lead over the lowest card", "[churchill][5.14]") {
    TableTop t = at_agenda();
    t.answer(Verb::commit, staff::eden).answer(Verb::commit, staff::kaganovich).answer(Verb::commit, staff::king);
    REQUIRE(t.asks(Step::agenda_first, Side::uk));
    CHECK(t.q.prompt.operands[1] == Ref::number(4)); // 5 + 1 - 2
    t.centre({Issue::sm});
    CHECK(t.refusal(Verb::pick, Issue::sm) == "5.14"); // already on the table
    t.put(Issue::second_front, Spot::removed());
    CHECK(t.refusal(Verb::pick, Issue::second_front) == "5.14");
    t.put(Issue::second_front, Spot::off()).answer(Verb::pick, Issue::tle);
    CHECK(t.where(Issue::tle) == Spot::track(Side::uk, 4));
}

TEST_CASE("without a lead the winner's issue goes to the centre", "[churchill][5.14]") {
    TableTop t = at_agenda();
    for (LeaderStatus& x : t.s.leader) x = LeaderStatus::used;
    t.answer(Verb::commit, staff::tovey).answer(Verb::commit, staff::mikoyan).answer(Verb::commit, staff::hull);
    REQUIRE(t.asks(Step::agenda_first, Side::us)); // 2 + 1, 3, 3: Arsenal of Democracy
    CHECK(t.q.prompt.text == Text::churchill_prompt_agenda_first_centre);
    t.answer(Verb::pick, Issue::tle);
    CHECK(t.where(Issue::tle) == Spot::centre());
    CHECK(t.happened(Text::churchill_event_picked) == 1);
    CHECK(t.happened(Text::churchill_event_first_pick) == 0);
}

TEST_CASE("then everybody, the winner last, puts two issues in the centre", "[churchill][5.14]") {
    TableTop t = at_agenda();
    t.answer(Verb::commit, staff::tovey).answer(Verb::commit, staff::molotov).answer(Verb::commit, staff::hull);
    REQUIRE(t.asks(Step::agenda_first, Side::su));
    t.answer(Verb::pick, Issue::abomb);
    constexpr std::array picks{Issue::tle, Issue::tlp, Issue::sm, Issue::pm12, Issue::dosu, Issue::dow};
    constexpr std::array order{Side::us, Side::us, Side::uk, Side::uk, Side::su, Side::su};
    for (std::size_t k = 0; k < picks.size(); ++k) {
        REQUIRE(t.asks(Step::agenda_pick, order[k]));
        CHECK(t.q.prompt.operands[1] == Ref::number(k % 2 == 0 ? 2 : 1));
        t.answer(Verb::pick, picks[k]);
        CHECK(t.where(picks[k]) == Spot::centre());
    }
    CHECK(t.asks(Step::turn, Side::us)); // left of the agenda's winner
}

} // namespace wc::churchill

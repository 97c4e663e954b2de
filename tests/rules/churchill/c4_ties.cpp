// 4.5 Ties: leaders settle agenda ties (4.51) and conference ties (4.52), the Arsenal of Democracy the rest (4.53).
#include "table_top.hpp"

namespace wc::churchill {

namespace {

constexpr int uk_us = 5, su_us = 6, all = 7;

// A tie of the agenda: the cards are revealed, the tied sides have 4.
TableTop agenda_tie(int mask) {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::eden, staff::brooke, staff::pound, staff::tovey, staff::portal, staff::cripps});
    t.hand(Side::su, {staff::zhukov, staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::zhdanov});
    t.hand(Side::us, {staff::marshall, staff::hopkins, staff::king, staff::hull, staff::knox, staff::walker});
    t.s.agenda_card = {code_of(staff::attlee), code_of(staff::novikov), code_of(staff::ickes)};
    for (Side side : all_sides) {
        t.s.deck[ix(side)] &= ~(1u << (t.s.agenda_card[ix(side)] - 1));
        t.s.agenda_value[ix(side)] = ((mask >> at(side)) & 1) != 0 ? 4 : 2;
    }
    t.s.frames = {};
    t.call(Step::agenda_won);
    t.call(Step::tie_next, mask);
    return t;
}

// Each side has won this many issues when the meeting ends.
TableTop conference_tie(int uk, int su, int us) {
    TableTop t(Scenario::campaign);
    constexpr std::array order{Issue::produs1, Issue::produs2, Issue::produk, Issue::dous1, Issue::dous2, Issue::douk};
    std::size_t k = 0;
    for (; uk > 0; --uk) t.put(order[k++], Side::uk, 1);
    for (; su > 0; --su) t.put(order[k++], Side::su, 2);
    for (; us > 0; --us) t.put(order[k++], Spot::won(Side::us));
    return t;
}

bool won_conference(const TableTop& t, Side side) { return t.s.last_winner == at(side) && t.s.wins[ix(side)] == 1; }

} // namespace

TEST_CASE("an agenda tie is put to Stalin, Roosevelt, Churchill, tied or not", "[churchill][4.51]") {
    TableTop t = agenda_tie(uk_us);
    t.resume();
    REQUIRE(t.asks(Step::tie_ask, Side::su));
    t.answer(Verb::tie_decline);
    REQUIRE(t.asks(Step::tie_ask, Side::us));
    t.answer(Verb::tie_decline);
    REQUIRE(t.asks(Step::tie_ask, Side::uk));
    CHECK(t.refusal(Verb::tie_leader, Leader::stalin) == "4.51");
    t.answer(Verb::tie_leader, Leader::churchill);
    CHECK(t.asks(Step::agenda_first, Side::uk));
    CHECK(t.rule_of(Text::churchill_event_tie_won) == "4.51");
    CHECK(t.s.hand_size[ix(Side::uk)] == 6); // no card is discarded, no penalty rolled
}

TEST_CASE("the first leader committed settles the agenda tie; no other is asked", "[churchill][4.51]") {
    TableTop t = agenda_tie(all);
    t.resume();
    t.answer(Verb::tie_decline).answer(Verb::tie_leader, Leader::roosevelt);
    CHECK(t.asks(Step::agenda_first, Side::us));
    CHECK(t.s.leader[ix(Side::us)] == LeaderStatus::used);
    CHECK(t.s.leader[ix(Side::uk)] == LeaderStatus::active);
}

TEST_CASE("an outsider's leader lets him choose who wins the agenda tie", "[churchill][4.51]") {
    TableTop t = agenda_tie(su_us);
    t.resume();
    t.answer(Verb::tie_decline).answer(Verb::tie_decline).answer(Verb::tie_leader, Leader::churchill);
    REQUIRE(t.asks(Step::tie_favour, Side::uk));
    CHECK(t.count(Verb::favour) == 2);
    t.answer(Verb::favour, Side::su);
    CHECK(t.asks(Step::agenda_first, Side::su));
    CHECK(t.rule_of(Text::churchill_event_tie_won) == "4.51");
}

TEST_CASE("a leader barred from advancing may settle a tie, a barred or used one may not", "[churchill][4.51][5.26]") {
    TableTop t = agenda_tie(all);
    t.card(1, 'A'); // NA(Stalin)
    t.s.leader[ix(Side::us)] = LeaderStatus::barred;
    t.s.leader[ix(Side::uk)] = LeaderStatus::used;
    t.resume();
    REQUIRE(t.asks(Step::tie_ask, Side::su));
    t.answer(Verb::tie_decline); // nobody else is asked: 4.53
    CHECK(t.asks(Step::agenda_first, Side::us));
}

TEST_CASE("a conference tie is settled the same way, and the leader is used for the rest", "[churchill][4.52][5.27]") {
    TableTop t = conference_tie(2, 2, 1);
    t.run(Step::meeting_end);
    REQUIRE(t.asks(Step::tie_ask, Side::su));
    t.answer(Verb::tie_leader, Leader::stalin);
    CHECK(won_conference(t, Side::su));
    CHECK(t.rule_of(Text::churchill_event_tie_won) == "4.52");
    CHECK(t.rule_of(Text::churchill_event_tie_leader) == "4.52");
    CHECK(t.s.leader[ix(Side::su)] == LeaderStatus::used);
}

TEST_CASE("an outsider's leader settles a conference tie by 4.52", "[churchill][4.52]") {
    TableTop t = conference_tie(2, 1, 2);
    t.run(Step::meeting_end);
    t.answer(Verb::tie_leader, Leader::stalin);
    REQUIRE(t.asks(Step::tie_favour, Side::su));
    CHECK(t.refusal(Verb::favour, Side::su) == "4.52");
    CHECK(rule_id(t.q.prompt.rule) == "4.52");
    t.answer(Verb::favour, Side::uk);
    CHECK(won_conference(t, Side::uk));
    CHECK(t.rule_of(Text::churchill_event_tie_won) == "4.52");
}

TEST_CASE("a conference in which nobody wins an issue is a three-way tie", "[churchill][4.52][4.53]") {
    TableTop t = conference_tie(0, 0, 0);
    t.run(Step::meeting_end);
    t.answer(Verb::tie_decline).answer(Verb::tie_decline).answer(Verb::tie_decline);
    CHECK(won_conference(t, Side::us)); // Arsenal of Democracy
}

TEST_CASE("without leaders US wins the tie it is in", "[churchill][4.53]") {
    TableTop t = conference_tie(2, 1, 2);
    for (LeaderStatus& x : t.s.leader) x = LeaderStatus::used;
    t.run(Step::meeting_end);
    CHECK(won_conference(t, Side::us));
    CHECK(t.rule_of(Text::churchill_event_tie_won) == "4.53");
}

TEST_CASE("without leaders US chooses between the other two", "[churchill][4.53]") {
    TableTop t = conference_tie(2, 2, 1);
    for (LeaderStatus& x : t.s.leader) x = LeaderStatus::used;
    t.run(Step::meeting_end);
    REQUIRE(t.asks(Step::tie_favour, Side::us));
    CHECK(t.refusal(Verb::favour, Side::us) == "4.53");
    t.answer(Verb::favour, Side::su);
    CHECK(won_conference(t, Side::su));
    CHECK(t.rule_of(Text::churchill_event_tie_won) == "4.53");
}

TEST_CASE("the order of placing networks goes straight to 4.53, no leader is asked", "[churchill][4.53][4.31]") {
    TableTop t(Scenario::campaign);
    t.s.cn_due = {2, 2, 2};
    t.run(Step::clandestine_next);
    REQUIRE(t.asks(Step::place_cn, Side::us)); // first US, then those left
    t.answer(Verb::place_cn, Country::holland).answer(Verb::place_cn, Country::holland);
    REQUIRE(t.asks(Step::tie_favour, Side::us));
    t.answer(Verb::favour, Side::su);
    CHECK(t.asks(Step::place_cn, Side::su));
}

TEST_CASE("the question of a tie cites the rule it is settled by", "[churchill][4.51][4.52][4.53]") {
    TableTop agenda = agenda_tie(uk_us);
    agenda.resume();
    CHECK(rule_id(agenda.q.prompt.rule) == "4.51");
    TableTop conference = conference_tie(2, 2, 1);
    conference.run(Step::meeting_end);
    CHECK(rule_id(conference.q.prompt.rule) == "4.52");
    for (int k = 0; k < 3; ++k) conference.answer(Verb::tie_decline);
    REQUIRE(conference.asks(Step::tie_favour, Side::us));
    CHECK(rule_id(conference.q.prompt.rule) == "4.53");
}

} // namespace wc::churchill

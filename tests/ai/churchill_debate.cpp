// 15.4, 15.5 of the reference: when the bots debate, use their leaders, and settle ties.
#include "bot_at.hpp"

namespace wc::churchill {

namespace {

// Conference 5; equal hands; `leaders` as said; nothing on the table but what the test puts there.
TableTop meeting(LeaderStatus leaders = LeaderStatus::used) {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').nav(Box::western, 4);
    for (Spot& where : t.s.issue) where = Spot::off();
    t.put(Issue::pm12, Spot::centre()); // so that no choice of issue is forced
    t.s.leader = {leaders, leaders, leaders};
    t.hand(Side::uk, {staff::dill, staff::eden, staff::cherwell, staff::lyttelton});
    t.hand(Side::su, {staff::konev, staff::zhdanov, staff::gromyko, staff::bulganin});
    t.hand(Side::us, {staff::king, staff::leahy, staff::ickes, staff::perkins});
    return t;
}

// A card more than its rival's, so that both still hold as many once it is played.
TableTop& advances(TableTop& t, Side side, Card card, Issue issue) {
    t.s.hand[ix(side)] |= bit_of(card);
    t.s.deck[ix(side)] &= ~bit_of(card);
    t.s.hand_size[ix(side)] = static_cast<std::uint8_t>(std::popcount(t.s.hand[ix(side)]));
    return t.turn(side).answer(Verb::play, card).answer(Verb::advance, issue);
}

TableTop& leads(TableTop& t, Side side, Issue issue) {
    t.turn(side).answer(Verb::lead, leader_of(t.s, side));
    t.give(t.q.choices.front());
    return t.answer(Verb::advance, issue);
}

} // namespace

TEST_CASE("(b) an own Production or Offensive at 3 of a rival's track", "[ai][churchill][15.4]") {
    TableTop t = meeting();
    t.put(Issue::produs1, Spot::centre());
    advances(t, Side::uk, staff::attlee, Issue::produs1); // to UK 4
    t.answer(Verb::decline);                              // the USSR
    REQUIRE(t.asks(Step::debate_offer, Side::us));
    CHECK(bot_says(t, Verb::debate, staff::perkins)); // 1 + 2 leaves it at 1
    t = meeting();
    t.put(Issue::produs1, Spot::centre()).hand(Side::us, {staff::king, staff::leahy, staff::ickes, staff::hull});
    advances(t, Side::uk, staff::leathers, Issue::produs1).answer(Verb::decline); // to UK 2
    CHECK(bot_says(t, Verb::decline));
}

TEST_CASE("(a) an important issue that would be captured", "[ai][churchill][15.4]") {
    TableTop t = meeting();
    t.put(Issue::tle, Side::us, 6); // TLE is rank 6 of the US, and lies on its track
    advances(t, Side::uk, staff::wilson, Issue::tle).answer(Verb::decline);
    REQUIRE(t.asks(Step::debate_offer, Side::us));
    CHECK(bot_says(t, Verb::decline)); // it stays there
    t = meeting();
    t.put(Issue::pm13, Side::su, 1).hand(Side::uk, {staff::eden, staff::menzies, staff::cherwell, staff::lyttelton});
    t.s.issue[ix(Issue::pm13)] = Spot::track(Side::su, 1);
    advances(t, Side::su, staff::molotov, Issue::pm13); // not held: 1 + 5
    REQUIRE_FALSE(t.s.held);
    t = meeting();
    t.put(Issue::pm13, Side::su, 2).hand(Side::uk, {staff::eden, staff::attlee, staff::cherwell, staff::lyttelton});
    advances(t, Side::su, staff::malenkov, Issue::pm13); // 2 + 5: held
    REQUIRE(t.s.held);
    t.answer(Verb::decline);
    REQUIRE(t.asks(Step::debate_offer, Side::uk));
    CHECK(bot_says(t, Verb::debate, staff::eden)); // 5 + 1 against 5: back to 1
    t = meeting();
    t.put(Issue::sm, Side::su, 2).hand(Side::uk, {staff::eden, staff::leathers, staff::cherwell, staff::lyttelton});
    advances(t, Side::su, staff::mikoyan, Issue::sm).answer(Verb::decline);
    CHECK(bot_says(t, Verb::decline)); // rank 12
}

TEST_CASE("(c) a rank of 1 to 5 with a fitting card", "[ai][churchill][15.4]") {
    TableTop t = meeting();
    t.put(Issue::abomb, Spot::centre()).hand(Side::su, {staff::konev, staff::beria, staff::gromyko, staff::bulganin});
    advances(t, Side::us, staff::knox, Issue::abomb).answer(Verb::decline);
    REQUIRE(t.asks(Step::debate_offer, Side::su));
    CHECK(bot_says(t, Verb::debate, staff::gromyko)); // the cheapest: 1 + Nyet leaves it at 1
    t.s.paranoia = 1;
    t.s.hand[ix(Side::su)] &= ~bit_of(staff::beria);
    t.hand(Side::su, {staff::konev, staff::zhdanov, staff::gromyko, staff::bulganin}); // nothing fits
    CHECK(bot_says(t, Verb::decline));
}

TEST_CASE("(d) a conditional issue on its way out of the centre", "[ai][churchill][15.4]") {
    TableTop t = meeting();
    t.put(Issue::second_front, Spot::centre());
    advances(t, Side::uk, staff::leathers, Issue::second_front); // to UK 2
    REQUIRE(t.asks(Step::debate_offer, Side::su));
    CHECK(bot_says(t, Verb::debate, staff::gromyko)); // 1 + Nyet brings it back, and it stays there
    t.answer(Verb::decline);
    CHECK(bot_says(t, Verb::debate, staff::ickes)); // Perkins's 1 would leave it at 1: of no use
    let_bot(t);
    let_bot(t); // stop
    CHECK(t.where(Issue::second_front) == Spot::centre());
    TableTop early = meeting();
    early.card(3, 'A').nav(Box::western, 2).put(Issue::second_front, Spot::centre());
    advances(early, Side::uk, staff::leathers, Issue::second_front).answer(Verb::decline);
    CHECK(bot_says(early, Verb::decline)); // Normandy is out of reach
}

TEST_CASE("no debate without a good result, nor of what others do to others", "[ai][churchill][15.4]") {
    TableTop t = meeting();
    t.put(Issue::produs1, Spot::centre()).hand(Side::us, {staff::walker, staff::hull, staff::embick, staff::ickes});
    advances(t, Side::uk, staff::cripps, Issue::produs1).answer(Verb::decline); // to UK 5
    CHECK(bot_says(t, Verb::decline));                                          // none of them has 4
    t = meeting();
    t.put(Issue::produk, Spot::centre());
    advances(t, Side::us, staff::jones, Issue::produk); // to US 3
    CHECK(bot_says(t, Verb::debate, staff::dill));      // as dear as Lyttelton, who is of more use here
    t.answer(Verb::decline);
    CHECK(bot_says(t, Verb::decline)); // the USSR
}

TEST_CASE("never two debates without an advance between them", "[ai][churchill][15.4]") {
    TableTop t = meeting();
    t.put(Issue::produs1, Spot::centre());
    advances(t, Side::uk, staff::attlee, Issue::produs1).answer(Verb::decline);
    t.s.debated[ix(Side::us)] = 1;
    CHECK(bot_says(t, Verb::decline));
    t.s.debated[ix(Side::us)] = 0;
    CHECK(bot_says(t, Verb::debate, staff::perkins));
    t.hand(Side::us, {staff::king, staff::leahy, staff::perkins}); // a card behind: it has had its say
    CHECK(bot_says(t, Verb::decline));
}

TEST_CASE("Hopkins debates at the lowest value that does the job", "[ai][churchill][15.7]") {
    TableTop t = meeting();
    t.put(Issue::produs1, Spot::centre()).hand(Side::us, {staff::hopkins, staff::walker, staff::embick, staff::hull});
    advances(t, Side::uk, staff::cripps, Issue::produs1).answer(Verb::decline); // to UK 5
    CHECK(bot_says(t, Verb::debate, staff::hopkins));
    let_bot(t);
    CHECK(bot_says(t, Verb::announce, 4));
}

TEST_CASE("Stalin takes the bomb on his first turn", "[ai][churchill][15.5]") {
    TableTop t = meeting(LeaderStatus::active);
    t.put(Issue::abomb, Side::us, 3).put(Issue::global, Spot::centre()).turn(Side::su);
    CHECK(bot_says(t, Verb::lead, Leader::stalin));
    let_bot(t);
    CHECK(bot_says(t, Verb::discard, staff::bulganin)); // Gromyko could serve, Bulganin has no use here
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::abomb));
    t = meeting(LeaderStatus::active);
    t.put(Issue::abomb, Spot::centre()).turn(Side::su);
    t.s.abomb_su = trinity;
    CHECK_FALSE(bot_says(t, Verb::lead, Leader::stalin));
}

TEST_CASE("Churchill takes the Global Issue or a theatre that 7 captures", "[ai][churchill][15.5]") {
    TableTop t = meeting(LeaderStatus::active);
    t.centre({Issue::global, Issue::tle}).turn(Side::uk);
    CHECK(bot_says(t, Verb::lead, Leader::churchill));
    let_bot(t);
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::tle)); // his first rank
    t = meeting(LeaderStatus::active);
    t.put(Issue::global, Side::us, 1).put(Issue::douk, Spot::centre()).turn(Side::uk);
    CHECK_FALSE(bot_says(t, Verb::lead, Leader::churchill)); // 8 spaces away
}

TEST_CASE("Roosevelt takes what ranks 1 to 5 while he is fit, Truman the bomb or the Global Issue",
          "[ai][churchill][15.5]") {
    TableTop t = meeting(LeaderStatus::active);
    t.centre({Issue::produs1, Issue::tle}).turn(Side::us);
    CHECK(bot_says(t, Verb::lead, Leader::roosevelt));
    t.card(9, 'C').turn(Side::us);
    CHECK_FALSE(bot_says(t, Verb::lead, Leader::roosevelt)); // he would die on a 3
    t.s.truman = 1;
    t.turn(Side::us);
    CHECK_FALSE(bot_says(t, Verb::lead, Leader::truman));
    t.put(Issue::global, Spot::centre()).turn(Side::us);
    CHECK(bot_says(t, Verb::lead, Leader::truman));
    let_bot(t);
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::global));
}

TEST_CASE("a leader the card bars from advancing is not used for it", "[ai][churchill][15.7]") {
    TableTop t = meeting(LeaderStatus::active);
    t.card(4, 'A').put(Issue::abomb, Spot::centre()).turn(Side::su);
    REQUIRE_FALSE(t.offers(Verb::lead, Leader::stalin));
    CHECK(bot_says(t, Verb::play, staff::konev)); // the lowest that reaches 3
}

TEST_CASE("a leader answers a leader on what ranks 1 to 4", "[ai][churchill][15.5]") {
    TableTop t = meeting(LeaderStatus::active);
    t.centre({Issue::dous1, Issue::pm13});
    leads(t, Side::us, Issue::dous1); // held; rank 2 of the USSR
    t.answer(Verb::decline);
    REQUIRE(t.asks(Step::debate_offer, Side::su));
    CHECK(bot_says(t, Verb::debate_lead, Leader::stalin));
    t = meeting(LeaderStatus::active);
    t.centre({Issue::dous1, Issue::pm13});
    leads(t, Side::us, Issue::pm13).answer(Verb::decline); // rank 7
    CHECK(bot_says(t, Verb::decline));
}

TEST_CASE("Charm goes to the rival with more victory points, or puts a conditional issue in the centre",
          "[ai][churchill][15.7]") {
    TableTop t = meeting(LeaderStatus::active);
    t.s.wins = {0, 3, 0};
    t.put(Issue::produs1, Spot::centre()).put(Issue::pm22, Side::su, 3).put(Issue::tlp, Side::uk, 3);
    t.hand(Side::uk, {}).hand(Side::su, {});
    leads(t, Side::us, Issue::produs1);
    REQUIRE(t.asks(Step::charm, Side::us));
    CHECK(bot_says(t, Verb::charm, Issue::pm22));
    t.s.wins = {3, 0, 0};
    CHECK(bot_says(t, Verb::charm, Issue::tlp));
    t.put(Issue::second_front, Side::su, 1);
    Machine<Churchill>::ask(t.s, t.q);
    CHECK(bot_says(t, Verb::charm, Issue::second_front));
    t.put(Issue::second_front, Spot::off()).put(Issue::pm22, Side::us, 1).put(Issue::tlp, Side::us, 3);
    Machine<Churchill>::ask(t.s, t.q);
    CHECK(bot_says(t, Verb::no_charm));
}

TEST_CASE("leaders are committed to their own ties only", "[ai][churchill][15.5]") {
    TableTop t = meeting(LeaderStatus::active);
    t.won(Side::su, {Issue::abomb}).won(Side::us, {Issue::sm}).put(Issue::pm12, Spot::off());
    t.hand(Side::uk, {}).hand(Side::su, {}).hand(Side::us, {});
    t.run(Step::meeting_end);
    REQUIRE(t.asks(Step::tie_ask, Side::su));
    CHECK(bot_says(t, Verb::tie_leader, Leader::stalin));
    t.answer(Verb::tie_decline);
    REQUIRE(t.asks(Step::tie_ask, Side::us));
    CHECK(bot_says(t, Verb::tie_leader, Leader::roosevelt)); // Churchill might still be committed
    t.s.leader[ix(Side::uk)] = LeaderStatus::used;
    CHECK(bot_says(t, Verb::tie_decline)); // 4.53 gives it to the US anyway
    t.s.leader[ix(Side::uk)] = LeaderStatus::active;
    t.answer(Verb::tie_decline);
    REQUIRE(t.asks(Step::tie_ask, Side::uk));
    CHECK(bot_says(t, Verb::tie_decline));
}

TEST_CASE("the Arsenal of Democracy favours the side with fewer victory points", "[ai][churchill][15.7]") {
    TableTop t(Scenario::campaign);
    t.s.cn_due = {3, 3, 0};
    t.s.wins = {0, 3, 0};
    t.run(Step::clandestine_next);
    REQUIRE(t.asks(Step::tie_favour, Side::us));
    CHECK(bot_says(t, Verb::favour, Side::uk));
    t.s.wins = {3, 0, 0};
    CHECK(bot_says(t, Verb::favour, Side::su));
}

} // namespace wc::churchill

// 15.3, 15.7 of the reference: what the bots advance, with which card, and when they pass.
#include "bot_at.hpp"

namespace wc::churchill {

namespace {

// A meeting in conference 5 with nothing on the table but what the test puts there; leaders used up.
TableTop meeting() {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').nav(Box::western, 4);
    for (Spot& where : t.s.issue) where = Spot::off();
    t.s.leader = {LeaderStatus::used, LeaderStatus::used, LeaderStatus::used};
    t.hand(Side::uk, {staff::dill, staff::ismay, staff::eden, staff::pound});
    t.hand(Side::su, {staff::konev, staff::zhdanov, staff::molotov, staff::bulganin});
    t.hand(Side::us, {staff::king, staff::leahy, staff::ickes, staff::perkins});
    return t;
}

} // namespace

TEST_CASE("1: late in the meeting a conditional issue is brought back to the centre", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.put(Issue::second_front, Side::uk, 3).put(Issue::produs1, Spot::centre());
    t.hand(Side::us, {staff::perkins, staff::hull, staff::king, staff::leahy}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::perkins)); // four cards: item 3, with the bonus on Production
    t.hand(Side::us, {staff::perkins, staff::hull, staff::king}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::hull)); // the lowest that reaches the centre
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::second_front));
    let_bot(t);
    CHECK(t.where(Issue::second_front) == Spot::centre());
}

TEST_CASE("1: also with more cards if nobody else can act", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.put(Issue::second_front, Side::uk, 3).put(Issue::produs1, Spot::centre());
    t.hand(Side::us, {staff::perkins, staff::hull, staff::king, staff::leahy}).hand(Side::uk, {}).hand(Side::su, {});
    t.turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::hull));
}

TEST_CASE("1: not the Second Front while Normandy is out of reach", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.card(3, 'A').nav(Box::western, 2).put(Issue::second_front, Side::uk, 3).put(Issue::produs1, Spot::centre());
    t.hand(Side::us, {staff::hull, staff::king}).turn(Side::us);
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::produs1));
}

TEST_CASE("2: an important issue is taken out of a rival's hands", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.put(Issue::tlp, Side::uk, 4).put(Issue::produs1, Spot::centre()).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::king)); // 4 + 2; Ickes has 3
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::tlp));
    t = meeting();
    t.put(Issue::tlp, Side::uk, 3).put(Issue::produs1, Spot::centre()).turn(Side::us);
    let_bot(t);
    CHECK_FALSE(bot_says(t, Verb::advance, Issue::tlp)); // at 3 it can wait
}

TEST_CASE("3: from the centre to the own track, with a fitting card before a lower one", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.centre({Issue::produs1, Issue::pm12});
    t.hand(Side::us, {staff::hull, staff::jones, staff::walker, staff::king}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::jones)); // 3 + 2 before Hull's 3
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::produs1));
    t = meeting();
    t.centre({Issue::produk, Issue::abomb});
    t.hand(Side::su, {staff::molotov, staff::konev, staff::gromyko, staff::merkulov}).turn(Side::su);
    CHECK(bot_says(t, Verb::play, staff::merkulov)); // the lowest that reaches 3
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::abomb));
}

TEST_CASE("3: what is wanted in the centre stays there", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.centre({Issue::second_front, Issue::sm});
    t.hand(Side::us, {staff::hull, staff::somervell}).turn(Side::us);
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::sm));
    t = meeting();
    t.centre({Issue::second_front, Issue::sm}).turn(Side::uk);
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::second_front)); // UK would win it: Italy comes first
}

TEST_CASE("4: an important issue of the own track is made safe", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.put(Issue::produs1, Side::us, 2).put(Issue::tlp, Side::us, 5);
    t.hand(Side::us, {staff::walker, staff::hull, staff::leahy, staff::king}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::hull)); // 2 + 3
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::produs1));
}

TEST_CASE("5: the Global Issue is pulled out of a rival's grip", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.put(Issue::global, Side::uk, 3).put(Issue::sm, Side::us, 5);
    t.hand(Side::us, {staff::walker, staff::ickes, staff::king, staff::leahy}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::ickes)); // 3 is enough
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::global));
    t = meeting();
    t.put(Issue::global, Side::uk, 6).put(Issue::sm, Side::us, 5);
    t.hand(Side::us, {staff::walker, staff::ickes, staff::knox, staff::king}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::walker)); // nothing reaches the centre: any card
}

TEST_CASE("6: else the lowest card on the best-ranked issue", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.put(Issue::produs1, Side::us, 5).put(Issue::sm, Side::us, 4).put(Issue::produk, Spot::won(Side::uk));
    t.turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::perkins));
    let_bot(t);
    CHECK(bot_says(t, Verb::advance, Issue::produs1));
}

TEST_CASE("a right to pass is used with fewer cards than both others", "[ai][churchill][15.3]") {
    TableTop t = meeting();
    t.centre({Issue::sm}).hand(Side::us, {staff::king, staff::hull, staff::walker});
    t.s.debated[ix(Side::us)] = 1;
    t.turn(Side::us);
    CHECK(bot_says(t, Verb::pass));
    t.hand(Side::uk, {staff::dill, staff::ismay, staff::eden}).turn(Side::us);
    CHECK_FALSE(bot_says(t, Verb::pass));
}

TEST_CASE("a Chief of Staff is committed as 3.5, its issue chosen by the roll", "[ai][churchill][15.7][15.3]") {
    TableTop t = meeting();
    t.put(Issue::tle, Side::us, 4).centre({Issue::douk});
    t.hand(Side::uk, {staff::brooke, staff::leathers}).turn(Side::uk);
    CHECK(bot_says(t, Verb::play, staff::brooke)); // 3.5 + 1 brings Europe back
    t.dice({3}).give(bot_answer(t));
    CHECK(bot_says(t, Verb::advance, Issue::tle)); // 3 + 1
    t = meeting();
    t.put(Issue::tle, Side::us, 4).centre({Issue::douk});
    t.hand(Side::uk, {staff::brooke, staff::leathers}).turn(Side::uk);
    t.dice({2}).give(bot_answer(t));
    CHECK(bot_says(t, Verb::advance, Issue::douk)); // 2 + 1 does not; the Offensive goes to 3
}

TEST_CASE("Hopkins is announced at the lowest value that does the job", "[ai][churchill][15.7]") {
    TableTop t = meeting();
    t.put(Issue::second_front, Side::uk, 4).hand(Side::us, {staff::hopkins, staff::walker}).turn(Side::us);
    CHECK(bot_says(t, Verb::play, staff::hopkins));
    let_bot(t);
    CHECK(bot_says(t, Verb::announce, 4));
    let_bot(t);
    let_bot(t);
    CHECK(t.where(Issue::second_front) == Spot::centre());
    t = meeting();
    t.put(Issue::sm, Side::us, 5).hand(Side::us, {staff::hopkins, staff::leahy}).turn(Side::us);
    t.answer(Verb::play, staff::hopkins);
    CHECK(bot_says(t, Verb::announce, 5)); // any value will do: then all of it
}

TEST_CASE("a conditional issue is stopped in the centre by whoever wants it there", "[ai][churchill][15.7]") {
    TableTop t = meeting();
    t.put(Issue::second_front, Side::uk, 2).centre({Issue::sm}).turn(Side::us);
    t.answer(Verb::play, staff::king).answer(Verb::advance, Issue::second_front);
    REQUIRE(t.asks(Step::turn_stop, Side::us));
    CHECK(bot_says(t, Verb::stop));
    TableTop uk = meeting();
    uk.put(Issue::second_front, Side::us, 2).centre({Issue::sm}).turn(Side::uk);
    uk.answer(Verb::play, staff::dill).answer(Verb::advance, Issue::second_front);
    REQUIRE(uk.asks(Step::turn_stop, Side::uk));
    CHECK(bot_says(uk, Verb::go_on));
}

} // namespace wc::churchill

// 5.21 - 5.22 Whose turn it is, and advancing an issue.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

Spot on(Side side, int space) { return Spot::track(side, space); }

// UK to move with these cards; the others hold none unless dealt some.
TableTop uk_turn(std::initializer_list<Card> hand, std::initializer_list<Issue> centre) {
    TableTop t(Scenario::campaign);
    return t.hand(Side::uk, hand).centre(centre).turn(Side::uk);
}

} // namespace

TEST_CASE("turns go clockwise until all hands are empty; empty hands are skipped", "[churchill][5.21]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::eden, staff::dill}).hand(Side::us, {staff::hull, staff::knox, staff::king});
    t.centre({Issue::sm, Issue::abomb}).run(Step::next_turn, Seat::nobody, at(Side::su));
    REQUIRE(t.asks(Step::turn, Side::us)); // SU has no cards
    t.answer(Verb::play, staff::hull).answer(Verb::advance, Issue::sm).answer(Verb::decline);
    CHECK(t.asks(Step::turn, Side::uk));
}

TEST_CASE("who still holds several cards plays them one after another", "[churchill][5.21][5.22]") {
    TableTop t = uk_turn({staff::eden, staff::dill, staff::attlee}, {Issue::sm, Issue::abomb});
    t.answer(Verb::play, staff::dill).answer(Verb::advance, Issue::sm);
    REQUIRE(t.asks(Step::turn, Side::uk));
    t.s.debated[ix(Side::uk)] = 1;
    CHECK(t.refusal(Verb::pass) == "5.22"); // alone with cards: passing would change nothing
    t.answer(Verb::play, staff::attlee).answer(Verb::advance, Issue::abomb);
    CHECK(t.asks(Step::turn, Side::uk));
}

TEST_CASE("the right to pass ends with the chance, used or not", "[churchill][5.21][4.22]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::eden, staff::dill}).hand(Side::us, {staff::hull, staff::knox});
    t.s.debated[ix(Side::uk)] = 1;
    t.centre({Issue::sm, Issue::abomb}).turn(Side::uk);
    t.answer(Verb::pass);
    CHECK(t.asks(Step::turn, Side::us));
    CHECK(t.s.debated[ix(Side::uk)] == 0);
    CHECK(t.rule_of(Text::churchill_event_passed) == "4.22");
}

TEST_CASE("example 5.22-1: value 3, +1 on Production, a Pol-Mil issue goes to 3, a Production to 4",
          "[churchill][5.22]") {
    TableTop t = uk_turn({staff::attlee, staff::eden}, {Issue::pm12, Issue::produk});
    t.answer(Verb::play, staff::attlee).answer(Verb::advance, Issue::pm12);
    CHECK(t.where(Issue::pm12) == on(Side::uk, 3));
    TableTop production = uk_turn({staff::attlee, staff::eden}, {Issue::pm12, Issue::produk});
    production.answer(Verb::play, staff::attlee).answer(Verb::advance, Issue::produk);
    CHECK(production.where(Issue::produk) == on(Side::uk, 4));
}

TEST_CASE("example 5.22-2: from Soviet 2 through the centre to UK 2", "[churchill][5.22]") {
    TableTop t = uk_turn({staff::attlee, staff::eden}, {Issue::pm12});
    t.put(Issue::produk, Side::su, 2);
    t.answer(Verb::play, staff::attlee).answer(Verb::advance, Issue::produk);
    CHECK(t.where(Issue::produk) == on(Side::uk, 2));
}

TEST_CASE("an issue moves down a rival's track, to the centre, up one's own", "[churchill][5.22]") {
    struct Move {
        Spot from;
        Spot to; // by UK's Lyttelton, 4
    };
    const std::array moves{Move{on(Side::us, 6), on(Side::us, 2)}, Move{on(Side::us, 4), Spot::centre()},
                           Move{on(Side::us, 1), on(Side::uk, 3)}, Move{Spot::centre(), on(Side::uk, 4)},
                           Move{on(Side::uk, 2), on(Side::uk, 6)}};
    for (const Move& m : moves) {
        TableTop t = uk_turn({staff::lyttelton, staff::eden}, {Issue::sm});
        t.put(Issue::tlp, m.from).answer(Verb::play, staff::lyttelton).answer(Verb::advance, Issue::tlp);
        CHECK(t.where(Issue::tlp) == m.to);
    }
}

TEST_CASE("any uncaptured issue on the table may be advanced, and no other", "[churchill][5.22][5.23]") {
    TableTop t = uk_turn({staff::lyttelton, staff::eden}, {Issue::sm, Issue::dosu, Issue::produs1});
    t.put(Issue::abomb, Side::su, 6).put(Issue::tle, Spot::won(Side::su)).put(Issue::tlp, Spot::won(Side::uk));
    t.answer(Verb::play, staff::lyttelton);
    for (Issue i : {Issue::sm, Issue::dosu, Issue::produs1, Issue::abomb}) CHECK(t.offers(Verb::advance, i));
    CHECK(t.refusal(Verb::advance, Issue::tle) == "5.3");
    CHECK(t.refusal(Verb::advance, Issue::tlp) == "5.3");
    CHECK(t.refusal(Verb::advance, Issue::pm12) == "5.22"); // not on the table
}

TEST_CASE("a conditional issue that enters the centre may be left there", "[churchill][5.22]") {
    for (Issue i : {Issue::second_front, Issue::dow}) {
        TableTop t = uk_turn({staff::lyttelton, staff::eden}, {Issue::sm});
        t.put(i, Side::us, 2).answer(Verb::play, staff::lyttelton).answer(Verb::advance, i);
        REQUIRE(t.asks(Step::turn_stop, Side::uk));
        t.answer(Verb::stop);
        CHECK(t.where(i) == Spot::centre());
        CHECK(t.happened(Text::churchill_event_stopped) == 1);
    }
    TableTop exactly = uk_turn({staff::lyttelton, staff::eden}, {Issue::sm}); // it ends there anyway
    exactly.put(Issue::dow, Side::us, 4).answer(Verb::play, staff::lyttelton).answer(Verb::advance, Issue::dow);
    CHECK(exactly.where(Issue::dow) == Spot::centre());
    TableTop own = uk_turn({staff::lyttelton, staff::eden}, {Issue::sm}); // it does not enter the centre
    own.put(Issue::dow, Side::uk, 1).answer(Verb::play, staff::lyttelton).answer(Verb::advance, Issue::dow);
    CHECK(own.where(Issue::dow) == on(Side::uk, 5));
}

TEST_CASE("Strategic Materials can't be stopped in the centre", "[churchill][5.22]") {
    TableTop t = uk_turn({staff::lyttelton, staff::eden}, {Issue::abomb});
    t.put(Issue::sm, Side::us, 2).answer(Verb::play, staff::lyttelton).answer(Verb::advance, Issue::sm);
    CHECK(t.where(Issue::sm) == on(Side::uk, 2));
}

TEST_CASE("an advance shortened by the stop can still be debated", "[churchill][5.22][5.24]") {
    TableTop t = uk_turn({staff::lyttelton, staff::eden}, {Issue::sm});
    t.hand(Side::us, {staff::hull, staff::king}).put(Issue::second_front, Side::us, 2).turn(Side::uk);
    t.answer(Verb::play, staff::lyttelton).answer(Verb::advance, Issue::second_front).answer(Verb::stop);
    REQUIRE(t.asks(Step::debate_offer, Side::us));
    t.answer(Verb::debate, staff::hull);
    CHECK(t.where(Issue::second_front) == on(Side::us, 3));
}

TEST_CASE("the conference card may keep a leader from advancing", "[churchill][5.22][5.26]") {
    TableTop t(Scenario::campaign);
    t.card(1, 'A').hand(Side::su, {staff::konev, staff::beria}).centre({Issue::sm, Issue::abomb}).turn(Side::su);
    CHECK(t.refusal(Verb::lead, Leader::stalin) == "5.22");
    t.card(5, 'A').turn(Side::su);
    CHECK(t.offers(Verb::lead, Leader::stalin));
}

TEST_CASE("without an uncaptured issue a turn's card is discarded; leaders and gains stay out of it",
          "[churchill][5.22]") {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk, {staff::brooke, staff::menzies, staff::dill}).hand(Side::us, {staff::hopkins, staff::king});
    t.won(Side::us, {Issue::sm, Issue::pm12});
    t.s.debated[ix(Side::uk)] = 1;
    t.turn(Side::uk);
    CHECK(t.offers(Verb::pass)); // passes stay legal
    CHECK(t.refusal(Verb::lead, Leader::churchill) == "5.22");
    t.answer(Verb::play, staff::brooke); // no roll
    CHECK(t.asks(Step::turn, Side::us));
    CHECK(t.s.hand_size[ix(Side::uk)] == 2);
    t.answer(Verb::play, staff::hopkins); // no announcement
    CHECK(t.asks(Step::turn, Side::uk));
}

} // namespace wc::churchill

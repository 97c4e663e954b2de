// 15.6 of the reference: Directed Offensives, production, theater leadership, the Global Issue.
#include "ai/churchill_prospects.hpp"
#include "bot_at.hpp"

namespace wc::churchill {

namespace {

// The Decision segment of a conference whose card orders nothing of the side in question.
TableTop decision(int conference, char variant) {
    TableTop t(Scenario::campaign);
    t.card(conference, variant).wins_conference(Side::uk);
    for (Spot& where : t.s.issue) where = Spot::off();
    for (std::size_t k = 0; k < side_count; ++k) {
        t.s.deck[k] |= t.s.hand[k];
        t.s.hand[k] = 0;
        t.s.hand_size[k] = 0;
    }
    return t;
}

// The side's markers to allocate, everybody before it having none.
TableTop& allocates(TableTop& t, Side side, int n) {
    t.s.production = {};
    t.s.production[ix(side)] = static_cast<std::uint8_t>(n);
    int turn = 0;
    while (in_order(t.s.last_winner, turn) != side) ++turn;
    return t.run(Step::allocate_next, Seat::nobody, turn);
}

} // namespace

TEST_CASE("a prospect is VP and 3 more, times the chance", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'C');
    t.put(Issue::second_front, Spot::centre()).nav(Box::western, 5).nav(Box::mediterranean, 0);
    State s = t.s;
    s.os[ix(Front::western)] = 3; // against one cube: 4 in 10
    CHECK(bot::prospect(s, bot::foresee(s), Front::western) == 8 * 4 * bot::faces);
    s.os[ix(Front::western)] = 7; // 12: it enters, and France in 2 of 10
    CHECK(bot::prospect(s, bot::foresee(s), Front::western) == (8 * 10 + 7 * 2) * bot::faces);
    s.nav[ix(Box::western)] = 4;
    CHECK(bot::prospect(s, bot::foresee(s), Front::western) == 0);
    s.nav[ix(Box::western)] = 5;
    s.issue[ix(Issue::second_front)] = Spot::off();
    CHECK(bot::prospect(s, bot::foresee(s), Front::western) == 0);
}

TEST_CASE("the reserves expected are those of the rules, ties half and half", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'C');
    t.nav(Box::arctic, 0).nav(Box::western, 0).nav(Box::mediterranean, 4).nav(Box::swp, 4).nav(Box::cp, 3);
    const bot::Reserves r = bot::foresee(t.s);
    int to_swp = 0;
    for (std::size_t face = 0; face < bot::faces; ++face) {
        CHECK(r.nav[face][ix(Box::mediterranean)] == 2);
        CHECK(r.army[face][ix(Front::eastern)] == 5);
        CHECK(r.army[face][ix(Front::cbi)] == 2);
        to_swp += r.army[face][ix(Front::swp)];
    }
    CHECK(to_swp == 3);
}

TEST_CASE("an Offensive goes to the own front that gains most", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'C');
    t.won(Side::us, {Issue::dous1}).put(Issue::second_front, Spot::centre()).nav(Box::western, 5);
    t.run(Step::direct_next);
    REQUIRE(t.asks(Step::direct, Side::us));
    CHECK(bot_says(t, Verb::direct, Issue::dous1, Front::western));
    t.put(Issue::second_front, Spot::off());
    CHECK(bot_says(t, Verb::direct, Issue::dous1, Front::swp));
}

TEST_CASE("the USSR directs to the East, or to an open Far East with enough support", "[ai][churchill][15.6]") {
    TableTop t = decision(8, 'C');
    t.won(Side::su, {Issue::dous1}).put(Issue::dow, Spot::centre());
    t.run(Step::direct_next);
    REQUIRE(t.asks(Step::direct, Side::su));
    CHECK(bot_says(t, Verb::direct, Issue::dous1, Front::eastern));
    t.s.os[ix(Front::fe)] = 2;
    CHECK(bot_says(t, Verb::direct, Issue::dous1, Front::fe));
    t.put(Issue::dow, Spot::off());
    CHECK(bot_says(t, Verb::direct, Issue::dous1, Front::eastern));
}

TEST_CASE("(1), (2) political issues first, the best in alignments leading; then US research",
          "[ai][churchill][15.6]") {
    TableTop t = decision(8, 'C');
    t.won(Side::us, {Issue::pm12, Issue::pm22, Issue::abomb});
    allocates(t, Side::us, 5);
    CHECK(bot_says(t, Verb::activate, Issue::pm22));
    let_bot(t);
    CHECK(bot_says(t, Verb::activate, Issue::pm12));
    let_bot(t);
    CHECK(bot_says(t, Verb::research));
    let_bot(t);
    CHECK(bot_says(t, Verb::research));
    let_bot(t);
    CHECK(t.s.research == 2);
}

TEST_CASE("(3) Soviet convoys up to conference 7", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'B');
    t.nav(Box::arctic, 3);
    allocates(t, Side::su, 5);
    CHECK(bot_says(t, Verb::buy_nav, Box::arctic));
    let_bot(t);
    CHECK(bot_says(t, Verb::buy_os, Front::eastern));
    TableTop later = decision(8, 'C');
    later.nav(Box::arctic, 3);
    allocates(later, Side::su, 5);
    CHECK_FALSE(bot_says(later, Verb::buy_nav, Box::arctic));
}

TEST_CASE("(4) the US fills the Western box before D-Day from conference 3", "[ai][churchill][15.6]") {
    TableTop t = decision(6, 'C');
    t.nav(Box::western, 4);
    allocates(t, Side::us, 5);
    CHECK(bot_says(t, Verb::buy_nav, Box::western));
    let_bot(t);
    CHECK(t.s.nav[ix(Box::western)] == 5);
    CHECK(verb(bot_answer(t)) == Verb::buy_os);
    TableTop landed = decision(6, 'C');
    landed.nav(Box::western, 4).at_space(Space::western_normandy);
    allocates(landed, Side::us, 5);
    CHECK_FALSE(bot_says(landed, Verb::buy_nav, Box::western));
}

TEST_CASE("(4) a landing gets the NAV it lacks after the Axis navy has sailed, then OS", "[ai][churchill][15.6]") {
    TableTop t = decision(2, 'C');
    t.nav(Box::swp, 3).nav(Box::cp, 1).at_space(Space::swp_new_guinea);
    t.s.japanese_navy = 1;
    allocates(t, Side::us, 5);
    CHECK(bot_says(t, Verb::buy_nav, Box::swp)); // to 4: one will be sunk
    let_bot(t);
    CHECK(bot_says(t, Verb::buy_os, Front::swp));
    t = decision(2, 'C');
    t.nav(Box::mediterranean, 3).nav(Box::western, 0).nav(Box::arctic, 1).at_space(Space::cbi_south_china);
    t.s.os[ix(Front::mediterranean)] = 4;
    allocates(t, Side::uk, 4);
    CHECK(bot_says(t, Verb::buy_nav, Box::mediterranean));
}

TEST_CASE("(5) the rest goes where it gains most, up to a strength of 12", "[ai][churchill][15.6]") {
    TableTop t = decision(2, 'C');
    t.put(Issue::second_front, Spot::centre()).nav(Box::western, 5).nav(Box::swp, 5);
    allocates(t, Side::us, 7);
    int western = 0;
    while (t.q.step == ix(Step::allocate) && t.q.seat == seat_of(Side::us)) {
        western += bot_answer(t) == make_choice(Verb::buy_os, Front::western) ? 1 : 0;
        let_bot(t);
    }
    CHECK(western == 7); // 14 - 2 = 12
    TableTop more = decision(2, 'C');
    more.put(Issue::second_front, Spot::centre()).nav(Box::western, 5).nav(Box::swp, 5);
    more.s.os[ix(Front::western)] = 7;
    allocates(more, Side::us, 3);
    CHECK(bot_says(more, Verb::buy_os, Front::swp));
}

TEST_CASE("(5) without an active front of its own, a side helps the one nearest an Axis power",
          "[ai][churchill][15.6]") {
    TableTop t = decision(8, 'C');
    t.at_space(Space::mediterranean_northern_italy).at_space(Space::eastern_vistula).at_space(Space::western_normandy);
    t.lines("surrendered 1 1\nfront 3 6\nissue 13 23\nissue 11 23\njapanese_navy 0 0\n");
    t.s.wins = {0, 3, 3};
    allocates(t, Side::uk, 3);
    CHECK(bot_says(t, Verb::buy_os, Front::eastern)); // two spaces to go, the West three
    t.s.wins = {0, 10, 3};
    t.s.abomb_su = 4;
    CHECK(bot_says(t, Verb::buy_os, Front::western)); // not for a rival who is ahead
}

TEST_CASE("card orders are OS, unless NAV is short", "[ai][churchill][15.7]") {
    TableTop t = decision(1, 'C'); // the US owes two to SWP or CP, UK one to CBI
    t.nav(Box::swp, 2).nav(Box::cp, 1);
    allocates(t, Side::us, 3);
    CHECK(verb(bot_answer(t)) == Verb::buy_nav);
    TableTop uk = decision(1, 'C');
    allocates(uk, Side::uk, 3);
    CHECK(bot_says(uk, Verb::buy_os, Front::cbi));
}

TEST_CASE("of Offensives that can't all be paid the better one is", "[ai][churchill][15.7]") {
    TableTop t = decision(8, 'C');
    t.won(Side::us, {Issue::dous1, Issue::dous2}).nav(Box::swp, 5).nav(Box::cp, 1);
    t.s.directed[0] = static_cast<std::uint8_t>(at(Front::cp) + 1);
    t.s.directed[1] = static_cast<std::uint8_t>(at(Front::swp) + 1);
    allocates(t, Side::us, 2);
    CHECK(bot_says(t, Verb::pay, Issue::dous2, Front::swp));
}

TEST_CASE("support from a card goes where it helps", "[ai][churchill][15.7]") {
    TableTop t(Scenario::campaign);
    t.card(8, 'C').centre({Issue::dous1, Issue::dow}).hand(Side::su, {staff::konev, staff::zhdanov}).turn(Side::su);
    t.s.os[ix(Front::eastern)] = 4;
    t.at_space(Space::eastern_vistula);
    t.answer(Verb::play, staff::konev).answer(Verb::advance, Issue::dous1);
    REQUIRE(t.asks(Step::gain_place, Side::su));
    CHECK(bot_says(t, Verb::gain_os, Front::eastern));
    t.s.army[ix(Front::eastern)] = 0;
    t.s.os[ix(Front::eastern)] = 20; // enough there
    CHECK(bot_says(t, Verb::gain_os, Front::fe));
}

TEST_CASE("the winner of a theatre names itself, the USSR not the side ahead", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'C');
    t.won(Side::us, {Issue::tle}).run(Step::leadership_next);
    CHECK(bot_says(t, Verb::name_leader, Theatre::europe, Side::us));
    TableTop su = decision(4, 'C');
    su.won(Side::su, {Issue::tle}).run(Step::leadership_next);
    su.s.wins = {3, 0, 0};
    CHECK(bot_says(su, Verb::name_leader, Theatre::europe, Side::us));
    su.s.wins = {0, 0, 3};
    CHECK(bot_says(su, Verb::name_leader, Theatre::europe, Side::uk));
}

TEST_CASE("leadership markers follow the same list inside the theatre", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'C');
    t.won(Side::su, {Issue::tle}).nav(Box::arctic, 3).run(Step::leadership_next);
    t.answer(Verb::name_leader, Theatre::europe, Side::uk);
    while (!t.asks(Step::lead_marker, Side::su)) let_bot(t);
    CHECK(bot_says(t, Verb::lead_nav, Box::arctic));
    let_bot(t);
    CHECK(bot_says(t, Verb::lead_os, Front::eastern));
}

TEST_CASE("the Global Issue's pawns", "[ai][churchill][15.6]") {
    TableTop t = decision(4, 'C');
    t.won(Side::uk, {Issue::global}).networks(Country::siam, Side::su, 1).run(Step::global_next);
    CHECK(bot_says(t, Verb::move_pawn, GlobalTrack::europe));
    t.networks(Country::siam, Side::us, 1);
    CHECK(bot_says(t, Verb::move_pawn, GlobalTrack::colonies));
    t.networks(Country::siam, Side::su, 1).alignment(Country::vietnam, Side::su);
    CHECK(bot_says(t, Verb::move_pawn, GlobalTrack::colonies));
    TableTop us = decision(4, 'C');
    us.won(Side::us, {Issue::global}).run(Step::global_next);
    CHECK(bot_says(us, Verb::move_pawn, GlobalTrack::postwar));
    TableTop su = decision(4, 'C');
    su.won(Side::su, {Issue::global}).run(Step::global_next);
    CHECK(bot_says(su, Verb::move_pawn, GlobalTrack::europe));
}

} // namespace wc::churchill

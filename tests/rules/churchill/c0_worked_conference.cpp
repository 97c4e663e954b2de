// The reference's worked conference: every number of its tables.
#include "worked_conference.hpp"

#include "churchill/war.hpp"

namespace wc::churchill {

namespace {

bool hands_are(const TableTop& t, int uk, int su, int us) {
    return t.s.hand_size == std::array<std::uint8_t, 3>{static_cast<std::uint8_t>(uk), static_cast<std::uint8_t>(su),
                                                        static_cast<std::uint8_t>(us)};
}

TableTop at_turn(int turn) { // before this turn of the meeting
    TableTop t = worked::opened();
    worked::agenda(t);
    worked::turns(t, 1, turn - 1);
    return t;
}

} // namespace

TEST_CASE("worked conference: card 1A and its table rolls", "[churchill][worked][5.11][5.12]") {
    const TableTop t = worked::opened();
    CHECK(t.where(Issue::douk) == Spot::centre());
    CHECK(t.s.cn[ix(Country::greece)] == 2);        // UK 1 -> 2
    CHECK(t.s.cn[ix(Country::baltic_states)] == 0); // SU 1 -> 0, the US marker discarded
    CHECK(has_pa_of(t.s, Country::baltic_states, Side::su));
    CHECK(t.asks(Step::agenda_card, Side::uk));
}

TEST_CASE("worked conference: the agenda", "[churchill][worked][4.21][4.51][4.53][5.14]") {
    TableTop t = worked::opened();
    worked::agenda(t);
    CHECK(t.where(Issue::tlp) == Spot::track(Side::us, 2));
    for (Issue i :
         {Issue::douk, Issue::global, Issue::pm22, Issue::abomb, Issue::produs1, Issue::second_front, Issue::sm})
        CHECK(t.where(i) == Spot::centre());
    CHECK(std::count_if(t.s.issue.begin(), t.s.issue.end(), [](Spot x) { return x.on_table(); }) == 8);
    CHECK(t.asks(Step::turn, Side::uk));
    CHECK(hands_are(t, 6, 6, 6));
}

TEST_CASE("worked conference: the meeting, turn by turn", "[churchill][worked][5.22][5.24][5.3][5.25][5.26]") {
    struct After {
        Issue issue;
        Spot where;
        int uk, su, us; // cards left
        Side next;
    };
    const auto uk = [](int n) { return Spot::track(Side::uk, n); };
    const auto su = [](int n) { return Spot::track(Side::su, n); };
    const auto us = [](int n) { return Spot::track(Side::us, n); };
    const std::array<After, 13> table{{
        {Issue::douk, su(1), 5, 5, 6, Side::su},
        {Issue::douk, su(1), 5, 5, 6, Side::us},
        {Issue::produs1, su(1), 5, 4, 5, Side::uk},
        {Issue::tlp, uk(4), 4, 4, 5, Side::su},
        {Issue::abomb, su(6), 4, 3, 5, Side::us},
        {Issue::global, uk(1), 3, 3, 4, Side::uk},
        {Issue::second_front, uk(3), 2, 3, 4, Side::su},
        {Issue::abomb, su(5), 2, 2, 3, Side::us},
        {Issue::second_front, Spot::centre(), 2, 2, 2, Side::uk},
        {Issue::tlp, Spot::won(Side::uk), 1, 2, 2, Side::su},
        {Issue::douk, su(6), 1, 1, 2, Side::us},
        {Issue::pm22, Spot::won(Side::us), 0, 1, 1, Side::uk}, // UK's last card is played without a choice
        {Issue::global, us(1), 0, 0, 0, Side::su},             // and so is the last of all
    }};
    TableTop t = at_turn(1);
    for (int turn = 1; turn <= 13; ++turn) {
        INFO("turn " << turn);
        worked::turns(t, turn, turn);
        const After& a = table[static_cast<std::size_t>(turn - 1)];
        CHECK(t.where(a.issue) == a.where);
        CHECK(hands_are(t, a.uk, a.su, a.us));
        CHECK(t.q.seat == seat_of(a.next));
    }
    CHECK(t.where(Issue::douk) == su(5)); // Charm
    CHECK(t.s.os[ix(Front::eastern)] == 1);
    CHECK(t.s.os[ix(Front::cbi)] == 1);
    CHECK(t.s.nav[ix(Box::western)] == 3);
}

TEST_CASE("worked conference: passes, leaders and the end of the meeting", "[churchill][worked][4.22][5.26][5.27]") {
    TableTop t = at_turn(5);
    CHECK(t.offers(Verb::pass)); // SU debated in turn 3
    CHECK(t.refusal(Verb::lead, Leader::stalin) == "5.22");
    worked::turns(t, 5, 6);
    CHECK(t.offers(Verb::pass)); // UK debated in turn 6
    worked::turns(t, 7, 8);
    CHECK(t.offers(Verb::pass)); // US debated in turn 8
    worked::turns(t, 9, 13);
    CHECK(t.s.leader == std::array{LeaderStatus::used, LeaderStatus::active, LeaderStatus::used});
    CHECK(t.s.stroke == 0);
    CHECK(t.s.truman == 0);
    worked::turns(t, 14, 14);
    CHECK(t.happened(Text::churchill_event_issue_won) == 6);
    for (Issue i : {Issue::abomb, Issue::douk, Issue::produs1}) CHECK(won_by(t.s, i, Side::su));
    for (Issue i : {Issue::pm22, Issue::global}) CHECK(won_by(t.s, i, Side::us));
    CHECK(won_by(t.s, Issue::tlp, Side::uk));
    CHECK((in_centre(t.s, Issue::second_front) && in_centre(t.s, Issue::sm)));
    CHECK(t.s.last_winner == at(Side::su));
    CHECK(t.asks(Step::direct, Side::su));
}

TEST_CASE("worked conference: the Decision segment", "[churchill][worked][6.0][6.31][6.32][6.6][6.7][6.91][6.10]") {
    TableTop t = at_turn(15);
    t.answer(Verb::direct, Issue::douk, Front::western);
    CHECK(t.s.production == std::array<std::uint8_t, 3>{5, 6, 6}); // UK, SU, US; 17 = 13 + 3 + 1
    CHECK(t.asks(Step::allocate, Side::us));
    t = at_turn(15);
    worked::decision(t);
    CHECK(t.s.nav == std::array<std::uint8_t, 7>{2, 5, 4, 0, 4, 4, 0});
    CHECK(t.s.os == std::array<std::uint8_t, 7>{3, 3, 6, 3, 1, 1, 0});
    CHECK(t.s.theatre_leader == std::array{Side::uk, Side::uk});
    CHECK(t.s.abomb_us == 1);
    CHECK(t.s.abomb_su == 1);
    CHECK(t.asks(Step::global_pawn, Side::us));
}

TEST_CASE("worked conference: the war and the score after it", "[churchill][worked][7.5][7.72][7.73][8.1][9.4]") {
    TableTop t = at_turn(15);
    worked::decision(t);
    worked::war(t);
    CHECK(t.asks(Step::place_pa, Side::us));
    // Third Japanese cube: 3. Then the fronts' d10, and card 2A: US, then UK roll France, which leaves its networks as they were.
    t.dice({3, 4, 5, 3, 10, 2, 1, 1, 1, 1, 1}).any_dice().answer(Verb::place_pa, Country::austria);

    CHECK(t.happened(Text::churchill_event_nav_lost) == 4);
    std::array<int, front_count> cubes{}, needs{}, rolls{};
    for (const Event& e : t.events) {
        const auto f = static_cast<std::size_t>(e.line.operands[0].index());
        if (e.line.text == Text::churchill_event_army) cubes[f] += e.line.operands[1].number();
        if (e.line.text != Text::churchill_event_front_roll) continue;
        rolls[f] = e.roll.value;
        needs[f] = static_cast<int>(e.roll.need);
    }
    CHECK(cubes == std::array{1, 2, 4, 2, 1, 0, 0});
    CHECK(needs == std::array{4, 2, 4, 2, 0, 2, 0}); // SWP has no strength, the Far East is not active
    CHECK(rolls == std::array{4, 5, 3, 10, 0, 2, 0});
    CHECK(t.s.front == std::array<std::uint8_t, 7>{1, 0, 1, 0, 0, 1, 0});
    CHECK(t.where(Issue::second_front) == Spot::removed());

    CHECK(t.s.os == std::array<std::uint8_t, 7>{});
    CHECK(t.s.army == std::array<std::uint8_t, 7>{});
    CHECK(t.s.nav == std::array<std::uint8_t, 7>{1, 5, 3, 0, 3, 3, 0});
    std::array<std::uint8_t, country_count> cn{}, pa{};
    for (Country c : {Country::persia, Country::siam, Country::austria, Country::france, Country::holland})
        cn[ix(c)] = 5;
    for (Country c : {Country::yugoslavia, Country::poland, Country::baltic_states}) cn[ix(c)] = 3;
    for (Country c : {Country::malaya, Country::belgium}) cn[ix(c)] = 1;
    cn[ix(Country::greece)] = 2;
    pa[ix(Country::baltic_states)] = 1 + at(Side::su);
    pa[ix(Country::france)] = pa[ix(Country::austria)] = 1 + at(Side::us);
    CHECK(t.s.cn == cn);
    CHECK(t.s.pa == pa);
    CHECK(t.s.conference == 2);
    CHECK(std::popcount(t.s.deck[0]) == 7); // seven of the fourteen left were dealt, no shuffle
    CHECK(hands_are(t, 7, 7, 7));
    CHECK(t.score(Side::uk) == 8);
    CHECK(t.score(Side::su) == 15);
    CHECK(t.score(Side::us) == 20);
}

} // namespace wc::churchill

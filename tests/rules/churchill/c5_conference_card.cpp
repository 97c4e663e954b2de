// 5.11 What each of the thirty conference cards does when it is read, and 5.13 what it does to people.
#include "table_top.hpp"

#include "churchill/moves.hpp"

#include <utility>

namespace wc::churchill {

namespace {

using Os = std::vector<std::pair<Front, int>>;
using Nav = std::vector<std::pair<Box, int>>;
using Fronts = std::vector<Front>;

struct Effect {
    int conference;
    char variant;
    std::vector<Issue> centre;
    Os os;
    Nav nav;
    int soviet_production;          // with three NAV in the Arctic: 3 + 1, and what the card changes
    std::array<Fronts, 3> orders{}; // where the first marker that UK, SU, US owe must go
    std::array<int, 3> owed{};      // 6.6 markers owed by UK, SU, US
};

constexpr Issue second_front = Issue::second_front;
constexpr Front west = Front::western, med = Front::mediterranean, east = Front::eastern, cbi = Front::cbi;
const Fronts swp_cp{Front::swp, Front::cp};

const std::vector<Effect> effects{
    {1, 'A', {Issue::douk}, {}, {}, 5, {{{med}, {}, swp_cp}}, {1, 0, 1}},
    {1, 'B', {second_front}, {{east, 1}}, {}, 3, {{{med}, {}, {west}}}, {1, 0, 1}},
    {1, 'C', {Issue::tlp}, {}, {}, 5, {{{cbi}, {}, swp_cp}}, {1, 0, 2}},
    {2, 'A', {second_front, Issue::abomb}, {}, {}, 3, {{{med}, {}, {west}}}, {1, 0, 1}},
    {2, 'B', {Issue::tle}, {}, {}, 5, {{{cbi}, {}, swp_cp}}, {1, 0, 1}},
    {2, 'C', {Issue::sm}, {{east, 1}}, {{Box::mediterranean, 1}, {Box::western, 1}}, 4},
    {3, 'A', {Issue::abomb, Issue::tlp}, {}, {}, 3, {{{cbi}, {}, {west}}}, {1, 0, 1}},
    {3, 'B', {second_front}, {{east, 2}}, {}, 4, {{{med}, {}, swp_cp}}, {1, 0, 1}},
    {3, 'C', {Issue::dous1}, {}, {{Box::cbi, 1}, {Box::cp, 1}}, 5},
    {4, 'A', {Issue::tlp}, {}, {}, 5, {{{cbi}, {}, {cbi}}}, {1, 0, 1}},
    {4, 'B', {Issue::global}, {}, {}, 5, {{{med}, {}, swp_cp}}, {1, 0, 2}},
    {4, 'C', {Issue::tle}, {{east, 1}, {Front::cp, 1}}, {{Box::mediterranean, 1}}, 4},
    {5, 'A', {second_front, Issue::global}, {}, {}, 6, {{{med}, {}, {west}}}, {1, 0, 2}},
    {5, 'B', {second_front}, {}, {}, 5, {{{west}, {east}, {west}}}, {1, 1, 1}},
    {5, 'C', {second_front, Issue::dow}, {{east, 1}}, {{Box::western, 2}}, 4},
    {6, 'A', {second_front}, {{east, 1}}, {}, 5, {{{west}, {}, {west}}}, {1, 0, 2}},
    {6, 'B', {Issue::tle}, {}, {}, 3, {{{med}, {}, {west, Front::swp, Front::cp}}}, {1, 0, 2}},
    {6, 'C', {second_front, Issue::tlp}, {}, {{Box::western, 1}, {Box::cp, 1}}, 5},
    {7, 'A', {Issue::abomb, Issue::tlp}, {}, {}, 4, {{{cbi}, {}, {west}}}, {1, 0, 1}},
    {7, 'B', {Issue::douk}, {{east, 1}}, {{Box::swp, 1}}, 5, {{{}, {}, swp_cp}}, {0, 0, 2}},
    {7, 'C', {Issue::global}, {}, {}, 3, {{{med}, {}, {west}}}, {1, 0, 1}},
    {8, 'A', {Issue::dow}, {}, {}, 6, {{{med}, {}, {}}}, {1, 0, 0}},
    {8, 'B', {Issue::global}, {}, {}, 4, {{{west}, {east}, {}}}, {1, 1, 0}},
    {8, 'C', {Issue::sm}, {{east, 1}}, {{Box::swp, 1}}, 5, {{{cbi}, {}, {}}}, {1, 0, 0}},
    {9, 'A', {Issue::dow, Issue::global}, {}, {}, 6, {{{west}, {}, swp_cp}}, {1, 0, 1}},
    {9, 'B', {Issue::global}, {}, {}, 4, {{{cbi}, {east}, {}}}, {1, 1, 0}},
    {9, 'C', {Issue::dow, Issue::tle}, {{west, 1}, {east, 1}, {Front::cp, 1}}, {}, 4},
    {10, 'A', {Issue::dow, Issue::abomb}, {{Front::fe, 1}}, {}, 4, {{{}, {}, swp_cp}}, {0, 0, 1}},
    {10, 'B', {Issue::global, Issue::abomb}, {}, {}, 5, {{{cbi}, {}, {}}}, {1, 0, 0}},
    {10, 'C', {Issue::tlp}, {}, {{Box::cbi, 1}, {Box::swp, 1}}, 4, {{{}, {east}, {}}}, {0, 1, 0}},
};

// The card is read and hands are dealt; every die that is not given shows 1.
TableTop opened(int conference, char variant, std::initializer_list<int> dice = {}) {
    TableTop t(Scenario::campaign);
    t.card(conference, 'A');
    std::vector<int> all{variant - 'A' + 1};
    all.insert(all.end(), dice.begin(), dice.end());
    return t.dice(all).any_dice().run(Step::open_conference);
}

// A side with as many markers as it owes: they all go where the card says, and an owner's choice is offered.
void check_orders(const TableTop& read, const Effect& e, Side side) {
    TableTop t = read;
    t.s.nav = {4, 4, 4, 4, 4, 4, 4};
    t.s.os = {};
    t.s.production = {};
    t.s.production[ix(side)] = static_cast<std::uint8_t>(e.owed[ix(side)]);
    t.s.last_winner = static_cast<std::uint8_t>(left_of(left_of(side)));
    t.run(Step::allocate_next);
    const Fronts& places = e.orders[ix(side)];
    if (places == swp_cp) CHECK((t.offers(Verb::buy_os, Front::swp) && t.offers(Verb::buy_os, Front::cp)));
    while (t.q.step == ix(Step::allocate)) t.give(t.q.choices.front()); // what has no choice is done without asking
    int there = 0, all = 0;
    for (Front f : all_fronts) {
        const int n = t.s.os[ix(f)] + (has_box(f) ? t.s.nav[info(f).box] - 4 : 0);
        all += n;
        if (std::count(places.begin(), places.end(), f) > 0) there += n;
    }
    CHECK(all == e.owed[ix(side)]);
    CHECK(there == all);
    CHECK(t.s.card_paid[ix(side)] == e.owed[ix(side)]);
}

// What each side makes with three NAV in the Arctic and no issue in the centre.
std::array<int, 3> production_of(const TableTop& read) {
    TableTop t = read;
    t.s.issue = TableTop(Scenario::campaign).s.issue;
    t.nav(Box::arctic, 3).wins_conference(Side::uk).run(Step::production);
    std::array<int, 3> out{};
    for (const Event& e : t.events)
        if (e.line.text == Text::churchill_event_production)
            out[static_cast<std::size_t>(e.line.operands[0].index())] = e.line.operands[1].number();
    return out;
}

} // namespace

TEST_CASE("each conference card: issues, support, production, absences", "[churchill][5.11][6.32]") {
    REQUIRE(effects.size() == 30);
    for (const Effect& e : effects) {
        INFO(e.conference << e.variant);
        TableTop t = opened(e.conference, e.variant);
        const State set_up = TableTop(Scenario::campaign).s;
        for (int k = 0; k < issue_count; ++k) {
            const bool named = std::count(e.centre.begin(), e.centre.end(), nth<Issue>(k)) > 0;
            CHECK(t.where(nth<Issue>(k)) == (named ? Spot::centre() : Spot::off()));
        }
        auto os = set_up.os;
        for (const auto& [front, n] : e.os) os[ix(front)] = static_cast<std::uint8_t>(os[ix(front)] + n);
        CHECK(t.s.os == os);
        auto nav = set_up.nav;
        for (const auto& [box, n] : e.nav) nav[ix(box)] = static_cast<std::uint8_t>(nav[ix(box)] + n);
        CHECK(t.s.nav == nav);
        // Who did not attend: Stalin 1-4, 6, 7; Roosevelt 6, 8
        const int c = e.conference;
        CHECK(barred_from_advancing(t.s, Side::su) == (c <= 4 || c == 6 || c == 7));
        CHECK(barred_from_advancing(t.s, Side::us) == (c == 6 || c == 8));
        CHECK_FALSE(barred_from_advancing(t.s, Side::uk));
        CHECK(production_of(t) == std::array{4, e.soviet_production, 6});
    }
}

TEST_CASE("each conference card: what it orders to be allocated", "[churchill][5.11][6.6]") {
    for (const Effect& e : effects)
        for (Side side : all_sides) {
            INFO(e.conference << e.variant << " " << side_ids[ix(side)]);
            check_orders(opened(e.conference, e.variant), e, side);
        }
}

TEST_CASE("an issue out of the game is not put on the table; its alternative is", "[churchill][5.11]") {
    TableTop t(Scenario::campaign);
    t.card(6, 'A').at_space(Space::western_normandy).dice({1}).any_dice().run(Step::open_conference);
    CHECK(t.where(Issue::second_front) == Spot::removed());
    CHECK(t.where(Issue::tle) == Spot::centre());
    TableTop c(Scenario::campaign);
    c.card(6, 'A').at_space(Space::western_normandy).dice({3}).any_dice().run(Step::open_conference);
    CHECK(c.where(Issue::sm) == Spot::centre());
    TableTop none(Scenario::campaign); // 5B: no alternative
    none.card(5, 'A').at_space(Space::western_normandy).dice({2}).any_dice().run(Step::open_conference);
    CHECK(std::count(none.s.issue.begin(), none.s.issue.end(), Spot::centre()) == 0);
}

TEST_CASE("free support without a place is lost", "[churchill][5.11][6.5]") {
    TableTop t(Scenario::campaign);
    t.card(5, 'A').nav(Box::western, 4).dice({3}).any_dice().run(Step::open_conference);
    CHECK(t.s.nav[ix(Box::western)] == 5); // 5C brings two, one is lost
    CHECK(t.rule_of(Text::churchill_event_support_lost) == "6.5");
    TableTop over(Scenario::campaign);
    over.card(9, 'A').at_space(Space::western_germany).put(Issue::tle, Spot::removed());
    over.s.surrendered[0] = 1;
    over.dice({3}).any_dice().run(Step::open_conference); // 9C
    CHECK(over.s.os[ix(Front::western)] == 0);
    CHECK(over.s.os[ix(Front::cp)] == 1);
}

TEST_CASE("DEATH removes a staff card for good, before the deal", "[churchill][5.13]") {
    for (char variant : {'A', 'B', 'C'}) {
        TableTop pound = opened(4, variant);
        CHECK(pound.s.dead[ix(Side::uk)] == bit_of(staff::pound));
        TableTop knox = opened(6, variant);
        CHECK(knox.s.dead[ix(Side::us)] == bit_of(staff::knox));
        TableTop dill = opened(9, variant);
        CHECK(dill.s.dead[ix(Side::uk)] == bit_of(staff::dill));
        CHECK((dill.s.hand[ix(Side::uk)] | dill.s.deck[ix(Side::uk)]) == (all_cards & ~bit_of(staff::dill)));
    }
}

TEST_CASE("HEALTH: Roosevelt may die, and Truman takes over at once", "[churchill][5.11]") {
    TableTop dies = opened(9, 'B', {2}); // HEALTH(2)
    CHECK(dies.s.truman == 1);
    CHECK(dies.s.leader[ix(Side::us)] == LeaderStatus::active);
    CHECK(leader_of(dies.s, Side::us) == Leader::truman);
    CHECK(opened(9, 'B', {3}).s.truman == 0);
    CHECK(opened(7, 'C', {1}).s.truman == 1);
    CHECK(opened(7, 'C', {2}).s.truman == 0);
    TableTop truman(Scenario::campaign); // void if Truman leads: no die
    truman.s.truman = 1;
    truman.card(9, 'B').dice({2}).any_dice().run(Step::open_conference);
    CHECK(truman.happened(Text::churchill_event_health_roll) == 0);
}

TEST_CASE("TRUMAN replaces Roosevelt; NA(Roosevelt) would bar Truman too", "[churchill][5.11]") {
    for (char variant : {'A', 'B', 'C'}) {
        TableTop t = opened(10, variant, {6});
        CHECK(t.s.truman == 1);
        CHECK(t.s.leader[ix(Side::us)] == LeaderStatus::active);
    }
    TableTop t(Scenario::campaign);
    t.s.truman = 1;
    t.card(8, 'A').hand(Side::us, {staff::hull, staff::king}).centre({Issue::sm, Issue::abomb}).turn(Side::us);
    CHECK(t.refusal(Verb::lead, Leader::truman) == "5.22");
}

TEST_CASE("ELECTION: on 1 to 3 Churchill takes no part, ties included", "[churchill][5.11]") {
    for (int die = 1; die <= 6; ++die) {
        const LeaderStatus expected = die <= 3 ? LeaderStatus::barred : LeaderStatus::active;
        CHECK(opened(10, 'A', {die}).s.leader[ix(Side::uk)] == expected);
        CHECK(opened(10, 'B', {die}).s.leader[ix(Side::uk)] == expected);
    }
    CHECK(opened(10, 'C').s.leader[ix(Side::uk)] == LeaderStatus::active);
}

} // namespace wc::churchill

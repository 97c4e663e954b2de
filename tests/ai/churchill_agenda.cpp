// 15.1, 15.2 of the reference: what the bots want, which card they commit, what they put on the table.
#include "ai/churchill_wants.hpp"
#include "bot_at.hpp"

namespace wc::churchill {

namespace {

using bot::want;

// Hands of seven for the agenda, the bot's first.
TableTop agenda(Side side, std::initializer_list<Card> held) {
    TableTop t(Scenario::campaign);
    t.hand(Side::uk,
           {staff::eden, staff::attlee, staff::bevin, staff::menzies, staff::cripps, staff::dill, staff::pound});
    t.hand(Side::su, {staff::molotov, staff::konev, staff::beria, staff::mikoyan, staff::zhdanov, staff::gromyko,
                      staff::merkulov});
    t.hand(Side::us, {staff::leahy, staff::hull, staff::king, staff::knox, staff::jones, staff::ickes, staff::walker});
    t.hand(side, held);
    t.s.agenda_card = {};
    for (std::size_t k = 0; k < ix(side); ++k) {
        const auto first = static_cast<std::uint8_t>(std::countr_zero(t.s.hand[k]) + 1);
        t.s.agenda_card[k] = first;
        t.s.hand[k] &= t.s.hand[k] - 1;
        --t.s.hand_size[k];
    }
    return ask_here(t, Step::agenda_card, side);
}

// The picks of a conference, up to the one asked about; `winner` leads by `lead`.
TableTop picks(Side winner, int done) {
    TableTop t(Scenario::campaign);
    for (std::size_t k = 0; k < side_count; ++k) {
        t.s.hand[k] = 0x3f;
        t.s.deck[k] = all_cards & ~0x3fu;
        t.s.hand_size[k] = 6;
        t.s.agenda_card[k] = 0;
    }
    for (Spot& where : t.s.issue) where = Spot::off();
    t.s.agenda_winner = static_cast<std::uint8_t>(winner);
    return done < 0 ? ask_here(t, Step::agenda_first, winner, 0, 2)
                    : ask_here(t, Step::agenda_pick, in_order(t.s.agenda_winner, done / 2), done);
}

} // namespace

TEST_CASE("the US ranks the Second Front first once Normandy is in reach", "[ai][churchill][15.1]") {
    TableTop t(Scenario::campaign);
    t.card(3, 'A').nav(Box::western, 3);
    CHECK(want(t.s, Side::us, Issue::second_front).rank == 12);
    CHECK_FALSE(want(t.s, Side::us, Issue::second_front).urgent);
    t.nav(Box::western, 4);
    CHECK(want(t.s, Side::us, Issue::second_front).rank == 1);
    t.nav(Box::western, 0).card(5, 'A');
    CHECK(want(t.s, Side::us, Issue::second_front).rank == 1);
    CHECK(want(t.s, Side::us, Issue::second_front).centre);
}

TEST_CASE("UK wins the Second Front until Central Italy, then wants it in the centre", "[ai][churchill][15.1]") {
    TableTop t(Scenario::campaign);
    CHECK_FALSE(want(t.s, Side::uk, Issue::second_front).centre);
    t.at_space(Space::mediterranean_central_italy);
    CHECK(want(t.s, Side::uk, Issue::second_front).centre);
    CHECK(want(t.s, Side::uk, Issue::second_front).rank == 11);
}

TEST_CASE("Manchuria has its time for each side", "[ai][churchill][15.1]") {
    TableTop t(Scenario::campaign);
    t.card(6, 'A');
    CHECK_FALSE(want(t.s, Side::su, Issue::dow).centre);
    CHECK(want(t.s, Side::uk, Issue::dow).centre);
    CHECK_FALSE(want(t.s, Side::us, Issue::dow).centre);
    t.card(7, 'A');
    CHECK(want(t.s, Side::su, Issue::dow).rank == 11);
    CHECK(want(t.s, Side::su, Issue::dow).centre);
    t.at_space(Space::cp_marianas);
    CHECK_FALSE(want(t.s, Side::us, Issue::dow).centre);
    t.s.abomb_us = trinity;
    CHECK(want(t.s, Side::us, Issue::dow).rank == 15);
    CHECK(want(t.s, Side::us, Issue::dow).centre);
}

TEST_CASE("what a side has no more use for comes last", "[ai][churchill][15.1]") {
    TableTop t(Scenario::campaign);
    CHECK(want(t.s, Side::us, Issue::global).rank == 8);
    t.pawn(GlobalTrack::postwar, GlobalPawn::first);
    CHECK(want(t.s, Side::us, Issue::global).rank == 8);
    t.pawn(GlobalTrack::colonies, GlobalPawn::second);
    CHECK(want(t.s, Side::us, Issue::global).rank > 15);
    CHECK(want(t.s, Side::uk, Issue::global).rank == 3);
    t.s.abomb_us = trinity;
    CHECK(want(t.s, Side::us, Issue::abomb).rank > 15);
    CHECK(want(t.s, Side::su, Issue::abomb).rank == 1);
    t.s.abomb_su = trinity;
    CHECK(want(t.s, Side::su, Issue::abomb).rank > 15);
}

TEST_CASE("the agenda card: UK the third lowest, the others the fourth", "[ai][churchill][15.2]") {
    // 1 2 2 3 3 4 5
    CHECK(bot_says(agenda(Side::uk, {staff::cherwell, staff::wilson, staff::leathers, staff::attlee, staff::anderson,
                                     staff::ismay, staff::eden}),
                   Verb::commit, staff::leathers));
    // 1 2 3 3.5 4 4 5
    CHECK(bot_says(agenda(Side::us, {staff::perkins, staff::walker, staff::hull, staff::marshall, staff::king,
                                     staff::stimson, staff::leahy}),
                   Verb::commit, staff::marshall));
    // 1 2 3 4 5 4 4: the fourth lowest is a 4; Konev and Vasilevsky serve Offensives, Zhdanov three issues
    CHECK(bot_says(agenda(Side::su, {staff::gromyko, staff::kaganovich, staff::merkulov, staff::beria, staff::molotov,
                                     staff::vasilevsky, staff::zhdanov}),
                   Verb::commit, staff::beria));
}

TEST_CASE("the USSR commits one more while the bomb is on the table", "[ai][churchill][15.2]") {
    // 1 1 2 3 4 5 and Zhukov between 3 and 4
    TableTop t = agenda(Side::su, {staff::gromyko, staff::bulganin, staff::kaganovich, staff::merkulov, staff::zhukov,
                                   staff::beria, staff::molotov});
    for (Spot& where : t.s.issue) where = Spot::off();
    CHECK(bot_says(t, Verb::commit, staff::merkulov));
    t.put(Issue::abomb, Spot::centre());
    CHECK(bot_says(t, Verb::commit, staff::zhukov));
}

TEST_CASE("picks follow the ranks; what is out of play or on the table is skipped", "[ai][churchill][15.2]") {
    CHECK(bot_says(picks(Side::uk, -1), Verb::pick, Issue::tle));
    CHECK(bot_says(picks(Side::su, -1), Verb::pick, Issue::abomb));
    CHECK(bot_says(picks(Side::uk, 0), Verb::pick, Issue::abomb)); // the USSR is left of the winner
    TableTop t = picks(Side::uk, 1);
    t.put(Issue::abomb, Spot::centre());
    CHECK(bot_says(t, Verb::pick, Issue::dous1));
    t.put(Issue::dous1, Spot::centre());
    CHECK(bot_says(t, Verb::pick, Issue::dous2));
}

TEST_CASE("a conditional issue is picked only by the last two sides, never on one's own track",
          "[ai][churchill][15.2]") {
    TableTop first = picks(Side::su, 0);
    first.nav(Box::western, 4);
    CHECK(bot_says(first, Verb::pick, Issue::dous1)); // US picks first
    TableTop second = picks(Side::uk, 2);
    second.nav(Box::western, 4);
    CHECK(bot_says(second, Verb::pick, Issue::second_front)); // US picks after the USSR
    TableTop winner = picks(Side::us, -1);
    winner.nav(Box::western, 4);
    CHECK(bot_says(winner, Verb::pick, Issue::dous1));
    TableTop last = picks(Side::us, 4);
    last.nav(Box::western, 4);
    CHECK(bot_says(last, Verb::pick, Issue::second_front));
}

TEST_CASE("the secret location is the higher on the side's list", "[ai][churchill][14]") {
    Options o{};
    o.values[2] = 1;
    TableTop t(Scenario::campaign, o);
    ask_here(t, Step::secret_location, Side::uk);
    t.s.location_rolls[ix(Side::uk)] = {static_cast<std::uint8_t>(at(Country::romania) + 1),
                                        static_cast<std::uint8_t>(at(Country::greece) + 1)};
    Machine<Churchill>::ask(t.s, t.q);
    CHECK(bot_says(t, Verb::keep_location, Country::greece));
}

} // namespace wc::churchill

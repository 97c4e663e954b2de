// 15.6 of the reference: networks and alignments.
#include "bot_at.hpp"

namespace wc::churchill {

namespace {

constexpr auto nobody = static_cast<Side>(no_side);

// Nobody has anything anywhere; the side has so many networks or alignments to place.
TableTop empty_map() {
    TableTop t(Scenario::campaign);
    t.s.cn = {};
    t.s.pa = {};
    t.nav(Box::arctic, 3);
    return t;
}

TableTop& networks_of(TableTop& t, Side side, int n) {
    t.s.cn_due = {};
    t.s.cn_due[ix(side)] = static_cast<std::uint8_t>(n);
    return t.run(Step::clandestine_next);
}

TableTop& alignments_of(TableTop& t, Side side, int n) {
    t.s.pa_due = {};
    t.s.pa_due[ix(side)] = static_cast<std::uint8_t>(n);
    return t.run(Step::political_next);
}

} // namespace

TEST_CASE("(a) a network under an own alignment comes first", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    t.alignment(Country::finland, Side::uk);
    CHECK(bot_says(networks_of(t, Side::uk, 1), Verb::place_cn, Country::finland));
}

TEST_CASE("(b) a rival's lone network under an own alignment is removed", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    t.alignment(Country::poland, Side::su).networks(Country::poland, Side::us, 1);
    networks_of(t, Side::su, 2);
    CHECK(bot_says(t, Verb::remove_cn, Country::poland, Side::us));
    let_bot(t);
    CHECK(bot_says(t, Verb::place_cn, Country::poland)); // (a)
    t.networks(Country::poland, Side::us, 2);
    networks_of(t, Side::su, 2);
    CHECK(bot_says(t, Verb::place_cn, Country::romania)); // two: not to be undone by one
}

TEST_CASE("(c) the highest on the list that is free of others", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    CHECK(bot_says(networks_of(t, Side::us, 1), Verb::place_cn, Country::france));
    t.networks(Country::france, Side::uk, 1);
    CHECK(bot_says(networks_of(t, Side::us, 1), Verb::place_cn, Country::austria));
    CHECK(bot_says(networks_of(t, Side::uk, 1), Verb::place_cn, Country::greece));
    CHECK(bot_says(networks_of(t, Side::su, 1), Verb::place_cn, Country::poland));
}

TEST_CASE("a second disc only after five places, and where an alignment rests on it", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    for (Country c : {Country::france, Country::austria, Country::siam, Country::persia}) t.networks(c, Side::us, 1);
    t.alignment(Country::france, Side::us);
    CHECK(bot_says(networks_of(t, Side::us, 1), Verb::place_cn, Country::vietnam));
    t.networks(Country::vietnam, Side::us, 1);
    CHECK(bot_says(networks_of(t, Side::us, 1), Verb::place_cn, Country::france));
    t.alignment(Country::france, nobody);
    CHECK(bot_says(networks_of(t, Side::us, 1), Verb::place_cn, Country::holland));
}

TEST_CASE("alignments to come need ground: a network where one may be placed", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    t.pawn(GlobalTrack::europe, GlobalPawn::first); // Free Europe: the USSR only where the Eastern Front is
    t.s.pa_due[ix(Side::su)] = 1;
    CHECK(bot_says(networks_of(t, Side::su, 1), Verb::place_cn, Country::persia));
    t.s.pa_due[ix(Side::su)] = 0;
    CHECK(bot_says(networks_of(t, Side::su, 1), Verb::place_cn, Country::poland));
}

TEST_CASE("with no free place left, the rival ahead loses a lone network", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    for (int k = 0; k < country_count; ++k) t.networks(nth<Country>(k), k % 2 == 0 ? Side::uk : Side::us, 1);
    t.s.wins = {0, 0, 3};
    networks_of(t, Side::su, 1);
    const Choice c = bot_answer(t);
    CHECK(verb(c) == Verb::remove_cn);
    CHECK(c.b == ref(Side::us));
}

TEST_CASE("an alignment goes to the highest on the list with an own network and none yet", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    t.networks(Country::persia, Side::us, 1)
        .networks(Country::austria, Side::us, 1)
        .networks(Country::siam, Side::us, 1);
    t.alignment(Country::austria, Side::uk);
    CHECK(bot_says(alignments_of(t, Side::us, 1), Verb::place_pa, Country::siam));
}

TEST_CASE("else an alignment of the rival ahead is removed", "[ai][churchill][15.6]") {
    TableTop t = empty_map();
    t.networks(Country::france, Side::us, 1).networks(Country::austria, Side::us, 1);
    t.alignment(Country::france, Side::uk).alignment(Country::austria, Side::su);
    t.s.wins = {0, 3, 0};
    CHECK(bot_says(alignments_of(t, Side::us, 1), Verb::remove_pa, Country::austria, Side::su));
    t.s.wins = {3, 0, 0};
    CHECK(bot_says(alignments_of(t, Side::us, 1), Verb::remove_pa, Country::france, Side::uk));
}

} // namespace wc::churchill

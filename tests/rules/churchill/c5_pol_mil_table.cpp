// 5.12 The Pol-Mil table and what its results do.
#include "table_top.hpp"

namespace wc::churchill {

namespace {

// Opens a conference with this card and these table rolls (two dice each); the deal's dice show 1.
TableTop& open_with(TableTop& t, int conference, char variant, std::initializer_list<int> dice) {
    std::vector<int> all{variant - 'A' + 1};
    all.insert(all.end(), dice.begin(), dice.end());
    return t.card(conference, 'A').dice(all).any_dice().run(Step::open_conference);
}

TableTop bare() {
    TableTop t(Scenario::campaign);
    t.s.cn = {};
    t.s.pa = {};
    return t;
}

int cn_of(const TableTop& t, Country c, Side side) { return has_cn_of(t.s, c, side) ? cn_count(t.s, c) : 0; }

} // namespace

TEST_CASE("the Pol-Mil table: first die row, second die column", "[churchill][5.12]") {
    using enum Country;
    constexpr std::array<std::array<Country, 6>, 6> printed{{
        {france, holland, belgium, denmark, czechoslovakia, norway},
        {finland, austria, hungary, yugoslavia, greece, baltic_states},
        {poland, romania, bulgaria, siam, dutch_east_indies, malaya},
        {vietnam, laos_cambodia, persia, middle_east, poland, france},
        {austria, greece, siam, bulgaria, romania, laos_cambodia},
        {yugoslavia, czechoslovakia, malaya, vietnam, middle_east, persia},
    }};
    for (int row = 1; row <= 6; ++row)
        for (int column = 1; column <= 6; ++column) {
            TableTop t = bare();
            open_with(t, 3, 'B', {row, column}); // 3B: CN(SU,1)
            const Country c = printed[static_cast<std::size_t>(row - 1)][static_cast<std::size_t>(column - 1)];
            CHECK(cn_of(t, c, Side::su) == 1); // also in Norway and Finland without naval support, and in colonies
        }
}

TEST_CASE("a network result removes one rival network, and the new one is discarded", "[churchill][5.12]") {
    TableTop t = bare();
    t.networks(Country::poland, Side::uk, 2);
    open_with(t, 3, 'B', {3, 1});
    CHECK(cn_of(t, Country::poland, Side::uk) == 1);
}

TEST_CASE("a network result adds to one's own, two at most", "[churchill][5.12]") {
    TableTop t = bare();
    t.networks(Country::poland, Side::su, 1);
    open_with(t, 3, 'B', {3, 1});
    CHECK(cn_of(t, Country::poland, Side::su) == 2);
    open_with(t, 3, 'B', {3, 1});
    CHECK(cn_of(t, Country::poland, Side::su) == 2);
}

TEST_CASE("the same location rolled twice is carried out twice, one after the other", "[churchill][5.12]") {
    TableTop t = bare();
    t.networks(Country::france, Side::uk, 1);
    open_with(t, 1, 'C', {1, 1, 4, 6}); // CN(US,2): both are France
    CHECK(cn_of(t, Country::france, Side::us) == 1);
}

TEST_CASE("an alignment result needs a network of one's own, otherwise the chance is lost", "[churchill][5.12]") {
    TableTop t = bare();
    t.networks(Country::poland, Side::uk, 1);
    open_with(t, 7, 'B', {1, 1, 3, 1}); // CN(UK,1): France; PA(SU,1): Poland, no re-roll
    CHECK(t.s.pa[ix(Country::poland)] == 0);
    CHECK(t.happened(Text::churchill_event_table_rolled) == 2);
    TableTop own = bare();
    own.networks(Country::poland, Side::su, 1);
    open_with(own, 7, 'B', {1, 1, 3, 1});
    CHECK(has_pa_of(own.s, Country::poland, Side::su));
}

TEST_CASE("an alignment result removes a rival's alignment; one's own there: lost", "[churchill][5.12]") {
    TableTop t = bare();
    t.networks(Country::poland, Side::su, 1).alignment(Country::poland, Side::us);
    open_with(t, 7, 'B', {1, 1, 3, 1});
    CHECK(t.s.pa[ix(Country::poland)] == 0);
    TableTop own = bare();
    own.networks(Country::poland, Side::su, 1).alignment(Country::poland, Side::su);
    open_with(own, 7, 'B', {1, 1, 3, 1});
    CHECK(has_pa_of(own.s, Country::poland, Side::su));
}

TEST_CASE("no Global Issue state stops a table result", "[churchill][5.12][6.11]") {
    TableTop t = bare();
    t.networks(Country::malaya, Side::su, 1).pawn(GlobalTrack::colonies, GlobalPawn::first);
    open_with(t, 7, 'B', {1, 1, 3, 6});
    CHECK(has_pa_of(t.s, Country::malaya, Side::su));
    TableTop norway = bare(); // nor does the Arctic condition
    norway.networks(Country::norway, Side::su, 1).nav(Box::arctic, 0).pawn(GlobalTrack::europe, GlobalPawn::first);
    open_with(norway, 7, 'B', {1, 1, 1, 6});
    CHECK(has_pa_of(norway.s, Country::norway, Side::su));
}

TEST_CASE("'remove' takes the loser's marker from the place; none there: no effect", "[churchill][5.12]") {
    TableTop t = bare();
    t.networks(Country::poland, Side::uk, 2);
    open_with(t, 2, 'B', {1, 1}); // CNX@(UK,Poland), CN(SU,1)
    CHECK(cn_of(t, Country::poland, Side::uk) == 1);
    CHECK(t.happened(Text::churchill_event_table_rolled) == 1);
    TableTop other = bare();
    other.networks(Country::poland, Side::us, 1);
    open_with(other, 2, 'B', {1, 1});
    CHECK(cn_of(other, Country::poland, Side::us) == 1);
    TableTop rolled = bare();
    rolled.networks(Country::greece, Side::su, 1);
    open_with(rolled, 3, 'C', {2, 5, 1, 1}); // CNX(SU,1): Greece, of the player who loses; then CN(US,1): France
    CHECK(rolled.s.cn[ix(Country::greece)] == 0);
    CHECK(cn_of(rolled, Country::france, Side::us) == 1);
}

TEST_CASE("the first conference's order is UK, USSR, US", "[churchill][5.12]") {
    TableTop t = bare();
    open_with(t, 2, 'C', {1, 1, 1, 1, 1, 1}); // CN of each, all France: UK places, SU removes, US places
    CHECK(cn_of(t, Country::france, Side::us) == 1);
}

TEST_CASE("later the player left of the last conference's winner goes first", "[churchill][5.12]") {
    TableTop t = bare();
    t.wins_conference(Side::su); // US, UK, SU
    open_with(t, 2, 'C', {1, 1, 1, 1, 1, 1});
    CHECK(cn_of(t, Country::france, Side::su) == 1);
    TableTop border = bare(); // 5B, Polish border: left of UK is SU, whose network goes against UK's
    border.networks(Country::poland, Side::uk, 1).wins_conference(Side::uk);
    open_with(border, 5, 'B', {});
    CHECK(border.s.cn[ix(Country::poland)] == 0); // SU removes UK's; nothing is left for UK to lose
    TableTop before = bare();                     // left of US is UK, who loses first; then SU places
    before.networks(Country::poland, Side::uk, 1).wins_conference(Side::us);
    open_with(before, 5, 'B', {});
    CHECK(cn_of(before, Country::poland, Side::su) == 1);
}

TEST_CASE("one player's instructions run in printed order", "[churchill][5.12]") {
    TableTop t = bare(); // 8A: UK network, then alignment in Greece; SU both in Romania, a network in Bulgaria
    open_with(t, 8, 'A', {});
    CHECK(cn_of(t, Country::greece, Side::uk) == 1);
    CHECK(has_pa_of(t.s, Country::greece, Side::uk));
    CHECK(cn_of(t, Country::romania, Side::su) == 1);
    CHECK(has_pa_of(t.s, Country::romania, Side::su));
    CHECK(cn_of(t, Country::bulgaria, Side::su) == 1);
    TableTop all = bare(); // 10C: two networks of each
    open_with(all, 10, 'C', {1, 2, 1, 3, 2, 1, 2, 2, 2, 3, 3, 3});
    for (Country c : {Country::holland, Country::belgium}) CHECK(cn_of(all, c, Side::uk) == 1);
    for (Country c : {Country::finland, Country::austria}) CHECK(cn_of(all, c, Side::su) == 1);
    for (Country c : {Country::hungary, Country::bulgaria}) CHECK(cn_of(all, c, Side::us) == 1);
}

TEST_CASE("without a marker in the supply a table result is lost", "[churchill][5.12]") {
    TableTop t = bare();
    for (int k = 0; k < 15; ++k) t.networks(nth<Country>(k), Side::su, 2); // 30: the whole supply
    open_with(t, 3, 'B', {4, 3});
    CHECK(t.s.cn[ix(Country::persia)] == 0);
    TableTop pa = bare();
    for (int k = 0; k < 15; ++k) pa.alignment(nth<Country>(k), Side::su); // 15: the whole supply
    pa.networks(Country::persia, Side::su, 1);
    open_with(pa, 7, 'B', {1, 1, 4, 3});
    CHECK(pa.s.pa[ix(Country::persia)] == 0);
}

TEST_CASE("the last marker of the supply is placed by the table", "[churchill][5.12]") {
    TableTop t = bare();
    for (int k = 0; k < 14; ++k) t.networks(nth<Country>(k), Side::su, 2);
    t.networks(Country::bulgaria, Side::su, 1).networks(Country::malaya, Side::uk, 2); // 29 of SU's
    open_with(t, 3, 'B', {4, 3});
    CHECK(cn_of(t, Country::persia, Side::su) == 1);
}

} // namespace wc::churchill

// 9.0 The three scenarios' set-ups.
#include "table_top.hpp"

#include "churchill/victory_points.hpp"

namespace wc::churchill {

namespace {

Options historical() {
    Options o;
    o.values[0] = 1;
    return o;
}

void check_networks(const TableTop& t, std::initializer_list<std::tuple<Country, Side, int>> expected) {
    State s{};
    for (const auto& [country, side, n] : expected) set_cn(s, country, side, n);
    CHECK(t.s.cn == s.cn);
}

void check_spaces(const TableTop& t, std::initializer_list<Space> expected) {
    for (Space x : expected) CHECK(space_of(info(x).front, t.s.front[ix(info(x).front)]) == x);
}

using Nav = std::array<std::uint8_t, box_count>;
using Points = std::array<int, side_count>;

} // namespace

TEST_CASE("campaign: conferences 1 to 10", "[churchill][9.0]") {
    const TableTop t(Scenario::campaign);
    CHECK(t.s.conference == 1);
    check_spaces(t, {Space::western_uk, Space::mediterranean_north_africa, Space::eastern_kursk, Space::cbi_india,
                     Space::swp_solomons, Space::cp_hawaii, Space::fe_siberia});
    CHECK(t.s.nav == Nav{1, 2, 4, 0, 4, 3, 0});
    CHECK((t.s.german_pool == 6 && t.s.italian_cube == 1 && t.s.japanese_navy == 2));
    CHECK((t.s.abomb_us == 0 && t.s.abomb_su == 0));
    CHECK(t.s.wins == std::array<std::uint8_t, 3>{});
    CHECK(t.s.theatre_leader == std::array{Side::uk, Side::us}); // 6.91
    check_networks(t, {{Country::france, Side::uk, 1},
                       {Country::greece, Side::uk, 1},
                       {Country::malaya, Side::uk, 1},
                       {Country::persia, Side::us, 1},
                       {Country::siam, Side::us, 1},
                       {Country::austria, Side::us, 1},
                       {Country::baltic_states, Side::su, 1},
                       {Country::yugoslavia, Side::su, 1},
                       {Country::poland, Side::su, 1}});
    CHECK(victory_points(t.s) == Points{8, 6, 3});
}

TEST_CASE("tournament: conferences 6 to 10", "[churchill][9.0]") {
    const TableTop t(Scenario::tournament);
    CHECK(t.s.conference == 6);
    check_spaces(t, {Space::western_uk, Space::mediterranean_southern_italy, Space::eastern_ukraine, Space::cbi_india,
                     Space::swp_new_guinea, Space::cp_marshalls, Space::fe_siberia});
    CHECK(t.s.nav == Nav{2, 4, 3, 0, 3, 3, 0});
    CHECK((t.s.german_pool == 6 && t.s.italian_cube == 0 && t.s.japanese_navy == 1));
    CHECK((t.s.abomb_us == 2 && t.s.abomb_su == 1));
    CHECK(t.s.wins == std::array<std::uint8_t, 3>{1, 1, 1});
    CHECK(t.s.theatre_leader == std::array{Side::uk, Side::us});
    check_networks(t, {{Country::greece, Side::uk, 2},
                       {Country::holland, Side::uk, 1},
                       {Country::malaya, Side::uk, 1},
                       {Country::france, Side::us, 1},
                       {Country::siam, Side::us, 1},
                       {Country::persia, Side::us, 1},
                       {Country::baltic_states, Side::su, 1},
                       {Country::romania, Side::su, 1},
                       {Country::yugoslavia, Side::su, 1}});
    CHECK(has_pa_of(t.s, Country::france, Side::us));
    CHECK(victory_points(t.s) == Points{16, 15, 15});
}

TEST_CASE("training: conferences 8 to 10, D-Day is past", "[churchill][9.0]") {
    const TableTop t(Scenario::training);
    CHECK(t.s.conference == 8);
    check_spaces(t, {Space::western_france, Space::mediterranean_central_italy, Space::eastern_vistula,
                     Space::cbi_india, Space::swp_new_guinea, Space::cp_marianas, Space::fe_siberia});
    CHECK(t.s.italy_early == 1);
    CHECK(t.s.nav == Nav{3, 3, 3, 1, 3, 3, 0});
    CHECK((t.s.german_pool == 4 && t.s.italian_cube == 0 && t.s.japanese_navy == 0));
    CHECK((t.s.abomb_us == 3 && t.s.abomb_su == 2));
    CHECK(t.s.theatre_leader == std::array{Side::us, Side::us});
    check_networks(t, {{Country::greece, Side::uk, 2},
                       {Country::belgium, Side::uk, 1},
                       {Country::malaya, Side::uk, 1},
                       {Country::france, Side::us, 2},
                       {Country::siam, Side::us, 1},
                       {Country::baltic_states, Side::su, 1},
                       {Country::romania, Side::su, 1},
                       {Country::poland, Side::su, 1}});
    CHECK(t.where(Issue::second_front) == Spot::removed());
    for (Issue i : {Issue::dow, Issue::abomb, Issue::tle, Issue::tlp}) CHECK(t.where(i) == Spot::off());
    CHECK(victory_points(t.s) == Points{16, 18, 19});
}

TEST_CASE("common to all scenarios", "[churchill][9.0]") {
    for (Scenario scenario : {Scenario::training, Scenario::tournament, Scenario::campaign}) {
        const TableTop t(scenario);
        CHECK(t.s.leader == std::array<LeaderStatus, 3>{});
        CHECK(leader_of(t.s, Side::us) == Leader::roosevelt);
        CHECK(t.s.last_winner == no_side); // 5.12: the first conference's order is UK, SU, US
        CHECK(has_pa_of(t.s, Country::baltic_states, Side::su));
        CHECK(t.s.pawn == std::array<GlobalPawn, 3>{});
        CHECK(t.s.dead == std::array<std::uint32_t, 3>{}); // deaths of earlier conferences are not carried out
        CHECK(t.s.os == std::array<std::uint8_t, 7>{});
    }
}

TEST_CASE("one of three variants of each card is drawn, or the historical one is used", "[churchill][9.0][5.11]") {
    for (int face = 1; face <= 3; ++face) {
        TableTop t(Scenario::training);
        t.dice({face}).any_dice().run(Step::open_conference);
        CHECK(t.s.variant == face - 1);
    }
    TableTop a(Scenario::training, historical());
    a.any_dice().run(Step::open_conference); // 8A rolls nothing: the deal's dice are the first
    CHECK(a.s.variant == 0);
    CHECK(a.where(Issue::dow) == Spot::centre());
}

} // namespace wc::churchill

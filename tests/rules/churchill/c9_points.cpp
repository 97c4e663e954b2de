// 9.4 Victory points, part by part (11.1 of the reference).
#include "table_top.hpp"

#include "churchill/victory_points.hpp"

namespace wc::churchill {

namespace {

// No networks, alignments or points of conferences.
TableTop bare() {
    TableTop t(Scenario::campaign);
    t.s.cn = {};
    t.s.pa = {};
    return t;
}

struct Points {
    int uk, su, us;
    friend bool operator==(const Points&, const Points&) = default;
};
Points points(const TableTop& t) { return {t.score(Side::uk), t.score(Side::su), t.score(Side::us)}; }

constexpr int clear = 5; // UK's five colonies without a rival's alignment

} // namespace

TEST_CASE("conferences: 5 for the first, 3 for the second, 1 for each later one", "[churchill][9.4]") {
    constexpr std::array expected{0, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16};
    for (int wins = 0; wins <= 10; ++wins) {
        TableTop t = bare();
        t.s.wins = {0, static_cast<std::uint8_t>(wins), 0};
        CHECK(points(t) == Points{clear, expected[static_cast<std::size_t>(wins)], 0});
    }
}

TEST_CASE("alignments 3 each, places with networks 1 each, however many networks", "[churchill][9.4]") {
    TableTop t = bare();
    t.alignment(Country::france, Side::us).alignment(Country::poland, Side::su).alignment(Country::hungary, Side::su);
    t.networks(Country::france, Side::su, 2)
        .networks(Country::greece, Side::uk, 2)
        .networks(Country::persia, Side::uk, 1);
    CHECK(points(t) == Points{clear + 2, 6 + 1, 3}); // an alignment scores for its owner under a rival's network
}

TEST_CASE("a colony is clear for UK unless another has an alignment there", "[churchill][9.4]") {
    TableTop t = bare();
    t.alignment(Country::malaya, Side::uk).alignment(Country::siam, Side::us).networks(Country::vietnam, Side::su, 1);
    CHECK(points(t) == Points{4 + 3, 1, 3});
}

TEST_CASE("a Global Issue pawn counts 3 on its side", "[churchill][9.4]") {
    TableTop t = bare();
    t.pawn(GlobalTrack::colonies, GlobalPawn::second).pawn(GlobalTrack::europe, GlobalPawn::first);
    t.pawn(GlobalTrack::postwar, GlobalPawn::second);
    CHECK(points(t) == Points{clear + 3, 3, 3});
}

TEST_CASE("the spies count 3 a space, the US pawn 6 at Trinity only", "[churchill][9.4]") {
    TableTop t = bare();
    t.s.abomb_su = 3;
    t.s.abomb_us = 3;
    CHECK(points(t) == Points{clear, 9, 0});
    t.s.abomb_us = 4;
    CHECK(points(t) == Points{clear, 9, 6});
}

TEST_CASE("spaces entered score for the front's owner, start spaces and all before them too", "[churchill][9.4]") {
    struct Track {
        Front front;
        std::vector<int> sums; // after each space
    };
    const std::array tracks{
        Track{Front::western, {5, 9, 14, 14}},
        Track{Front::mediterranean, {1, 3, 5, 8}},
        Track{Front::eastern, {1, 3, 6, 11, 11}},
        Track{Front::cbi, {1, 2, 3, 6, 11, 11}},
        Track{Front::swp, {1, 2, 7, 12, 12}},
        Track{Front::cp, {1, 2, 6, 9, 9}},
        Track{Front::fe, {3, 8, 8}},
    };
    for (const Track& track : tracks)
        for (std::size_t k = 0; k < track.sums.size(); ++k) {
            TableTop t = bare();
            t.s.front[ix(track.front)] = static_cast<std::uint8_t>(k + 1);
            CHECK(front_points(t.s, track.front) == track.sums[k]);
        }
    TableTop early = bare(); // Central Italy before D-Day: 5 instead of 2
    early.s.italy_early = 1;
    early.at_space(Space::mediterranean_northern_italy);
    CHECK(front_points(early.s, Front::mediterranean) == 11);
}

TEST_CASE("Germany: 10 to each player in it, 12 if he is alone", "[churchill][9.4]") {
    TableTop alone = bare();
    alone.at_space(Space::eastern_germany).s.surrendered[0] = 1;
    CHECK(points(alone) == Points{clear, 11 + 12, 0});
    TableTop both = bare();
    both.at_space(Space::eastern_germany).at_space(Space::western_germany).s.surrendered[0] = 1;
    CHECK(points(both) == Points{clear, 11 + 10, 14 + 10});
    TableTop west = bare();
    west.at_space(Space::western_germany).s.surrendered[0] = 1;
    CHECK(points(west) == Points{clear, 0, 14 + 12});
}

TEST_CASE("Japan by entry: 8 to each player in it, once however many fronts", "[churchill][9.4]") {
    TableTop t = bare();
    t.at_space(Space::cp_japan).at_space(Space::swp_japan).at_space(Space::cbi_japan).s.surrendered[1] = 1;
    CHECK(points(t) == Points{clear + 11 + 8, 0, 12 + 9 + 8});
    TableTop fe = bare();
    fe.at_space(Space::fe_japan).s.surrendered[1] = 1;
    CHECK(points(fe) == Points{clear, 8 + 8, 0});
    fe.s.abomb_us = trinity; // the Emperor's conditions hold as well: only the entry line counts
    fe.at_space(Space::cp_marianas);
    CHECK(points(fe) == Points{clear, 8 + 8, 6 + 6});
}

TEST_CASE("Japan by the Emperor: 5 for a condition, 8 at most a player", "[churchill][9.4]") {
    TableTop t = bare();
    t.s.abomb_us = trinity;
    t.at_space(Space::fe_manchuria).at_space(Space::cp_marianas).s.surrendered[1] = 1;
    t.s.emperor = 1;
    CHECK(points(t) == Points{clear, 3 + 5, 6 + 6 + 8}); // Trinity and a base: 10, cut to 8
    t.at_space(Space::cbi_formosa);
    CHECK(points(t) == Points{clear + 11 + 5, 3 + 5, 6 + 6 + 8});
    t.at_space(Space::cp_hawaii); // the base is UK's alone
    CHECK(points(t) == Points{clear + 11 + 5, 3 + 5, 6 + 5});
}

TEST_CASE("a score may be shown at any time, with its parts", "[churchill][9.4]") {
    const TableTop t(Scenario::tournament);
    const Outcome o = Churchill::outcome(t.s);
    CHECK_FALSE(o.over);
    std::array<int, 3> sums{};
    for (const ScoreLine& line : o.scores) {
        sums[static_cast<std::size_t>(index(line.seat))] += line.points;
        CHECK(rule_id(line.line.rule) == "9.4");
    }
    CHECK(sums == std::array{16, 15, 15});
    CHECK(std::array{o.totals[0], o.totals[1], o.totals[2]} == sums);
    CHECK(std::array{o.finals[0], o.finals[1], o.finals[2]} == sums);
}

} // namespace wc::churchill

// Gathering Storm's bots: legal answers from the view alone, and clearly better than random players in every power.
#include "ai/players.hpp"
#include "gathering_storm/score.hpp"
#include "gathering_storm/table.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <utility>

namespace wc::gathering_storm {

namespace {

int pick(int player, const State& view, const Question& q, Dice& dice) {
    return ai::gathering_storm_bots[static_cast<std::size_t>(player)].pick(reinterpret_cast<const std::byte*>(&view), q,
                                                                           dice, 1000);
}

constexpr int bot_player = 0, random_player = 1;

// A whole game; `bots`: a bit for each power that a bot plays, the others answer at random.
State play(int players, Scenario scenario, int bots, Seed seed) {
    Options o;
    o.scenario = static_cast<std::uint8_t>(scenario);
    o.values[0] = static_cast<std::uint8_t>(players - 2);
    Question q;
    Journal journal;
    State s = TableOf<GatheringStorm>::begin(o, seed, q, journal);
    Dice dice = dice_from(seed * 31 + 7);
    for (int n = 0; !q.over(); ++n) {
        REQUIRE(n < GatheringStorm::max_decisions);
        const State view = GatheringStorm::observe(s, only(q.seat));
        const int k = pick(has_bit(bots, power_of(q.seat)) ? bot_player : random_player, view, q, dice);
        REQUIRE((k >= 0 && k < static_cast<int>(q.choices.size())));
        REQUIRE(
            Machine<GatheringStorm>::answer(s, q.seat, q.choices[static_cast<std::size_t>(k)], q, journal).has_value());
    }
    return s;
}

constexpr int everybody = 31, nobody_mask = 0;
constexpr int games = 24;

double mean_points(Power p, int players, int bots) {
    int sum = 0;
    for (int g = 0; g < games; ++g)
        sum += victory_points(play(players, Scenario::full_1935, bots, static_cast<Seed>(g) + 1))[ix(p)];
    return static_cast<double>(sum) / games;
}

} // namespace

TEST_CASE("bots play every scenario and number of players to the end", "[ai][gathering_storm]") {
    for (int scenario = 0; scenario < scenario_count; ++scenario)
        for (int players = 2; players <= 5; ++players) {
            const State s = play(players, nth<Scenario>(scenario), everybody, 11);
            CHECK(s.ended != Ending::running);
            CHECK(s.winners != 0);
        }
}

TEST_CASE("a bot's answer follows from what its seat sees", "[ai][gathering_storm]") {
    Question q;
    Journal journal;
    Options o;
    o.values[0] = static_cast<std::uint8_t>(GENERATE(0, 1, 2, 3)); // two to five players
    State s = TableOf<GatheringStorm>::begin(o, 5, q, journal);
    Dice deals = dice_from(9), dice = dice_from(2);
    for (int n = 0; n < 600 && !q.over(); ++n) {
        const State view = GatheringStorm::observe(s, only(q.seat));
        const int k = pick(bot_player, view, q, dice);
        if (n % 10 == 0) {
            const State other = GatheringStorm::determinize(view, q.seat, deals);
            CHECK(pick(bot_player, GatheringStorm::observe(other, only(q.seat)), q, dice) == k);
        }
        REQUIRE(
            Machine<GatheringStorm>::answer(s, q.seat, q.choices[static_cast<std::size_t>(k)], q, journal).has_value());
    }
}

TEST_CASE("two players: a bot beats a random player on either side", "[ai][gathering_storm]") {
    int axis = 0, allies = 0;
    for (int g = 0; g < games; ++g) {
        axis += play(2, Scenario::full_1935, 3, static_cast<Seed>(g) + 1).winners == 3 ? 1 : 0;
        allies += play(2, Scenario::full_1935, 28, static_cast<Seed>(g) + 1).winners == 28 ? 1 : 0;
    }
    CHECK(axis * 4 >= games * 3);
    CHECK(allies * 4 >= games * 3);
}

TEST_CASE("three and four players: a bot wins against random players", "[ai][gathering_storm]") {
    constexpr int germany = 1, axis = 3, west = 12, russia = 16;
    const auto wins = [](int players, int bots) {
        int n = 0;
        for (int g = 0; g < games; ++g)
            n += (play(players, Scenario::full_1935, bots, static_cast<Seed>(g) + 1).winners & bots) != 0 ? 1 : 0;
        return n;
    };
    for (const auto& [players, bots] : {std::pair{3, axis}, {3, west}, {4, germany}, {4, west}, {4, russia}}) {
        CAPTURE(players, bots);
        CHECK(wins(players, bots) * 4 >= games * 3);
    }
    // With random players in the west the Axis never gets away from the Allies, who then win: Russia is judged by its points.
    CHECK(mean_points(Power::russia, 3, russia) > mean_points(Power::russia, 3, nobody_mask) + 5.0);
}

TEST_CASE("war comes among bots, and not before 1938 in more than a third of the games", "[ai][gathering_storm]") {
    constexpr int spring_1938 = 13;
    int wars = 0, early = 0;
    for (int g = 0; g < games; ++g) {
        const State s = play(2, Scenario::full_1935, everybody, static_cast<Seed>(g) + 1);
        wars += s.ended == Ending::war ? 1 : 0;
        early += s.ended == Ending::war && s.turn < spring_1938 ? 1 : 0;
    }
    CHECK(wars * 4 >= games * 3);
    CHECK(early * 3 <= games);
}

TEST_CASE("five players: every power scores far more when a bot plays it", "[ai][gathering_storm]") {
    for (Power p : all_powers) {
        CAPTURE(at(p));
        CHECK(mean_points(p, 5, 1 << at(p)) > mean_points(p, 5, nobody_mask) + 1.0);
    }
}

} // namespace wc::gathering_storm

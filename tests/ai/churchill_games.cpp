// The bots in whole games: legal, blind to what they may not see, deterministic, and better than chance.
#include "bot_at.hpp"
#include "core/match.hpp"
#include "tables.hpp"

namespace wc::churchill {

namespace {

constexpr int bot = 0, at_random = 1;

Match seated(Options o, Seed seed, std::array<int, 3> players) {
    Controls controls{};
    for (std::size_t k = 0; k < 3; ++k) controls[k] = Control::bot(players[k]);
    return begin_match(churchill_table, o, controls, seed);
}

// Plays to the end; false if a bot named something that is not a choice, or the game did not end.
bool play_out(Match& m) {
    while (!m.question.over() && m.decisions.size() < static_cast<std::size_t>(Churchill::max_decisions))
        if (!let_bot_choose(m, 0)) return false;
    return m.question.over();
}

std::array<int, 3> all_bots() { return {bot, bot, bot}; }

Options options(Scenario s, int historical = 0, int scoring = 0, int secret = 0) {
    Options o{};
    o.scenario = static_cast<std::uint8_t>(s);
    o.values = {static_cast<std::uint8_t>(historical), static_cast<std::uint8_t>(scoring),
                static_cast<std::uint8_t>(secret)};
    return o;
}

int pick(const State& view, const Question& q, Dice dice, int nodes) {
    return ai::churchill_bots[bot].pick(reinterpret_cast<const std::byte*>(&view), q, dice, nodes);
}

} // namespace

TEST_CASE("all-bot games end in every scenario and under every option", "[ai][churchill][playout]") {
    for (Scenario s : {Scenario::training, Scenario::tournament, Scenario::campaign})
        for (int variant = 0; variant < 4; ++variant)
            for (Seed seed = 1; seed <= 10; ++seed) {
                Match m = seated(options(s, variant & 1, variant % 3, variant >> 1), seed, all_bots());
                REQUIRE(play_out(m));
                CHECK(churchill_table.outcome(m.state.data()).winner != Seat::nobody);
            }
}

TEST_CASE("a bot's index is always one of the question's, also among random players", "[ai][churchill][playout]") {
    for (Seed seed = 1; seed <= 60; ++seed) {
        Question q;
        Journal quiet;
        State s = TableOf<Churchill>::begin(options(static_cast<Scenario>(seed % 3), 0, 0, static_cast<int>(seed % 2)),
                                            seed, q, quiet);
        Dice dice = dice_from(seed);
        while (!q.over()) {
            const int k = pick(Churchill::observe(s, only(q.seat)), q, dice, 0);
            REQUIRE(k >= 0);
            REQUIRE(k < static_cast<int>(q.choices.size()));
            // one answer in four is the bot's: so it is asked in positions that it would never have reached
            const int given = draw_below(dice, 4) == 0 ? k : draw_below(dice, static_cast<int>(q.choices.size()));
            REQUIRE(Machine<Churchill>::answer(s, q.seat, q.choices[static_cast<std::size_t>(given)], q, quiet));
        }
    }
}

TEST_CASE("a bot's answer follows from its view alone", "[ai][churchill][playout]") {
    int differed = 0;
    for (Seed seed = 1; seed <= 12; ++seed) {
        Question q;
        Journal quiet;
        State s = TableOf<Churchill>::begin(options(Scenario::tournament, 0, 0, 1), seed, q, quiet);
        Dice dice = dice_from(seed);
        while (!q.over()) {
            const State view = Churchill::observe(s, only(q.seat));
            const int k = pick(view, q, dice_from(1), 0);
            const State other = Churchill::determinize(view, q.seat, dice); // another truth behind the same view
            differed += other == s ? 0 : 1;
            Question same;
            Machine<Churchill>::ask(other, same);
            REQUIRE(same.choices == q.choices);
            REQUIRE(pick(Churchill::observe(other, only(q.seat)), same, dice_from(99), 1000) == k);
            REQUIRE(Machine<Churchill>::answer(s, q.seat, q.choices[static_cast<std::size_t>(k)], q, quiet));
        }
    }
    CHECK(differed > 100);
}

TEST_CASE("one bot beats two random players", "[ai][churchill][playout]") {
    for (int seat_of_bot = 0; seat_of_bot < 3; ++seat_of_bot) {
        int wins = 0, own = 0, others = 0;
        constexpr int games = 60;
        for (Seed seed = 1; seed <= games; ++seed) {
            std::array<int, 3> players{at_random, at_random, at_random};
            players[static_cast<std::size_t>(seat_of_bot)] = bot;
            Match m = seated(options(Scenario::campaign), seed, players);
            REQUIRE(play_out(m));
            const Outcome o = churchill_table.outcome(m.state.data());
            wins += o.winner == seat(seat_of_bot) ? 1 : 0;
            for (int k = 0; k < 3; ++k) (k == seat_of_bot ? own : others) += o.totals[static_cast<std::size_t>(k)];
        }
        INFO("the bot as " << side_ids[static_cast<std::size_t>(seat_of_bot)] << " wins " << wins << " of " << games
                           << ", scores " << own / games << " against " << others / (2 * games));
        CHECK(10 * wins > 6 * games);
        CHECK(own > others); // more than both others together
    }
}

TEST_CASE("bots fight the war: fronts advance, D-Day comes, powers fall", "[ai][churchill][playout]") {
    int normandy = 0, germany = 0, japan = 0, spaces_entered = 0;
    constexpr int games = 60;
    for (Seed seed = 1; seed <= games; ++seed) {
        Match m = seated(options(Scenario::campaign), seed, all_bots());
        REQUIRE(play_out(m));
        const State s = TableOf<Churchill>::load(m.state.data());
        normandy += dday_done(s) ? 1 : 0;
        germany += s.surrendered[0];
        japan += s.surrendered[1];
        for (std::uint8_t n : s.front) spaces_entered += n;
    }
    CHECK(2 * normandy > games);
    CHECK(germany > 0);
    CHECK(japan > 0);
    CHECK(spaces_entered > 10 * games);
}

} // namespace wc::churchill

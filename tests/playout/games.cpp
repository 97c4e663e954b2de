// Whole games of every scenario, checked after every answer. `warcabinet soak` plays many more of them.
#include "tables.hpp"

#include "core/signature.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

using namespace wc;

TEST_CASE("random games of every scenario and every combination of options end well", "[playout]") {
    constexpr std::uint64_t games = 150;
    for (const Table* table : all_tables)
        for (std::size_t scenario = 0; scenario < table->scenarios.size(); ++scenario)
            for (std::uint64_t k = 0; k < games; ++k) {
                const Options options = nth_options(*table, static_cast<std::uint8_t>(scenario), k);
                const RandomGame game = table->play_random(options, k + 5000, true);
                CAPTURE(table->id, scenario, k);
                CHECK_FALSE(game.dead_end);
                CHECK(game.decisions > 0);
            }
}

TEST_CASE("games among bots end well", "[playout][bots]") {
    constexpr Seed games = 6;
    for (const Table* table : all_tables)
        for (std::size_t scenario = 0; scenario < table->scenarios.size(); ++scenario)
            for (Seed seed = 1; seed <= games; ++seed) {
                Controls controls{};
                for (int s = 0; s < table->seats; ++s) controls[static_cast<std::size_t>(s)] = Control::bot(0);
                Match m =
                    begin_match(*table, nth_options(*table, static_cast<std::uint8_t>(scenario), seed), controls, seed);
                while (let_bot_choose(m, 200)) REQUIRE_FALSE(table->check(m.state.data()).has_value());
                CHECK(m.question.over());
                CHECK(table->outcome(m.state.data()).over);
            }
}

TEST_CASE("a state and its links are as small as promised", "[playout]") {
    struct Promise {
        std::size_t state, position, game; // bytes, letters of the median, letters
    };
    constexpr std::array<Promise, all_tables.size()> promises{{{1024, 250, 1000}, {2048, 500, 2000}}};
    for (std::size_t k = 0; k < all_tables.size(); ++k) {
        const Table* table = all_tables[k];
        CHECK(table->state_size <= promises[k].state);
        Controls controls{};
        for (int s = 0; s < table->seats; ++s) controls[static_cast<std::size_t>(s)] = Control::bot(0);
        for (std::size_t scenario = 0; scenario < table->scenarios.size(); ++scenario) {
            std::vector<std::size_t> positions;
            Match m = begin_match(*table, {.scenario = static_cast<std::uint8_t>(scenario)}, controls, 1);
            while (let_bot_choose(m, 200)) positions.push_back(position_text(*table, m.state.data()).size());
            CAPTURE(table->id, scenario);
            REQUIRE_FALSE(positions.empty());
            std::sort(positions.begin(), positions.end());
            CHECK(positions[positions.size() / 2] <= promises[k].position);
            CHECK(game_text(m).size() <= promises[k].game);
        }
    }
}

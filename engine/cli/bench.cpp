// bench: how fast random play goes on one core, and how small states and links are.
#include "cli/commands.hpp"
#include "cli/game.hpp"
#include "core/envelope.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace wc::cli {

namespace {

using Clock = std::chrono::steady_clock;

std::int64_t nanoseconds_since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
}

constexpr std::int64_t second = 1'000'000'000;

// What the processor has worked for this program, so that a busy machine measures the same. (In WebAssembly: time that has passed.)
std::int64_t processor_microseconds() {
    return static_cast<std::int64_t>(std::clock()) * 1'000'000 / static_cast<std::int64_t>(CLOCKS_PER_SEC);
}

void measure_play(Report& out, const Setting& g, std::int64_t seconds) {
    std::int64_t games = 0, decisions = 0, choices = 0, dead_ends = 0;
    const auto start = Clock::now();
    const std::int64_t work_before = processor_microseconds();
    while (nanoseconds_since(start) < seconds * second) {
        const RandomGame r = g.table->play_random(g.options, g.seed + static_cast<Seed>(games), false);
        ++games;
        decisions += r.decisions;
        choices += static_cast<std::int64_t>(r.choices);
        dead_ends += r.dead_end ? 1 : 0;
    }
    const std::int64_t microseconds = processor_microseconds() - work_before;
    out.ratio("decisions_per_second", decisions * 1'000'000, microseconds, 0);
    out.ratio("games_per_second", games * 1'000'000, microseconds, 1);
    out.ratio("mean_choices", choices, decisions, 2);
    out.number("games", games);
    out.number("decisions", decisions);
    out.number("dead_ends", dead_ends);
}

// Copies a state around a ring of 64 that stays in the cache.
void measure_copy(Report& out, const Table& table) {
    constexpr std::size_t slots = 64, rounds = 20'000;
    const std::size_t size = table.state_size;
    Bytes ring(slots * size);
    const auto start = Clock::now();
    for (std::size_t r = 0; r < rounds; ++r)
        for (std::size_t k = 0; k < slots; ++k) {
            std::byte* const from = ring.data() + k * size;
            from[r % size] = static_cast<std::byte>(r);
            std::memcpy(ring.data() + ((k + 1) % slots) * size, from, size);
        }
    out.ratio("copy_ns", nanoseconds_since(start), static_cast<std::int64_t>(slots * rounds), 1);
}

struct Sizes {
    std::vector<std::int64_t> all;

    void report(Report& out, std::string_view key) {
        std::sort(all.begin(), all.end());
        out.open(key);
        out.number("median", all.empty() ? 0 : all[all.size() / 2]);
        out.number("max", all.empty() ? 0 : all.back());
        out.close();
    }
};

// Random games as links: the whole game, and positions on the way (seen whole).
void measure_links(Report& out, const Setting& g) {
    constexpr int games = 60, every = 16;
    Sizes positions, whole;
    const Controls controls = random_players(*g.table);
    for (int k = 0; k < games; ++k) {
        Match m = begin_match(*g.table, g.options, controls, g.seed + static_cast<Seed>(k));
        while (!m.question.over()) {
            if (m.decisions.size() % every == 0)
                positions.all.push_back(static_cast<std::int64_t>(position_text(*g.table, m.state.data()).size()));
            if (!let_bot_choose(m, g.nodes)) break;
        }
        whole.all.push_back(static_cast<std::int64_t>(game_text(m).size()));
    }
    positions.report(out, "position_link_chars");
    whole.report(out, "game_link_chars");
}

} // namespace

Result run_bench(const Args& args, Report& out) {
    const auto asked = setting_asked(args);
    if (!asked) return std::unexpected(asked.error());
    const auto seconds = number_of(args, "seconds", 2, 1, 3600);
    if (!seconds) return std::unexpected(seconds.error());
    out.text("table", asked->table->id);
    out.text("scenario", scenario_id(*asked->table, asked->options));
    measure_play(out, *asked, static_cast<std::int64_t>(*seconds));
    out.number("state_bytes", static_cast<std::int64_t>(asked->table->state_size));
    measure_copy(out, *asked->table);
    measure_links(out, *asked);
    return 0;
}

} // namespace wc::cli

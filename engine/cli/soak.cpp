// soak: many games, checked after every answer, every combination of options in turn; hashes: how each of them ends.
#include "cli/commands.hpp"
#include "cli/game.hpp"
#include "core/signature.hpp"

namespace wc::cli {

namespace {

struct Counts {
    std::int64_t games = 0, decisions = 0, dead_ends = 0, invariant_failures = 0;
};

// False: the game did not come to its end.
bool play_checked(Match& m, int nodes, Counts& counts) {
    while (true) {
        if (m.table->check(m.state.data())) ++counts.invariant_failures;
        if (m.question.over()) return true;
        if (static_cast<int>(m.decisions.size()) >= m.table->max_decisions || m.question.choices.size() < 2)
            return false;
        if (!let_bot_choose(m, nodes)) return false;
    }
}

Match nth_game(const Setting& g, std::uint64_t k) {
    return begin_match(*g.table, nth_options(*g.table, g.options.scenario, k), g.controls, g.seed + k);
}

} // namespace

Result run_soak(const Args& args, Report& out) {
    const auto asked = setting_asked(args);
    if (!asked) return std::unexpected(asked.error());
    const auto games = number_of(args, "games", 1000, 1, max_games);
    if (!games) return std::unexpected(games.error());
    Counts counts;
    for (std::uint64_t k = 0; k < *games; ++k) {
        Match m = nth_game(*asked, k);
        counts.dead_ends += play_checked(m, asked->nodes, counts) ? 0 : 1;
        counts.decisions += static_cast<std::int64_t>(m.decisions.size());
        ++counts.games;
    }
    out.text("table", asked->table->id);
    out.text("scenario", scenario_id(*asked->table, asked->options));
    out.number("games", counts.games);
    out.number("decisions", counts.decisions);
    out.number("dead_ends", counts.dead_ends);
    out.number("invariant_failures", counts.invariant_failures);
    return counts.dead_ends + counts.invariant_failures == 0 ? 0 : 1;
}

Result run_hashes(const Args& args, Report& out) {
    const auto asked = setting_asked(args);
    if (!asked) return std::unexpected(asked.error());
    const auto games = number_of(args, "games", 1000, 1, max_games);
    if (!games) return std::unexpected(games.error());
    out.open_list("hashes");
    for (std::uint64_t k = 0; k < *games; ++k) {
        Match m = nth_game(*asked, k);
        if (!play_out(m, asked->nodes)) return std::unexpected(Complaint("A game stopped before its end."));
        out.text("", std::to_string(m.seed) + " " + hex(hash_of(m)));
    }
    out.close();
    return 0;
}

} // namespace wc::cli

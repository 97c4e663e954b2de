// Game: which table, scenario, options and players a command is about.
#pragma once

#include "cli/args.hpp"
#include "cli/report.hpp"
#include "core/match.hpp"

namespace wc::cli {

struct Setting {
    const Table* table = nullptr;
    Options options{};
    Controls controls{};
    Seed seed = 1;
    int nodes = 0;
};

inline constexpr std::uint64_t max_games = 10'000'000;
inline constexpr std::uint64_t max_seed = ~std::uint64_t{0};

std::expected<const Table*, Complaint> table_asked(const Args&); // --table
std::expected<Setting, Complaint> setting_asked(const Args&);    // and --scenario, --options, --seed, --seats, --nodes

std::string_view scenario_id(const Table&, const Options&);

// The random player in every seat.
Controls random_players(const Table&);

// Lets bots play a match to the end. False: somebody could not answer.
bool play_out(Match&, int nodes);

} // namespace wc::cli

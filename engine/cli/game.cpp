#include "cli/game.hpp"

#include "tables.hpp"

namespace wc::cli {

namespace {

// "The table X ..." where `known` lists what would have been right.
Complaint unknown(std::string_view what, std::string_view given, const std::string& known) {
    return std::string("There is no ").append(what).append(" \"").append(given.substr(0, 40)).append("\"; there are ") +
           known + ".";
}

template <class Things> std::string ids_of(const Things& things) {
    std::string out;
    for (const auto& x : things) out.append(out.empty() ? "" : ", ").append(x.id);
    return out.empty() ? "none" : out;
}

std::string table_ids() {
    std::string out;
    for (const Table* t : all_tables) out.append(out.empty() ? "" : ", ").append(t->id);
    return out;
}

template <class Things> int place_of(const Things& things, std::string_view id) {
    for (std::size_t k = 0; k < things.size(); ++k)
        if (things[k].id == id) return static_cast<int>(k);
    return -1;
}

std::expected<void, Complaint> read_scenario(const Args& args, Setting& out) {
    const Table& table = *out.table;
    const auto given = args.value("scenario");
    if (!given) return std::unexpected("Say which scenario: --scenario " + ids_of(table.scenarios) + ".");
    const int place = place_of(table.scenarios, *given);
    if (place < 0) return std::unexpected(unknown("scenario", *given, ids_of(table.scenarios)));
    out.options.scenario = static_cast<std::uint8_t>(place);
    return {};
}

// --options a=1,b=2
std::expected<void, Complaint> read_options(const Args& args, Setting& out) {
    const auto given = args.value("options");
    if (!given) return {};
    for (std::string_view pair : split(*given, ',')) {
        const std::string_view name = pair.substr(0, pair.find('='));
        const int place = place_of(out.table->options, name);
        if (place < 0) return std::unexpected(unknown("option", name, ids_of(out.table->options)));
        const auto k = static_cast<std::size_t>(place);
        const std::string_view digits = pair.substr(std::min(pair.size(), name.size() + 1));
        const bool is_digit = digits.size() == 1 && digits[0] >= '0' && digits[0] < '0' + out.table->options[k].count;
        if (!is_digit)
            return std::unexpected("The option " + std::string(name) + " takes a number from 0 to " +
                                   std::to_string(out.table->options[k].count - 1) + ", as in " + std::string(name) +
                                   "=1.");
        out.options.values[k] = static_cast<std::uint8_t>(digits[0] - '0');
    }
    return {};
}

// --seats bot,random,...; left out: the table's first bot everywhere
std::expected<void, Complaint> read_seats(const Args& args, Setting& out) {
    const Table& table = *out.table;
    const auto seats = static_cast<std::size_t>(table.seats);
    for (std::size_t k = 0; k < seats; ++k) out.controls[k] = Control::bot(0);
    const auto given = args.value("seats");
    if (!given) return {};
    const auto names = split(*given, ',');
    if (names.size() != seats)
        return std::unexpected("The table " + std::string(table.id) + " has " + std::to_string(seats) +
                               " seats: --seats needs as many players, with commas between.");
    for (std::size_t k = 0; k < seats; ++k) {
        const int place = place_of(table.bots, names[k]);
        if (place < 0) return std::unexpected(unknown("player", names[k], ids_of(table.bots)));
        out.controls[k] = Control::bot(place);
    }
    return {};
}

} // namespace

std::expected<const Table*, Complaint> table_asked(const Args& args) {
    const auto given = args.value("table");
    if (!given) return std::unexpected("Say which table: --table " + table_ids() + ".");
    for (const Table* t : all_tables)
        if (t->id == *given) return t;
    return std::unexpected(unknown("table", *given, table_ids()));
}

std::expected<Setting, Complaint> setting_asked(const Args& args) {
    constexpr std::uint64_t most_nodes = 100'000'000;
    Setting out;
    const auto table = table_asked(args);
    if (!table) return std::unexpected(table.error());
    out.table = *table;
    for (const auto read : {read_scenario, read_options, read_seats})
        if (const auto done = read(args, out); !done) return std::unexpected(done.error());
    const auto seed = number_of(args, "seed", 1, 0, max_seed);
    if (!seed) return std::unexpected(seed.error());
    out.seed = *seed;
    const auto nodes = number_of(args, "nodes", 1000, 1, most_nodes);
    if (!nodes) return std::unexpected(nodes.error());
    out.nodes = static_cast<int>(*nodes);
    return out;
}

std::string_view scenario_id(const Table& table, const Options& options) {
    return table.scenarios[options.scenario].id;
}

Controls random_players(const Table& table) {
    Controls out{};
    const int place = std::max(0, place_of(table.bots, "random"));
    for (int s = 0; s < table.seats; ++s) out[static_cast<std::size_t>(s)] = Control::bot(place);
    return out;
}

bool play_out(Match& m, int nodes) {
    while (!m.question.over())
        if (!let_bot_choose(m, nodes)) return false;
    return true;
}

} // namespace wc::cli

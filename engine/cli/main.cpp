// warcabinet: the headless program. Usage: warcabinet COMMAND [arguments], see `usage` below.
#include "cli/commands.hpp"

#include <array>
#include <cstdio>

namespace wc::cli {

namespace {

struct Command {
    std::string_view name;
    Result (*run)(const Args&, Report&);
    std::string_view with_value; // names of arguments, space between
    std::string_view flags;
    std::size_t words;
    std::string_view usage;
};

constexpr std::array<Command, 11> commands{{
    {"tables", run_tables, "", "json", 0, "tables [--json]"},
    {"play", run_play, "table scenario options seed seats nodes record", "json", 0,
     "play --table T --scenario S [--options a=1,b=2] [--seed N] [--seats bot,random,...] [--nodes N] [--record F] "
     "[--json]"},
    {"replay", run_replay, "", "json", 1, "replay F [--json]"},
    {"bench", run_bench, "table scenario options seconds", "json", 0,
     "bench --table T --scenario S [--options a=1,b=2] [--seconds N] [--json]"},
    {"fuzz", run_fuzz, "table games seed", "json", 0, "fuzz --table T [--games N] [--seed N] [--json]"},
    {"forge", run_forge, "table positions seed", "json", 0, "forge --table T [--positions N] [--seed N] [--json]"},
    {"stats", run_stats, "table scenario options games seed seats nodes", "json", 0,
     "stats --table T --scenario S [--options a=1,b=2] [--games N] [--seed N] [--seats bot,random,...] [--nodes N] "
     "[--json]"},
    {"soak", run_soak, "table scenario games seed seats nodes", "json", 0,
     "soak --table T --scenario S [--games N] [--seed N] [--seats bot,random,...] [--nodes N] [--json]"},
    {"hashes", run_hashes, "table scenario games seed seats nodes", "json", 0,
     "hashes --table T --scenario S [--games N] [--seed N] [--seats bot,random,...] [--nodes N] [--json]"},
    {"signature", run_signature, "", "", 0, "signature"},
    {"describe", run_describe, "", "json", 1, "describe LINK [--json]"},
}};

void say(std::FILE* to, std::string_view text) { std::fwrite(text.data(), 1, text.size(), to); }

int usage() {
    say(stderr, "Usage:\n");
    for (const Command& c : commands) {
        say(stderr, "  warcabinet ");
        say(stderr, c.usage);
        say(stderr, "\n");
    }
    return 2;
}

int complain(const Complaint& what) {
    say(stderr, "warcabinet: ");
    say(stderr, what);
    say(stderr, "\n");
    return 2;
}

int run(const Command& command, std::span<char* const> given) {
    const auto with_value = split(command.with_value, ' '), flags = split(command.flags, ' ');
    const auto args = read_args(given, with_value, flags, command.words);
    if (!args) return complain(args.error());
    Report report(args->has("json"));
    const Result result = command.run(*args, report);
    if (!result) return complain(result.error());
    report.print();
    return *result;
}

} // namespace

int run_program(std::span<char* const> words) {
    if (words.empty()) return usage();
    for (const Command& c : commands)
        if (c.name == words[0]) return run(c, words.subspan(1));
    std::string names;
    for (const Command& c : commands) names.append(names.empty() ? "" : ", ").append(c.name);
    return complain("There is no command \"" + std::string(words[0]).substr(0, 40) + "\"; there are " + names + ".");
}

} // namespace wc::cli

int main(int count, char** words) {
    const std::span<char* const> all(words, static_cast<std::size_t>(count));
    return wc::cli::run_program(all.subspan(count > 0 ? 1 : 0));
}

// fuzz: random legal play, with everything tried on the way that a careless or hostile player might try.
#include "cli/fuzz.hpp"

#include "cli/commands.hpp"
#include "cli/game.hpp"
#include "cli/tweak.hpp"
#include "core/signature.hpp"

namespace wc::cli {

void note(Fuzz& f, std::int64_t& count, std::string_view what, std::string_view shown) {
    ++count;
    add_note(f.found.notes, what, shown);
}

namespace {

void remember_choices(Fuzz& f, const Choices& choices) {
    constexpr std::size_t most = 512;
    for (const Choice& c : choices)
        if (f.seen.size() < most)
            f.seen.push_back(c);
        else
            f.seen[static_cast<std::size_t>(draw_below(f.dice, most))] = c;
}

void fuzz_position(Fuzz& f, const Match& m) {
    constexpr int links_every = 150;
    if (const auto broken = f.table.check(m.state.data()))
        note(f, f.found.invariant_failures, broken->what, position_text(f.table, m.state.data()));
    forge_choices(f, m.state, m.question);
    answer_from_wrong_seats(f, m.state, m.question);
    if (draw_below(f.dice, links_every) == 0) forge_links(f, m);
}

void fuzz_game(Fuzz& f, const Options& options, Seed seed) {
    Match m = begin_match(f.table, options, {}, seed);
    ++f.found.games;
    while (!m.question.over()) {
        fuzz_position(f, m);
        const Choices& choices = m.question.choices;
        remember_choices(f, choices);
        const bool stuck = choices.size() < 2 || static_cast<int>(m.decisions.size()) >= f.table.max_decisions;
        if (stuck || !choose(m, m.question.seat,
                             choices[static_cast<std::size_t>(draw_below(f.dice, static_cast<int>(choices.size())))]))
            return note(f, f.found.dead_ends, "a dead end", position_text(f.table, m.state.data()));
        ++f.found.decisions;
    }
    fuzz_position(f, m);
    forge_links(f, m);
}

void report(Report& out, const Table& table, const Findings& found) {
    out.text("table", table.id);
    out.number("games", found.games);
    out.number("decisions", found.decisions);
    out.number("dead_ends", found.dead_ends);
    out.number("invariant_failures", found.invariant_failures);
    out.number("forged_accepted", found.forged_accepted);
    out.number("wrong_seat_accepted", found.wrong_seat_accepted);
    out.number("bad_links_accepted", found.bad_links_accepted);
    report_notes(out, found.notes);
}

} // namespace

Result run_fuzz(const Args& args, Report& out) {
    const auto table = table_asked(args);
    if (!table) return std::unexpected(table.error());
    const auto games = number_of(args, "games", 100, 1, max_games);
    if (!games) return std::unexpected(games.error());
    const auto seed = number_of(args, "seed", 1, 0, max_seed);
    if (!seed) return std::unexpected(seed.error());
    Fuzz f{.table = **table, .tweak = tweak_for(**table), .dice = dice_from(*seed)};
    const std::uint64_t scenarios = f.table.scenarios.size();
    for (std::uint64_t k = 0; k < *games; ++k)
        fuzz_game(f, nth_options(f.table, static_cast<std::uint8_t>(k % scenarios), k / scenarios), *seed + k);
    report(out, f.table, f.found);
    return f.found.clean() ? 0 : 1;
}

} // namespace wc::cli

// forge: positions and views that somebody made up. Real ones, as many of every step of the sequence of play, with other values in
// a few fields; what `check` accepts must keep the law (core/law.hpp) as far as it is played, and what breaks it mostly does at once.
#include "cli/commands.hpp"
#include "cli/game.hpp"
#include "cli/notes.hpp"
#include "cli/tweak.hpp"
#include "core/law.hpp"
#include "core/pool.hpp"
#include "core/signature.hpp"

namespace wc::cli {

namespace {

constexpr std::uint64_t pool_games = 1500;
constexpr int most_changes = 4, decisions = 40;
constexpr int view_every = 6, pair_every = 3, kept_every = 50, asked_every = 500;

struct Forge {
    const Table& table;
    Tweak tweak;
    Dice dice;
    Pool pool;
    std::int64_t accepted = 0, broken = 0;
    Notes notes;
};

bool one_in(Forge& f, int n) { return draw_below(f.dice, n) == 0; }

// Changes that `check` lets through, one after another; now and then two at once, for what belongs together.
bool change(Forge& f, Bytes& state) {
    bool changed = false;
    for (int n = draw_below(f.dice, most_changes); n >= 0; --n) {
        Bytes next = state;
        for (int k = one_in(f, pair_every) ? 2 : 1; k > 0; --k) f.tweak(next.data(), f.dice);
        if (next == state || f.table.check(next.data())) continue;
        state = std::move(next);
        changed = true;
    }
    return changed;
}

void keep(Forge& f, const Bytes& position) {
    Question q;
    f.table.ask(position.data(), q);
    if (!q.over()) f.pool.add(q.step, position, f.dice);
}

void forge_one(Forge& f) {
    Bytes state = f.pool.pick(f.dice);
    const bool view = one_in(f, view_every);
    if (view) {
        Bytes seen(state.size());
        f.table.observe(state.data(), {static_cast<std::uint8_t>(draw_below(f.dice, 1 << f.table.seats))}, seen.data());
        state = std::move(seen);
    }
    if (!change(f, state)) return;
    const std::string text = position_text(f.table, state.data());
    const auto opened = open_text(text, all_tables);
    if (!opened) return;
    ++f.accepted;
    const Views views = one_in(f, asked_every) ? Views::asked : Views::unasked;
    const Verdict verdict = hold_to_law(*opened, hash_text(text), views, decisions);
    if (!verdict.broken.empty()) {
        ++f.broken;
        return add_note(f.notes, verdict.broken, text);
    }
    if (!view && one_in(f, kept_every)) keep(f, state); // the next changes begin where these ended
}

} // namespace

Result run_forge(const Args& args, Report& out) {
    const auto table = table_asked(args);
    if (!table) return std::unexpected(table.error());
    const auto positions = number_of(args, "positions", 100'000, 1, max_games);
    if (!positions) return std::unexpected(positions.error());
    const auto seed = number_of(args, "seed", 1, 0, max_seed);
    if (!seed) return std::unexpected(seed.error());
    Dice dice = dice_from(*seed);
    Pool pool(**table, static_cast<int>(std::min(*positions, pool_games)), dice);
    Forge f{.table = **table, .tweak = tweak_for(**table), .dice = dice, .pool = std::move(pool)};
    for (std::uint64_t k = 0; k < *positions; ++k) forge_one(f);
    out.text("table", f.table.id);
    out.number("steps", static_cast<std::int64_t>(f.pool.steps()));
    out.number("positions", static_cast<std::int64_t>(*positions));
    out.number("accepted", f.accepted);
    out.number("broken", f.broken);
    report_notes(out, f.notes);
    return f.broken == 0 ? 0 : 1;
}

} // namespace wc::cli

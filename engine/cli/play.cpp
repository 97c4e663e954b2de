// play: one game to the end; replay: the same game again from its record, which must end in the same bytes.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/game.hpp"
#include "cli/words.hpp"
#include "core/hash.hpp"
#include "tables.hpp"

namespace wc::cli {

namespace {

void report_scores(Report& out, const Table& table, const Outcome& o) {
    out.open_list("scores");
    for (int k = 0; k < table.seats; ++k) {
        const auto at = static_cast<std::size_t>(k);
        out.open("");
        out.text("seat", seat_name(table, seat(k)));
        out.number("total", o.finals[at]);
        out.number("before_end", o.totals[at]);
        out.open_list("parts");
        for (const ScoreLine& part : o.scores) {
            if (part.seat != seat(k)) continue;
            out.open("");
            out.number("points", part.points);
            out.text("rule", rule_number(table, part.line.rule));
            out.text("text", say(table, part.line));
            out.close();
        }
        out.close();
        out.close();
    }
    out.close();
}

void report_game(Report& out, const Match& m) {
    out.text("table", m.table->id);
    out.text("scenario", scenario_id(*m.table, m.options));
    out.large("seed", m.seed);
    out.number("decisions", static_cast<std::int64_t>(m.decisions.size()));
    out.text("hash", hex(hash_of(m)));
    const Outcome o = m.table->outcome(m.state.data());
    out.text("winner", seat_name(*m.table, o.winner));
    if (o.over) out.text("end", rule_number(*m.table, o.reason.rule));
    report_scores(out, *m.table, o);
}

// A record: the game's text, a space, its hash, a line's end.
std::expected<void, Complaint> write_record(const Match& m, std::string_view path) {
    const std::string text = game_text(m);
    if (text.size() > max_file_chars) return std::unexpected("The record would be longer than a file may be.");
    return write_file(path, text + " " + hex(hash_of(m)) + "\n");
}

Complaint in_words(Problem problem) { return say(*all_tables[0], {.text = problem}); }

} // namespace

Result run_play(const Args& args, Report& out) {
    const auto asked = setting_asked(args);
    if (!asked) return std::unexpected(asked.error());
    Match m = begin_match(*asked->table, asked->options, asked->controls, asked->seed);
    if (!play_out(m, asked->nodes)) return std::unexpected(Complaint("The game stopped before its end."));
    report_game(out, m);
    if (const auto path = args.value("record"))
        if (const auto written = write_record(m, *path); !written) return std::unexpected(written.error());
    return 0;
}

Result run_replay(const Args& args, Report& out) {
    constexpr std::size_t hash_chars = 18; // a space, 16 digits, a line's end
    const auto path = args.value("");
    if (!path) return std::unexpected(Complaint("Say which record: replay FILE."));
    const auto file = read_file(*path, max_file_chars + hash_chars);
    if (!file) return std::unexpected(file.error());
    std::string_view text = *file;
    if (text.ends_with('\n')) text.remove_suffix(1);
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos)
        return std::unexpected(Complaint("This file is not a record: it has no hash."));
    const auto opened = open_text(text.substr(0, space), all_tables, max_file_chars);
    if (!opened) return std::unexpected(in_words(opened.error()));
    if (opened->kind != 'g')
        return std::unexpected(Complaint("This file is not a record: it holds a position, not a game."));
    report_game(out, opened->match);
    const std::string_view recorded = text.substr(space + 1);
    const bool same = !opened->history_lost && recorded == hex(hash_of(opened->match));
    out.text("recorded_hash", recorded.substr(0, 16));
    out.yes("verified", same);
    return same ? 0 : 1;
}

} // namespace wc::cli

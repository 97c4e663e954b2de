// stats: what many games between the same players look like.
#include "cli/commands.hpp"
#include "cli/game.hpp"
#include "cli/words.hpp"
#include "core/envelope.hpp"

#include <algorithm>

namespace wc::cli {

namespace {

struct Tally {
    std::int64_t games = 0, decisions = 0;
    std::array<std::int64_t, 7> wins{}, totals{}, finals{}; // totals: before the end's adjustments, finals: after
    std::vector<std::int64_t> ends;                         // by rule
    std::vector<std::int64_t> milestones;                   // games in which the event happened
    std::vector<std::int64_t> link_chars;
};

bool happened(const Match& m, const Milestone& what) {
    return std::any_of(m.events.begin(), m.events.end(), [&what](const Event& e) {
        const auto& named = e.line.operands;
        return e.line.text == what.event &&
               (!what.operand || std::find(named.begin(), named.end(), what.operand) != named.end());
    });
}

void add(Tally& t, const Match& m) {
    const Outcome o = m.table->outcome(m.state.data());
    ++t.games;
    t.decisions += static_cast<std::int64_t>(m.decisions.size());
    for (int s = 0; s < m.table->seats; ++s) t.wins[static_cast<std::size_t>(s)] += o.won(seat(s)) ? 1 : 0;
    for (std::size_t k = 0; k < t.totals.size(); ++k) {
        t.totals[k] += o.totals[k];
        t.finals[k] += o.finals[k];
    }
    if (o.reason.rule.code < t.ends.size()) ++t.ends[o.reason.rule.code];
    for (std::size_t k = 0; k < t.milestones.size(); ++k)
        t.milestones[k] += happened(m, m.table->milestones[k]) ? 1 : 0;
    t.link_chars.push_back(static_cast<std::int64_t>(game_text(m).size()));
}

void report_seats(Report& out, const Table& table, const Setting& g, const Tally& t) {
    out.open_list("seats");
    for (int s = 0; s < table.seats; ++s) {
        const auto k = static_cast<std::size_t>(s);
        out.open("");
        out.text("seat", seat_name(table, seat(s)));
        out.text("player", table.bots[static_cast<std::size_t>(g.controls[k].bot_index())].id);
        out.ratio("mean_score", t.totals[k], t.games, 2);
        out.ratio("mean_final", t.finals[k], t.games, 2);
        out.ratio("win_share", t.wins[k], t.games, 4);
        out.close();
    }
    out.close();
}

void report_shares(Report& out, const Table& table, Tally& t) {
    out.open("ends"); // by the rule under which the game ended
    const auto codes = static_cast<std::uint16_t>(t.ends.size());
    for (std::uint16_t code = 1; code < codes; ++code)
        if (t.ends[code] > 0) out.ratio(rule_number(table, {code}), t.ends[code], t.games, 4);
    out.close();
    out.open("events"); // share of the games in which it happened
    for (std::size_t k = 0; k < t.milestones.size(); ++k)
        out.ratio(table.milestones[k].id, t.milestones[k], t.games, 4);
    out.close();
    std::sort(t.link_chars.begin(), t.link_chars.end());
    out.open("game_link_chars");
    out.number("median", t.link_chars[t.link_chars.size() / 2]);
    out.number("max", t.link_chars.back());
    out.close();
}

} // namespace

Result run_stats(const Args& args, Report& out) {
    const auto asked = setting_asked(args);
    if (!asked) return std::unexpected(asked.error());
    const auto games = number_of(args, "games", 200, 1, max_games);
    if (!games) return std::unexpected(games.error());
    const Table& table = *asked->table;
    Tally t;
    t.ends.resize(table.rule_ids.size() + 1);
    t.milestones.resize(table.milestones.size());
    for (std::uint64_t k = 0; k < *games; ++k) {
        Match m = begin_match(table, asked->options, asked->controls, asked->seed + k);
        if (!play_out(m, asked->nodes)) return std::unexpected(Complaint("A game stopped before its end."));
        add(t, m);
    }
    out.text("table", table.id);
    out.text("scenario", scenario_id(table, asked->options));
    out.number("games", t.games);
    out.ratio("mean_decisions", t.decisions, t.games, 1);
    report_seats(out, table, *asked, t);
    report_shares(out, table, t);
    return 0;
}

} // namespace wc::cli

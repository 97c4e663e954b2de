#include "core/envelope.hpp"

#include "core/base64.hpp"
#include "core/text_dump.hpp"

namespace wc {

namespace {

constexpr std::string_view prefix = "wc1";
constexpr int control_codes = 16;

std::string sealed(char kind, const Table& table, RangeEncoder& payload) {
    std::string out(prefix);
    out.append(".").push_back(kind);
    out.append(".").append(table.id).append(".");
    append_number(out, static_cast<std::uint64_t>(table.revision));
    out.append(".");
    append_base64(out, payload.finish());
    return with_check_value(std::move(out));
}

template <class W> void walk_header(W& w, const Table& table, Match& m) {
    w.field("scenario", 0, m.options.scenario, 0, static_cast<int>(table.scenarios.size()) - 1);
    for (std::size_t k = 0; k < table.options.size(); ++k)
        w.field("option", static_cast<int>(k), m.options.values[k], 0, table.options[k].count - 1);
    for (int s = 0; s < table.seats; ++s)
        w.field("control", s, m.controls[static_cast<std::size_t>(s)].code, 0, control_codes - 1);
    w.wide("seed", m.seed);
    w.field("from", 0, m.from_position, 0, 1);
}

template <class W> void walk_reseeds(W& w, Match& m) {
    auto count = static_cast<std::uint16_t>(m.reseeds.size());
    w.small("reseeds", 0, count);
    m.reseeds.resize(count);
    for (Reseed& r : m.reseeds) {
        auto at = static_cast<std::uint16_t>(r.at);
        w.small("at", 0, at);
        r.at = at;
        w.wide("reseed", r.seed);
    }
}

struct Parts {
    char kind = 0;
    std::string_view table, payload;
    int revision = 0;
};

std::expected<Parts, Problem> take_apart(std::string_view text) {
    const std::size_t last = text.rfind('.');
    if (!text.starts_with("wc")) return std::unexpected(Text::core_problem_not_ours);
    if (last == std::string_view::npos) return std::unexpected(Text::core_problem_damaged);
    if (!text.starts_with("wc1.")) return std::unexpected(Text::core_problem_newer);
    if (check_value(text.substr(0, last)) != text.substr(last + 1)) return std::unexpected(Text::core_problem_damaged);
    std::array<std::string_view, 5> piece;
    std::string_view rest = text.substr(0, last);
    for (std::size_t k = 0; k < piece.size(); ++k) {
        const std::size_t dot = k + 1 == piece.size() ? rest.size() : rest.find('.');
        if (dot == std::string_view::npos) return std::unexpected(Text::core_problem_damaged);
        piece[k] = rest.substr(0, dot);
        rest.remove_prefix(std::min(dot + 1, rest.size()));
    }
    Parts parts{.kind = piece[1].size() == 1 ? piece[1].front() : '?', .table = piece[2], .payload = piece[4]};
    const auto end = piece[3].data() + piece[3].size();
    const auto read = std::from_chars(piece[3].data(), end, parts.revision);
    if (read.ec != std::errc{} || read.ptr != end || parts.revision < 1)
        return std::unexpected(Text::core_problem_damaged);
    return parts;
}

const Table* table_called(std::string_view id, TableList tables) {
    for (const Table* t : tables)
        if (t->id == id) return t;
    return nullptr;
}

bool bots_exist(const Table& table, const Controls& controls) {
    for (int s = 0; s < table.seats; ++s) {
        const Control c = controls[static_cast<std::size_t>(s)];
        if (c.code == 7 || (c.is_bot() && c.bot_index() >= static_cast<int>(table.bots.size()))) return false;
    }
    for (std::size_t s = static_cast<std::size_t>(table.seats); s < controls.size(); ++s)
        if (controls[s].code != 0) return false;
    return true;
}

// A true position that stands at a real question, or is over.
bool playable(const Table& table, const std::byte* state) {
    if (table.check(state) || table.viewer(state) != all_seeing) return false;
    Question q;
    table.ask(state, q);
    return q.over() || q.choices.size() >= 2;
}

bool showable(const Table& table, const Bytes& view) {
    return !table.check(view.data()) && table.viewer(view.data()) != all_seeing &&
           deal_from(table, view, {}, 1).has_value();
}

// Each at a decision of its own, in order, none beyond the last.
bool in_order(const std::vector<Reseed>& reseeds, std::size_t count) {
    for (std::size_t k = 0; k < reseeds.size(); ++k)
        if (reseeds[k].at > count || (k > 0 && reseeds[k].at <= reseeds[k - 1].at)) return false;
    return true;
}

// Replays the choices that follow in `in`. False: they do not lead anywhere a game could go.
bool replay_choices(Match& m, RangeDecoder& in, const std::vector<Reseed>& reseeds, std::size_t count) {
    m.reseeds = reseeds;
    auto reseed = reseeds.begin();
    for (std::size_t k = 0;; ++k) {
        if (reseed != reseeds.end() && reseed->at == k) m.table->reseed(m.state.data(), (reseed++)->seed);
        if (k == count) return in.sound();
        const auto n = static_cast<std::uint32_t>(m.question.choices.size());
        if (n < 2 || !in.sound()) return false;
        if (!choose(m, m.question.seat, m.question.choices[in.get(n)])) return false;
    }
}

std::expected<Opened, Problem> open_game(const Table& table, int revision, RangeDecoder& in) {
    Opened out{.kind = 'g', .table = &table};
    Match head;
    UnpackWalker w(in, revision);
    walk_header(w, table, head);
    if (!bots_exist(table, head.controls)) return std::unexpected(Text::core_problem_damaged);
    Bytes start(table.state_size), final_state(table.state_size);
    if (head.from_position) table.unpack(in, revision, start.data());
    if (!in.sound() || (head.from_position && !playable(table, start.data())))
        return std::unexpected(Text::core_problem_damaged);
    walk_reseeds(w, head);
    std::uint16_t count = 0;
    w.small("count", 0, count);
    table.unpack(in, revision, final_state.data());
    if (!in.sound() || !in_order(head.reseeds, count) || !playable(table, final_state.data()))
        return std::unexpected(Text::core_problem_damaged);

    out.match = head.from_position ? begin_from(table, start, head.controls)
                                   : begin_match(table, head.options, head.controls, head.seed);
    out.match.options = head.options;
    out.match.seed = head.seed;
    if (replay_choices(out.match, in, head.reseeds, count) && out.match.state == final_state) return out;
    if (revision >= table.revision) return std::unexpected(Text::core_problem_damaged);
    out.match = begin_from(table, final_state, head.controls);
    out.match.options = head.options;
    out.history_lost = true;
    return out;
}

std::expected<Opened, Problem> open_position(const Table& table, const Parts& parts, RangeDecoder& in) {
    Opened out{.kind = parts.kind, .table = &table};
    Bytes state(table.state_size);
    table.unpack(in, parts.revision, state.data());
    if (!in.sound()) return std::unexpected(Text::core_problem_damaged);
    if (parts.kind == 'p') {
        if (!playable(table, state.data())) return std::unexpected(Text::core_problem_damaged);
        out.match = begin_from(table, std::move(state), {});
        return out;
    }
    if (!showable(table, state)) return std::unexpected(Text::core_problem_damaged);
    out.view = std::move(state);
    return out;
}

std::string text_of(const Opened& o) {
    if (o.kind == 'g') return game_text(o.match);
    return position_text(*o.table, o.kind == 'p' ? o.match.state.data() : o.view.data());
}

} // namespace

std::string game_text(const Match& match) {
    Match m = match;
    RangeEncoder out;
    PackWalker w(out);
    walk_header(w, *m.table, m);
    if (m.from_position) m.table->pack(m.start.data(), out);
    walk_reseeds(w, m);
    auto count = static_cast<std::uint16_t>(m.decisions.size());
    w.small("count", 0, count);
    m.table->pack(m.state.data(), out);
    Bytes state = m.start;
    Question q;
    Journal quiet;
    m.table->ask(state.data(), q);
    for (std::size_t k = 0; k < m.decisions.size(); ++k) {
        for (const Reseed& r : m.reseeds)
            if (r.at == k) m.table->reseed(state.data(), r.seed);
        out.put(m.decisions[k].index, static_cast<std::uint32_t>(q.choices.size()));
        const Choice c = q.choices[m.decisions[k].index];
        (void)m.table->answer(state.data(), q.seat, c, q, quiet);
    }
    return sealed('g', *m.table, out);
}

std::string position_text(const Table& table, const std::byte* state) {
    RangeEncoder out;
    table.pack(state, out);
    return sealed(table.viewer(state) == all_seeing ? 'p' : 'v', table, out);
}

std::expected<Opened, Problem> open_text(std::string_view text, TableList tables, std::size_t max_chars) {
    if (text.size() > max_chars) return std::unexpected(Text::core_problem_too_long);
    const auto parts = take_apart(text);
    if (!parts) return std::unexpected(parts.error());
    const Table* table = table_called(parts->table, tables);
    if (table == nullptr) return std::unexpected(Text::core_problem_unknown_table);
    if (parts->revision > table->revision) return std::unexpected(Text::core_problem_newer);
    const auto payload = read_base64(parts->payload);
    if (!payload) return std::unexpected(Text::core_problem_damaged);
    RangeDecoder in(*payload);
    if (parts->kind != 'g' && parts->kind != 'p' && parts->kind != 'v')
        return std::unexpected(Text::core_problem_damaged);
    auto opened = parts->kind == 'g' ? open_game(*table, parts->revision, in) : open_position(*table, *parts, in);
    if (!opened) return opened;
    // One game, one text: what was read must be written the same way.
    if (parts->revision == table->revision && text_of(*opened) != text)
        return std::unexpected(Text::core_problem_damaged);
    return opened;
}

std::optional<Match> deal_from(const Table& table, const Bytes& view, const Controls& controls, Seed seed) {
    Dice dice = dice_from(seed);
    Bytes dealt(table.state_size), seen(table.state_size);
    table.determinize(view.data(), Seat::nobody, dice, dealt.data());
    if (!playable(table, dealt.data())) return std::nullopt;
    table.observe(dealt.data(), table.viewer(view.data()), seen.data());
    if (seen != view) return std::nullopt;
    return begin_from(table, std::move(dealt), controls);
}

} // namespace wc

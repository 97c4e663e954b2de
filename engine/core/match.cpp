#include "core/match.hpp"

namespace wc {

namespace {

constexpr std::size_t snapshot_every = 64;

int place_in(const Choices& choices, const Choice& c) {
    const auto found = std::find(choices.begin(), choices.end(), c);
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

Journal recording_journal(Match& m) {
    m.last_first_event = m.events.size();
    m.last_frames.clear();
    return {.events = &m.events, .frames = &m.last_frames, .state = m.state.data(), .state_size = m.state.size()};
}

void remember(Match& m) {
    m.event_ends.push_back(m.events.size());
    if (m.decisions.size() % snapshot_every == 0) m.snapshots.push_back({m.decisions.size(), m.state});
}

void apply_reseeds(const Match& m, std::size_t at, Bytes& state) {
    for (const Reseed& r : m.reseeds)
        if (r.at == at) m.table->reseed(state.data(), r.seed);
}

// Plays on from `state` (after `from` decisions) to `to`.
void replay(const Match& m, Bytes& state, std::size_t from, std::size_t to, Journal journal = {}) {
    Question q;
    m.table->ask(state.data(), q);
    for (std::size_t k = from; k < to; ++k) {
        apply_reseeds(m, k, state);
        const Choice c = q.choices[m.decisions[k].index];
        (void)m.table->answer(state.data(), q.seat, c, q, journal);
    }
    apply_reseeds(m, to, state);
}

// The person who decides at a place of the record, or -1: a bot, or nobody any more.
int person_at(const Match& m, std::size_t k) {
    if (k >= m.decisions.size()) return person_to_move(m);
    const Control c = m.controls[static_cast<std::size_t>(index(m.decisions[k].seat))];
    return c.is_bot() ? -1 : c.code;
}

// The first decision from which on the dice were not replaced alike.
std::size_t first_other_dice(const Match& a, const Match& b) {
    const std::size_t most = std::max(a.reseeds.size(), b.reseeds.size());
    for (std::size_t k = 0; k < most; ++k) {
        if (k >= a.reseeds.size()) return b.reseeds[k].at;
        if (k >= b.reseeds.size()) return a.reseeds[k].at;
        const Reseed &x = a.reseeds[k], &y = b.reseeds[k];
        if (x.at != y.at || x.seed != y.seed) return std::min(x.at, y.at);
    }
    return max_recorded;
}

void forget_after(Match& m, std::size_t count) {
    m.decisions.resize(count);
    m.event_ends.resize(count);
    std::erase_if(m.snapshots, [&](const Snapshot& s) { return s.decisions > count; });
    std::erase_if(m.reseeds, [&](const Reseed& r) { return r.at > count; });
}

} // namespace

Match begin_match(const Table& table, const Options& options, const Controls& controls, Seed seed) {
    Match m;
    m.table = &table;
    m.options = options;
    m.controls = controls;
    m.seed = seed;
    m.state.resize(table.state_size);
    Journal journal{.events = &m.events};
    table.setup(options, seed, m.state.data(), m.question, journal);
    m.start = m.state;
    m.setup_events = m.events.size();
    return m;
}

Match begin_from(const Table& table, Bytes position, const Controls& controls) {
    Match m;
    m.table = &table;
    m.controls = controls;
    m.from_position = true;
    m.state = std::move(position);
    m.start = m.state;
    table.ask(m.state.data(), m.question);
    return m;
}

std::expected<void, Refusal> choose(Match& m, Seat by, const Choice& c) {
    if (m.decisions.size() >= max_recorded) return std::unexpected(Refusal{Text::core_refuse_game_over});
    const int place = place_in(m.question.choices, c);
    const std::size_t events_before = m.events.size();
    Journal journal = recording_journal(m);
    const Seat seat = m.question.seat;
    Bytes before = m.state;
    if (auto result = m.table->answer(m.state.data(), by, c, m.question, journal); !result) {
        m.events.resize(events_before);
        return result;
    }
    if (place < 0) { // refuse and candidates disagree: a bug of the table; keep the record sound
        m.state = std::move(before);
        m.events.resize(events_before);
        m.table->ask(m.state.data(), m.question);
        return std::unexpected(Refusal{Text::core_refuse_not_a_choice});
    }
    m.undone.clear();
    m.decisions.push_back({seat, static_cast<std::uint16_t>(place), journal.rolled || journal.revealed});
    remember(m);
    return {};
}

bool let_bot_choose(Match& m, int nodes) {
    if (m.question.over()) return false;
    const Control c = m.controls[static_cast<std::size_t>(index(m.question.seat))];
    if (!c.is_bot()) return false;
    const Bytes view = view_of(m, only(m.question.seat));
    // The bot's own dice follow from what is on the record, so that a match can be played again.
    Dice dice = dice_from(m.seed ^ (0xb07u + 0x10001u * static_cast<Seed>(m.decisions.size())));
    const Bot& bot = m.table->bots[static_cast<std::size_t>(c.bot_index())];
    const int pick = bot.pick(view.data(), m.question, dice, nodes);
    return choose(m, m.question.seat, m.question.choices[static_cast<std::size_t>(pick)]).has_value();
}

int person_to_move(const Match& m) {
    if (m.question.over()) return -1;
    const Control c = m.controls[static_cast<std::size_t>(index(m.question.seat))];
    return c.is_bot() ? -1 : c.code;
}

SeatSet seats_of(const Match& m, int person) {
    SeatSet out;
    for (int s = 0; s < m.table->seats; ++s)
        if (m.controls[static_cast<std::size_t>(s)] == Control::person(person)) out = out.with(seat(s));
    return out;
}

bool can_undo(const Match& m, int person) {
    if (m.decisions.empty()) return false;
    const Decision& last = m.decisions.back();
    const bool branched_since = !m.reseeds.empty() && m.reseeds.back().at >= m.decisions.size();
    return !last.final && !branched_since && seats_of(m, person).contains(last.seat);
}

bool undo(Match& m, int person) {
    if (!can_undo(m, person)) return false;
    const std::size_t count = m.decisions.size() - 1;
    m.state = state_after(m, count);
    m.undone.push_back(m.decisions.back());
    forget_after(m, count);
    m.events.resize(count == 0 ? m.setup_events : m.event_ends.back());
    m.last_first_event = m.events.size();
    m.last_frames.clear();
    m.table->ask(m.state.data(), m.question);
    return true;
}

bool can_redo(const Match& m) { return !m.undone.empty(); }

bool redo(Match& m) {
    if (m.undone.empty()) return false;
    std::vector<Decision> rest = m.undone;
    const Decision d = rest.back();
    rest.pop_back();
    if (!choose(m, m.question.seat, m.question.choices[d.index])) return false;
    m.undone = std::move(rest);
    return true;
}

Bytes state_after(const Match& m, std::size_t count) {
    const Snapshot* from = nullptr;
    for (const Snapshot& s : m.snapshots)
        if (s.decisions <= count && (from == nullptr || s.decisions > from->decisions)) from = &s;
    Bytes state = from != nullptr ? from->state : m.start;
    const std::size_t first = from != nullptr ? from->decisions : 0;
    replay(m, state, first, count);
    return state;
}

Match branch(const Match& m, std::size_t count, Seed seed) {
    Match out = m.from_position ? begin_from(*m.table, m.start, m.controls)
                                : begin_match(*m.table, m.options, m.controls, m.seed);
    out.reseeds = m.reseeds;
    std::erase_if(out.reseeds, [&](const Reseed& r) { return r.at > count; });
    for (std::size_t k = 0; k < count; ++k) {
        apply_reseeds(out, k, out.state);
        (void)choose(out, out.question.seat, out.question.choices[m.decisions[k].index]);
    }
    std::erase_if(out.reseeds, [&](const Reseed& r) { return r.at == count; });
    out.reseeds.push_back({static_cast<std::uint32_t>(count), seed});
    apply_reseeds(out, count, out.state);
    return out;
}

int turn_at(const Match& m, std::size_t count) {
    int turns = 0, last = -1;
    for (std::size_t k = 0; k <= count; ++k) {
        const int person = person_at(m, k);
        if (person < 0 || person == last) continue;
        last = person;
        ++turns;
    }
    return std::max(1, turns);
}

std::size_t common_decisions(const Match& a, const Match& b) {
    const std::size_t most = std::min({a.decisions.size(), b.decisions.size(), first_other_dice(a, b)});
    std::size_t n = 0;
    while (n < most && a.decisions[n].index == b.decisions[n].index) ++n;
    return n;
}

Retold retell(const Match& m, std::size_t count) {
    Retold out;
    Bytes state = state_after(m, count);
    const Journal journal{
        .events = &out.events, .frames = &out.frames, .state = state.data(), .state_size = state.size()};
    replay(m, state, count, m.decisions.size(), journal);
    out.first = m.events.size() - std::min(m.events.size(), out.events.size());
    return out;
}

Bytes view_of(const Match& m, SeatSet seats) {
    Bytes out(m.table->state_size);
    m.table->observe(m.state.data(), seats, out.data());
    return out;
}

std::uint64_t hash_of(const Match& m) { return hash_bytes(m.state); }

} // namespace wc

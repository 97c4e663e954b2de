#include "shell/app/session.hpp"

#include "shell/app/session_parts.hpp"

#include <bit>

namespace wc::shell {

namespace {

constexpr int bot_nodes = 2000;           // effort of searching players; priority players need none
constexpr std::size_t most_unseen = 2000; // events kept for someone who is away; older ones are in the journal
constexpr std::size_t onlookers = 7;

void see_last_events(const Match& m, SeatSet seats, std::vector<Shown>& out) {
    see_events(m, {m.events.begin() + static_cast<std::ptrdiff_t>(m.last_first_event), m.events.end()}, m.last_frames,
               m.last_first_event, seats, out);
}

// What the last answer did goes to everybody here who has yet to see it.
void remember_last_events(Session& s) {
    const Match& m = *s.match;
    const unsigned who = persons(m) & s.here;
    for (int p = 0; p < 7; ++p)
        if (((who >> p) & 1) != 0) see_last_events(m, sight_of(m, p), s.unseen[static_cast<std::size_t>(p)]);
    if (who == 0) see_last_events(m, sight_of(m, -1), s.unseen[onlookers]);
}

void let_bots_answer(Session& s) {
    while (let_bot_choose(*s.match, bot_nodes)) remember_last_events(s);
}

void show_unseen(Session& s) {
    s.playback.clear();
    if (s.waiting >= 0) return;
    std::swap(s.playback, s.unseen[s.at_screen >= 0 ? static_cast<std::size_t>(s.at_screen) : onlookers]);
}

void after_answer(Session& s) {
    remember_last_events(s);
    let_bots_answer(s);
    look(s);
    show_unseen(s);
}

} // namespace

unsigned persons(const Match& m) {
    unsigned out = 0;
    for (int s = 0; s < m.table->seats; ++s) {
        const Control c = m.controls[static_cast<std::size_t>(s)];
        if (!c.is_bot()) out |= 1u << c.code;
    }
    return out;
}

SeatSet sight_of(const Match& m, int person) {
    const bool open = m.question.over() || persons(m) == 0;
    return open ? first_seats(m.table->seats) : seats_of(m, person);
}

Bytes observed(const Match& m, const std::byte* state, SeatSet seats) {
    Bytes out(m.table->state_size);
    m.table->observe(state, seats, out.data());
    return out;
}

void see_events(const Match& m, std::span<const Event> events, const Bytes& frames, std::size_t first, SeatSet seats,
                std::vector<Shown>& out) {
    const std::size_t size = m.table->state_size;
    for (std::size_t k = 0; k < events.size(); ++k) {
        const Event event = as_seen(events[k], seats);
        if (event.line.text == Text::none || (k + 1) * size > frames.size()) continue;
        out.push_back({first + k, event, observed(m, frames.data() + k * size, seats)});
    }
    if (out.size() > most_unseen) out.erase(out.begin(), out.end() - static_cast<std::ptrdiff_t>(most_unseen));
}

void look(Session& s) {
    const Match& m = *s.match;
    const unsigned here = persons(m) & s.here;
    if (std::popcount(here) == 1) s.at_screen = std::countr_zero(here); // alone here: nobody to hand the device to
    const int next = person_to_move(m);
    const bool handed_on = next >= 0 && next != s.at_screen && ((here >> next) & 1) != 0;
    s.eyes = handed_on ? bystander : sight_of(m, s.at_screen);
    s.waiting = handed_on && !s.moment ? next : -1;
    s.view = s.moment ? observed(m, state_after(m, *s.moment).data(), s.eyes) : view_of(m, s.eyes);
    s.outcome = m.table->outcome(s.view.data());
    m.table->ask(s.view.data(), s.question);
    if (s.moment || !s.eyes.contains(s.question.seat) || next < 0) s.question.choices.clear();
    s.preview = -1;
    ++s.version;
}

void adopt(Session& s, Match match, std::uint8_t here) {
    s.match = std::move(match);
    for (auto& events : s.unseen) events.clear();
    s.here = here;
    s.at_screen = -1; // of several the first takes the device
    s.moment.reset();
    s.why_not.reset();
    s.history_lost = false;
    let_bots_answer(s);
    look(s);
    show_unseen(s);
}

void start_game(Session& s, const Table& table, const Options& options, const Controls& controls, Seed seed) {
    adopt(s, begin_match(table, options, controls, seed));
}

std::expected<void, Problem> open_game(Session& s, std::string_view text, Seed seed, std::size_t max_chars) {
    auto opened = open_text(text, s.tables, max_chars);
    if (!opened) return std::unexpected(opened.error());
    std::optional<Match> match;
    if (opened->kind == 'v')
        match = deal_from(*opened->table, opened->view, {}, seed);
    else
        match = std::move(opened->match);
    if (!match) return std::unexpected(Text::core_problem_damaged);
    adopt(s, std::move(*match));
    s.history_lost = opened->history_lost;
    return {};
}

void close_game(Session& s) {
    s.match.reset();
    s.view.clear();
    s.question = {};
    s.outcome = {};
    s.playback.clear();
    for (auto& events : s.unseen) events.clear();
    s.eyes = {};
    s.waiting = -1;
    s.preview = -1;
    s.moment.reset();
    s.why_not.reset();
    s.history_lost = false;
    ++s.version;
}

const Question& question_of(const Session& s) { return s.question; }

bool may_choose(const Session& s) { return !s.question.choices.empty(); }

bool choose_index(Session& s, int index) {
    if (!s.match || index < 0 || index >= static_cast<int>(s.question.choices.size())) return false;
    s.why_not.reset();
    Match& m = *s.match;
    const Choice choice = s.question.choices[static_cast<std::size_t>(index)];
    if (auto done = choose(m, m.question.seat, choice); !done) {
        s.why_not = done.error();
        ++s.version;
        return false;
    }
    after_answer(s);
    return true;
}

bool may_undo(const Session& s) { return s.match && !s.moment && can_undo(*s.match, s.at_screen); }

bool may_redo(const Session& s) { return s.match && can_redo(*s.match) && may_choose(s); }

bool undo_choice(Session& s) {
    if (!may_undo(s) || !undo(*s.match, s.at_screen)) return false;
    const std::size_t left = s.match->events.size();
    for (auto& events : s.unseen) std::erase_if(events, [left](const Shown& e) { return e.number >= left; });
    s.why_not.reset();
    look(s);
    s.playback.clear();
    return true;
}

bool redo_choice(Session& s) {
    if (!may_redo(s) || !redo(*s.match)) return false;
    s.why_not.reset();
    after_answer(s);
    return true;
}

void take_device(Session& s) {
    if (!s.match || s.waiting < 0) return;
    s.at_screen = s.waiting;
    look(s);
    show_unseen(s);
}

void finish_playback(Session& s) {
    if (s.playback.empty()) return;
    s.playback.clear();
    ++s.version;
}

int persons_of(const Session& s) { return s.match ? std::popcount(persons(*s.match)) : 0; }

std::string game_link(const Session& s) { return s.match ? game_text(*s.match) : std::string{}; }

std::string position_link(const Session& s) {
    if (!s.match) return {};
    return position_text(*s.match->table, s.moment ? state_after(*s.match, *s.moment).data() : s.match->state.data());
}

std::string view_link(const Session& s) {
    if (!s.match) return {};
    const Match& m = *s.match;
    const Bytes state = s.moment ? state_after(m, *s.moment) : m.state;
    return position_text(*m.table, observed(m, state.data(), bystander).data());
}

} // namespace wc::shell

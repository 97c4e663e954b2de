// What may be shown around of a game: to people who look over a shoulder, in a forum, in a list.
#include "shell/app/session_parts.hpp"

namespace wc::shell {

namespace {

// Nobody at this screen decides: a position to look at.
void put_view(Session& s, Bytes view) {
    s.eyes = s.match->table->viewer(view.data());
    s.view = std::move(view);
    s.waiting = -1;
    s.preview = -1;
    s.why_not.reset();
    s.playback.clear();
    for (auto& events : s.unseen) events.clear();
    s.outcome = s.match->table->outcome(s.view.data());
    s.match->table->ask(s.view.data(), s.question);
    s.question.choices.clear();
    ++s.version;
}

} // namespace

SeatSet everybodys_sight(const Match& m) { return m.question.over() ? first_seats(m.table->seats) : bystander; }

Session for_everybody(const Session& s) {
    Session out = s;
    if (!out.match) return out;
    const Match& m = *out.match;
    put_view(out, observed(m, out.moment ? state_after(m, *out.moment).data() : m.state.data(), everybodys_sight(m)));
    return out;
}

std::expected<Session, Problem> glance(const Session& s, std::string_view text, std::size_t max_chars) {
    auto opened = open_text(text, s.tables, max_chars);
    if (!opened) return std::unexpected(opened.error());
    Session out;
    out.tables = s.tables;
    out.words = s.words;
    out.language = s.language;
    out.history_lost = opened->history_lost;
    if (opened->kind != 'v') {
        out.match = std::move(opened->match);
        put_view(out, view_of(*out.match, everybodys_sight(*out.match)));
        return out;
    }
    out.match.emplace();
    out.match->table = opened->table;
    out.match->state = opened->view;
    opened->table->ask(opened->view.data(), out.match->question);
    put_view(out, std::move(opened->view));
    return out;
}

} // namespace wc::shell

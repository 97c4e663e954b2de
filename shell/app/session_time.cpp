// The time machine: the table as it was, and playing on from there.
#include "shell/app/session_parts.hpp"

namespace wc::shell {

std::size_t moments(const Session& s) { return s.match ? s.match->decisions.size() : 0; }

void show_moment(Session& s, std::size_t moment) {
    if (!s.match) return;
    s.moment = std::min(moment, moments(s));
    s.why_not.reset();
    s.playback.clear(); // who looks back sees for himself
    look(s);
}

void show_present(Session& s) {
    if (!s.match || !s.moment) return;
    s.moment.reset();
    look(s);
}

bool play_on_from_here(Session& s, Seed seed) {
    if (!s.match || !s.moment) return false;
    adopt(s, branch(*s.match, *s.moment, seed), s.here);
    return true;
}

std::size_t moment_of_line(const Session& s, std::size_t line) {
    if (!s.match || line < s.match->setup_events) return 0;
    const auto& ends = s.match->event_ends;
    const auto found = std::upper_bound(ends.begin(), ends.end(), line);
    return std::min(static_cast<std::size_t>(found - ends.begin()) + 1, ends.size());
}

} // namespace wc::shell

// Play by link: some persons sit here, the others play elsewhere and send what they did.
#include "shell/app/session_parts.hpp"

namespace wc::shell {

namespace {

// The first decision after the last one that these persons made; 0: they made none.
std::size_t since_last_turn(const Match& m, std::uint8_t persons) {
    for (std::size_t k = m.decisions.size(); k > 0; --k) {
        const Control c = m.controls[static_cast<std::size_t>(index(m.decisions[k - 1].seat))];
        if (!c.is_bot() && ((persons >> c.code) & 1) != 0) return k;
    }
    return 0;
}

} // namespace

void sit_here(Session& s, std::uint8_t here, bool tell) {
    if (!s.match) return;
    s.here = here;
    s.at_screen = -1;
    s.moment.reset();
    s.playback.clear();
    for (auto& events : s.unseen) events.clear();
    look(s);
    if (!tell) return;
    const Match& m = *s.match;
    const Retold told = retell(m, since_last_turn(m, here));
    for (int p = 0; p < 7; ++p) {
        if (((here & persons(m)) >> p & 1) == 0) continue;
        auto& to = p == s.at_screen ? s.playback : s.unseen[static_cast<std::size_t>(p)];
        see_events(m, told.events, told.frames, told.first, sight_of(m, p), to);
    }
}

bool moves_elsewhere(const Session& s) {
    const int next = s.match ? person_to_move(*s.match) : -1;
    return next >= 0 && ((s.here >> next) & 1) == 0;
}

int turn_number(const Session& s) { return s.match ? turn_at(*s.match, s.moment.value_or(moments(s))) : 0; }

} // namespace wc::shell

// 24.8 Flags placed and removed.
#include "gathering_storm/flags.hpp"

namespace wc::gathering_storm {

void remove_flag(P& p, Country c, Power owner, Rule rule) {
    if (c == Country::russia) return remove_flag_in_russia(p, owner);
    Byte& n = p.s.flags[ix(c)][ix(owner)];
    if (n == 0) return;
    --n;
    p.log(Text::gathering_storm_event_flag_removed, rule, ref(owner), ref(c));
}

void place_flag(P& p, Country c, Power owner, Rule rule) {
    if (boxes_free(p.s, c) <= 0) return;
    if (c == Country::russia) return place_flag_in_russia(p, owner);
    ++p.s.flags[ix(c)][ix(owner)];
    p.log(Text::gathering_storm_event_flag_placed, rule, ref(owner), ref(c));
}

void clear_flags(State& s, Country c) { s.flags[ix(c)] = {}; }

Power leading_power(const State& s, Country c, Alliance a) {
    if (a == Alliance::russia) return Power::russia;
    if (a == Alliance::axis)
        return flags_of(s, c, Power::italy) > flags_of(s, c, Power::germany) ? Power::italy : Power::germany;
    return flags_of(s, c, Power::britain) > flags_of(s, c, Power::france) ? Power::britain : Power::france;
}

} // namespace wc::gathering_storm

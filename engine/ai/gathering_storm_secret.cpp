// Covert operations, subversion, and whose flag is removed.
#include "ai/gathering_storm_bot.hpp"

namespace wc::gathering_storm::bot {

int removal_worth(const Asked& a, Country c, Power owner) {
    if (same_player(a.s, a.me, owner) || alliance_of(owner) == a.side()) return -50;
    const int n = flags_of(a.s, c, alliance_of(owner));
    int worth = 10 + 2 * weight(a.me, c) + (n == pact_flags ? 15 * info(c).pact : 0);
    if (a.side() != Alliance::axis && alliance_of(owner) != Alliance::axis) worth -= 12; // neighbours, not enemies
    if (c == Country::russia && a.me == Power::russia) worth += 10;
    return worth;
}

namespace {

int best_removal(const Asked& a, Country c) {
    int best = 0;
    for (Power p : all_powers)
        if (flags_of(a.s, c, p) > 0) best = std::max(best, removal_worth(a, c, p));
    return best;
}

int rate_operation(const Asked& a, Country c) {
    const int removal = best_removal(a, c);
    if (removal > 0) return removal;
    if (c == Country::russia) return -10;
    const int own = flags_of(a.s, c, a.side());
    return weight(a.me, c) * (own == pact_flags - 1 ? 4 : 2);
}

int rate_ring(const Asked& a, const Choice& c) {
    if (c.b == ref(Alliance::russia) && same_player(a.s, a.me, Power::russia)) return -10;
    return 4 + weight(a.me, static_cast<Country>(c.a.index()));
}

} // namespace

int rate_secret(const Asked& a, const Choice& c) {
    const auto here = static_cast<Country>(c.a.index());
    switch (verb(c)) {
    case Verb::covert: return rate_operation(a, here);
    case Verb::remove_ring: return rate_ring(a, c);
    case Verb::no_covert: return 12;
    case Verb::block: return same_player(a.s, a.me, static_cast<Power>(a.frame.n % 8)) ? 0 : 2;
    case Verb::no_block: return 1;
    case Verb::remove_flag: return removal_worth(a, here, static_cast<Power>(c.b.index()));
    case Verb::place_flag: return 8 + weight(a.me, here);
    case Verb::spare_flags: return 5;
    case Verb::subvert_flag: return removal_worth(a, here, static_cast<Power>(c.b.index())) + 5;
    case Verb::subvert_support: return c.a == ref(Power::germany) ? 20 : c.a == ref(Power::italy) ? 10 : -5;
    case Verb::subvert_unrest: return 2;
    default: return 0;
    }
}

} // namespace wc::gathering_storm::bot

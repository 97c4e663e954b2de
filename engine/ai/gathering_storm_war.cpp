// Declarations of war: a war that would be won if the game ended with it.
#include "ai/gathering_storm_bot.hpp"

namespace wc::gathering_storm::bot {

namespace {

void at_war_with(State& s, Power a, Alliance b) {
    for (Power p : all_powers) {
        if (alliance_of(p) != b) continue;
        s.at_war[ix(a)] = byte(s.at_war[ix(a)] | bit_of(p));
        s.at_war[ix(p)] = byte(s.at_war[ix(p)] | bit_of(a));
    }
}

// Two players: the margin M against the middle of 34.11, so that 1 or more wins.
int two_player_margin(const Asked& a, const std::array<int, power_count>& m) {
    return a.side() == Alliance::axis ? m[0] - axis_win + 1 : allied_win + 1 - m[0];
}

} // namespace

// More players: an ally's lead counts like an own one that is a little smaller.
int margin_after_war(const Asked& a, Power x, Alliance b) {
    State s = a.s;
    s.ended = Ending::war;
    at_war_with(s, x, b);
    if (s.pledged != 0 && x == Power::germany) at_war_with(s, x, Alliance::russia);
    const auto m = margins(s);
    const int players = player_count(s);
    if (players == 2) return two_player_margin(a, m);
    const int mine = seat_of_power[s.players][ix(a.me)];
    int own = m[static_cast<std::size_t>(mine)], best = -1000;
    for (Power p : all_powers) {
        const int player = seat_of_power[s.players][ix(p)], n = m[static_cast<std::size_t>(player)];
        if (player == mine) continue;
        if (alliance_of(p) == a.side())
            own = std::max(own, n - bots::ally_margin);
        else
            best = std::max(best, n);
    }
    return own - best;
}

namespace {

// Does one of the Western powers reach the threshold for sure? Two players may hope for each other's hidden cards; a bot does not.
bool allies_reach(const Asked& a, Power against) {
    const auto value = [&](Power p) {
        return war_value(a.s, p, against, p == a.me ? true_support(a.s, p) : support(a.s, p));
    };
    return std::max(value(Power::britain), value(Power::france)) >= allied_threshold;
}

int rate_declaration(const Asked& a, Power against) {
    const bool allied = a.side() == Alliance::allies;
    if (allied && !allies_reach(a, against)) return 0;
    const int margin =
        allied ? margin_after_war(a, against, Alliance::allies) : margin_after_war(a, a.me, alliance_of(against));
    return margin >= bots::war_margin ? 10 + margin : 0;
}

int rate_concession(const Asked& a, bool fights) {
    const auto declarer = nth<Power>(a.s.declarer - 1), against = nth<Power>(a.s.against - 1);
    const bool by_allies = alliance_of(declarer) == Alliance::allies;
    const bool good = by_allies ? good_war(a, against, Alliance::allies) : good_war(a, declarer, alliance_of(against));
    return good == fights ? 1 : 0;
}

} // namespace

int rate_war(const Asked& a, const Choice& c) {
    switch (verb(c)) {
    case Verb::stay_out: return 1; // 34.7 rewards peace
    case Verb::declare_war: return rate_declaration(a, static_cast<Power>(c.a.index()));
    case Verb::no_declaration: return 1;
    case Verb::concede: return rate_concession(a, false);
    case Verb::not_concede: return rate_concession(a, true);
    case Verb::remove_flag: return removal_worth(a, static_cast<Country>(c.a.index()), static_cast<Power>(c.b.index()));
    default: return 0;
    }
}

} // namespace wc::gathering_storm::bot

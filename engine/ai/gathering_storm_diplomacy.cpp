// Placement: counters go where a flag brings a pact, breaks one, or answers what others have laid down.
#include "ai/gathering_storm_bot.hpp"

#include "gathering_storm/diplomacy.hpp"

namespace wc::gathering_storm::bot {

namespace {

// Counters of powers that are not the asked one's friends: their place is public, their value is not.
int opposing_counters(const Asked& a, Country c) {
    int n = 0;
    for (Power p : all_powers) {
        if (!rival(a, p)) continue;
        const Counter x = a.s.counters[ix(c)][ix(p)];
        if (x != Counter::none) n += x == Counter::unseen || x == Counter::pending ? 2 : 1 + value_of(x);
        n += a.s.military_counters[ix(c)][ix(p)];
    }
    return n;
}

int hostile_flags(const Asked& a, Country c) {
    int n = 0;
    for (Power p : all_powers)
        if (rival(a, p) && (a.side() == Alliance::axis || alliance_of(p) == Alliance::axis)) n += flags_of(a.s, c, p);
    return n;
}

// Does the power hold a diplomatic event for this country this turn?
int own_event(const Asked& a, Country c) {
    int n = 0;
    for (int k = 0; k < a.s.hand_size[ix(a.me)]; ++k) {
        const Slot x = slot_of(a.s, a.me, k);
        if (x == Slot::declined || x == Slot::shown_idle || card_of(a.s, a.me, k) > card_count) continue;
        const NationalEvent& e = event_of(a.me, card_of(a.s, a.me, k));
        if (e.kind == NationalKind::diplomatic && e.country == at(c)) n += e.value;
    }
    return n;
}

// What one more result there is worth, in hundredths of a weight.
int interest(const Asked& a, Country c) {
    const int w = weight(a.me, c) + (info(c).pact > 1 ? 1 : 0);
    if (w <= 1) return 0;
    const int own = flags_of(a.s, c, a.side()), theirs = hostile_flags(a, c), contest = opposing_counters(a, c);
    int value = bots::flag;
    if (civil_war_in(a.s, c)) value = bots::pact;
    if (theirs > 0) value += bots::rival_flag + (theirs == pact_flags ? bots::rival_flag : 0);
    if (theirs == 0 && own == pact_flags - 1) value = bots::pact;
    if (theirs == 0 && own >= pact_flags)
        value = contest > 0 ? bots::pact : 12; // a pact is defended when it is attacked
    if (own >= flag_boxes && contest == 0) value = 0;
    if (a.me == Power::russia && info(c).borders_russia && own == 0) value += bots::border_flag;
    if (boxes_free(a.s, c) <= 0 && theirs == 0 && contest == 0) value = 0;
    return w * value + own_event(a, c) * 150 - contest * 40;
}

constexpr int worth_a_counter = 220;

int rate_value(const Asked& a, int value) {
    const Country c = place_country(a.frame);
    const int kept = a.me == Power::italy && a.s.conquest != 0 ? conquest_cost : 0;
    const int spare = free_points(a.s, a.me) - std::max(kept, saved_for_factory(a.s, a.me) / 2);
    const int wish = std::min(3, 1 + interest(a, c) / 450 + opposing_counters(a, c) / 2);
    if (value == 0) return 10;
    if (value > spare) return 0;
    return 30 - 5 * (value > wish ? value - wish : wish - value);
}

// 28.43 Is a crisis over this country likely this turn? Military counters there move the resistance.
bool crisis_near(const Asked& a, Country c) {
    for (int k = 0; k < target_count; ++k) {
        const auto t = nth<Target>(k);
        if (info(t).country != c || !aggression_near(a.s, info(t).aggressor, t)) continue;
        if (a.side() != Alliance::axis || info(t).aggressor == a.me || same_player(a.s, a.me, info(t).aggressor))
            return true;
    }
    return false;
}

int rate_military(const Asked& a, Country c) {
    const int kept = a.me == Power::italy && a.s.conquest != 0 ? conquest_cost : 0;
    if (crisis_near(a, c) && free_points(a.s, a.me) >= 1 + kept) return 40 + weight(a.me, c);
    if (free_points(a.s, a.me) - saved_for_factory(a.s, a.me) < 3) return 0;
    const int n = interest(a, c);
    return n >= 2 * worth_a_counter ? 20 + n / 50 : 0;
}

int rate_ring(const Asked& a, const Choice& c) {
    const auto here = static_cast<Country>(c.a.index());
    const auto owner = static_cast<Power>(c.b.index());
    return weight(owner, here) * 4 - (flags_of(a.s, here, a.side()) >= pact_flags ? 10 : 0) + (owner == a.me ? 1 : 0);
}

} // namespace

int rate_diplomacy(const Asked& a, const Choice& c) {
    const auto here = static_cast<Country>(c.a.index());
    switch (verb(c)) {
    case Verb::show_support: return a.s.points[ix(a.me)] < 3 ? 2 : 0;
    case Verb::keep_support: return 1;
    case Verb::place_ring: return 5 + rate_ring(a, c);
    case Verb::keep_ring: return 1;
    case Verb::anti_comintern: return 10 + weight(a.me, here) + 2 * flags_of(a.s, here, Alliance::russia);
    case Verb::place_military: return rate_military(a, here);
    case Verb::military_done: return 10;
    case Verb::place_counter: return interest(a, here);
    case Verb::no_counter: return worth_a_counter;
    case Verb::counter_value: return rate_value(a, c.a.number());
    case Verb::free_counter: return 26;
    case Verb::look: return 10 + weight(a.me, here);
    default: return 0;
    }
}

} // namespace wc::gathering_storm::bot

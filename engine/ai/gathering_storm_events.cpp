// Cards (9.13) and purges (22): what helps is played, what hurts is declined.
#include "ai/gathering_storm_bot.hpp"

namespace wc::gathering_storm::bot {

namespace {

// Does this event help its holder?
bool helps(const Asked& a, int card) {
    const NationalEvent& e = event_of(a.me, card);
    switch (kind_of(a.s, a.me, card)) {
    case NationalKind::no_tile:
    case NationalKind::cut:
    case NationalKind::one_unit:
    case NationalKind::no_ship_step: return false;
    case NationalKind::idle_cost:
    case NationalKind::mobilization_cost: return e.value < 0;
    case NationalKind::support_conditional: return support_value(a.s, a.me, card) > 0;
    case NationalKind::unrest: // a war of its own making: the Axis in Spain, the others where they are ahead
        return a.side() == Alliance::axis ||
               a.s.war[static_cast<std::size_t>(war_index(static_cast<Country>(e.country)))] != War::peace;
    default: return e.value > 0;
    }
}

int rate_card(const Asked& a, const Choice& c) {
    const bool play = verb(c) == Verb::play_card;
    return helps(a, c.a.index() + 1) == play ? 1 : 0;
}

} // namespace

int rate_event(const Asked& a, const Choice& c) {
    switch (verb(c)) {
    case Verb::play_card:
    case Verb::decline_card: return rate_card(a, c);
    case Verb::add_great_purge: return 1; // cohesion comes sooner
    case Verb::party_pay: return a.s.points[ix(a.me)] >= party_purge_cost ? 2 : 0;
    case Verb::party_silence: return 1;
    case Verb::military_remove: return 1; // one unit instead of two
    case Verb::lose_unit: return static_cast<UnitType>(c.a.index()) == UnitType::infantry ? 1 : 0;
    case Verb::remove_flag: return removal_worth(a, Country::russia, static_cast<Power>(c.b.index()));
    default: return 0;
    }
}

} // namespace wc::gathering_storm::bot

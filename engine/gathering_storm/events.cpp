// 8, 9 The random event phase, with the economic climate (11.3).
#include "gathering_storm/civil_war.hpp"
#include "gathering_storm/counters.hpp"
#include "gathering_storm/deck.hpp"
#include "gathering_storm/hands.hpp"
#include "gathering_storm/planning.hpp"
#include "gathering_storm/russia.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

namespace {

// 14.81, 22.31B Units that are due enter the Reserve.
void arrivals(P& p) {
    for (Power who : all_powers) {
        auto& due = p.s.due[ix(who)];
        for (std::size_t k = 0; k < unit_type_count; ++k)
            for (int n = due[0][k]; n > 0; --n) {
                add_to(p.s.reserve[ix(who)][k], 1, units_max);
                p.log(Text::gathering_storm_event_arrived, "14.81"_rule, ref(who), ref(static_cast<UnitType>(k)));
            }
        for (std::size_t k = 0; k + 1 < arrival_max; ++k) due[k] = due[k + 1];
        due[arrival_max - 1] = {};
    }
}

void open_atom(P& p) {
    if (p.s.fission != 0) return;
    p.s.fission = 1;
    p.log(Text::gathering_storm_event_fission, "15.7"_rule);
}

} // namespace

void begin_turn(P& p) {
    State& s = p.s;
    arrivals(p);
    if (s.turn >= fission_turn) open_atom(p);
    if (season_of(s.turn) == Season::spring) {
        s.covert_used = {};
        s.subversion_used = 0;
    }
    s.axis_led = net_total(s) > 0 ? 1 : 0;
    s.russia_clean = flags_in(s, Country::russia) == flags_of(s, Country::russia, Power::russia) ? 1 : 0;
    deal_cards(p);
    p.next(Step::great_purge, seat_of(Power::russia));
}

void support_cards(P& p) { ask_cards(p, Moment::start, Step::support_card, Step::show_events); }

void SupportCard::candidates(const State& s, const Frame& f, Choices& out) { card_candidates(s, f, out); }
Refusal SupportCard::refuse(const State& s, const Frame& f, const Choice& c) { return refuse_card(s, f, c); }
void SupportCard::apply(P& p, const Choice& c) {
    const int who = index(p.frame().seat);
    answer_card(p, c);
    p.next(Step::support_cards, Seat::nobody, who);
}
bool SupportCard::holds(const State& s, int depth) { return card_holds(s, depth, Moment::start); }

namespace {

// 9.31 What the general event does at once; the rest is read where it counts (index, research, purge, resolution).
void general_effect(P& p) {
    State& s = p.s;
    const GeneralEvent* e = general_event(s);
    if (e == nullptr) return;
    switch (e->kind) {
    case GeneralKind::fission:
        if (s.turn >= fission_event_turn) open_atom(p);
        break;
    case GeneralKind::diplomatic: // 10.41B(a)
        if (taken(s, nth<Country>(e->country)) && e->power < power_count) {
            add_to(s.event_support[e->power], e->value, event_support_max);
            p.log(Text::gathering_storm_event_unused_event, "10.41"_rule, ref(nth<Power>(e->power)),
                  Ref::number(e->value));
        }
        break;
    case GeneralKind::unrest: unrest_event(p, nth<Country>(e->country), no_power); break;
    default: break;
    }
}

// 11.32, 11.34
void move_climate(P& p) {
    const CardInfo* card = p.s.general == 0 ? nullptr : &card_info(p.s.general);
    if (card == nullptr) return;
    Signed& now = p.s.climate;
    const int step = !card->toward_zero ? card->trend : now > 0 ? -1 : now < 0 ? 1 : 0;
    now = static_cast<Signed>(std::clamp(now + step, -climate_max, climate_max));
    p.log(Text::gathering_storm_event_climate, "11.32"_rule, Ref::number(now));
}

} // namespace

void show_events(P& p) {
    for (Power who : all_powers) show_moment(p, who, Moment::start);
    general_effect(p);
    p.next(Step::set_levels);
}

// Climate, index, check A, support, pools, in this order; the index follows from the rest of the state.
void set_levels(P& p) {
    State& s = p.s;
    move_climate(p);
    p.log(Text::gathering_storm_event_index, "23.21"_rule, Ref::number(aggression_index(s)));
    check_garrison(p); // A
    set_support(p);
    for (Power who : all_powers)
        p.log(Text::gathering_storm_event_support, "10.11"_rule, ref(who), Ref::number(s.level[ix(who)]));
    set_pools(p);
    s.must_build = s.level[ix(Power::russia)] < 0 ? 1 : 0; // 18.51
    p.next(Step::income_cards);
}

} // namespace wc::gathering_storm

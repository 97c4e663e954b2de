// 10.91F Flags in Russia: random events only, resolved at the end of the diplomatic phase; 21.23 check C.
#include "gathering_storm/flags.hpp"

#include "gathering_storm/cards.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

namespace {

// Events in order: 0 the general one, then 1 + power * hand_max + slot.
constexpr int event_end = 1 + power_count * hand_max;

struct RussianEvent {
    int power = no_power; // whom it favours; no_power: no event for Russia
    int value = 0;
};

RussianEvent event_at(const State& s, int k) {
    if (k == 0) {
        const GeneralEvent* g = general_event(s);
        if (g != nullptr && g->kind == GeneralKind::diplomatic && g->country == at(Country::russia))
            return {g->power, g->value};
        return {};
    }
    const auto p = nth<Power>((k - 1) / hand_max);
    const int slot = (k - 1) % hand_max;
    if (slot >= s.hand_size[ix(p)] || !in_effect(slot_of(s, p, slot)) || card_of(s, p, slot) > card_count) return {};
    const NationalEvent& e = event_of(p, card_of(s, p, slot));
    if (e.kind != NationalKind::diplomatic || e.country != at(Country::russia)) return {};
    return {at(p), e.value};
}

// May this power's event remove that flag? The Axis and the Allies each other's; Russia any foreign one.
bool opposes(Power p, Power owner) {
    if (p == Power::russia) return owner != Power::russia;
    return owner != Power::russia && alliance_of(owner) != alliance_of(p);
}

int opposing_owners(const State& s, Power p) {
    int n = 0;
    for (Power owner : all_powers) n += opposes(p, owner) && flags_of(s, Country::russia, owner) > 0 ? 1 : 0;
    return n;
}

// What an event does that has nothing to remove.
void place_or_convert(P& p, Power who, int value) {
    State& s = p.s;
    if (who == Power::russia && flags_of(s, Country::russia, who) > 0) return;
    if (boxes_free(s, Country::russia) > 0) return place_flag(p, Country::russia, who, "10.91"_rule);
    add_to(s.event_support[ix(who)], value, event_support_max);
    gain_points(s, who, value);
    p.log(Text::gathering_storm_event_idle_event, "10.41"_rule, ref(who), ref(Country::russia), Ref::number(value));
}

} // namespace

// Frame: i = event.
void russia_next(P& p) {
    const int i = p.frame().i;
    if (i >= event_end) return p.next(Step::diplomacy_close);
    const RussianEvent e = event_at(p.s, i);
    if (e.power == no_power) return p.next(Step::russia_next, Seat::nobody, i + 1);
    const auto who = nth<Power>(e.power);
    if (who != Power::russia && flags_of(p.s, Country::russia, Power::russia) > 0) {
        remove_flag(p, Country::russia, Power::russia, "10.91"_rule);
        return p.next(Step::russia_next, Seat::nobody, i + 1);
    }
    if (opposing_owners(p.s, who) > 0) return p.next(Step::russia_flag, seat_of(who), i);
    place_or_convert(p, who, e.value);
    p.next(Step::russia_next, Seat::nobody, i + 1);
}

void RussiaFlag::candidates(const State&, const Frame&, Choices& out) {
    for (Power owner : all_powers) out.push_back(choice(Verb::remove_flag, ref(Country::russia), ref(owner)));
}

Refusal RussiaFlag::refuse(const State& s, const Frame& f, const Choice& c) {
    const auto owner = static_cast<Power>(c.b.index());
    if (c.a != ref(Country::russia)) return {Text::gathering_storm_refuse_elsewhere, "10.91"_rule, c.a};
    if (flags_of(s, Country::russia, owner) == 0 || !opposes(power_of(f.seat), owner))
        return {Text::gathering_storm_refuse_no_flag, "10.91"_rule, c.b};
    return allowed;
}

void RussiaFlag::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    remove_flag(p, Country::russia, static_cast<Power>(c.b.index()), "10.91"_rule);
    p.next(Step::russia_next, Seat::nobody, f.i + 1);
}

bool RussiaFlag::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i >= event_end || f.n != 0 || s.counters_open == 0) return false;
    const RussianEvent e = event_at(s, f.i);
    if (e.power != index(f.seat)) return false;
    const Power who = power_of(f.seat);
    return who == Power::russia || flags_of(s, Country::russia, Power::russia) == 0;
}

// Unused cards are shown, check C is made, the counters are taken back.
void diplomacy_close(P& p) {
    State& s = p.s;
    for (Power who : all_powers) show_moment(p, who, Moment::use);
    check_garrison(p);
    s.counters = {};
    s.war_events = {};
    s.anti_comintern = 0;
    p.next(Step::crisis_open);
}

} // namespace wc::gathering_storm

// 9.41E, 16.16B The start of the diplomatic phase: hidden support events that matter now, and spy rings; 9.13 the cards of the reveal.
#include "gathering_storm/diplomacy_open.hpp"

#include "gathering_storm/hands.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

// 24.4 Most military counters a power may have placed, at a support level.
int military_limit(Power p, int level) {
    if (p == Power::britain) return 0;
    if (p == Power::italy) return level >= 0 ? italian_military : 0;
    return std::max(0, level);
}

namespace {

struct HiddenLosses {
    int sum = 0, first = -1; // slot
};
HiddenLosses losses_of(const State& s, Power p) {
    HiddenLosses out;
    for (int k = s.hand_size[ix(p)] - 1; k >= 0; --k) {
        const int card = card_of(s, p, k);
        if (slot_of(s, p, k) != Slot::played || !is_secret_support(kind_of(s, p, card))) continue;
        if (support_value(s, p, card) >= 0) continue;
        out.sum += support_value(s, p, card);
        out.first = k;
    }
    return out;
}

// Hidden losses are shown by themselves as long as they lower the holder's number of military counters.
void show_losses(P& p, Power who) {
    for (;;) {
        const HiddenLosses hidden = losses_of(p.s, who);
        const int level = support(p.s, who);
        if (military_limit(who, level + hidden.sum) >= military_limit(who, level)) return;
        show_slot(p, who, hidden.first);
    }
}

} // namespace

int next_hidden_gain(const State& s, Power p, int from) {
    for (int k = from; k < s.hand_size[ix(p)]; ++k)
        if (slot_of(s, p, k) == Slot::played && is_secret_support(kind_of(s, p, card_of(s, p, k))) &&
            support_value(s, p, card_of(s, p, k)) > 0)
            return k;
    return -1;
}

namespace {

void ask_gains(P& p, int power, int from) {
    for (int k = power; k < power_count; ++k, from = 0) {
        const int slot = next_hidden_gain(p.s, nth<Power>(k), from);
        if (slot < 0) continue;
        return p.next(Step::show_support, seat(k), slot);
    }
    for (Power who : all_powers) show_losses(p, who);
    p.next(Step::ring_next, Seat::nobody, 0);
}

} // namespace

void diplomacy_open(P& p) { ask_gains(p, 0, 0); }

// Frame: i = slot of the hand.
void ShowSupport::candidates(const State& s, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::show_support, card_ref(card_of(s, power_of(f.seat), f.i))));
    out.push_back(choice(Verb::keep_support));
}
Refusal ShowSupport::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::keep_support || c.a == card_ref(card_of(s, power_of(f.seat), f.i))) return allowed;
    return {Text::gathering_storm_refuse_other_card, "9.41"_rule, c.a};
}
void ShowSupport::apply(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    const int slot = p.frame().i;
    if (verb(c) == Verb::show_support) show_slot(p, who, slot);
    ask_gains(p, at(who), slot + 1);
}
bool ShowSupport::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || s.frames.depth != 1 || f.seat == Seat::nobody || f.n != 0) return false;
    return f.i < s.hand_size[static_cast<std::size_t>(index(f.seat))] &&
           next_hidden_gain(s, power_of(f.seat), f.i) == f.i;
}

// 16.16B Rings earned and not placed yet, alliance by alliance. Frame: i = alliance.
void ring_next(P& p) {
    for (int k = p.frame().i; k < alliance_count; ++k)
        if (p.s.rings_left[static_cast<std::size_t>(k)] > 0)
            return p.next(Step::spy_ring, seat_of(lead_of(nth<Alliance>(k))));
    p.next(Step::place_next, Seat::nobody, 0);
}

void SpyRing::candidates(const State&, const Frame& f, Choices& out) {
    const Alliance a = alliance_of(power_of(f.seat));
    out.push_back(choice(Verb::keep_ring));
    for (int c = 0; c < country_count; ++c)
        for (Power p : all_powers)
            if (alliance_of(p) == a) out.push_back(choice(Verb::place_ring, ref(nth<Country>(c)), ref(p)));
}
Refusal SpyRing::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::keep_ring) return allowed;
    const Alliance a = alliance_of(power_of(f.seat));
    const auto country = nth<Country>(c.a.index());
    if (alliance_of(nth<Power>(c.b.index())) != a) return {Text::gathering_storm_refuse_others_ring, "16.1"_rule, c.b};
    if (country == Country::russia) return {Text::gathering_storm_refuse_minor_only, "16.1"_rule, c.a};
    if (!is_open(s, country)) return {Text::gathering_storm_refuse_closed, "16.1"_rule, c.a};
    if (s.ring[ix(a)][ix(country)] != 0) return {Text::gathering_storm_refuse_ring_there, "16.1"_rule, c.a};
    return allowed;
}
void SpyRing::apply(P& p, const Choice& c) {
    const Alliance a = alliance_of(power_of(p.frame().seat));
    if (verb(c) == Verb::keep_ring) return p.next(Step::ring_next, Seat::nobody, at(a) + 1);
    p.s.ring[ix(a)][static_cast<std::size_t>(c.a.index())] = byte(c.b.index() + 1);
    --p.s.rings_left[ix(a)];
    p.log(Text::gathering_storm_event_ring_placed, "16.1"_rule, c.b, c.a);
    p.next(Step::ring_next, Seat::nobody, at(a));
}
bool SpyRing::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || s.frames.depth != 1 || f.seat == Seat::nobody || f.i != 0 || f.n != 0) return false;
    const Alliance a = alliance_of(power_of(f.seat));
    return f.seat == seat_of(lead_of(a)) && s.rings_left[ix(a)] > 0;
}

// 9.13 All answers are in before the first card is shown.
void reveal_cards(P& p) { ask_cards(p, Moment::reveal, Step::reveal_card, Step::diplomacy_reveal); }

void RevealCard::candidates(const State& s, const Frame& f, Choices& out) { card_candidates(s, f, out); }
Refusal RevealCard::refuse(const State& s, const Frame& f, const Choice& c) { return refuse_card(s, f, c); }
void RevealCard::apply(P& p, const Choice& c) {
    const int who = index(p.frame().seat);
    answer_card(p, c);
    p.next(Step::reveal_cards, Seat::nobody, who);
}
bool RevealCard::holds(const State& s, int depth) { return card_holds(s, depth, Moment::reveal); }

} // namespace wc::gathering_storm

// 24.59 Codebreaking before a placement; 24.57 the reveal of all counters and their payment.
#include "gathering_storm/civil_war.hpp"
#include "gathering_storm/diplomacy.hpp"

namespace wc::gathering_storm {

namespace {

constexpr Byte look_code(Country c, Power owner) { return byte(at(c) * power_count + at(owner) + 1); }

} // namespace

int looks_of(const State& s, Power lead) { return results_of(s, alliance_of(lead), ProjectKind::int4); }

bool looked_at(const State& s, Power lead, Country c, Power owner) {
    for (Byte code : s.look[ix(lead)])
        if (code == look_code(c, owner)) return true;
    return false;
}

void Codebreaking::candidates(const State& s, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::no_look));
    const Alliance own = alliance_of(power_of(f.seat));
    for (int c = 0; c < country_count; ++c)
        for (Power owner : all_powers)
            if (alliance_of(owner) != own && s.counters[static_cast<std::size_t>(c)][ix(owner)] != Counter::none)
                out.push_back(choice(Verb::look, ref(nth<Country>(c)), ref(owner)));
}

Refusal Codebreaking::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_look) return allowed;
    const Power lead = power_of(f.seat), owner = static_cast<Power>(c.b.index());
    const auto here = static_cast<Country>(c.a.index());
    if (f.n >= looks_of(s, lead)) return {Text::gathering_storm_refuse_no_look, "16.1"_rule, c.a};
    if (alliance_of(owner) == alliance_of(lead) || s.counters[ix(here)][ix(owner)] == Counter::none)
        return {Text::gathering_storm_refuse_nothing_to_see, "24.5"_rule, c.a};
    if (looked_at(s, lead, here, owner)) return {Text::gathering_storm_refuse_looked, "16.1"_rule, c.a};
    return allowed;
}

void Codebreaking::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    if (verb(c) == Verb::no_look) return p.next(Step::place_next, Seat::nobody, f.i + 1);
    const Power lead = power_of(f.seat), owner = static_cast<Power>(c.b.index());
    const auto here = static_cast<Country>(c.a.index());
    p.s.look[ix(lead)][f.n] = look_code(here, owner);
    p.journal.revealed = true; // undo stops here: the seat has seen something
    p.log(Text::gathering_storm_event_look, "16.1"_rule, ref(lead), c.a, c.b);
    p.log_secret(seats_of(alliance_of(lead)), Text::gathering_storm_event_look_unseen,
                 Text::gathering_storm_event_look_result, "16.1"_rule, ref(lead), c.a, c.b,
                 Ref::number(value_of(p.s.counters[ix(here)][ix(owner)])));
    if (f.n + 1 >= looks_of(p.s, lead) || f.n + 1 >= 2) return p.next(Step::place_next, Seat::nobody, f.i + 1);
    p.next(Step::codebreaking, f.seat, f.i, f.n + 1);
}

bool Codebreaking::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.i >= placement_order.size() || f.n > 1 || s.counters_open != 0) return false;
    const Placement& x = placement_order[f.i];
    if (x.stop != Stop::look || f.seat != seat_of(x.power)) return false;
    const auto& looks = s.look[ix(x.power)];
    return (f.n == 1) == (looks[0] != 0) && looks[1] == 0;
}

// --- 24.57 ------------------------------------------------------------------------------------------------------------

namespace {

void show_counters(P& p, Power who) {
    for (int c = 0; c < country_count; ++c) {
        const Counter x = p.s.counters[static_cast<std::size_t>(c)][ix(who)];
        if (x == Counter::none) continue;
        p.log_reveal(Text::gathering_storm_event_counter_shown, "24.5"_rule, ref(who), ref(nth<Country>(c)),
                     Ref::number(value_of(x)));
    }
    const int cost = committed(p.s, who);
    if (cost == 0) return;
    pay_points(p.s, who, cost);
    p.log(Text::gathering_storm_event_counters_paid, "24.5"_rule, ref(who), Ref::number(cost));
}

// CW cards that take effect, in default order (3.2 of the reference).
void unrest_cards(P& p, Power who) {
    std::array<Byte, hand_max> where{};
    std::size_t n = 0;
    each_event(p.s, who, [&](int, int, const NationalEvent& e) {
        if (e.kind == NationalKind::unrest) where[n++] = e.country;
    });
    for (std::size_t k = 0; k < n; ++k) unrest_event(p, static_cast<Country>(where[k]), at(who));
}

} // namespace

void diplomacy_reveal(P& p) {
    State& s = p.s;
    p.journal.revealed = true;
    for (Power who : all_powers) show_moment(p, who, Moment::reveal);
    for (Power who : all_powers) unrest_cards(p, who);
    for (Power who : all_powers) show_counters(p, who);
    s.counters_open = 1;
    s.look = {};
    p.next(Step::covert_next);
}

} // namespace wc::gathering_storm

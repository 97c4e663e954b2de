// 24.5 Diplomatic counters: where, by which right, and of what value; 24.56 the limits of Russia.
#include "gathering_storm/diplomacy.hpp"

namespace wc::gathering_storm {

bool counter_there(const State& s, Power p, Country c) {
    if (civil_war_in(s, c)) return s.counters[ix(c)][ix(p)] != Counter::none;
    for (Power other : all_powers)
        if (alliance_of(other) == alliance_of(p) && s.counters[ix(c)][ix(other)] != Counter::none) return true;
    return false;
}

int opening_slot(const State& s, Country c) {
    for (int k = 0; k < s.hand_size[ix(Power::russia)]; ++k) {
        const Slot x = slot_of(s, Power::russia, k);
        const int card = card_of(s, Power::russia, k);
        if ((x != Slot::held && x != Slot::played) || card < 1 || card > card_count) continue;
        const NationalEvent& e = event_of(Power::russia, card);
        if (e.kind == NationalKind::diplomatic && e.country == at(c) && !taken(s, c)) return k;
    }
    return -1;
}

namespace {

// 24.56 What opens a country to Russia for all to see.
bool open_to_russia(const State& s, Country c) {
    bool shown = false;
    each_event(s, Power::russia, [&](int k, int, const NationalEvent& e) {
        shown = shown || (slot_of(s, Power::russia, k) == Slot::shown && e.kind == NationalKind::diplomatic &&
                          e.country == at(c));
    });
    if (c == Country::russia) return shown;
    return shown || cohesion(s) >= full || has_bit(info(c).placement, Power::russia) ||
           flags_of(s, c, Power::russia) > 0 || s.ring[ix(Alliance::russia)][ix(c)] != 0 || civil_war_in(s, c);
}

Refusal refuse_range(const State& s, Power p, Country c, Right right) {
    if (right == Right::located) return allowed; // 24.54E: the spy ring or the war opens it
    if (c == Country::russia && p != Power::russia)
        return {Text::gathering_storm_refuse_russia_closed, "24.56"_rule, ref(c)};
    if (info(c).limited && !own_ring(s, p, c)) return {Text::gathering_storm_refuse_limited, "24.5"_rule, ref(c)};
    if (p == Power::russia) {
        if (open_to_russia(s, c) || opening_slot(s, c) >= 0) return allowed;
        return {Text::gathering_storm_refuse_russian_range, "24.56"_rule, ref(c)};
    }
    if (has_bit(info(c).placement, p) || own_ring(s, p, c) || civil_war_in(s, c)) return allowed;
    return {Text::gathering_storm_refuse_range, "24.5"_rule, ref(c)};
}

} // namespace

Refusal refuse_country(const State& s, Power p, Country c, Right right) {
    if (!is_open(s, c)) return {Text::gathering_storm_refuse_closed, "24.5"_rule, ref(c)};
    if (under_attack(s, c)) return {Text::gathering_storm_refuse_under_attack, "24.5"_rule, ref(c)};
    if (p == Power::russia && s.party_silence != 0)
        return {Text::gathering_storm_refuse_party_purge, "24.56"_rule, ref(c)};
    if (Refusal no = refuse_range(s, p, c, right)) return no;
    if (counter_there(s, p, c)) return {Text::gathering_storm_refuse_counter_there, "24.5"_rule, ref(c)};
    return allowed;
}

bool has_league(const State& s, Power p) {
    return alliance_of(p) == Alliance::allies && general_is(s, GeneralKind::league) &&
           !has_bit(s.extras[ix(p)], Extra::league);
}

bool has_initiative(const State& s, Power p) { return find_slot(s, p, NationalKind::initiative) >= 0; }

namespace {

bool any_affordable(const State& s, Power p) {
    const int points = free_points(s, p);
    for (int v = 0; v < counter_values && v <= points; ++v)
        if (counters_left(s, p, v) > 0) return true;
    return false;
}

bool at_war_or_ring(const State& s, Power p, Country c) { return own_ring(s, p, c) || civil_war_in(s, c); }

void place_candidates(Choices& out) {
    out.push_back(choice(Verb::no_counter));
    for (int c = 0; c < country_count; ++c) out.push_back(choice(Verb::place_counter, ref(nth<Country>(c))));
}

// Russia's card that opens the country is shown (3.2 of the reference).
void place_at(P& p, Country c, Right right) {
    const Frame f = p.frame();
    const Power who = power_of(f.seat);
    if (who == Power::russia && right != Right::located && !open_to_russia(p.s, c))
        show_slot(p, who, opening_slot(p.s, c));
    p.s.counters[ix(c)][ix(who)] = Counter::pending;
    p.log(Text::gathering_storm_event_counter_placed, "24.5"_rule, ref(who), ref(c));
    p.next(Step::place_value, f.seat, f.i, place_code(c, right));
}

bool stands_at(const State& s, const Frame& f, Stop stop) {
    return f.i < placement_order.size() && placement_order[f.i].stop == stop &&
           f.seat == seat_of(placement_order[f.i].power) && s.counters_open == 0;
}

bool nothing_pending(const State& s) {
    for (const auto& here : s.counters)
        for (Counter x : here)
            if (x == Counter::pending) return false;
    return true;
}

} // namespace

// --- regular slots; frame: i = position ---------------------------------------------------------------------------------

void PlaceCounter::candidates(const State&, const Frame&, Choices& out) { place_candidates(out); }

Refusal PlaceCounter::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_counter) return allowed;
    const Power p = power_of(f.seat);
    const auto here = static_cast<Country>(c.a.index());
    if (Refusal no = refuse_country(s, p, here, Right::regular)) return no;
    if (f.i >= axis_second_round)
        for (Power other : {Power::germany, Power::italy})
            if (s.counters[ix(here)][ix(other)] != Counter::none)
                return {Text::gathering_storm_refuse_counter_there, "24.5"_rule, c.a};
    if (!any_affordable(s, p)) return {Text::gathering_storm_refuse_no_counter_left, "12.41"_rule, c.a};
    return allowed;
}

void PlaceCounter::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    ++p.s.slots_used[ix(power_of(f.seat))];
    if (verb(c) == Verb::no_counter) return p.next(Step::place_next, Seat::nobody, f.i + 1);
    place_at(p, static_cast<Country>(c.a.index()), Right::regular);
}

bool PlaceCounter::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.n == 0 && stands_at(s, f, Stop::regular) && nothing_pending(s) &&
           s.slots_used[static_cast<std::size_t>(index(f.seat))] < counters_per_power;
}

// --- 24.54 extras; asked until the seat has enough -----------------------------------------------------------------------

void PlaceExtra::candidates(const State&, const Frame&, Choices& out) { place_candidates(out); }

Refusal PlaceExtra::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_counter) return allowed;
    const Power p = power_of(f.seat);
    const auto here = static_cast<Country>(c.a.index());
    const bool located = at_war_or_ring(s, p, here);
    if (!located && !has_league(s, p) && !has_initiative(s, p) && !has_free_counter(s, p))
        return {Text::gathering_storm_refuse_no_extra, "24.5"_rule, c.a};
    if (Refusal no = refuse_country(s, p, here, located ? Right::located : Right::event)) return no;
    const bool ordinary = (located || has_league(s, p) || has_initiative(s, p)) && any_affordable(s, p);
    if (!ordinary && !has_free_counter(s, p)) return {Text::gathering_storm_refuse_no_counter_left, "12.41"_rule, c.a};
    return allowed;
}

void PlaceExtra::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    if (verb(c) == Verb::no_counter) return p.next(Step::place_next, Seat::nobody, f.i + 1);
    const auto here = static_cast<Country>(c.a.index());
    place_at(p, here, at_war_or_ring(p.s, power_of(f.seat), here) ? Right::located : Right::event);
}

bool PlaceExtra::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.n == 0 && stands_at(s, f, Stop::extra) && nothing_pending(s);
}

// --- 24.53 the value; frame: n = place_code -----------------------------------------------------------------------------

void PlaceValue::candidates(const State&, const Frame& f, Choices& out) {
    for (int v = 0; v < counter_values; ++v) out.push_back(choice(Verb::counter_value, Ref::number(v)));
    if (place_right(f) != Right::regular) out.push_back(choice(Verb::free_counter));
}

Refusal PlaceValue::refuse(const State& s, const Frame& f, const Choice& c) {
    const Power p = power_of(f.seat);
    const Ref here = ref(place_country(f));
    const bool event = place_right(f) == Right::event;
    if (verb(c) == Verb::free_counter) {
        if (place_right(f) == Right::regular || !has_free_counter(s, p))
            return {Text::gathering_storm_refuse_no_free_counter, "24.5"_rule, here};
        return allowed;
    }
    const int value = c.a.number();
    if (value < 0 || value >= counter_values) return {Text::gathering_storm_refuse_no_counter_left, "12.41"_rule, here};
    if (event && !has_league(s, p) && !has_initiative(s, p))
        return {Text::gathering_storm_refuse_no_extra, "24.5"_rule, here};
    if (counters_left(s, p, value) == 0) return {Text::gathering_storm_refuse_no_counter_left, "12.41"_rule, here};
    if (value > free_points(s, p)) return {Text::gathering_storm_refuse_points, "24.5"_rule, here};
    return allowed;
}

void PlaceValue::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    const Power who = power_of(f.seat);
    const Country here = place_country(f);
    const bool free = verb(c) == Verb::free_counter;
    s.counters[ix(here)][ix(who)] = free ? Counter::free_one : counter_of(c.a.number());
    p.log_secret(only(f.seat), Text::gathering_storm_event_counter_laid, Text::gathering_storm_event_counter_value,
                 "24.5"_rule, ref(who), ref(here), Ref::number(free ? civil_war_counter : c.a.number()));
    if (free) {
        --s.free_counter[ix(who)];
    } else if (place_right(f) == Right::event) {
        if (has_league(s, who))
            s.extras[ix(who)] = byte(s.extras[ix(who)] | 1 << at(Extra::league));
        else
            show_slot(p, who, find_slot(s, who, NationalKind::initiative));
    }
    if (place_right(f) == Right::regular) return p.next(Step::place_next, Seat::nobody, f.i + 1);
    p.next(Step::place_extra, f.seat, f.i);
}

bool PlaceValue::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.n >= 96 || f.n % 32 >= country_count) return false;
    const bool regular = place_right(f) == Right::regular;
    if (!stands_at(s, f, regular ? Stop::regular : Stop::extra)) return false;
    const Power p = power_of(f.seat);
    if (regular && s.slots_used[ix(p)] == 0) return false;
    State before = s;
    if (before.counters[ix(place_country(f))][ix(p)] != Counter::pending) return false;
    before.counters[ix(place_country(f))][ix(p)] = Counter::none;
    return nothing_pending(before) && is_open(s, place_country(f));
}

// --- 24.6 who has means left ----------------------------------------------------------------------------------

namespace {

bool means_left(const State& s, Power p, ProjectKind kind, int used) {
    const Alliance a = alliance_of(p);
    return p == lead_of(a) && results_of(s, a, kind) > used;
}

} // namespace

bool may_operate(const State& s, Power p) {
    return means_left(s, p, ProjectKind::int3, s.covert_used[ix(alliance_of(p))]) ||
           find_slot(s, p, NationalKind::covert) >= 0;
}

bool may_counter(const State& s, Power p) {
    return means_left(s, p, ProjectKind::int2, s.counter_used[ix(alliance_of(p))]) ||
           find_slot(s, p, NationalKind::counter_intelligence) >= 0;
}

} // namespace wc::gathering_storm

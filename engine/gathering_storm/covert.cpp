// 24.6 Covert operations and counter-intelligence. Each power in default order does all it wants, one thing at a time.
#include "gathering_storm/covert.hpp"

#include "gathering_storm/flags.hpp"

namespace wc::gathering_storm {

// --- means --------------------------------------------------------------------------------------------------------------

// A card lapses with the turn, so it goes before the yearly means.
void spend_operation(P& p, Power who) {
    const int slot = find_slot(p.s, who, NationalKind::covert);
    if (slot >= 0) return show_slot(p, who, slot);
    ++p.s.covert_used[ix(alliance_of(who))];
}

// What research gives lapses with the turn as well and is known; the card stays in hand as long as it can.
void spend_counter(P& p, Power who) {
    const Alliance a = alliance_of(who);
    if (who == lead_of(a) && results_of(p.s, a, ProjectKind::int2) > p.s.counter_used[ix(a)]) {
        ++p.s.counter_used[ix(a)];
        return;
    }
    show_slot(p, who, find_slot(p.s, who, NationalKind::counter_intelligence));
}

// --- 24.61 what is done -------------------------------------------------------------------------------------------------

namespace {

constexpr int last_power = power_count;

bool present(const State& s, Alliance a, Country c) {
    if (flags_of(s, c, a) > 0 || s.ring[ix(a)][ix(c)] != 0) return true;
    for (Power p : all_powers)
        if (alliance_of(p) == a && (s.counters[ix(c)][ix(p)] != Counter::none || s.military_counters[ix(c)][ix(p)] > 0))
            return true;
    return false;
}

bool enemy_flag_in(const State& s, Alliance a, Country c) { return flags_in(s, c) > flags_of(s, c, a); }

// 24.63 May an operation of this alliance place a flag there: no enemy's flag (between Allies and Russia: no Axis flag), a box free.
bool may_place(const State& s, Alliance a, Country c) {
    if (c == Country::russia || info(c).limited || boxes_free(s, c) <= 0) return false;
    return a == Alliance::axis ? !enemy_flag_in(s, a, c) : flags_of(s, c, Alliance::axis) == 0;
}

bool shielded(const State& s, Power p, Country c) {
    return p == Power::russia && s.anti_comintern == at(c) + 1;
} // 24.3

bool has_effect(const State& s, Alliance a, Country c) {
    return c == Country::russia ? flags_in(s, c) > 0 : enemy_flag_in(s, a, c) || may_place(s, a, c);
}

Refusal refuse_operation(const State& s, Power p, Country c) {
    const Alliance a = alliance_of(p);
    if (!may_operate(s, p)) return {Text::gathering_storm_refuse_no_operation, "24.6"_rule, ref(c)};
    if (!is_open(s, c)) return {Text::gathering_storm_refuse_closed, "24.6"_rule, ref(c)};
    if (c == Country::russia) {
        if (flags_in(s, c) == 0) return {Text::gathering_storm_refuse_no_effect, "24.6"_rule, ref(c)};
        return allowed;
    }
    if (!present(s, a, c)) return {Text::gathering_storm_refuse_not_present, "24.6"_rule, ref(c)};
    if (shielded(s, p, c)) return {Text::gathering_storm_refuse_anti_comintern, "24.3"_rule, ref(c)};
    if (!has_effect(s, a, c)) return {Text::gathering_storm_refuse_no_effect, "24.6"_rule, ref(c)};
    return allowed;
}

} // namespace

// Frame: i = power in default order; all done: subversion.
void covert_next(P& p) {
    const int i = p.frame().i;
    if (i >= last_power) return p.next(Step::subversion, seat_of(Power::russia));
    p.next(Step::covert, seat(i), i);
}

void Covert::candidates(const State&, const Frame& f, Choices& out) {
    out.push_back(choice(Verb::no_covert));
    const Alliance own = alliance_of(power_of(f.seat));
    for (int c = 0; c < country_count; ++c) out.push_back(choice(Verb::covert, ref(nth<Country>(c))));
    for (int c = 0; c < country_count; ++c)
        for (int a = 0; a < alliance_count; ++a)
            if (nth<Alliance>(a) != own)
                out.push_back(choice(Verb::remove_ring, ref(nth<Country>(c)), ref(nth<Alliance>(a))));
}

Refusal Covert::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_covert) return allowed;
    const Power p = power_of(f.seat);
    const auto here = static_cast<Country>(c.a.index());
    if (verb(c) == Verb::covert) return refuse_operation(s, p, here);
    const auto whose = static_cast<Alliance>(c.b.index());
    if (!may_counter(s, p)) return {Text::gathering_storm_refuse_no_counter_intelligence, "24.6"_rule, c.a};
    if (whose == alliance_of(p) || s.ring[ix(whose)][ix(here)] == 0)
        return {Text::gathering_storm_refuse_no_ring, "24.6"_rule, c.a};
    if (flags_of(s, here, alliance_of(p)) == 0) return {Text::gathering_storm_refuse_not_present, "24.6"_rule, c.a};
    return allowed;
}

void Covert::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Power who = power_of(f.seat);
    if (verb(c) == Verb::no_covert) return p.next(Step::covert_next, Seat::nobody, f.i + 1);
    if (verb(c) == Verb::remove_ring) {
        spend_counter(p, who);
        p.s.ring[static_cast<std::size_t>(c.b.index())][static_cast<std::size_t>(c.a.index())] = 0;
        p.log(Text::gathering_storm_event_ring_removed, "24.6"_rule, ref(who), c.a, c.b);
        return p.next(Step::covert_next, Seat::nobody, f.i);
    }
    spend_operation(p, who);
    p.log(Text::gathering_storm_event_covert, "24.6"_rule, ref(who), c.a);
    ask_to_block(p, Plot::covert, who, c.a.index(), 0);
}

bool Covert::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.n == 0 && f.i < power_count && f.seat == seat(f.i) && s.counters_open != 0;
}

// --- 24.62 blocking; frame: i = country (or what the plot names), n = plot_code ------------------------------------------

void ask_to_block(P& p, Plot plot, Power actor, int subject, int from) {
    for (int k = from; k < power_count; ++k)
        if (alliance_of(nth<Power>(k)) != alliance_of(actor))
            return p.next(Step::covert_block, seat(k), subject, plot_code(plot, actor));
    if (plot == Plot::covert) return p.next(Step::covert_result, seat_of(actor), subject);
    subversion_succeeds(p, plot, subject);
    p.next(Step::subversion, seat_of(Power::russia));
}

void CovertBlock::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::no_block));
    out.push_back(choice(Verb::block));
}

Refusal CovertBlock::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::no_block || may_counter(s, power_of(f.seat))) return allowed;
    return {Text::gathering_storm_refuse_no_counter_intelligence, "24.6"_rule, ref(power_of(f.seat))};
}

void CovertBlock::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const Power actor = plot_actor(f);
    if (verb(c) == Verb::no_block) return ask_to_block(p, plot_of(f), actor, f.i, index(f.seat) + 1);
    spend_counter(p, power_of(f.seat));
    p.log(Text::gathering_storm_event_blocked, "24.6"_rule, ref(power_of(f.seat)), ref(actor));
    if (plot_of(f) == Plot::covert) return p.next(Step::covert_next, Seat::nobody, at(actor));
    p.next(Step::subversion, seat_of(Power::russia));
}

bool CovertBlock::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.n % 8 >= power_count || f.n / 8 > 3 || s.counters_open == 0)
        return false;
    if (alliance_of(power_of(f.seat)) == alliance_of(plot_actor(f))) return false;
    if (plot_of(f) == Plot::covert)
        return f.i < country_count && is_open(s, nth<Country>(f.i)) &&
               has_effect(s, alliance_of(plot_actor(f)), nth<Country>(f.i)) &&
               (f.i == at(Country::russia) || present(s, alliance_of(plot_actor(f)), nth<Country>(f.i)));
    return plot_actor(f) == Power::russia && subversion_possible(s, plot_of(f), f.i);
}

// --- 24.63 what an operation that nobody blocked does; frame: i = country --------------------------------------------------

void CovertResult::candidates(const State&, const Frame& f, Choices& out) {
    const Ref here = ref(nth<Country>(f.i));
    for (Power owner : all_powers) out.push_back(choice(Verb::remove_flag, here, ref(owner)));
    out.push_back(choice(Verb::place_flag, here, ref(power_of(f.seat))));
}

Refusal CovertResult::refuse(const State& s, const Frame& f, const Choice& c) {
    const auto here = nth<Country>(f.i);
    const auto owner = static_cast<Power>(c.b.index());
    const Alliance a = alliance_of(power_of(f.seat));
    if (c.a != ref(here)) return {Text::gathering_storm_refuse_elsewhere, "24.6"_rule, c.a};
    if (verb(c) == Verb::place_flag) {
        if (owner != power_of(f.seat)) return {Text::gathering_storm_refuse_not_your_flag, "24.6"_rule, c.b};
        if (!may_place(s, a, here)) return {Text::gathering_storm_refuse_no_box, "24.6"_rule, c.a};
        return allowed;
    }
    if (flags_of(s, here, owner) == 0) return {Text::gathering_storm_refuse_no_flag, "24.6"_rule, c.b};
    if (here == Country::russia) return allowed;
    if (alliance_of(owner) == a) return {Text::gathering_storm_refuse_own_flag, "24.6"_rule, c.b};
    return allowed;
}

void CovertResult::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    const auto owner = static_cast<Power>(c.b.index());
    if (verb(c) == Verb::place_flag)
        place_flag(p, nth<Country>(f.i), owner, "24.6"_rule);
    else
        remove_flag(p, nth<Country>(f.i), owner, "24.6"_rule);
    p.next(Step::covert_next, Seat::nobody, index(f.seat));
}

bool CovertResult::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat != Seat::nobody && f.n == 0 && f.i < country_count && is_open(s, nth<Country>(f.i)) &&
           s.counters_open != 0;
}

} // namespace wc::gathering_storm

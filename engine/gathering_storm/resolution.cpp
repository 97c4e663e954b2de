// 24.8 Resolution, country by country.
#include "gathering_storm/resolution.hpp"

#include "gathering_storm/diplomacy.hpp"

namespace wc::gathering_storm {

namespace {

// GX-region: the alliance with most flags; ties: none.
int most_flags(const State& s, Country c) {
    int best = -1, most = 0;
    for (int a = 0; a < alliance_count; ++a) {
        const int n = flags_of(s, c, nth<Alliance>(a));
        if (n == most) best = -1;
        if (n > most) {
            most = n;
            best = a;
        }
    }
    return best;
}

// A power's own events there; unrest cards count once the war has begun, and after it as well (25.2).
int events_in(const State& s, Country c, Power p) {
    const int war = war_index(c);
    int sum = war < 0 ? 0 : s.war_events[static_cast<std::size_t>(war)][ix(p)];
    each_event(s, p, [&](int, int, const NationalEvent& x) {
        if (x.kind == NationalKind::diplomatic && x.country == at(c)) sum += x.value;
    });
    return sum;
}

void add_general(const State& s, Country c, Effort& e) {
    const GeneralEvent* g = general_event(s);
    if (g == nullptr) return;
    if (g->kind == GeneralKind::diplomatic && g->country == at(c)) e.by[g->power] += g->value;
    if (g->kind != GeneralKind::region || g->operand != at(info(c).region) || c == Country::russia) return;
    const int a = most_flags(s, c);
    if (a >= 0) e.by[ix(leading_power(s, c, nth<Alliance>(a)))] += g->value;
}

} // namespace

Effort effort_in(const State& s, Country c) {
    Effort e;
    for (Power p : all_powers)
        e.by[ix(p)] = value_of(s.counters[ix(c)][ix(p)]) + military_counter_value * s.military_counters[ix(c)][ix(p)] +
                      events_in(s, c, p);
    add_general(s, c, e);
    return e;
}

// The anti-Comintern point counts only between the Axis and Russia.
Verdict24 judge(const State& s, Country c, const Effort& e) {
    const int a = e.of(Alliance::axis), l = e.of(Alliance::allies), r = e.of(Alliance::russia);
    const int guard = s.anti_comintern == at(c) + 1 ? anti_comintern_value : 0;
    if (l == r && l > a && r > a + guard) return {true, Alliance::allies, 1};
    const std::array<int, 3> margin{std::min(a - l, a + guard - r), std::min(l - a, l - r),
                                    std::min(r - a - guard, r - l)};
    for (int k = 0; k < alliance_count; ++k)
        if (margin[static_cast<std::size_t>(k)] > 0)
            return {false, nth<Alliance>(k), margin[static_cast<std::size_t>(k)]};
    return {};
}

namespace {

bool axis_flags(const State& s, Country c) { return flags_of(s, c, Alliance::axis) > 0; }

} // namespace

bool may_remove(const State& s, Country c, Alliance winner, Power owner) {
    if (flags_of(s, c, owner) == 0 || alliance_of(owner) == winner) return false;
    if (winner == Alliance::axis) return true;
    if (axis_flags(s, c)) return alliance_of(owner) == Alliance::axis;
    return boxes_free(s, c) <= 0;
}

bool removal_is_optional(const State& s, Country c, Alliance winner) {
    return winner != Alliance::axis && !axis_flags(s, c);
}

namespace {

// How many powers' flags qualify, and the last of them.
struct Removable {
    int owners = 0;
    Power last{};
};
Removable removable(const State& s, Country c, Alliance winner) {
    Removable out;
    for (Power p : all_powers)
        if (may_remove(s, c, winner, p)) {
            ++out.owners;
            out.last = p;
        }
    return out;
}

// 10.41B(b) Diplomatic events that find four friendly flags and nobody to contest them.
void convert_idle_events(P& p, Country c, const Effort& e) {
    State& s = p.s;
    const auto idle = [&](Power who) {
        const Alliance a = alliance_of(who);
        bool contested = false; // a counter of value 0 does that too
        for (Power other : all_powers)
            if (alliance_of(other) != a)
                contested = contested || s.counters[ix(c)][ix(other)] != Counter::none || e.by[ix(other)] > 0;
        return flags_of(s, c, a) >= flag_boxes && !contested;
    };
    const auto convert = [&](Power who, int value) {
        add_to(s.event_support[ix(who)], value, event_support_max);
        gain_points(s, who, value);
        p.log(Text::gathering_storm_event_idle_event, "10.41"_rule, ref(who), ref(c), Ref::number(value));
    };
    const GeneralEvent* g = general_event(s);
    if (g != nullptr && g->kind == GeneralKind::diplomatic && g->country == at(c) && idle(nth<Power>(g->power)))
        convert(nth<Power>(g->power), g->value);
    for (Power who : all_powers) {
        if (!idle(who)) continue;
        const int value = events_in(s, c, who);
        if (value > 0) convert(who, value);
    }
}

// Frame.n: 0 a fresh country; 1 results of one alliance are being carried out; 2 Russia's shared result follows.
int begin_country(P& p, Country c) {
    State& s = p.s;
    const Effort e = effort_in(s, c);
    s.resolved = 0;
    if (civil_war_in(s, c)) {
        begin_war_turn(p, c, e);
        return 1;
    }
    convert_idle_events(p, c, e);
    const Verdict24 v = judge(s, c, e);
    if (v.margin == 0) return 1;
    s.resolved = byte(v.shared ? 1 : results_for(v.margin));
    s.resolve_winner = byte(at(v.winner) + 1);
    s.resolve_main = byte(at(e.main(v.winner)) + 1);
    p.log(Text::gathering_storm_event_diplomacy_won, "24.8"_rule, ref(c), ref(e.main(v.winner)), Ref::number(v.margin),
          Ref::number(s.resolved));
    return v.shared ? 2 : 1;
}

// Carries out results until one needs an answer. True: a question has been asked.
bool carry_out(P& p, Country c) {
    State& s = p.s;
    const Frame f = p.frame();
    while (s.resolved > 0) {
        const auto winner = nth<Alliance>(s.resolve_winner - 1);
        const auto main = nth<Power>(s.resolve_main - 1);
        const Removable r = removable(s, c, winner);
        if (r.owners > 1 || (r.owners == 1 && removal_is_optional(s, c, winner))) {
            p.next(Step::resolve_flag, seat_of(main), f.i, f.n);
            return true;
        }
        if (r.owners == 1)
            remove_flag(p, c, r.last, "24.8"_rule);
        else
            place_flag(p, c, main, "24.8"_rule);
        --s.resolved;
    }
    return false;
}

bool war_is_over(const State& s, Country c) {
    return civil_war_in(s, c) && s.markers[static_cast<std::size_t>(war_index(c))] == 0;
}

} // namespace

void resolve_next(P& p) {
    State& s = p.s;
    const int i = p.frame().i;
    if (i >= country_count) return p.next(Step::russia_next);
    const auto c = nth<Country>(i);
    if (p.frame().n == 0) {
        if (c == Country::russia || !is_open(s, c) || under_attack(s, c))
            return p.next(Step::resolve_next, Seat::nobody, i + 1);
        p.frame().n = static_cast<std::uint16_t>(begin_country(p, c));
    }
    if (carry_out(p, c)) return;
    if (p.frame().n == 2) {
        s.resolved = 1;
        s.resolve_winner = byte(at(Alliance::russia) + 1);
        s.resolve_main = byte(at(Power::russia) + 1);
        p.log(Text::gathering_storm_event_diplomacy_won, "24.8"_rule, ref(c), ref(Power::russia), Ref::number(1),
              Ref::number(1));
        return p.next(Step::resolve_next, Seat::nobody, i, 1);
    }
    s.resolve_winner = s.resolve_main = 0;
    if (war_is_over(s, c)) return p.next(Step::civil_war_end, Seat::nobody, i);
    p.next(Step::resolve_next, Seat::nobody, i + 1);
}

// --- step 5: whose flag; frame: i = country, n as above --------------------------------------------------------------------

void ResolveFlag::candidates(const State&, const Frame& f, Choices& out) {
    for (Power owner : all_powers) out.push_back(choice(Verb::remove_flag, ref(nth<Country>(f.i)), ref(owner)));
    out.push_back(choice(Verb::spare_flags));
}

Refusal ResolveFlag::refuse(const State& s, const Frame& f, const Choice& c) {
    const auto here = nth<Country>(f.i);
    const auto winner = nth<Alliance>(s.resolve_winner - 1);
    if (verb(c) == Verb::spare_flags) {
        if (!removal_is_optional(s, here, winner))
            return {Text::gathering_storm_refuse_must_remove, "24.8"_rule, ref(here)};
        return allowed;
    }
    if (c.a != ref(here)) return {Text::gathering_storm_refuse_elsewhere, "24.8"_rule, c.a};
    if (!may_remove(s, here, winner, static_cast<Power>(c.b.index())))
        return {Text::gathering_storm_refuse_no_flag, "24.8"_rule, c.b};
    return allowed;
}

void ResolveFlag::apply(P& p, const Choice& c) {
    const Frame f = p.frame();
    if (verb(c) == Verb::remove_flag) remove_flag(p, nth<Country>(f.i), static_cast<Power>(c.b.index()), "24.8"_rule);
    --p.s.resolved;
    p.next(Step::resolve_next, Seat::nobody, f.i, f.n);
}

bool ResolveFlag::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.i >= country_count || f.i == at(Country::russia) || f.n < 1 || f.n > 2 || s.counters_open == 0)
        return false;
    if (s.resolved < 1 || s.resolved > 2 || s.resolve_winner < 1 || s.resolve_winner > alliance_count) return false;
    if (s.resolve_main < 1 || s.resolve_main > power_count || f.seat != seat(s.resolve_main - 1)) return false;
    if (f.n == 2 && (s.resolve_winner - 1 != at(Alliance::allies) || s.resolved != 1)) return false;
    return at(alliance_of(nth<Power>(s.resolve_main - 1))) == s.resolve_winner - 1 && is_open(s, nth<Country>(f.i));
}

} // namespace wc::gathering_storm

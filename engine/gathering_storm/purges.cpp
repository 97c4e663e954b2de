// 22 Russian purges.
#include "gathering_storm/planning.hpp"
#include "gathering_storm/russia.hpp"
#include "gathering_storm/support.hpp"

#include <bit>

namespace wc::gathering_storm {

namespace {

constexpr int great_bit = 1 << 3;
static_assert(at(PurgeCard::great) == 3);

bool foreign_flag(const State& s) { return flags_in(s, Country::russia) > flags_of(s, Country::russia, Power::russia); }

bool may_add_great(const State& s) { return s.great_added == 0 && s.turn >= great_purge_from && cohesion(s) < full; }

} // namespace

// 22.11 From Spring 1936 Russia may, in Fall 1937 it must put the Great Purge into the deck.
void GreatPurge::candidates(const State& s, const Frame&, Choices& out) {
    if (may_add_great(s)) out.push_back(choice(Verb::add_great_purge));
    out.push_back(choice(Verb::wait_great_purge));
}
Refusal GreatPurge::refuse(const State& s, const Frame&, const Choice& c) {
    if (verb(c) == Verb::add_great_purge)
        return may_add_great(s)
                   ? allowed
                   : Refusal{Text::gathering_storm_refuse_great_purge_now, "22.1"_rule, ref(PurgeCard::great)};
    if (may_add_great(s) && s.turn >= great_purge_forced)
        return {Text::gathering_storm_refuse_great_purge_due, "22.1"_rule, ref(PurgeCard::great)};
    return allowed;
}
void GreatPurge::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::add_great_purge) {
        p.s.great_added = 1;
        p.s.purge_deck |= great_bit;
        p.log(Text::gathering_storm_event_great_purge_added, "22.1"_rule, ref(Power::russia));
    }
    p.next(Step::purge_draw);
}
bool GreatPurge::holds(const State& s, int depth) {
    return depth == 0 && s.frames.depth == 1 && s.frames.at[0].seat == seat_of(Power::russia) &&
           s.frames.at[0].i == 0 && s.frames.at[0].n == 0;
}

namespace {

int draw_purge(P& p) {
    const int n = std::popcount(p.s.purge_deck);
    if (n == 0) return -1;
    int k = p.below(n), mask = p.s.purge_deck;
    for (; k > 0; --k) mask &= mask - 1;
    const int card = std::countr_zero(static_cast<unsigned>(mask));
    p.s.purge_deck = byte(p.s.purge_deck & ~(1 << card));
    p.s.purge_now = byte(p.s.purge_now | 1 << card);
    p.log_reveal(Text::gathering_storm_event_purge, "22.1"_rule, ref(Power::russia), ref(nth<PurgeCard>(card)));
    return card;
}

// Drawn twice, the Great Purge leaves the game.
bool spent(State& s, int mask) {
    if ((mask & great_bit) == 0) return false;
    add_to(s.great_drawn, 1, great_purge_draws);
    return s.great_drawn >= great_purge_draws;
}

} // namespace

// 22.1 Draw, then return last turn's card. At full cohesion a foreign flag goes instead (22.8).
void purge_draw(P& p) {
    State& s = p.s;
    s.purge_now = 0;
    s.purge_first = 0;
    s.purge_pending = 0;
    if (cohesion(s) == full) {
        if (foreign_flag(s)) return p.next(Step::purge_flag, seat_of(Power::russia), 0, 1);
        return p.next(Step::support_cards);
    }
    s.purge_first = byte(draw_purge(p) + 1);
    if (general_is(s, GeneralKind::double_purge)) draw_purge(p);
    s.purge_deck = byte(s.purge_deck | s.purge_out);
    s.purge_out = s.purge_now;
    if (spent(s, s.purge_out)) s.purge_out = byte(s.purge_out & ~great_bit);
    p.next(Step::purge_next);
}

namespace {

enum Part { flag_or_party, units, level, parts };

// The k-th purge card of this turn; -1: none.
int purge_card(const State& s, int k) {
    if (s.purge_first == 0) return -1;
    if (k == 0) return s.purge_first - 1;
    const unsigned rest = s.purge_now & ~(1u << (s.purge_first - 1));
    return rest == 0 ? -1 : std::countr_zero(rest);
}

void go_on(P& p) { p.next(Step::purge_next); }

bool has_units(const State& s) { return s.active[ix(Power::russia)] != ByUnit<Byte>{}; }

void military_part(P& p) {
    p.s.no_advanced = 1;
    if (general_is(p.s, GeneralKind::relax) || !has_units(p.s)) return go_on(p);
    p.next(Step::purge_military, seat_of(Power::russia));
}

void level_part(P& p, PurgeCard card) {
    add_to(p.s.purge_level, purge_level_change[ix(card)], purge_level_max);
    if (card == PurgeCard::great) p.s.only_intelligence = 1;
    p.log(Text::gathering_storm_event_purge_level, "22.7"_rule, ref(Power::russia), Ref::number(p.s.purge_level));
    go_on(p);
}

} // namespace

// The parts of this turn's cards, one after another: flag or party, then units, then the level.
void purge_next(P& p) {
    State& s = p.s;
    const int now = s.purge_pending++;
    const int card = now < 2 * parts ? purge_card(s, now / parts) : -1;
    if (card < 0) {
        s.purge_pending = 0;
        if (general_is(s, GeneralKind::trials)) add_to(s.purge_level, 1, purge_level_max);
        return p.next(Step::support_cards);
    }
    const auto kind = nth<PurgeCard>(card);
    const bool party = kind == PurgeCard::party || kind == PurgeCard::great;
    switch (now % parts) {
    case flag_or_party:
        if (kind == PurgeCard::none && foreign_flag(s)) return p.next(Step::purge_flag, seat_of(Power::russia));
        if (party) return p.next(Step::purge_party, seat_of(Power::russia));
        return go_on(p);
    case units:
        if (kind == PurgeCard::military || kind == PurgeCard::great) return military_part(p);
        return go_on(p);
    default: return level_part(p, kind);
    }
}

// 10.91F Russia chooses whose flag goes; on a No Purge card the level rises by one.
void PurgeFlag::candidates(const State&, const Frame&, Choices& out) {
    for (Power p : all_powers)
        if (p != Power::russia) out.push_back(choice(Verb::remove_flag, ref(Country::russia), ref(p)));
}
Refusal PurgeFlag::refuse(const State& s, const Frame&, const Choice& c) {
    const int owner = c.b.index();
    if (c.a == ref(Country::russia) && owner < at(Power::russia) && flags_of(s, Country::russia, nth<Power>(owner)) > 0)
        return allowed;
    return {Text::gathering_storm_refuse_no_flag, "10.91"_rule, c.b};
}
void PurgeFlag::apply(P& p, const Choice& c) {
    const bool at_full = p.frame().n == 1;
    drop_flag_in_russia(p, nth<Power>(c.b.index()));
    if (at_full) return p.next(Step::support_cards);
    add_to(p.s.purge_level, no_purge_flag_level, purge_level_max);
    go_on(p);
}
bool PurgeFlag::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && s.frames.depth == 1 && f.seat == seat_of(Power::russia) && f.i == 0 && f.n <= 1 &&
           foreign_flag(s) && s.purge_pending <= 2 * parts;
}

// 22.21
void PurgeParty::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::party_pay));
    out.push_back(choice(Verb::party_silence));
}
Refusal PurgeParty::refuse(const State&, const Frame&, const Choice&) { return allowed; }
void PurgeParty::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::party_pay)
        pay_points(p.s, Power::russia, party_purge_cost);
    else
        p.s.party_silence = 1;
    p.log(verb(c) == Verb::party_pay ? Text::gathering_storm_event_party_paid
                                     : Text::gathering_storm_event_party_silent,
          "22.21"_rule, ref(Power::russia), Ref::number(party_purge_cost));
    go_on(p);
}
bool PurgeParty::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && s.frames.depth == 1 && f.seat == seat_of(Power::russia) && f.i == 0 && f.n == 0 &&
           s.purge_pending <= 2 * parts;
}

// 22.31
void PurgeMilitary::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::military_return));
    out.push_back(choice(Verb::military_remove));
}
Refusal PurgeMilitary::refuse(const State&, const Frame&, const Choice&) { return allowed; }
void PurgeMilitary::apply(P& p, const Choice& c) {
    const bool a = verb(c) == Verb::military_return;
    p.next(Step::purge_unit, seat_of(Power::russia), a ? military_purge_units : military_purge_removed, a ? 0 : 1);
}
bool PurgeMilitary::holds(const State& s, int depth) { return PurgeParty::holds(s, depth) && has_units(s); }

namespace {

int active_from(const State& s, std::size_t from) {
    int n = 0;
    for (std::size_t k = from; k < unit_type_count; ++k) n += s.active[ix(Power::russia)][k];
    return n;
}

// Units go in the order of their types; option A takes an armor or infantry unit if there is one.
Refusal refuse_loss(const State& s, const Frame& f, std::size_t unit) {
    const auto& active = s.active[ix(Power::russia)];
    const std::size_t from = f.n / 2;
    if (active[unit] == 0)
        return {Text::gathering_storm_refuse_no_active, "22.31"_rule, ref(static_cast<UnitType>(unit))};
    if (unit < from) return {Text::gathering_storm_refuse_in_order, "22.31"_rule, ref(static_cast<UnitType>(unit))};
    if (f.i < 2) return allowed;
    const bool ground = active[0] + active[1] > 0;
    if (unit == ix(UnitType::air) && ground)
        return {Text::gathering_storm_refuse_ground_unit, "22.31"_rule, ref(UnitType::air)};
    if (active_from(s, unit) < 2 && active_from(s, 0) >= 2)
        return {Text::gathering_storm_refuse_in_order, "22.31"_rule, ref(static_cast<UnitType>(unit))};
    return allowed;
}

} // namespace

// Frame: i = units still to lose; n = option B? 1 : 0, + 2 * the lowest type that may follow.
void PurgeUnit::candidates(const State&, const Frame&, Choices& out) {
    for (int k = 0; k < unit_type_count; ++k) out.push_back(choice(Verb::lose_unit, ref(nth<UnitType>(k))));
}
Refusal PurgeUnit::refuse(const State& s, const Frame& f, const Choice& c) {
    return refuse_loss(s, f, static_cast<std::size_t>(c.a.index()));
}
void PurgeUnit::apply(P& p, const Choice& c) {
    State& s = p.s;
    const auto unit = static_cast<std::size_t>(c.a.index());
    const int left = p.frame().i - 1, removed = p.frame().n % 2;
    --s.active[ix(Power::russia)][unit];
    if (removed != 0)
        add_to(s.due[ix(Power::russia)][military_purge_delay - 1][unit], 1, units_max);
    else
        add_to(s.reserve[ix(Power::russia)][unit], 1, units_max);
    p.log(removed != 0 ? Text::gathering_storm_event_purged : Text::gathering_storm_event_returned, "22.31"_rule,
          ref(Power::russia), c.a);
    if (left > 0 && active_from(s, unit) > 0)
        return p.next(Step::purge_unit, seat_of(Power::russia), left, removed + 2 * c.a.index());
    go_on(p);
}
bool PurgeUnit::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || s.frames.depth != 1 || f.seat != seat_of(Power::russia) || f.i < 1 || f.i > military_purge_units)
        return false;
    return f.n / 2 < unit_type_count && active_from(s, f.n / 2) > 0 && s.purge_pending <= 2 * parts;
}

} // namespace wc::gathering_storm

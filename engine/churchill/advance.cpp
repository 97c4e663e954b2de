// 7.6 - 7.8 The fronts' attempts, what entering a space does, and surrender.
#include "churchill/war.hpp"

#include <algorithm>

namespace wc::churchill {

namespace {

// --- 7.75 on entering a space ---------------------------------------------------------------------------------------

void lose_pool(State& s) {
    if (s.german_pool > 0) --s.german_pool;
}

void notes_on_entry(State& s, Space x) {
    switch (x) {
    case Space::western_normandy: spot(s, Issue::second_front) = Spot::removed(); break; // 6.21 D-Day
    case Space::fe_manchuria: spot(s, Issue::dow) = Spot::removed(); break;              // 6.22
    case Space::western_france:
    case Space::eastern_vistula: lose_pool(s); break;                                     // 7.54
    case Space::mediterranean_southern_italy: s.italian_cube = 0; break;                  // 7.55
    case Space::mediterranean_central_italy: s.italy_early = dday_done(s) ? 0 : 1; break; // 6.21 note
    case Space::swp_new_guinea:
    case Space::cp_marshalls: s.japanese_navy = std::min<std::uint8_t>(s.japanese_navy, 1); break; // 7.52
    case Space::swp_philippines:
    case Space::cp_marianas: s.japanese_navy = 0; break;
    default: break;
    }
}

void enter(P& p, Front f) {
    ++p.s.front[ix(f)];
    const Space x = space_of(f, p.s.front[ix(f)]);
    notes_on_entry(p.s, x);
    p.log(Text::churchill_event_front_enters, "7.75"_rule, ref(f), ref(x));
}

// 7.73 / 7.74 A roll of d10; it succeeds at `need` or less.
bool attempt_roll(P& p, Front f, int need, Rule rule) {
    const int roll = p.d10();
    p.log_roll({10, static_cast<std::uint8_t>(roll), static_cast<std::int8_t>(need)}, Text::churchill_event_front_roll,
               rule, ref(f), Ref::number(roll), Ref::number(need));
    return roll <= need;
}

// 7.74 The second space of a breakthrough must be enterable by itself; an Axis power or the track's end stops it.
void breakthrough(P& p, Front f, int force) {
    const Space first = space_of(f, p.s.front[ix(f)]);
    if (info(first).axis_power || p.s.front[ix(f)] + 1 >= info(f).space_count) return;
    const Space second = entry_space(p.s, f);
    const int need = force - breakthrough_strength;
    if (need < 1 || !condition_met(p.s, second) || !enough_nav(p.s, f, second)) return;
    if (attempt_roll(p, f, std::min(need, 10), "7.74"_rule)) enter(p, f);
}

void attempt(P& p, Front f) {
    const int force = strength(p.s, f);
    if (!enough_nav(p.s, f, entry_space(p.s, f))) return p.log(Text::churchill_event_front_no_nav, "7.61"_rule, ref(f));
    if (force == 0) return p.log(Text::churchill_event_front_too_weak, "7.72"_rule, ref(f));
    if (force < breakthrough_strength) {
        if (attempt_roll(p, f, force, "7.73"_rule)) enter(p, f);
        return;
    }
    p.log(Text::churchill_event_breakthrough, "7.74"_rule, ref(f), Ref::number(force));
    enter(p, f);
    breakthrough(p, f, force);
}

} // namespace

// 7.6 Every active front must attempt, in the order of 7.71; surrender is looked at after all seven.
void advance_fronts(P& p) {
    for (Front f : all_fronts)
        if (is_active(p.s, f)) attempt(p, f);
}

// --- 7.8 surrender --------------------------------------------------------------------------------------------------

namespace {

// The theatre's issues leave the game with its war.
void end_theatre(P& p, Theatre t) {
    p.s.surrendered[ix(t)] = 1;
    spot(p.s, t == Theatre::europe ? Issue::second_front : Issue::dow) = Spot::removed();
    spot(p.s, t == Theatre::europe ? Issue::tle : Issue::tlp) = Spot::removed();
    if (t == Theatre::europe) {
        p.s.german_pool = 0;
        p.s.italian_cube = 0;
    } else {
        p.s.japanese_navy = 0;
    }
}

} // namespace

void check_surrender(P& p) {
    if (war_goes_on(p.s, Theatre::europe) && entered_axis_power(p.s, Theatre::europe)) {
        p.log(Text::churchill_event_germany_surrenders, "7.8"_rule);
        end_theatre(p, Theatre::europe);
    }
    if (!war_goes_on(p.s, Theatre::pacific)) return;
    if (entered_axis_power(p.s, Theatre::pacific)) {
        p.log(Text::churchill_event_japan_surrenders, "7.8"_rule);
        return end_theatre(p, Theatre::pacific);
    }
    if (emperor_trinity(p.s) && emperor_manchuria(p.s) && emperor_any_base(p.s)) {
        p.s.emperor = 1;
        p.log(Text::churchill_event_emperor, "7.8"_rule);
        end_theatre(p, Theatre::pacific);
    }
}

void military(P& p) {
    place_reserves(p);
    advance_fronts(p);
    check_surrender(p);
    p.next(Step::post_mortem);
}

} // namespace wc::churchill

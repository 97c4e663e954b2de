// 15.6 Where support goes.
#include "ai/churchill_support.hpp"

#include "ai/churchill_ending.hpp"

#include "churchill/issues.hpp"
#include "churchill/score.hpp"
#include "churchill/war.hpp"

namespace wc::churchill::bot {

unsigned fronts_of(Side side) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= info(f).owner == side ? bit(f) : 0;
    return set;
}

unsigned fronts_of(Theatre t) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= info(f).theatre == t ? bit(f) : 0;
    return set;
}

// --- what is still to come ------------------------------------------------------------------------------------------

namespace {

// 6.9 The side's own markers in this theatre. A winner names itself; the USSR can't.
int leadership_markers(const State& s, Side side, Theatre t) {
    if (!war_goes_on(s, t)) return 0;
    const Spot where = spot(s, leadership_issue(t));
    if (!where.is_won()) return s.theatre_leader[ix(t)] == side ? leadership_holder_markers : 0;
    if (where.side() != side) return 0;
    return leadership_winner_markers + (side == Side::su ? 0 : leadership_holder_markers);
}

} // namespace

State expected(const State& now, Side side) {
    State s = now;
    for (int k = 0; k < do_count; ++k) {
        const auto placed = s.directed[static_cast<std::size_t>(k)];
        if (placed == 0 || issues[ix(do_issue(k))].flag == at(side)) continue;
        for (int n = s.paid[static_cast<std::size_t>(k)]; n < do_markers; ++n)
            add_directed_marker(s, nth<Front>(placed - 1));
    }
    for (Front f : all_fronts)
        if (info(f).owner == side && is_active(s, f)) add_os(s, f, leadership_markers(now, side, info(f).theatre));
    return s;
}

// --- NAV ------------------------------------------------------------------------------------------------------------

namespace {

constexpr int us_landing_begins = 3, soviet_convoys_end = 7; // conferences
constexpr int convoy_level = 4;

// NAV that the side wants in the box whatever its plans.
int level_of_first_need(const State& s, Side side, Box b) {
    if (b == Box::arctic) return side == Side::su && s.conference <= soviet_convoys_end ? convoy_level : 0;
    const bool landing = b == Box::western && side == Side::us && s.conference >= us_landing_begins && !dday_done(s);
    return landing ? nav_needed_normandy : 0;
}

// Is the space entered next, or the one after, a landing?
bool landing_ahead(const State& s, Front f) {
    const int next = s.front[ix(f)] + 1;
    for (int k = next; k <= next + 1 && k < info(f).space_count; ++k)
        if (nav_needed(info(space_of(f, k)).type) > 0) return true;
    return false;
}

// NAV of use to a front at leisure: one more than a landing takes where an Axis navy may sink it.
int level_at_leisure(const State& s, Front f) {
    if (!has_box(f) || !is_open(s, f) || !landing_ahead(s, f)) return 0;
    const bool hunted = f == Front::mediterranean || ((f == Front::swp || f == Front::cp) && s.japanese_navy > 0);
    return nav_needed_amphibious + (hunted ? 1 : 0);
}

std::optional<Front> front_to_fill_at_leisure(const State& s, unsigned set) {
    for (Front f : all_fronts)
        if (has(set, f) && has_box(f) && takes_nav(s, box_of(f)) && s.nav[ix(box_of(f))] < level_at_leisure(s, f))
            return f;
    return std::nullopt;
}

} // namespace

std::optional<Box> box_to_fill(const State& s, Side side, unsigned theatres) {
    for (int k = 0; k < box_count; ++k) {
        const auto b = nth<Box>(k);
        const bool in_theatre = ((theatres >> at(boxes[ix(b)].theatre)) & 1) != 0;
        if (in_theatre && takes_nav(s, b) && s.nav[ix(b)] < level_of_first_need(s, side, b)) return b;
    }
    return std::nullopt;
}

// --- the front that gains most --------------------------------------------------------------------------------------

namespace {

constexpr int strength_wanted = 12; // 15.6 (5): 8 to 12; more only where nothing else gains
constexpr int strength_enough = 20; // beyond it nothing changes (7.74)

// NAV first if the attempt would more likely than not fail without.
bool next_is_nav(const State& s, const Reserves& r, Front f) {
    return has_box(f) && takes_nav(s, box_of(f)) && 2 * cases_without_nav(s, r, f) >= faces;
}

int force(const State& s, const Reserves& r, Front f) {
    return strength_per_os * s.os[ix(f)] - strength_per_cube * r.army[0][ix(f)];
}

// The best gain per marker of 1 .. markers more at the front, in 1/60 VP, times 60 to keep what the division would lose.
int gain_per_marker(State s, Reserves r, Front f, int markers, int limit) {
    const int before = prospect(s, r, f);
    int best = 0;
    for (int n = 1; n <= markers && force(s, r, f) < limit; ++n) {
        if (next_is_nav(s, r, f)) {
            add_nav(s, box_of(f), 1);
            r = foresee(s);
        } else {
            add_os(s, f, 1);
        }
        best = std::max(best, sixtieths * (prospect(s, r, f) - before) / n);
    }
    return best;
}

std::optional<Front> best_gain(const State& s, const Reserves& r, unsigned set, int markers, int limit) {
    std::optional<Front> best;
    int most = 0;
    for (Front f : all_fronts) {
        if (!has(set, f) || !is_active(s, f)) continue;
        const int gain = gain_per_marker(s, r, f, markers, limit);
        if (gain > most) {
            most = gain;
            best = f;
        }
    }
    return best;
}

// Of fronts that gain nothing: the best space among those that may attempt.
std::optional<Front> best_standing(const State& s, unsigned set) {
    std::optional<Front> best;
    for (Front f : all_fronts)
        if (has(set, f) && is_active(s, f) &&
            (!best || space_points(s, entry_space(s, f)) > space_points(s, entry_space(s, *best))))
            best = f;
    return best;
}

std::optional<Front> nearest_to_an_axis_power(const State& s, unsigned set) {
    std::optional<Front> best;
    for (Front f : all_fronts)
        if (has(set, f) && is_active(s, f) && info(f).reaches_axis &&
            (!best || spaces_to_go(s, f) < spaces_to_go(s, *best)))
            best = f;
    return best;
}

int idleness(const State& s, Front f) { return is_active(s, f) ? spaces_to_go(s, f) : 100; }

// Where a marker does least: a front that may not attempt, else the one farthest from its end.
std::optional<Front> idle_front(const State& s, unsigned set) {
    std::optional<Front> best;
    for (Front f : all_fronts)
        if (has(set, f) && is_open(s, f) && (!best || idleness(s, f) > idleness(s, *best))) best = f;
    return best;
}

} // namespace

namespace {

bool behind(const State& s, Side rival, Side side) {
    const Totals points = victory_points(s);
    return points[ix(rival)] < points[ix(side)];
}

// Would a marker help a rival who is not behind, or help to end the war at the wrong time?
bool regretted(const State& s, const Reserves& r, Side side, Front f) {
    if (!is_active(s, f)) return false;
    if (ending(s, side, f, 1) == Ending::lost) return true;
    if (info(f).owner != side) return fears_peace(s, side) || !behind(s, info(f).owner, side);
    return force(s, r, f) >= breakthrough_strength && spaces_to_go(s, f) >= 2 && ending(s, side, f, 2) == Ending::lost;
}

} // namespace

unsigned willing_fronts(const State& s, const Reserves& r, Side side) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= regretted(s, r, side, f) ? 0 : bit(f);
    return set;
}

std::optional<Support> next_support(const State& s, Side side, unsigned set, int markers) {
    const Reserves r = foresee(s);
    const unsigned own = fronts_of(side) & set, willing = willing_fronts(s, r, side) & set;
    auto front = best_gain(s, r, own, markers, strength_wanted);
    if (!front) front = best_gain(s, r, own, markers, strength_enough);
    if (!front)
        if (const auto f = front_to_fill_at_leisure(s, own)) return Support{*f, true};
    if (!front) front = best_standing(s, own & willing);
    if (!front) front = nearest_to_an_axis_power(s, willing);
    if (!front) front = idle_front(s, willing);
    if (!front) front = idle_front(s, set);
    if (!front) return std::nullopt;
    return Support{*front, next_is_nav(s, r, *front)};
}

} // namespace wc::churchill::bot

// 15.6 Where support goes.
#include "ai/churchill_support.hpp"

#include "churchill/war.hpp"

namespace wc::churchill::bot {

unsigned fronts_of(Side side) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= info(f).owner == side ? 1u << at(f) : 0;
    return set;
}

unsigned fronts_of(Theatre t) {
    unsigned set = 0;
    for (Front f : all_fronts) set |= info(f).theatre == t ? 1u << at(f) : 0;
    return set;
}

// --- NAV ------------------------------------------------------------------------------------------------------------

namespace {

// NAV are wanted for a space that is entered next, or the one after.
bool landing_ahead(const State& s, Front f) {
    if (!is_open(s, f)) return false;
    const int next = s.front[ix(f)] + 1;
    for (int k = next; k <= next + 1 && k < info(f).space_count; ++k)
        if (nav_needed(info(space_of(f, k)).type) > 0) return true;
    return false;
}

constexpr int us_landing_begins = 3, soviet_convoys_end = 7; // conferences

// How many NAV the side wants in the box; 0: none of its business.
int wanted_nav(const State& s, Side side, Box b) {
    const int pacific = s.japanese_navy > 0 ? nav_needed_amphibious + 1 : nav_needed_amphibious;
    switch (b) {
    case Box::arctic: return side == Side::su && s.conference <= soviet_convoys_end ? 4 : 0;
    case Box::western:
        return side == Side::us && s.conference >= us_landing_begins && !dday_done(s) ? nav_needed_normandy : 0;
    case Box::mediterranean: return side == Side::uk && landing_ahead(s, Front::mediterranean) ? 4 : 0;
    case Box::cbi: return side == Side::uk && landing_ahead(s, Front::cbi) ? 3 : 0;
    case Box::swp: return side == Side::us && landing_ahead(s, Front::swp) ? pacific : 0;
    case Box::cp: return side == Side::us && landing_ahead(s, Front::cp) ? pacific : 0;
    case Box::fe: return side == Side::su && landing_ahead(s, Front::fe) ? 3 : 0;
    }
    return 0;
}

} // namespace

std::optional<Box> box_to_fill(const State& s, Side side, unsigned theatres) {
    for (int k = 0; k < box_count; ++k) {
        const auto b = nth<Box>(k);
        const bool in_theatre = ((theatres >> at(boxes[ix(b)].theatre)) & 1) != 0;
        if (in_theatre && takes_nav(s, b) && s.nav[ix(b)] < wanted_nav(s, side, b)) return b;
    }
    return std::nullopt;
}

// --- OS -------------------------------------------------------------------------------------------------------------

namespace {

constexpr int strength_wanted = 12; // 15.6 (5): 8 to 12; more only where nothing else gains
constexpr int strength_enough = 20; // beyond it nothing changes (7.74)

// The force that so many OS would have against the reserves expected there.
int force_of(const Reserves& r, Front f, int os) { return strength_per_os * os - strength_per_cube * r.army[0][ix(f)]; }

// The best gain per marker of 1 .. markers more OS on the front, up to a force of `limit`; in 1/60 VP, times 60 to keep
// what the division would lose.
int gain_per_marker(const State& s, const Reserves& r, Front f, int markers, int limit) {
    const int os = s.os[ix(f)];
    const int now = prospect(s, r, f, os);
    int best = 0;
    for (int n = 1; n <= markers && force_of(r, f, os + n - 1) < limit; ++n)
        best = std::max(best, sixtieths * (prospect(s, r, f, os + n) - now) / n);
    return best;
}

// Of two fronts that gain nothing: the one whose space is worth more, if it may attempt at all.
int standing(const State& s, Front f) { return is_active(s, f) ? 100 + space_points(s, entry_space(s, f)) : 0; }

std::optional<Front> best_standing(const State& s, unsigned set) {
    std::optional<Front> best;
    for (Front f : all_fronts)
        if (((set >> at(f)) & 1) != 0 && is_open(s, f) && (!best || standing(s, f) > standing(s, *best))) best = f;
    return best;
}

std::optional<Front> nearest_to_an_axis_power(const State& s, unsigned set) {
    std::optional<Front> best;
    for (Front f : all_fronts)
        if (((set >> at(f)) & 1) != 0 && is_active(s, f) && info(f).reaches_axis &&
            (!best || spaces_to_go(s, f) < spaces_to_go(s, *best)))
            best = f;
    return best;
}

bool any_active(const State& s, unsigned set) {
    return std::any_of(all_fronts.begin(), all_fronts.end(),
                       [&](Front f) { return ((set >> at(f)) & 1) != 0 && is_active(s, f); });
}

} // namespace

namespace {

std::optional<Front> best_front_up_to(const State& s, const Reserves& r, unsigned set, int markers, int limit) {
    std::optional<Front> best;
    int most = 0;
    for (Front f : all_fronts) {
        if (((set >> at(f)) & 1) == 0 || !is_active(s, f)) continue;
        const int gain = gain_per_marker(s, r, f, markers, limit);
        if (gain > most) {
            most = gain;
            best = f;
        }
    }
    return best;
}

} // namespace

std::optional<Front> best_front(const State& s, const Reserves& r, unsigned set, int markers) {
    if (const auto f = best_front_up_to(s, r, set, markers, strength_wanted)) return f;
    return best_front_up_to(s, r, set, markers, strength_enough);
}

// 15.6 (5)
std::optional<Front> front_for_os(const State& s, const Reserves& r, Side side, unsigned set, int markers) {
    const unsigned own = fronts_of(side) & set;
    if (const auto f = best_front(s, r, own, markers)) return f;
    if (any_active(s, own)) return best_standing(s, own);
    if (const auto f = nearest_to_an_axis_power(s, set)) return f;
    return best_standing(s, set);
}

} // namespace wc::churchill::bot

// 15.6 The chances of the fronts. The reserves are placed by the rules themselves on a copy, the dice scripted.
#include "ai/churchill_prospects.hpp"

#include "ai/churchill_ending.hpp"

#include "churchill/war.hpp"

namespace wc::churchill::bot {

namespace {

constexpr std::size_t rolls_at_most = 16; // more than 7.5 can ask for

} // namespace

Reserves foresee(const State& s) {
    Reserves out;
    Script script;
    for (std::size_t face = 0; face < faces; ++face) {
        State copy = s;
        copy.army = {};
        script.values.assign(rolls_at_most, static_cast<int>(face));
        script.sides.clear();
        Journal journal;
        journal.script = &script;
        P p{copy, journal};
        place_reserves(p);
        out.army[face] = copy.army;
        out.nav[face] = copy.nav;
    }
    return out;
}

int space_points(const State& s, Space x) {
    if (x == Space::mediterranean_central_italy && !dday_done(s)) return info(x).vp_before_dday;
    if (!info(x).axis_power) return info(x).vp;
    return info(info(x).front).theatre == Theatre::europe ? vp_germany + vp_germany_alone : vp_japan;
}

namespace {

constexpr int for_the_advance = 3; // besides its VP, every space is worth this much
constexpr int for_the_game = 20;   // ... and this much if entering it wins the game

// To the front's owner.
int worth(const State& s, Front f, int steps) {
    const int points = space_points(s, space_of(f, s.front[ix(f)] + steps)) + for_the_advance;
    switch (ending(s, info(f).owner, f, steps)) {
    case Ending::won: return points + for_the_game;
    case Ending::lost: return -for_the_game;
    case Ending::none: break;
    }
    return points;
}

bool nav_suffices(const std::array<std::uint8_t, box_count>& nav, Front f, Space x) {
    const int needed = nav_needed(info(x).type);
    return needed == 0 || nav[info(f).box] >= needed;
}

// 7.74 May a breakthrough go on to the space beyond the entry space?
bool second_space_open(const State& s, const std::array<std::uint8_t, box_count>& nav, Front f) {
    const Space first = entry_space(s, f);
    if (info(first).axis_power || info(first).index + 1 >= info(f).space_count) return false;
    const Space second = space_of(f, info(first).index + 1);
    return condition_met(s, second) && nav_suffices(nav, f, second);
}

int prospect_of_case(const State& s, const Reserves& r, std::size_t face, Front f) {
    if (!nav_suffices(r.nav[face], f, entry_space(s, f))) return 0;
    const int force = strength_per_os * s.os[ix(f)] - strength_per_cube * r.army[face][ix(f)];
    if (force <= 0) return 0;
    int tenths = std::min(force, breakthrough_strength) * worth(s, f, 1);
    const int beyond = std::min(force - breakthrough_strength, 10);
    if (beyond > 0 && second_space_open(s, r.nav[face], f)) tenths += beyond * worth(s, f, 2);
    return tenths;
}

} // namespace

int prospect(const State& s, const Reserves& r, Front f) {
    if (!is_active(s, f)) return 0;
    int sum = 0;
    for (std::size_t face = 0; face < faces; ++face) sum += prospect_of_case(s, r, face, f);
    return sum;
}

int cases_without_nav(const State& s, const Reserves& r, Front f) {
    if (!is_open(s, f)) return 0;
    int n = 0;
    for (const auto& nav : r.nav) n += nav_suffices(nav, f, entry_space(s, f)) ? 0 : 1;
    return n;
}

void add_directed_marker(State& s, Front f) {
    if (short_of_nav(s, f))
        add_nav(s, box_of(f), 1);
    else
        add_os(s, f, 1);
}

} // namespace wc::churchill::bot

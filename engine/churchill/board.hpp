// Board: questions about fronts, boxes and theatres that several chapters ask (3.22, 6.5, 7.6).
#pragma once

#include "churchill/state.hpp"

namespace wc::churchill {

inline const FrontInfo& info(Front f) { return fronts[ix(f)]; }
inline const SpaceInfo& info(Space p) { return spaces[ix(p)]; }

inline bool war_goes_on(const State& s, Theatre t) { return s.surrendered[ix(t)] == 0; }

// An open front has an entry space, in a theatre whose Axis power has not surrendered. It takes OS and DO (6.1, 6.5).
inline bool is_open(const State& s, Front f) {
    return war_goes_on(s, info(f).theatre) && s.front[ix(f)] + 1 < info(f).space_count;
}

// 3.22 The space the front will next try to enter. Only for open fronts.
inline Space entry_space(const State& s, Front f) { return space_of(f, s.front[ix(f)] + 1); }

// NAV that an attempt on this space needs in the theatre box (6.7, 7.61).
inline int nav_needed(SpaceType t) {
    return t == SpaceType::normandy ? nav_needed_normandy : t == SpaceType::amphibious ? nav_needed_amphibious : 0;
}

inline bool has_box(Front f) { return info(f).box != nowhere; }
inline Box box_of(Front f) { return static_cast<Box>(info(f).box); }

inline bool enough_nav(const State& s, Front f, Space p) {
    const int needed = nav_needed(info(p).type);
    return needed == 0 || s.nav[info(f).box] >= needed;
}

// Is the entry space amphibious with too few NAV in its box?
inline bool short_of_nav(const State& s, Front f) { return is_open(s, f) && !enough_nav(s, f, entry_space(s, f)); }

// 6.5 A box takes NAV while it holds fewer than five and its theatre's war goes on.
inline bool takes_nav(const State& s, Box b) {
    return s.nav[ix(b)] < nav_box_max && war_goes_on(s, boxes[ix(b)].theatre);
}

// Has the front entered (or started beyond) this space?
inline bool has_entered(const State& s, Space p) { return s.front[ix(info(p).front)] >= info(p).index; }
inline bool dday_done(const State& s) { return has_entered(s, Space::western_normandy); }

// May the front enter this space now? Normandy and Manchuria need their conditional issue in the centre (6.21, 6.22).
inline bool condition_met(const State& s, Space p) {
    if (p == Space::western_normandy) return in_centre(s, Issue::second_front);
    if (p == Space::fe_manchuria) return in_centre(s, Issue::dow);
    return true;
}

// 7.6 An active front is open and will attempt this conference.
inline bool is_active(const State& s, Front f) { return is_open(s, f) && condition_met(s, entry_space(s, f)); }

inline int spaces_to_go(const State& s, Front f) { return info(f).space_count - 1 - s.front[ix(f)]; }

inline void add_os(State& s, Front f, int n) { add_to(s.os[ix(f)], n, os_max); }
inline void add_nav(State& s, Box b, int n) { add_to(s.nav[ix(b)], n, nav_box_max); }

// Front of an index; all seven in the order of 7.71.
inline constexpr std::array<Front, front_count> all_fronts{
    Front::western, Front::mediterranean, Front::eastern, Front::cbi, Front::swp, Front::cp, Front::fe};
inline constexpr std::array<Side, side_count> all_sides{Side::uk, Side::su, Side::us};

template <class E> constexpr E nth(int k) { return static_cast<E>(k); }

} // namespace wc::churchill

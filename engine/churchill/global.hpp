// 6.11 Global Issues: whose tracks they are, and what their states mean for Political Alignment (never for networks).
#pragma once

#include "churchill/board.hpp"
#include "churchill/state.hpp"

namespace wc::churchill {

inline bool plays_track(Side side, GlobalTrack t) {
    return global_tracks[ix(t)].first == side || global_tracks[ix(t)].second == side;
}
inline GlobalPawn own_end(Side side, GlobalTrack t) {
    return global_tracks[ix(t)].first == side ? GlobalPawn::first : GlobalPawn::second;
}

// 6.1 of the reference: a country is touched once a front is in, or has passed, one of its listed spaces.
inline bool touched_by_front_of(const State& s, Country c, Side a, Side b) {
    for (Front f : all_fronts) {
        if (info(f).owner != a && info(f).owner != b) continue;
        for (int k = 0; k <= s.front[ix(f)]; ++k)
            if (((countries[ix(c)].touched_by >> at(space_of(f, k))) & 1) != 0) return true;
    }
    return false;
}

// Tracks A and B bar placing (not removing) alignments.
inline bool placing_barred(const State& s, Side side, Country c) {
    const CountryKind kind = countries[ix(c)].kind;
    if (kind == CountryKind::colony) {
        const GlobalPawn a = s.pawn[ix(GlobalTrack::colonies)];
        return a == GlobalPawn::first || (a == GlobalPawn::neutral && side == Side::su);
    }
    if (kind == CountryKind::near_east) return false;
    const GlobalPawn b = s.pawn[ix(GlobalTrack::europe)];
    if (b == GlobalPawn::first && side == Side::su) return !touched_by_front_of(s, c, Side::su, Side::su);
    if (b == GlobalPawn::second && side != Side::su) return !touched_by_front_of(s, c, Side::uk, Side::us);
    return false;
}

// Track C: what removing a rival's alignment costs.
inline int removal_cost(const State& s, Side owner) {
    const GlobalPawn c = s.pawn[ix(GlobalTrack::postwar)];
    const bool raised = c == GlobalPawn::first || (c == GlobalPawn::second && owner == Side::su);
    return raised ? pa_removal_cost_raised : pa_removal_cost;
}

} // namespace wc::churchill

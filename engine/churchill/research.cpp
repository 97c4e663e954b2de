// 6.10, 4.23.6 A-bomb research, and 6.11, 4.23.7 the Global Issue.
#include "churchill/global.hpp"
#include "churchill/steps.hpp"

#include <algorithm>

namespace wc::churchill {

// 6.10 The winner rolls, with the research markers added (6.10.2); a Soviet win moves the spy pawn without a roll.
void research_rolls(P& p) {
    State& s = p.s;
    const Spot where = spot(s, Issue::abomb);
    p.next(Step::global_next);
    if (!where.is_won()) return;
    const Side winner = where.side();
    if (s.abomb_us < trinity) {
        const int roll = p.d6();
        const int need = abomb_advance_min - s.research;
        p.log_roll({6, static_cast<std::uint8_t>(roll), static_cast<std::int8_t>(-std::max(1, need))},
                   Text::churchill_event_abomb_roll, "6.10"_rule, ref(winner), Ref::number(roll),
                   Ref::number(s.research));
        if (roll >= need) {
            ++s.abomb_us;
            p.log(Text::churchill_event_abomb_us, "6.10"_rule, ref(Side::us), Ref::number(s.abomb_us));
        }
    }
    if (winner == Side::su && s.abomb_su < trinity) {
        ++s.abomb_su;
        p.log(Text::churchill_event_abomb_su, "6.10"_rule, ref(Side::su), Ref::number(s.abomb_su));
    }
}

namespace {

bool may_move(const State& s, Side side, GlobalTrack t) {
    return plays_track(side, t) && s.pawn[ix(t)] != own_end(side, t);
}

} // namespace

// 6.11 Whoever won GLOBAL must bring one of his two pawns to his side, unless both are there.
void global_next(P& p) {
    const Spot where = spot(p.s, Issue::global);
    if (where.is_won())
        for (int k = 0; k < global_track_count; ++k)
            if (may_move(p.s, where.side(), static_cast<GlobalTrack>(k)))
                return p.next(Step::global_pawn, seat_of(where.side()));
    p.next(Step::clandestine);
}

void MovePawn::candidates(const State&, const Frame&, Choices& out) {
    for (int k = 0; k < global_track_count; ++k)
        out.push_back(choice(Verb::move_pawn, ref(static_cast<GlobalTrack>(k))));
}

Refusal MovePawn::refuse(const State& s, const Frame& f, const Choice& c) {
    const auto track = static_cast<GlobalTrack>(c.a.index());
    if (!plays_track(side_of(f.seat), track)) return {Text::churchill_refuse_track_of_others, "6.11"_rule, c.a};
    if (!may_move(s, side_of(f.seat), track)) return {Text::churchill_refuse_pawn_home, "6.11"_rule, c.a};
    return allowed;
}

void MovePawn::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    const auto track = static_cast<GlobalTrack>(c.a.index());
    p.s.pawn[ix(track)] = own_end(side, track);
    p.log(Text::churchill_event_pawn, "6.11"_rule, ref(side), c.a);
    p.next(Step::clandestine);
}

bool MovePawn::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat != Seat::nobody && f.i == 0 && f.n == 0 && won_by(s, Issue::global, side_of(f.seat));
}

} // namespace wc::churchill

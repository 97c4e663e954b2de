// 34 The score with its parts, callable at any time, and the winner once the game is over.
#include "gathering_storm/table.hpp"
#include "gathering_storm/victory_points.hpp"

namespace wc::gathering_storm {

namespace {

Seat first_of(int mask) {
    for (Power p : all_powers)
        if (has_bit(mask, p)) return seat_of(p);
    return Seat::nobody;
}

} // namespace

Outcome GatheringStorm::outcome(const State& position) {
    // Before the end scores are what everybody can count.
    const State s = position.ended == Ending::running ? observe(position, bystander) : position;
    Outcome out;
    score_everything(s, [&](Power p, Text text, Rule rule, int points, Ref subject, int count) {
        out.scores.push_back({seat_of(p), line(text, rule, ref(p), Ref::number(count), subject), points});
        out.totals[ix(p)] += points;
    });
    out.finals = out.totals;
    out.standing = standing(s);
    out.over = s.ended != Ending::running;
    if (!out.over) return out;
    out.winner = first_of(s.winners);
    out.winners = {s.winners};
    out.reason = ending_reason(s);
    return out;
}

} // namespace wc::gathering_storm

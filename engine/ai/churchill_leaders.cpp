// 15.5 Leaders, and 4.5 ties.
#include "ai/churchill_leaders.hpp"

#include "ai/churchill_bot.hpp"
#include "ai/churchill_debate.hpp"
#include "ai/churchill_offers.hpp"

namespace wc::churchill::bot {

namespace {

// Roosevelt's health allows it: he dies on a d6 of 2 at most.
bool healthy(const State& s) { return roosevelt_health[s.conference] <= 2; }

bool fit_for_leader(const State& s, Leader l, Issue i, const Want& w) {
    switch (l) {
    case Leader::stalin: return i == Issue::abomb && s.abomb_su < trinity;
    case Leader::churchill: return w.rank <= high_rank && (i == Issue::global || i == Issue::tle || i == Issue::tlp);
    case Leader::roosevelt: return healthy(s) && w.rank <= 5 && !w.centre;
    case Leader::truman: return w.rank < last_rank && (i == Issue::abomb || i == Issue::global);
    }
    return false;
}

} // namespace

std::optional<Issue> issue_for_leader(const State& s, Side side) {
    const Leader leader = leader_of(s, side);
    for (Issue i : ranking(s, side)) {
        const Spot where = spot(s, i);
        if (!where.on_table() || !fit_for_leader(s, leader, i, want(s, side, i))) continue;
        // Stalin on the bomb can't be debated: he need not capture at once.
        if (leader == Leader::stalin || would_capture(where, side, leader_value(leader, i))) return i;
    }
    return std::nullopt;
}

constexpr int worth_a_leader = 4;

bool leader_debates(const State& s, Side side) {
    if (s.advance.card != leader_played || s.leader[ix(side)] != LeaderStatus::active) return false;
    const Issue i = advanced_issue(s);
    const Want w = want(s, side, i);
    const Leader leader = leader_of(s, side);
    if (w.rank > worth_a_leader || (leader == Leader::roosevelt && !healthy(s))) return false;
    return good_result(s, side, after_debate(s, side, leader_value(leader, i)));
}

// 15.5 The lowest card without a bonus or gain that the table could still bring, else the lowest.
int discard(const Asked& a) {
    const Offers hand = hand_of(a.s, a.side);
    for (const Offer& o : hand)
        if (!fits_the_table(a.s, o.card)) return find(a, choice(Verb::discard, ref(o.card)));
    return hand.count == 0 ? no_opinion : find(a, choice(Verb::discard, ref(hand.at[0].card)));
}

namespace {

bool in_mask(int mask, Side side) { return ((mask >> at(side)) & 1) != 0; }

// 4.53 The US wins its ties unless a leader asked later may take them: only Churchill is asked after Roosevelt.
bool wins_anyway(const State& s, Side side) {
    return side == Side::us && s.leader[ix(Side::uk)] != LeaderStatus::active;
}

} // namespace

// 15.5 A leader is committed to an own tie, and to no other. Frame: n = the tied sides.
int tie(const Asked& a) {
    if (!in_mask(a.frame.n, a.side) || wins_anyway(a.s, a.side)) return find(a, choice(Verb::tie_decline));
    return find(a, choice(Verb::tie_leader, ref(leader_of(a.s, a.side))));
}

// 15.7 For others: the one with fewer victory points (a tie: the first of UK, USSR, US).
int favour(const Asked& a) {
    const Totals points = victory_points(a.s);
    int best = no_opinion;
    for (Side side : {Side::uk, Side::su, Side::us})
        if (in_mask(a.frame.n, side) && (best < 0 || points[ix(side)] < points[static_cast<std::size_t>(best)]))
            best = at(side);
    return best < 0 ? no_opinion : find(a, choice(Verb::favour, ref(static_cast<Side>(best))));
}

} // namespace wc::churchill::bot

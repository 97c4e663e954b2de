// 15.3, 15.7 The Meeting segment's questions to the side whose turn it is.
#include "ai/churchill_advance.hpp"
#include "ai/churchill_bot.hpp"
#include "ai/churchill_leaders.hpp"

namespace wc::churchill::bot {

namespace {

bool fewest_cards(const State& s, Side side) {
    const int own = s.hand_size[ix(side)];
    return own < s.hand_size[ix(left_of(side))] && own < s.hand_size[ix(left_of(left_of(side)))];
}

// The plan for the card already on the table.
std::optional<Advance> plan_for_committed(const Asked& a) {
    return best_advance(a.s, a.side, committed(a.side, a.s.advance), a.s.hand_size[ix(a.side)] + 1);
}

} // namespace

// 15.3 The leader if its hour has come, a pass if others have more to say, else the first pair of the list.
int turn(const Asked& a) {
    if (issue_for_leader(a.s, a.side))
        if (const int k = find(a, choice(Verb::lead, ref(leader_of(a.s, a.side)))); k >= 0) return k;
    if (fewest_cards(a.s, a.side))
        if (const int k = find(a, choice(Verb::pass)); k >= 0) return k;
    const auto plan = best_advance(a.s, a.side, hand_of(a.s, a.side), a.s.hand_size[ix(a.side)]);
    if (!plan) return no_opinion;
    return find(a, choice(Verb::play, ref(plan->card)));
}

// 15.7 Hopkins: the lowest value that does the job; where any will do, all of it.
int announced_value(const Asked& a) {
    if (a.frame.i != 0) return announced_debate_value(a);
    const int most = static_cast<int>(a.q.choices.size());
    CardPlay play = a.s.advance;
    play.value = static_cast<std::uint8_t>(most);
    const auto plan = best_advance(a.s, a.side, committed(a.side, play), a.s.hand_size[ix(a.side)] + 1);
    if (!plan || plan->need == 0) return find(a, choice(Verb::announce, Ref::number(most)));
    for (int n = 1; n <= most; ++n)
        if (spaces_on(a.s, {plan->card, 2 * n}, plan->issue, false) >= plan->need)
            return find(a, choice(Verb::announce, Ref::number(n)));
    return no_opinion;
}

// 15.3 The same list, now that the card's value is known (15.7: a Chief of Staff's roll).
int turn_issue(const Asked& a) {
    if (a.s.advance.card == leader_played) {
        const auto issue = issue_for_leader(a.s, a.side);
        return issue ? find(a, choice(Verb::advance, ref(*issue))) : no_opinion;
    }
    const auto plan = plan_for_committed(a);
    return plan ? find(a, choice(Verb::advance, ref(plan->issue))) : no_opinion;
}

// 15.7
int conditional_stop(const Asked& a) {
    const bool stop = want(a.s, a.side, advanced_issue(a.s)).centre;
    return find(a, choice(stop ? Verb::stop : Verb::go_on));
}

namespace {

int charm_on_track_of(const Asked& a, Side rival) {
    for (Issue i : ranking(a.s, a.side)) {
        const Spot where = spot(a.s, i);
        if (!where.on_track() || where.side() != rival) continue;
        if (const int k = find(a, choice(Verb::charm, ref(i))); k >= 0) return k;
    }
    return no_opinion;
}

// One space is all it takes to put a conditional issue where it is wanted.
int charm_into_the_centre(const Asked& a) {
    for (Issue i : {Issue::second_front, Issue::dow}) {
        const Spot where = spot(a.s, i);
        if (!want(a.s, a.side, i).centre || !where.on_track() || where.space() != 1) continue;
        if (const int k = find(a, choice(Verb::charm, ref(i))); k >= 0) return k;
    }
    return no_opinion;
}

} // namespace

// 15.7 The issue of best own rank on the track of the rival with more victory points, else of the other; never an own one.
int charm(const Asked& a) {
    if (const int k = charm_into_the_centre(a); k >= 0) return k;
    const Side first = rival_ahead(a.s, a.side);
    if (const int k = charm_on_track_of(a, first); k >= 0) return k;
    const auto second = static_cast<Side>(3 - at(a.side) - at(first));
    if (const int k = charm_on_track_of(a, second); k >= 0) return k;
    return find(a, choice(Verb::no_charm));
}

} // namespace wc::churchill::bot

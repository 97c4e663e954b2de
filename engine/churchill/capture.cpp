// 5.3 Capturing an issue, 5.26 what using a leader entails: Charm and the penalty rolls, and 5.27 the end of the meeting.
#include "churchill/moves.hpp"
#include "churchill/steps.hpp"

#include <algorithm>
#include <bit>

namespace wc::churchill {

namespace {

bool used_roosevelt(const State& s) {
    const bool led = (s.advancer == at(Side::us) && s.advance.card == leader_played) ||
                     (s.debater == at(Side::us) && s.debate.card == leader_played);
    return led && s.truman == 0;
}

bool may_be_charmed(const State& s, Issue i) { return spot(s, i).on_track() && i != advanced_issue(s); }

bool anyone_to_charm(const State& s) {
    for (int k = 0; k < issue_count; ++k)
        if (may_be_charmed(s, static_cast<Issue>(k))) return true;
    return false;
}

} // namespace

// A capture that nobody debated happens now. Frame on leaving: Charm if Roosevelt was used, then the penalties.
void settle(P& p) {
    if (p.s.held != 0) {
        const Side side = advancing_side(p.s);
        spot(p.s, advanced_issue(p.s)) = Spot::won(side);
        p.s.held = 0;
        p.log(Text::churchill_event_captured, "5.3"_rule, ref(side), ref(advanced_issue(p.s)));
    }
    if (used_roosevelt(p.s) && anyone_to_charm(p.s)) return p.next(Step::charm, seat_of(Side::us));
    p.next(Step::penalties);
}

// --- Roosevelt's Charm: one other issue, one space towards the centre -----------------------------------------------

void Charm::candidates(const State& s, const Frame&, Choices& out) {
    out.push_back(choice(Verb::no_charm));
    for (int k = 0; k < issue_count; ++k)
        if (s.issue[static_cast<std::size_t>(k)].on_table())
            out.push_back(choice(Verb::charm, ref(static_cast<Issue>(k))));
}

Refusal Charm::refuse(const State& s, const Frame&, const Choice& c) {
    if (verb(c) == Verb::no_charm) return allowed;
    const auto issue = static_cast<Issue>(c.a.index());
    if (issue == advanced_issue(s)) return {Text::churchill_refuse_charm_same, "5.26"_rule, c.a};
    if (!may_be_charmed(s, issue)) return {Text::churchill_refuse_charm_track, "5.26"_rule, c.a};
    return allowed;
}

void Charm::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::charm) {
        const auto issue = static_cast<Issue>(c.a.index());
        const Spot from = spot(p.s, issue);
        spot(p.s, issue) = from.space() == 1 ? Spot::centre() : Spot::track(from.side(), from.space() - charm_shift);
        p.log(Text::churchill_event_charmed, "5.26"_rule, ref(Side::us), c.a);
    }
    p.next(Step::penalties);
}

bool Charm::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat == seat_of(Side::us) && f.i == 0 && f.n == 0 && s.advancer < side_count &&
           s.advanced != 0 && s.held == 0 && used_roosevelt(s) && anyone_to_charm(s);
}

// --- 5.26 penalty rolls, the advancer's first -----------------------------------------------------------------------

namespace {

void truman_succeeds(P& p) {
    p.s.truman = 1;
    p.s.leader[ix(Side::us)] = LeaderStatus::barred; // until the next conference
    p.log(Text::churchill_event_roosevelt_dies, "5.26"_rule, ref(Side::us));
}

// Rolls d6 against `most`; logs the roll. True: the penalty strikes.
bool penalty_strikes(P& p, Side side, int most, Text text) {
    const int roll = p.d6();
    p.log_roll({6, static_cast<std::uint8_t>(roll), static_cast<std::int8_t>(most)}, text, "5.26"_rule, ref(side),
               Ref::number(roll), Ref::number(most));
    return roll <= most;
}

void penalty(P& p, Side side) {
    switch (leader_of(p.s, side)) {
    case Leader::churchill:
        if (!penalty_strikes(p, side, stroke_max, Text::churchill_event_stroke_roll)) return;
        p.s.stroke = 1;
        return p.log(Text::churchill_event_stroke, "5.26"_rule, ref(side));
    case Leader::stalin:
        if (!penalty_strikes(p, side, paranoia_max, Text::churchill_event_paranoia_roll)) return;
        p.s.paranoia = 1;
        return p.log(Text::churchill_event_paranoia, "5.26"_rule, ref(side));
    case Leader::roosevelt:
        if (penalty_strikes(p, side, roosevelt_health[p.s.conference], Text::churchill_event_health_roll))
            truman_succeeds(p);
        return;
    case Leader::truman: return;
    }
}

} // namespace

void penalties(P& p) {
    if (p.s.advance.card == leader_played) penalty(p, advancing_side(p.s));
    if (p.s.debate.card == leader_played) penalty(p, debating_side(p.s));
    p.next(Step::next_turn, Seat::nobody, at(left_of(advancing_side(p.s))));
}

// --- 5.27 the end of the meeting ------------------------------------------------------------------------------------

void meeting_end(P& p) {
    std::array<int, side_count> won{};
    for (int k = 0; k < issue_count; ++k) {
        Spot& where = p.s.issue[static_cast<std::size_t>(k)];
        if (where.on_track()) where = Spot::won(where.side());
        if (!where.is_won()) continue;
        ++won[ix(where.side())];
        p.log(Text::churchill_event_issue_won, "5.27"_rule, ref(where.side()), ref(static_cast<Issue>(k)));
    }
    p.s.debated = {};
    const int best = *std::max_element(won.begin(), won.end());
    int tied = 0;
    for (int k = 0; k < side_count; ++k)
        if (won[static_cast<std::size_t>(k)] == best) tied |= 1 << k;
    p.next(Step::conference_won);
    if (std::has_single_bit(static_cast<unsigned>(tied)))
        p.frame().n = static_cast<std::uint16_t>(std::countr_zero(static_cast<unsigned>(tied)) + 1);
    else
        p.call(Step::tie_next, Seat::nobody, 0, tied);
}

// Frame: n = the winner + 1, as found or as left by the tie (4.52).
void conference_won(P& p) {
    const auto winner = static_cast<Side>(p.frame().n - 1);
    p.s.last_winner = static_cast<std::uint8_t>(winner);
    add_to(p.s.wins[ix(winner)], 1, last_conference);
    p.log(Text::churchill_event_conference_won, "5.27"_rule, ref(winner), conference_ref(p.s.conference));
    p.next(Step::direct_next);
}

bool conference_won_holds(const State& s, int depth) {
    if (depth != 0 || s.frames.depth != 2 ||
        !(s.frames.at[0] == Frame{static_cast<std::uint8_t>(Step::conference_won)}))
        return false;
    if (s.advancer != no_side) return false;
    return std::none_of(s.issue.begin(), s.issue.end(), [](Spot x) { return x.on_track(); });
}

} // namespace wc::churchill

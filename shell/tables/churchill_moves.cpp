// Where a choice would move an issue: the engine's own arithmetic (moves.hpp) on what is seen.
#include "shell/tables/churchill_parts.hpp"

namespace wc::shell::conference {

namespace {

using game::Issue;
using game::Spot;
using game::Verb;

// 5.24 A debate moves the issue like an advance; 5.3 one of a capture held back is a comparison.
Spot after_debate(const State& s, game::Side debater, int value) {
    const Spot from = spot(s, game::advanced_issue(s));
    if (s.held == 0) return game::moved(from, debater, value);
    const int lead = s.advance.value - value;
    if (lead == 0) return from;
    return lead > 0 ? game::moved(from, game::advancing_side(s), lead) : game::moved(from, debater, -lead);
}

std::optional<IssueMove> debate_with(const State& s, std::uint8_t code, int base) {
    if (!game::advance_under_way(s)) return std::nullopt;
    const game::Side side = asked_side(s);
    const Issue issue = game::advanced_issue(s);
    const bool chief = code != game::leader_played && base == 0;
    const game::CardPlay play{code, static_cast<std::uint8_t>(chief ? 3 : base)};
    const int value = game::play_value(s, side, play, issue, true);
    return IssueMove{issue, spot(s, issue), after_debate(s, side, value), !chief};
}

std::optional<IssueMove> pick(const State& s, Issue issue) {
    const bool first = step_of(s) == game::Step::agenda_first;
    const int lead = s.frames.top().n;
    const Spot to = first && lead > 0 ? Spot::track(asked_side(s), lead) : Spot::centre();
    return IssueMove{issue, spot(s, issue), to};
}

std::optional<IssueMove> advance(const State& s, Issue issue) {
    if (s.advancer >= game::side_count || s.advance.card == 0 || !spot(s, issue).on_table()) return std::nullopt;
    const game::Side side = game::advancing_side(s);
    const int value = game::play_value(s, side, s.advance, issue, false);
    const Spot from = spot(s, issue);
    return IssueMove{issue, from, game::moved(from, side, value), !game::would_capture(from, side, value)};
}

std::optional<IssueMove> go_on(const State& s, bool stop) {
    if (!game::advance_under_way(s)) return std::nullopt;
    const Issue issue = game::advanced_issue(s);
    const Spot from = spot(s, issue);
    if (stop) return IssueMove{issue, from, Spot::centre()};
    if (step_of(s) == game::Step::turn_stop)
        return IssueMove{issue, from, game::moved(from, game::advancing_side(s), s.advance.value)};
    return IssueMove{issue, from, after_debate(s, game::debating_side(s), s.debate.value)};
}

std::optional<IssueMove> charm(const State& s, Issue issue) {
    const Spot from = spot(s, issue);
    if (!from.on_track()) return std::nullopt;
    const Spot to = from.space() > 1 ? Spot::track(from.side(), from.space() - 1) : Spot::centre();
    return IssueMove{issue, from, to};
}

} // namespace

game::Side asked_side(const State& s) {
    const Seat seat = s.frames.depth == 0 ? Seat::nobody : s.frames.top().seat;
    return seat == Seat::nobody ? game::Side::uk : game::side_of(seat);
}

std::optional<game::Card> card_of(const Choice& c) {
    if (c.a.kind() != static_cast<int>(game::Kind::card)) return std::nullopt;
    return thing<game::Card>(c.a);
}

std::optional<IssueMove> move_of(const State& s, const Choice& c) {
    if (s.frames.depth == 0) return std::nullopt;
    switch (verb_of(c)) {
    case Verb::pick: return pick(s, thing<Issue>(c.a));
    case Verb::advance: return advance(s, thing<Issue>(c.a));
    case Verb::stop: return go_on(s, true);
    case Verb::go_on: return go_on(s, false);
    case Verb::debate: return debate_with(s, game::code_of(*card_of(c)), game::cards[ix(*card_of(c))].value);
    case Verb::debate_lead: return debate_with(s, game::leader_played, 0);
    case Verb::charm: return charm(s, thing<Issue>(c.a));
    case Verb::decline:
        if (!game::advance_under_way(s) || s.held == 0) return std::nullopt;
        return IssueMove{game::advanced_issue(s), spot(s, game::advanced_issue(s)), Spot::won(game::advancing_side(s)),
                         s.frames.top().i >= 2};
    default: return std::nullopt;
    }
}

// What a network or an alignment is worth: a place that counts anew, then a rival's loss, then a firmer hold.
int rank(const Scene& scene, const Choice& c) {
    const State s = state_of(scene);
    if (c.a.kind() != static_cast<int>(game::Kind::country)) return 0;
    const int networks = game::cn_count(s, thing<game::Country>(c.a));
    switch (verb_of(c)) {
    case Verb::place_cn: return networks == 0 ? 5 : 2;
    case Verb::remove_cn: return networks == 1 ? 4 : 3;
    case Verb::place_pa: return 5;
    case Verb::remove_pa: return 4;
    default: return 0;
    }
}

} // namespace wc::shell::conference

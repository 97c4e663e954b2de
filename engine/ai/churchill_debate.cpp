// 15.4 Debating an issue.
#include "ai/churchill_debate.hpp"

#include "ai/churchill_bot.hpp"
#include "ai/churchill_leaders.hpp"
#include "ai/churchill_offers.hpp"
#include "ai/churchill_wants.hpp"

namespace wc::churchill::bot {

namespace {

Spot drawn_over(const State& s, Side side, int value) {
    const Issue i = advanced_issue(s);
    const bool stops = want(s, side, i).centre && may_stop_in_centre(i, spot(s, i), side, value);
    return stops ? Spot::centre() : moved(spot(s, i), side, value);
}

} // namespace

Spot after_debate(const State& s, Side side, int value) {
    if (s.held == 0) return drawn_over(s, side, value);
    const int ahead = s.advance.value - value;
    if (ahead == 0) return spot(s, advanced_issue(s));
    return ahead > 0 ? moved(spot(s, advanced_issue(s)), advancing_side(s), ahead) : drawn_over(s, side, -ahead);
}

bool good_result(const State& s, Side side, Spot end) {
    if (want(s, side, advanced_issue(s)).centre) return end == Spot::centre();
    if (end == Spot::centre()) return true;
    return end.side() == side || (end.on_track() && end.space() <= 1);
}

namespace {

bool own_flag(Issue i, Side side) { return issues[ix(i)].flag == at(side); }

bool holds_fitting_card(const State& s, Side side, Issue i) {
    for (const Offer& o : hand_of(s, side))
        if (fits(o.card, i)) return true;
    return false;
}

// Where the issue lies if nobody debates.
Spot undebated(const State& s) { return s.held != 0 ? Spot::won(advancing_side(s)) : spot(s, advanced_issue(s)); }

constexpr int on_its_way = 3, very_high_rank = 5;

// 15.4 (a) - (d). What still lies on the own side, or in the centre, is not worth a card.
bool worth_a_debate(const State& s, Side side) {
    const Issue i = advanced_issue(s);
    const Want w = want(s, side, i);
    const Spot end = undebated(s);
    const bool lost = end.is_won() || (end.on_track() && end.side() != side);
    if (!lost) return false;
    if (w.centre) return w.urgent;                                                     // (d)
    if (s.held != 0 && w.rank <= high_rank) return true;                               // (a)
    if (own_flag(i, side) && (end.is_won() || end.space() >= on_its_way)) return true; // (b)
    return w.rank <= very_high_rank && holds_fitting_card(s, side, i);                 // (c)
}

} // namespace

namespace {

// 15.4 Never two debates without an advance between them: the table remembers no more than the right to pass, so a bot
// also keeps its cards for its own turns while another side holds more.
bool has_had_its_say(const State& s, Side side) {
    const int own = s.hand_size[ix(side)];
    return s.debated[ix(side)] != 0 ||
           std::any_of(s.hand_size.begin(), s.hand_size.end(), [&](int n) { return n > own; });
}

} // namespace

// 15.4 The cheapest card that leads to a good result.
int debate(const Asked& a) {
    const int decline = find(a, choice(Verb::decline));
    if (has_had_its_say(a.s, a.side)) return decline;
    if (leader_debates(a.s, a.side)) return find(a, choice(Verb::debate_lead, ref(leader_of(a.s, a.side))));
    if (a.s.advance.card == leader_played || !worth_a_debate(a.s, a.side)) return decline;
    for (const Offer& o : hand_of(a.s, a.side)) {
        const int value = spaces_on(a.s, o, advanced_issue(a.s), true);
        if (good_result(a.s, a.side, after_debate(a.s, a.side, value)))
            return find(a, choice(Verb::debate, ref(o.card)));
    }
    return decline;
}

// 15.7 Hopkins: the lowest value that does the job.
int announced_debate_value(const Asked& a) {
    const int most = static_cast<int>(a.q.choices.size());
    const Card card = card_of_code(a.side, a.s.debate.card);
    for (int n = 1; n <= most; ++n) {
        const int value = spaces_on(a.s, {card, 2 * n}, advanced_issue(a.s), true);
        if (good_result(a.s, a.side, after_debate(a.s, a.side, value)))
            return find(a, choice(Verb::announce, Ref::number(n)));
    }
    return find(a, choice(Verb::announce, Ref::number(most)));
}

} // namespace wc::churchill::bot

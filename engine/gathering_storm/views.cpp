// Views: what a set of seats may see of a position, and positions dealt from a view (23 of the reference).
// Hidden: cards in hands, plans of the economic phase, face-down counters, step totals of research, joint answers, the dice.
#include "gathering_storm/views.hpp"
#include "gathering_storm/deck.hpp"
#include "gathering_storm/table.hpp"

namespace wc::gathering_storm {

namespace {

bool shown(Slot x) { return x == Slot::shown || x == Slot::shown_idle; }

void hide_hand(State& s, std::size_t p) {
    for (std::size_t k = 0; k < s.hand_size[p]; ++k) {
        if (shown(s.slot[p][k])) continue;
        s.hand[p][k] = unseen_card;
        s.slot[p][k] = Slot::held;
    }
}

bool looked_at(const State& s, std::size_t country, std::size_t power) {
    const int code = static_cast<int>(country) * power_count + static_cast<int>(power) + 1;
    for (Alliance a : {Alliance::axis, Alliance::allies, Alliance::russia})
        for (Byte look : s.look[ix(lead_of(a))])
            if (look == code && sees(s, a)) return true;
    return false;
}

void hide_counters(State& s, std::size_t p) {
    if (s.counters_open != 0) return;
    for (std::size_t c = 0; c < country_count; ++c) {
        Counter& x = s.counters[c][p];
        if (x == Counter::none || x == Counter::pending || x == Counter::free_one)
            continue; // the free counter is known by its use
        if (!looked_at(s, c, p)) x = Counter::unseen;
    }
}

// A partner of the holder is not to know of an RX card.
bool sees_rival_card(const State& s, Alliance a) {
    for (Power p : all_powers)
        if (alliance_of(p) == a && sees(s, p) && find_slot(s, p, NationalKind::rival_step) >= 0) return true;
    return false;
}

void hide_research(State& s) {
    for (std::size_t k = 0; k < project_count; ++k) {
        if (sees(s, projects[k].alliance)) {
            if (!sees_rival_card(s, projects[k].alliance)) s.marks[k] = byte(s.marks[k] & ~rival_mark);
            continue;
        }
        s.steps[k] = unseen_steps;
        s.added[k] = 0;
        s.marks[k] = 0;
    }
}

// Which hidden chain a step belongs to; count: it is asked openly.
HiddenChain chain_of(Step step) {
    switch (step) {
    case Step::support_card: return HiddenChain::support_cards;
    case Step::income_card: return HiddenChain::income_cards;
    case Step::plan_card:
    case Step::conversion:
    case Step::yield_choice:
    case Step::research_counter:
    case Step::research_only:
    case Step::research_point:
    case Step::construction:
    case Step::pay: return HiddenChain::plan;
    case Step::show_support: return HiddenChain::show_support;
    case Step::reveal_card: return HiddenChain::reveal_cards;
    default: return HiddenChain::count;
    }
}

void hide_question(State& s) {
    if (s.frames.depth == 0) return;
    Frame& f = s.frames.top();
    if (f.seat == Seat::nobody || s.viewer.contains(f.seat)) return;
    const HiddenChain chain = chain_of(nth<Step>(f.step));
    if (chain != HiddenChain::count) f = {byte(at(Step::hidden)), f.seat, static_cast<std::uint16_t>(chain), 0};
}

} // namespace

Refusal Hidden::refuse(const State&, const Frame&, const Choice&) {
    return {Text::gathering_storm_refuse_hidden, "13.11"_rule};
}
bool Hidden::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && s.frames.depth == 1 && s.viewer != all_seeing && f.seat != Seat::nobody &&
           !s.viewer.contains(f.seat) && f.i < static_cast<int>(HiddenChain::count) && f.n == 0;
}

State GatheringStorm::observe(const State& from, SeatSet who) {
    State s = from;
    s.viewer = (from.viewer == all_seeing ? first_seats(seats) : from.viewer) & who;
    s.dice = {};
    for (Power p : all_powers) {
        if (s.viewer.contains(seat_of(p))) continue;
        hide_hand(s, ix(p));
        hide_counters(s, ix(p));
        s.plan[ix(p)] = {};
        if (s.answer[ix(p)] != Answer::none) s.answer[ix(p)] = Answer::unseen;
    }
    hide_research(s);
    hide_question(s);
    return s;
}

} // namespace wc::gathering_storm

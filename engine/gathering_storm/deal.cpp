// Deals a true position from a view: unknown cards, counters, research and answers are drawn from what they can be.
#include "gathering_storm/deck.hpp"
#include "gathering_storm/diplomacy_open.hpp"
#include "gathering_storm/table.hpp"
#include "gathering_storm/views.hpp"

namespace wc::gathering_storm {

namespace {

constexpr int fair_tries = 24;  // random deals before hands are looked for that make the question at hand possible
constexpr int card_rounds = 12; // how often every unknown card is tried then

using Cards = std::array<std::uint64_t, 3>;

int draw_from(Cards& set, Dice& dice) {
    const int n = count_cards(set);
    if (n == 0) return 0;
    const int card = nth_card(set, draw_below(dice, n));
    put_card(set, card, false);
    return card;
}

// Could this card still lie unseen in the power's hand? Cards of moments gone by have been shown.
bool may_be_hidden(const State& s, Power p, int card) {
    const NationalKind kind = kind_of(s, p, card);
    return is_secret_support(kind) || moment_of(kind) >= moment_now(s);
}

Slot slot_now(const State& s, Power p, int card) {
    const NationalKind kind = kind_of(s, p, card);
    return moment_of(kind) < moment_now(s) ? Slot::played : Slot::held;
}

// A card for an unseen slot: one that may be hidden if there is such a card, otherwise any.
int card_for(const State& s, Power p, Cards& unknown, Dice& dice) {
    for (int tries = 0; tries < 60; ++tries) {
        const int n = count_cards(unknown);
        if (n == 0) return 0;
        const int card = nth_card(unknown, draw_below(dice, n));
        if (!may_be_hidden(s, p, card)) continue;
        put_card(unknown, card, false);
        return card;
    }
    return draw_from(unknown, dice);
}

void deal_hands(State& s, const State& view, Dice& dice) {
    Cards unknown = deck_of(view);
    for (Power p : all_powers)
        for (std::size_t k = 0; k < s.hand_size[ix(p)]; ++k) {
            if (view.hand[ix(p)][k] != unseen_card) continue;
            const int card = card_for(s, p, unknown, dice);
            s.hand[ix(p)][k] = byte(card == 0 ? 1 : card);
            s.slot[ix(p)][k] = slot_now(s, p, s.hand[ix(p)][k]);
        }
}

// A value for a face-down counter: one of those that its power still has and can pay.
Counter counter_for(const State& s, Power p, Dice& dice) {
    std::array<int, counter_values> can{};
    int n = 0;
    for (int v = 0; v < counter_values; ++v)
        if (counters_left(s, p, v) > 0 && committed(s, p) + v <= s.points[ix(p)])
            can[static_cast<std::size_t>(n++)] = v;
    return n == 0 ? Counter::zero : counter_of(can[static_cast<std::size_t>(draw_below(dice, n))]);
}

void deal_counters(State& s, Dice& dice) {
    for (std::size_t c = 0; c < country_count; ++c)
        for (Power p : all_powers)
            if (s.counters[c][ix(p)] == Counter::unseen) s.counters[c][ix(p)] = counter_for(s, p, dice);
}

// Step totals lie between the last result announced and the next.
void deal_research(State& s, Dice& dice) {
    for (int k = 0; k < project_count; ++k) {
        Byte& steps = s.steps[static_cast<std::size_t>(k)];
        if (steps != unseen_steps) continue;
        const ProjectInfo& x = projects[static_cast<std::size_t>(k)];
        const std::size_t results = s.results[static_cast<std::size_t>(k)];
        const int from = results == 0 ? 0 : x.results[results - 1];
        const int below = results < x.result_count ? x.results[results] : from + 1;
        steps = byte(from + draw_below(dice, std::max(1, std::min<int>(below - from, s.turn))));
    }
}

void deal_answers(State& s, Dice& dice) {
    for (Answer& a : s.answer)
        if (a == Answer::unseen) a = draw_below(dice, 2) == 0 ? Answer::mild : Answer::strong;
}

Step first_of(HiddenChain chain) {
    switch (chain) {
    case HiddenChain::support_cards: return Step::support_cards;
    case HiddenChain::income_cards: return Step::income_cards;
    case HiddenChain::plan: return Step::plan_next;
    case HiddenChain::show_support: return Step::show_support;
    default: return Step::reveal_cards;
    }
}

// Begins the hidden chain of the seat that is deciding and goes on to its first real question. False: it has none.
bool open_chain(State& s, const State& view) {
    if (view.frames.depth == 0) return true;
    const Frame masked = view.frames.top();
    if (nth<Step>(masked.step) == Step::hidden) {
        const auto first = first_of(nth<HiddenChain>(masked.i));
        int from = index(masked.seat);
        if (first == Step::show_support) from = next_hidden_gain(s, power_of(masked.seat), 0);
        if (from < 0) return false;
        s.frames.top() = {byte(at(first)), first == Step::show_support ? masked.seat : Seat::nobody,
                          static_cast<std::uint16_t>(from), 0};
        Journal quiet;
        Play<State> p{s, quiet};
        Choices choices;
        if (!Machine<GatheringStorm>::run(p, choices)) return false;
    } else if (view.viewer.contains(masked.seat)) {
        return true;
    }
    if (s.frames.depth == 0) return false;
    Question q;
    Machine<GatheringStorm>::ask(s, q);
    return q.choices.size() >= 2;
}

struct Attempted {
    State s;
    bool fits;
};

// One deal; `first`: a card that the deciding seat's first unseen slot is to hold, 0 for any.
Attempted attempt(const State& view, Dice& dice, int first) {
    Attempted out{view, false};
    State& s = out.s;
    s.viewer = all_seeing;
    s.dice = dice_from(draw32(dice));
    State known = view;
    if (first != 0) {
        const auto p = static_cast<std::size_t>(index(view.frames.top().seat));
        for (std::size_t k = 0; k < view.hand_size[p]; ++k) {
            if (view.hand[p][k] != unseen_card) continue;
            s.hand[p][k] = known.hand[p][k] = byte(first);
            s.slot[p][k] = slot_now(s, nth<Power>(static_cast<int>(p)), first);
            break;
        }
    }
    deal_hands(s, known, dice);
    deal_research(s, dice);
    deal_counters(s, dice);
    deal_answers(s, dice);
    out.fits =
        open_chain(s, view) && GatheringStorm::observe(s, view.viewer) == view && GatheringStorm::check(s) == nullptr;
    return out;
}

} // namespace

Moment moment_now(const State& s) {
    if (s.frames.depth == 0) return Moment::use;
    const Frame& f = s.frames.at[0];
    auto step = nth<Step>(f.step);
    if (step == Step::hidden) step = first_of(nth<HiddenChain>(f.i));
    if (step <= Step::show_events) return Moment::start;
    if (step <= Step::show_income) return Moment::income;
    if (step <= Step::economic_reveal) return Moment::plan;
    return s.counters_open == 0 && step <= Step::diplomacy_reveal ? Moment::reveal : Moment::use;
}

State GatheringStorm::determinize(const State& view, Seat, Dice& dice) {
    if (view.viewer == all_seeing) return view;
    Attempted last = attempt(view, dice, 0);
    for (int k = 0; k < fair_tries && !last.fits; ++k) last = attempt(view, dice, 0);
    if (last.fits || view.frames.depth == 0 || view.frames.top().seat == Seat::nobody) return last.s;
    // The question at hand may be there because of one card: try every card that could be it.
    const Cards unknown = deck_of(view);
    for (int round = 0; round < card_rounds && !last.fits; ++round)
        for (int card = 1; card <= card_count && !last.fits; ++card)
            if (has_card(unknown, card)) last = attempt(view, dice, card);
    return last.s;
}

} // namespace wc::gathering_storm

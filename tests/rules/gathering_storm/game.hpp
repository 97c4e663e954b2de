// A whole game from its set-up with dice said in advance, and cards found by what they do.
#pragma once

#include "gathering_storm/deck.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

// The first card whose national event for this power is of a kind (and value, and operand or country); 0: none.
inline int card_with(Power p, NationalKind kind, int value = 99, int operand = 99) {
    for (int card = 1; card <= card_count; ++card) {
        const NationalEvent& e = event_of(p, card);
        if (e.kind == kind && (value == 99 || e.value == value) &&
            (operand == 99 || e.operand == operand || e.country == operand))
            return card;
    }
    return 0;
}
// The first card whose general event is of a kind (and value, and power).
inline int general_with(GeneralKind kind, int value = 99, int power = 99) {
    for (int card = 1; card <= card_count; ++card) {
        const GeneralEvent& e = card_info(card).general;
        if (e.kind == kind && (value == 99 || e.value == value) && (power == 99 || e.power == power)) return card;
    }
    return 0;
}
// A card with this trend and a general event that does nothing at the start of a turn.
inline int trend_card(int trend, bool toward_zero = false) {
    for (int card = 1; card <= card_count; ++card) {
        const CardInfo& x = card_info(card);
        if (x.trend == trend && x.toward_zero == toward_zero && x.general.kind == GeneralKind::region) return card;
    }
    for (int card = 1; card <= card_count; ++card)
        if (card_info(card).trend == trend && card_info(card).toward_zero == toward_zero) return card;
    return 0;
}

// The rule that refuses a choice at a step, asked directly: a question with one answer is never put.
template <class... E> std::string_view refusal_at(const State& s, Step step, Power p, Verb v, E... operands) {
    const Frame f{static_cast<std::uint8_t>(step), seat_of(p), 0, 0};
    const Refusal no = sequence_of_play[ix(step)].refuse(s, f, make_choice(v, operands...));
    return no ? rule_id(no.rule) : std::string_view{};
}
// This turn's naval counters, which the set-up of a test leaves out.
inline void give_naval_counters(State& s) {
    for (Power p : all_powers) s.naval_pool[ix(p)] = info(p).naval;
}

class Game {
public:
    State s;
    Question q;
    int questions = 0;

    // `rolls`: what is drawn, as numbers from 0 in what is left to draw from, in the order of the drawing.
    Game(int players, std::vector<int> rolls, Scenario scenario = Scenario::full_1935) {
        script_.values = std::move(rolls);
        journal_.script = &script_;
        Options o;
        o.scenario = static_cast<std::uint8_t>(scenario);
        o.values[0] = static_cast<std::uint8_t>(players - 2);
        s = TableOf<GatheringStorm>::begin(o, 1, q, journal_);
    }

    bool asks(Step step, Power p) const { return q.step == ix(step) && q.seat == seat_of(p); }
    template <class... E> Game& answer(Verb v, E... operands) {
        const Choice c = make_choice(v, operands...);
        const Refusal no = Machine<GatheringStorm>::refusal(s, q.seat, c);
        INFO("step " << int{q.step} << ", verb " << at(v) << ", refused by " << rule_id(no.rule));
        REQUIRE_FALSE(no);
        ++questions;
        REQUIRE(Machine<GatheringStorm>::answer(s, q.seat, c, q, journal_).has_value());
        return *this;
    }

private:
    Script script_;
    Journal journal_;
};

} // namespace wc::gathering_storm

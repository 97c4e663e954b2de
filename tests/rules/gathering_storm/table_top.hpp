// A table to test rules on: the set-up of a scenario without cards in hand, a few fields changed, answers, refusals by rule.
//
//   TableTop t(3);                                      // three players
//   t.s.flags[ix(Country::hungary)][ix(Power::italy)] = 1;
//   t.tiles({2}).run(Step::respond, Power::britain);    // runs on to the next question, or to the end of the turn
//   t.answer(Verb::threaten);
//   CHECK(t.refusal(Verb::aggress, Target::poland) == "27.3"); // the rule that forbids it; empty: allowed
#pragma once

#include "gathering_storm/table.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string_view>
#include <vector>

namespace wc::gathering_storm {

template <class E> Ref to_ref(E e) { return ref(e); }
inline Ref to_ref(Ref r) { return r; }
inline Ref to_ref(int n) { return Ref::number(n); }
template <class... E> Choice make_choice(Verb v, E... operands) { return choice(v, to_ref(operands)...); }

class TableTop {
public:
    State s;
    std::vector<Event> events; // of the last run or answer

    explicit TableTop(int players = 2, Scenario = Scenario::full_1935, Seed seed = 1);

    // --- laying out ---
    TableTop& tiles(const std::vector<int>& values); // the values of the tiles drawn next; the pool is 10/10/10 then
    TableTop& card(Power, int card, Slot = Slot::played); // into the hand
    TableTop& flag(Country c, Power p, int n) {
        s.flags[ix(c)][ix(p)] = byte(n);
        return *this;
    }
    TableTop& counter(Country c, Power p, int value) {
        s.counters[ix(c)][ix(p)] = static_cast<Counter>(at(Counter::zero) + value);
        return *this;
    }
    TableTop& military(Country c, Power p, int n) {
        s.military_counters[ix(c)][ix(p)] = byte(n);
        return *this;
    }
    TableTop& level(Power p, int n) {
        s.level[ix(p)] = static_cast<Signed>(n);
        return *this;
    }
    TableTop& taken(Target t, int turn, Control control = Control::germany); // by an aggression of that turn
    TableTop& turn(int n) {
        s.turn = byte(n);
        return *this;
    }
    TableTop& stops_before(Step step) { // runs on no further than this step
        stop_ = step;
        return *this;
    }

    // --- running ---
    TableTop& run(Step, Seat, int i = 0, int n = 0);
    TableTop& run(Step step, Power p, int i = 0, int n = 0) { return run(step, seat_of(p), i, n); }
    TableTop& run(Step step, int i = 0, int n = 0) { return run(step, Seat::nobody, i, n); }
    TableTop& resolve(Country); // 24.8 in this country alone
    template <class... E> TableTop& answer(Verb v, E... operands) { return give(make_choice(v, operands...)); }
    TableTop& give(const Choice&);

    // --- what is asked and what happened ---
    Choices choices() const;
    bool asks(Step step) const { return s.frames.depth > 0 && s.frames.top().step == ix(step); }
    bool asks(Step step, Power p) const { return asks(step) && s.frames.top().seat == seat_of(p); }
    template <class... E> bool offers(Verb v, E... operands) const { return listed(make_choice(v, operands...)); }
    template <class... E> std::string_view refusal(Verb v, E... operands) const {
        return refused_by(make_choice(v, operands...));
    }
    std::string_view refused_by(const Choice&) const;
    int happened(Text) const;
    int flags(Country c, Power p) const { return s.flags[ix(c)][ix(p)]; }

private:
    bool listed(const Choice&) const;
    void go_on();

    Step stop_ = Step::end_turn;
    Script script_;
    bool scripted_ = false;
    Journal journal_;
};

std::string_view rule_id(Rule);

} // namespace wc::gathering_storm

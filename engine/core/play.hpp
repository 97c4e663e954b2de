// Play: what a rule gets when it changes a state: the state, its frames, its dice, and the journal.
#pragma once

#include "core/dice.hpp"
#include "core/frames.hpp"
#include "core/journal.hpp"

namespace wc {

template <class State> struct Play {
    State& s;
    Journal& journal;

    using Step = typename State::Step;

    Frame& frame() { return s.frames.top(); }

    // The present step is over; go on with another at the same level.
    void next(Step step, Seat seat = Seat::nobody, int i = 0, int n = 0) { frame() = make(step, seat, i, n); }
    // Do another step first, then come back to the present one.
    void call(Step step, Seat seat = Seat::nobody, int i = 0, int n = 0) { s.frames.push(make(step, seat, i, n)); }
    // The present step is over; back to the one that called it.
    void done() { s.frames.pop(); }

    // A number in 0 .. sides-1, each equally likely.
    int below(int sides) {
        if (sides <= 1) return 0;
        journal.rolled = true;
        if (journal.script != nullptr) return scripted(*journal.script, sides);
        return draw_below(s.dice, sides);
    }
    int d6() { return below(6) + 1; }
    int d10() { return below(10) + 1; }

    template <class... Operands> void log(Text text, Rule rule, Operands... operands) {
        if (journal.events != nullptr) journal.note({.line = line(text, rule, operands...)});
    }
    // An event of a roll: `need` as in Roll.
    template <class... Operands> void log_roll(Roll roll, Text text, Rule rule, Operands... operands) {
        if (journal.events != nullptr) journal.note({.line = line(text, rule, operands...), .roll = roll});
    }
    // An event that makes known what was hidden.
    template <class... Operands> void log_reveal(Text text, Rule rule, Operands... operands) {
        journal.note({.line = line(text, rule, operands...), .reveals = true});
    }
    // An event that only `who` may read; the others read `public_text`, which may use operand 0 alone.
    template <class... Operands>
    void log_secret(SeatSet who, Text public_text, Text text, Rule rule, Operands... operands) {
        if (journal.events != nullptr)
            journal.note({.line = line(text, rule, operands...), .public_text = public_text, .seen_by = who});
    }

private:
    static Frame make(Step step, Seat seat, int i, int n) {
        return {static_cast<std::uint8_t>(step), seat, static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(n)};
    }
    static int scripted(Script& script, int sides) {
        const std::size_t k = script.sides.size();
        script.sides.push_back(sides);
        if (k >= script.values.size()) script.values.push_back(0);
        return script.values[k];
    }
};

} // namespace wc

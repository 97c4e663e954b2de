// Rows: the sequence of play as a table, and the machine that runs it. Reading a table's rows is reading its sequence of play.
#pragma once

#include "core/play.hpp"
#include "core/question.hpp"

#include <expected>
#include <span>

namespace wc {

// One step. Automatic steps have `enter`, which must move the frames on. Decision steps have the other four:
//   candidates  everything a person might try here, in a fixed order, without duplicates (a superset of the legal choices)
//   refuse      the one place where legality is written: why this choice is not allowed, or `allowed`
//   apply       carries out a choice that nothing refuses; must consume something and move on
//   holds       is this pending frame possible in this state? Guards against forged positions; `depth` is the frame's level
template <class State> struct Row {
    typename State::Step step{};
    Rule rule{};
    Text prompt = Text::none;
    std::span<const Shape> shapes{};
    void (*enter)(Play<State>&) = nullptr;
    void (*candidates)(const State&, const Frame&, Choices&) = nullptr;
    Refusal (*refuse)(const State&, const Frame&, const Choice&) = nullptr;
    void (*apply)(Play<State>&, const Choice&) = nullptr;
    bool (*holds)(const State&, int depth) = nullptr;
    // Operands 1 .. of the prompt (operand 0 is the seat). Optional.
    void (*subject)(const State&, const Frame&, Line&) = nullptr;
    bool asking_tells =
        false; // that a seat is asked this at all shows what it holds: the answer before can't be taken back
};

// T gives: State (with Step, frames, dice, viewer), rows (indexed by step), kind_sizes (how many indexes each Ref kind has).
template <class T> struct Machine {
    using State = typename T::State;

    static const Row<State>& row(const Frame& f) { return T::rows[f.step]; }

    // From cold: the question a state at rest asks.
    static void ask(const State& s, Question& q) {
        q.choices.clear();
        describe_question(s, q);
        if (s.frames.depth == 0) return;
        const Row<State>& r = row(s.frames.top());
        if (r.candidates != nullptr) list(s, s.frames.top(), r, q.choices); // an automatic step is never at rest
    }

    // Runs automatic steps and forced choices until a real question or the end. False: a dead end (a bug, or a forged state).
    // `by` has just answered: what another seat is forced to do may show what it holds, so that undo stops there.
    static bool run(Play<State>& p, Choices& choices, Seat by = Seat::nobody) {
        for (int steps = 0; steps < T::max_steps; ++steps) {
            if (p.s.frames.depth == 0) {
                choices.clear();
                return true;
            }
            const Row<State>& r = row(p.frame());
            if (r.enter != nullptr) {
                r.enter(p);
                continue;
            }
            choices.clear();
            list(p.s, p.frame(), r, choices);
            const bool another = p.frame().seat != by;
            if (choices.size() >= 2) {
                if (another && r.asking_tells) p.journal.revealed = true;
                return true;
            }
            if (choices.empty()) return false;
            if (another) p.journal.revealed = true;
            r.apply(p, choices.front());
        }
        return false;
    }

    static std::expected<void, Refusal> answer(State& s, Seat by, const Choice& c, Question& q, Journal& journal) {
        if (Refusal no = refusal(s, by, c)) return std::unexpected(no);
        Play<State> p{s, journal};
        row(p.frame()).apply(p, c);
        run(p, q.choices, by);
        describe_question(s, q);
        return {};
    }

    // Why this seat may not choose this now, or `allowed`. Shape first: the rules see only well-formed choices.
    static Refusal refusal(const State& s, Seat by, const Choice& c) {
        if (s.frames.depth == 0) return {Text::core_refuse_game_over};
        const Frame& f = s.frames.top();
        const Row<State>& r = row(f);
        if (by != f.seat || r.refuse == nullptr) return {Text::core_refuse_not_your_turn};
        if (!well_formed(r, c)) return {Text::core_refuse_not_a_choice};
        return r.refuse(s, f, c);
    }

    static void consider(const State& s, Considered& out) {
        out.clear();
        if (s.frames.depth == 0) return;
        const Frame& f = s.frames.top();
        const Row<State>& r = row(f);
        if (r.candidates == nullptr) return;
        Choices all;
        r.candidates(s, f, all);
        for (const Choice& c : all) out.push_back({c, r.refuse(s, f, c)});
    }

    // The part of `check` that is the same for every table: frames that can stand where they stand, dice where they belong.
    static const char* check_frames(const State& s) {
        if (s.frames.depth > State::max_depth) return "frames too deep";
        for (int d = 0; d < State::max_depth; ++d) {
            const Frame& f = s.frames.at[static_cast<unsigned>(d)];
            if (d >= s.frames.depth) {
                if (!(f == Frame{0, Seat{}, 0, 0})) return "a frame beyond the stack";
                continue;
            }
            if (f.step >= T::rows.size()) return "no such step";
            const Row<State>& r = row(f);
            if (d + 1 == s.frames.depth && r.candidates == nullptr) return "at rest in an automatic step";
            if (f.seat != Seat::nobody && index(f.seat) >= T::seats) return "no such seat";
            if (r.holds == nullptr || !r.holds(s, d)) return "a frame that cannot stand here";
        }
        if (s.viewer == all_seeing && s.dice.state == 0) return "no dice";
        if (s.viewer != all_seeing && s.dice.state != 0) return "dice in a view";
        return nullptr;
    }

    static void describe_question(const State& s, Question& q) {
        if (s.frames.depth == 0) {
            q.seat = Seat::nobody;
            q.step = 0;
            q.prompt = {};
            return;
        }
        const Frame& f = s.frames.top();
        const Row<State>& r = row(f);
        q.seat = f.seat;
        q.step = f.step;
        q.prompt = {r.prompt, r.rule, {Ref::make(Ref::seat_kind, index(f.seat))}};
        if (r.subject != nullptr) r.subject(s, f, q.prompt);
    }

private:
    static void list(const State& s, const Frame& f, const Row<State>& r, Choices& out) {
        r.candidates(s, f, out);
        std::size_t kept = 0;
        for (std::size_t k = 0; k < out.size(); ++k)
            if (!r.refuse(s, f, out[k])) out[kept++] = out[k];
        out.resize(kept);
    }

    static bool well_formed(const Row<State>& r, const Choice& c) {
        for (const Shape& shape : r.shapes)
            if (shape.verb == c.verb && fits(shape, c)) return true;
        return false;
    }

    static bool fits(const Shape& shape, const Choice& c) {
        const auto operands = c.operands();
        for (std::size_t k = 0; k < 3; ++k) {
            const int kind = shape.kinds[k];
            if (kind == 0 && operands[k].bits != 0) return false;
            if (operands[k].kind() != kind) return false;
            if (kind != 0 && operands[k].index() >= T::kind_sizes[static_cast<std::size_t>(kind)]) return false;
        }
        return true;
    }
};

} // namespace wc

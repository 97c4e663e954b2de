// Toy: a whole table in one header, for tests of the contract. Two seats are dealt four of six cards each. Three times both commit a
// card in secret and show it; the higher scores a die. Equal cards are a tie that seat 1 settles. The long scenario deals twice.
#pragma once

#include "core/table_of.hpp"

#include <bit>

namespace wc::toy {

enum class Step : std::uint8_t { deal, commit, reveal, settle, tie, count };
enum class Verb : std::uint16_t { commit, favour };
inline constexpr int card_kind = 1, cards = 6, dealt = 4, rounds = 3;
inline constexpr std::uint8_t unseen = cards + 1, all_cards = (1u << cards) - 1;

struct State {
    using Step = toy::Step;
    static constexpr int max_depth = 2;
    Dice dice;
    Frames<max_depth> frames;
    SeatSet viewer = all_seeing;
    std::uint8_t scenario = 0, generous = 0, round = 0, revealed = 0;
    std::array<std::uint8_t, 2> hand{}, played{}, committed{},
        points{}; // hand and played as bits; committed 0, 1 .. 6, unseen
    std::array<std::uint8_t, 5> padding{};

    friend bool operator==(const State&, const State&) = default;
};

using P = Play<State>;
constexpr std::uint8_t bit(int card) { return static_cast<std::uint8_t>(1u << (card - 1)); } // cards are called 1 .. 6
constexpr Ref card_ref(int card) { return Ref::make(card_kind, card - 1); }
constexpr Ref seat_ref(int k) { return Ref::make(Ref::seat_kind, k); }
constexpr Rule rule(int n) { return {static_cast<std::uint16_t>(n)}; }
constexpr std::size_t at(Seat s) { return static_cast<std::size_t>(index(s)); }
constexpr bool sees(const State& s, std::size_t k) { return s.viewer == all_seeing || ((s.viewer.bits >> k) & 1) != 0; }
constexpr int in_hand(const State& s, std::size_t k) {
    return dealt - std::popcount(s.played[k]) - (s.committed[k] != 0 && s.revealed == 0 ? 1 : 0);
}
inline int drawn(std::uint8_t from, int n) { // the n-th of a set
    for (; n > 0; --n) from = static_cast<std::uint8_t>(from & (from - 1));
    return std::countr_zero(from) + 1;
}

inline void deal(P& p) {
    p.s.played = {};
    for (std::uint8_t& hand : p.s.hand)
        for (hand = 0; std::popcount(hand) < dealt;)
            hand |= bit(drawn(static_cast<std::uint8_t>(all_cards & ~hand), p.below(cards - std::popcount(hand))));
    p.next(Step::commit, seat(0));
}

inline void list_hand(const State& s, const Frame& f, Choices& out) {
    for (int card = 1; card <= cards; ++card)
        if ((s.hand[at(f.seat)] & bit(card)) != 0) out.push_back({0, card_ref(card), {}, {}});
}
inline Refusal refuse_card(const State& s, const Frame& f, const Choice& c) {
    return (s.hand[at(f.seat)] & bit(c.a.index() + 1)) != 0 ? allowed
                                                            : Refusal{Text::core_refuse_not_a_choice, rule(1), c.a};
}
inline void commit(P& p, const Choice& c) {
    const Seat who = p.frame().seat;
    const int card = c.a.index() + 1;
    p.s.hand[at(who)] &= static_cast<std::uint8_t>(~bit(card));
    p.s.committed[at(who)] = static_cast<std::uint8_t>(card);
    p.log_secret(only(who), Text::core_list_and, Text::core_list_comma, rule(1), seat_ref(index(who)), c.a);
    who == seat(0) ? p.next(Step::commit, seat(1)) : p.next(Step::reveal);
}
inline bool commit_holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && s.frames.depth == 1 && f.seat != Seat::nobody && f.i == 0 && f.n == 0 && s.revealed == 0 &&
           s.committed[1] == 0 && (s.committed[0] != 0) == (f.seat == seat(1));
}

inline void reveal(P& p) {
    p.s.revealed = 1;
    for (std::size_t k = 0; k < 2; ++k) {
        p.s.played[k] |= bit(p.s.committed[k]);
        p.log_reveal(Text::core_list_and, rule(2), seat_ref(static_cast<int>(k)), card_ref(p.s.committed[k]));
    }
    p.next(Step::settle);
    if (p.s.committed[0] == p.s.committed[1]) return p.call(Step::tie, seat(1));
    p.frame().n = p.s.committed[0] > p.s.committed[1] ? 1 : 2;
}

inline void settle(P& p) { // frame: n = the winner + 1
    const auto winner = static_cast<std::size_t>(p.frame().n - 1);
    const int die = p.d6();
    p.log_roll({6, static_cast<std::uint8_t>(die), 0}, Text::core_list_and, rule(3), seat_ref(p.frame().n - 1),
               Ref::number(die));
    p.s.points[winner] = static_cast<std::uint8_t>(p.s.points[winner] + die + p.s.generous);
    p.s.committed = {};
    p.s.revealed = 0;
    ++p.s.round;
    if (p.s.round == rounds * (p.s.scenario + 1)) return p.done();
    p.s.round % rounds == 0 ? p.next(Step::deal) : p.next(Step::commit, seat(0));
}
inline bool settle_holds(const State& s, int depth) {
    return depth == 0 && s.frames.depth == 2 && s.frames.at[0] == Frame{static_cast<std::uint8_t>(Step::settle)} &&
           s.revealed != 0;
}

inline void list_seats(const State&, const Frame&, Choices& out) {
    for (int k = 0; k < 2; ++k) out.push_back({1, seat_ref(k), {}, {}});
}
inline Refusal refuse_nothing(const State&, const Frame&, const Choice&) { return allowed; }
inline void favour(P& p, const Choice& c) {
    p.done();
    p.frame().n = static_cast<std::uint16_t>(c.a.index() + 1);
}
inline bool tie_holds(const State& s, int depth) {
    return depth == 1 && s.frames.at[1] == Frame{static_cast<std::uint8_t>(Step::tie), seat(1), 0, 0} &&
           s.committed[0] == s.committed[1] && s.committed[0] != 0;
}

inline constexpr std::array commit_shapes{Shape{0, {card_kind, 0, 0}}};
inline constexpr std::array tie_shapes{Shape{1, {Ref::seat_kind, 0, 0}}};
inline constexpr Text prompt = Text::core_list_and;
inline constexpr std::array<Row<State>, static_cast<std::size_t>(Step::count)> sequence{{
    {Step::deal, rule(1), {}, {}, deal},
    {Step::commit, rule(1), prompt, commit_shapes, {}, list_hand, refuse_card, commit, commit_holds, {}},
    {Step::reveal, rule(2), {}, {}, reveal},
    {Step::settle, rule(3), {}, {}, settle, {}, {}, {}, settle_holds, {}},
    {Step::tie, rule(2), prompt, tie_shapes, {}, list_seats, refuse_nothing, favour, tie_holds, {}},
}};

template <int Revision> struct ToyOf {
    using State = toy::State;
    static constexpr std::string_view id = "toy";
    static constexpr int revision = Revision, seats = 2, max_decisions = 6 * 2 * rounds, max_steps = 40;
    static constexpr std::span<const Row<State>, sequence.size()> rows{sequence};
    static constexpr std::array<int, 16> kind_sizes{0, cards, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, seats, 4096};
    static constexpr std::array<ScenarioName, 2> scenarios{{{"short", prompt}, {"long", prompt}}};
    static constexpr std::array<OptionName, 1> options{{{"generous", prompt, 2}}};
    static constexpr std::array<std::string_view, 3> rule_ids{"1", "2", "3"};
    static constexpr std::array<Milestone, 0> milestones{};

    static State start(const Options& o, Seed seed, Journal&) {
        const Seed other_deals = Revision >= 3 ? 1 : 0; // so that histories of revision 2 can't be replayed
        State s{.dice = dice_from(seed + other_deals), .scenario = o.scenario, .generous = o.values[0]};
        s.frames.push({static_cast<std::uint8_t>(Step::deal), Seat::nobody, 0, 0});
        return s;
    }
    static State observe(const State& from, SeatSet who) {
        State s = from;
        s.viewer = (from.viewer == all_seeing ? first_seats(seats) : from.viewer) & who;
        s.dice = {};
        for (std::size_t k = 0; k < seats; ++k)
            if (!sees(s, k)) {
                s.hand[k] = 0;
                if (s.committed[k] != 0 && s.revealed == 0) s.committed[k] = unseen;
            }
        return s;
    }
    static State determinize(const State& view, Seat, Dice& dice) {
        State s = view;
        for (std::size_t k = 0; k < seats; ++k) {
            if (sees(view, k)) continue;
            std::uint8_t unknown = all_cards & static_cast<std::uint8_t>(~s.played[k]);
            const auto draw = [&] {
                const int card = drawn(unknown, draw_below(dice, std::popcount(unknown)));
                unknown &= static_cast<std::uint8_t>(~bit(card));
                return static_cast<std::uint8_t>(card);
            };
            if (s.committed[k] == unseen) s.committed[k] = draw();
            while (std::popcount(s.hand[k]) < in_hand(s, k)) s.hand[k] |= bit(draw());
        }
        if (view.viewer == all_seeing) return s;
        s.viewer = all_seeing;
        s.dice = dice_from(draw32(dice));
        return s;
    }
    static Outcome outcome(const State& s) {
        Outcome out{.over = s.frames.depth == 0};
        for (std::size_t k = 0; k < seats; ++k) {
            out.totals[k] = out.finals[k] = s.points[k];
            out.scores.push_back({seat(static_cast<int>(k)), line(prompt, rule(3)), s.points[k]});
        }
        if (out.over) out.winner = seat(s.points[1] > s.points[0] ? 1 : 0);
        return out;
    }
    static void describe(const State& s, Lines& out) { out.push_back(line(prompt, rule(3), Ref::number(s.round))); }
    static const char* check(const State& s) {
        const bool over = s.frames.depth == 0;
        if (s.viewer != all_seeing && s.viewer.bits >= 1u << seats) return "no such viewer";
        if (s.padding != decltype(s.padding){}) return "padding";
        if (over != (s.round == rounds * (s.scenario + 1))) return "over, or not";
        if (over && (s.revealed | s.committed[0] | s.committed[1]) != 0) return "pending at the end";
        for (std::size_t k = 0; k < seats; ++k) {
            const int since_deal = over ? rounds : s.round % rounds + s.revealed;
            if (std::popcount(s.played[k]) != since_deal) return "cards played";
            if (std::popcount(s.hand[k]) != (sees(s, k) ? in_hand(s, k) : 0) || (s.hand[k] & s.played[k]) != 0)
                return "a hand";
            if (s.committed[k] != 0 && (s.committed[k] == unseen) != (!sees(s, k) && s.revealed == 0))
                return "who sees a card";
            const std::uint8_t card = s.committed[k] == 0 || s.committed[k] == unseen ? 0 : bit(s.committed[k]);
            if ((s.hand[k] & card) != 0 || (s.played[k] & card) != (s.revealed != 0 ? card : 0))
                return "a card in two places";
            if (s.points[k] > 7 * s.round) return "too many points";
        }
        return nullptr;
    }
    static Text name(Ref) { return Text::core_player_bot; }
    static Line label(const State&, const Choice& c) { return line(prompt, rule(1), c.a); }
    template <class W> static void walk(W& w, State& s) {
        w.field("viewer", 0, s.viewer.bits, 0, 255);
        if (s.viewer == all_seeing) w.wide("dice", s.dice.state);
        walk_frames(w, s.frames, static_cast<int>(Step::count), seats);
        w.field("scenario", 0, s.scenario, 0, 1);
        if (w.format() >= 2) w.field("generous", 0, s.generous, 0, 1); // since revision 2
        w.field("round", 0, s.round, 0, 2 * rounds);
        w.field("revealed", 0, s.revealed, 0, 1);
        for (int i = 0; i < seats; ++i) {
            const auto k = static_cast<std::size_t>(i);
            w.field("hand", i, s.hand[k], 0, all_cards);
            w.field("played", i, s.played[k], 0, all_cards);
            w.field("committed", i, s.committed[k], 0, unseen);
            w.field("points", i, s.points[k], 0, 7 * 2 * rounds);
        }
    }
};
using Toy = ToyOf<2>;

inline int pick_first(const std::byte*, const Question&, Dice&, int) { return 0; }
inline int pick_any(const std::byte*, const Question& q, Dice& dice, int) {
    return draw_below(dice, static_cast<int>(q.choices.size()));
}
inline constexpr std::array<Bot, 2> bots{{{"first", prompt, pick_first}, {"random", prompt, pick_any}}};
inline constexpr Table table = TableOf<Toy>::make(bots);

} // namespace wc::toy

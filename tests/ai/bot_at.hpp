// What Churchill's bot answers at a table laid out for a test. It is shown what its seat may see, no more.
#pragma once

#include "../rules/churchill/table_top.hpp"
#include "ai/players.hpp"

namespace wc::churchill {

inline Choice pick_at(const State& view) {
    Question q;
    Machine<Churchill>::ask(view, q);
    Dice dice = dice_from(1);
    const int k = ai::churchill_bots[0].pick(reinterpret_cast<const std::byte*>(&view), q, dice, 0);
    REQUIRE(k >= 0);
    REQUIRE(k < static_cast<int>(q.choices.size()));
    return q.choices[static_cast<std::size_t>(k)];
}

inline Choice bot_answer(const TableTop& t) { return pick_at(Churchill::observe(t.s, only(t.q.seat))); }

template <class... E> bool bot_says(const TableTop& t, Verb v, E... operands) {
    const Choice said = bot_answer(t);
    const Choice meant = make_choice(v, operands...);
    UNSCOPED_INFO("the bot says verb " << said.verb << " of " << said.a.index() << ", " << said.b.index());
    UNSCOPED_INFO("meant is verb " << meant.verb << " of " << meant.a.index() << ", " << meant.b.index());
    REQUIRE(t.offers(v, operands...));
    return said == meant;
}

// A question laid out without running on to it: forced answers are asked about too.
inline TableTop& ask_here(TableTop& t, Step step, Side side, int i = 0, int n = 0) {
    t.s.frames = {};
    Journal quiet;
    Play<State>{t.s, quiet}.call(step, seat_of(side), i, n);
    Machine<Churchill>::ask(t.s, t.q);
    return t;
}

// The bot answers for whoever is asked.
inline TableTop& let_bot(TableTop& t) { return t.give(bot_answer(t)); }

} // namespace wc::churchill

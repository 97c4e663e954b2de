// 11.0 Automatic players: they sit in any seat, answer legally, and know no more than their seat may see.
#include "table_top.hpp"

#include "ai/players.hpp"

namespace wc::churchill {

namespace {

const Bot& bot() { return ai::churchill_bots[0]; }

int pick(const State& view, const Question& q, Dice dice) {
    return bot().pick(reinterpret_cast<const std::byte*>(&view), q, dice, 1000);
}

struct Game {
    State s;
    Question q;
    Journal journal;
    int decisions = 0;
};

Game begin(Scenario scenario, Seed seed) {
    Game g;
    Options o;
    o.scenario = static_cast<std::uint8_t>(scenario);
    g.s = TableOf<Churchill>::begin(o, seed, g.q, g.journal);
    return g;
}

// One decision by the bot of the seat that is to move. False: the game is over.
bool decide(Game& g) {
    if (g.q.over()) return false;
    const Dice dice = dice_from(static_cast<Seed>(++g.decisions));
    const State view = Churchill::observe(g.s, only(g.q.seat));
    const int k = pick(view, g.q, dice);
    REQUIRE((k >= 0 && k < static_cast<int>(g.q.choices.size())));
    const Choice c = g.q.choices[static_cast<std::size_t>(k)];
    REQUIRE(Machine<Churchill>::answer(g.s, g.q.seat, c, g.q, g.journal).has_value());
    return true;
}

} // namespace

TEST_CASE("bots play every scenario to its end with legal answers", "[churchill][11.0]") {
    for (Scenario scenario : {Scenario::training, Scenario::tournament, Scenario::campaign}) {
        Game g = begin(scenario, 7);
        while (decide(g)) REQUIRE(g.decisions < Churchill::max_decisions);
        CHECK(g.s.ended != 0);
    }
}

TEST_CASE("a bot's answer depends on what its seat sees, and on nothing else", "[churchill][11.0]") {
    Game g = begin(Scenario::training, 11);
    Dice deals = dice_from(3);
    do {
        if (g.q.over()) break;
        const Dice dice = dice_from(static_cast<Seed>(g.decisions + 1));
        const State view = Churchill::observe(g.s, only(g.q.seat));
        const State other = Churchill::determinize(view, g.q.seat, deals); // another deal of what it can't see
        const State same = Churchill::observe(other, only(g.q.seat));
        REQUIRE(same == view);
        CHECK(pick(view, g.q, dice) == pick(same, g.q, dice));
    } while (decide(g));
}

} // namespace wc::churchill

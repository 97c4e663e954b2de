// Positions of Churchill that somebody made up: each would break the law of what is accepted, so `check` must refuse it. Found by fuzzing.
#include "churchill/moves.hpp"
#include "churchill/table.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc;
using namespace wc::churchill;

namespace {

using Table = TableOf<Churchill>;

// The first position at this step, of this seat if one is named, in random campaign games.
State position_at(Step step, const Options& options = {.scenario = 2}, Seat who = Seat::nobody) {
    for (Seed seed = 1; seed < 200; ++seed) {
        Question q;
        Journal journal;
        Dice dice = dice_from(seed);
        State s = Table::begin(options, seed, q, journal);
        while (!q.over()) {
            if (q.step == at(step) && (who == Seat::nobody || who == q.seat)) return s;
            const Choice c = q.choices[static_cast<std::size_t>(draw_below(dice, static_cast<int>(q.choices.size())))];
            REQUIRE(Machine<Churchill>::answer(s, q.seat, c, q, journal).has_value());
        }
    }
    FAIL("no such position");
    return {};
}

// What check says; empty: nothing.
std::string_view verdict(const State& s) {
    const auto broken = Table::check_state(s);
    return broken ? broken->what : std::string_view{};
}

Side side_to_move(const State& s) { return side_of(s.frames.top().seat); }

constexpr std::string_view frame = "a frame that cannot stand here";

} // namespace

TEST_CASE("only cards that conference cards name can be dead", "[churchill][forged][5.13]") {
    State s = position_at(Step::turn);
    REQUIRE(verdict(s).empty());
    s.deck[0] &= ~1u;
    s.hand_size[0] = static_cast<std::uint8_t>(std::popcount(s.hand[0] &= ~1u));
    s.dead[0] |= 1u; // UK's first card never dies
    CHECK(verdict(s) == "a staff card that can't die");
}

TEST_CASE("there are no staff cards beyond the 21 of a side", "[churchill][forged][3.33]") {
    State s = position_at(Step::turn);
    s.deck[1] |= 1u << cards_per_side;
    CHECK_FALSE(verdict(s).empty());
}

TEST_CASE("a played card is nowhere else", "[churchill][forged][5.22]") {
    State s = position_at(Step::turn_issue);
    while (s.advance.card == leader_played) FAIL("a leader was played first");
    s.deck[ix(side_to_move(s))] |= 1u << (s.advance.card - 1);
    CHECK(verdict(s) == "a played card in two places");
}

TEST_CASE("nobody has a turn without a card", "[churchill][forged][5.21]") {
    State s = position_at(Step::turn);
    s.hand[ix(side_to_move(s))] = 0;
    s.hand_size[ix(side_to_move(s))] = 0;
    CHECK(verdict(s) == frame);
}

TEST_CASE("a leader is played with his own value", "[churchill][forged][5.26]") {
    for (const Step step : {Step::turn_discard, Step::debate_discard}) {
        State s = position_at(step);
        CardPlay& play = step == Step::turn_discard ? s.advance : s.debate;
        REQUIRE(verdict(s).empty());
        REQUIRE(play.card == leader_played);
        play.value = 9;
        CHECK(verdict(s) == frame);
    }
}

TEST_CASE("a staff card is played with the value it can have", "[churchill][forged][5.22]") {
    State s = position_at(Step::turn_issue);
    REQUIRE(verdict(s).empty());
    s.advance.value = 7; // no staff card is worth that before bonuses
    CHECK(verdict(s) == frame);
    s = position_at(Step::announce);
    REQUIRE(verdict(s).empty());
    CardPlay& play = s.frames.top().i == 0 ? s.advance : s.debate;
    --play.value; // announced before it was asked
    CHECK(verdict(s) == frame);
}

TEST_CASE("an advance that would capture is held, not stopped in the centre", "[churchill][forged][5.3]") {
    State s = position_at(Step::turn_stop);
    REQUIRE(verdict(s).empty());
    s.advance.value = 12;
    CHECK(verdict(s) == frame);
    s = position_at(Step::debate_offer);
    REQUIRE(verdict(s).empty());
    spot(s, advanced_issue(s)) = Spot::centre();
    s.advance.value = 1;
    s.held = 1;
    CHECK(verdict(s) == frame);
}

TEST_CASE("the rolls for a secret location are there until it is kept, and then gone", "[churchill][forged][10.0]") {
    State s = position_at(Step::secret_location, {.scenario = 2, .values = {0, 0, 1}}, seat(1));
    REQUIRE(verdict(s).empty());
    State kept = s;
    kept.location_rolls[0][0] = 5; // UK has kept one already
    CHECK(verdict(kept) == frame);
    State missing = s;
    missing.location_rolls[1][1] = 0;
    CHECK(verdict(missing) == frame);
}

TEST_CASE("the bytes that pad a state are zero", "[churchill][forged]") {
    State s = position_at(Step::turn);
    s.padding[1] = 1;
    CHECK(verdict(s) == "padding");
}

TEST_CASE("nothing of a turn is left over outside the meeting", "[churchill][forged][5.21]") {
    State s = position_at(Step::agenda_pick);
    REQUIRE(verdict(s).empty());
    s.debater = 1;
    s.debate = {leader_played, 7};
    CHECK(verdict(s) == "a turn outside the meeting");
}

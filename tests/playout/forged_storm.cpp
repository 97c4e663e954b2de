// Positions of Gathering Storm that somebody made up: each would break the law of what is accepted, so `check` must refuse it.
#include "gathering_storm/table.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc;
using namespace wc::gathering_storm;

namespace {

using Table = TableOf<GatheringStorm>;

// The first position at this step in random games.
State position_at(Step step) {
    for (Seed seed = 1; seed < 300; ++seed) {
        Question q;
        Journal journal;
        Dice dice = dice_from(seed);
        State s = Table::begin({}, seed, q, journal);
        while (!q.over()) {
            if (q.step == at(step)) return s;
            const Choice c = q.choices[static_cast<std::size_t>(draw_below(dice, static_cast<int>(q.choices.size())))];
            REQUIRE(Machine<GatheringStorm>::answer(s, q.seat, c, q, journal).has_value());
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

constexpr std::string_view frame = "a frame that cannot stand here";

} // namespace

TEST_CASE("a card is in one place", "[gathering_storm][forged][8.43]") {
    State s = position_at(Step::conversion);
    REQUIRE(verdict(s).empty());
    s.hand[0][0] = s.hand[1][0];
    CHECK(verdict(s) == "a card in two places");
    s = position_at(Step::conversion);
    s.general = s.hand[0][0];
    CHECK(verdict(s) == "a card in two places");
}

TEST_CASE("results follow from steps, and no project has more steps than it takes", "[gathering_storm][forged][15.3]") {
    State s = position_at(Step::conversion);
    s.results[ix(Project::air1_axis)] = 2;
    CHECK_FALSE(verdict(s).empty());
    s = position_at(Step::conversion);
    s.steps[ix(Project::int1_axis)] = 13;
    s.results[ix(Project::int1_axis)] = 3;
    CHECK(verdict(s) == "more steps than a project has");
}

TEST_CASE("a plan stands in its phase only, with the factory that it converts", "[gathering_storm][forged][13.11]") {
    State s = position_at(Step::place_counter);
    s.plan[0].cost = 3;
    CHECK(verdict(s) == "a plan out of its phase, or seen");
    s = position_at(Step::research_counter);
    const auto p = static_cast<std::size_t>(index(s.frames.top().seat));
    s.plan[p].counter = 2; // asked for a counter that it has chosen
    CHECK(verdict(s) == frame);
    s = position_at(Step::construction);
    const auto builder = static_cast<std::size_t>(index(s.frames.top().seat));
    s.plan[builder].conversion = Conversion::to_civil;
    s.idle[builder] = 0;
    CHECK(verdict(s) == "a plan without its factory");
}

TEST_CASE("a counter without its value stands while the value is asked", "[gathering_storm][forged][24.5]") {
    State s = position_at(Step::place_counter);
    s.counters[ix(Country::poland)][0] = Counter::pending;
    CHECK_FALSE(verdict(s).empty());
    s = position_at(Step::place_counter);
    s.slots_used[ix(Power::russia)] = 2;
    CHECK(verdict(s) == "slots of the placement");
}

TEST_CASE("a civil war has its markers, and a crisis its time", "[gathering_storm][forged][25.2]") {
    State s = position_at(Step::conversion);
    s.war[1] = War::fought;
    CHECK(verdict(s) == "a civil war that should have ended");
    s = position_at(Step::conversion);
    s.declared = 1;
    CHECK(verdict(s) == "a crisis too early");
    s = position_at(Step::aggression);
    s.tile = 2;
    CHECK(verdict(s) == "a case before it is opened");
}

TEST_CASE("the bytes that pad a state of Gathering Storm are zero", "[gathering_storm][forged]") {
    State s = position_at(Step::conversion);
    s.padding.back() = 1;
    CHECK(verdict(s) == "padding");
}

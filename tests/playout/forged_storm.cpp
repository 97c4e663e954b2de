// Positions of Gathering Storm that somebody made up: each would break the law of what is accepted, so `check` must refuse it.
#include "gathering_storm/table.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc;
using namespace wc::gathering_storm;

namespace {

using Table = TableOf<GatheringStorm>;

// The first position at this step in random games.
State position_at(Step step) {
    for (Seed seed = 1; seed < 400; ++seed) {
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

TEST_CASE("a civil war has its markers", "[gathering_storm][forged][25.2]") {
    State s = position_at(Step::conversion);
    s.war[1] = War::fought;
    CHECK(verdict(s) == "a civil war that should have ended");
}

// The position at a step, changed in one way.
template <class Change> std::string_view verdict_at(Step step, Change change) {
    State s = position_at(step);
    REQUIRE(verdict(s).empty());
    change(s);
    return verdict(s);
}

TEST_CASE("what belongs to a case of a crisis is set while it is open", "[gathering_storm][forged][26.11]") {
    CHECK(verdict_at(Step::conversion, [](State& s) { s.declared = 1; }) == "a crisis too early");
    CHECK(verdict_at(Step::declaration, [](State& s) { s.target = 5; }) == "half a case");
    CHECK(verdict_at(Step::respond, [](State& s) { s.aggressor = 0; }) == "half a case");
    for (Step closed : {Step::conversion, Step::aggression, Step::declaration})
        CHECK(verdict_at(closed, [](State& s) { s.aggressor = 2, s.target = 1; }) == "a case out of its steps");
    CHECK(verdict_at(Step::aggression, [](State& s) { s.tile = 2; }) == "a threat without its tile");
    CHECK(verdict_at(Step::aggressor_choice, [](State& s) { s.tile = 0; }) == "a threat without its tile");
    CHECK(verdict_at(Step::aggressor_choice, [](State& s) { s.threatened = 1; }) == "a threat of others");
    CHECK(verdict_at(Step::respond, [](State& s) { s.threatened = 12, s.tile = 1; }) == "a threat out of its steps");
    CHECK(verdict_at(Step::respond, [](State& s) { s.pledged = 1; }) == "a pledge out of its steps");
}

TEST_CASE("results wait while it is chosen whose flag goes, and no longer", "[gathering_storm][forged][24.8]") {
    for (Step step : {Step::subversion, Step::russia_flag, Step::aggression})
        CHECK(verdict_at(step, [](State& s) { s.resolve_winner = 1; }) == "a resolution out of its step");
}

TEST_CASE("a joint answer is that of Britain while France is asked", "[gathering_storm][forged][26.2]") {
    for (Step step : {Step::aggression, Step::aggressor_choice, Step::declaration})
        CHECK(verdict_at(step, [](State& s) { s.answer[ix(Power::britain)] = Answer::mild; }) ==
              "an answer out of its steps");
    CHECK(verdict_at(Step::respond, [](State& s) { s.answer[ix(Power::france)] = Answer::mild; }) ==
          "an answer too early");
    CHECK(verdict_at(Step::respond, [](State& s) { s.answer[ix(Power::russia)] = Answer::mild; }) ==
          "an answer of others");
}

TEST_CASE("a declaration of war is made by one on another, and answered at once", "[gathering_storm][forged][32.8]") {
    CHECK(verdict_at(Step::declaration, [](State& s) { s.declarer = 1; }) == "half a declaration");
    CHECK(verdict_at(Step::declaration, [](State& s) { s.declarer = 1, s.against = 3; }) ==
          "a declaration out of its steps");
    CHECK(verdict_at(Step::declaration, [](State& s) { s.flags_due = 1; }) == "flags due out of their step");
}

TEST_CASE("wars have two sides, and the Western powers fight together", "[gathering_storm][forged][32.4]") {
    const auto war = [](State& s, Power a, Byte with) { s.at_war[ix(a)] = with; };
    CHECK(verdict_at(Step::conversion, [&](State& s) { war(s, Power::russia, 1); }) == "a war too early");
    CHECK(verdict_at(Step::declaration, [&](State& s) { war(s, Power::russia, 1); }) == "a war of one side");
    CHECK(verdict_at(Step::declaration, [&](State& s) { war(s, Power::germany, bit_of(Power::germany)); }) ==
          "a war of one side");
    CHECK(verdict_at(Step::declaration, [&](State& s) {
              war(s, Power::germany, bit_of(Power::britain));
              war(s, Power::britain, bit_of(Power::germany));
          }) == "one Western power at war alone");
}

TEST_CASE("the bytes that pad a state of Gathering Storm are zero", "[gathering_storm][forged]") {
    State s = position_at(Step::conversion);
    s.padding.back() = 1;
    CHECK(verdict(s) == "padding");
}

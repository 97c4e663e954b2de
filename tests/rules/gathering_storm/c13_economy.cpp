// 13 The economic phase, 14 factories.
#include "game.hpp"

#include "core/match.hpp"
#include "gathering_storm/planning.hpp"
#include "tables.hpp"

namespace wc::gathering_storm {

namespace {

// As if this power had planned alone; the rest of the phase follows without a question.
TableTop rich(Power p, int points = 40) {
    TableTop t;
    t.s.points[ix(p)] = byte(points);
    give_naval_counters(t.s);
    return t;
}
void reveal(TableTop& t) { t.stops_before(Step::diplomacy_open).run(Step::economic_reveal); }

} // namespace

TEST_CASE("what one power plans, the others don't see", "[gathering_storm][13.11]") {
    TableTop t = rich(Power::germany);
    t.run(Step::conversion, Power::germany).answer(Verb::mobilize_idle).answer(Verb::research_with, 1);
    for (Power p : {Power::italy, Power::britain, Power::france, Power::russia}) {
        const State seen = GatheringStorm::observe(t.s, only(seat_of(p)));
        CHECK(seen.plan[0] == Plan{});
        CHECK(seen.points[0] == 40);
        CHECK(nth<Step>(seen.frames.top().step) == Step::hidden);
    }
    CHECK(GatheringStorm::observe(t.s, only(seat(0))).plan[0] == t.s.plan[0]);
}

TEST_CASE("the reveal lays counters open and takes payment", "[gathering_storm][13.12]") {
    TableTop t = rich(Power::germany);
    t.run(Step::conversion, Power::germany).answer(Verb::convert_idle).answer(Verb::research_with, 2);
    reveal(t);
    CHECK(t.s.points[0] == 40 - 10 - 2);
    CHECK(t.s.used[0] == std::array<Byte, 4>{0, 0, 1, 0});
    CHECK(t.s.civil[0] == 6);
    CHECK(t.s.idle[0] == 2);
    CHECK(t.s.research_pool[0] == 1); // the sixth civilian factory
    CHECK(t.s.plan[0] == Plan{});
}

TEST_CASE("worked example 4: a threshold gives a point at once and its level from the crisis phase",
          "[gathering_storm][13.21][14.81][14.6][examples]") {
    TableTop t = rich(Power::germany);
    t.turn(6);
    t.s.military[0] = 5;
    t.taken(Target::rhineland, 5);
    t.level(Power::germany, 1);
    t.run(Step::conversion, Power::germany).answer(Verb::mobilize_civil);
    reveal(t);
    CHECK(t.s.military[0] == 6);
    CHECK(t.s.points[0] == 40 - 8 + 1);
    CHECK(t.s.level[0] == 1);
    CHECK(t.s.due[0][3] == ByUnit<Byte>{0, 0, 1}); // one air unit, on turn 10
    TableTop crisis = t;
    crisis.s.level = {};
    crisis.s.deficit = {};
    Journal quiet;
    Play<State> p{crisis.s, quiet};
    set_support(p);
    CHECK(crisis.s.level[0] == 2); // 13.21D
    for (int turn = 7; turn <= 10; ++turn) {
        t.s.turn = byte(turn);
        t.stops_before(Step::great_purge).run(Step::begin_turn);
        CHECK(t.s.reserve[0][2] == powers[0].reserve[2] + (turn == 10 ? 1 : 0));
    }
}

TEST_CASE("a result can be built on in the same turn", "[gathering_storm][13.22]") {
    TableTop t = rich(Power::germany);
    t.s.steps[ix(Project::nav2_germany)] = 5;
    t.run(Step::construction, Power::germany);
    CHECK(t.refusal(Verb::start_ship, ShipType::bb4) == "19.2");
    t.s.added[ix(Project::nav2_germany)] = 1;
    CHECK(t.refusal(Verb::start_ship, ShipType::bb4).empty());
}

TEST_CASE("one conversion a turn, and no new factories", "[gathering_storm][14.11][14.12]") {
    TableTop t = rich(Power::germany);
    const int before = t.s.civil[0] + t.s.idle[0] + t.s.military[0];
    t.run(Step::conversion, Power::germany).answer(Verb::mobilize_idle);
    CHECK_FALSE(t.asks(Step::conversion));
    reveal(t);
    CHECK(t.s.civil[0] + t.s.idle[0] + t.s.military[0] == before);
    t.s.idle[0] = 0;
    t.run(Step::conversion, Power::germany);
    CHECK(t.refusal(Verb::convert_idle) == "14.11");
}

TEST_CASE("an idle factory becomes civilian for ten points, changed by events", "[gathering_storm][14.21]") {
    TableTop t = rich(Power::france, 9);
    CHECK(conversion_cost(t.s, Power::france, Conversion::to_civil) == 10);
    t.run(Step::conversion, Power::france);
    CHECK(t.refusal(Verb::convert_idle) == "14.21");
    t.card(Power::france, card_with(Power::france, NationalKind::idle_cost, -2));
    CHECK(conversion_cost(t.s, Power::france, Conversion::to_civil) == 8);
    CHECK(t.refusal(Verb::convert_idle).empty());
}

TEST_CASE("worked example 3: mobilization, the aggression index and events",
          "[gathering_storm][14.31][23.31][examples]") {
    TableTop t = rich(Power::germany);
    t.turn(20).taken(Target::austria, 13).taken(Target::czechoslovakia, 15); // index 2
    REQUIRE(aggression_index(t.s) == 2);
    t.card(Power::germany, card_with(Power::germany, NationalKind::mobilization_cost, -2));
    CHECK(conversion_cost(t.s, Power::germany, Conversion::idle_to_military) == 7);
    TableTop cheap = rich(Power::germany);
    cheap.s.climate = 3;
    REQUIRE(aggression_index(cheap.s) == -1);
    CHECK(conversion_cost(cheap.s, Power::germany, Conversion::civil_to_military) == 9);
    for (int n = 0; n < 4; ++n) t.card(Power::germany, card_with(Power::germany, NationalKind::mobilization_cost, -4));
    CHECK(conversion_cost(t.s, Power::germany, Conversion::civil_to_military) == cost_mobilize_min);
}

TEST_CASE("the democracies and Germany may not mobilize everything at once", "[gathering_storm][14.42]") {
    TableTop t = rich(Power::germany);
    t.s.military[0] = 6;
    t.run(Step::conversion, Power::germany);
    CHECK(t.refusal(Verb::mobilize_civil) == "14.42");
    t.taken(Target::rhineland, 5);
    CHECK(t.refusal(Verb::mobilize_civil).empty());
    TableTop west = rich(Power::britain);
    west.turn(14);
    west.s.military[2] = 4;
    west.run(Step::conversion, Power::britain);
    CHECK(west.refusal(Verb::mobilize_civil) == "14.42");
    west.taken(Target::austria, 14); // from the turn after
    CHECK(west.refusal(Verb::mobilize_civil) == "14.42");
    west.turn(15);
    CHECK(west.refusal(Verb::mobilize_civil).empty());
    west.s.captured[0] = 2;
    west.s.military[0] = 5;
    west.s.points[0] = 40;
    west.run(Step::conversion, Power::germany);
    CHECK(west.refusal(Verb::mobilize_civil).empty()); // captured ones don't count
}

TEST_CASE("Russia stops at nine until Germany moves east", "[gathering_storm][14.43]") {
    TableTop t = rich(Power::russia);
    t.turn(20);
    t.s.military[4] = 9;
    t.run(Step::conversion, Power::russia);
    CHECK(t.refusal(Verb::mobilize_civil) == "14.43");
    t.taken(Target::poland, 19);
    t.s.poland = PolandOption::conquest_with_pact;
    CHECK(t.refusal(Verb::mobilize_civil) == "14.43");
    t.s.poland = PolandOption::plain_conquest;
    CHECK(t.refusal(Verb::mobilize_civil).empty());
    t.s.military[4] = 14;
    CHECK(t.refusal(Verb::mobilize_civil) == "14.6");
}

TEST_CASE("yields: a choice between a unit and a shipyard", "[gathering_storm][14.6]") {
    TableTop t = rich(Power::italy);
    t.s.military[1] = 2;
    t.run(Step::conversion, Power::italy).answer(Verb::mobilize_civil);
    REQUIRE(t.asks(Step::yield_choice, Power::italy));
    CHECK(t.offers(Verb::take_unit, UnitType::air));
    CHECK(t.refusal(Verb::take_unit, UnitType::armor) == "14.6");
    t.answer(Verb::take_shipyard);
    CHECK(yards_of(t.s, Power::italy) == 2); // at once
    CHECK(naval_left(t.s, Power::italy) == 2);
    reveal(t);
    CHECK(t.s.shipyard_turn[1] == t.s.turn);
    CHECK(t.s.naval_pool[1] == 2);
    CHECK(t.s.due[1] == std::array<ByUnit<Byte>, arrival_max>{});
    TableTop eighth = rich(Power::britain);
    eighth.turn(20).taken(Target::austria, 13);
    eighth.s.military[2] = 7;
    eighth.run(Step::conversion, Power::britain).answer(Verb::mobilize_civil).answer(Verb::take_late_infantry);
    reveal(eighth);
    CHECK(eighth.s.due[2][3] == ByUnit<Byte>{0, 1, 1}); // infantry after four turns, and the air unit
    CHECK(eighth.s.due[2][1] == ByUnit<Byte>{});
}

TEST_CASE("no power can own more units than its table gives", "[gathering_storm][14.6][14.9]") {
    for (Power p : all_powers) {
        ByUnit<int> all{};
        for (std::size_t k = 0; k < unit_type_count; ++k) all[k] = info(p).active[k] + info(p).reserve[k];
        for (int n = info(p).military + 1; n <= info(p).own_max; ++n) {
            const Yield& y = yields[ix(p)][static_cast<std::size_t>(n)];
            for (std::size_t k = 0; k < unit_type_count; ++k) all[k] += y.units[k];
            if (y.first >= 1 && y.first <= 3) ++all[y.first - 1u];
        }
        if (p == Power::germany) {
            ++all[1]; // Austria
            ++all[0]; // Czechoslovakia
        }
        for (std::size_t k = 0; k < unit_type_count; ++k) CHECK(all[k] == info(p).greatest[k]);
    }
}

TEST_CASE("mobilized units arrive after two, four and six turns", "[gathering_storm][14.81]") {
    CHECK(unit_delays == std::array<Byte, 3>{6, 2, 4});
    TableTop t = rich(Power::germany);
    t.s.military[0] = 8;
    t.taken(Target::rhineland, 5).turn(6);
    t.run(Step::conversion, Power::germany).answer(Verb::mobilize_civil); // the ninth: armor and infantry
    reveal(t);
    CHECK(t.s.due[0][1] == ByUnit<Byte>{0, 1, 0});
    CHECK(t.s.due[0][5] == ByUnit<Byte>{1, 0, 0});
    t.turn(7).stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(t.s.reserve[0][1] == powers[0].reserve[1]);
    t.turn(8).run(Step::begin_turn);
    CHECK(t.s.reserve[0][1] == powers[0].reserve[1] + 1);
    CHECK(t.happened(Text::gathering_storm_event_arrived) == 1);
}

TEST_CASE("initial forces", "[gathering_storm][14.9]") {
    Options o;
    Journal quiet;
    const State s = GatheringStorm::start(o, 1, quiet);
    CHECK(s.active[0] == ByUnit<Byte>{0, 3, 1});
    CHECK(s.active[1] == ByUnit<Byte>{0, 2, 1});
    CHECK(s.active[2] == ByUnit<Byte>{0, 1, 1});
    CHECK(s.active[3] == ByUnit<Byte>{1, 2, 1});
    CHECK(s.active[4] == ByUnit<Byte>{2, 4, 3});
    CHECK(s.reserve[0] == ByUnit<Byte>{1, 2, 1});
    CHECK(s.reserve[4] == ByUnit<Byte>{1, 2, 1});
}

TEST_CASE("the table in words tells a power's own plan and counters, and nobody else's",
          "[gathering_storm][13.11][24.5]") {
    TableTop t(3);
    t.s.plan[ix(Power::germany)].conversion = Conversion::idle_to_military;
    t.s.plan[ix(Power::germany)].cost = 6;
    t.s.steps[ix(Project::air1_axis)] = 3;
    t.s.counters[ix(Country::poland)][ix(Power::germany)] = Counter::two;
    const auto told = [&](Power by) {
        Lines lines;
        GatheringStorm::describe(GatheringStorm::observe(t.s, only(seat_of(by))), lines);
        return [lines](Text text) {
            return std::count_if(lines.begin(), lines.end(), [&](const Line& x) { return x.text == text; });
        };
    };
    const auto own = told(Power::germany), other = told(Power::russia);
    for (Text text : {Text::gathering_storm_say_plan_idle_to_military, Text::gathering_storm_say_plan_cost,
                      Text::gathering_storm_say_counter}) {
        CHECK(own(text) == 1);
        CHECK(other(text) == 0);
    }
    CHECK(other(Text::gathering_storm_say_counter_face_down) == 1);
    CHECK(own(Text::gathering_storm_say_steps) > other(Text::gathering_storm_say_steps));
}

TEST_CASE("a position in which somebody has planned before his time is refused", "[gathering_storm][13.11]") {
    Match m = begin_match(gathering_storm_table, {}, {}, 5);
    Dice dice = dice_from(5);
    State s;
    const auto at_conversion_of = [&](Power p) {
        std::memcpy(static_cast<void*>(&s), m.state.data(), sizeof s);
        return s.frames.top().step == ix(Step::conversion) && s.frames.top().seat == seat_of(p);
    };
    for (int k = 0; k < 400 && !at_conversion_of(Power::italy); ++k)
        REQUIRE(choose(m, m.question.seat,
                       m.question.choices[static_cast<std::size_t>(
                           draw_below(dice, static_cast<int>(m.question.choices.size())))])
                    .has_value());
    REQUIRE(at_conversion_of(Power::italy));
    CHECK_FALSE(TableOf<GatheringStorm>::check_state(s).has_value());
    s.plan[ix(Power::britain)].finished = 1; // its planning would come to rest where nothing holds
    CHECK(TableOf<GatheringStorm>::check_state(s).has_value());
}

} // namespace wc::gathering_storm

// 26, 27 The crisis phase: conditions, threats, and who backs down. 28 Resistance.
#include "gathering_storm/crisis.hpp"
#include "table_top.hpp"

namespace wc::gathering_storm {

namespace {

// Example 8: turn 15, support 6, index 1, land-air +2, in all +1, the French pact with Czechoslovakia, a result of the West Wall.
TableTop sudetenland(int players = 2) {
    TableTop t(players);
    t.turn(15).taken(Target::rhineland, 5).level(Power::germany, 6).level(Power::britain, 3).level(Power::france, 0);
    t.level(Power::russia, -3); // no pledge
    t.s.climate = -3;
    t.s.active[0] = {2, 3, 1};
    t.s.fleet[0] = 6;
    t.s.results[ix(Project::mil4_germany)] = 1;
    t.s.steps[ix(Project::mil4_germany)] = 8;
    t.military(Country::czechoslovakia, Power::france, 1).military(Country::czechoslovakia, Power::germany, 1);
    t.tiles({2}).stops_before(Step::preemptive_next);
    t.run(Step::aggression, Power::germany, 1);
    return t;
}

} // namespace

TEST_CASE("worked example 8: the Sudetenland, strength, resistance, and the threshold just met",
          "[gathering_storm][27.3][28.1][32.3][examples]") {
    TableTop t = sudetenland();
    CHECK(aggression_index(t.s) == 1);
    CHECK(land_air(t.s) == 2);
    CHECK(net_total(t.s) == 1);
    CHECK(strength(t.s, Power::germany, Target::sudetenland, support(t.s, Power::germany)) == 9);
    CHECK(requirement(t.s, Target::sudetenland) == 8);
    CHECK(resistance(t.s, Target::sudetenland) == 5);
    t.answer(Verb::aggress, Target::sudetenland);
    REQUIRE(t.asks(Step::respond, Power::britain));
    t.answer(Verb::threaten);
    CHECK(t.s.tile == 2);
    CHECK(crisis_resistance(t.s, Target::sudetenland) == 7);
    CHECK(crisis_war_value(t.s, Power::britain) == 9);
    REQUIRE(t.asks(Step::aggressor_choice, Power::germany));
    t.answer(Verb::continue_aggression);
    CHECK(t.asks(Step::ultimatum, Power::britain));
}

TEST_CASE("worked example 8: without the French counter the Allies must back down",
          "[gathering_storm][27.7][examples]") {
    TableTop t = sudetenland();
    t.military(Country::czechoslovakia, Power::france, 0)
        .answer(Verb::aggress, Target::sudetenland)
        .answer(Verb::threaten);
    CHECK(crisis_war_value(t.s, Power::britain) == 8);
    t.answer(Verb::continue_aggression);
    CHECK(t.happened(Text::gathering_storm_event_allies_back_down) == 1);
    CHECK(t.s.swing_next[0][2] == 1);
    CHECK(t.s.swing_next[2][2] == -1);
    CHECK(t.s.swing_next[3][2] == -1);
    CHECK(t.s.crisis_support_next[0] == 1);
    CHECK(t.s.crisis_support_next[2] == -1);
    CHECK(t.s.gave_way == 1);
    CHECK(succeeded(t.s, Target::sudetenland));
    CHECK(t.s.aggressor == 0);
}

TEST_CASE("the Allies may back down by choice although the threshold is met", "[gathering_storm][27.7]") {
    TableTop t = sudetenland();
    t.answer(Verb::aggress, Target::sudetenland)
        .answer(Verb::threaten)
        .answer(Verb::continue_aggression)
        .answer(Verb::back_down);
    CHECK(t.s.swing_next[0][2] == 1);
    CHECK(succeeded(t.s, Target::sudetenland));
}

TEST_CASE("acquiescing at once costs nothing", "[gathering_storm][26.11]") {
    TableTop t = sudetenland();
    t.answer(Verb::aggress, Target::sudetenland).answer(Verb::acquiesce);
    CHECK(succeeded(t.s, Target::sudetenland));
    CHECK(t.s.swing_next == decltype(t.s.swing_next){});
    CHECK(t.s.crisis_support_next == decltype(t.s.crisis_support_next){});
    CHECK(t.s.gave_way == 1); // 31.3
    CHECK(t.s.tile == 0);
}

TEST_CASE("the aggressor backs down before an ultimatum", "[gathering_storm][27.6]") {
    TableTop t = sudetenland();
    t.answer(Verb::aggress, Target::sudetenland).answer(Verb::threaten).answer(Verb::back_down);
    CHECK(t.s.swing_next[0][1] == -1);
    CHECK(t.s.swing_next[2][1] == 1);
    CHECK(t.s.swing_next[3][1] == 1);
    CHECK(t.s.crisis_support_next[0] == -1);
    CHECK(t.s.crisis_support_next[2] == 0);
    CHECK_FALSE(succeeded(t.s, Target::sudetenland));
    CHECK(t.s.safe_until[ix(Target::sudetenland)] == 17); // safe for two turns
    t.turn(17);
    CHECK(refuse_target(t.s, Power::germany, Target::sudetenland).text == Text::gathering_storm_refuse_safe);
    t.turn(18);
    CHECK_FALSE(refuse_target(t.s, Power::germany, Target::sudetenland));
}

TEST_CASE("after an ultimatum the aggressor gives way or there is war", "[gathering_storm][27.8][26.11]") {
    TableTop t = sudetenland();
    t.answer(Verb::aggress, Target::sudetenland)
        .answer(Verb::threaten)
        .answer(Verb::continue_aggression)
        .answer(Verb::ultimatum);
    REQUIRE(t.asks(Step::war_choice, Power::germany));
    TableTop peace = t;
    peace.answer(Verb::back_down);
    CHECK(peace.s.swing_next[0][3] == -1);
    CHECK(peace.s.swing_next[2][3] == 1);
    CHECK(peace.s.swing_next[3][2] == 1);
    CHECK(peace.s.crisis_support_next[0] == -2);
    CHECK_FALSE(any_war(peace.s));
    t.answer(Verb::accept_war);
    CHECK(at_war(t.s, Power::germany, Power::britain));
    CHECK(at_war(t.s, Power::france, Power::germany));
    CHECK_FALSE(succeeded(t.s, Target::sudetenland)); // unresolved
    CHECK(t.asks(Step::italy_joins, Power::italy));   // 32.5
}

TEST_CASE("five players: Britain and France answer unseen, and the milder answer counts", "[gathering_storm][26.11]") {
    TableTop t = sudetenland(5);
    t.answer(Verb::aggress, Target::sudetenland).answer(Verb::threaten);
    REQUIRE(t.asks(Step::respond, Power::france));
    CHECK(GatheringStorm::observe(t.s, only(seat_of(Power::france))).answer[2] == Answer::unseen);
    CHECK(t.happened(Text::gathering_storm_event_threatened) == 1);
    CHECK(as_seen(t.events.front(), only(seat_of(Power::france))).line.text == Text::gathering_storm_event_answered);
    TableTop both = t;
    t.answer(Verb::acquiesce);
    CHECK(t.s.threatened == 0);
    CHECK(succeeded(t.s, Target::sudetenland));
    both.answer(Verb::threaten);
    CHECK(both.asks(Step::aggressor_choice, Power::germany));
}

TEST_CASE("Russia may pledge before step D, if its cohesion is high and it is not bound by the Pact",
          "[gathering_storm][26.11][32.3]") {
    TableTop t = sudetenland(3);
    t.level(Power::russia, 1).s.purge_level = purge_high;
    t.answer(Verb::aggress, Target::sudetenland).answer(Verb::threaten);
    REQUIRE(t.asks(Step::pledge, Power::russia));
    TableTop weak = t;
    weak.level(Power::russia, -1);
    CHECK(weak.refusal(Verb::pledge) == "26.11");
    t.answer(Verb::pledge);
    CHECK(crisis_war_value(t.s, Power::britain) == 11);
    t.s.garrison_surplus = -1;
    CHECK(crisis_war_value(t.s, Power::britain) == 10);
    t.answer(Verb::continue_aggression).answer(Verb::ultimatum).answer(Verb::accept_war);
    CHECK(at_war(t.s, Power::germany, Power::russia));
    TableTop low = sudetenland(3);
    low.level(Power::russia, 1).answer(Verb::aggress, Target::sudetenland).answer(Verb::threaten);
    CHECK(low.asks(Step::aggressor_choice)); // cohesion is low: not asked
}

TEST_CASE("what an aggression demands", "[gathering_storm][27.3]") {
    TableTop t;
    t.turn(10);
    const auto refused = [&](Target tt) { return refuse_target(t.s, targets[ix(tt)].aggressor, tt).text; };
    CHECK(refused(Target::austria) == Text::gathering_storm_refuse_precondition); // the Rhineland first
    t.taken(Target::rhineland, 5);
    CHECK(refused(Target::austria) == Text::none);
    CHECK(refused(Target::danzig) == Text::gathering_storm_refuse_precondition);
    CHECK(refused(Target::albania) == Text::gathering_storm_refuse_precondition); // Ethiopia first
    CHECK(refused(Target::rhineland) == Text::gathering_storm_refuse_target_taken);
    CHECK(requirement(t.s, Target::czechoslovakia) == 9);
    t.taken(Target::sudetenland, 7);
    CHECK(requirement(t.s, Target::czechoslovakia) == 8);
    t.taken(Target::austria, 9);
    CHECK(refused(Target::danzig) == Text::gathering_storm_refuse_resting); // the turn after an aggression
    t.turn(11);
    CHECK(refused(Target::danzig) == Text::none);
    CHECK(refused(Target::baltic_states) == Text::gathering_storm_refuse_precondition);
    t.turn(1);
    CHECK(refused(Target::ethiopia) == Text::gathering_storm_refuse_target_early);
    t.turn(3);
    CHECK(refuse_target(t.s, Power::germany, Target::ethiopia).text == Text::gathering_storm_refuse_not_your_target);
}

TEST_CASE("Italy: one conquest at a time, and one of Greece and Yugoslavia", "[gathering_storm][27.3]") {
    TableTop t;
    t.turn(20).taken(Target::ethiopia, 6, Control::italy).taken(Target::albania, 10, Control::italy);
    CHECK_FALSE(refuse_target(t.s, Power::italy, Target::greece));
    t.s.conquest = byte(at(Target::yugoslavia) + 1);
    CHECK(refuse_target(t.s, Power::italy, Target::greece).text == Text::gathering_storm_refuse_conquest_first);
    t.s.conquest = 0;
    t.taken(Target::yugoslavia, 15, Control::italy);
    CHECK(refuse_target(t.s, Power::italy, Target::greece).text == Text::gathering_storm_refuse_excluded);
}

TEST_CASE("strength must reach the requirement; flags help up to three, a secret event is shown if it is needed",
          "[gathering_storm][27.3]") {
    TableTop t;
    t.turn(10).taken(Target::rhineland, 5).level(Power::germany, 4).flag(Country::austria, Power::germany, 1);
    t.stops_before(Step::preemptive_next).run(Step::aggression, Power::germany, 1);
    CHECK_FALSE(t.asks(Step::aggression)); // 4 + 1 of 6
    t.flag(Country::austria, Power::germany, 4);
    CHECK(strength(t.s, Power::germany, Target::austria, 4) == 7);
    t.flag(Country::austria, Power::germany, 1).card(Power::germany, 37); // S+1, hidden
    t.run(Step::aggression, Power::germany, 1);
    REQUIRE(t.asks(Step::aggression, Power::germany));
    t.answer(Verb::aggress, Target::austria);
    CHECK(t.s.slot[0][0] == Slot::shown);
    TableTop negative;
    negative.turn(10)
        .taken(Target::rhineland, 5)
        .level(Power::germany, 5)
        .card(Power::germany, 103); // S-1: the true level counts
    negative.stops_before(Step::preemptive_next).run(Step::aggression, Power::germany, 1);
    CHECK_FALSE(negative.asks(Step::aggression));
    CHECK(negative.s.slot[0][0] == Slot::played);
}

TEST_CASE("Italy acts before Germany", "[gathering_storm][26.11]") {
    TableTop t;
    t.turn(10).taken(Target::rhineland, 5).level(Power::germany, 9).level(Power::italy, 3);
    t.stops_before(Step::preemptive_next).run(Step::aggressor_next);
    REQUIRE(t.asks(Step::aggression, Power::italy));
    t.answer(Verb::no_aggression);
    CHECK(t.asks(Step::aggression, Power::germany));
}

TEST_CASE("a war over an Italian target does not end the phase, and leaves Germany out",
          "[gathering_storm][26.11][32.21]") {
    TableTop t;
    t.turn(10).taken(Target::rhineland, 5).level(Power::italy, 3).level(Power::britain, 9).level(Power::germany, 9);
    t.tiles({3}).stops_before(Step::preemptive_next).run(Step::aggressor_next);
    t.answer(Verb::aggress, Target::ethiopia)
        .answer(Verb::threaten)
        .answer(Verb::continue_aggression)
        .answer(Verb::ultimatum);
    REQUIRE(t.asks(Step::war_choice, Power::italy));
    t.answer(Verb::accept_war);
    CHECK(at_war(t.s, Power::italy, Alliance::allies));
    CHECK_FALSE(at_war(t.s, Power::germany, Alliance::allies));
    CHECK(t.asks(Step::aggression, Power::germany));
}

// --- 28 ---------------------------------------------------------------------------------------------------------------

TEST_CASE("defense is reduced by the loss of a part, and by civil war", "[gathering_storm][28.1]") {
    TableTop t;
    CHECK(defense_of(t.s, Target::czechoslovakia) == 3);
    CHECK(defense_of(t.s, Target::poland) == 5);
    CHECK(defense_of(t.s, Target::danzig) == 4);
    CHECK(defense_of(t.s, Target::greece) == 3);
    t.taken(Target::sudetenland, 3).taken(Target::danzig, 4);
    t.s.war[1] = War::fought;
    CHECK(defense_of(t.s, Target::czechoslovakia) == 1);
    CHECK(defense_of(t.s, Target::poland) == 4);
    CHECK(defense_of(t.s, Target::greece) == 2);
}

TEST_CASE("pacts change resistance", "[gathering_storm][28.41]") {
    TableTop t;
    t.flag(Country::poland, Power::france, 0);
    const int base = resistance(t.s, Target::poland);
    CHECK(base == 5);
    t.flag(Country::poland, Power::france, 3);
    CHECK(resistance(t.s, Target::poland) == base + 2); // pact, and two flags or more
    t.flag(Country::poland, Power::france, 0).flag(Country::poland, Power::russia, 3);
    CHECK(resistance(t.s, Target::poland) == base + 2);
    t.flag(Country::poland, Power::russia, 0).flag(Country::poland, Power::germany, 3);
    CHECK(resistance(t.s, Target::poland) == base - 2);
}

TEST_CASE("two flags of the Allies and Russia together, or of the Axis, and military counters",
          "[gathering_storm][28.1]") {
    TableTop t;
    t.flag(Country::poland, Power::france, 1);
    CHECK(resistance(t.s, Target::poland) == 5);
    t.flag(Country::poland, Power::russia, 1);
    CHECK(resistance(t.s, Target::poland) == 6);
    t.flag(Country::poland, Power::russia, 0)
        .flag(Country::poland, Power::france, 0)
        .flag(Country::poland, Power::germany, 2);
    CHECK(resistance(t.s, Target::poland) == 4);
    t.military(Country::poland, Power::germany, 2).military(Country::poland, Power::russia, 1);
    CHECK(resistance(t.s, Target::poland) == 3);
    t.s.active = {};
    t.military(Country::austria, Power::germany, 2).military(Country::austria, Power::italy, 1);
    CHECK(resistance(t.s, Target::austria) == -2);
    CHECK(crisis_resistance(t.s, Target::austria) == 0); // never below 0 for the war value
}

TEST_CASE("a threat draws a tile for the resistance and puts it back", "[gathering_storm][28.5]") {
    for (int value = 1; value <= 3; ++value) {
        TableTop t = sudetenland();
        t.tiles({value}).answer(Verb::aggress, Target::sudetenland).answer(Verb::threaten);
        CHECK(t.s.tile == value);
        CHECK(t.s.face_down == std::array<Byte, 3>{10, 10, 10});
        CHECK(crisis_war_value(t.s, Power::britain) == 7 + value);
    }
}

TEST_CASE("France has 3 more over the Rhineland; the West Wall counts against Germany alone",
          "[gathering_storm][32.3]") {
    TableTop t;
    t.level(Power::britain, 2).level(Power::france, 2).s.aggressor = 1;
    t.s.target = byte(at(Target::rhineland) + 1);
    CHECK(crisis_war_value(t.s, Power::britain) == 2 + 0 + 2 + 2); // support, index, balance, resistance
    CHECK(crisis_war_value(t.s, Power::france) == crisis_war_value(t.s, Power::britain) + locarno_bonus);
    t.s.results[ix(Project::mil4_germany)] = 2;
    CHECK(crisis_war_value(t.s, Power::britain) == 4);
    t.s.aggressor = 2;
    t.s.target = byte(at(Target::ethiopia) + 1);
    CHECK(crisis_war_value(t.s, Power::britain) == 6);
}

} // namespace wc::gathering_storm

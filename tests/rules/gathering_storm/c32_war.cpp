// 32 Declarations of war outside a crisis, 33 the end of the game.
#include "game.hpp"
#include "gathering_storm/declarations.hpp"
#include "gathering_storm/score.hpp"

namespace wc::gathering_storm {

namespace {

TableTop between(int players = 2) {
    TableTop t(players);
    t.turn(18).taken(Target::rhineland, 5);
    t.stops_before(Step::conquest);
    return t;
}

} // namespace

TEST_CASE("who may declare war on whom", "[gathering_storm][32.21]") {
    TableTop t = between(3);
    const auto refused = [&](Power a, Power b) { return refuse_war(t.s, a, b).text; };
    CHECK(refused(Power::germany, Power::britain) == Text::none);
    CHECK(refused(Power::germany, Power::russia) == Text::none);
    CHECK(refused(Power::britain, Power::germany) == Text::none);
    CHECK(refused(Power::russia, Power::germany) == Text::gathering_storm_refuse_cohesion);
    t.s.purge_level = purge_full;
    t.s.garrison_surplus = -1;
    CHECK(refused(Power::russia, Power::germany) == Text::gathering_storm_refuse_garrison_short);
    t.s.garrison_surplus = 0;
    CHECK(refused(Power::russia, Power::germany) == Text::gathering_storm_refuse_no_threat);
    t.flag(Country::poland, Power::germany, 3);
    CHECK(refused(Power::russia, Power::germany) == Text::none);
    t.s.pact_turn = 17;
    CHECK(refused(Power::russia, Power::germany) == Text::gathering_storm_refuse_pact_in_force);
    CHECK(refused(Power::germany, Power::russia) == Text::gathering_storm_refuse_pact_in_force);
    t.s.declared = bit_of(Power::germany);
    CHECK(refused(Power::germany, Power::britain) == Text::gathering_storm_refuse_aggression_this_turn);
    CHECK(refused(Power::britain, Power::germany) == Text::gathering_storm_refuse_aggression_this_turn);
    CHECK(refused(Power::britain, Power::italy) == Text::none);
    TableTop early = between();
    early.s.success_turn[ix(Target::rhineland)] = 0;
    CHECK(refuse_war(early.s, Power::germany, Power::britain).text == Text::gathering_storm_refuse_rhineland);
    TableTop crisis = between();
    crisis.s.at_war[1] = bit_of(Power::britain) | bit_of(Power::france);
    crisis.s.at_war[2] = crisis.s.at_war[3] = bit_of(Power::italy);
    CHECK(refuse_war(crisis.s, Power::germany, Power::britain).text == Text::gathering_storm_refuse_crisis_war);
}

TEST_CASE("Italy never declares war; it may join Germany's", "[gathering_storm][32.21]") {
    TableTop t = between();
    t.level(Power::germany, 20).run(Step::preemptive_next);
    REQUIRE(t.asks(Step::declaration, Power::germany));
    CHECK(t.refusal(Verb::declare_war, Power::italy) == "32.21");
    t.s.military[0] = 12; // fully mobilized: no concessions
    t.answer(Verb::declare_war, Power::britain);
    REQUIRE(t.asks(Step::italy_joins, Power::italy));
    t.answer(Verb::join_war);
    CHECK(at_war(t.s, Power::italy, Power::france));
    CHECK(at_war(t.s, Power::germany, Power::britain));
}

TEST_CASE("the values of declarations and their thresholds", "[gathering_storm][32.3]") {
    TableTop t = between(3);
    t.s.climate = -3; // index 1
    t.s.garrison_surplus = -2;
    const int axis_total = net_total(t.s);
    CHECK(war_value(t.s, Power::germany, Power::britain, 5) == 5 + 1 + axis_total);
    CHECK(war_value(t.s, Power::germany, Power::russia, 5) == 5 + 1 + land_air(t.s) + 2);
    CHECK(war_value(t.s, Power::britain, Power::germany, 5) == 5 + 1 - axis_total);
    CHECK(war_value(t.s, Power::russia, Power::germany, 5) == 5 + 1 - 2);
    t.s.results[ix(Project::mil4_germany)] = 2;
    CHECK(war_value(t.s, Power::france, Power::germany, 5) == 4 - axis_total);
    CHECK(war_value(t.s, Power::france, Power::italy, 5) == 6 - axis_total);
    t.s.pact_turn = 17; // the Pact is worth 2 to Germany and 1 on the index
    CHECK(war_value(t.s, Power::germany, Power::britain, 5) == 5 + 2 + axis_total + 2);
    t.s.military[0] = 12;
    CHECK(war_value(t.s, Power::germany, Power::britain, 5) == 5 + 2 + axis_total + 2 + 2);
    CHECK(war_threshold(Power::germany, Power::britain) == german_threshold);
    CHECK(war_threshold(Power::germany, Power::russia) == german_russia_threshold);
    CHECK(war_threshold(Power::russia, Power::germany) == russia_german_threshold);
    CHECK(war_threshold(Power::france, Power::italy) == allied_threshold);
}

TEST_CASE("a declaration needs its threshold; a hidden event counts for its holder and is shown",
          "[gathering_storm][32.3]") {
    TableTop t = between();
    t.s.garrison_surplus = 6; // Russia is out of reach
    t.level(Power::germany, german_threshold - net_total(t.s) - 1);
    TableTop weak = t;
    weak.run(Step::preemptive_next);
    CHECK_FALSE(weak.asks(Step::declaration, Power::germany));
    t.card(Power::germany, 37).run(Step::preemptive_next); // S+1
    REQUIRE(t.asks(Step::declaration, Power::germany));
    t.answer(Verb::declare_war, Power::britain);
    CHECK(t.s.slot[0][0] == Slot::shown);
    CHECK(t.asks(Step::concession, Power::britain));
}

TEST_CASE("either Western power's value is enough; France's hidden event too", "[gathering_storm][32.3]") {
    TableTop t = between();
    t.level(Power::britain, 0).level(Power::france, allied_threshold + net_total(t.s));
    t.run(Step::preemptive_next, allied_turn);
    REQUIRE(t.asks(Step::declaration, Power::britain));
    TableTop hidden = between();
    hidden.s.military[3] = 6;
    hidden.level(Power::britain, 0)
        .level(Power::france, allied_threshold + net_total(hidden.s) - war_mobilized_bonus - 1)
        .card(Power::france, 21); // S+1
    hidden.run(Step::preemptive_next, allied_turn);
    REQUIRE(hidden.asks(Step::declaration, Power::france));
    hidden.answer(Verb::declare_war, Power::italy);
    CHECK(at_war(hidden.s, Power::italy, Power::britain)); // both go to war
    CHECK(at_war(hidden.s, Power::italy, Power::france));
    CHECK_FALSE(at_war(hidden.s, Power::germany, Power::france));
}

TEST_CASE("five players: both must want it, each unseen by the other", "[gathering_storm][32.3]") {
    TableTop t = between(5);
    t.level(Power::britain, 20).level(Power::france, 20).run(Step::preemptive_next, allied_turn);
    REQUIRE(t.asks(Step::declaration, Power::britain));
    CHECK(t.refusal(Verb::declare_war, Power::italy) == "26.11"); // Germany first, then Italy
    t.answer(Verb::declare_war, Power::germany);
    REQUIRE(t.asks(Step::declaration_consent, Power::france));
    TableTop no = t;
    no.answer(Verb::no_declaration);
    CHECK_FALSE(any_war(no.s));
    CHECK(no.asks(Step::declaration, Power::britain)); // on Italy
    t.answer(Verb::declare_war, Power::germany);
    CHECK(t.asks(Step::concession, Power::germany));
}

TEST_CASE("one Allied player is asked once, and anew after a declaration that fell short",
          "[gathering_storm][32.3][26.11]") {
    TableTop t = between();
    t.level(Power::britain, allied_threshold + net_total(t.s)).level(Power::france, allied_threshold + net_total(t.s));
    t.run(Step::preemptive_next, allied_turn);
    REQUIRE(t.asks(Step::declaration, Power::britain));
    t.answer(Verb::no_declaration);
    CHECK_FALSE(t.asks(Step::declaration));

    TableTop loss = between(); // France's card makes it illegal, which Britain's question can't know
    loss.level(Power::britain, 0)
        .level(Power::france, allied_threshold + net_total(loss.s))
        .card(Power::france, card_with(Power::france, NationalKind::support_secret, -1));
    loss.s.results[ix(Project::mil4_germany)] = 0;
    loss.run(Step::preemptive_next, allied_turn);
    REQUIRE(loss.asks(Step::declaration, Power::britain));
    loss.answer(Verb::declare_war, Power::germany);
    CHECK_FALSE(any_war(loss.s));
    CHECK(loss.happened(Text::gathering_storm_event_declaration_fails) == 1);
    CHECK_FALSE(loss.asks(Step::declaration)); // nothing is legal any more
}

TEST_CASE("five players: a hidden event of either carries the declaration of both", "[gathering_storm][32.3][9.41]") {
    for (const Power holder : {Power::britain, Power::france}) {
        TableTop t = between(5);
        t.level(Power::britain, 0).level(Power::france, 0);
        t.level(holder, allied_threshold + net_total(t.s) - 1);
        t.card(holder, card_with(holder, NationalKind::support_secret, 1)).run(Step::preemptive_next, allied_turn);
        REQUIRE(t.asks(Step::declaration, Power::britain));
        t.answer(Verb::declare_war, Power::germany);
        REQUIRE(t.asks(Step::declaration_consent, Power::france));
        t.answer(Verb::declare_war, Power::germany);
        CHECK(t.s.declarer == at(holder) + 1);
    }
    TableTop hopeless = between(5);
    hopeless.level(Power::britain, 0).level(Power::france, 0).run(Step::preemptive_next, allied_turn);
    CHECK_FALSE(hopeless.asks(Step::declaration));
    CHECK(hopeless.happened(Text::gathering_storm_event_wants_peace) == 0); // nobody had anything to decide
}

TEST_CASE("an aggression of the same turn bars war on the Allies, not on Russia", "[gathering_storm][26.11][32.21]") {
    TableTop t = between();
    t.s.declared = bit_of(Power::germany);
    CHECK(refuse_war(t.s, Power::germany, Power::britain).text == Text::gathering_storm_refuse_aggression_this_turn);
    CHECK_FALSE(refuse_war(t.s, Power::germany, Power::russia));
}

TEST_CASE("a concession: two flags, support -2, a value-2 counter, once a game", "[gathering_storm][32.8]") {
    TableTop t = between();
    t.level(Power::britain, 20).level(Power::france, 0).flag(Country::hungary, Power::germany, 1);
    t.run(Step::preemptive_next, allied_turn).answer(Verb::declare_war, Power::germany);
    REQUIRE(t.asks(Step::concession, Power::germany));
    t.answer(Verb::concede);
    CHECK(t.s.crisis_support_next[0] == -2);
    CHECK(t.s.conceded[0] == 1);
    CHECK(t.s.swing_next[2][2] == 1);
    CHECK(t.s.swing_next[3][2] == 0); // France did not reach the threshold
    REQUIRE(t.asks(Step::concession_flag, Power::britain));
    t.answer(Verb::remove_flag, Country::hungary, Power::germany)
        .answer(Verb::remove_flag, Country::albania, Power::italy);
    CHECK(t.flags(Country::hungary, Power::germany) == 0);
    CHECK(t.flags(Country::albania, Power::italy) == 1); // of the target's alliance
    CHECK_FALSE(t.asks(Step::concession_flag));
    CHECK_FALSE(any_war(t.s));
    t.level(Power::britain, 20).run(Step::preemptive_next, allied_turn).answer(Verb::declare_war, Power::germany);
    CHECK(at_war(t.s, Power::germany, Power::britain)); // no second time
}

TEST_CASE("a fully mobilized declarer takes no concession", "[gathering_storm][32.8]") {
    TableTop t = between();
    t.level(Power::britain, 20).s.military[2] = 8;
    t.run(Step::preemptive_next, allied_turn).answer(Verb::declare_war, Power::germany);
    CHECK(at_war(t.s, Power::germany, Power::britain));
}

TEST_CASE("the Allies concede together, and if they disagree", "[gathering_storm][32.8]") {
    TableTop t = between(5);
    t.level(Power::germany, 20).run(Step::preemptive_next).answer(Verb::declare_war, Power::britain);
    REQUIRE(t.asks(Step::concession, Power::britain));
    t.answer(Verb::not_concede);
    REQUIRE(t.asks(Step::concession, Power::france));
    TableTop war = t;
    war.answer(Verb::not_concede);
    CHECK(at_war(war.s, Power::germany, Power::france));
    t.answer(Verb::concede);
    CHECK_FALSE(any_war(t.s));
    CHECK(t.s.conceded[2] == 1);
    CHECK(t.s.conceded[3] == 1);
    CHECK(t.s.crisis_support_next[2] == -2);
    CHECK(t.s.crisis_support_next[3] == -2);
    CHECK(t.s.swing_next[0][2] == 1);
    CHECK(t.asks(Step::concession_flag, Power::germany));
}

TEST_CASE("the target may fight instead", "[gathering_storm][32.8]") {
    TableTop t = between();
    t.level(Power::britain, 20)
        .run(Step::preemptive_next, allied_turn)
        .answer(Verb::declare_war, Power::italy)
        .answer(Verb::not_concede);
    CHECK(at_war(t.s, Power::italy, Power::britain));
    CHECK_FALSE(at_war(t.s, Power::germany, Power::britain));
}

// --- 33 ------------------------------------------------------------------------------------------------------------------

TEST_CASE("war between major powers ends the game at the end of the crisis phase", "[gathering_storm][33.1]") {
    TableTop t = between();
    t.stops_before(Step::end_turn).run(Step::crisis_close);
    CHECK(t.s.ended == Ending::running);
    CHECK(t.asks(Step::end_turn));
    t.s.at_war[0] = bit_of(Power::britain) | bit_of(Power::france);
    t.card(Power::britain, 15); // a secret support event still hidden is settled first
    t.run(Step::crisis_close);
    CHECK(t.s.ended == Ending::war);
    CHECK(t.s.frames.depth == 0);
    CHECK(t.s.slot[2][0] == Slot::shown);
    CHECK(t.s.level[2] == 1);
    CHECK(t.s.winners != 0);
}

TEST_CASE("Winter 1941 is the last turn", "[gathering_storm][33.1]") {
    TableTop t = between();
    t.stops_before(Step::end_turn).turn(last_turn).run(Step::crisis_close);
    CHECK(t.s.ended == Ending::no_war);
    const Totals with = victory_points(t.s);
    t.s.ended = Ending::running;
    const Totals without = victory_points(t.s);
    CHECK(with[0] == without[0] + no_war_germany);
    CHECK(with[1] == without[1] + no_war_italy);
    CHECK(with[2] == without[2]);
}

} // namespace wc::gathering_storm

// 15, 16 Research.
#include "game.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

namespace {

ByPower<std::array<Byte, source_count>> points_of(int players) {
    ByPower<std::array<Byte, source_count>> out{};
    for (Power p : all_powers) {
        TableTop t(players);
        t.stops_before(Step::construction_open).run(Step::research_open, p);
        out[ix(p)] = t.s.plan[ix(p)].points;
    }
    return out;
}
int points(const ByPower<std::array<Byte, source_count>>& all, Power p, Source x) { return all[ix(p)][ix(x)]; }

void reveal(TableTop& t) { t.stops_before(Step::diplomacy_open).run(Step::economic_reveal); }

} // namespace

TEST_CASE("basic points, joint and split", "[gathering_storm][15.21]") {
    const auto joint = points_of(2);
    CHECK(points(joint, Power::germany, Source::general) == 3);
    CHECK(points(joint, Power::germany, Source::intelligence) == 1);
    CHECK(points(joint, Power::germany, Source::advanced) == 1);
    CHECK(points(joint, Power::italy, Source::general) == 0);
    CHECK(points(joint, Power::britain, Source::general) == 3);
    CHECK(points(joint, Power::britain, Source::intelligence) == 1);
    CHECK(points(joint, Power::britain, Source::advanced) == 0);
    CHECK(points(joint, Power::france, Source::general) == 0);
    CHECK(points(joint, Power::russia, Source::general) == 1);
    CHECK(points(joint, Power::russia, Source::intelligence) == 1);
    CHECK(points(joint, Power::russia, Source::advanced) == 1);
    const auto split = points_of(5);
    CHECK(points(split, Power::germany, Source::general) == 2);
    CHECK(points(split, Power::italy, Source::general) == 1);
    CHECK(points(split, Power::britain, Source::general) == 2);
    CHECK(points(split, Power::france, Source::general) == 1);
    const auto four = points_of(4);
    CHECK(points(four, Power::italy, Source::general) == 1);
    CHECK(points(four, Power::britain, Source::general) == 3);
}

TEST_CASE("a counter, events and purges change the points", "[gathering_storm][15.21][9.41]") {
    TableTop t;
    t.s.plan[0].counter = 3;
    t.s.plan[0].research_only = 1;
    t.card(Power::germany, card_with(Power::germany, NationalKind::cut))
        .card(Power::germany, card_with(Power::germany, NationalKind::points));
    t.stops_before(Step::construction_open).run(Step::research_open, Power::germany);
    CHECK(t.s.plan[0].points[ix(Source::general)] == 2);
    CHECK(t.s.plan[0].points[ix(Source::counter)] == 5);
    TableTop purge;
    purge.s.no_advanced = 1;
    purge.run(Step::research_open, Power::russia);
    CHECK(purge.s.plan[4].points[ix(Source::advanced)] == 0);
}

TEST_CASE("two steps a turn, three with an advanced point, none beyond the last result", "[gathering_storm][15.3]") {
    TableTop t;
    const auto refused = [&](Source from, Project x) {
        return rule_id(refuse_point(t.s, Power::germany, from, x).rule);
    };
    CHECK(refused(Source::general, Project::air1_axis).empty());
    t.s.added[ix(Project::air1_axis)] = 2;
    CHECK(refused(Source::general, Project::air1_axis) == "15.3");
    t.s.added[ix(Project::mil1_germany)] = 2;
    CHECK(refused(Source::advanced, Project::mil1_germany).empty());
    CHECK(refused(Source::general, Project::mil1_germany) == "15.3");
    t.s.marks[ix(Project::mil1_germany)] = advanced_mark;
    CHECK(refused(Source::general, Project::mil1_germany).empty());
    t.s.added[ix(Project::mil1_germany)] = 3;
    CHECK(refused(Source::general, Project::mil1_germany) == "15.3");
    CHECK(refused(Source::advanced, Project::air1_axis) == "15.3"); // takes none
    CHECK(refused(Source::intelligence, Project::air3_germany) == "15.3");
    CHECK(refused(Source::general, Project::int1_axis).empty()); // other points may be used there
    t.s.steps[ix(Project::int1_axis)] = 12;
    CHECK(refused(Source::general, Project::int1_axis) == "15.3");
    CHECK(refused(Source::general, Project::mil4_germany) == "16.1"); // not before the Rhineland
    CHECK(refused(Source::general, Project::air1_allies) == "15.21");
    CHECK(refused(Source::general, Project::nav1_italy).empty());    // basic points: any project of the alliance
    CHECK(refused(Source::counter, Project::nav1_italy) == "15.21"); // a counter's only the power's own
}

TEST_CASE("atomic research waits for fission", "[gathering_storm][15.7]") {
    TableTop t;
    const auto refused = [&] {
        return rule_id(refuse_point(t.s, Power::germany, Source::advanced, Project::ato1_germany).rule);
    };
    CHECK(refused() == "15.7");
    t.turn(16).stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(t.s.fission == 1);
    CHECK(refused().empty());
    TableTop early;
    early.turn(8);
    early.s.general = byte(general_with(GeneralKind::fission));
    early.stops_before(Step::set_levels).run(Step::show_events);
    CHECK(early.s.fission == 0);
    early.run(Step::research_open, Power::britain);
    CHECK(early.s.plan[2].points[ix(Source::military)] == 1); // instead
    early.turn(9).run(Step::show_events);
    CHECK(early.s.fission == 1);
}

TEST_CASE("a step beyond the limit where a rival is ahead", "[gathering_storm][15.3][9.41]") {
    TableTop t;
    t.card(Power::germany, card_with(Power::germany, NationalKind::rival_step));
    t.s.steps[ix(Project::air1_allies)] = 4;
    Journal quiet;
    Play<State> p{t.s, quiet};
    mark_rivals(p, Power::germany);
    CHECK(refuse_point(t.s, Power::germany, Source::rival, Project::air1_axis).rule.code == 0);
    CHECK(rule_id(refuse_point(t.s, Power::germany, Source::rival, Project::air2_axis).rule) == "15.21");
    const auto marked = [&](Power who) {
        return (GatheringStorm::observe(t.s, only(seat_of(who))).marks[ix(Project::air1_axis)] & rival_mark) != 0;
    };
    CHECK(marked(Power::germany));
    CHECK_FALSE(marked(Power::italy)); // a partner does not know the card
    TableTop full = t;
    full.s.added[ix(Project::air1_axis)] = 2;
    CHECK(refuse_point(full.s, Power::germany, Source::rival, Project::air1_axis).rule.code == 0);
    t.s.points[0] = 9;
    t.run(Step::research_open, Power::germany);
    REQUIRE(t.asks(Step::research_point, Power::germany));
    t.answer(Verb::assign, Project::air1_axis)
        .answer(Verb::leave_unused)
        .answer(Verb::leave_unused);                                        // advanced, intelligence
    for (int k = 0; k < 2; ++k) t.answer(Verb::assign, Project::air1_axis); // its own two beside the step of the card
    CHECK(t.s.added[ix(Project::air1_axis)] == 3);
    CHECK(refuse_point(t.s, Power::germany, Source::general, Project::air1_axis).rule.code != 0);
}

TEST_CASE("points of a general event go to any project of the alliance, those of national events do not",
          "[gathering_storm][15.21]") {
    TableTop t;
    const int naval = [] {
        for (int card = 1; card <= card_count; ++card)
            if (card_info(card).general.kind == GeneralKind::research &&
                card_info(card).general.operand == at(Category::naval))
                return card;
        return 0;
    }();
    REQUIRE(naval != 0);
    t.s.general = byte(naval);
    t.card(Power::britain, card_with(Power::britain, NationalKind::category_points, 99, at(Category::naval)));
    t.run(Step::research_open, Power::britain);
    REQUIRE(t.asks(Step::research_point, Power::britain));
    while (t.s.plan[2].points[ix(Source::naval)] > 0 && !t.offers(Verb::assign, Project::nav5_france))
        t.answer(Verb::leave_unused);
    REQUIRE(t.offers(Verb::assign, Project::nav5_france));
    t.answer(Verb::assign, Project::nav5_france); // the general one
    CHECK(t.s.plan[2].points[ix(Source::naval)] > 0);
    CHECK(t.refusal(Verb::assign, Project::nav5_france) == "15.21");
    CHECK(t.offers(Verb::assign, Project::nav5_britain));
}

TEST_CASE("results are announced at the reveal and count from then on", "[gathering_storm][16.1]") {
    TableTop t;
    t.s.steps[ix(Project::air1_axis)] = 7;
    t.s.added[ix(Project::air1_axis)] = 1;
    t.s.steps[ix(Project::int1_allies)] = 3;
    t.s.added[ix(Project::int1_allies)] = 2;
    t.s.steps[ix(Project::nav3_germany)] = 5;
    t.s.added[ix(Project::nav3_germany)] = 1;
    t.s.steps[ix(Project::mil5_france)] = 7;
    t.s.added[ix(Project::mil5_france)] = 1;
    t.s.steps[ix(Project::mil6_britain)] = 7;
    t.s.added[ix(Project::mil6_britain)] = 2;
    const Balance before = balance_of(t.s);
    t.s.points = {};
    reveal(t);
    const Balance after = balance_of(t.s);
    CHECK(t.s.results[ix(Project::air1_axis)] == 1);
    CHECK(after.axis[2] == before.axis[2] + 1);
    CHECK(after.axis[3] == before.axis[3] + 2);
    CHECK(t.s.rings_left[ix(Alliance::allies)] == 1);
    CHECK(t.s.points[3] == 1); // a Maginot Line result: one point now
    CHECK(t.s.level[3] == 0);  // its level from the crisis phase
    CHECK(support_now(t.s, Power::france) == 1);
    CHECK(t.s.pool[2][1] == powers[2].pool[1] + 1); // economic preparation
    CHECK(t.s.steps[ix(Project::mil6_britain)] == 9);
}

TEST_CASE("Russian results strengthen the garrison, not the balance", "[gathering_storm][16.1][21.21]") {
    TableTop t;
    const Balance before = balance_of(t.s);
    const int garrison_before = garrison(t.s);
    t.s.results[ix(Project::air1_russia)] = 2;
    t.s.results[ix(Project::int1_russia)] = 1;
    CHECK(balance_of(t.s).allies == before.allies);
    CHECK(garrison(t.s) == garrison_before + 3);
}

TEST_CASE("a spy ring is placed in a minor country that has none of its alliance", "[gathering_storm][16.1]") {
    TableTop t;
    t.s.rings_left[ix(Alliance::allies)] = 2;
    t.stops_before(Step::place_next).run(Step::ring_next);
    REQUIRE(t.asks(Step::spy_ring, Power::britain));
    CHECK(t.refusal(Verb::place_ring, Country::russia, Power::britain) == "16.1");
    CHECK(t.refusal(Verb::place_ring, Country::poland, Power::germany) == "16.1");
    t.answer(Verb::place_ring, Country::poland, Power::france);
    CHECK(t.s.ring[ix(Alliance::allies)][ix(Country::poland)] == at(Power::france) + 1);
    CHECK(t.refusal(Verb::place_ring, Country::poland, Power::britain) == "16.1");
    t.answer(Verb::keep_ring);
    CHECK(t.s.rings_left[ix(Alliance::allies)] == 1);
}

TEST_CASE("partners share their research, others see results only", "[gathering_storm][16.1][13.11]") {
    TableTop t(5);
    t.s.steps[ix(Project::air1_allies)] = 9;
    t.s.results[ix(Project::air1_allies)] = 1;
    const State french = GatheringStorm::observe(t.s, only(seat_of(Power::france)));
    CHECK(french.steps[ix(Project::air1_allies)] == 9);
    const State german = GatheringStorm::observe(t.s, only(seat_of(Power::germany)));
    CHECK(german.steps[ix(Project::air1_allies)] == unseen_steps);
    CHECK(german.results[ix(Project::air1_allies)] == 1);
}

} // namespace wc::gathering_storm

// 22 Russian purges and cohesion.
#include "game.hpp"

#include "gathering_storm/counters.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

namespace {

constexpr int bit(PurgeCard c) { return 1 << at(c); }

// The next purge card is this one.
TableTop& draw(TableTop& t, PurgeCard card) {
    t.s.purge_deck = byte(bit(card));
    t.s.purge_out = 0;
    t.stops_before(Step::support_cards).run(Step::purge_draw);
    return t;
}

} // namespace

TEST_CASE("the purge deck: last turn's card goes back after the draw", "[gathering_storm][22.1]") {
    Options o;
    Journal quiet;
    const State s = GatheringStorm::start(o, 1, quiet);
    CHECK(s.purge_deck == (bit(PurgeCard::none) | bit(PurgeCard::party) | bit(PurgeCard::military)));
    TableTop t;
    t.s.purge_deck = bit(PurgeCard::none);
    t.s.purge_out = bit(PurgeCard::party);
    t.stops_before(Step::support_cards).run(Step::purge_draw);
    CHECK(t.s.purge_now == bit(PurgeCard::none));
    CHECK(t.s.purge_deck == bit(PurgeCard::party));
    CHECK(t.s.purge_out == bit(PurgeCard::none));
}

TEST_CASE("the Great Purge comes in from Spring 1936, at the latest in Fall 1937, and leaves after two draws",
          "[gathering_storm][22.1][22.41]") {
    TableTop t;
    t.turn(4).stops_before(Step::purge_draw).run(Step::great_purge, Power::russia);
    CHECK(t.s.great_added == 0);
    t.turn(5).run(Step::great_purge, Power::russia);
    REQUIRE(t.asks(Step::great_purge, Power::russia));
    t.answer(Verb::wait_great_purge);
    t.turn(11).run(Step::great_purge, Power::russia); // no choice is left
    CHECK(t.s.great_added == 1);
    t.s.active[4] = {};
    draw(t, PurgeCard::great).answer(Verb::party_silence);
    CHECK(t.s.purge_out == bit(PurgeCard::great));
    draw(t, PurgeCard::great).answer(Verb::party_silence);
    CHECK(t.s.purge_out == 0); // gone
}

TEST_CASE("No Purge removes a foreign flag, and the level rises by one then", "[gathering_storm][22.1]") {
    TableTop t;
    t.s.purge_level = 3;
    draw(t, PurgeCard::none);
    CHECK(t.s.purge_level == 3);
    t.flag(Country::russia, Power::germany, 1).flag(Country::russia, Power::france, 1);
    draw(t, PurgeCard::none);
    REQUIRE(t.asks(Step::purge_flag, Power::russia));
    const auto points = t.s.points;
    t.answer(Verb::remove_flag, Country::russia, Power::france);
    CHECK(t.s.purge_level == 4);
    CHECK(t.flags(Country::russia, Power::france) == 0);
    CHECK(t.s.points == points); // 10.91F: it counts in the starting level, and that is income; once
    CHECK(t.s.deficit_next == ByPower<Byte>{});
}

TEST_CASE("Party Purge: two points, or no diplomatic counters", "[gathering_storm][22.21]") {
    TableTop t;
    t.s.purge_level = 0;
    t.s.points[4] = 1;
    draw(t, PurgeCard::party).answer(Verb::party_pay);
    CHECK(t.s.points[4] == 0);
    CHECK(t.s.deficit_next[4] == 1);
    CHECK(t.s.party_silence == 0);
    CHECK(t.s.purge_level == 1);
    draw(t, PurgeCard::party).answer(Verb::party_silence);
    CHECK(t.s.party_silence == 1);
    CHECK(t.s.purge_level == 2);
}

TEST_CASE("Military Purge: two units to the Reserve, or one away for four turns", "[gathering_storm][22.31]") {
    TableTop t;
    t.s.purge_level = 0;
    t.s.active[4] = {1, 2, 2};
    t.s.reserve[4] = {};
    draw(t, PurgeCard::military).answer(Verb::military_return);
    CHECK(t.refusal(Verb::lose_unit, UnitType::air) == "22.31"); // one of the two is armor or infantry
    t.answer(Verb::lose_unit, UnitType::infantry).answer(Verb::lose_unit, UnitType::air);
    CHECK(t.s.active[4] == ByUnit<Byte>{1, 1, 1});
    CHECK(t.s.reserve[4] == ByUnit<Byte>{0, 1, 1});
    CHECK(t.s.purge_level == 2);
    CHECK(t.s.no_advanced == 1);
    draw(t, PurgeCard::military).answer(Verb::military_remove).answer(Verb::lose_unit, UnitType::armor);
    CHECK(t.s.active[4] == ByUnit<Byte>{0, 1, 1});
    CHECK(t.s.due[4][3] == ByUnit<Byte>{1, 0, 0});
    t.s.general = byte(general_with(GeneralKind::relax));
    draw(t, PurgeCard::military); // nothing to choose: losses are ignored
    CHECK(t.s.active[4] == ByUnit<Byte>{0, 1, 1});
    CHECK(t.s.purge_level == 6);
}

TEST_CASE("Great Purge: both, support -1, and intelligence alone is researched", "[gathering_storm][22.41]") {
    TableTop t;
    t.s.purge_level = 0;
    t.s.active[4] = {0, 1, 0};
    t.s.points[4] = 5;
    const int before = support_now(t.s, Power::russia);
    draw(t, PurgeCard::great).answer(Verb::party_pay);
    t.answer(Verb::military_return); // its one unit, without a question
    CHECK(t.s.active[4] == ByUnit<Byte>{});
    CHECK(t.s.purge_level == 3);
    CHECK(support_now(t.s, Power::russia) == before - 1);
    CHECK(rule_id(refuse_point(t.s, Power::russia, Source::general, Project::mil2_russia).rule) == "22.41");
    CHECK(refuse_point(t.s, Power::russia, Source::general, Project::int1_russia).rule.code == 0);
}

TEST_CASE("two cards in a turn, and a trial", "[gathering_storm][22.1]") {
    TableTop t;
    t.s.purge_level = 0;
    t.s.purge_deck = bit(PurgeCard::none) | bit(PurgeCard::party);
    t.s.purge_out = bit(PurgeCard::military);
    t.s.general = byte(general_with(GeneralKind::double_purge));
    t.stops_before(Step::support_cards).run(Step::purge_draw);
    t.answer(Verb::party_silence);
    CHECK(t.s.purge_level == 1);
    CHECK(t.s.purge_deck == bit(PurgeCard::military));
    CHECK(t.s.purge_out == (bit(PurgeCard::none) | bit(PurgeCard::party)));
    t.s.general = byte(general_with(GeneralKind::trials));
    draw(t, PurgeCard::none);
    CHECK(t.s.purge_level == 2);
}

TEST_CASE("worked example 10: cohesion from the purge level", "[gathering_storm][22.7][12.22][examples]") {
    TableTop t;
    t.s.purge_level = 0;
    t.s.active[4] = {9, 9, 9};
    t.s.points[4] = 9;
    std::vector<int> levels;
    for (PurgeCard c :
         {PurgeCard::party, PurgeCard::military, PurgeCard::party, PurgeCard::none, PurgeCard::military}) {
        draw(t, c);
        if (t.asks(Step::purge_party)) t.answer(Verb::party_pay);
        if (t.asks(Step::purge_military)) t.answer(Verb::military_remove).answer(Verb::lose_unit, UnitType::infantry);
        levels.push_back(t.s.purge_level);
        CHECK(cohesion(t.s) == (levels.size() == 5 ? medium : low));
    }
    CHECK(levels == std::vector<int>{1, 3, 4, 4, 6});
    Journal quiet;
    Play<State> p{t.s, quiet};
    set_pools(p);
    CHECK(t.s.pool[4][1] == powers[4].pool[1] + 1);
}

TEST_CASE("at full cohesion no card is drawn and a foreign flag goes every turn", "[gathering_storm][22.7]") {
    TableTop t;
    t.s.purge_level = 18;
    t.flag(Country::russia, Power::italy, 1);
    t.s.purge_deck = bit(PurgeCard::party);
    const auto points = t.s.points;
    t.stops_before(Step::support_cards).run(Step::purge_draw);
    CHECK(t.flags(Country::russia, Power::italy) == 0);
    CHECK(t.s.points == points);
    CHECK(t.s.purge_now == 0);
    CHECK(t.s.purge_level == 18);
    CHECK(support_now(t.s, Power::russia) >= 2);
}

} // namespace wc::gathering_storm

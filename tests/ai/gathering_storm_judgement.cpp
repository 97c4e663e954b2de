// What the bots judge by: thresholds, wars worth having, points kept for a factory.
#include "../rules/gathering_storm/table_top.hpp"
#include "ai/gathering_storm_bot.hpp"

namespace wc::gathering_storm {

namespace {

TableTop crisis(int level) {
    TableTop t;
    t.turn(15).level(Power::britain, level).level(Power::france, -9);
    t.s.success_turn[ix(Target::rhineland)] = t.s.attack_turn[ix(Target::rhineland)] = 5;
    t.s.face_down = {10, 10, 10};
    t.s.tile = 0;
    return t;
}

bot::Asked asked(const State& s, Power p) { return {s, Frame{}, p}; }

} // namespace

TEST_CASE("the chance that the tile lets the Allies fight", "[ai][gathering_storm]") {
    const State base = crisis(0).s; // against Poland: resistance 5, balance 2 for the Allies
    int value = 0;
    {
        State c = base;
        c.aggressor = 1;
        c.target = byte(at(Target::poland) + 1);
        value = crisis_war_value(c, Power::britain); // without a tile
    }
    const auto chance = [&](int missing) {
        return bot::threshold_chance(crisis(allied_threshold - missing - value).s, Power::germany, Target::poland, 0);
    };
    CHECK(chance(0) == 100);
    CHECK(chance(1) == 100);
    CHECK(chance(2) == 66);
    CHECK(chance(3) == 33);
    CHECK(chance(4) == 0);
    CHECK(bot::threshold_chance(crisis(allied_threshold - 4 - value).s, Power::germany, Target::poland, pledge_bonus) ==
          66);
}

TEST_CASE("a war is good if it would be won", "[ai][gathering_storm]") {
    TableTop t(2);
    CHECK_FALSE(bot::good_war(asked(t.s, Power::germany), Power::germany, Alliance::allies));
    CHECK(bot::good_war(asked(t.s, Power::britain), Power::germany, Alliance::allies));
    t.level(Power::germany, 7).level(Power::italy, 7).level(Power::britain, -1).level(Power::france, -1);
    for (Target x : {Target::rhineland, Target::austria, Target::czechoslovakia, Target::poland})
        t.s.success_turn[ix(x)] = 1;
    CHECK(bot::good_war(asked(t.s, Power::germany), Power::germany, Alliance::allies));
    CHECK_FALSE(bot::good_war(asked(t.s, Power::france), Power::germany, Alliance::allies));
}

TEST_CASE("an ally's victory is nearly as good as an own one", "[ai][gathering_storm]") {
    TableTop t(5);
    const auto own = margins(t.s);
    const int britain = bot::margin_after_war(asked(t.s, Power::britain), Power::germany, Alliance::allies);
    const int france = bot::margin_after_war(asked(t.s, Power::france), Power::germany, Alliance::allies);
    CHECK(own[2] != own[3]);
    CHECK((britain > france ? britain - france : france - britain) <= bots::ally_margin);
}

TEST_CASE("no removal of a friend's flag pleases; a pact's third flag pleases most", "[ai][gathering_storm]") {
    TableTop t(2);
    t.s.flags[ix(Country::rumania)] = {0, 0, 0, 2, 1};
    CHECK(bot::removal_worth(asked(t.s, Power::britain), Country::rumania, Power::russia) < 0); // the same player
    const int two = bot::removal_worth(asked(t.s, Power::germany), Country::rumania, Power::france);
    t.s.flags[ix(Country::rumania)] = {0, 0, 0, 3, 1};
    CHECK(bot::removal_worth(asked(t.s, Power::germany), Country::rumania, Power::france) > two);
}

TEST_CASE("an aggression is worth less the likelier the Allies may fight", "[ai][gathering_storm]") {
    const auto worth = [](int level) {
        const TableTop t = crisis(level);
        return bot::aggression_worth(asked(t.s, Power::germany), Power::germany, Target::poland);
    };
    CHECK(worth(-9) > 0);
    CHECK(worth(-9) > worth(9));
    CHECK(worth(9) < 0);
}

} // namespace wc::gathering_storm

// 6 Tiles.
#include "game.hpp"

#include "gathering_storm/support.hpp"
#include "gathering_storm/tiles.hpp"

namespace wc::gathering_storm {

namespace {

std::vector<int> draw_many(State& s, int n, bool kept) {
    std::vector<int> out;
    Journal quiet;
    Play<State> p{s, quiet};
    for (; n > 0; --n) out.push_back(draw_tile(p, kept));
    return out;
}

} // namespace

TEST_CASE("ten tiles of each value begin face down, of 1, 2 and 3 points", "[gathering_storm][6.21][6.22]") {
    Game g(2, {});
    CHECK(tile_values == 3);
    Options o;
    Journal quiet;
    const State s = GatheringStorm::start(o, 7, quiet);
    CHECK(s.face_down == std::array<Byte, 3>{10, 10, 10}); // Spain's tile went back
    State many = s;
    std::array<int, 3> seen{};
    for (int v : draw_many(many, 21, true)) ++seen[static_cast<std::size_t>(v - 1)];
    CHECK(seen[0] + seen[1] + seen[2] == 21);
    CHECK((seen[0] <= 10 && seen[1] <= 10 && seen[2] <= 10));
    CHECK(many.face_down[0] + many.face_down[1] + many.face_down[2] == 9 + 15);
}

TEST_CASE("with fewer than ten tiles face down five more of each value are turned", "[gathering_storm][6.24][6.23]") {
    TableTop t;
    t.s.face_down = {4, 3, 3};
    draw_many(t.s, 1, true);
    CHECK(tiles_face_down(t.s) == 9 + 15);
    t.s.face_down = {4, 4, 3};
    draw_many(t.s, 1, true);
    CHECK(tiles_face_down(t.s) == 10);
    t.s.face_down = {4, 3, 3};
    draw_many(t.s, 5, false); // a tile that goes back changes nothing
    CHECK(tiles_face_down(t.s) == 10);
}

TEST_CASE("tiles are drawn in the order of the powers", "[gathering_storm][6.25][7.21][11.83]") {
    TableTop t;
    t.s.face_down = {10, 10, 10};
    t.run(Step::show_income);
    std::vector<int> order;
    for (const Event& e : t.events)
        if (e.line.text == Text::gathering_storm_event_tile) order.push_back(e.line.operands[0].index());
    CHECK(order == std::vector<int>{0, 1, 2, 3, 4});
}

TEST_CASE("points are counted, so any mix can be had and change is free", "[gathering_storm][6.26][6.27]") {
    TableTop t;
    gain_points(t.s, Power::italy, 7);
    pay_points(t.s, Power::italy, 5);
    CHECK(t.s.points[1] == 2);
}

TEST_CASE("only points in hand can be spent; what a hidden loss claims later is a deficit",
          "[gathering_storm][6.12][10.24][10.41]") {
    TableTop t;
    t.s.points[2] = 4;
    CHECK(refusal_at(t.s, Step::conversion, Power::britain, Verb::mobilize_civil) == "14.31");
    t.card(Power::britain, card_with(Power::britain, NationalKind::support_secret, -2));
    t.s.points[2] = 8;
    t.run(Step::conversion, Power::britain);
    CHECK(t.refusal(Verb::mobilize_civil).empty()); // the hidden loss does not lower the limit
    pay_points(t.s, Power::britain, 8);
    Journal quiet;
    Play<State> p{t.s, quiet};
    show_support_cards(p, Power::britain);
    CHECK(t.s.points[2] == 0);
    CHECK(t.s.deficit_next[2] == 2);
}

TEST_CASE("everything is paid in points", "[gathering_storm][6.11]") {
    TableTop t;
    t.s.points[0] = 20;
    t.run(Step::conversion, Power::germany).answer(Verb::mobilize_civil);
    CHECK(t.s.plan[0].cost == 8);
}

TEST_CASE("holdings are seen by all, whoever asks", "[gathering_storm][6.31][6.34]") {
    TableTop t;
    t.s.points = {5, 6, 7, 8, 9};
    const State seen = GatheringStorm::observe(t.s, bystander);
    CHECK(seen.points == t.s.points);
}

TEST_CASE("nobody begins with points", "[gathering_storm][6.32]") {
    Options o;
    Journal quiet;
    CHECK(GatheringStorm::start(o, 3, quiet).points == ByPower<Byte>{});
}

TEST_CASE("at most 21 points are kept for the next turn", "[gathering_storm][6.33]") {
    TableTop t;
    t.s.points = {22, 21, 40, 0, 3};
    t.stops_before(Step::begin_turn).run(Step::end_turn);
    CHECK(t.s.points == ByPower<Byte>{21, 21, 21, 0, 3});
    CHECK(t.happened(Text::gathering_storm_event_tiles_lost) == 2);
}

} // namespace wc::gathering_storm

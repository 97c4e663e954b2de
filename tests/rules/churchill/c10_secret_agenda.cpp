// 10.0 The secret-agenda variant.
#include "table_top.hpp"

#include "churchill/victory_points.hpp"

namespace wc::churchill {

namespace {

Options secret() {
    Options o;
    o.scenario = static_cast<std::uint8_t>(Scenario::training);
    o.values[2] = 1;
    return o;
}

// The set-up with these table rolls.
struct SetUp {
    State s;
    Question q;
    std::vector<Event> events;
};
SetUp set_up(const std::vector<int>& dice) {
    SetUp out;
    Script script;
    for (int face : dice) script.values.push_back(face - 1);
    Journal journal{.events = &out.events, .script = &script};
    out.s = TableOf<Churchill>::begin(secret(), 1, out.q, journal);
    CHECK(script.sides.size() == dice.size());
    return out;
}

std::uint8_t code(Country c) { return static_cast<std::uint8_t>(at(c) + 1); }

} // namespace

TEST_CASE("each player rolls two different locations and keeps one, before the first card", "[churchill][10.0]") {
    // UK: France, then France again (4, 6), re-rolled: Greece. SU: Poland, Hungary. US: Siam, Persia.
    const SetUp made = set_up({1, 1, 4, 6, 2, 5, 3, 1, 2, 3, 3, 4, 4, 3});
    TableTop t(Scenario::training, secret());
    t.s = made.s;
    t.q = made.q;
    REQUIRE(t.asks(Step::secret_location, Side::uk));
    CHECK(t.q.choices.size() == 2);
    CHECK(t.refusal(Verb::keep_location, Country::poland) == "10.0");
    t.answer(Verb::keep_location, Country::greece);
    REQUIRE(t.asks(Step::secret_location, Side::su));
    t.answer(Verb::keep_location, Country::hungary);
    REQUIRE(t.asks(Step::secret_location, Side::us));
    t.any_dice().answer(Verb::keep_location, Country::siam);
    CHECK(t.s.location == std::array{code(Country::greece), code(Country::hungary), code(Country::siam)});
    CHECK(t.asks(Step::agenda_card, Side::uk));
    CHECK(t.happened(Text::churchill_event_conference) == 1);
}

TEST_CASE("rolls and choice are for their own seat only; both are in the journal", "[churchill][10.0]") {
    const SetUp made = set_up({1, 1, 2, 5, 3, 1, 2, 3, 3, 4, 4, 3});
    int rolled = 0;
    for (const Event& e : made.events) {
        if (e.line.text != Text::churchill_event_location_rolled) continue;
        ++rolled;
        const Side owner = side_of(seat(e.line.operands[0].index()));
        CHECK(e.seen_by == only(seat_of(owner)));
        CHECK(as_seen(e, only(seat_of(left_of(owner)))).line.text == Text::churchill_event_location_rolled_unseen);
    }
    CHECK(rolled == 6);
    const State seen = Churchill::observe(made.s, only(seat_of(Side::uk)));
    CHECK(seen.location_rolls[0] == made.s.location_rolls[0]);
    CHECK(seen.location_rolls[1] == std::array{unseen_country, unseen_country});
}

TEST_CASE("an agenda is worth 5 at the end, if the player is aligned there", "[churchill][10.0][9.4]") {
    TableTop t(Scenario::training, secret());
    t.s.location_rolls = {};
    t.s.location = {code(Country::greece), code(Country::poland), code(Country::poland)}; // two may have the same
    t.alignment(Country::poland, Side::us).card(10, 'A');
    const auto before = victory_points(t.s);
    CHECK(t.dice({1, 1, 1}).run(Step::post_mortem).s.ended == 3);
    CHECK(t.happened(Text::churchill_event_location_shown) == 3);
    for (const Event& e : t.events)
        if (e.line.text == Text::churchill_event_location_shown && e.line.operands[0] == ref(Side::uk))
            CHECK(e.line.operands[1] == ref(Country::greece));
    CHECK(t.score(Side::us) == before[2] + 5);
    CHECK(t.score(Side::su) == before[1]);
    CHECK(t.score(Side::uk) == before[0]);
}

TEST_CASE("for UK a colony without any alignment also counts", "[churchill][10.0]") {
    for (int owner = 0; owner <= side_count; ++owner) { // nobody, UK, SU, US
        TableTop t(Scenario::training, secret());
        t.s.location = {code(Country::malaya), code(Country::malaya), code(Country::greece)};
        t.s.pa[ix(Country::malaya)] = static_cast<std::uint8_t>(owner);
        t.s.ended = 3;
        CHECK(secret_fulfilled(t.s, Side::uk) == (owner <= 1));
        CHECK(secret_fulfilled(t.s, Side::su) == (owner == 2));
    }
}

TEST_CASE("agendas are counted before the conditions of the end are looked at, and not earlier",
          "[churchill][10.0][4.4]") {
    TableTop t(Scenario::training, secret());
    t.s.location_rolls = {};
    t.s.location = {code(Country::greece), code(Country::baltic_states), code(Country::persia)};
    const int before = t.score(Side::su);
    t.card(10, 'A').dice({1, 1, 1}).run(Step::post_mortem);
    CHECK(t.score(Side::su) == before + 5);
    CHECK(Churchill::outcome(t.s).finals[1] == before + 5 - 1); // 18 + 5 is first: less its die
}

} // namespace wc::churchill

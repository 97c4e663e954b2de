// 7, 8, 9 The order of a turn, the deck, and random events.
#include "game.hpp"

#include "gathering_storm/diplomacy_open.hpp"
#include "gathering_storm/support.hpp"
#include "gathering_storm/views.hpp"

#include <set>

namespace wc::gathering_storm {

namespace {

std::string_view first_refusal(const TableTop& t, const Choice& c) { return t.refused_by(c); }

} // namespace

TEST_CASE("the phases of a turn follow one another", "[gathering_storm][7.11][7.31]") {
    for (std::size_t k = 0; k < sequence_of_play.size(); ++k) CHECK(ix(sequence_of_play[k].step) == k);
    const auto phase = [](int step) {
        int n = 0;
        for (Step first : {Step::income_cards, Step::plan_next, Step::diplomacy_open, Step::crisis_open})
            n += step >= at(first) ? 1 : 0;
        return n;
    };
    Game g(2, {});
    Dice dice = dice_from(4);
    int last = 0, turn = g.s.turn, seen = 0;
    for (int n = 0; n < 400 && !g.q.over(); ++n) {
        if (g.s.turn == turn) CHECK(phase(g.q.step) >= last);
        last = phase(g.q.step);
        seen |= 1 << last;
        turn = g.s.turn;
        const Choice c = g.q.choices[static_cast<std::size_t>(draw_below(dice, static_cast<int>(g.q.choices.size())))];
        Journal quiet;
        REQUIRE(Machine<GatheringStorm>::answer(g.s, g.q.seat, c, g.q, quiet).has_value());
    }
    CHECK(turn > 1);
    CHECK(seen == 31);
}

TEST_CASE("powers plan in the default order", "[gathering_storm][7.21]") {
    TableTop t;
    t.s.points = {20, 20, 20, 20, 20};
    t.run(Step::plan_next);
    CHECK(t.asks(Step::conversion, Power::germany));
    t.run(Step::plan_next, 3);
    CHECK(t.asks(Step::conversion, Power::france));
}

TEST_CASE("every entry of the deck's columns is used exactly once", "[gathering_storm][8.41][8.42][8.11]") {
    CHECK(cards.size() == 144);
    std::array<int, 5> trends{};
    int toward = 0;
    for (const CardInfo& c : cards)
        if (c.toward_zero)
            ++toward;
        else
            ++trends[static_cast<std::size_t>(c.trend + 2)];
    CHECK(toward == 40);
    CHECK(trends == std::array<int, 5>{12, 40, 0, 40, 12});
    int support_up = 0, spain = 0;
    for (const CardInfo& c : cards) {
        support_up += c.general.kind == GeneralKind::support && c.general.value > 0;
        spain += c.general.kind == GeneralKind::unrest && c.general.country == at(Country::spain);
    }
    CHECK(support_up == 20);
    CHECK(spain == 18);
    for (std::size_t p = 0; p < power_count; ++p) {
        int diplomatic = 0, plus2 = 0;
        for (const CardInfo& c : cards) {
            diplomatic += c.national[p].kind == NationalKind::diplomatic;
            plus2 += c.national[p].kind == NationalKind::income && c.national[p].value == 2;
        }
        CHECK(diplomatic == 26);
        CHECK(plus2 == 4);
    }
}

TEST_CASE("events of every kind are in the deck", "[gathering_storm][8.21][9.51]") {
    std::set<int> general, national;
    for (const CardInfo& c : cards) {
        general.insert(at(c.general.kind));
        for (const NationalEvent& e : c.national) national.insert(at(e.kind));
    }
    CHECK(general.size() == general_kind_count);
    CHECK(national.size() == national_kind_count);
}

TEST_CASE("each turn one card is turned up and each power is dealt one", "[gathering_storm][9.11][9.12][8.43]") {
    TableTop t;
    t.s.turn = 2;
    t.stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(t.s.general != 0);
    for (Power p : all_powers) CHECK(t.s.hand_size[ix(p)] == 1);
    CHECK(count_cards(deck_of(t.s)) == card_count - 6);
    CHECK(t.happened(Text::gathering_storm_event_general_card) == 1);
    t.stops_before(Step::begin_turn).run(Step::end_turn);
    CHECK(count_cards(t.s.discard) == 6); // all six lie among the discards
    CHECK(t.s.general == 0);
}

TEST_CASE("a hand is hidden until its events are shown", "[gathering_storm][8.31]") {
    TableTop t;
    t.card(Power::italy, card_with(Power::italy, NationalKind::income, 1), Slot::held);
    t.run(Step::plan_next);
    const State seen = GatheringStorm::observe(t.s, only(seat_of(Power::france)));
    CHECK(seen.hand[1][0] == unseen_card);
    CHECK(GatheringStorm::observe(t.s, only(seat_of(Power::italy))).hand[1][0] != unseen_card);
}

TEST_CASE("the discards are shuffled when the deck runs out", "[gathering_storm][8.44]") {
    TableTop t;
    for (int card = 1; card <= card_count; ++card) put_card(t.s.discard, card, true);
    put_card(t.s.discard, 7, false); // one card is left
    t.s.turn = 2;
    t.stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(t.s.general == 7);
    CHECK(t.happened(Text::gathering_storm_event_reshuffled) == 1);
    CHECK(t.s.discard == std::array<std::uint64_t, 3>{});
    for (Power p : all_powers) CHECK(card_of(t.s, p, 0) != 7); // the face-up card stays out
}

TEST_CASE("a single card must be played; of several at least one", "[gathering_storm][9.13]") {
    const int income = card_with(Power::germany, NationalKind::income, -1);
    TableTop t;
    t.card(Power::germany, income, Slot::held).stops_before(Step::income_next).run(Step::income_cards);
    CHECK(slot_of(t.s, Power::germany, 0) == Slot::shown); // not asked

    TableTop two;
    const int other = card_with(Power::germany, NationalKind::income, -2);
    two.card(Power::germany, income, Slot::held).card(Power::germany, other, Slot::held).run(Step::income_cards);
    REQUIRE(two.asks(Step::income_card, Power::germany));
    CHECK(first_refusal(two, make_choice(Verb::play_card, card_ref(other))) ==
          "9.13"); // one after the other, in dealing order
    two.stops_before(Step::income_next).answer(Verb::decline_card, card_ref(income));
    CHECK(slot_of(two.s, Power::germany, 0) == Slot::shown_idle); // shown and discarded
    CHECK(slot_of(two.s, Power::germany, 1) == Slot::shown);      // the last one has to be played
    CHECK(event_value(two.s, Power::germany, NationalKind::income) == -2);
}

TEST_CASE("an initiative that was not used leaves the last other card no choice", "[gathering_storm][9.13]") {
    TableTop t;
    const int initiative = card_with(Power::germany, NationalKind::initiative);
    const int poland = card_with(Power::germany, NationalKind::diplomatic, 1, at(Country::poland));
    t.card(Power::germany, initiative, Slot::held).card(Power::germany, poland, Slot::held);
    t.stops_before(Step::diplomacy_reveal).run(Step::reveal_cards);
    CHECK(slot_of(t.s, Power::germany, 1) == Slot::played); // not asked
}

TEST_CASE("a success brings a card a turn until its value is used up", "[gathering_storm][9.14]") {
    TableTop t;
    t.turn(14).taken(Target::austria, 13);
    t.s.cards_owed[ix(Target::austria)] = 2;
    t.s.cards_owed[ix(Target::ethiopia)] = 1;
    t.stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(t.s.hand_size == ByPower<Byte>{2, 2, 1, 1, 1});
    CHECK(t.s.cards_owed[ix(Target::austria)] == 1);
    CHECK(t.s.cards_owed[ix(Target::ethiopia)] == 0);
}

TEST_CASE("while the Pact holds Britain and France draw more from turn to turn", "[gathering_storm][9.15]") {
    for (const int after : {1, 2, 3}) {
        TableTop t;
        t.turn(17 + after);
        t.s.pact_turn = 17;
        t.stops_before(Step::great_purge).run(Step::begin_turn);
        CHECK(t.s.hand_size[2] == 1 + after);
        CHECK(t.s.hand_size[3] == 1 + after);
        CHECK(t.s.hand_size[0] == 1);
    }
    TableTop broken;
    broken.turn(20);
    broken.s.pact_turn = 17;
    broken.s.pact_broken = 18;
    broken.stops_before(Step::great_purge).run(Step::begin_turn);
    CHECK(broken.s.hand_size[2] == 1);
}

TEST_CASE("the trend moves the climate", "[gathering_storm][9.21][11.33]") {
    TableTop t;
    t.s.general = byte(trend_card(-1));
    t.stops_before(Step::income_cards).run(Step::set_levels);
    CHECK(t.s.climate == -1);
    t.s.general = byte(trend_card(0, true));
    t.run(Step::set_levels);
    CHECK(t.s.climate == 0);
    t.run(Step::set_levels);
    CHECK(t.s.climate == 0);
}

TEST_CASE("general events: research for all, support, and diplomacy for a country already taken",
          "[gathering_storm][9.31][10.41]") {
    TableTop t;
    t.s.general = byte(general_with(GeneralKind::support, 1, at(Power::france)));
    t.stops_before(Step::income_cards).run(Step::show_events);
    CHECK(t.s.level[3] == 1);

    TableTop cut;
    cut.s.general = byte(general_with(GeneralKind::cut));
    cut.run(Step::research_open, Power::germany);
    CHECK(cut.s.plan[0].points[ix(Source::general)] == axis_general - 1);

    int austrian = 0;
    for (int card = 1; card <= card_count; ++card) {
        const GeneralEvent& e = card_info(card).general;
        if (e.kind == GeneralKind::diplomatic && e.country == at(Country::austria) && e.power == at(Power::germany))
            austrian = card;
    }
    TableTop taken;
    taken.turn(14).taken(Target::austria, 10);
    taken.s.general = byte(austrian);
    taken.stops_before(Step::income_cards).run(Step::show_events);
    CHECK(taken.s.event_support[0] == 1);
    CHECK(taken.s.level[0] == support_now(taken.s, Power::germany));
}

TEST_CASE("an economic event is shown with the income, a research event after the economic phase",
          "[gathering_storm][9.41][8.31]") {
    CHECK(moment_of(NationalKind::income) == Moment::income);
    CHECK(moment_of(NationalKind::two_units) == Moment::plan);
    CHECK(moment_of(NationalKind::diplomatic) == Moment::reveal);
    CHECK(moment_of(NationalKind::support_public) == Moment::start);
    TableTop t;
    t.card(Power::britain, card_with(Power::britain, NationalKind::points, 1), Slot::held);
    t.s.points = {9, 9, 9, 9, 9};
    t.run(Step::plan_next, 2);
    CHECK(slot_of(t.s, Power::britain, 0) == Slot::played);
    CHECK(GatheringStorm::observe(t.s, only(seat(0))).hand[2][0] == unseen_card);
    t.stops_before(Step::diplomacy_open).run(Step::economic_reveal);
    CHECK(slot_of(t.s, Power::britain, 0) == Slot::shown);
}

TEST_CASE("a secret support event moves level and points once, when it is shown", "[gathering_storm][9.41][10.24]") {
    TableTop t;
    t.card(Power::france, card_with(Power::france, NationalKind::support_secret, 1));
    t.s.points[3] = 2;
    CHECK(true_support(t.s, Power::france) == 1);
    CHECK(support(t.s, Power::france) == 0);
    t.run(Step::diplomacy_open);
    REQUIRE(t.asks(Step::show_support, Power::france));
    t.answer(Verb::show_support, card_ref(card_of(t.s, Power::france, 0)));
    CHECK(support(t.s, Power::france) == 1);
    CHECK(t.s.points[3] == 3);
    CHECK(true_support(t.s, Power::france) == 1);
}

TEST_CASE("hidden losses count together, and after the gains that are shown", "[gathering_storm][9.41][24.4]") {
    const int gain = card_with(Power::germany, NationalKind::support_secret, 1);
    const int loss = card_with(Power::germany, NationalKind::support_secret, -1);
    TableTop t;
    t.level(Power::germany, 0).card(Power::germany, gain).card(Power::germany, loss);
    t.stops_before(Step::ring_next).run(Step::diplomacy_open);
    REQUIRE(t.asks(Step::show_support, Power::germany));
    TableTop kept = t;
    kept.answer(Verb::keep_support);
    CHECK(slot_of(kept.s, Power::germany, 1) == Slot::played); // nothing to lower
    t.answer(Verb::show_support, card_ref(gain));
    CHECK(slot_of(t.s, Power::germany, 1) == Slot::shown);
    CHECK(military_limit(Power::germany, support(t.s, Power::germany)) == 0);

    TableTop two; // each alone leaves Italy its one counter
    int cards = 0;
    for (int card = 1; card <= card_count && cards < 2; ++card)
        if (event_of(Power::italy, card).kind == NationalKind::support_secret &&
            event_of(Power::italy, card).value == -1) {
            two.card(Power::italy, card);
            ++cards;
        }
    REQUIRE(cards == 2);
    two.level(Power::italy, 1).stops_before(Step::ring_next).run(Step::diplomacy_open);
    CHECK(support(two.s, Power::italy) == -1);
}

TEST_CASE("a hidden loss that lowers the number of military counters is shown by itself",
          "[gathering_storm][9.41][24.4]") {
    TableTop t;
    t.card(Power::germany, card_with(Power::germany, NationalKind::support_secret, -1)).level(Power::germany, 2);
    t.card(Power::britain, card_with(Power::britain, NationalKind::support_secret, -1)).level(Power::britain, 2);
    t.s.points = {5, 5, 5, 5, 5};
    t.stops_before(Step::ring_next).run(Step::diplomacy_open);
    CHECK(slot_of(t.s, Power::germany, 0) == Slot::shown);
    CHECK(t.s.level[0] == 1);
    CHECK(t.s.points[0] == 4);
    CHECK(slot_of(t.s, Power::britain, 0) == Slot::played); // Britain places none
}

TEST_CASE("the conditional support event is valued by the situation", "[gathering_storm][9.41]") {
    TableTop t;
    t.turn(15);
    const int german = card_with(Power::germany, NationalKind::support_conditional);
    CHECK(support_value(t.s, Power::germany, german) == -1);
    t.taken(Target::austria, 13);
    CHECK(support_value(t.s, Power::germany, german) == 1);
    t.turn(16);
    CHECK(support_value(t.s, Power::germany, german) == -1);
    const int italian = card_with(Power::italy, NationalKind::support_conditional);
    CHECK(support_value(t.s, Power::italy, italian) == -1);
    t.taken(Target::ethiopia, 5, Control::italy);
    CHECK(support_value(t.s, Power::italy, italian) == 1);
    const int british = card_with(Power::britain, NationalKind::support_conditional);
    t.s.axis_led = 1;
    CHECK(support_value(t.s, Power::britain, british) == 1);
    t.s.axis_led = 0;
    CHECK(support_value(t.s, Power::britain, british) == 0);
}

} // namespace wc::gathering_storm

// Laws of whole games: the same everywhere, whatever listens, within bounds.
#include "laws.hpp"

#include "core/law.hpp"

using namespace wc;
using namespace wc::laws;

namespace {

// The state after one answer, whatever is told of it.
template <class T> typename T::State after(const Sample<T>& x, const Choice& c, Journal& journal) {
    Sample<T> y = x;
    REQUIRE(Machine<T>::answer(y.s, y.q.seat, c, y.q, journal).has_value());
    return y.s;
}

// The numbers the dice would give to what a choice rolls. What is asked may depend on what was rolled: one number at a time.
template <class T> Script own_rolls(const Sample<T>& x, const Choice& c, Dice& dice_after) {
    Script script;
    while (true) {
        script.sides.clear();
        Journal journal{.script = &script};
        (void)after(x, c, journal);
        dice_after = x.s.dice;
        std::size_t right = 0;
        for (int value = 0; right < script.sides.size(); ++right) {
            value = draw_below(dice_after, script.sides[right]);
            if (script.values[right] == value) continue;
            script.values.resize(right);
            script.values.push_back(value);
            break;
        }
        if (right == script.sides.size()) return script;
    }
}

} // namespace

TEMPLATE_LIST_TEST_CASE("the same seed gives the same bytes", "[generic][play]", Tested) {
    const Table& table = row_of<TestType>();
    for (Seed seed = 1; seed <= 6; ++seed) {
        const Options options = nth_options(table, static_cast<std::uint8_t>(seed % table.scenarios.size()), seed);
        CHECK(table.play_random(options, seed, false).hash == table.play_random(options, seed, true).hash);
        CHECK(table.play_random(options, seed, false).hash != table.play_random(options, seed + 1000, false).hash);
    }
}

TEMPLATE_LIST_TEST_CASE("who listens to the journal changes nothing", "[generic][play]", Tested) {
    using T = TestType;
    Dice dice = dice_from(12);
    for_some_positions<T>(18, 3, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const Choice c = any_choice(x.q, dice);
        Journal quiet;
        const typename T::State silent = after(x, c, quiet);
        std::vector<Event> events;
        std::vector<std::byte> frames;
        Journal loud{.events = &events, .frames = &frames};
        const typename T::State told = after(x, c, loud);
        CHECK(same_bytes(silent, told));
        CHECK(quiet.rolled == loud.rolled);
        CHECK(quiet.revealed == loud.revealed);
    });
}

TEMPLATE_LIST_TEST_CASE("every event comes with the state after it", "[generic][play]", Tested) {
    const Table& table = row_of<TestType>();
    Match m = begin_match(table, {}, {}, 4);
    Dice dice = dice_from(4);
    while (!m.question.over()) {
        REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
        REQUIRE(m.last_frames.size() == (m.events.size() - m.last_first_event) * table.state_size);
    }
    CHECK(m.event_ends.size() == m.decisions.size());
    CHECK(m.event_ends.back() == m.events.size());
}

TEMPLATE_LIST_TEST_CASE("scripted rolls are carried out as the dice's own", "[generic][play]", Tested) {
    using T = TestType;
    Dice dice = dice_from(13);
    int with_dice = 0;
    for_some_positions<T>(12, 6, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const Choice c = any_choice(x.q, dice);
        Journal quiet;
        const typename T::State thrown = after(x, c, quiet);
        Dice dice_after{};
        Script script = own_rolls(x, c, dice_after);
        script.sides.clear();
        Journal scripted{.script = &script};
        typename T::State said = after(x, c, scripted);
        said.dice = dice_after;
        CHECK(same_bytes(said, thrown));
        with_dice += script.sides.empty() ? 0 : 1;
    });
    CHECK(with_dice > 0);
}

TEMPLATE_LIST_TEST_CASE("games end within the bound, and check holds throughout", "[generic][play]", Tested) {
    const Table& table = row_of<TestType>();
    for (std::uint64_t k = 0; k < 12 * table.scenarios.size(); ++k) {
        const auto scenario = static_cast<std::uint8_t>(k % table.scenarios.size());
        Bytes start(table.state_size);
        Question q;
        Journal journal;
        table.setup(nth_options(table, scenario, k / table.scenarios.size()), k + 77, start.data(), q, journal);
        const Verdict verdict = play_lawfully(table, start.data(), k);
        CAPTURE(std::string(verdict.broken));
        CHECK(verdict.broken.empty());
        CHECK(verdict.decisions > 0);
        CHECK(verdict.decisions <= table.max_decisions / 2); // the bound leaves room for forged positions
    }
}

TEMPLATE_LIST_TEST_CASE("rules of events, prompts and scores are on the table's list", "[generic][play]", Tested) {
    const Table& table = row_of<TestType>();
    Match m = begin_match(table, {}, {}, 9);
    Dice dice = dice_from(9);
    while (!m.question.over()) {
        CHECK(m.question.prompt.text != Text::none);
        CHECK(m.question.prompt.rule.code <= table.rule_ids.size());
        REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
    }
    for (const Event& e : m.events) {
        CHECK(e.line.text != Text::none);
        CHECK(e.line.rule.code <= table.rule_ids.size());
        CHECK((e.roll.sides == 0 || (e.roll.value >= 1 && e.roll.value <= e.roll.sides)));
    }
    for (const ScoreLine& part : table.outcome(m.state.data()).scores)
        CHECK(part.line.rule.code <= table.rule_ids.size());
}

// Laws of forecasts: exact, from a view alone, and the true position is never touched.
#include "laws.hpp"

using namespace wc;
using namespace wc::laws;

namespace {

// The result of a choice with scripted rolls on the true position, as `who` see it.
template <class T> Bytes truly(const Sample<T>& x, const Choice& c, std::span<const Roll> rolls, SeatSet who) {
    Sample<T> y = x;
    Script script;
    for (const Roll& r : rolls) script.values.push_back(r.value - 1);
    Journal journal{.script = &script};
    REQUIRE(Machine<T>::answer(y.s, y.q.seat, c, y.q, journal).has_value());
    return bytes_of(T::observe(y.s, who));
}

// A die of any number of faces (a tile, too), and nothing else.
bool one_die(const Forecast& f) {
    return f.exact && f.leaves.size() > 1 && f.leaves[0].rolls.size() == 1 &&
           f.leaves[0].rolls[0].sides == f.leaves.size();
}

} // namespace

TEMPLATE_LIST_TEST_CASE("the probabilities of a forecast add up to 1", "[generic][forecast]", Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    Dice dice = dice_from(41);
    for_some_positions<T>(12, 10, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const Bytes view = bytes_of(T::observe(x.s, only(x.q.seat)));
        const Forecast f = table.forecast(view.data(), any_choice(x.q, dice));
        double sum = 0;
        for (const Leaf& leaf : f.leaves) {
            sum += 1.0 / static_cast<double>(leaf.ways);
            CHECK(table.viewer(leaf.after.data()) == only(x.q.seat));
        }
        CHECK((sum > 0.999999 && sum < 1.000001));
        CHECK(f.leaves.size() <= forecast_limit);
    });
}

TEMPLATE_LIST_TEST_CASE("with one die ahead a forecast has its faces, each as it would happen", "[generic][forecast]",
                        Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    const SeatSet everyone = first_seats(T::seats);
    int found = 0;
    for_some_positions<T>(12, 8, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const Bytes view = bytes_of(T::observe(x.s, everyone)); // only the dice are unknown
        for (const Choice& c : {x.q.choices.front(), x.q.choices.back()}) {
            const Forecast f = table.forecast(view.data(), c);
            if (!one_die(f)) continue;
            ++found;
            for (std::size_t face = 0; face < f.leaves.size(); ++face) {
                const Leaf& leaf = f.leaves[face];
                CHECK(leaf.ways == f.leaves.size());
                CHECK(leaf.rolls[0].value == face + 1);
                CHECK(leaf.after == truly(x, c, leaf.rolls, everyone));
            }
        }
    });
    CHECK(found > 0);
}

TEMPLATE_LIST_TEST_CASE("without dice a forecast is what will happen", "[generic][forecast]", Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    const SeatSet everyone = first_seats(T::seats);
    int found = 0;
    for_some_positions<T>(12, 6, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const Forecast f = table.forecast(bytes_of(T::observe(x.s, everyone)).data(), x.q.choices.back());
        if (!f.exact || f.leaves.size() != 1 || !f.leaves[0].rolls.empty()) return;
        ++found;
        CHECK(f.leaves[0].after == truly(x, x.q.choices.back(), {}, everyone));
    });
    CHECK(found > 0);
}

TEMPLATE_LIST_TEST_CASE("a forecast that hidden things decide is not called exact", "[generic][forecast][secrets]",
                        Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    int found = 0, wrong = 0; // some guesses at what is hidden may agree by chance
    for_some_positions<T>(24, 1, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const SeatSet who = only(x.q.seat);
        for (const Choice& c : {x.q.choices.front(), x.q.choices.back()}) {
            const Forecast f = table.forecast(bytes_of(T::observe(x.s, who)).data(), c);
            if (!f.exact || f.leaves.size() != 1 || !f.leaves[0].rolls.empty()) continue;
            ++found;
            wrong += f.leaves[0].after == truly(x, c, {}, who) ? 0 : 1;
        }
    });
    CHECK(found > 100);
    INFO(wrong << " of " << found);
    CHECK(wrong * 200 <= found);
}

TEMPLATE_LIST_TEST_CASE("a forecast knows no more than the view, and says the same each time", "[generic][forecast]",
                        Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    Dice dice = dice_from(43);
    for_some_positions<T>(9, 12, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const SeatSet who = only(x.q.seat);
        const Choice c = any_choice(x.q, dice);
        const auto view = T::observe(x.s, who);
        // another position that looks the same
        const auto other = T::observe(T::determinize(view, x.q.seat, dice), who);
        const Forecast a = table.forecast(bytes_of(view).data(), c), b = table.forecast(bytes_of(other).data(), c);
        REQUIRE(a.leaves.size() == b.leaves.size());
        for (std::size_t k = 0; k < a.leaves.size(); ++k) CHECK(a.leaves[k].after == b.leaves[k].after);
    });
}

TEMPLATE_LIST_TEST_CASE("a choice that is not allowed has no forecast", "[generic][forecast]", Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    for_some_positions<T>(3, 20, [&](const Sample<T>& x) {
        const Choice no{60000, {}, {}, {}};
        CHECK(table.forecast(bytes_of(T::observe(x.s, bystander)).data(), no).leaves.empty());
    });
}

TEMPLATE_LIST_TEST_CASE("too many rolls ahead: a forecast follows the first alone, and says so", "[generic][forecast]",
                        Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    int found = 0;
    for_some_positions<T>(24, 2, [&](const Sample<T>& x) {
        if (x.q.over() || found >= 3) return;
        const Forecast f = table.forecast(bytes_of(T::observe(x.s, only(x.q.seat))).data(), x.q.choices.front());
        if (!f.cut) return;
        CHECK_FALSE(f.exact);
        ++found;
        REQUIRE_FALSE(f.leaves.empty());
        for (const Leaf& leaf : f.leaves) {
            REQUIRE(leaf.rolls.size() == 1);
            CHECK(leaf.rolls[0].sides == f.leaves.size());
            CHECK(leaf.ways == f.leaves.size());
        }
    });
    CHECK(found > 0);
}

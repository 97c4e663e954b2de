// Laws of views: what a seat may not see does not exist for it.
#include "laws.hpp"

#include "core/law.hpp"

using namespace wc;
using namespace wc::laws;

TEMPLATE_LIST_TEST_CASE("observing twice is observing once", "[generic][views]", Tested) {
    using T = TestType;
    for_some_positions<T>(18, 8, [&](const Sample<T>& x) {
        for (SeatSet who : viewers<T>()) {
            const auto view = T::observe(x.s, who);
            CHECK(view.viewer == who);
            CHECK(view.dice == Dice{});
            CHECK_FALSE(TableOf<T>::check_state(view).has_value());
            CHECK(same_bytes(T::observe(view, who), view));
            for (SeatSet fewer : viewers<T>()) // a view of a view shows what both may see
                CHECK(same_bytes(T::observe(view, fewer), T::observe(x.s, who & fewer)));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("a position dealt from a view looks the same to its viewers", "[generic][views]", Tested) {
    using T = TestType;
    Dice dice = dice_from(21);
    for_some_positions<T>(18, 8, [&](const Sample<T>& x) {
        for (SeatSet who : viewers<T>()) {
            const auto view = T::observe(x.s, who);
            const auto dealt = T::determinize(view, x.q.seat, dice);
            CHECK(dealt.viewer == all_seeing);
            CHECK_FALSE(TableOf<T>::check_state(dealt).has_value());
            CHECK(same_bytes(T::observe(dealt, who), view));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("on its own turn a seat's view asks what the position asks", "[generic][views]", Tested) {
    using T = TestType;
    for_some_positions<T>(18, 2, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        for (SeatSet who : viewers<T>()) {
            if (!who.contains(x.q.seat)) continue;
            Question seen;
            Machine<T>::ask(T::observe(x.s, who), seen);
            CHECK(same_question(seen, x.q));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("every question about a view has an answer", "[generic][views]", Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    for_some_positions<T>(9, 40, [&](const Sample<T>& x) {
        for (SeatSet who : viewers<T>()) CHECK(ask_everything(table, bytes_of(T::observe(x.s, who)).data()).empty());
        CHECK(ask_everything(table, bytes_of(x.s).data()).empty());
    });
}

TEMPLATE_LIST_TEST_CASE("scores before the end are public", "[generic][views]", Tested) {
    using T = TestType;
    for_some_positions<T>(9, 12, [&](const Sample<T>& x) {
        const Outcome whole = T::outcome(x.s), seen = T::outcome(T::observe(x.s, bystander));
        CHECK(whole.totals == seen.totals);
        CHECK(whole.finals == seen.finals);
        CHECK(whole.winner == seen.winner);
        CHECK(whole.scores.size() == seen.scores.size());
    });
}

// Two positions that look the same to some seats stay the same for them, whatever one of them chooses, until something is revealed.
TEMPLATE_LIST_TEST_CASE("nothing leaks from what is hidden", "[generic][views][secrets]", Tested) {
    using T = TestType;
    Dice dice = dice_from(31);
    for_some_positions<T>(36, 3, [&](const Sample<T>& x) {
        if (x.q.over()) return;
        const SeatSet who = only(x.q.seat);
        const Choice c = any_choice(x.q, dice);
        const Seed same_dice = draw32(dice);
        std::array<Sample<T>, 2> worlds;
        std::array<std::vector<Event>, 2> told;
        bool revealed = false;
        for (std::size_t k = 0; k < 2; ++k) {
            worlds[k].s = T::determinize(T::observe(x.s, who), x.q.seat, dice);
            worlds[k].s.dice = dice_from(same_dice);
            Journal journal{.events = &told[k]};
            REQUIRE(Machine<T>::answer(worlds[k].s, x.q.seat, c, worlds[k].q, journal).has_value());
            revealed = revealed || journal.revealed;
        }
        if (revealed) return;
        REQUIRE(told[0].size() == told[1].size());
        for (std::size_t k = 0; k < told[0].size(); ++k) {
            const Event a = as_seen(told[0][k], who), b = as_seen(told[1][k], who);
            CHECK(a.line == b.line);
            CHECK(a.roll == b.roll);
        }
        CHECK(same_bytes(T::observe(worlds[0].s, who), T::observe(worlds[1].s, who)));
    });
}

// Undo would ask a second time who must be asked.
TEMPLATE_LIST_TEST_CASE("an answer is final once somebody is asked what only a hidden thing lets him be asked",
                        "[generic][views][secrets]", Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    for (Seed seed = 1; seed <= 30; ++seed) {
        Match m = begin_match(table, nth_options(table, static_cast<std::uint8_t>(seed % table.scenarios.size()), seed),
                              {}, seed);
        Dice dice = dice_from(seed);
        while (!m.question.over()) {
            const Seat by = m.question.seat;
            REQUIRE(choose(m, by, any_choice(m.question, dice)).has_value());
            if (m.question.over() || m.question.seat == by) continue;
            typename T::State s;
            std::memcpy(static_cast<void*>(&s), m.state.data(), sizeof s);
            if (Machine<T>::row(s.frames.top()).asking_tells) CHECK(m.decisions.back().final);
        }
    }
}

TEMPLATE_LIST_TEST_CASE("a secret event tells others its public wording and operand 0 alone",
                        "[generic][views][secrets]", Tested) {
    const Table& table = row_of<TestType>();
    int secrets = 0;
    for (Seed seed = 1; seed <= 6; ++seed) {
        Match m = begin_match(table, nth_options(table, static_cast<std::uint8_t>(seed % table.scenarios.size()), seed),
                              {}, seed);
        Dice dice = dice_from(seed);
        while (!m.question.over()) REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
        for (const Event& e : m.events) {
            if (e.seen_by == all_seeing) continue;
            ++secrets;
            CHECK(e.public_text != Text::none);
            for (SeatSet who : viewers<TestType>()) {
                const Event seen = as_seen(e, who);
                if ((e.seen_by & who).bits != 0) {
                    CHECK(seen.line == e.line);
                    continue;
                }
                CHECK(seen.line.text == e.public_text);
                for (std::size_t k = 1; k < seen.line.operands.size(); ++k) CHECK_FALSE(seen.line.operands[k]);
                CHECK(seen.roll == Roll{});
            }
        }
    }
    CHECK(secrets > 0);
}

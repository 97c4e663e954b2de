// Laws of a match: the record, undo and redo, branches, snapshots.
#include "laws.hpp"

#include "core/match.hpp"

using namespace wc;
using namespace wc::laws;

namespace {

// Everybody at one screen (person 0), or each seat its own person.
Controls people(const Table& table, bool together) {
    Controls out{};
    for (int k = 0; k < table.seats; ++k) out[static_cast<std::size_t>(k)] = Control::person(together ? 0 : k);
    return out;
}

// Plays up to `count` random decisions; visit(m) after each.
template <class Visit> void play_on(Match& m, int count, Seed seed, Visit visit) {
    Dice dice = dice_from(seed);
    for (int k = 0; k < count && !m.question.over(); ++k) {
        REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
        visit(m);
    }
}

Match played(const Table& table, int count, Seed seed) {
    Match m = begin_match(table, {.scenario = static_cast<std::uint8_t>(table.scenarios.size() - 1)},
                          people(table, true), seed);
    play_on(m, count, seed, [](const Match&) {});
    return m;
}

bool same_game(const Match& a, const Match& b) {
    return a.state == b.state && same_question(a.question, b.question) && a.decisions.size() == b.decisions.size() &&
           a.events.size() == b.events.size() && a.event_ends == b.event_ends && hash_of(a) == hash_of(b);
}

} // namespace

TEMPLATE_LIST_TEST_CASE("undo restores the bytes, redo brings them back", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    int undone = 0, final_ones = 0;
    for (Seed seed = 1; seed <= 4; ++seed) {
        Match m = begin_match(table, {}, people(table, true), seed);
        Match before = m;
        play_on(m, 400, seed, [&](Match& now) {
            const bool final = now.decisions.back().final;
            CHECK(can_undo(now, 0) == !final);
            final_ones += final ? 1 : 0;
            if (!final) {
                ++undone;
                const Match after = now;
                REQUIRE(undo(now, 0));
                CHECK(same_game(now, before));
                CHECK(can_redo(now));
                REQUIRE(redo(now));
                CHECK(same_game(now, after));
                CHECK_FALSE(can_redo(now));
            } else {
                CHECK_FALSE(undo(now, 0));
            }
            before = now;
        });
    }
    CHECK(undone > 0);
    CHECK(final_ones > 0);
}

TEMPLATE_LIST_TEST_CASE("undo goes back over several decisions, never past dice or reveals", "[generic][match]",
                        Tested) {
    const Table& table = row_of<TestType>();
    Match m = begin_match(table, {}, people(table, true), 3);
    play_on(m, 300, 5, [&](const Match& now) {
        Match back = now;
        while (undo(back, 0)) {
        }
        std::size_t expected = now.decisions.size();
        while (expected > 0 && !now.decisions[expected - 1].final) --expected;
        REQUIRE(back.decisions.size() == expected);
        CHECK(back.state == state_after(now, expected));
        while (redo(back)) {
        }
        CHECK(same_game(back, now));
    });
}

TEMPLATE_LIST_TEST_CASE("nobody undoes another person's decision", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    Match m = begin_match(table, {}, people(table, false), 3);
    play_on(m, 200, 6, [&](const Match& now) {
        const Decision& last = now.decisions.back();
        for (int person = 0; person < table.seats; ++person)
            CHECK(can_undo(now, person) == (!last.final && index(last.seat) == person));
    });
    CHECK_FALSE(can_undo(begin_match(table, {}, people(table, true), 1), 0));
}

TEMPLATE_LIST_TEST_CASE("a new choice after undo forgets what could be redone", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    bool tried = false;
    for (Seed seed = 1; seed <= 20 && !tried; ++seed) {
        Match m = begin_match(table, {}, people(table, true), seed);
        play_on(m, 1, seed, [](const Match&) {});
        if (!undo(m, 0)) continue;
        tried = true;
        REQUIRE(choose(m, m.question.seat, m.question.choices.back()).has_value());
        CHECK_FALSE(can_redo(m));
        CHECK_FALSE(redo(m));
    }
    CHECK(tried);
}

TEMPLATE_LIST_TEST_CASE("a match refuses what its table refuses, and stays as it was", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    Match m = played(table, 5, 2);
    const Match before = m;
    CHECK_FALSE(choose(m, m.question.seat, Choice{60000, {}, {}, {}}).has_value());
    CHECK_FALSE(choose(m, Seat::nobody, m.question.choices.front()).has_value());
    CHECK(same_game(m, before));
    CHECK(m.snapshots.size() == before.snapshots.size());
}

TEMPLATE_LIST_TEST_CASE("a record that is full takes no more", "[generic][match]", Tested) {
    Match m = played(row_of<TestType>(), 5, 2);
    m.decisions.resize(max_recorded);
    const Bytes before = m.state;
    CHECK_FALSE(choose(m, m.question.seat, m.question.choices.front()).has_value());
    CHECK(m.state == before);
    m.decisions.resize(max_recorded - 1);
    CHECK(choose(m, m.question.seat, m.question.choices.front()).has_value());
}

TEMPLATE_LIST_TEST_CASE("the state after any number of decisions can be had again", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    Match m =
        begin_match(table, {.scenario = static_cast<std::uint8_t>(table.scenarios.size() - 1)}, people(table, true), 8);
    std::vector<Bytes> states{m.state};
    play_on(m, 300, 8, [&](const Match& now) { states.push_back(now.state); });
    CHECK(m.snapshots.size() == m.decisions.size() / 64);
    for (std::size_t k = 0; k < states.size(); ++k) CHECK(state_after(m, k) == states[k]);
}

TEMPLATE_LIST_TEST_CASE("a branch is the match as it stood, with new dice and no way back", "[generic][match]",
                        Tested) {
    const Table& table = row_of<TestType>();
    const Match m = played(table, 150, 9);
    for (std::size_t count : {std::size_t{0}, std::size_t{1}, m.decisions.size() / 2, m.decisions.size()}) {
        Match b = branch(m, count, 4711);
        Bytes expected = state_after(m, count);
        CHECK(b.state != expected); // the dice
        table.reseed(expected.data(), 4711);
        CHECK(b.state == expected);
        CHECK(b.decisions.size() == count);
        CHECK(b.reseeds.size() == 1);
        CHECK_FALSE(can_undo(b, 0));
        CHECK(same_game(b, branch(m, count, 4711)));
        CHECK(state_after(b, count) == b.state);
        play_on(b, 100, 10, [](Match& now) {
            if (can_undo(now, 0)) {
                const Bytes was = now.state;
                REQUIRE(undo(now, 0));
                REQUIRE(redo(now));
                CHECK(now.state == was);
            }
        });
        CHECK(state_after(b, b.decisions.size()) == b.state);
        const Match again = branch(b, count, 99); // a branch of a branch replaces its dice
        CHECK(again.reseeds.size() == 1);
        CHECK(again.reseeds.front().seed == 99);
    }
}

TEMPLATE_LIST_TEST_CASE("a match begun from a position goes on like the one it came from", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    Match m = played(table, 40, 10);
    Match from = begin_from(table, m.state, m.controls);
    CHECK(same_question(from.question, m.question));
    play_on(m, 60, 11, [](const Match&) {});
    play_on(from, 60, 11, [](const Match&) {});
    CHECK(from.state == m.state);
    CHECK(state_after(from, from.decisions.size()) == from.state);
}

TEMPLATE_LIST_TEST_CASE("bots answer for their seats alone, the same each time", "[generic][match]", Tested) {
    const Table& table = row_of<TestType>();
    Controls controls{};
    for (int k = 1; k < table.seats; ++k) controls[static_cast<std::size_t>(k)] = Control::bot(k % 2);
    const auto play = [&] {
        Match m = begin_match(table, {}, controls, 12);
        Dice dice = dice_from(12);
        while (!m.question.over()) {
            if (let_bot_choose(m, 100)) continue;
            CHECK(person_to_move(m) == 0);
            CHECK(seats_of(m, 0) == only(seat(0)));
            REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
        }
        CHECK(person_to_move(m) == -1);
        CHECK_FALSE(let_bot_choose(m, 100));
        return m;
    };
    CHECK(same_game(play(), play()));
}

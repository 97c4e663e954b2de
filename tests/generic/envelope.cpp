// Laws of the envelope: whatever is written opens to the same; whatever else comes in is refused in plain words.
#include "laws.hpp"

#include "core/base64.hpp"
#include "core/law.hpp"
#include "core/mutate.hpp"

using namespace wc;
using namespace wc::laws;

namespace {

constexpr auto tables = [] {
    std::array<const Table*, all_tables.size() + 1> out{};
    std::copy(all_tables.begin(), all_tables.end(), out.begin());
    out.back() = &toy::table;
    return out;
}();

Match played(const Table& table, int count, Seed seed) {
    Match m =
        begin_match(table, nth_options(table, static_cast<std::uint8_t>(table.scenarios.size() - 1), seed), {}, seed);
    m.controls[1] = Control::bot(1);
    Dice dice = dice_from(seed);
    for (int k = 0; k < count && !m.question.over(); ++k)
        REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
    return m;
}

Problem problem_of(std::string_view text, std::size_t max_chars = max_link_chars) {
    const auto opened = open_text(text, tables, max_chars);
    return opened ? Text::none : opened.error();
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
}

// The same with the right check value.
std::string resealed(const std::string& text) { return with_check_value(text.substr(0, text.rfind('.'))); }

} // namespace

TEMPLATE_LIST_TEST_CASE("a game opens to the same game", "[generic][envelope]", Tested) {
    const Table& table = row_of<TestType>();
    for (const int count : {0, 1, 7, 100, 5000}) {
        const Match m = played(table, count, static_cast<Seed>(count) + 3);
        const std::string text = game_text(m);
        const auto opened = open_text(text, tables);
        REQUIRE(opened.has_value());
        CHECK(opened->kind == 'g');
        CHECK(opened->table == &table);
        CHECK_FALSE(opened->history_lost);
        CHECK(opened->match.state == m.state);
        CHECK(opened->match.options == m.options);
        CHECK(opened->match.controls == m.controls);
        CHECK(opened->match.seed == m.seed);
        CHECK(opened->match.decisions.size() == m.decisions.size());
        CHECK(opened->match.events.size() == m.events.size());
        CHECK(same_question(opened->match.question, m.question));
        CHECK(game_text(opened->match) == text);
    }
}

TEMPLATE_LIST_TEST_CASE("branches, and games from positions, open to the same", "[generic][envelope]", Tested) {
    const Table& table = row_of<TestType>();
    const Match m = played(table, 60, 4);
    Match b = branch(branch(m, 3, 77), 2, 78);
    Match from = begin_from(table, m.state, m.controls);
    for (Match* x : {&b, &from}) {
        Dice dice = dice_from(5);
        for (int k = 0; k < 30 && !x->question.over(); ++k) {
            const auto opened = open_text(game_text(*x), tables);
            REQUIRE(opened.has_value());
            CHECK(opened->match.state == x->state);
            CHECK(opened->match.reseeds.size() == x->reseeds.size());
            CHECK(opened->match.from_position == x->from_position);
            REQUIRE(choose(*x, x->question.seat, any_choice(x->question, dice)).has_value());
        }
    }
}

TEMPLATE_LIST_TEST_CASE("a game with branches out of order is refused", "[generic][envelope]", Tested) {
    const Match m = branch(played(row_of<TestType>(), 5, 11), 3, 5);
    CHECK(problem_of(game_text(m)) == Text::none);
    for (const Reseed& extra : {Reseed{3, 6}, Reseed{2, 6}, Reseed{4, 6}, Reseed{60000, 6}}) {
        Match bad = m;
        bad.reseeds.push_back(extra);
        CHECK(problem_of(game_text(bad)) == Text::core_problem_damaged);
    }
}

TEMPLATE_LIST_TEST_CASE("a position opens to the same position", "[generic][envelope]", Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    for_some_positions<T>(12, 12, [&](const Sample<T>& x) {
        const std::string text = position_text(table, bytes_of(x.s).data());
        CHECK(text.starts_with("wc1.p."));
        const auto opened = open_text(text, tables);
        REQUIRE(opened.has_value());
        CHECK(opened->match.state == bytes_of(x.s));
        CHECK(same_question(opened->match.question, x.q));
    });
}

TEMPLATE_LIST_TEST_CASE("a view opens to the same view, and can be dealt and played on", "[generic][envelope]",
                        Tested) {
    using T = TestType;
    const Table& table = row_of<T>();
    for_some_positions<T>(6, 60, [&](const Sample<T>& x) {
        for (SeatSet who : viewers<T>()) {
            const Bytes view = bytes_of(T::observe(x.s, who));
            const std::string text = position_text(table, view.data());
            CHECK(text.starts_with("wc1.v."));
            const auto opened = open_text(text, tables);
            REQUIRE(opened.has_value());
            CHECK(opened->view == view);
            if (who == only(seat(0))) CHECK(hold_to_law(*opened, 5).broken.empty());
        }
    });
}

TEMPLATE_LIST_TEST_CASE("one position has one text", "[generic][envelope]", Tested) {
    const Table& table = row_of<TestType>();
    Dice dice = dice_from(51);
    const std::string a = game_text(played(table, 30, 5)), b = game_text(played(table, 50, 6));
    const Match m = played(table, 20, 7);
    const std::string p = position_text(table, m.state.data()), v = position_text(table, view_of(m, bystander).data());
    for (const std::string& text : {a, b, p, v}) {
        const std::string body = text.substr(0, text.rfind('.'));
        for (const char* tail : {"A", "AA", "AAA", "AAAA", "B", "=", "_"})
            CHECK(problem_of(with_check_value(body + tail)) == Text::core_problem_damaged);
        for (int k = 0; k < 60; ++k) {
            const std::string other = mutated_payload(text, a, dice);
            const auto opened = open_text(other, tables);
            if (!opened) continue;
            CHECK((opened->kind == 'g'   ? game_text(opened->match)
                   : opened->kind == 'p' ? position_text(table, opened->match.state.data())
                                         : position_text(table, opened->view.data())) == other);
            CHECK(hold_to_law(*opened, draw32(dice)).broken.empty());
        }
    }
}

TEMPLATE_LIST_TEST_CASE("a damaged text is refused", "[generic][envelope]", Tested) {
    const Table& table = row_of<TestType>();
    Dice dice = dice_from(52);
    const std::string text = game_text(played(table, 40, 8)), other = game_text(played(table, 50, 9));
    for (int k = 0; k < 400; ++k) {
        const std::string bad = mutated_text(text, other, dice);
        if (bad != text && bad != other) CHECK(problem_of(bad) != Text::none);
    }
    for (std::size_t k = 0; k < text.size(); ++k) {
        std::string bad = text;
        bad[k] = bad[k] == 'x' ? 'y' : 'x';
        CHECK(problem_of(bad) != Text::none);
        CHECK(problem_of(text.substr(0, k)) != Text::none);
    }
}

TEMPLATE_LIST_TEST_CASE("each refusal says what is wrong", "[generic][envelope]", Tested) {
    const Table& table = row_of<TestType>();
    const std::string id = std::string(".") + std::string(table.id) + ".";
    const std::string mine = id + std::to_string(table.revision) + ".";
    const std::string text = game_text(played(table, 5, 10));
    CHECK(problem_of(text) == Text::none);
    CHECK(problem_of("") == Text::core_problem_not_ours);
    CHECK(problem_of("hello") == Text::core_problem_not_ours);
    CHECK(problem_of("https://example.org/#" + text) == Text::core_problem_not_ours);
    CHECK(problem_of(text + " ") == Text::core_problem_damaged);
    CHECK(problem_of("wc") == Text::core_problem_damaged);
    CHECK(problem_of(replaced(text, "wc1", "wc2")) == Text::core_problem_newer);
    CHECK(problem_of(resealed(replaced(text, mine, id + "99."))) == Text::core_problem_newer);
    CHECK(problem_of(resealed(replaced(text, mine, id + "0."))) == Text::core_problem_damaged);
    CHECK(problem_of(resealed(replaced(text, mine, id + "0" + std::to_string(table.revision) + "."))) ==
          Text::core_problem_damaged);
    CHECK(problem_of(resealed(replaced(text, mine, id + "-1."))) == Text::core_problem_damaged);
    CHECK(problem_of(resealed(replaced(text, mine, id + "99999999999."))) == Text::core_problem_damaged);
    CHECK(problem_of(resealed(replaced(text, id, ".chess."))) == Text::core_problem_unknown_table);
    CHECK(problem_of(resealed(replaced(text, "wc1.g", "wc1.x"))) == Text::core_problem_damaged);
    CHECK(problem_of(resealed(replaced(text, "wc1.g", "wc1.p"))) == Text::core_problem_damaged);
    CHECK(problem_of(resealed(replaced(text, "wc1.g", "wc1.gg"))) == Text::core_problem_damaged);
    CHECK(problem_of(text, text.size() - 1) == Text::core_problem_too_long);
    CHECK(problem_of("wc1." + std::string(max_link_chars, 'A')) == Text::core_problem_too_long);
    CHECK(problem_of(with_check_value("wc1.g" + mine + std::string(1000, '_'))) == Text::core_problem_damaged);
    CHECK(problem_of(with_check_value("wc1.g" + mine)) == Text::core_problem_damaged);
    CHECK(problem_of(with_check_value("wc1.p" + mine)) == Text::core_problem_damaged);
    CHECK(problem_of(with_check_value("wc1.v" + mine)) == Text::core_problem_damaged);
    CHECK(problem_of(with_check_value("wc1.g" + mine + "a b")) == Text::core_problem_damaged);
}

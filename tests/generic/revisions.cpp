// Texts of other revisions, on the toy table: revision 2 has a field more than 1, revision 3 draws other numbers.
#include "laws.hpp"

#include "core/base64.hpp"
#include "core/envelope.hpp"

using namespace wc;
using namespace wc::laws;

namespace {

constexpr Table newer = TableOf<toy::ToyOf<3>>::make(toy::bots);
constexpr std::array<const Table*, 1> present{&toy::table}, future{&newer};

class OldPacker : public PackWalker {
public:
    using PackWalker::PackWalker;
    static int format() { return 1; }
};

Match played(const Table& table) {
    Match m = begin_match(table, {}, {}, 5);
    Dice dice = dice_from(5);
    for (int k = 0; k < 3; ++k) REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
    return m;
}

} // namespace

TEST_CASE("a position of an older format opens, and is written in the new one", "[core][envelope]") {
    const Match m = played(toy::table);
    toy::State s = TableOf<toy::Toy>::load(m.state.data());
    RangeEncoder out;
    OldPacker w(out);
    toy::Toy::walk(w, s);
    std::string body = "wc1.p.toy.1.";
    append_base64(body, out.finish());
    const auto opened = open_text(with_check_value(body), present);
    REQUIRE(opened.has_value());
    CHECK(opened->match.state == m.state);
    CHECK(position_text(toy::table, opened->match.state.data()).starts_with("wc1.p.toy.2."));
}

TEST_CASE("a game of an older revision that can't be replayed opens from its snapshot, and says so",
          "[core][envelope]") {
    const Match m = played(toy::table);
    const auto opened = open_text(game_text(m), future);
    REQUIRE(opened.has_value());
    CHECK(opened->history_lost);
    CHECK(opened->match.state == m.state);
    CHECK(opened->match.decisions.empty());
    CHECK(opened->match.from_position);
    CHECK(opened->match.controls == m.controls);
}

TEST_CASE("a game of an older revision that can be replayed keeps its history", "[core][envelope]") {
    Match m = begin_from(toy::table, played(toy::table).state, {});
    REQUIRE(choose(m, m.question.seat, m.question.choices.front()).has_value());
    const auto opened = open_text(game_text(m), future);
    REQUIRE(opened.has_value());
    CHECK_FALSE(opened->history_lost);
    CHECK(opened->match.decisions.size() == 1);
    CHECK(opened->match.state == m.state);
}

TEST_CASE("a game of a later revision is refused as such", "[core][envelope]") {
    const auto opened = open_text(game_text(played(newer)), present);
    REQUIRE_FALSE(opened.has_value());
    CHECK(opened.error() == Text::core_problem_newer);
}

// The viewer behind embeds: links are looked at and stepped through, and show no more than a bystander may see.
#include "seeded.hpp"

#include "shell/app/viewer.hpp"

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT

namespace {

Viewer viewer_in_english() {
    Viewer v{.tables = all_tables};
    REQUIRE(v.words.load("core", embedded_en_core));
    REQUIRE(v.words.load("churchill", embedded_en_churchill));
    return v;
}

Viewer looking_at(const std::string& link) {
    Viewer v = viewer_in_english();
    REQUIRE(look_at(v, link));
    return v;
}

std::string drawn(const Viewer& v, std::size_t step) { return picture(session_at(v, step), {}); }

} // namespace

TEST_CASE("a game's link is stepped through, each step with its news", "[shell][viewer]") {
    const std::string link = sample_game(churchill_table, 0, 11, 30);
    const Viewer v = looking_at(link);
    REQUIRE(steps(v) == 30);
    CHECK(scenario_name(v) == "Training");
    std::size_t told = 0;
    for (std::size_t k = 1; k <= 30; ++k) {
        const std::vector<JournalLine> news = news_of(v, k);
        told += news.size();
        for (const JournalLine& line : news) CHECK(!line.text.empty());
    }
    CHECK(told >= 30);
    CHECK(drawn(v, 3) != drawn(v, 30));
    CHECK(session_at(v, 31).view == session_at(v, 30).view); // no step beyond the last
    CHECK(session_at(v, 0).view ==
          view_of(begin_match(churchill_table, v.match.options, v.match.controls, v.match.seed), bystander));
    CHECK(news_of(v, 0).empty());
    CHECK(news_of(v, 31).empty());
}

TEST_CASE("until the game is over nobody's hand is shown; then everybody's", "[shell][viewer]") {
    const Viewer going_on = looking_at(sample_game(churchill_table, 0, 12, 20));
    CHECK(going_on.eyes == bystander);
    for (std::size_t k = 0; k <= steps(going_on); ++k)
        CHECK(churchill_table.viewer(session_at(going_on, k).view.data()) == bystander);
    const Viewer over = looking_at(sample_game(churchill_table, 0, 12, 5000));
    CHECK(session_at(over, steps(over)).outcome.over);
    CHECK(over.eyes == first_seats(3));
    CHECK(churchill_table.viewer(session_at(over, 5).view.data()) == first_seats(3));
}

TEST_CASE("positions and views have one step; a view shows what it was made for", "[shell][viewer]") {
    const Session s = seeded::game({});
    const Viewer position = looking_at(position_link(s));
    const Viewer view = looking_at(view_link(s));
    CHECK(steps(position) == 0);
    CHECK(steps(view) == 0);
    CHECK(scenario_name(view).empty());
    CHECK(session_at(position, 0).view == session_at(view, 0).view);
    CHECK(journal_size(session_at(view, 0)) == 0);
}

TEST_CASE("a refused link leaves what was looked at as it was", "[shell][viewer]") {
    Viewer v = looking_at(sample_game(churchill_table, 2, 3, 9));
    for (const char* text : {"", "wc1", "wc1.g.churchill.1.AAAA.aaaaaa", "good morning"}) {
        CHECK(!look_at(v, text));
        CHECK(steps(v) == 9);
    }
    const Viewer nothing = viewer_in_english();
    CHECK(steps(nothing) == 0);
    CHECK(drawn(nothing, 0).starts_with("<svg"));
}

// Texts of every version that was released: they stay readable, and go on, under all later rules. They are also what the
// page's tests import. tests/web/fixtures/v<N>/: N is the envelope's version and the tables' revision at the release.
// A new release: add a folder by `wc_tests "[.make-old-texts]"`, which never writes over a file.
#include "core/base64.hpp"
#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>

using namespace wc;

namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(WC_SOURCE_DIR) / "tests" / "web" / "fixtures";

// The same rules under the next revision, and rules under which other cards are dealt.
struct Later : churchill::Churchill {
    static constexpr int revision = churchill::Churchill::revision + 1;
};
struct Dealt : Later {
    static State start(const Options& o, Seed seed, Journal& journal) {
        return churchill::Churchill::start(o, seed + 1, journal);
    }
};
constexpr Table later = TableOf<Later>::make(ai::churchill_bots), dealt = TableOf<Dealt>::make(ai::churchill_bots);
constexpr std::array<const Table*, 1> same_rules{&later}, other_deals{&dealt};

struct Named {
    std::string name, text; // the name stands in the line before, after "# "
};

std::vector<Named> texts_in(const fs::path& file) {
    std::ifstream in(file);
    std::vector<Named> out;
    std::string name;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("# ")) name = line.substr(2);
        if (line.starts_with("wc")) out.push_back({name, line});
    }
    return out;
}

// Of every version; `part` of the file's name.
std::vector<Named> texts_called(std::string_view part) {
    std::vector<Named> out;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().filename().string().find(part) == std::string::npos) continue;
        for (Named& each : texts_in(entry.path())) out.push_back(std::move(each));
    }
    return out;
}

Choice any_choice(const Question& q, Dice& dice) {
    return q.choices[static_cast<std::size_t>(draw_below(dice, static_cast<int>(q.choices.size())))];
}

// On with it, persons by chance, up to that many decisions and until a person is to move.
void play_on(Match& m, Dice& dice, std::size_t decisions) {
    while (!m.question.over()) {
        REQUIRE_FALSE(m.table->check(m.state.data()).has_value());
        if (let_bot_choose(m, 200)) continue;
        if (m.decisions.size() >= decisions) return;
        REQUIRE(choose(m, m.question.seat, any_choice(m.question, dice)).has_value());
    }
}

Match played(const Table& table, std::uint8_t scenario, std::size_t decisions) {
    Controls controls{};
    for (int s = 1; s < table.seats; ++s) controls[static_cast<std::size_t>(s)] = Control::bot(0);
    Match m = begin_match(table, {.scenario = scenario}, controls, 1943u + scenario);
    Dice dice = dice_from(scenario + 1u);
    play_on(m, dice, decisions);
    return m;
}

class File {
public:
    explicit File(const fs::path& path) : out_(path) {}
    void put(const std::string& name, const std::string& text) { out_ << "# " << name << "\n" << text << "\n"; }

private:
    std::ofstream out_;
};

void put_all(File& file, const Match& m, const std::string& name) {
    const Bytes view = view_of(m, bystander);
    file.put("game, " + name, game_text(m));
    file.put("position, " + name, position_text(*m.table, m.state.data()));
    file.put("view, " + name, position_text(*m.table, view.data()));
}

void make_games(const Table& table, std::uint8_t scenario, const fs::path& path) {
    File file(path);
    const std::size_t all = played(table, scenario, max_recorded).decisions.size();
    for (const std::size_t quarter : {0u, 1u, 2u, 3u, 4u}) {
        const Match m = played(table, scenario, quarter == 4 ? max_recorded : all * quarter / 4);
        put_all(file, m, std::to_string(m.decisions.size()) + " decisions");
    }
    Match b = branch(played(table, scenario, all / 2), all / 3, 7);
    Dice dice = dice_from(5);
    play_on(b, dice, all / 2);
    put_all(file, b, "a branch");
    Match from = begin_from(table, b.state, b.controls);
    play_on(from, dice, all / 4);
    put_all(file, from, "from a position");
}

std::string resealed(std::string text, std::string_view from, std::string_view to) {
    text.replace(text.find(from), from.size(), to);
    return with_check_value(text.substr(0, text.rfind('.')));
}

void make_refused(const Table& table, const fs::path& path) {
    File file(path);
    const std::string text = game_text(played(table, 0, 10)), id = "." + std::string(table.id) + ".";
    file.put("newer", resealed(text, id + std::to_string(table.revision), id + "99"));
    file.put("newer", resealed(text, "wc1", "wc2"));
    file.put("unknown_table", resealed(text, id, ".chess."));
    file.put("damaged", resealed(text, "wc1.g", "wc1.x"));
    file.put("damaged", text.substr(0, text.size() - 9));
}

// A game whose choices don't lead to its snapshot: what a game looks like when the rules have changed since.
void make_other_history(const Table& table, const fs::path& path) {
    File file(path);
    Match m = played(table, 0, 20);
    m.state = played(table, 0, 10).state;
    file.put("a history that leads elsewhere", game_text(m));
}

Text reason_called(std::string_view name) {
    if (name == "newer") return Text::core_problem_newer;
    return name == "unknown_table" ? Text::core_problem_unknown_table : Text::core_problem_damaged;
}

} // namespace

TEST_CASE("texts of released versions open and go on to the end", "[playout][old-texts]") {
    const std::vector<Named> all = texts_called("churchill.");
    CHECK(all.size() >= 63);
    std::string position;
    for (const auto& [name, text] : all) {
        CAPTURE(name, text);
        auto opened = open_text(text, all_tables);
        REQUIRE(opened.has_value());
        CHECK_FALSE(opened->history_lost);
        CHECK(name.starts_with(opened->kind == 'g' ? "game" : opened->kind == 'p' ? "position" : "view"));
        if (opened->kind == 'g') position = position_text(*opened->table, opened->match.state.data());
        if (opened->kind == 'p' && text.starts_with("wc1.p.churchill.1.")) CHECK(text == position);
        Match m = opened->kind == 'v' ? *deal_from(*opened->table, opened->view, {}, 3) : std::move(opened->match);
        Dice dice = dice_from(6);
        play_on(m, dice, max_recorded);
        CHECK(m.question.over());
    }
}

TEST_CASE("under a later revision old games keep their history if it can be replayed", "[playout][old-texts]") {
    for (const auto& [name, text] : texts_called("churchill.")) {
        const auto opened = open_text(text, same_rules);
        REQUIRE(opened.has_value());
        CHECK_FALSE(opened->history_lost);
    }
}

TEST_CASE("under a later revision old games that can't be replayed open from their snapshot", "[playout][old-texts]") {
    int lost = 0;
    for (const auto& [name, text] : texts_called("churchill.")) {
        const auto opened = open_text(text, other_deals);
        REQUIRE(opened.has_value());
        lost += opened->history_lost;
        if (!opened->history_lost || opened->kind != 'g') continue;
        CHECK(opened->match.state == open_text(text, all_tables)->match.state);
        CHECK(opened->match.decisions.empty());
    }
    CHECK(lost >= 15);
    for (const auto& [name, text] : texts_called("other_history")) {
        CHECK(open_text(text, all_tables).error() == Text::core_problem_damaged); // nobody plays so under these rules
        const auto opened = open_text(text, same_rules);
        REQUIRE(opened.has_value());
        CHECK(opened->history_lost);
    }
}

TEST_CASE("texts that are newer, foreign or damaged are refused as such", "[playout][old-texts]") {
    const std::vector<Named> all = texts_called("refused");
    CHECK(all.size() >= 5);
    for (const auto& [name, text] : all) {
        CAPTURE(name, text);
        const auto opened = open_text(text, all_tables);
        REQUIRE_FALSE(opened.has_value());
        CHECK(opened.error() == reason_called(name));
    }
}

TEST_CASE("texts of the present version are written down", "[.make-old-texts]") {
    for (const Table* table : all_tables) {
        const fs::path to = folder / ("v" + std::to_string(table->revision));
        fs::create_directories(to);
        const auto missing = [&](const std::string& name) { return !fs::exists(to / name); };
        for (std::size_t k = 0; k < table->scenarios.size(); ++k) {
            const std::string name = std::string(table->id) + "." + std::string(table->scenarios[k].id) + ".txt";
            if (missing(name)) make_games(*table, static_cast<std::uint8_t>(k), to / name);
        }
        if (missing("refused.txt")) make_refused(*table, to / "refused.txt");
        if (missing("other_history.txt")) make_other_history(*table, to / "other_history.txt");
    }
    SUCCEED();
}

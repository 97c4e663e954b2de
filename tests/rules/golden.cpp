// Golden playthroughs: games written out decision by decision, read against the rules once, and compared ever after.
//
// A file holds the choices of a seeded game (the numbers in brackets), what the journal said with its rules, and the
// fields of the position that changed ("name index value"). After an intended change of rules or words, write them anew:
//
//   WC_GOLDEN=write build/sanitize/wc_tests "[golden]"        and read what changed with `git diff`
//
// The choices are kept as long as they are legal; from there on, or without a file, the bots choose.
#include "core/text_dump.hpp"
#include "core/words.hpp"
#include "generated/embedded_text.hpp"
#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace wc;

namespace {

struct Golden {
    std::uint8_t scenario;
    Seed seed;
    int rounds; // how many conferences or turns are written out
    Options options{};
};

// What differs from table to table: the words, how far a game has come, who is asked.
struct ChurchillGame {
    using Table = churchill::Churchill;
    static constexpr std::string_view words = embedded_en_churchill;
    static constexpr std::array<Golden, 3> games{{{0, 1, 3}, {1, 2, 2}, {2, 3, 2}}};
    static int round(const churchill::State& s) { return s.conference; }
    static Ref person(Seat seat) { return churchill::ref(churchill::side_of(seat)); }
    static const Bot& bot() { return ai::churchill_bots[0]; }
};
struct GatheringStormGame {
    using Table = gathering_storm::GatheringStorm;
    static constexpr std::string_view words = embedded_en_gathering_storm;
    // For two, three and five players: the option counts from two.
    static constexpr std::array<Golden, 3> games{{{0, 1, 2}, {1, 2, 1, {.values = {1}}}, {2, 3, 2, {.values = {3}}}}};
    static int round(const gathering_storm::State& s) { return s.turn; }
    static Ref person(Seat seat) { return gathering_storm::ref(gathering_storm::power_of(seat)); }
    static const Bot& bot() { return ai::gathering_storm_bots[0]; }
};

template <class Game> const Words& english() {
    static const Words words = [] {
        Words w;
        REQUIRE(w.load("core", embedded_en_core));
        REQUIRE(w.load(Game::Table::id, Game::words));
        return w;
    }();
    return words;
}

template <class Game> std::string sentence(const Line& line) {
    std::vector<Operand> operands;
    for (Ref r : line.operands)
        operands.push_back(r.kind() == Ref::number_kind ? Operand::of(r.number()) : Operand::of(Game::Table::name(r)));
    return english<Game>().say(line.text, operands);
}

std::string rule_number(const auto& ids, Rule rule) { return rule ? std::string(ids[rule.code - 1u]) : ""; }

// Is this the first sight of a field that says nothing? (A plan that is opened has many.)
bool new_and_zero(const std::vector<DumpLine>& old, const DumpLine& line) {
    return line.value == 0 && std::none_of(old.begin(), old.end(), [&line](const DumpLine& x) {
               return x.name == line.name && x.index == line.index;
           });
}

// The fields that changed, in the order of the walk; dice and the place in the sequence of play are left out.
template <class T> std::string changes(const typename T::State& before, const typename T::State& after) {
    const auto old = fields_of<T>(before);
    std::string out;
    for (const DumpLine& line : fields_of<T>(after)) {
        if (line.name == "dice" || line.name == "depth" || line.name == "step" || line.name == "seat") continue;
        if (line.name == "i" || line.name == "n" || std::count(old.begin(), old.end(), line) > 0) continue;
        if (new_and_zero(old, line)) continue;
        out += (out.empty() ? "    " : "; ") + std::string(line.name) + " " + std::to_string(line.index) + " " +
               std::to_string(static_cast<std::int64_t>(line.value));
    }
    return out.empty() ? out : out + "\n";
}

// The choices that a file holds: "(3 of 9)" after a decision's question, counted from 1.
std::vector<int> recorded_choices(const std::string& text) {
    std::vector<int> out;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("  (")) out.push_back(std::atoi(line.c_str() + 3));
    return out;
}

template <class Game> struct Writer {
    using T = typename Game::Table;
    using State = typename T::State;

    State s, shown;
    Question q;
    std::vector<Event> events;
    Journal journal;
    std::string text;

    void tell() {
        for (const Event& e : events)
            text += "    " + rule_number(T::rule_ids, e.line.rule) + (e.line.rule ? " " : "") + sentence<Game>(e.line) +
                    "\n";
        text += changes<T>(shown, s);
        events.clear();
        shown = s;
    }
    void begin(const Golden& g) {
        journal.events = &events;
        Options o = g.options;
        o.scenario = g.scenario;
        text = std::string(T::scenarios[g.scenario].id) + ", seed " + std::to_string(g.seed) + "\n\n";
        Journal quiet;
        shown = T::start(o, g.seed, quiet);
        s = TableOf<T>::begin(o, g.seed, q, journal);
        tell();
    }
    int bots_choice(int decision) const {
        const State view = T::observe(s, only(q.seat));
        Dice dice = dice_from(static_cast<Seed>(decision));
        return Game::bot().pick(reinterpret_cast<const std::byte*>(&view), q, dice, 1000);
    }
    void choose(int decision, int chosen) {
        const Choice c = q.choices[static_cast<std::size_t>(chosen)];
        text += std::to_string(decision + 1) + ". " + english<Game>().say(T::name(Game::person(q.seat))) + ", " +
                rule_number(T::rule_ids, q.prompt.rule) + ": " + sentence<Game>(q.prompt) + "\n  (" +
                std::to_string(chosen + 1) + " of " + std::to_string(q.choices.size()) + ") " +
                sentence<Game>(T::label(s, c)) + "\n";
        REQUIRE(Machine<T>::answer(s, q.seat, c, q, journal).has_value());
        tell();
    }
};

// Plays the game on the choices given, or on the bots', and writes it out.
template <class Game> std::string play(const Golden& g, const std::vector<int>& choices, bool bots_may_choose) {
    Writer<Game> w;
    w.begin(g);
    const int last = Game::round(w.shown) + g.rounds;
    bool kept = true;
    for (int k = 0; !w.q.over() && Game::round(w.s) < last; ++k) {
        const auto n = static_cast<int>(w.q.choices.size());
        kept = kept && k < static_cast<int>(choices.size()) && choices[static_cast<std::size_t>(k)] <= n;
        if (!kept && !bots_may_choose) return w.text + "the file ends too early, or chooses what is not there\n";
        w.choose(k, kept ? choices[static_cast<std::size_t>(k)] - 1 : w.bots_choice(k));
    }
    for (const ScoreLine& line : Game::Table::outcome(w.s).scores)
        w.text += english<Game>().say(Game::Table::name(Game::person(line.seat))) + " " + std::to_string(line.points) +
                  ": " + sentence<Game>(line.line) + "\n";
    return w.text;
}

std::string read(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

void compare(const std::string& written, const std::string& played) {
    std::istringstream a(written), b(played);
    std::string in_file, now;
    for (int line = 1; in_file == now; ++line) {
        const bool more = static_cast<bool>(std::getline(a, in_file)),
                   more_now = static_cast<bool>(std::getline(b, now));
        if (!more && !more_now) break;
        INFO("line " << line);
        CHECK(now == in_file);
        if (more != more_now) break;
    }
    CHECK(written == played);
}

template <class Game> void golden_playthroughs() {
    using T = typename Game::Table;
    const char* mode = std::getenv("WC_GOLDEN");
    const bool write = mode != nullptr && std::string_view(mode) == "write";
    for (const Golden& g : Game::games) {
        const std::string scenario(T::scenarios[g.scenario].id);
        INFO(T::id << " " << scenario);
        const std::string file = WC_SOURCE_DIR "/tests/rules/" + std::string(T::id) + "/golden/" + scenario + ".txt";
        const std::string written = read(file);
        const std::string played = play<Game>(g, recorded_choices(written), write);
        if (write) std::ofstream(file, std::ios::binary) << played;
        if (!write) compare(written, played);
    }
}

} // namespace

TEST_CASE("golden playthroughs", "[churchill][golden]") { golden_playthroughs<ChurchillGame>(); }

TEST_CASE("golden playthroughs of Gathering Storm", "[gathering_storm][golden]") {
    golden_playthroughs<GatheringStormGame>();
}

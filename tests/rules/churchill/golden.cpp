// Golden playthroughs: games written out decision by decision, read against the rules once, and compared ever after.
//
// A file holds the choices of a seeded game (the numbers in brackets), what the journal said with its rules, and the
// fields of the position that changed ("name index value"). After an intended change of rules or words, write them anew:
//
//   WC_GOLDEN=write build/sanitize/wc_tests "[golden]"        and read what changed with `git diff`
//
// The choices are kept as long as they are legal; from there on, or without a file, the bots choose.
#include "table_top.hpp"

#include "ai/players.hpp"
#include "core/words.hpp"
#include "generated/embedded_text.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace wc::churchill {

namespace {

struct Golden {
    Scenario scenario;
    Seed seed;
    int conferences; // how many are written out
};

const Words& english() {
    static const Words words = [] {
        Words w;
        REQUIRE(w.load("core", embedded_en_core));
        REQUIRE(w.load("churchill", embedded_en_churchill));
        return w;
    }();
    return words;
}

std::string sentence(const Line& line) {
    std::vector<Operand> operands;
    for (Ref r : line.operands)
        operands.push_back(r.kind() == Ref::number_kind ? Operand::of(r.number()) : Operand::of(Churchill::name(r)));
    return english().say(line.text, operands);
}

// The fields that changed, in the order of the walk; dice and the place in the sequence of play are left out.
std::string changes(const State& before, const State& after) {
    const auto old = fields_of<Churchill>(before);
    std::string out;
    for (const DumpLine& line : fields_of<Churchill>(after)) {
        if (line.name == "dice" || line.name == "depth" || line.name == "step" || line.name == "seat") continue;
        if (line.name == "i" || line.name == "n" || std::count(old.begin(), old.end(), line) > 0) continue;
        out += (out.empty() ? "    " : "; ") + std::string(line.name) + " " + std::to_string(line.index) + " " +
               std::to_string(line.value);
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

struct Writer {
    State s, shown;
    Question q;
    std::vector<Event> events;
    Journal journal;
    std::string text;

    void tell() {
        for (const Event& e : events)
            text += "    " + (e.line.rule ? std::string(rule_id(e.line.rule)) + " " : "") + sentence(e.line) + "\n";
        text += changes(shown, s);
        events.clear();
        shown = s;
    }
};

int bots_choice(const Writer& w, int decision) {
    const State view = Churchill::observe(w.s, only(w.q.seat));
    Dice dice = dice_from(static_cast<Seed>(decision));
    return ai::churchill_bots[0].pick(reinterpret_cast<const std::byte*>(&view), w.q, dice, 1000);
}

// Plays the game on the choices given, or on the bots', and writes it out.
std::string play(const Golden& g, const std::vector<int>& choices, bool bots_may_choose) {
    Writer w;
    w.journal.events = &w.events;
    Options o;
    o.scenario = static_cast<std::uint8_t>(g.scenario);
    w.text = std::string(scenario_ids[ix(g.scenario)]) + ", seed " + std::to_string(g.seed) + "\n\n";
    Journal quiet;
    w.shown = Churchill::start(o, g.seed, quiet);
    w.s = TableOf<Churchill>::begin(o, g.seed, w.q, w.journal);
    w.tell();
    const int last = w.shown.conference + g.conferences;
    bool kept = true;
    for (int k = 0; !w.q.over() && w.s.conference < last; ++k) {
        const auto n = static_cast<int>(w.q.choices.size());
        kept = kept && k < static_cast<int>(choices.size()) && choices[static_cast<std::size_t>(k)] <= n;
        if (!kept && !bots_may_choose) return w.text + "the file ends too early, or chooses what is not there\n";
        const int chosen = kept ? choices[static_cast<std::size_t>(k)] - 1 : bots_choice(w, k);
        const Choice c = w.q.choices[static_cast<std::size_t>(chosen)];
        const std::string who = english().say(Churchill::name(ref(side_of(w.q.seat))));
        w.text += std::to_string(k + 1) + ". " + who + ", " + std::string(rule_id(w.q.prompt.rule)) + ": " +
                  sentence(w.q.prompt) + "\n  (" + std::to_string(chosen + 1) + " of " + std::to_string(n) + ") " +
                  sentence(Churchill::label(w.s, c)) + "\n";
        REQUIRE(Machine<Churchill>::answer(w.s, w.q.seat, c, w.q, w.journal).has_value());
        w.tell();
    }
    for (const ScoreLine& line : Churchill::outcome(w.s).scores)
        w.text += english().say(Churchill::name(ref(side_of(line.seat)))) + " " + std::to_string(line.points) + ": " +
                  sentence(line.line) + "\n";
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

} // namespace

TEST_CASE("golden playthroughs", "[churchill][golden]") {
    const char* mode = std::getenv("WC_GOLDEN");
    const bool write = mode != nullptr && std::string_view(mode) == "write";
    for (const Golden& g :
         {Golden{Scenario::training, 1, 3}, Golden{Scenario::tournament, 2, 2}, Golden{Scenario::campaign, 3, 2}}) {
        INFO(scenario_ids[ix(g.scenario)]);
        const std::string file = std::string(WC_SOURCE_DIR) + "/tests/rules/churchill/golden/" +
                                 std::string(scenario_ids[ix(g.scenario)]) + ".txt";
        const std::string written = read(file);
        const std::string played = play(g, recorded_choices(written), write);
        if (write) std::ofstream(file, std::ios::binary) << played;
        if (!write) compare(written, played);
    }
}

} // namespace wc::churchill

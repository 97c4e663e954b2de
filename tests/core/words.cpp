// The formatter of sentences, on word lists made for the purpose, on broken ones, and on the real ones.
#include "core/words.hpp"

#include "generated/churchill_text.hpp"
#include "generated/embedded_text.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>

namespace {

using wc::Operand;
using wc::Text;
using wc::Words;

constexpr Text sentence = Text::core_refuse_game_over;
constexpr Text thing = Text::core_refuse_not_a_choice;
constexpr Text other = Text::core_refuse_not_your_turn;

// A list for the core block in which only these texts have their own lines.
std::string core_list(const std::map<Text, std::string>& lines) {
    std::string blob;
    for (int k = 0; k < wc::text_blocks[0].count; ++k) {
        const auto found = lines.find(static_cast<Text>(wc::text_blocks[0].first + k));
        blob += (found == lines.end() ? "x" : found->second) + "\n";
    }
    return blob;
}

std::string say(const std::string& line, std::initializer_list<Operand> operands = {}) {
    Words words;
    const std::map<Text, std::string> lines{
        {sentence, line}, {thing, "East\tthe East\tof the East\tto the East\tE."}, {other, "\xc3\xa1rea"}};
    if (!words.load("core", core_list(lines))) return "refused";
    return words.say(sentence, std::span(operands.begin(), operands.size()));
}

} // namespace

TEST_CASE("plain sentences come out as they are", "[core][words]") {
    CHECK(say("The game is over.") == "The game is over.");
    CHECK(say("a {{ b") == "a { b");
    CHECK(say("two\\nlines and a \\\\") == "two\nlines and a \\");
    CHECK(say("a \\t stays") == "a \\t stays");
}

TEST_CASE("numbers and plurals", "[core][words]") {
    const std::string line = "{0} {0|space|spaces}";
    CHECK(say(line, {Operand::of(1)}) == "1 space");
    CHECK(say(line, {Operand::of(-1)}) == "-1 space");
    CHECK(say(line, {Operand::of(0)}) == "0 spaces");
    CHECK(say(line, {Operand::of(INT32_MIN)}) == "-2147483648 spaces");
    CHECK(say("{0}{0||s}", {Operand::of(2)}) == "2s");
    CHECK(say("{1}, {0}", {Operand::of(1), Operand::of(2)}) == "2, 1");
}

TEST_CASE("names in their forms", "[core][words]") {
    CHECK(say("{0}", {Operand::of(thing)}) == "East");
    CHECK(say("{0:name} {0:the} {0:of} {0:to} {0:short}", {Operand::of(thing)}) ==
          "East the East of the East to the East E.");
    CHECK(say("{0:The} wins", {Operand::of(thing)}) == "The East wins");
    CHECK(say("{0:the}", {Operand::of(other)}) == "\xc3\xa1rea"); // no such form: the name
    CHECK(say("{0:The}", {Operand::of(other)}) == "\xc3\x81rea");
    CHECK(say("{0|one|many}", {Operand::of(thing)}) == "many");
}

TEST_CASE("a full stop after an abbreviation is not doubled", "[core][words]") {
    CHECK(say("Now {0:short}.", {Operand::of(thing)}) == "Now E.");
    CHECK(say("Now {0:short}...", {Operand::of(thing)}) == "Now E....");
    CHECK(say("Now {0}.", {Operand::of(thing)}) == "Now East.");
    CHECK(say("{0}.", {Operand::of(7)}) == "7.");
}

TEST_CASE("what makes no sense prints nothing", "[core][words]") {
    CHECK(say("a{0}b") == "ab");
    CHECK(say("a{7:the}b", {Operand::of(1)}) == "ab");
    CHECK(say("a{}b{x}c{-1}d{99999999999}e", {Operand::of(1)}) == "abcde");
    CHECK(say("a{0|one}b", {Operand::of(1)}) == "ab");
    CHECK(say("a{0", {Operand::of(1)}) == "a");
    CHECK(say("a{", {Operand::of(1)}) == "a");
    CHECK(say("a{0:nonsense_that_is_long}b", {Operand::of(thing)}) == "aEastb");
    CHECK(say("a{0:}b", {Operand::of(thing)}) == "aEastb");
    CHECK(say("a{0}b", {Operand::of(Text::none)}) == "ab");
    CHECK(say("a{0}b", {Operand::of(static_cast<Text>(65535))}) == "ab");
}

TEST_CASE("a list that does not fit is refused and changes nothing", "[core][words]") {
    Words words;
    CHECK(words.say(sentence).empty());
    CHECK_FALSE(words.loaded("core"));
    REQUIRE(words.load("core", core_list({{sentence, "before"}})));
    CHECK(words.loaded("core"));
    CHECK_FALSE(words.loaded("churchill"));
    const std::string good = core_list({{sentence, "after"}});
    CHECK_FALSE(words.load("core", ""));
    CHECK_FALSE(words.load("core", good + "one more\n"));
    CHECK_FALSE(words.load("core", std::string_view(good).substr(0, good.size() - 1)));
    CHECK_FALSE(words.load("core", std::string_view(good).substr(2)));
    CHECK_FALSE(words.load("no such table", good));
    CHECK_FALSE(words.load("core", std::string(Words::max_blob + 1, '\n')));
    CHECK(words.say(sentence) == "before");
    REQUIRE(words.load("core", good));
    CHECK(words.say(sentence) == "after");
}

TEST_CASE("any bytes in a list are survived", "[core][words]") {
    std::uint32_t seed = 1;
    const std::string_view alphabet = "{}|:0123\\n\tThea \xc3\xa1";
    for (int round = 0; round < 2000; ++round) {
        std::string line;
        for (int k = 0; k < 24; ++k) {
            seed = seed * 1664525u + 1013904223u;
            line += alphabet[(seed >> 16) % alphabet.size()];
        }
        CHECK(say(line, {Operand::of(3), Operand::of(thing), Operand::of(sentence)}).size() < 600);
    }
}

TEST_CASE("every real text fits its table and leaves no brace behind", "[core][words]") {
    const std::array<Operand, 6> numbers{Operand::of(1), Operand::of(2), Operand::of(3),
                                         Operand::of(4), Operand::of(5), Operand::of(6)};
    for (const std::string_view language : {"en", "es"}) {
        Words words;
        for (const auto& list : wc::embedded_texts)
            if (list.language == language) REQUIRE(words.load(list.table, list.blob));
        for (int k = 1; k < wc::text_count; ++k) {
            const auto text = static_cast<Text>(k);
            CAPTURE(language, wc::text_keys[static_cast<std::size_t>(k)]);
            const auto count = wc::text_operands[static_cast<std::size_t>(k)];
            const std::string said = words.say(text, std::span(numbers).first(count));
            CHECK_FALSE(said.empty());
            CHECK(said.find_first_of("{}\t") == std::string::npos);
        }
    }
}

TEST_CASE("real names stand in the order of their enumerations", "[core][words]") {
    Words words;
    REQUIRE(words.load("churchill", wc::embedded_es_churchill));
    const auto us = wc::churchill::text_at(wc::churchill::first_side_text, 2);
    CHECK(us == Text::churchill_side_us);
    CHECK(words.form(us, wc::Form::of) == "de EE.UU.");
    CHECK(words.form(Text::churchill_side_uk, wc::Form::of) == "del RU");
    CHECK(words.form(Text::churchill_side_uk, wc::Form::to) == "al RU");
    CHECK(words.form(Text::churchill_side_su, wc::Form::to) == "a la URSS");
    CHECK(words.form(wc::churchill::text_at(wc::churchill::first_card_text, 62), wc::Form::short_name) == "Somervell");
}

// Measuring, fitting and breaking: what every widget's words rely on.
#include "shell/widgets/text.hpp"

#include "generated/font_metrics.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace wc::shell {

using Catch::Approx;

namespace {

constexpr TextStyle label{.face = Face::label, .size = 20};

} // namespace

TEST_CASE("characters are read from UTF-8, and broken bytes do no harm", "[shell][text]") {
    std::string_view text = "añ→★";
    CHECK(next_character(text) == U'a');
    CHECK(next_character(text) == U'ñ');
    CHECK(next_character(text) == U'→');
    CHECK(next_character(text) == U'★');
    CHECK(next_character(text) == 0);
    for (std::string_view broken : {"\xC3", "\xE2\x86", "\xFF", "\x80", "\xC3(", "\xF4\x90\x80"}) {
        std::string_view rest = broken;
        CHECK(next_character(rest) == 0xFFFD);
        CHECK(rest.size() < broken.size());
    }
}

TEST_CASE("every face has its own widths, and every character one", "[shell][text]") {
    for (int face = 0; face < face_count; ++face) {
        for (const auto character : wc::generated::font_characters) {
            const int advance = advance_of(static_cast<Face>(face), character);
            CHECK(advance > 0);
            CHECK(advance < 1600);
        }
    }
    CHECK(advance_of(Face::typed, U'i') == advance_of(Face::typed, U'W'));
    CHECK(advance_of(Face::label, U'i') < advance_of(Face::label, U'W'));
    CHECK(advance_of(Face::label, 0x4E2D) == advance_of(Face::label, U'?'));
}

TEST_CASE("a width is the sum of its characters, tracking between them", "[shell][text]") {
    const float a = text_width("A", label), b = text_width("B", label);
    CHECK(text_width("AB", label) == Approx(a + b));
    TextStyle wide = label;
    wide.tracking = 3;
    CHECK(text_width("ABA", wide) == Approx(a + b + a + 6));
    wide.stretch = 0.5f;
    CHECK(text_width("AB", wide) == Approx((a + b + 3) / 2));
    CHECK(text_width("", label) == 0.0f);
}

TEST_CASE("a text that fits is left alone, a little too long it is condensed, far too long it is cut",
          "[shell][text]") {
    const std::string_view text = "Directed Offensive";
    const float natural = text_width(text, label);
    CHECK(fit(text, label, natural + 1).stretch == 1.0f);
    const Fitted condensed = fit(text, label, natural * 0.9f);
    CHECK_FALSE(condensed.cut);
    CHECK(condensed.stretch == Approx(0.9f));
    CHECK(condensed.width == Approx(natural * 0.9f));
    for (const float width : {12.0f, 40.0f, 80.0f, natural * 0.8f}) {
        const Fitted cut = fit(text, label, width);
        CHECK(cut.cut);
        CHECK(text.starts_with(cut.shown));
        CHECK(cut.width <= width + 0.01f);
    }
    CHECK(fit("ññññññññ", label, 30).shown.size() % 2 == 0); // never within a character
}

TEST_CASE("lines break at spaces and keep to their width", "[shell][text]") {
    const std::string_view text = "Play a card and advance one issue toward your chair.";
    for (const float width : {90.0f, 150.0f, 300.0f, 2000.0f}) {
        std::string joined;
        for (const std::string_view line : wrap(text, label, width)) {
            CHECK(text_width(line, label) <= width);
            CHECK(line == std::string_view(line).substr(line.find_first_not_of(' ')));
            if (!joined.empty()) joined += ' ';
            joined += line;
        }
        CHECK(joined == text);
    }
    CHECK(wrap("one\ntwo", label, 1000).size() == 2);
    CHECK(wrap("incomprehensibilities", label, 20).size() == 1);
    CHECK(wrap("", label, 100).empty());
}

TEST_CASE("capitals know the accents of Spanish", "[shell][text]") {
    CHECK(capitals("Teherán, año ñu ü") == "TEHERÁN, AÑO ÑU Ü");
    CHECK(capitals("3 ÷ 2") == "3 ÷ 2");
}

TEST_CASE("capitals stand in the middle of a row", "[shell][text]") {
    const Rect row{0, 100, 50, 40};
    const float baseline = baseline_in(row, label);
    CHECK(baseline - capital_of(label) - row.y == Approx(row.bottom() - baseline));
}

} // namespace wc::shell

// The palette keeps its promise: words stand out from their ground by 4.5 : 1, sides by more than hue.
#include "shell/app/theme.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cmath>

namespace wc::shell {

namespace {

double light(std::uint8_t part) {
    const double v = part / 255.0;
    return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}
double luminance(Color c) { return 0.2126 * light(c.r) + 0.7152 * light(c.g) + 0.0722 * light(c.b); }
double contrast(Color a, Color b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

constexpr double readable = 4.5;

} // namespace

TEST_CASE("words on night and on baize are readable", "[shell][theme]") {
    for (const Color ground : {theme::night, theme::panel_solid, theme::row, theme::row_chosen, theme::tab}) {
        for (const Color words : {theme::text, theme::text_soft, theme::text_faint, theme::brass_light}) {
            CHECK(contrast(ground, words) >= readable);
        }
    }
    CHECK(contrast(theme::panel_solid, theme::brass) >= readable);
    CHECK(contrast(theme::baize_light, theme::text_soft) >= readable);
}

TEST_CASE("words on paper and on brass are readable", "[shell][theme]") {
    for (const Color ground : {theme::paper, theme::aged, theme::amber, theme::brass, theme::brass_light}) {
        CHECK(contrast(ground, theme::ink) >= readable);
    }
    CHECK(contrast(theme::paper, theme::ink_faded) >= readable);
    CHECK(contrast(theme::aged, mix(theme::ink_faded, theme::ink, 0.7f)) >= readable);
}

TEST_CASE("each side has its own colour, its own emblem, and room for words", "[shell][theme]") {
    for (std::size_t i = 0; i < side_looks.size(); ++i) {
        CAPTURE(i);
        CHECK(contrast(side_looks[i].deep, theme::paper) >= readable);
        CHECK(contrast(side_looks[i].bright, theme::night) >= readable);
        for (std::size_t j = i + 1; j < side_looks.size(); ++j) {
            CHECK(side_looks[i].shape != side_looks[j].shape);
            CHECK_FALSE(side_looks[i].color == side_looks[j].color);
        }
    }
}

} // namespace wc::shell

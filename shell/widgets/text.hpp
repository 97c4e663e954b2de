// Measuring, fitting and breaking text, from the generated font metrics: the same on every back end.
#pragma once

#include "shell/app/theme.hpp"
#include "shell/widgets/geometry.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wc::shell {

enum class Face : std::uint8_t {
    display, // Oswald 600: values, scores, place names
    label,   // Barlow Condensed 400
    strong,  // Barlow Condensed 600
    text,    // Source Serif 4: sentences
    typed,   // Courier Prime: telegrams
};
inline constexpr int face_count = 5;

enum class Align : std::uint8_t { left, centre, right };

struct TextStyle {
    Face face = Face::label;
    float size = theme::body; // the em, CSS pixels
    Color color = theme::text;
    Align align = Align::left;
    float tracking = 0; // extra space between characters
    float stretch = 1;  // horizontal scale
    bool operator==(const TextStyle&) const = default;
};

// The first character of `text`, which is shortened by it; 0 at the end, U+FFFD for broken bytes.
char32_t next_character(std::string_view& text);

// Width of one character in thousandths of the em.
int advance_of(Face face, char32_t character);

float text_width(std::string_view text, const TextStyle& style);

// Distances from the baseline for a style.
float ascent_of(const TextStyle& style);
float descent_of(const TextStyle& style);
float capital_of(const TextStyle& style);

// The baseline that puts capitals in the middle of a height.
float baseline_in(Rect rect, const TextStyle& style);

// A text cut and condensed to a width: `shown`, then an ellipsis if `cut`. `stretch` is at least 0.84 of the style's.
struct Fitted {
    std::string_view shown;
    bool cut = false;
    float stretch = 1;
    float width = 0;
};
Fitted fit(std::string_view text, const TextStyle& style, float width);

// Breaks a text at spaces (and at '\n') into lines no wider than `width`; words too long for a line stand alone.
std::vector<std::string_view> wrap(std::string_view text, const TextStyle& style, float width);

// The text in capitals, for headings: ASCII and Latin-1 letters.
std::string capitals(std::string_view text);

} // namespace wc::shell

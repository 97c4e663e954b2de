#include "shell/widgets/text.hpp"

#include "generated/font_metrics.hpp"

#include <algorithm>

namespace wc::shell {

namespace {

constexpr char32_t broken = 0xFFFD;
constexpr float tightest = 0.84f; // below this a condensed word looks squeezed
constexpr std::string_view ellipsis = "…";

const generated::FontMetrics& metrics_of(Face face) { return generated::font_metrics[static_cast<std::size_t>(face)]; }

float thousandths(int length, float size) { return static_cast<float>(length) * size * 0.001f; }

int tail_bytes(unsigned char lead) {
    if (lead < 0x80) return 0;
    if (lead >= 0xC2 && lead < 0xE0) return 1;
    if (lead >= 0xE0 && lead < 0xF0) return 2;
    if (lead >= 0xF0 && lead < 0xF5) return 3;
    return -1;
}

} // namespace

char32_t next_character(std::string_view& text) {
    if (text.empty()) return 0;
    const auto lead = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    const int tail = tail_bytes(lead);
    if (tail == 0) return lead;
    if (tail < 0 || text.size() < static_cast<std::size_t>(tail)) return broken;
    char32_t character = lead & (0x3Fu >> tail);
    for (int i = 0; i < tail; ++i) {
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((byte & 0xC0u) != 0x80u) return broken;
        character = character << 6 | (byte & 0x3Fu);
    }
    text.remove_prefix(static_cast<std::size_t>(tail));
    return character;
}

int advance_of(Face face, char32_t character) {
    const auto& characters = generated::font_characters;
    const auto found = std::lower_bound(characters.begin(), characters.end(), character);
    if (found == characters.end() || *found != character) return character == U'?' ? 500 : advance_of(face, U'?');
    return metrics_of(face).advances[static_cast<std::size_t>(found - characters.begin())];
}

float text_width(std::string_view text, const TextStyle& style) {
    int units = 0, count = 0;
    while (!text.empty()) {
        units += advance_of(style.face, next_character(text));
        ++count;
    }
    const float gaps = style.tracking * static_cast<float>(std::max(0, count - 1));
    return (thousandths(units, style.size) + gaps) * style.stretch;
}

float ascent_of(const TextStyle& style) { return thousandths(metrics_of(style.face).ascent, style.size); }
float descent_of(const TextStyle& style) { return thousandths(metrics_of(style.face).descent, style.size); }
float capital_of(const TextStyle& style) { return thousandths(metrics_of(style.face).capital, style.size); }

float baseline_in(Rect rect, const TextStyle& style) { return rect.y + (rect.h + capital_of(style)) / 2; }

Fitted fit(std::string_view text, const TextStyle& style, float width) {
    const float natural = text_width(text, style);
    if (natural <= width) return {text, false, style.stretch, natural};
    if (natural * tightest <= width) return {text, false, style.stretch * width / natural, width};
    TextStyle tight = style;
    tight.stretch *= tightest;
    const float room = width - text_width(ellipsis, tight);
    std::string_view rest = text;
    std::size_t kept = 0;
    float used = 0;
    while (!rest.empty()) {
        const char32_t character = next_character(rest);
        used += (thousandths(advance_of(style.face, character), style.size) + style.tracking) * tight.stretch;
        if (used > room) break;
        kept = text.size() - rest.size();
    }
    while (kept > 0 && text[kept - 1] == ' ') --kept;
    const std::string_view shown = text.substr(0, kept);
    return {shown, true, tight.stretch, text_width(shown, tight) + text_width(ellipsis, tight)};
}

std::vector<std::string_view> wrap(std::string_view text, const TextStyle& style, float width) {
    std::vector<std::string_view> lines;
    const float space = thousandths(advance_of(style.face, U' '), style.size) + style.tracking;
    while (!text.empty()) {
        const std::string_view paragraph = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), paragraph.size() + 1));
        std::size_t start = 0, end = 0;
        float used = 0;
        for (std::size_t at = 0; at <= paragraph.size();) {
            const std::size_t stop = std::min(paragraph.find(' ', at), paragraph.size());
            const float word = text_width(paragraph.substr(at, stop - at), style);
            const float wanted = end > start ? used + space * style.stretch + word : word;
            if (end > start && wanted > width) {
                lines.push_back(paragraph.substr(start, end - start));
                start = at;
                used = word;
            } else {
                used = wanted;
            }
            end = stop;
            at = stop + 1;
        }
        lines.push_back(paragraph.substr(start, end - start));
    }
    return lines;
}

std::string capitals(std::string_view text) {
    std::string out(text);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto byte = static_cast<unsigned char>(out[i]);
        if (byte >= 'a' && byte <= 'z') out[i] = static_cast<char>(byte - 32);
        // Latin-1 letters are two bytes, C3 A0 to C3 BE; C3 B7 is the division sign.
        const bool latin = i > 0 && static_cast<unsigned char>(out[i - 1]) == 0xC3;
        if (latin && byte >= 0xA0 && byte <= 0xBE && byte != 0xB7) out[i] = static_cast<char>(byte - 32);
    }
    return out;
}

} // namespace wc::shell

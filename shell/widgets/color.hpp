// A colour with its opacity, 8 bits each.
#pragma once

#include <cstdint>

namespace wc::shell {

struct Color {
    std::uint8_t r = 0, g = 0, b = 0, a = 0;
    constexpr bool visible() const { return a != 0; }
    friend bool operator==(const Color&, const Color&) = default;
};

// 0xRRGGBB, opaque unless said otherwise (0 to 1).
constexpr Color rgb(std::uint32_t hex, float opacity = 1.0f) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex),
            static_cast<std::uint8_t>(opacity * 255.0f + 0.5f)};
}

constexpr Color faded(Color c, float opacity) {
    c.a = static_cast<std::uint8_t>(static_cast<float>(c.a) * opacity + 0.5f);
    return c;
}

constexpr Color mix(Color from, Color to, float t) {
    const auto part = [t](std::uint8_t x, std::uint8_t y) {
        return static_cast<std::uint8_t>(static_cast<float>(x) + (static_cast<float>(y) - static_cast<float>(x)) * t +
                                         0.5f);
    };
    return {part(from.r, to.r), part(from.g, to.g), part(from.b, to.b), part(from.a, to.a)};
}

} // namespace wc::shell

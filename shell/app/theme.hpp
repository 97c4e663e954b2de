// The map room of 1943: palette, sides, type sizes, motion. The one home of every colour and size the shell uses.
#pragma once

#include "shell/widgets/color.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace wc::shell {

namespace theme {

// The room
inline constexpr Color baize = rgb(0x1f3a33), baize_light = rgb(0x2c4f45), baize_deep = rgb(0x14241f);
inline constexpr Color night = rgb(0x12181a), panel = rgb(0x0f1715, 0.92f), panel_solid = rgb(0x0f1715);
inline constexpr Color row = rgb(0x1a2623), row_chosen = rgb(0x243430), row_edge = rgb(0x33453f), tab = rgb(0x2b3a35);
inline constexpr Color strip_top = rgb(0x0d1413), strip_bottom = rgb(0x17211f);
inline constexpr Color wood_light = rgb(0x6d4c33), wood = rgb(0x432d1e), wood_dark = rgb(0x2f2016);
inline constexpr Color wood_rim = rgb(0x2a1c12), chair = rgb(0x1a1310);
inline constexpr Color sea_top = rgb(0x27424a), sea_bottom = rgb(0x1b3038), land = rgb(0x7d7457);
inline constexpr Color land_axis = rgb(0x5a5140), coast = rgb(0x2c2618);

// Paper and ink
inline constexpr Color paper = rgb(0xefe6d2), aged = rgb(0xe0d2b2), ink = rgb(0x1d1b16), ink_faded = rgb(0x6b6251);
inline constexpr Color paper_edge = rgb(0xcbb98f), shadow = rgb(0x000000, 0.35f);

// Brass says "possible", its light "chosen"; amber says "this number is not the printed one".
inline constexpr Color brass = rgb(0xb08d57), brass_light = rgb(0xe6cd97), amber = rgb(0xd9932f);

// Text on night
inline constexpr Color text = rgb(0xefe6d2), text_soft = rgb(0xc2cac3), text_faint = rgb(0xa9b3ac);

// Sizes, CSS pixels. Nothing a player reads is smaller than smallest.
inline constexpr float smallest = 11, small = 12.5f, body = 15, body_large = 16, heading = 20, value = 20;
inline constexpr float touch_target = 44, pointer_target = 28;
inline constexpr float radius = 6, panel_radius = 12, card_radius = 9, gap = 8;

// Motion, seconds.
inline constexpr double quick = 0.12, slide = 0.2, slow = 0.25;

} // namespace theme

// Sides of all tables. `none` is neutral ground.
enum class Side : std::uint8_t { none, uk, us, ussr, axis, italy, france };

// A side is told by colour and by the shape of its emblem.
enum class EmblemShape : std::uint8_t { blank, roundel, star_disc, star_square, cross_bar, shield, hexagon };

struct SideLook {
    Color color;  // pieces, lines, bands
    Color deep;   // dark enough to carry words in paper
    Color bright; // words on night
    Color ground; // a dark ground that still shows the hue
    EmblemShape shape;
};

inline constexpr std::array<SideLook, 7> side_looks{{
    {rgb(0x6b6251), rgb(0x625a4b), rgb(0xc2cac3), rgb(0x24251f), EmblemShape::blank},
    {rgb(0x3f7a52), rgb(0x366c48), rgb(0x7fbf94), rgb(0x1b2f22), EmblemShape::roundel},
    {rgb(0x2f6296), rgb(0x2c5d8f), rgb(0x86b4e0), rgb(0x182a3b), EmblemShape::star_disc},
    {rgb(0xb0392f), rgb(0xa8342b), rgb(0xe88d84), rgb(0x3a1d1a), EmblemShape::star_square},
    {rgb(0x2b2b2b), rgb(0x2b2b2b), rgb(0xb9b3a4), rgb(0x1d1c1a), EmblemShape::cross_bar},
    {rgb(0x6f7f4f), rgb(0x566340), rgb(0xb5c48f), rgb(0x272c1d), EmblemShape::shield},
    {rgb(0x5b6fae), rgb(0x4d60a0), rgb(0xa9b8e6), rgb(0x20263a), EmblemShape::hexagon},
}};

constexpr const SideLook& look_of(Side side) { return side_looks[static_cast<std::size_t>(side)]; }

// How a thing stands to the decision at hand; every widget that can be picked takes one.
enum class Mark : std::uint8_t {
    plain,    // no part in it
    possible, // a legal choice holds it: brass dashes
    chosen,   // previewed now: light brass, solid
    quiet,    // can't be picked; a tap says why
};

} // namespace wc::shell

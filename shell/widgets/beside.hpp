// Words beside a thing, where they cover nothing else.
#pragma once

#include "shell/widgets/geometry.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace wc::shell {

enum class Beside : std::uint8_t { right, left, above, below, nowhere };

// What stands already, and the room that is to be kept within.
struct Crowding {
    Rect room{};
    std::vector<Rect> taken{};
};

// The first of several sides where a rectangle of this size, `away` from a point, covers nothing. `must`: otherwise
// where it covers least; without it, nothing.
std::optional<Rect> find_room(const Crowding&, Point at, float away, Size size, Beside preferred, bool must);

} // namespace wc::shell

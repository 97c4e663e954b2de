// Small line drawings of one weight, for buttons and pieces.
#pragma once

#include "shell/widgets/pen.hpp"

#include <cstdint>

namespace wc::shell {

enum class Icon : std::uint8_t {
    none,
    // buttons
    undo,
    redo,
    share,
    menu,
    close,
    back,
    down,
    right,
    play,
    step,
    fast,
    skip,
    help,
    settings,
    language,
    person,
    robot,
    device,
    check,
    warning,
    minus,
    plus,
    journal,
    // things of the tables
    baton,
    offensive,
    gear,
    crate,
    landing,
    network,
    globe,
    atom,
    scroll,
    crown,
    anchor,
    tank,
    plane,
    factory,
    clock,
    card,
    chart,
    whole, // all of a map
};

// Fits a square of `size` around the centre.
void icon(Pen& pen, Point centre, float size, Icon which, Color color, float weight = 1.8f);

} // namespace wc::shell

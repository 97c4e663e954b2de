// A picture of a position as SVG text: for the headless program, embeds and downloads. No browser, no graphics card.
#pragma once

#include "shell/app/session.hpp"
#include "shell/widgets/geometry.hpp"

#include <string>
#include <string_view>

namespace wc::shell {

struct PictureOrder {
    Size size{1280, 720};
    Insets safe{};
    int tab = -1;             // a view by its number; -1: the one where the question is answered
    int preview = -1;         // a choice that is being considered
    bool finger = false;      // targets for fingers
    std::string_view title{}; // the picture in words
    std::string_view style{}; // @font-face rules, see pen_svg.hpp
};

// A session as its screen would show it, without motion.
std::string picture(const Session& session, const PictureOrder& order);

// A position as it may be seen: `view` as Table::observe gives it. `words` holds the lists of "core" and of the table.
std::string picture(const Table& table, const Bytes& view, const Words& words, const PictureOrder& order);

} // namespace wc::shell

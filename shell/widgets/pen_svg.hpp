// The Pen's SVG back end: a picture as text, without a browser or a graphics card.
#pragma once

#include "shell/widgets/pen.hpp"

#include <string>
#include <string_view>

namespace wc::shell {

struct SvgSheet {
    Size size{};
    std::string defs{}, body{};
    int ids = 0;
};

SvgSheet svg_sheet(Size size);

// The pen keeps a pointer to the sheet.
Pen svg_pen(SvgSheet& sheet);

// The whole document. `title` is the picture in words, for those who can't see it; `style` may bring @font-face rules
// (without them the viewer's own fonts are used, set to the same widths).
std::string svg_document(const SvgSheet& sheet, std::string_view title, std::string_view style = {});

} // namespace wc::shell

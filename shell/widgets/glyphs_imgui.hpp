// Glyphs for the draw list: placed by the generated metrics, so that every back end sets the same lines.
#pragma once

#include "shell/widgets/pen_imgui.hpp"

namespace wc::shell {

void draw_glyphs(ImguiSheet& sheet, Point start, std::string_view text, const TextStyle& style);

} // namespace wc::shell

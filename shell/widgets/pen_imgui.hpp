// The Pen's back end for Dear ImGui's draw list.
#pragma once

#include "shell/app/fonts_imgui.hpp"
#include "shell/widgets/pen.hpp"

#include <vector>

struct ImDrawList;

namespace wc::shell {

struct ImguiSheet {
    ImDrawList* list = nullptr;
    const Fonts* fonts = nullptr;
    float density = 1;           // device pixels in a CSS pixel
    std::vector<Point> points{}; // room for the outline at hand
};

// For one frame; the pen keeps a pointer to the sheet.
Pen imgui_pen(ImguiSheet& sheet, Size screen);

} // namespace wc::shell

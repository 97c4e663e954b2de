#include "shell/app/fonts_imgui.hpp"

#include "generated/font_metrics.hpp"

#include "imgui.h"

#include <algorithm>
#include <cstring>

namespace wc::shell {

namespace {

bool is_true_type(std::span<const std::byte> file) {
    constexpr unsigned char start[] = {0, 1, 0, 0};
    return file.size() > 12 && std::memcmp(file.data(), start, sizeof start) == 0;
}

} // namespace

std::string_view font_file(Face face) { return generated::font_metrics[static_cast<std::size_t>(face)].file; }

bool add_font(Fonts& fonts, Face face, std::span<const std::byte> file) {
    if (!is_true_type(file)) return false;
    void* copy = IM_ALLOC(file.size());
    std::memcpy(copy, file.data(), file.size());
    ImFontConfig config;
    config.FontDataOwnedByAtlas = true;
    ImFont* font =
        ImGui::GetIO().Fonts->AddFontFromMemoryTTF(copy, static_cast<int>(file.size()), theme::body, &config);
    fonts.faces[static_cast<std::size_t>(face)] = font;
    return font != nullptr;
}

bool fonts_ready(const Fonts& fonts) {
    return std::all_of(fonts.faces.begin(), fonts.faces.end(), [](const ImFont* f) { return f != nullptr; });
}

} // namespace wc::shell

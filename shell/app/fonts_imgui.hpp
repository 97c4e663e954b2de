// The faces as Dear ImGui loads them: each size is drawn when first used, at the screen's own density.
#pragma once

#include "shell/widgets/text.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

struct ImFont;

namespace wc::shell {

struct Fonts {
    std::array<ImFont*, face_count> faces{}; // null until its file has come
};

// The file of a face, below the page's fonts/ folder.
std::string_view font_file(Face face);

// Takes the bytes of a face's file (a copy). False: they are no font.
bool add_font(Fonts& fonts, Face face, std::span<const std::byte> file);

bool fonts_ready(const Fonts& fonts);

} // namespace wc::shell

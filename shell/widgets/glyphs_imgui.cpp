#include "shell/widgets/glyphs_imgui.hpp"

#include "imgui.h"
#include "imgui_internal.h"

namespace wc::shell {

namespace {

// A size as Dear ImGui bakes it: whole numbers, times a density that makes up the difference.
struct Baking {
    ImFontBaked* baked = nullptr;
    float unit = 1; // CSS pixels of one unit of its glyphs
};

Baking bake(ImFont* font, const TextStyle& style, float density) {
    // Dear ImGui counts a font's height from its lowest to its highest point, not its em. Halves of device pixels keep
    // the number of baked sizes small while something zooms.
    const float height = (ascent_of(style) + descent_of(style)) * density;
    const float device = std::max(4.0f, std::round(height * 2) / 2);
    const float whole = std::round(device);
    ImFontBaked* baked = font->GetFontBaked(whole, device / whole);
    return {baked, device / whole / density};
}

int count_visible(ImFontBaked* baked, std::string_view text) {
    int count = 0;
    while (!text.empty()) {
        const ImFontGlyph* glyph = baked->FindGlyph(static_cast<ImWchar>(next_character(text)));
        if (glyph != nullptr && glyph->Visible) ++count;
    }
    return count;
}

} // namespace

void draw_glyphs(ImguiSheet& sheet, Point start, std::string_view text, const TextStyle& style) {
    ImFont* font = sheet.fonts->faces[static_cast<std::size_t>(style.face)];
    if (font == nullptr) return;
    const Baking baking = bake(font, style, sheet.density);
    if (baking.baked == nullptr) return;
    // Looking every glyph up first loads those that are new: that may change the texture, hence the draw command.
    const int visible = count_visible(baking.baked, text);
    if (visible == 0) return;
    sheet.list->PrimReserve(visible * 6, visible * 4);
    const Color c = style.color;
    const ImU32 color = IM_COL32(c.r, c.g, c.b, c.a);
    const float unit = baking.unit, across = unit * style.stretch;
    const float baseline = std::round(start.y * sheet.density) / sheet.density;
    const float top = baseline - IM_ROUND(baking.baked->Ascent) * unit;
    float x = start.x;
    while (!text.empty()) {
        const char32_t character = next_character(text);
        const ImFontGlyph* g = baking.baked->FindGlyph(static_cast<ImWchar>(character));
        if (g != nullptr && g->Visible) {
            sheet.list->PrimRectUV({x + g->X0 * across, top + g->Y0 * unit}, {x + g->X1 * across, top + g->Y1 * unit},
                                   {g->U0, g->V0}, {g->U1, g->V1}, color);
        }
        const float advance = static_cast<float>(advance_of(style.face, character)) * style.size * 0.001f;
        x += (advance + style.tracking) * style.stretch;
    }
}

} // namespace wc::shell

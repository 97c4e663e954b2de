// A pen that writes down what was written, and where: for tests of the layout.
#pragma once

#include "shell/widgets/pen.hpp"

#include <string>
#include <vector>

namespace wc::shell::recording {

struct Written {
    std::string text;
    Rect box;  // from the baseline up to the capitals' height
    Rect clip; // what of it shows
    float size = 0;
    float covered = 0; // by an opaque box drawn later: the largest share
    Rect shown() const { return common(box, clip); }
};

struct Sheet {
    std::vector<Written> texts;
    std::vector<Rect> clips;
};

inline Sheet& sheet_of(void* target) { return *static_cast<Sheet*>(target); }

inline void glyphs(void* target, Point start, std::string_view text, const TextStyle& style) {
    Sheet& sheet = sheet_of(target);
    const float high = capital_of(style);
    sheet.texts.push_back({std::string(text),
                           {start.x, start.y - high, text_width(text, style), high},
                           sheet.clips.back(),
                           style.size,
                           0});
}

inline void cover(void* target, Rect r, float, Corners, const Paint& paint) {
    if (paint.fill.a != 255) return;
    Sheet& sheet = sheet_of(target);
    const Rect over = common(r, sheet.clips.back());
    for (Written& each : sheet.texts) {
        const Rect text = each.shown(), both = common(over, text);
        if (!text.empty() && !both.empty()) each.covered = std::max(each.covered, both.w * both.h / (text.w * text.h));
    }
}

inline Pen pen_on(Sheet& sheet, Size screen) {
    static constexpr PenOps ops{.path = [](void*, std::span<const Step>, const Paint&) {},
                                .ellipse = [](void*, Point, float, float, const Paint&) {},
                                .box = cover,
                                .shade = [](void*, Rect, Color, Color) {},
                                .glow = [](void*, Point, float, float, std::span<const Stop>) {},
                                .mesh = [](void*, const Mesh&, const View&, const Paint&) {},
                                .glyphs = glyphs,
                                .clip = [](void* target, Rect r) { sheet_of(target).clips.push_back(r); },
                                .unclip = [](void* target) { sheet_of(target).clips.pop_back(); }};
    const Rect all{0, 0, screen.w, screen.h};
    sheet = {.texts = {}, .clips = {all}};
    return make_pen(ops, &sheet, all);
}

} // namespace wc::shell::recording

#include "shell/widgets/pen_imgui.hpp"

#include "shell/widgets/glyphs_imgui.hpp"

#include "imgui.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace wc::shell {

namespace {

ImguiSheet& sheet_of(void* target) { return *static_cast<ImguiSheet*>(target); }

ImVec2 vec(Point p) { return {p.x, p.y}; }
ImU32 packed(Color c) { return IM_COL32(c.r, c.g, c.b, c.a); }
ImVec2 top_left(Rect r) { return {r.x, r.y}; }
ImVec2 bottom_right(Rect r) { return {r.right(), r.bottom()}; }

// Thinner than a device pixel: as wide as one, and paler.
struct LineLook {
    float width;
    Color color;
};
LineLook line_look(const ImguiSheet& s, const Paint& paint) {
    const float thinnest = 1 / s.density;
    if (paint.width >= thinnest) return {paint.width, paint.line};
    return {thinnest, faded(paint.line, paint.width / thinnest)};
}

bool convex(std::span<const Point> points) {
    float sign = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i], b = points[(i + 1) % points.size()], c = points[(i + 2) % points.size()];
        const float turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        if (turn * sign < 0) return false;
        if (turn != 0) sign = turn;
    }
    return points.size() <= 6; // longer outlines may wind round more than once
}

void load(ImguiSheet& s) {
    s.list->PathClear();
    for (const Point p : s.points) s.list->PathLineTo(vec(p));
}

void stroke_piece(ImguiSheet& s, std::span<const Point> points, const LineLook& look, bool closed) {
    if (points.size() < 2) return;
    s.list->PathClear();
    for (const Point p : points) s.list->PathLineTo(vec(p));
    s.list->PathStroke(packed(look.color), closed ? ImDrawFlags_Closed : 0, look.width);
}

// Walks along the outline and draws what lies in the dashes.
void stroke_dashes(ImguiSheet& s, const Paint& paint, bool closed) {
    const LineLook look = line_look(s, paint);
    const std::size_t count = s.points.size();
    std::vector<Point> dash;
    float left = paint.dash.on;
    bool on = true;
    dash.push_back(s.points.front());
    for (std::size_t i = 1; i < count + (closed ? 1 : 0); ++i) {
        Point from = s.points[i - 1];
        const Point to = s.points[i % count];
        float way = length(to - from);
        while (way > left) {
            from = mix(from, to, left / way);
            way -= left;
            if (on) {
                dash.push_back(from);
                stroke_piece(s, dash, look, false);
            }
            on = !on;
            left = std::max(0.5f, on ? paint.dash.on : paint.dash.off);
            dash.assign(1, from);
        }
        left -= way;
        if (on) dash.push_back(to);
    }
    if (on) stroke_piece(s, dash, look, false);
}

// Points that fall together would give an edge no direction.
void drop_doubles(std::vector<Point>& points, bool closed) {
    const auto same = [](Point a, Point b) { return std::abs(a.x - b.x) < 0.01f && std::abs(a.y - b.y) < 0.01f; };
    points.erase(std::unique(points.begin(), points.end(), same), points.end());
    while (closed && points.size() > 1 && same(points.front(), points.back())) points.pop_back();
}

void paint_points(ImguiSheet& s, const Paint& paint, bool closed, bool is_convex) {
    drop_doubles(s.points, closed);
    if (s.points.size() < 2) return;
    if (paint.fill.visible() && s.points.size() > 2) {
        load(s);
        if (is_convex) {
            s.list->PathFillConvex(packed(paint.fill));
        } else {
            s.list->PathFillConcave(packed(paint.fill));
        }
    }
    if (!paint.line.visible() || paint.width <= 0) return;
    if (paint.dash.on > 0) return stroke_dashes(s, paint, closed);
    stroke_piece(s, s.points, line_look(s, paint), closed);
}

// --- outlines
// ---------------------------------------------------------------------------------------------------------

void add_arc(ImguiSheet& s, Point centre, float rx, float ry, float from, float to) {
    // As many points as keep the outline within a fifth of a device pixel.
    const float radius = std::max({rx, ry, 0.5f}) * s.density;
    const float step = 2 * std::acos(std::max(0.0f, 1 - 0.2f / radius));
    const int count = std::clamp(static_cast<int>(std::ceil(std::abs(to - from) / step)), 3, 160);
    const float each = (to - from) / static_cast<float>(count);
    const float c = std::cos(each), k = std::sin(each);
    Point at{std::cos(from), std::sin(from)};
    for (int i = 0; i <= count; ++i) {
        s.points.push_back(centre + Point{at.x * rx, at.y * ry});
        at = {at.x * c - at.y * k, at.x * k + at.y * c};
    }
}

constexpr float pi = std::numbers::pi_v<float>;

void add_curve(ImguiSheet& s, Point from, const Step& step) {
    const float size = length(step.first - from) + length(step.second - step.first) + length(step.to - step.second);
    const int count = std::clamp(static_cast<int>(std::sqrt(size * s.density) * 1.2f), 4, 60);
    for (int i = 1; i <= count; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(count);
        const Point a = mix(from, step.first, t), b = mix(step.first, step.second, t), c = mix(step.second, step.to, t);
        s.points.push_back(mix(mix(a, b, t), mix(b, c, t), t));
    }
}

// --- operations
// -------------------------------------------------------------------------------------------------------

void imgui_path(void* target, std::span<const Step> steps, const Paint& paint) {
    ImguiSheet& s = sheet_of(target);
    s.points.clear();
    const auto flush = [&](bool closed) {
        paint_points(s, paint, closed, convex(s.points));
        s.points.clear();
    };
    for (const Step& step : steps) {
        if (step.stroke == Stroke::move && !s.points.empty()) flush(false);
        if (step.stroke == Stroke::close) {
            flush(true);
        } else if (step.stroke == Stroke::curve && !s.points.empty()) {
            add_curve(s, s.points.back(), step);
        } else {
            s.points.push_back(step.to);
        }
    }
    if (!s.points.empty()) flush(false);
}

void imgui_ellipse(void* target, Point centre, float rx, float ry, const Paint& paint) {
    ImguiSheet& s = sheet_of(target);
    s.points.clear();
    add_arc(s, centre, rx, ry, 0, 2 * pi);
    paint_points(s, paint, true, true);
}

void imgui_box(void* target, Rect r, float radius, Corners corners, const Paint& paint) {
    ImguiSheet& s = sheet_of(target);
    s.points.clear();
    const auto corner = [&](unsigned bit, Point at, Point centre, float from) {
        const bool round = radius > 0 && (static_cast<unsigned>(corners) & bit) != 0;
        if (round) {
            add_arc(s, centre, radius, radius, from, from + pi / 2);
        } else {
            s.points.push_back(at);
        }
    };
    corner(1, {r.x, r.y}, {r.x + radius, r.y + radius}, pi);
    corner(2, {r.right(), r.y}, {r.right() - radius, r.y + radius}, pi * 1.5f);
    corner(8, {r.right(), r.bottom()}, {r.right() - radius, r.bottom() - radius}, 0);
    corner(4, {r.x, r.bottom()}, {r.x + radius, r.bottom() - radius}, pi / 2);
    paint_points(s, paint, true, true);
}

void imgui_shade(void* target, Rect r, Color top, Color bottom) {
    ImDrawList* list = sheet_of(target).list;
    const ImU32 above = packed(top), below = packed(bottom);
    list->AddRectFilledMultiColor(top_left(r), bottom_right(r), above, above, below, below);
}

Color at_stop(std::span<const Stop> stops, float at) {
    for (std::size_t i = 1; i < stops.size(); ++i) {
        if (at > stops[i].at) continue;
        const float span = std::max(0.001f, stops[i].at - stops[i - 1].at);
        return mix(stops[i - 1].color, stops[i].color, (at - stops[i - 1].at) / span);
    }
    return stops.back().color;
}

// Rings of triangles between ellipses, each vertex in its ring's colour.
void imgui_glow(void* target, Point centre, float rx, float ry, std::span<const Stop> stops) {
    ImguiSheet& s = sheet_of(target);
    constexpr int spokes = 72, rings = 10;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    s.points.clear();
    for (int i = 0; i < spokes; ++i) {
        const float angle = 2 * pi * static_cast<float>(i) / spokes;
        s.points.push_back({std::cos(angle) * rx, std::sin(angle) * ry});
    }
    s.list->PrimReserve(spokes * rings * 6, spokes * (rings + 1));
    const ImDrawIdx start = s.list->_VtxCurrentIdx;
    for (int ring = 0; ring <= rings; ++ring) {
        const float at = static_cast<float>(ring) / rings;
        const ImU32 color = packed(at_stop(stops, at));
        for (const Point spoke : s.points) s.list->PrimWriteVtx(vec(centre + spoke * at), white, color);
    }
    for (int ring = 0; ring < rings; ++ring) {
        for (int i = 0; i < spokes; ++i) {
            const int a = ring * spokes + i, b = ring * spokes + (i + 1) % spokes;
            for (const int index : {a, b, a + spokes, b, b + spokes, a + spokes}) {
                s.list->PrimWriteIdx(start + static_cast<ImDrawIdx>(index));
            }
        }
    }
}

void mesh_fill(ImguiSheet& s, const Mesh& shape, const View& view, Color color) {
    ImDrawList* list = s.list;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const ImU32 fill = packed(color);
    list->PrimReserve(static_cast<int>(shape.triangles.size()), static_cast<int>(shape.points.size()));
    const ImDrawIdx start = list->_VtxCurrentIdx;
    for (const Point p : shape.points) list->PrimWriteVtx(vec(view.origin + p * view.scale), white, fill);
    for (const auto index : shape.triangles) list->PrimWriteIdx(start + index);
}

void imgui_mesh(void* target, const Mesh& shape, const View& view, const Paint& paint) {
    ImguiSheet& s = sheet_of(target);
    if (paint.fill.visible() && !shape.triangles.empty()) mesh_fill(s, shape, view, paint.fill);
    const Paint outline{.line = paint.line, .width = paint.width, .dash = paint.dash};
    std::size_t at = 0;
    for (const std::size_t end : shape.ring_ends) {
        s.points.clear();
        for (; at < end; ++at) s.points.push_back(view.origin + shape.points[at] * view.scale);
        paint_points(s, outline, true, false);
    }
}

void imgui_glyphs(void* target, Point start, std::string_view text, const TextStyle& style) {
    draw_glyphs(sheet_of(target), start, text, style);
}

void imgui_clip(void* target, Rect r) { sheet_of(target).list->PushClipRect(top_left(r), bottom_right(r), true); }

void imgui_unclip(void* target) { sheet_of(target).list->PopClipRect(); }

constexpr PenOps imgui_ops{imgui_path, imgui_ellipse, imgui_box,  imgui_shade, imgui_glow,
                           imgui_mesh, imgui_glyphs,  imgui_clip, imgui_unclip};

} // namespace

Pen imgui_pen(ImguiSheet& sheet, Size screen) {
    sheet.list->_FringeScale = 1 / sheet.density;
    return make_pen(imgui_ops, &sheet, {0, 0, screen.w, screen.h});
}

} // namespace wc::shell

// The one Pen that every view draws through: to Dear ImGui's draw list (pen_imgui.hpp) or to SVG text (pen_svg.hpp).
//
// Lengths are CSS pixels in the pen's own view (`Pen::view`); back ends receive screen lengths. A Paint with no visible
// colour draws nothing, so that "fill, line, both" is one call. Polygons and paths are filled piece by piece (no holes:
// those are meshes).
#pragma once

#include "shell/app/theme.hpp"
#include "shell/widgets/geometry.hpp"
#include "shell/widgets/text.hpp"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace wc::shell {

struct Dash {
    float on = 0, off = 0; // on = 0: a plain line
};

struct Paint {
    Color fill{};
    Color line{};
    float width = 1;
    Dash dash{};
};

enum class Corners : std::uint8_t { none = 0, top = 3, left = 5, right = 10, bottom = 12, all = 15 };

enum class Stroke : std::uint8_t { move, line, curve, close };
struct Step {
    Stroke stroke = Stroke::move;
    Point to{}, first{}, second{}; // `first` and `second` are the control points of a curve
};

struct Stop {
    float at = 0; // 0 the centre, 1 the rim
    Color color{};
};

// A shape prepared once and drawn often (a country): rings for SVG, triangles for the draw list.
struct Mesh {
    std::span<const Point> points;
    std::span<const std::uint16_t> ring_ends; // one past the last point of each ring
    std::span<const std::uint16_t> triangles; // indices of points, three each
};

struct View {
    Point origin{};
    float scale = 1, opacity = 1;
};

struct PenOps {
    void (*path)(void* target, std::span<const Step>, const Paint&);
    void (*ellipse)(void* target, Point centre, float rx, float ry, const Paint&);
    void (*box)(void* target, Rect, float radius, Corners, const Paint&);
    void (*shade)(void* target, Rect, Color top, Color bottom);
    void (*glow)(void* target, Point centre, float rx, float ry, std::span<const Stop>);
    void (*mesh)(void* target, const Mesh&, const View&, const Paint&);
    void (*glyphs)(void* target, Point start, std::string_view, const TextStyle&);
    void (*clip)(void* target, Rect);
    void (*unclip)(void* target);
};

struct Pen {
    const PenOps* ops = nullptr;
    void* target = nullptr;
    View view{};
    std::vector<Step> path{};
    std::vector<Rect> clips{}; // screen rectangles, each within the one before; never empty
};

Pen make_pen(const PenOps& ops, void* target, Rect screen);

// --- where things are -----------------------------------------------------------------------------------------------
Point to_screen(const Pen& pen, Point p);
Rect to_screen(const Pen& pen, Rect r);
// Moves and scales what is drawn from now on, inside the present view; put `pen.view` back afterwards.
void enter(Pen& pen, Point origin, float scale = 1);
void push_clip(Pen& pen, Rect r);
void pop_clip(Pen& pen);
bool in_sight(const Pen& pen, Rect r); // worth drawing: some of it is inside the clip

// --- shapes
// -----------------------------------------------------------------------------------------------------------
void box(Pen& pen, Rect r, const Paint& paint);
void rounded(Pen& pen, Rect r, float radius, const Paint& paint, Corners corners = Corners::all);
void circle(Pen& pen, Point centre, float radius, const Paint& paint);
void ellipse(Pen& pen, Point centre, float rx, float ry, const Paint& paint);
void line(Pen& pen, Point a, Point b, Color color, float width = 1, Dash dash = {});
void polygon(Pen& pen, std::span<const Point> points, const Paint& paint);
void polyline(Pen& pen, std::span<const Point> points, Color color, float width = 1, Dash dash = {});
void mesh(Pen& pen, const Mesh& shape, const Paint& paint);
void shade(Pen& pen, Rect r, Color top, Color bottom);
void glow(Pen& pen, Point centre, float rx, float ry, std::initializer_list<Stop> stops);
void soft_shadow(Pen& pen, Rect r, float radius, float depth = 4);

void move_to(Pen& pen, Point p);
void line_to(Pen& pen, Point p);
void curve_to(Pen& pen, Point first, Point second, Point to);
void close_path(Pen& pen);
void draw_path(Pen& pen, const Paint& paint); // draws what was begun, and forgets it

// --- text
// ------------------------------------------------------------------------------------------------------------- At a
// baseline; `align` says which end stands at the point. Returns the width.
float write(Pen& pen, Point baseline, std::string_view text, const TextStyle& style);
// In the vertical middle of a rectangle, condensed or cut to its width. Returns the width.
float write_in(Pen& pen, Rect r, std::string_view text, const TextStyle& style);
// Broken into at most `most` lines from the top of a rectangle. Returns the height used.
float write_lines(Pen& pen, Rect r, std::string_view text, const TextStyle& style, float leading = 1.25f,
                  int most = 99);
float lines_height(std::string_view text, const TextStyle& style, float width, float leading = 1.25f, int most = 99);

} // namespace wc::shell

#include "shell/widgets/pen.hpp"

#include <algorithm>

namespace wc::shell {

namespace {

Paint on_screen(const Pen& pen, const Paint& paint) {
    const View& v = pen.view;
    return {faded(paint.fill, v.opacity),
            faded(paint.line, v.opacity),
            paint.width * v.scale,
            {paint.dash.on * v.scale, paint.dash.off * v.scale}};
}

bool visible(const Paint& paint) { return paint.fill.visible() || (paint.line.visible() && paint.width > 0); }

TextStyle on_screen(const Pen& pen, TextStyle style) {
    style.size *= pen.view.scale;
    style.tracking *= pen.view.scale;
    style.color = faded(style.color, pen.view.opacity);
    return style;
}

void add(Pen& pen, Stroke stroke, Point to, Point first = {}, Point second = {}) {
    pen.path.push_back({stroke, to_screen(pen, to), to_screen(pen, first), to_screen(pen, second)});
}

void trace(Pen& pen, std::span<const Point> points) {
    for (const Point& p : points) add(pen, &p == points.data() ? Stroke::move : Stroke::line, p);
}

} // namespace

Pen make_pen(const PenOps& ops, void* target, Rect screen) {
    Pen pen{&ops, target};
    pen.path.reserve(64);
    pen.clips.push_back(screen);
    return pen;
}

Point to_screen(const Pen& pen, Point p) { return pen.view.origin + p * pen.view.scale; }

Rect to_screen(const Pen& pen, Rect r) {
    const Point corner = to_screen(pen, r.corner());
    return {corner.x, corner.y, r.w * pen.view.scale, r.h * pen.view.scale};
}

void enter(Pen& pen, Point origin, float scale) {
    pen.view.origin = to_screen(pen, origin);
    pen.view.scale *= scale;
}

void push_clip(Pen& pen, Rect r) {
    const Rect clipped = common(pen.clips.back(), to_screen(pen, r));
    pen.clips.push_back(clipped);
    pen.ops->clip(pen.target, clipped);
}

void pop_clip(Pen& pen) {
    if (pen.clips.size() < 2) return;
    pen.clips.pop_back();
    pen.ops->unclip(pen.target);
}

bool in_sight(const Pen& pen, Rect r) { return overlap(pen.clips.back(), to_screen(pen, r)); }

void box(Pen& pen, Rect r, const Paint& paint) { rounded(pen, r, 0, paint, Corners::none); }

void rounded(Pen& pen, Rect r, float radius, const Paint& paint, Corners corners) {
    const Paint screen = on_screen(pen, paint);
    if (!visible(screen) || r.empty()) return;
    const float most = std::min(r.w, r.h) / 2;
    pen.ops->box(pen.target, to_screen(pen, r), std::min(radius, most) * pen.view.scale, corners, screen);
}

void circle(Pen& pen, Point centre, float radius, const Paint& paint) { ellipse(pen, centre, radius, radius, paint); }

void ellipse(Pen& pen, Point centre, float rx, float ry, const Paint& paint) {
    const Paint screen = on_screen(pen, paint);
    if (!visible(screen)) return;
    pen.ops->ellipse(pen.target, to_screen(pen, centre), rx * pen.view.scale, ry * pen.view.scale, screen);
}

void line(Pen& pen, Point a, Point b, Color color, float width, Dash dash) {
    const Point ends[] = {a, b};
    polyline(pen, ends, color, width, dash);
}

void polygon(Pen& pen, std::span<const Point> points, const Paint& paint) {
    trace(pen, points);
    close_path(pen);
    draw_path(pen, paint);
}

void polyline(Pen& pen, std::span<const Point> points, Color color, float width, Dash dash) {
    trace(pen, points);
    draw_path(pen, {.line = color, .width = width, .dash = dash});
}

void mesh(Pen& pen, const Mesh& shape, const Paint& paint) {
    pen.ops->mesh(pen.target, shape, pen.view, on_screen(pen, paint));
}

void shade(Pen& pen, Rect r, Color top, Color bottom) {
    pen.ops->shade(pen.target, to_screen(pen, r), faded(top, pen.view.opacity), faded(bottom, pen.view.opacity));
}

void glow(Pen& pen, Point centre, float rx, float ry, std::initializer_list<Stop> stops) {
    pen.ops->glow(pen.target, to_screen(pen, centre), rx * pen.view.scale, ry * pen.view.scale,
                  std::span(stops.begin(), stops.size()));
}

void soft_shadow(Pen& pen, Rect r, float radius, float depth) {
    // Layers that grow outwards: their sum falls off softly, on every back end alike.
    constexpr int layers = 4;
    const Rect under = moved(r, {0, depth * 0.6f});
    for (int i = 0; i < layers; ++i) {
        const float spread = depth * (static_cast<float>(i) / layers - 0.25f);
        rounded(pen, grown(under, spread), radius + spread, {.fill = rgb(0x000000, 0.11f)});
    }
}

void move_to(Pen& pen, Point p) { add(pen, Stroke::move, p); }
void line_to(Pen& pen, Point p) { add(pen, Stroke::line, p); }
void curve_to(Pen& pen, Point first, Point second, Point to) { add(pen, Stroke::curve, to, first, second); }
void close_path(Pen& pen) { pen.path.push_back({Stroke::close}); }

void draw_path(Pen& pen, const Paint& paint) {
    const Paint screen = on_screen(pen, paint);
    if (visible(screen) && pen.path.size() > 1) pen.ops->path(pen.target, pen.path, screen);
    pen.path.clear();
}

float write(Pen& pen, Point baseline, std::string_view text, const TextStyle& style) {
    const float width = text_width(text, style);
    if (text.empty() || !style.color.visible()) return width;
    if (style.align == Align::centre) baseline.x -= width / 2;
    if (style.align == Align::right) baseline.x -= width;
    if (in_sight(pen, {baseline.x, baseline.y - style.size, std::max(width, 1.0f), style.size * 1.5f})) {
        pen.ops->glyphs(pen.target, to_screen(pen, baseline), text, on_screen(pen, style));
    }
    return width;
}

float write_in(Pen& pen, Rect r, std::string_view text, const TextStyle& style) {
    const Fitted fitted = fit(text, style, r.w);
    TextStyle drawn = style;
    drawn.stretch = fitted.stretch;
    drawn.align = Align::left;
    Point start{r.x, baseline_in(r, style)};
    if (style.align == Align::centre) start.x += (r.w - fitted.width) / 2;
    if (style.align == Align::right) start.x += r.w - fitted.width;
    const float shown = write(pen, start, fitted.shown, drawn);
    if (fitted.cut) write(pen, {start.x + shown, start.y}, "…", drawn);
    return fitted.width;
}

float write_lines(Pen& pen, Rect r, std::string_view text, const TextStyle& style, float leading, int most) {
    const auto lines = wrap(text, style, r.w);
    const float step = style.size * leading;
    const auto count = std::min(lines.size(), static_cast<std::size_t>(std::max(0, most)));
    for (std::size_t i = 0; i < count; ++i) {
        const Rect row{r.x, r.y + step * static_cast<float>(i), r.w, step};
        if (i + 1 < count || count == lines.size()) {
            write_in(pen, row, lines[i], style);
        } else { // the last line that fits carries all that is left, and is cut
            const std::string_view rest = text.substr(static_cast<std::size_t>(lines[i].data() - text.data()));
            write_in(pen, row, rest.substr(0, rest.find('\n')), style);
        }
    }
    return step * static_cast<float>(count);
}

float lines_height(std::string_view text, const TextStyle& style, float width, float leading, int most) {
    const auto count = std::min(wrap(text, style, width).size(), static_cast<std::size_t>(std::max(0, most)));
    return style.size * leading * static_cast<float>(count);
}

} // namespace wc::shell

// Points, rectangles and the cuts that lay things out. CSS pixels, y downwards.
#pragma once

#include <algorithm>
#include <cmath>

namespace wc::shell {

struct Point {
    float x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, float f) { return {a.x * f, a.y * f}; }
constexpr Point mix(Point a, Point b, float t) { return a + (b - a) * t; }
inline float length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }
constexpr float mix(float a, float b, float t) { return a + (b - a) * t; }

struct Size {
    float w = 0, h = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Insets {
    float left = 0, top = 0, right = 0, bottom = 0;
    friend bool operator==(const Insets&, const Insets&) = default;
};

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;
    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Point centre() const { return {x + w / 2, y + h / 2}; }
    constexpr Point corner() const { return {x, y}; }
    constexpr Size size() const { return {w, h}; }
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    constexpr bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    friend bool operator==(const Rect&, const Rect&) = default;
};

constexpr Rect around(Point centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }
constexpr Rect around(Point centre, float side) { return around(centre, side, side); }
constexpr Rect between(Point a, Point b) {
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x) - std::min(a.x, b.x),
            std::max(a.y, b.y) - std::min(a.y, b.y)};
}
constexpr Rect moved(Rect r, Point by) { return {r.x + by.x, r.y + by.y, r.w, r.h}; }
constexpr Rect shrunk(Rect r, float dx, float dy) {
    return {r.x + dx, r.y + dy, std::max(0.0f, r.w - 2 * dx), std::max(0.0f, r.h - 2 * dy)};
}
constexpr Rect shrunk(Rect r, float by) { return shrunk(r, by, by); }
constexpr Rect shrunk(Rect r, Insets by) {
    return {r.x + by.left, r.y + by.top, std::max(0.0f, r.w - by.left - by.right),
            std::max(0.0f, r.h - by.top - by.bottom)};
}
constexpr Rect grown(Rect r, float dx, float dy) { return {r.x - dx, r.y - dy, r.w + 2 * dx, r.h + 2 * dy}; }
constexpr Rect grown(Rect r, float by) { return grown(r, by, by); }
constexpr Rect mix(Rect a, Rect b, float t) {
    return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.w, b.w, t), mix(a.h, b.h, t)};
}

constexpr bool overlap(Rect a, Rect b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}
constexpr Rect common(Rect a, Rect b) {
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0.0f, std::min(a.right(), b.right()) - x),
            std::max(0.0f, std::min(a.bottom(), b.bottom()) - y)};
}

// Cuts take a strip off a rectangle, shrink it by the strip (and a gap) and return the strip.
constexpr Rect cut_top(Rect& r, float h, float gap = 0) {
    const Rect strip{r.x, r.y, r.w, std::min(h, r.h)};
    const float taken = std::min(r.h, h + gap);
    r.y += taken;
    r.h -= taken;
    return strip;
}
constexpr Rect cut_bottom(Rect& r, float h, float gap = 0) {
    const float taken = std::min(h, r.h);
    const Rect strip{r.x, r.bottom() - taken, r.w, taken};
    r.h -= std::min(r.h, h + gap);
    return strip;
}
constexpr Rect cut_left(Rect& r, float w, float gap = 0) {
    const Rect strip{r.x, r.y, std::min(w, r.w), r.h};
    const float taken = std::min(r.w, w + gap);
    r.x += taken;
    r.w -= taken;
    return strip;
}
constexpr Rect cut_right(Rect& r, float w, float gap = 0) {
    const float taken = std::min(w, r.w);
    const Rect strip{r.right() - taken, r.y, taken, r.h};
    r.w -= std::min(r.w, w + gap);
    return strip;
}

// The i-th of n equal columns, with a gap between them.
constexpr Rect column(Rect r, int i, int n, float gap = 0) {
    const float w = (r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x + (w + gap) * static_cast<float>(i), r.y, w, r.h};
}

// The largest rectangle of the given proportions inside r, centred.
constexpr Rect fitted(Rect r, float w_over_h) {
    const float w = std::min(r.w, r.h * w_over_h);
    return around(r.centre(), w, w / w_over_h);
}

} // namespace wc::shell

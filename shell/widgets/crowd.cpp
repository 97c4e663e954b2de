#include "shell/widgets/crowd.hpp"

namespace wc::shell {

namespace {

Rect inside(Rect r, Rect bounds) {
    r.x = std::clamp(r.x, bounds.x, std::max(bounds.x, bounds.right() - r.w));
    r.y = std::clamp(r.y, bounds.y, std::max(bounds.y, bounds.bottom() - r.h));
    return r;
}

// How far b must move to leave a, along the shorter way.
Point way_out(Rect a, Rect b, float gap) {
    const Point between = b.centre() - a.centre();
    const float x = (a.w + b.w) / 2 + gap - std::abs(between.x);
    const float y = (a.h + b.h) / 2 + gap - std::abs(between.y);
    if (x <= 0 || y <= 0) return {};
    if (x < y) return {between.x < 0 ? -x : x, 0};
    return {0, between.y < 0 ? -y : y};
}

bool part(Crowded& a, Crowded& b, float gap) {
    if (a.fixed && b.fixed) return false;
    const Point way = way_out(a.rect, b.rect, gap);
    if (way == Point{}) return false;
    const float share = a.fixed ? 1.0f : b.fixed ? 0.0f : 0.5f;
    a.rect = moved(a.rect, way * (share - 1));
    b.rect = moved(b.rect, way * share);
    return true;
}

} // namespace

void step_aside(std::span<Crowded> crowd, Rect bounds, float gap, int rounds) {
    for (bool again = true; again && rounds > 0; --rounds) {
        again = false;
        for (std::size_t i = 0; i < crowd.size(); ++i) {
            for (std::size_t j = i + 1; j < crowd.size(); ++j) again |= part(crowd[i], crowd[j], gap);
        }
        for (Crowded& each : crowd) {
            if (!each.fixed) each.rect = inside(each.rect, bounds);
        }
    }
}

} // namespace wc::shell

#include "shell/app/places.hpp"

#include <limits>

namespace wc::shell {

namespace {

Rect reach_of(Rect r) {
    const float dx = std::max(0.0f, (theme::touch_target - r.w) / 2);
    const float dy = std::max(0.0f, (theme::touch_target - r.h) / 2);
    return grown(r, dx, dy);
}

float distance(Rect r, Point p) {
    const float dx = std::max({r.x - p.x, 0.0f, p.x - r.right()});
    const float dy = std::max({r.y - p.y, 0.0f, p.y - r.bottom()});
    return length({dx, dy});
}

} // namespace

void add_place(Places& places, const Pen& pen, PlaceKind kind, std::uint16_t id, Rect r) {
    const Rect shown = common(to_screen(pen, r), pen.clips.back());
    if (!shown.empty()) places.list.push_back({kind, id, shown});
}

const Place* place_at(const Places& places, Point p, bool finger) {
    const Place* near = nullptr;
    float nearest = std::numeric_limits<float>::max();
    for (std::size_t i = places.list.size(); i-- > 0;) {
        const Place& place = places.list[i];
        if (place.kind == PlaceKind::area) continue;
        if (place.rect.contains(p)) {
            if (place.kind != PlaceKind::block) return &place;
            break;
        }
        if (!finger || place.kind == PlaceKind::block || !reach_of(place.rect).contains(p)) continue;
        const float away = distance(place.rect, p);
        if (away < nearest) {
            nearest = away;
            near = &place;
        }
    }
    return near;
}

const Place* area_at(const Places& places, Point p) {
    for (std::size_t i = places.list.size(); i-- > 0;) {
        const Place& place = places.list[i];
        if (!place.rect.contains(p)) continue;
        if (place.kind == PlaceKind::area) return &place;
        if (place.kind == PlaceKind::block) return nullptr;
    }
    return nullptr;
}

const Place* find_place(const Places& places, PlaceKind kind, std::uint16_t id) {
    for (std::size_t i = places.list.size(); i-- > 0;) {
        const Place& place = places.list[i];
        if (place.kind == kind && place.id == id) return &place;
    }
    return nullptr;
}

} // namespace wc::shell

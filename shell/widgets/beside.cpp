#include "shell/widgets/beside.hpp"

#include <array>

namespace wc::shell {

namespace {

Rect beside(Point at, float away, Size size, Beside side) {
    switch (side) {
    case Beside::right: return {at.x + away, at.y - size.h / 2, size.w, size.h};
    case Beside::left: return {at.x - away - size.w, at.y - size.h / 2, size.w, size.h};
    case Beside::above: return {at.x - size.w / 2, at.y - away - size.h, size.w, size.h};
    default: return {at.x - size.w / 2, at.y + away, size.w, size.h};
    }
}

float covered(const Crowding& crowd, Rect r) {
    float sum = 0;
    for (const Rect& each : crowd.taken) {
        const Rect both = common(each, r);
        sum += both.w * both.h;
    }
    const Rect inside = common(crowd.room, r);
    return sum + 2 * (r.w * r.h - inside.w * inside.h); // what is cut off can't be read at all
}

} // namespace

std::optional<Rect> find_room(const Crowding& crowd, Point at, float away, Size size, Beside preferred, bool must) {
    constexpr std::array<Beside, 4> sides{Beside::right, Beside::left, Beside::below, Beside::above};
    std::optional<Rect> best;
    float least = 0;
    const auto offer = [&](Rect r) {
        const float cost = covered(crowd, r);
        if (best && cost >= least) return;
        best = r;
        least = cost;
    };
    if (preferred != Beside::nowhere) offer(beside(at, away, size, preferred));
    for (const Beside side : sides) offer(beside(at, away, size, side));
    const float aside = size.w / 2 + away * 0.5f; // above or below, and to a side
    for (const Point step : {Point{aside, 0}, Point{-aside, 0}}) {
        offer(beside(at + step, away * 0.8f, size, Beside::above));
        offer(beside(at + step, away * 0.8f, size, Beside::below));
    }
    if (must && least >= 1) // farther off, rather than on top of something
        for (const Beside side : sides) offer(beside(at, away * 2.2f, size, side));
    return least < 1 || must ? best : std::nullopt;
}

} // namespace wc::shell

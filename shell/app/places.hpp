// Where everything is that one can point at: filled while drawing, read by taps, by hover and by the page's places().
#pragma once

#include "core/ref.hpp"
#include "shell/widgets/geometry.hpp"
#include "shell/widgets/pen.hpp"

#include <cstdint>
#include <vector>

namespace wc::shell {

enum class PlaceKind : std::uint8_t {
    ref,     // id = Ref::bits: a thing of the table
    choice,  // id = index in the question's list
    control, // id = the app's own number of a button or tab
    block,   // takes taps and gives nothing: panels above the stage
    area,    // id = the app's number of something that can be dragged: a scroll area, the camera
};

struct Place {
    PlaceKind kind = PlaceKind::block;
    std::uint16_t id = 0;
    Rect rect{}; // on the screen, clipped to what shows

    friend bool operator==(const Place&, const Place&) = default;
};

struct Places {
    std::vector<Place> list{}; // in drawing order: later is above
};

// `r` in the pen's view. What the clip hides is left out.
void add_place(Places& places, const Pen& pen, PlaceKind kind, std::uint16_t id, Rect r);

inline void add_ref(Places& places, const Pen& pen, Ref ref, Rect r) {
    add_place(places, pen, PlaceKind::ref, ref.bits, r);
}
inline void add_choice(Places& places, const Pen& pen, int index, Rect r) {
    add_place(places, pen, PlaceKind::choice, static_cast<std::uint16_t>(index), r);
}
inline void add_control(Places& places, const Pen& pen, int id, Rect r) {
    add_place(places, pen, PlaceKind::control, static_cast<std::uint16_t>(id), r);
}
inline void add_block(Places& places, const Pen& pen, Rect r) { add_place(places, pen, PlaceKind::block, 0, r); }
inline void add_area(Places& places, const Pen& pen, int id, Rect r) {
    add_place(places, pen, PlaceKind::area, static_cast<std::uint16_t>(id), r);
}

// What a tap at `p` means: the topmost place under it; with a finger, failing that, the nearest small place within the
// reach of a 44-pixel target. Null: nothing there.
const Place* place_at(const Places& places, Point p, bool finger);

// What a drag or a wheel at `p` moves. Null: nothing.
const Place* area_at(const Places& places, Point p);

// The topmost place of a thing. Null: not drawn, or hidden.
const Place* find_place(const Places& places, PlaceKind kind, std::uint16_t id);

} // namespace wc::shell

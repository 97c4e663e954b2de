#include "shell/widgets/map_buttons.hpp"

#include "shell/widgets/icon.hpp"

namespace wc::shell {

namespace {

constexpr float face_size = 30, edge = 3;

void one(Pen& pen, Places& places, Rect r, int control, Icon picture, const Input* input) {
    const Pointed at = input == nullptr ? Pointed{} : pointed(*input, to_screen(pen, r));
    const Rect face = around(r.centre(), std::min(face_size, r.w - 2));
    rounded(pen, face, theme::radius,
            {.fill = at.over ? theme::row_chosen : faded(theme::night, 0.82f),
             .line = at.over ? theme::brass_light : faded(theme::brass, 0.75f),
             .width = 1.2f});
    icon(pen, face.centre(), 18, picture, theme::paper);
    add_control(places, pen, control, r);
}

} // namespace

void map_buttons(Pen& pen, Places& places, Rect map, const Camera& camera, int first, bool finger, const Input* input) {
    const float size = finger ? theme::touch_target : 34.0f;
    Rect strip{map.x, map.bottom() - size - edge, map.w - edge, size};
    if (camera.zoom < camera.nearest * 0.999f) one(pen, places, cut_right(strip, size), first, Icon::plus, input);
    if (!is_near(camera)) return;
    one(pen, places, cut_right(strip, size), first + 1, Icon::minus, input);
    one(pen, places, cut_right(strip, size), first + 2, Icon::whole, input);
}

} // namespace wc::shell

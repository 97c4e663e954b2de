// Nearer, farther, all of it: in the corner of a map. Only what would do something is there.
#pragma once

#include "shell/app/camera.hpp"
#include "shell/app/input.hpp"
#include "shell/app/places.hpp"

namespace wc::shell {

// Controls `first` (nearer), `first + 1` (farther) and `first + 2` (the whole map). `input` may be null.
void map_buttons(Pen& pen, Places& places, Rect map, const Camera& camera, int first, bool finger, const Input* input);

} // namespace wc::shell

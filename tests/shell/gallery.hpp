// Screens made of every widget, with a conference's contents: what the look is judged by.
#pragma once

#include "shell/app/layout.hpp"
#include "shell/app/places.hpp"
#include "shell/widgets/pen.hpp"

namespace wc::shell::gallery {

void desktop(Pen& pen, Places& places, const Layout& layout);
void phone(Pen& pen, Places& places, const Layout& layout);
void pieces(Pen& pen, Places& places, const Layout& layout);

} // namespace wc::shell::gallery

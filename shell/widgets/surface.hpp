// The grounds that everything lies on: the room, the table, the sea, bars and panels.
#pragma once

#include "shell/widgets/pen.hpp"

namespace wc::shell {

void baize(Pen& pen, Rect r);
void sea(Pen& pen, Rect r);
// A round or oval table with its shadow, rim and brass line; `r` is the rim's box.
void wood_table(Pen& pen, Rect r);
void top_ground(Pen& pen, Rect r);   // a bar along the top edge
void strip_ground(Pen& pen, Rect r); // a bar along the bottom edge: the hand
void panel_ground(Pen& pen, Rect r);
void veil(Pen& pen, Rect r, float opacity = 0.72f); // dims what is behind a dialog
// A line between parts of a panel.
void rule_line(Pen& pen, Rect r);

} // namespace wc::shell

// Tiles (6.2): random draws from the face-down pool. Holdings are plain points, so only the face-down counts are state.
#pragma once

#include "gathering_storm/steps.hpp"

namespace wc::gathering_storm {

inline int tiles_face_down(const State& s) { return s.face_down[0] + s.face_down[1] + s.face_down[2]; }

// Draws a tile and returns its value, 1 .. 3. `kept`: it leaves the pool (income); otherwise it goes back face down (28.5, 31.3).
int draw_tile(P&, bool kept);

} // namespace wc::gathering_storm

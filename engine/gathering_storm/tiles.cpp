// 6.2 Random tiles.
#include "gathering_storm/tiles.hpp"

namespace wc::gathering_storm {

int draw_tile(P& p, bool kept) {
    State& s = p.s;
    int k = p.below(tiles_face_down(s));
    std::size_t value = 0;
    while (k >= s.face_down[value]) k -= s.face_down[value++];
    if (!kept) return static_cast<int>(value) + 1;
    --s.face_down[value];
    if (tiles_face_down(s) < face_down_low) // 6.24
        for (Byte& n : s.face_down) add_to(n, face_down_refill);
    return static_cast<int>(value) + 1;
}

} // namespace wc::gathering_storm

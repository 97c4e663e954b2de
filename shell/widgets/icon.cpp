#include "shell/widgets/icon.hpp"

#include <cstddef>
#include <iterator>

namespace wc::shell {

namespace {

// On a grid of 24: M move, L line, C curve, Z close; S draws the line of what was begun, F fills it;
// O x y r a ring, D x y r a disc. What is left at the end is drawn as a line.
constexpr const char* drawings[] = {
    /* none */ "",
    /* undo */ "M9 5L4 10L9 15SM4 10L14 10C22 10 22 19 14 19L10 19",
    /* redo */ "M15 5L20 10L15 15SM20 10L10 10C2 10 2 19 10 19L14 19",
    /* share */ "M12 15L12 3SM8 7L12 3L16 7SM7 11L5 11L5 21L19 21L19 11L17 11",
    /* menu */ "M4 7L20 7SM4 12L20 12SM4 17L20 17",
    /* close */ "M6 6L18 18SM18 6L6 18",
    /* back */ "M14 5L7 12L14 19",
    /* down */ "M5 9L12 16L19 9",
    /* right */ "M9 5L16 12L9 19",
    /* play */ "M7 4L20 12L7 20ZF",
    /* step */ "M5 4L15 12L5 20ZFM17 4L20 4L20 20L17 20ZF",
    /* fast */ "M3 5L12 12L3 19ZFM12 5L21 12L12 19ZF",
    /* skip */ "M3 5L10 12L3 19ZFM10 5L17 12L10 19ZFM18 5L21 5L21 19L18 19ZF",
    /* help */ "M8 9C8 3 17 3 17 9C17 12 12.5 12 12.5 16D12.5 20 1.4",
    /* settings */ "M4 7L20 7SM4 17L20 17SD9 7 3D15 17 3",
    /* language */ "M3 5L13 5SM8 3L8 5SM11 5C10 10 7 13 3 15SM5 8C6 11 9 13 12 14SM12 21L16.5 10L21 21SM14 17L19 17",
    /* person */ "O12 8 4M4 21C4 12 20 12 20 21",
    /* robot */ "M5 9L19 9L19 19L5 19ZSM12 9L12 5SD12 4 1.6D9 13.5 1.5D15 13.5 1.5M9 16.5L15 16.5",
    /* device */ "M7 3L17 3L17 21L7 21ZSM11 18.5L13 18.5",
    /* check */ "M4 13L10 19L20 6",
    /* warning */ "M12 3L22 20L2 20ZSM12 9L12 14SD12 17 1.2",
    /* minus */ "M5 12L19 12",
    /* plus */ "M5 12L19 12SM12 5L12 19",
    /* journal */ "M6 3L18 3L18 21L6 21ZSM9 8L15 8SM9 12L15 12SM9 16L13 16",
    /* baton */ "M5 19L16 8SD18 6 3D4.5 19.5 1.6",
    /* offensive */ "M3 9L13 9L13 4L21 12L13 20L13 15L3 15Z",
    /* gear */
    "O12 12 3O12 12 6.5M12 2L12 5.5SM12 18.5L12 22SM3.3 7L6.4 8.8SM17.6 15.2L20.7 17SM20.7 7L17.6 8.8SM6.4 15.2L3.3 17",
    /* crate */ "M4 7L12 3L20 7L20 17L12 21L4 17ZSM4 7L12 11L20 7SM12 11L12 21",
    /* landing */ "M3 14L17 14L21 9L21 16L18 20L5 20ZSM7 14L7 9L13 9L13 14SM2 6C5 4 7 8 10 6",
    /* network */ "O6 6 2.6O18 8 2.6O10 18 2.6M8.5 6.4L15.5 7.6SM6.7 8.5L9.3 15.5SM16.6 10.2L11.5 15.9",
    /* globe */ "O12 12 9M3 12L21 12SM12 3C6 8 6 16 12 21SM12 3C18 8 18 16 12 21",
    /* atom */ "D12 12 2M6 4C10 1 22 16 18 20C14 23 2 8 6 4SM18 4C22 8 10 23 6 20C2 16 14 1 18 4",
    /* scroll */ "M6 4L18 4L18 16C18 20 15 20 15 20L6 20C3 20 3 16 6 16L15 16L15 20SM9 8L15 8SM9 12L15 12",
    /* crown */ "M4 18L3 7L8 12L12 5L16 12L21 7L20 18Z",
    /* anchor */ "O12 5 2.2M12 7.2L12 21SM8 10L16 10SM4 14C5 22 19 22 20 14",
    /* tank */ "M3 14L21 14L18 19L6 19ZSM6 14L8 9L15 9L16 14SM15 10.5L22 10.5",
    /* plane */ "M12 2L14 5L14 9L22 14L22 16L14 14L13 18L16 20L16 22L12 20L8 22L8 20L11 18L10 14L2 16L2 14L10 9L10 5ZF",
    /* factory */ "M3 20L3 10L9 14L9 10L15 14L15 4L20 4L21 20Z",
    /* clock */ "O12 12 9M12 6L12 12L16 14",
    /* card */ "M6 3L18 3L18 21L6 21ZSD9 7 1.5",
    /* chart */ "M4 20L4 4SM4 20L21 20SM8 16L8 12SM12.5 16L12.5 8SM17 16L17 5",
    /* whole */ "M4 9L4 4L9 4SM15 4L20 4L20 9SM20 15L20 20L15 20SM9 20L4 20L4 15",
};
static_assert(std::size(drawings) == static_cast<std::size_t>(Icon::whole) + 1);

float read_number(const char*& at) {
    while (*at == ' ') ++at;
    float value = 0, place = 0;
    for (; (*at >= '0' && *at <= '9') || *at == '.'; ++at) {
        if (*at == '.') {
            place = 1;
            continue;
        }
        value = value * 10 + static_cast<float>(*at - '0');
        place *= 10;
    }
    return place > 1 ? value / place : value;
}

Point read_point(const char*& at) {
    const float x = read_number(at);
    return {x, read_number(at)};
}

void read_curve(Pen& pen, const char*& at) {
    const Point first = read_point(at), second = read_point(at);
    curve_to(pen, first, second, read_point(at));
}

void draw(Pen& pen, const char* at, Color color, float weight) {
    const Paint outline{.line = color, .width = weight};
    while (*at != 0) {
        switch (const char letter = *at++) {
        case 'M': move_to(pen, read_point(at)); break;
        case 'L': line_to(pen, read_point(at)); break;
        case 'C': read_curve(pen, at); break;
        case 'Z': close_path(pen); break;
        case 'S': draw_path(pen, outline); break;
        case 'F': draw_path(pen, {.fill = color}); break;
        case 'O':
        case 'D': {
            draw_path(pen, outline);
            const Point c = read_point(at);
            circle(pen, c, read_number(at), letter == 'D' ? Paint{.fill = color} : outline);
            break;
        }
        default: break;
        }
    }
    draw_path(pen, outline);
}

} // namespace

void icon(Pen& pen, Point centre, float size, Icon which, Color color, float weight) {
    const View before = pen.view;
    const float scale = size / 24;
    enter(pen, centre - Point{size / 2, size / 2}, scale);
    draw(pen, drawings[static_cast<std::size_t>(which)], color, weight * 24 / std::max(size, 16.0f));
    pen.view = before;
}

} // namespace wc::shell

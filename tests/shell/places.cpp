// What a tap, a drag and the page's list of places find.
#include "shell/app/places.hpp"

#include "shell/widgets/pen_svg.hpp"
#include "shell/widgets/scroll.hpp"

#include <catch2/catch_test_macros.hpp>

namespace wc::shell {

namespace {

struct Bench {
    SvgSheet sheet = svg_sheet({400, 300});
    Pen pen = svg_pen(sheet);
    Places places{};
};

constexpr Ref card = Ref::make(1, 7), issue = Ref::make(2, 3);

} // namespace

TEST_CASE("the topmost place wins, and a panel takes what lies under it", "[shell][places]") {
    Bench b;
    add_ref(b.places, b.pen, card, {0, 0, 100, 100});
    add_ref(b.places, b.pen, issue, {50, 50, 100, 100});
    CHECK(place_at(b.places, {75, 75}, false)->id == issue.bits);
    CHECK(place_at(b.places, {25, 25}, false)->id == card.bits);
    CHECK(place_at(b.places, {300, 200}, false) == nullptr);
    add_block(b.places, b.pen, {60, 60, 200, 200});
    CHECK(place_at(b.places, {75, 75}, false) == nullptr);
    add_choice(b.places, b.pen, 4, {70, 70, 20, 20});
    CHECK(place_at(b.places, {75, 75}, false)->kind == PlaceKind::choice);
}

TEST_CASE("a finger reaches small places within 44 pixels, the nearest first", "[shell][places]") {
    Bench b;
    add_ref(b.places, b.pen, card, {100, 100, 12, 12});
    add_ref(b.places, b.pen, issue, {130, 100, 12, 12});
    CHECK(place_at(b.places, {94, 106}, false) == nullptr);
    CHECK(place_at(b.places, {94, 106}, true)->id == card.bits);
    CHECK(place_at(b.places, {125, 106}, true)->id == issue.bits);
    CHECK(place_at(b.places, {116, 106}, true)->id == card.bits);
    CHECK(place_at(b.places, {70, 106}, true) == nullptr);
    add_ref(b.places, b.pen, Ref::make(3, 0), {0, 0, 400, 300}); // what is really under the finger comes before reach
    CHECK(place_at(b.places, {94, 106}, true)->id == Ref::make(3, 0).bits);
}

TEST_CASE("a finger does not reach through a panel", "[shell][places]") {
    Bench b;
    add_ref(b.places, b.pen, card, {100, 100, 12, 12});
    add_block(b.places, b.pen, {0, 114, 400, 100});
    CHECK(place_at(b.places, {106, 118}, true) == nullptr);
    CHECK(place_at(b.places, {106, 95}, true)->id == card.bits);
}

TEST_CASE("places follow the pen's view and its clip", "[shell][places]") {
    Bench b;
    enter(b.pen, {100, 50}, 2);
    add_ref(b.places, b.pen, card, {10, 10, 20, 20});
    CHECK(find_place(b.places, PlaceKind::ref, card.bits)->rect == Rect{120, 70, 40, 40});
    push_clip(b.pen, {0, 0, 20, 20});
    add_ref(b.places, b.pen, issue, {10, 10, 20, 20});
    CHECK(find_place(b.places, PlaceKind::ref, issue.bits)->rect == Rect{120, 70, 20, 20});
    add_choice(b.places, b.pen, 0, {30, 0, 5, 5});
    CHECK(find_place(b.places, PlaceKind::choice, 0) == nullptr);
    pop_clip(b.pen);
}

TEST_CASE("a drag moves the area it began in, unless something lies over it", "[shell][places]") {
    Bench b;
    add_area(b.places, b.pen, 1, {0, 0, 400, 300});
    add_block(b.places, b.pen, {200, 0, 200, 300});
    add_area(b.places, b.pen, 2, {210, 50, 100, 100});
    CHECK(area_at(b.places, {20, 20})->id == 1);
    CHECK(area_at(b.places, {220, 60})->id == 2);
    CHECK(area_at(b.places, {205, 20}) == nullptr);
}

TEST_CASE("a scroll keeps within its content, glides to a stop and brings rows into sight", "[shell][scroll]") {
    Bench b;
    Scroll scroll;
    const Rect window{0, 0, 100, 100};
    begin_scroll(b.pen, b.places, window, scroll, 5, 350);
    end_scroll(b.pen, window, scroll);
    CHECK(scroll_end(scroll) == 250.0f);
    scroll_by(scroll, 1000);
    CHECK(scroll.offset == 250.0f);
    scroll_by(scroll, -1000);
    CHECK(scroll.offset == 0.0f);
    scroll_fling(scroll, 600);
    int frames = 0;
    while (scroll_glide(scroll, 1 / 60.0f) && frames < 1000) ++frames;
    CHECK(frames > 10);
    CHECK(frames < 200);
    CHECK(scroll.offset > 60.0f);
    CHECK(scroll.offset < 250.0f);
    scroll_to(scroll, 300, 50);
    CHECK(scroll.offset == 250.0f);
    scroll_to(scroll, 40, 20);
    CHECK(scroll.offset == 40.0f);
    const Rect content = begin_scroll(b.pen, b.places, window, scroll, 5, 350);
    CHECK(content.y == -40.0f);
    end_scroll(b.pen, window, scroll);
    CHECK(b.pen.clips.size() == 1);
}

} // namespace wc::shell

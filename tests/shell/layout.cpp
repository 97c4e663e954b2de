// Every size of screen gets its parts, apart from each other and within reach.
#include "shell/app/layout.hpp"
#include "shell/app/motion.hpp"
#include "shell/app/theme.hpp"
#include "shell/widgets/card.hpp"
#include "shell/widgets/crowd.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <vector>

namespace wc::shell {

using Catch::Approx;

namespace {

struct Screen {
    Size size;
    Insets safe;
    ScreenForm form;
};

const std::vector<Screen> screens{
    {{1920, 1080}, {}, ScreenForm::wide},           {{1280, 720}, {}, ScreenForm::wide},
    {{1024, 768}, {}, ScreenForm::drawer},          {{820, 1180}, {}, ScreenForm::tall},
    {{390, 844}, {0, 47, 0, 34}, ScreenForm::tall}, {{360, 640}, {}, ScreenForm::tall},
    {{844, 390}, {47, 0, 47, 21}, ScreenForm::low}, {{640, 360}, {}, ScreenForm::low},
};

bool within(Rect inner, Rect outer) {
    return inner.x >= outer.x - 0.01f && inner.y >= outer.y - 0.01f && inner.right() <= outer.right() + 0.01f &&
           inner.bottom() <= outer.bottom() + 0.01f;
}

} // namespace

TEST_CASE("nothing overlaps and nothing leaves the safe part of the screen", "[shell][layout]") {
    for (const Screen& screen : screens) {
        CAPTURE(screen.size.w, screen.size.h);
        for (const auto sheet : {SheetLevel::peek, SheetLevel::half, SheetLevel::full}) {
            const Layout l = arrange(screen.size, screen.safe, {.sheet = sheet});
            CHECK(l.form == screen.form);
            std::vector<Rect> parts{l.where, l.scores, l.tools, l.tabs, l.hand, l.panel, l.journal};
            if (l.form != ScreenForm::drawer) parts.push_back(l.stage); // a drawer lies over the stage
            for (std::size_t i = 0; i < parts.size(); ++i) {
                if (parts[i].empty()) continue;
                CHECK(within(parts[i], l.safe));
                for (std::size_t j = i + 1; j < parts.size(); ++j) {
                    CAPTURE(i, j);
                    CHECK_FALSE(overlap(shrunk(parts[i], 0.05f), shrunk(parts[j], 0.05f)));
                }
            }
        }
    }
}

TEST_CASE("there is always a stage worth looking at, and room for a question", "[shell][layout]") {
    for (const Screen& screen : screens) {
        CAPTURE(screen.size.w, screen.size.h);
        const Layout l = arrange(screen.size, screen.safe, {});
        CHECK(l.stage.w >= 320.0f);
        CHECK(l.stage.h >= 180.0f);
        CHECK(l.panel.w >= 220.0f);
        CHECK(l.panel.h >= 180.0f);
        CHECK(l.where.w >= 100.0f);
        CHECK(l.scores.w >= 160.0f);
        CHECK(l.card.w >= 44.0f);
        CHECK(l.hand.h >= l.card.h);
    }
}

TEST_CASE("on a touch screen tabs and tools are finger-sized", "[shell][layout]") {
    for (const Screen& screen : screens) {
        const Layout l = arrange(screen.size, screen.safe, {});
        if (l.form != ScreenForm::tall) continue;
        CHECK(tool_place(l, 0).w >= theme::touch_target);
        CHECK(l.tabs.h >= theme::touch_target);
        CHECK(l.tabs.w / 4 >= theme::touch_target);
    }
}

TEST_CASE("a closed drawer, no hand and no question give the room to the stage", "[shell][layout]") {
    const Layout with = arrange({1280, 720}, {}, {});
    const Layout without = arrange({1280, 720}, {}, {.panel = false, .hand = false});
    CHECK(without.stage.w == 1280.0f);
    CHECK(without.stage.bottom() == 720.0f);
    CHECK(with.stage.w < without.stage.w);
    CHECK(arrange({1024, 768}, {}, {.drawer_open = false}).panel.empty());
    const Layout peek = arrange({390, 844}, {}, {.sheet = SheetLevel::peek});
    CHECK(peek.stage.h > arrange({390, 844}, {}, {}).stage.h + 100);
}

TEST_CASE("a hand shrinks a little to fit, then scrolls", "[shell][layout]") {
    std::array<Rect, 7> places{};
    const Rect strip{10, 0, 366, 94};
    CHECK(hand_places(strip, card_small, 5, places) <= strip.w + 0.01f);
    CHECK(places[6].right() <= strip.right() + 0.01f);
    CHECK(places[0].w < card_small.w);
    const Rect narrow{10, 0, 250, 94};
    CHECK(hand_places(narrow, card_small, 5, places) > narrow.w);
    CHECK(places[0].w == card_small.w);
    CHECK(hand_places(strip, card_small, 5, {}) == 0.0f);
}

TEST_CASE("a thing glides from where it is, at once under reduced motion", "[shell][motion]") {
    Motion motion;
    const auto at = [&](double now, float target) {
        motion_begin(motion, now);
        const float x = glide(motion, 7, target, 0.2);
        motion_end(motion);
        return x;
    };
    CHECK(at(0, 10) == 10.0f); // seen for the first time: there
    CHECK_FALSE(motion.moving);
    CHECK(at(1, 110) == 10.0f);
    CHECK(motion.moving);
    const float half = at(1.1, 110);
    CHECK(half > 60.0f);
    CHECK(half < 110.0f);
    CHECK(at(1.1, 0) == Approx(half)); // a change of mind starts from there
    CHECK(at(1.4, 0) == 0.0f);
    CHECK_FALSE(motion.moving);
    motion.reduced = true;
    CHECK(at(2, 50) == 50.0f);
    CHECK_FALSE(motion.moving);
}

TEST_CASE("what is no longer drawn is forgotten, and a touch skips", "[shell][motion]") {
    Motion motion;
    motion_begin(motion, 0);
    glide(motion, 1, 0.0f);
    course(motion, 2, 1.0);
    CHECK(motion_end(motion));
    motion_begin(motion, 0.5);
    CHECK(course(motion, 2, 1.0) == Approx(0.5f));
    CHECK(motion_end(motion));
    CHECK(motion.glides.size() == 1);
    motion_skip(motion);
    motion_begin(motion, 0.6);
    CHECK(course(motion, 2, 1.0) == 1.0f);
    CHECK_FALSE(motion_end(motion));
}

TEST_CASE("pieces in a crowd step aside, the fixed ones stay", "[shell][crowd]") {
    const Rect bounds{0, 0, 400, 300};
    std::vector<Crowded> crowd(6, {around({200, 150}, 70, 36)});
    crowd.push_back({around({200, 150}, 60, 60), true});
    step_aside(crowd, bounds, 3, 400);
    CHECK(crowd.back().rect == around({200, 150}, 60, 60));
    for (std::size_t i = 0; i < crowd.size(); ++i) {
        CHECK(within(crowd[i].rect, bounds));
        for (std::size_t j = i + 1; j < crowd.size(); ++j) CHECK_FALSE(overlap(crowd[i].rect, crowd[j].rect));
    }
    std::vector<Crowded> again(6, {around({200, 150}, 70, 36)});
    again.push_back({around({200, 150}, 60, 60), true});
    step_aside(again, bounds, 3, 400);
    for (std::size_t i = 0; i < crowd.size(); ++i) CHECK(crowd[i].rect == again[i].rect);
}

} // namespace wc::shell

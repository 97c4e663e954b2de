// The SVG back end, and the whole gallery of widgets on every size of screen, written to build/screens/.
#include "gallery.hpp"

#include "shell/widgets/icon.hpp"
#include "shell/widgets/pen_svg.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace wc::shell {

using Catch::Approx;

namespace {

int count(const std::string& text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

// Every value of an attribute, as a number.
std::vector<float> numbers(const std::string& text, const std::string& attribute) {
    std::vector<float> all;
    const std::string start = " " + attribute + "=\"";
    for (auto at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
        all.push_back(std::stof(text.substr(at + start.size(), 12)));
    }
    return all;
}

void keep(const std::string& name, const std::string& document) {
    const std::filesystem::path folder = std::filesystem::path(WC_SOURCE_DIR) / "build" / "screens";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / (name + ".svg")) << document;
}

struct Scene {
    std::string name;
    Size size;
    Insets safe;
    void (*draw)(Pen&, Places&, const Layout&);
};

} // namespace

TEST_CASE("shapes become SVG elements in screen lengths", "[shell][pen]") {
    SvgSheet sheet = svg_sheet({100, 100});
    Pen pen = svg_pen(sheet);
    enter(pen, {10, 20}, 2);
    circle(pen, {5, 5}, 3, {.fill = rgb(0x102030), .line = rgb(0xffffff, 0.5f), .width = 1.25f});
    CHECK(sheet.body == "<circle cx=\"20\" cy=\"30\" r=\"6\" fill=\"#102030\" stroke=\"#ffffff\" "
                        "stroke-opacity=\"0.5\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>\n");
    sheet.body.clear();
    move_to(pen, {0, 0});
    curve_to(pen, {1, 0}, {2, 1}, {2, 2});
    close_path(pen);
    draw_path(pen, {.fill = rgb(0)});
    CHECK(sheet.body == "<path d=\"M10 20C12 20 14 22 14 24Z\" fill=\"#000000\"/>\n");
    CHECK(pen.path.empty());
    sheet.body.clear();
    rounded(pen, {0, 0, 10, 10}, 50, {.line = rgb(0)}, Corners::top);
    CHECK(count(sheet.body, "A10 10 0 0 1") == 2); // two corners, no larger than fits
    sheet.body.clear();
    box(pen, {0, 0, 10, 10}, {});
    circle(pen, {0, 0}, 5, {.line = rgb(0), .width = 0});
    CHECK(sheet.body.empty()); // nothing visible, nothing written
}

TEST_CASE("text keeps to its measured width, at the end that was asked for, and can't break out", "[shell][pen]") {
    SvgSheet sheet = svg_sheet({400, 100});
    Pen pen = svg_pen(sheet);
    const TextStyle style{.face = Face::strong, .size = 20, .align = Align::right};
    const float width = write(pen, {300, 50}, "5 → 0", style);
    CHECK(numbers(sheet.body, "x").at(0) == Approx(300 - width).margin(0.01));
    CHECK(numbers(sheet.body, "textLength").at(0) == Approx(width).margin(0.01));
    sheet.body.clear();
    write(pen, {300, 50}, "<b> & \"c\"\x01", style);
    CHECK(count(sheet.body, "&lt;b&gt; &amp; &quot;c&quot;") == 1);
    sheet.body.clear();
    write_in(pen, {0, 0, 60, 20}, "Directed Offensive", style);
    CHECK(count(sheet.body, "…") == 1);
    for (const float w : numbers(sheet.body, "textLength")) CHECK(w <= 60.0f);
    sheet.body.clear();
    write(pen, {-500, 50}, "far away", style);
    CHECK(sheet.body.empty());
}

TEST_CASE("many lines into few: the last is cut", "[shell][pen]") {
    SvgSheet sheet = svg_sheet({400, 400});
    Pen pen = svg_pen(sheet);
    const TextStyle style{.face = Face::text, .size = 14};
    const std::string_view text =
        "Churchill debates the issue with Eden and brings it back to the fourth space of his track";
    const float height = write_lines(pen, {0, 0, 120, 200}, text, style, 1.25f, 2);
    CHECK(height == Approx(35));
    CHECK(count(sheet.body, "…") == 1);
    CHECK(lines_height(text, style, 120, 1.25f, 2) == height);
}

TEST_CASE("clips nest and close", "[shell][pen]") {
    SvgSheet sheet = svg_sheet({100, 100});
    Pen pen = svg_pen(sheet);
    push_clip(pen, {10, 10, 50, 50});
    push_clip(pen, {40, 40, 100, 100});
    CHECK(pen.clips.back() == Rect{40, 40, 20, 20});
    CHECK_FALSE(in_sight(pen, {0, 0, 30, 30}));
    pop_clip(pen);
    pop_clip(pen);
    pop_clip(pen); // one too many changes nothing
    CHECK(pen.clips.size() == 1);
    CHECK(count(sheet.body, "<g ") == count(sheet.body, "</g>"));
}

TEST_CASE("a mesh shows its rings", "[shell][pen]") {
    SvgSheet sheet = svg_sheet({100, 100});
    Pen pen = svg_pen(sheet);
    const std::array<Point, 6> points{{{0, 0}, {10, 0}, {0, 10}, {2, 2}, {4, 2}, {2, 4}}};
    const std::array<std::uint16_t, 2> ends{3, 6};
    mesh(pen, {points, ends, {}}, {.fill = theme::land});
    CHECK(count(sheet.body, "M") == 2);
    CHECK(count(sheet.body, "Z") == 2);
}

TEST_CASE("every icon draws within its square", "[shell][pen]") {
    for (int i = 1; i <= static_cast<int>(Icon::chart); ++i) {
        SvgSheet sheet = svg_sheet({48, 48});
        Pen pen = svg_pen(sheet);
        icon(pen, {24, 24}, 24, static_cast<Icon>(i), theme::paper);
        CAPTURE(i);
        CHECK(count(sheet.body, "<") > 0);
        CHECK(pen.path.empty());
        for (const float x : numbers(sheet.body, "cx")) CHECK((x >= 12 && x <= 36.0f));
    }
}

TEST_CASE("the gallery: every widget on every screen, no text below 11 pixels", "[shell][gallery]") {
    const std::array<Scene, 9> scenes{{{"widgets_desktop", {1280, 720}, {}, gallery::desktop},
                                       {"widgets_full_hd", {1920, 1080}, {}, gallery::desktop},
                                       {"widgets_drawer", {1024, 768}, {}, gallery::desktop},
                                       {"widgets_tablet", {820, 1180}, {}, gallery::phone},
                                       {"widgets_phone", {390, 844}, {0, 47, 0, 34}, gallery::phone},
                                       {"widgets_small_phone", {360, 640}, {}, gallery::phone},
                                       {"widgets_low", {844, 390}, {47, 0, 47, 21}, gallery::phone},
                                       {"widgets_small_low", {640, 360}, {}, gallery::phone},
                                       {"widgets_pieces", {1280, 720}, {}, gallery::pieces}}};
    for (const Scene& scene : scenes) {
        CAPTURE(scene.name);
        SvgSheet sheet = svg_sheet(scene.size);
        Pen pen = svg_pen(sheet);
        Places places;
        scene.draw(pen, places, arrange(scene.size, scene.safe, {}));
        const std::string document = svg_document(sheet, scene.name);
        keep(scene.name, document);
        const auto sizes = numbers(document, "font-size");
        REQUIRE(sizes.size() > 20);
        CHECK(*std::min_element(sizes.begin(), sizes.end()) >= theme::smallest);
        CHECK(pen.clips.size() == 1);
        CHECK(count(document, "<g ") == count(document, "</g>"));
        CHECK(count(document, "nan") == 0);
        for (const Place& place : places.list) {
            CHECK(place.rect.right() <= scene.size.w);
            CHECK(place.rect.bottom() <= scene.size.h);
        }
    }
}

} // namespace wc::shell

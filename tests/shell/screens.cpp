// Every view at two sizes and in both languages, from seeded positions, written to build/screens/ to be looked at.
#include "seeded.hpp"

#include "shell/app/app_picture.hpp"

#include <filesystem>
#include <fstream>

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT
using At = churchill::Step;

namespace {

struct Sight {
    std::string name;
    At step;
    int conference, tab, preview;
};

const std::array<Sight, 9> sights{{{"agenda", At::agenda_card, 2, 0, 1},
                                   {"issues", At::agenda_pick, 1, 0, 2},
                                   {"turn", At::turn, 2, 0, 1},
                                   {"advance", At::turn_issue, 2, 0, 2},
                                   {"debate", At::debate_offer, 3, 0, 2},
                                   {"war", At::allocate, 3, 1, 1},
                                   {"world", At::place_cn, 3, 2, 3},
                                   {"score", At::turn, 4, 3, -1},
                                   {"journal", At::turn, 4, 4, -1}}};

struct Screen {
    std::string name;
    Size size;
    Insets safe;
    bool finger;
};
const std::array<Screen, 3> screens{{{"1280x720", {1280, 720}, {}, false},
                                     {"390x844", {390, 844}, {0, 47, 0, 34}, true},
                                     {"844x390", {844, 390}, {47, 0, 47, 21}, true}}};

void keep(const std::string& name, const std::string& document) {
    const std::filesystem::path folder = std::filesystem::path(WC_SOURCE_DIR) / "build" / "screens";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / (name + ".svg")) << document;
}

void draw_on_every_screen(const Session& s, const std::string& name, int tab, int preview) {
    for (const Screen& screen : screens) {
        const std::string language = s.language == Language::en ? "_en_" : "_es_";
        std::string file = "churchill_";
        file.append(name).append(language).append(screen.name);
        const std::string document = picture(s, {.size = screen.size,
                                                 .safe = screen.safe,
                                                 .tab = tab,
                                                 .preview = preview,
                                                 .finger = screen.finger,
                                                 .title = name});
        CHECK(document.size() > 3000);
        keep(file, document);
    }
}

} // namespace

TEST_CASE("pictures of every view, in both languages", "[shell][screens]") {
    for (const Language language : {Language::en, Language::es}) {
        for (const Sight& view : sights) {
            Session s = seeded::game({.seed = 21, .language = language});
            CAPTURE(view.name);
            REQUIRE(seeded::play_to(s, view.step, view.conference));
            draw_on_every_screen(s, view.name, view.tab, view.preview);
        }
        Session s = seeded::game({.seed = 21, .language = language});
        seeded::play_to_end(s);
        draw_on_every_screen(s, "end", 3, -1);
        draw_on_every_screen(seeded::session_in(language), "empty", -1, -1);
    }
}

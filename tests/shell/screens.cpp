// Every view at two sizes and in both languages, from seeded positions, written to build/screens/ to be looked at.
#include "screens.hpp"
#include "seeded.hpp"

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

} // namespace

TEST_CASE("pictures of every view, in both languages", "[shell][screens]") {
    for (const Language language : {Language::en, Language::es}) {
        for (const Sight& view : sights) {
            Session s = seeded::game({.seed = 21, .language = language});
            CAPTURE(view.name);
            REQUIRE(seeded::play_to(s, view.step, view.conference));
            screens::draw(s, "churchill_" + view.name, view.tab, view.preview);
        }
        Session s = seeded::game({.seed = 21, .language = language});
        seeded::play_to_end(s);
        screens::draw(s, "churchill_end", 3, -1);
        screens::draw(seeded::session_in(language), "churchill_empty", -1, -1);
    }
}

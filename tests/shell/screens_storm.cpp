// Every view of Gathering Storm, from seeded positions, written to build/screens/ to be looked at.
#include "screens.hpp"
#include "seeded_storm.hpp"

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT
using At = gathering_storm::Step;

namespace {

struct Sight {
    std::string name;
    At step;
    int turn;
    storm::Stage tab;
    int preview;
};

const std::array<Sight, 9> sights{{{"factory", At::conversion, 14, storm::Stage::powers, 1},
                                   {"research", At::research_point, 14, storm::Stage::research, 1},
                                   {"construction", At::construction, 14, storm::Stage::powers, 1},
                                   {"military", At::place_military, 14, storm::Stage::europe, 1},
                                   {"diplomacy", At::place_counter, 15, storm::Stage::europe, 3},
                                   {"aggression", At::aggression, 14, storm::Stage::crisis, 1},
                                   {"crisis", At::respond, 14, storm::Stage::crisis, 1},
                                   {"ultimatum", At::ultimatum, 14, storm::Stage::crisis, 0},
                                   {"tracks", At::place_counter, 15, storm::Stage::tracks, -1}}};

} // namespace

TEST_CASE("pictures of every view of Gathering Storm, in both languages", "[shell][screens][gathering_storm]") {
    for (const Language language : {Language::en, Language::es}) {
        for (const Sight& view : sights) {
            CAPTURE(view.name);
            Session s = seeded_storm::game({.scenario = 1, .seed = 8, .language = language});
            for (Seed seed = 9; !seeded_storm::play_to(s, view.step, view.turn) && seed < 600; ++seed)
                s = seeded_storm::game({.scenario = 1, .seed = seed, .language = language});
            REQUIRE(seeded_storm::step_of(s) == view.step);
            screens::draw(s, "gathering_storm_" + view.name, static_cast<int>(view.tab), view.preview);
        }
        Session s = seeded_storm::game({.seed = 8, .language = language});
        while (!s.outcome.over) seeded_storm::choose_some(s);
        screens::draw(s, "gathering_storm_end", 5, -1);
        screens::draw(s, "gathering_storm_journal", 6, -1);
    }
}

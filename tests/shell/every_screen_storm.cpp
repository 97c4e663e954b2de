// Many positions of seeded games of Gathering Storm, on every size of screen, in both languages.
#include "looking.hpp"
#include "seeded_storm.hpp"

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT

namespace {

using looking::area_of;
using looking::Findings;
using looking::Screen;

// Boxes of countries keep clear of each other wherever there is room for all of them.
void look_at_map(const App& app, const Screen& screen, const std::string& where, Findings& found) {
    if (screen.size.w < 800) return;
    std::vector<std::pair<int, Rect>> boxes;
    for (int k = 0; k < gathering_storm::country_count; ++k) {
        const auto c = static_cast<gathering_storm::Country>(k);
        if (const Place* place = find_place(app.places, PlaceKind::ref, gathering_storm::ref(c).bits); place != nullptr)
            boxes.emplace_back(k, place->rect);
    }
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t j = i + 1; j < boxes.size(); ++j)
            if (area_of(common(boxes[i].second, boxes[j].second)) > 0.05f * area_of(boxes[i].second))
                found.add(where + "countries overlap: " + std::to_string(boxes[i].first) + " " +
                          std::to_string(boxes[j].first));
}

} // namespace

TEST_CASE("Gathering Storm on every screen, in both languages, at every step: readable, within reach, told apart",
          "[shell][every_screen][gathering_storm]") {
    Findings found;
    for (const Language language : {Language::en, Language::es})
        for (const std::uint8_t scenario : {std::uint8_t{0}, std::uint8_t{2}}) {
            Session s = seeded_storm::game({.scenario = scenario, .seed = 5u + scenario, .language = language});
            std::map<int, int> seen;
            for (int k = 0; k < 5000 && !s.outcome.over; ++k) {
                const int step = static_cast<int>(seeded_storm::step_of(s));
                if (int& times = seen[step]; times % 60 == 0 && times < 121)
                    for (const Screen& screen : looking::screens)
                        looking::look(s, screen, step, found,
                                      [&](const App& app, const Session&, const recording::Sheet& sheet, int tab,
                                          const std::string& where) {
                                          looking::tell_apart(sheet, where, found);
                                          if (tab == 0) look_at_map(app, screen, where, found);
                                      });
                ++seen[step];
                seeded_storm::choose_some(s);
            }
            CHECK(seen.size() >= 15);
        }
    for (const auto& [what, times] : found.all) UNSCOPED_INFO(what << " (" << times << ")");
    CHECK(found.all.empty());
}

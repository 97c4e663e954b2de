// Many positions of seeded games, on every size of screen, in both languages: what is drawn can be read and touched.
#include "looking.hpp"
#include "seeded.hpp"

#include "shell/tables/churchill_parts.hpp"

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT

namespace {

using looking::area_of;
using looking::Findings;
using looking::Screen;

// Pieces of the conference table keep clear of each other and of the centre.
void look_at_table(const App& app, const Session& s, const std::string& where, Findings& found) {
    namespace table = conference;
    const churchill::State state = seeded::state_of(s);
    const table::TablePlan plan = table::plan_table(app.layout.stage, app.layout.form, state);
    std::vector<std::pair<Rect, churchill::Spot>> pieces;
    for (int k = 0; k < churchill::issue_count; ++k) {
        const auto issue = static_cast<churchill::Issue>(k);
        const Place* place = find_place(app.places, PlaceKind::ref, churchill::ref(issue).bits);
        const churchill::Spot at = churchill::spot(state, issue);
        // On a small table the tray of issues to choose from lies across the tracks, under what is on them.
        const bool in_tray = !at.on_table() && table::choosing_issues(state) && !plan.small;
        if (place != nullptr && (at.on_table() || in_tray)) pieces.emplace_back(place->rect, at);
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto& [r, at] = pieces[i];
        // Where there is no room for a piece between a track and the centre it may lean on the centre's edge.
        const bool tray = plan.small && table::choosing_issues(state); // which takes most of the room
        const float allowed = tray ? 0.45f : plan.small ? 0.35f : 0.04f;
        const float leans = area_of(common(r, plan.centre)) / area_of(r);
        if (at.on_track() && leans > allowed) found.add(where + "over the centre " + std::to_string(leans));
        for (std::size_t j = i + 1; j < pieces.size(); ++j)
            if (const float both = area_of(common(r, pieces[j].first)) / area_of(r); both > (tray ? 0.3f : 0.06f))
                found.add(where + "pieces overlap " + std::to_string(both));
        for (const Point chair : plan.chair)
            if (at.on_track() && area_of(common(r, around(chair, plan.chair_radius * 1.4f))) > 0.1f * area_of(r))
                found.add(where + "over a chair");
    }
}

} // namespace

TEST_CASE("on every screen, in both languages, at every step: readable, within reach, nothing on top of another",
          "[shell][every_screen]") {
    Findings found;
    for (const Language language : {Language::en, Language::es})
        for (const Seed seed : {3, 21}) {
            Session s = seeded::game({.people = 3, .seed = seed, .language = language});
            std::map<int, int> seen;
            for (int k = 0; k < 5000 && !s.outcome.over; ++k) {
                if (s.waiting >= 0) take_device(s);
                finish_playback(s);
                const int step = static_cast<int>(seeded::step_of(s));
                if (int& times = seen[step]; times % 40 == 0 && times < 200)
                    for (const Screen& screen : looking::screens)
                        looking::look(s, screen, step, found,
                                      [&](const App& app, const Session& shown, const recording::Sheet&, int tab,
                                          const std::string& where) {
                                          if (tab == 0) look_at_table(app, shown, where, found);
                                      });
                ++seen[step];
                seeded::choose_some(s);
            }
            CHECK(seen.size() >= 10);
        }
    for (const auto& [what, times] : found.all) UNSCOPED_INFO(what << " (" << times << ")");
    CHECK(found.all.empty());
}

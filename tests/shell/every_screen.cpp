// Many positions of seeded games, on every size of screen, in both languages: what is drawn can be read and touched.
#include "recording.hpp"
#include "seeded.hpp"

#include "shell/tables/churchill_parts.hpp"

#include <map>

using namespace wc;        // NOLINT: a test file
using namespace wc::shell; // NOLINT

namespace {

struct Screen {
    Size size;
    Insets safe;
    bool finger;
};
constexpr std::array<Screen, 7> screens{{{{360, 640}, {}, true},
                                         {{390, 844}, {0, 47, 0, 34}, true},
                                         {{820, 1180}, {}, true},
                                         {{844, 390}, {47, 0, 47, 21}, true},
                                         {{1024, 768}, {}, false},
                                         {{1280, 720}, {}, false},
                                         {{1920, 1080}, {}, false}}};

// What is found, told once each.
struct Findings {
    std::map<std::string, int> all;
    void add(const std::string& what) { ++all[what]; }
};

std::string name_of(const Screen& screen, int tab, const Session& s) {
    return std::to_string(static_cast<int>(screen.size.w)) + " tab " + std::to_string(tab) + " step " +
           std::to_string(static_cast<int>(seeded::step_of(s))) + (s.language == Language::en ? " en: " : " es: ");
}

bool inside(Rect inner, Rect outer) {
    return inner.empty() || (inner.x >= outer.x - 0.6f && inner.y >= outer.y - 0.6f &&
                             inner.right() <= outer.right() + 0.6f && inner.bottom() <= outer.bottom() + 0.6f);
}

void read_texts(const recording::Sheet& sheet, const Screen& screen, const std::string& where, Findings& found) {
    const Rect safe = shrunk(Rect{0, 0, screen.size.w, screen.size.h}, screen.safe);
    for (std::size_t k = 0; k < sheet.texts.size(); ++k) {
        const recording::Written& each = sheet.texts[k];
        if (each.size < theme::smallest) found.add(where + "too small: " + each.text);
        if (!inside(each.shown(), safe)) found.add(where + "outside: " + each.text);
        if (each.text == "\xE2\x80\xA6") found.add(where + "cut: " + (k > 0 ? sheet.texts[k - 1].text : ""));
    }
}

// Lines of the journal and links stand in running text; everything else is as large as a thumb.
void feel_targets(const App& app, const std::string& where, Findings& found) {
    const auto windows = [&](const Place& p) { // cut by the window it scrolls in
        return std::any_of(app.places.list.begin(), app.places.list.end(), [&](const Place& area) {
            if (area.kind != PlaceKind::area || !overlap(area.rect, p.rect)) return false;
            const Rect a = area.rect, r = p.rect;
            return r.y <= a.y + 0.6f || r.bottom() >= a.bottom() - 0.6f || r.x <= a.x + 0.6f ||
                   r.right() >= a.right() - 0.6f;
        });
    };
    for (const Place& p : app.places.list) {
        if (p.kind != PlaceKind::control && p.kind != PlaceKind::choice) continue;
        const bool line = p.kind == PlaceKind::control && p.id >= control::journal;
        if (line || windows(p)) continue;
        if (p.rect.w < theme::touch_target - 0.1f || p.rect.h < theme::touch_target - 0.1f)
            found.add(where + "target " + std::to_string(static_cast<int>(p.kind)) + "/" + std::to_string(p.id) + " " +
                      std::to_string(static_cast<int>(p.rect.w)) + "x" + std::to_string(static_cast<int>(p.rect.h)));
    }
}

float area_of(Rect r) { return std::max(0.0f, r.w) * std::max(0.0f, r.h); }

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

void look(const Session& position, const Screen& screen, Findings& found) {
    Session s = position;
    App app{.safe = screen.safe};
    app.motion.reduced = true;
    if (screen.finger) app.input.device = Device::touch;
    recording::Sheet sheet;
    double now = 1;
    const auto draw = [&] {
        Pen pen = recording::pen_on(sheet, screen.size);
        draw_app(app, s, pen, screen.size, now += 1);
    };
    draw();
    const int asked = app.tab;
    for (int tab = 0; tab < 5; ++tab) {
        app.tab = tab;
        for (const int preview : {-1, 0, static_cast<int>(s.question.choices.size()) - 1}) {
            if (tab != asked && preview >= 0) continue;
            s.preview = preview;
            draw();
            draw(); // what was sent has arrived
            const std::string where = name_of(screen, tab, s);
            read_texts(sheet, screen, where, found);
            if (screen.finger) feel_targets(app, where, found);
            if (tab == 0) look_at_table(app, s, where, found);
        }
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
                    for (const Screen& screen : screens) look(s, screen, found);
                ++seen[step];
                seeded::choose_some(s);
            }
            CHECK(seen.size() >= 10);
        }
    for (const auto& [what, times] : found.all) UNSCOPED_INFO(what << " (" << times << ")");
    CHECK(found.all.empty());
}

// Looking at a drawing as a person would: can all be read, touched and told apart?
#pragma once

#include "recording.hpp"

#include "shell/app/app_parts.hpp"

#include <map>
#include <string>

namespace wc::shell::looking {

struct Screen {
    Size size;
    Insets safe;
    bool finger;
};
inline constexpr std::array<Screen, 7> screens{{{{360, 640}, {}, true},
                                                {{390, 844}, {0, 47, 0, 34}, true},
                                                {{820, 1180}, {}, true},
                                                {{844, 390}, {47, 0, 47, 21}, true},
                                                {{1024, 768}, {}, false},
                                                {{1280, 720}, {}, false},
                                                {{1920, 1080}, {}, false}}};

// What is found, told once each.
struct Findings {
    std::map<std::string, int> all{};
    void add(const std::string& what) { ++all[what]; }
};

inline std::string name_of(const Session& s, const Screen& screen, int tab, int step) {
    return std::to_string(static_cast<int>(screen.size.w)) + " tab " + std::to_string(tab) + " step " +
           std::to_string(step) + (s.language == Language::en ? " en: " : " es: ");
}

inline bool inside(Rect inner, Rect outer) {
    return inner.empty() || (inner.x >= outer.x - 0.6f && inner.y >= outer.y - 0.6f &&
                             inner.right() <= outer.right() + 0.6f && inner.bottom() <= outer.bottom() + 0.6f);
}

inline float area_of(Rect r) { return std::max(0.0f, r.w) * std::max(0.0f, r.h); }

inline void read_texts(const recording::Sheet& sheet, const Screen& screen, const std::string& where, Findings& found) {
    const Rect safe = shrunk(Rect{0, 0, screen.size.w, screen.size.h}, screen.safe);
    for (std::size_t k = 0; k < sheet.texts.size(); ++k) {
        const recording::Written& each = sheet.texts[k];
        if (each.size < theme::smallest) found.add(where + "too small: " + each.text);
        if (!inside(each.shown(), safe)) found.add(where + "outside: " + each.text);
        if (each.text == "\xE2\x80\xA6") found.add(where + "cut: " + (k > 0 ? sheet.texts[k - 1].text : ""));
    }
}

// Words keep clear of each other and of what is drawn above them.
inline void tell_apart(const recording::Sheet& sheet, const std::string& where, Findings& found) {
    for (std::size_t i = 0; i < sheet.texts.size(); ++i) {
        const recording::Written& a = sheet.texts[i];
        const float area = area_of(a.shown());
        if (area == 0 || a.covered > 0.9f) continue;
        if (a.covered > 0.15f) found.add(where + "half covered: " + a.text);
        for (std::size_t j = i + 1; j < sheet.texts.size(); ++j) {
            const recording::Written& b = sheet.texts[j];
            if (b.covered > 0.9f || (a.text == b.text && inside(a.box, grown(b.box, 4)))) continue; // a halo
            if (area_of(common(a.shown(), b.shown())) > 0.12f * std::min(area, area_of(b.shown())))
                found.add(where + "on top of each other: " + a.text + " / " + b.text);
        }
    }
}

// Lines of the journal and links stand in running text; everything else is as large as a thumb.
inline void feel_targets(const App& app, const std::string& where, Findings& found) {
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

// Every tab, and at the question's own tab with its first and its last choice considered. `more`: what one table asks
// beyond this, with the tab.
template <class More>
void look(const Session& position, const Screen& screen, int step, Findings& found, const More& more) {
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
    for (int tab = 0; tab < tab_count(views_of(s)); ++tab) {
        app.tab = tab;
        for (const int preview : {-1, 0, static_cast<int>(s.question.choices.size()) - 1}) {
            if (tab != asked && preview >= 0) continue;
            s.preview = preview;
            draw();
            draw(); // what was sent has arrived
            const std::string where = name_of(s, screen, tab, step);
            read_texts(sheet, screen, where, found);
            if (screen.finger) feel_targets(app, where, found);
            more(app, s, sheet, tab, where);
        }
    }
}

} // namespace wc::shell::looking

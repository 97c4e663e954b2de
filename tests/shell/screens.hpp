// Pictures of a view on three screens, written to build/screens/ to be looked at.
#pragma once

#include "shell/app/app_picture.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <string>

namespace wc::shell::screens {

struct Screen {
    std::string name;
    Size size;
    Insets safe;
    bool finger;
};
inline const std::array<Screen, 3> all{{{"1280x720", {1280, 720}, {}, false},
                                        {"390x844", {390, 844}, {0, 47, 0, 34}, true},
                                        {"844x390", {844, 390}, {47, 0, 47, 21}, true}}};

inline void keep(const std::string& name, const std::string& document) {
    const std::filesystem::path folder = std::filesystem::path(WC_SOURCE_DIR) / "build" / "screens";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / (name + ".svg")) << document;
}

// `name`: of the table and of what is seen.
inline void draw(const Session& s, const std::string& name, int tab, int preview) {
    for (const Screen& screen : all) {
        const std::string document = picture(s, {.size = screen.size,
                                                 .safe = screen.safe,
                                                 .tab = tab,
                                                 .preview = preview,
                                                 .finger = screen.finger,
                                                 .title = name});
        CHECK(document.size() > 3000);
        keep(name + (s.language == Language::en ? "_en_" : "_es_") + screen.name, document);
    }
}

} // namespace wc::shell::screens

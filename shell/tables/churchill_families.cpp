// Kinds of things, for long lists that show only those of one kind: countries by region, issues by what they do.
#include "shell/tables/churchill_parts.hpp"

namespace wc::shell::conference {

namespace {

using game::CountryKind;

Text region_of(CountryKind kind) {
    switch (kind) {
    case CountryKind::western_europe: return Text::churchill_shell_group_west;
    case CountryKind::eastern_europe: return Text::churchill_shell_group_east;
    case CountryKind::arctic: return Text::churchill_shell_group_arctic;
    case CountryKind::near_east: return Text::churchill_shell_group_near_east;
    case CountryKind::colony: return Text::churchill_shell_group_colonies;
    }
    return Text::none;
}

Text family_of(game::Issue issue) {
    struct Family {
        std::uint32_t mask;
        Text name;
    };
    constexpr std::array<Family, 4> families{{{game::issue_mask_prod, Text::churchill_shell_family_prod},
                                              {game::issue_mask_do, Text::churchill_shell_family_do},
                                              {game::issue_mask_tl, Text::churchill_shell_family_tl},
                                              {game::issue_mask_polmil, Text::churchill_shell_family_polmil}}};
    for (const Family& each : families)
        if (((each.mask >> ix(issue)) & 1) != 0) return each.name;
    return Text::churchill_shell_family_other;
}

} // namespace

std::string family_of(const Scene& scene, const Choice& c) {
    const int kind = c.a.kind();
    if (kind == static_cast<int>(game::Kind::country))
        return words(scene, region_of(game::countries[ix(thing<game::Country>(c.a))].kind));
    if (kind == static_cast<int>(game::Kind::issue)) return words(scene, family_of(thing<game::Issue>(c.a)));
    return {};
}

} // namespace wc::shell::conference

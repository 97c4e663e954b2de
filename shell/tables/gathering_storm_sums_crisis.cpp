// How the numbers of a crisis add up: aggression strength, resistance, war values, and what the tile decides.
#include "shell/tables/gathering_storm_parts.hpp"

namespace wc::shell::storm {

using game::operator""_rule;

// 27.3
Sum strength_sum(const Scene& scene, const State& s, Power p, Target t) {
    Sum out;
    const Country c = game::info(t).country;
    out.add(words(scene, Text::gathering_storm_shell_part_support), game::true_support(s, p), "27.3"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_index), game::aggression_index(s), "23.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_land_air), game::land_air(s), "20.2"_rule);
    const int flags = std::min(game::strength_flags_max, game::flags_of(s, c, Alliance::axis));
    out.add(words(scene, Text::gathering_storm_shell_part_axis_flags, ref(c)), flags, "27.3"_rule);
    return out;
}

// 28
Sum resistance_sum(const Scene& scene, const State& s, Target t) {
    Sum out;
    const Country c = game::info(t).country;
    const int defense = game::defense_of(s, t);
    out.add(words(scene, defense == game::info(t).defense ? Text::gathering_storm_shell_part_defense
                                                          : Text::gathering_storm_shell_part_reduced),
            defense, "28.1"_rule);
    const auto pact = [&](Alliance a, Text text, int points) {
        if (game::has_pact(s, c, a)) out.add(words(scene, text), points, "28.41"_rule);
    };
    pact(Alliance::allies, Text::gathering_storm_shell_part_allied_pact, game::resistance_allied_pact);
    pact(Alliance::russia, Text::gathering_storm_shell_part_russian_pact, game::resistance_russian_pact);
    pact(Alliance::axis, Text::gathering_storm_shell_part_axis_pact, game::resistance_axis_pact);
    const int axis = game::flags_of(s, c, Alliance::axis);
    const int others = game::flags_of(s, c, Alliance::allies) + game::flags_of(s, c, Alliance::russia);
    const auto flags = [&](int n, Text text, int points) {
        if (n >= game::resistance_flags_needed) out.add(words(scene, text), points, "28.41"_rule);
    };
    flags(others, Text::gathering_storm_shell_part_friendly_flags, game::resistance_flags);
    flags(axis, Text::gathering_storm_shell_part_two_axis_flags, -game::resistance_flags);
    for (const Power p : all_powers) {
        const bool against = game::alliance_of(p) == Alliance::axis;
        const int n = p == Power::britain ? 0 : int{s.military_counters[ix(c)][ix(p)]};
        out.add(words(scene, Text::gathering_storm_shell_part_military, ref(p)),
                (against ? -n : n) * game::resistance_military, "28.41"_rule);
    }
    return out;
}

// 32.3
Sum war_value_sum(const Scene& scene, const State& s, Power p) {
    Sum out;
    out.add(words(scene, Text::gathering_storm_shell_part_support), game::true_support(s, p), "32.3"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_index), game::aggression_index(s), "23.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_balance), -game::net_total(s), "20.3"_rule);
    out.add(words(scene, Text::gathering_storm_shell_resistance), std::max(0, game::resistance(s, game::target(s))),
            "28.1"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_tile), s.tile, "28.5"_rule);
    if (game::aggressor(s) == Power::germany)
        out.add(words(scene, Text::gathering_storm_shell_part_west_wall),
                game::west_wall_bonus * game::results_of(s, Power::germany, game::ProjectKind::mil4), "32.3"_rule);
    if (p == Power::france && game::target(s) == Target::rhineland)
        out.add(words(scene, Text::gathering_storm_shell_part_locarno), game::locarno_bonus, "32.3"_rule);
    if (s.pledged != 0)
        out.add(words(scene, Text::gathering_storm_shell_part_pledge),
                game::garrison_deficit(s) > 0 ? game::pledge_deficit : game::pledge_bonus, "26.11"_rule);
    return out;
}

std::array<int, 3> tile_chances(const State& s) {
    std::array<int, 3> out{};
    int all = 0, given = 0;
    for (const game::Byte n : s.face_down) all += n;
    if (all == 0) return out;
    for (std::size_t k = 0; k < out.size(); ++k) {
        out[k] = k == 2 ? 100 - given : (100 * s.face_down[k] + all / 2) / all;
        given += out[k];
    }
    return out;
}

int tile_needed(const State& s) {
    const int best = std::max(game::crisis_war_value(s, Power::britain, game::true_support(s, Power::britain)),
                              game::crisis_war_value(s, Power::france, game::true_support(s, Power::france)));
    return std::clamp(game::allied_threshold - (best - s.tile), 1, 4);
}

// The chance that an ultimatum becomes possible; once the tile is known it is 0 or 100.
int ultimatum_percent(const State& s) {
    const int needed = tile_needed(s);
    if (s.tile != 0) return s.tile >= needed ? 100 : 0;
    const std::array<int, 3> chances = tile_chances(s);
    int out = 0;
    for (int k = needed; k <= 3; ++k) out += chances[static_cast<std::size_t>(k - 1)];
    return out;
}

} // namespace wc::shell::storm

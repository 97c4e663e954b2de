// How a number adds up, part by part, as far as the viewer can know: support, income, the index, Russia's garrison.
#include "shell/tables/gathering_storm_parts.hpp"

namespace wc::shell::storm {

using game::operator""_rule;

std::string signed_words(int n) {
    if (n > 0) return "+" + std::to_string(n);
    if (n < 0) return "\u2212" + std::to_string(-n);
    return "0";
}

std::string plain_words(int n) { return n < 0 ? signed_words(n) : std::to_string(n); }

// 10 The engine names the public parts; what the viewer holds unshown comes on top.
Sum support_sum(const Scene& scene, const State& s, Power p) {
    struct Reader {
        const Scene& scene;
        Sum sum{};
    } reader{scene};
    game::each_support_part(s, p, &reader, [](void* to, Text text, Rule rule, int points) {
        auto& r = *static_cast<Reader*>(to);
        r.sum.add(words(r.scene, text), points, rule);
    });
    Sum out = std::move(reader.sum);
    // The level is set at fixed moments; what has changed since counts from the next one.
    out.add(words(scene, Text::gathering_storm_shell_part_since), game::support(s, p) - out.total, "13.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_hidden), game::hidden_support(s, p), "9.41E"_rule);
    return out;
}

// 11.51
Sum income_sum(const Scene& scene, const State& s, Power p) {
    Sum out;
    out.add(words(scene, Text::gathering_storm_shell_part_civilian), game::civilian_income * s.civil[ix(p)],
            "11.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_support), game::support(s, p), "11.51"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_pacts), game::pact_income(s, p), "11.61"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_random_tile), s.last_tiles[ix(p)], "11.81"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_climate), game::climate_income_of(s, p), "11.32"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_events), game::income_events(s, p), "9.41"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_maintenance), -game::maintenance(s, p), "11.71"_rule);
    return out;
}

// 23.21
Sum index_sum(const Scene& scene, const State& s) {
    Sum out;
    for (int k = 0; k < game::target_count; ++k) {
        const auto t = static_cast<Target>(k);
        if (!game::info(t).eai) continue;
        const int since = game::info(t).aggressor == Power::italy ? s.attack_turn[ix(t)] : s.success_turn[ix(t)];
        if (since != 0 && since < s.turn) out.add(name_of(scene, ref(t)), 1, "23.21"_rule);
    }
    out.add(words(scene, Text::gathering_storm_shell_part_pact_signed), game::pact_signed(s) ? game::index_pact : 0,
            "23.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_civil_war),
            game::any_civil_war(s) ? game::index_civil_war : 0, "23.21"_rule);
    const game::GeneralEvent* e = game::general_event(s);
    if (e != nullptr && e->kind == game::GeneralKind::eai)
        out.add(words(scene, Text::gathering_storm_shell_part_events), e->value, "9.31"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_climate),
            game::climate_eai[static_cast<std::size_t>(s.climate + game::climate_max)], "11.32"_rule);
    return out;
}

namespace {

int russian_flag_garrison(const State& s, Country c) { // 21.21
    if (c == Country::russia) return 0;
    const int n = game::flags_of(s, c, Power::russia);
    if (n == 0) return 0;
    if (game::info(c).borders_russia)
        return n >= game::garrison_flags_many ? game::garrison_border_many : game::garrison_border_few;
    return n >= game::garrison_flags_many ? game::garrison_other_many : 0;
}

} // namespace

// 21.21
Sum garrison_sum(const Scene& scene, const State& s) {
    Sum out;
    int units = 0, results = 0, flags = 0;
    for (const game::Byte n : s.active[ix(Power::russia)]) units += n;
    for (int k = 0; k < game::project_count; ++k)
        if (game::info(static_cast<Project>(k)).alliance == Alliance::russia)
            results += s.results[static_cast<std::size_t>(k)];
    for (int k = 0; k < game::country_count; ++k) flags += russian_flag_garrison(s, static_cast<Country>(k));
    out.add(words(scene, Text::gathering_storm_shell_part_units), units, "21.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_results), results, "21.21"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_russian_flags), flags, "21.21"_rule);
    const bool baltic = s.control[ix(Country::baltic_states)] == game::Control::russia;
    out.add(name_of(scene, ref(Country::baltic_states)), baltic ? game::garrison_baltic : 0, "21.21"_rule);
    return out;
}

// 21.22 What stands on Russia's border is what is left of the engine's number.
Sum requirement_sum(const Scene& scene, const State& s) {
    Sum out;
    out.add(words(scene, Text::gathering_storm_shell_part_siberia), game::garrison_base, "21.22"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_land_air), std::max(0, game::land_air(s)), "21.22"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_index), game::positive_index(s), "21.22"_rule);
    const Project policies = game::project_of(Alliance::axis, game::ProjectKind::int6);
    int occupation = 0;
    for (int k = 0; k < game::results_of(s, policies); ++k)
        occupation += game::info(policies).amount[static_cast<std::size_t>(k)];
    out.add(words(scene, Text::gathering_storm_shell_part_occupation), occupation, "21.22"_rule);
    out.add(words(scene, Text::gathering_storm_shell_part_border_flags), game::garrison_requirement(s) - out.total,
            "21.22"_rule);
    return out;
}

// 31.3
Sum pact_sum(const Scene& scene, const State& s) {
    Sum out;
    const auto add = [&](Text text, int points) { out.add(words(scene, text), points, "31.3"_rule); };
    add(Text::gathering_storm_shell_part_index, game::aggression_index(s));
    add(Text::gathering_storm_shell_part_appeasement, std::min<int>(s.gave_way, game::pact_appeasement_max));
    const int deficit = game::garrison_deficit(s);
    if (deficit > 0)
        add(Text::gathering_storm_shell_part_garrison_deficit,
            deficit >= game::pact_deficit_large_from ? game::pact_deficit_large : game::pact_deficit);
    else if (s.garrison_surplus >= game::pact_surplus_from)
        add(Text::gathering_storm_shell_part_garrison_surplus, game::pact_surplus);
    if (game::german_holds(s, Country::czechoslovakia))
        out.add(words(scene, Text::gathering_storm_shell_part_holds, ref(Country::czechoslovakia)),
                game::pact_czechoslovakia, "31.3"_rule);
    if (game::is_open(s, Country::poland) && game::has_pact(s, Country::poland, Alliance::allies))
        add(Text::gathering_storm_shell_part_polish_pact, game::pact_polish_pact);
    add(Text::gathering_storm_shell_part_flags_in_russia,
        game::flags_of(s, Country::russia, Alliance::axis) - game::flags_of(s, Country::russia, Alliance::allies));
    if (game::flags_of(s, Country::poland, Alliance::axis) > 0)
        add(Text::gathering_storm_shell_part_axis_in_poland, game::pact_axis_in_poland);
    if (game::cohesion(s) >= game::full) add(Text::gathering_storm_shell_part_cohesion, game::pact_full_cohesion);
    return out;
}

} // namespace wc::shell::storm

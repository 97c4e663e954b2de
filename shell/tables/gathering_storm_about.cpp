// What a thing is and how it stands, for a tap that chooses nothing: every number with the parts that add up to it.
#include "shell/tables/gathering_storm_parts.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::shell::storm {

using game::Kind;

namespace {

void say_sum(const Scene& scene, About& out, Text title, const Sum& sum) {
    out.title = words(scene, title) + ": " + signed_words(sum.total);
    add_sum(scene, out, sum);
}

void power_about(const Scene& scene, const State& s, Power p, About& out) {
    const auto k = ix(p);
    add_line(out, words(scene, Text::gathering_storm_say_power, ref(p), Ref::number(s.points[k]),
                        Ref::number(game::true_support(s, p))));
    add_line(out, words(scene, Text::gathering_storm_say_factories, ref(p), Ref::number(s.civil[k]),
                        Ref::number(s.idle[k]), Ref::number(game::military_factories(s, p))));
    add_line(out, words(scene, Text::gathering_storm_say_active, ref(p), Ref::number(s.active[k][0]),
                        Ref::number(s.active[k][1]), Ref::number(s.active[k][2])));
    add_line(out, words(scene, Text::gathering_storm_say_reserve, ref(p), Ref::number(s.reserve[k][0]),
                        Ref::number(s.reserve[k][1]), Ref::number(s.reserve[k][2])));
    if (s.fleet[k] != 0) add_line(out, words(scene, Text::gathering_storm_say_fleet, ref(p), Ref::number(s.fleet[k])));
}

void counters_about(const Scene& scene, const State& s, Power p, About& out) {
    out.title = words(scene, Text::gathering_storm_shell_counters);
    for (int v = 0; v < game::counter_values; ++v)
        add_line(out, words(scene, Text::gathering_storm_shell_counter_line, Ref::number(v),
                            Ref::number(game::counters_left(s, p, v)),
                            Ref::number(s.pool[ix(p)][static_cast<std::size_t>(v)])));
    add_line(out,
             words(scene, Text::gathering_storm_shell_counter_naval) + ": " + std::to_string(game::naval_left(s, p)));
    add_line(out, words(scene, Text::gathering_storm_shell_counter_research) + ": " +
                      std::to_string(game::research_only_left(s, p) ? 1 : 0));
}

// 13.12 What is under way arrives in the Reserve.
void units_about(const Scene& scene, const State& s, Power p, About& out) {
    out.title = words(scene, Text::gathering_storm_shell_units);
    power_about(scene, s, p, out);
    out.lines.erase(out.lines.begin(), out.lines.begin() + 2);
    for (std::size_t turn = 0; turn < s.due[ix(p)].size(); ++turn)
        for (int u = 0; u < game::unit_type_count; ++u)
            if (const int n = s.due[ix(p)][turn][static_cast<std::size_t>(u)]; n > 0)
                add_line(out, std::to_string(n) + " \u00d7 " +
                                  words(scene, Text::gathering_storm_shell_note_brings_unit,
                                        ref(static_cast<game::UnitType>(u)), Ref::number(static_cast<int>(turn) + 1)));
}

void fact_about(const Scene& scene, const State& s, Power p, Fact fact, About& out) {
    switch (fact) {
    case Fact::income: say_sum(scene, out, Text::gathering_storm_shell_income, income_sum(scene, s, p)); break;
    case Fact::support: say_sum(scene, out, Text::gathering_storm_shell_support, support_sum(scene, s, p)); break;
    case Fact::points:
        out.title = words(scene, Text::gathering_storm_shell_tiles);
        add_line(out, words(scene, Text::gathering_storm_shell_points, Ref::number(s.points[ix(p)])));
        if (game::sees(s, p) && s.plan[ix(p)].cost != 0)
            add_line(out, words(scene, Text::gathering_storm_shell_planned_cost, Ref::number(s.plan[ix(p)].cost)));
        if (game::committed(s, p) != 0)
            add_line(out, words(scene, Text::gathering_storm_shell_committed, Ref::number(game::committed(s, p))));
        break;
    case Fact::factories:
        out.title = words(scene, Text::gathering_storm_shell_factories);
        add_line(out, words(scene, Text::gathering_storm_say_factories, ref(p), Ref::number(s.civil[ix(p)]),
                            Ref::number(s.idle[ix(p)]), Ref::number(game::military_factories(s, p))));
        add_line(out,
                 words(scene, Text::gathering_storm_shell_mobilization, Ref::number(game::info(p).full_mobilization)));
        break;
    case Fact::counters: counters_about(scene, s, p, out); break;
    case Fact::units: units_about(scene, s, p, out); break;
    case Fact::ships:
        out.title = words(scene, Text::gathering_storm_shell_ships);
        add_line(out, words(scene, Text::gathering_storm_say_fleet, ref(p), Ref::number(s.fleet[ix(p)])));
        for (int k = 0; k < game::ship_type_count; ++k) {
            const auto type = static_cast<game::ShipType>(k);
            if (game::info(p).ship_limit[ix(type)] == 0) continue;
            add_line(out, words(scene, Text::gathering_storm_shell_ship_line, ref(type),
                                Ref::number(s.ships[ix(p)][ix(type)]), Ref::number(game::info(p).ship_limit[ix(type)]),
                                Ref::number(game::info(type).factors), Ref::number(game::info(type).steps)));
        }
        break;
    default: out.title = words(scene, Text::gathering_storm_shell_hidden_cards, Ref::number(s.hand_size[ix(p)])); break;
    }
    out.title = name_of(scene, ref(p)) + " \u00b7 " + out.title;
}

void arm_about(const Scene& scene, const State& s, game::Arm arm, About& out) {
    const game::Balance b = game::balance_of(s);
    const auto k = ix(arm);
    out.title = words(scene, Text::gathering_storm_shell_balance);
    const auto side = [&](Alliance a, int total) {
        int units = 0;
        for (const Power p : all_powers)
            if (game::alliance_of(p) == a)
                units += arm == game::Arm::naval ? int{s.fleet[ix(p)]} : int{s.active[ix(p)][k]};
        add_line(out, words(scene, Text::gathering_storm_shell_arm_line, ref(a), Ref::number(units),
                            Ref::number(total - units), Ref::number(total)));
    };
    side(Alliance::axis, b.axis[k]);
    side(Alliance::allies, b.allies[k]);
    const int by = b.advantage(arm);
    if (by > 0) add_line(out, number_words(scene, Text::gathering_storm_shell_balance_axis, by));
    if (by < 0) add_line(out, number_words(scene, Text::gathering_storm_shell_balance_allies, -by));
}

void common_about(const Scene& scene, const State& s, Common what, About& out) {
    switch (what) {
    case Common::climate:
        out.title = words(scene, Text::gathering_storm_shell_climate) + ": " + signed_words(s.climate);
        for (const Power p : all_powers)
            add_line(out, signed_words(game::climate_income_of(s, p)) + "  " + name_of(scene, ref(p)));
        break;
    case Common::index: say_sum(scene, out, Text::gathering_storm_shell_part_index, index_sum(scene, s)); break;
    case Common::armor:
    case Common::infantry:
    case Common::air:
    case Common::naval:
        arm_about(scene, s, static_cast<game::Arm>(static_cast<int>(what) - static_cast<int>(Common::armor)), out);
        break;
    case Common::garrison:
        out.title = words(scene, Text::gathering_storm_say_garrison, Ref::number(game::garrison(s)),
                          Ref::number(game::garrison_requirement(s)));
        add_sum(scene, out, garrison_sum(scene, s));
        add_line(out, words(scene, Text::gathering_storm_shell_required) + ":");
        add_sum(scene, out, requirement_sum(scene, s));
        break;
    case Common::cohesion:
        out.title = words(scene, Text::gathering_storm_shell_cohesion) + ": " +
                    say(scene.session, game::text_at(game::first_cohesion_text, game::cohesion(s)));
        for (int k = 0; k < game::cohesion_count; ++k)
            add_line(out, say(scene.session, game::text_at(game::first_cohesion_text, k)) + ": " +
                              number_words(scene, Text::gathering_storm_shell_purge_level,
                                           game::cohesion_from[static_cast<std::size_t>(k)]) +
                              ", " + words(scene, Text::gathering_storm_shell_part_support) + " " +
                              signed_words(game::cohesion_support[static_cast<std::size_t>(k)]));
        break;
    case Common::tiles: {
        out.title = words(scene, Text::gathering_storm_shell_face_down);
        const std::array<int, 3> chances = tile_chances(s);
        for (int k = 1; k <= 3; ++k)
            add_line(out, words(scene, Text::gathering_storm_shell_tile_chance, Ref::number(k),
                                Ref::number(chances[static_cast<std::size_t>(k - 1)])));
        break;
    }
    case Common::general: {
        if (s.general == 0) break;
        const game::CardInfo& card = game::card_info(s.general);
        out.title = say(scene.session, game::text_at(game::first_random_event_text, card.general.text));
        add_line(out, say(scene.session, game::text_at(game::first_random_effect_text, card.general.text)));
        add_line(out, card.toward_zero ? words(scene, Text::gathering_storm_shell_trend_zero)
                                       : number_words(scene, Text::gathering_storm_shell_trend, card.trend));
        break;
    }
    case Common::pact: say_sum(scene, out, Text::gathering_storm_shell_part_pact_signed, pact_sum(scene, s)); break;
    case Common::count: break;
    }
}

void target_fact_about(const Scene& scene, const State& s, Target t, TargetFact fact, About& out) {
    const std::string name = name_of(scene, ref(t)) + " \u00b7 ";
    switch (fact) {
    case TargetFact::strength:
        say_sum(scene, out, Text::gathering_storm_shell_strength, strength_sum(scene, s, game::info(t).aggressor, t));
        break;
    case TargetFact::resistance:
        say_sum(scene, out, Text::gathering_storm_shell_resistance, resistance_sum(scene, s, t));
        break;
    case TargetFact::war_britain:
    case TargetFact::war_france: {
        if (!game::case_open(s)) break;
        const Power p = fact == TargetFact::war_britain ? Power::britain : Power::france;
        const Sum sum = war_value_sum(scene, s, p);
        out.title = words(scene, Text::gathering_storm_shell_war_value, ref(p)) + ": " + std::to_string(sum.total);
        add_sum(scene, out, sum);
        break;
    }
    }
    out.title = name + out.title;
}

void number_about(const Scene& scene, const State& s, int n, About& out) {
    if (n >= first_target_fact) {
        const int k = n - first_target_fact;
        if (k / 4 < game::target_count)
            target_fact_about(scene, s, static_cast<Target>(k / 4), static_cast<TargetFact>(k % 4), out);
    } else if (n >= first_common) {
        common_about(scene, s, static_cast<Common>(n - first_common), out);
    } else if (n >= first_fact && (n - first_fact) / 16 < game::power_count) {
        fact_about(scene, s, static_cast<Power>((n - first_fact) / 16), static_cast<Fact>((n - first_fact) % 16), out);
    }
}

void project_about(const Scene& scene, const State& s, Project x, About& out) {
    const game::ProjectInfo& info = game::info(x);
    out.title = project_words(scene, x);
    if (info.power != game::no_power) out.title += " \u00b7 " + name_of(scene, ref(static_cast<Power>(info.power)));
    add_line(out, steps_words(scene, s, x));
    std::string marks;
    for (int k = 0; k < info.result_count; ++k)
        marks += (k == 0 ? "" : ", ") + std::to_string(info.results[static_cast<std::size_t>(k)]);
    add_line(out, words(scene, Text::gathering_storm_shell_results_at) + " " + marks);
    add_line(out, number_words(scene, Text::gathering_storm_shell_results, s.results[ix(x)]));
    if (info.advanced) add_line(out, words(scene, Text::gathering_storm_shell_advanced));
    if (info.support) add_line(out, words(scene, Text::gathering_storm_shell_result_support));
    if (info.support_last) add_line(out, words(scene, Text::gathering_storm_shell_result_support_last));
    if (info.bop != 0)
        add_line(out, words(scene, Text::gathering_storm_shell_result_balance, Ref::number(info.bop_value)));
    if (info.category == game::Category::atomic && s.fission == 0)
        add_line(out, words(scene, Text::gathering_storm_shell_locked));
}

void card_about(const Scene& scene, const State& s, int card, About& out) {
    const Power p = shown_power(scene, s);
    const game::NationalEvent& e = game::event_of(p, card);
    out.title = say(scene.session, game::text_at(game::first_random_event_text, e.text));
    add_line(out, say(scene.session, game::text_at(game::first_random_effect_text, e.text)));
}

} // namespace

void add_line(About& out, std::string line) {
    if (!line.empty()) out.lines.push_back(std::move(line));
}

void add_sum(const Scene& scene, About& out, const Sum& sum) {
    for (const Part& part : sum.parts) {
        const std::string rule = rule_number(scene.session, part.rule);
        add_line(out, signed_words(part.points) + "  " + part.what + (rule.empty() ? "" : " (" + rule + ")"));
    }
}

About about(const Scene& scene, Ref r) {
    const State s = state_of(scene);
    About out{.title = name_of(scene, r)};
    if (r.kind() == Ref::number_kind) {
        number_about(scene, s, r.number(), out);
        return out;
    }
    if (r.kind() == Ref::seat_kind) {
        power_about(scene, s, static_cast<Power>(r.index()), out);
        add_sum(scene, out, support_sum(scene, s, static_cast<Power>(r.index())));
        return out;
    }
    switch (static_cast<Kind>(r.kind())) {
    case Kind::country: country_about(scene, s, thing<Country>(r), out); break;
    case Kind::target: {
        const auto t = thing<Target>(r);
        country_about(scene, s, game::info(t).country, out);
        add_line(out, words(scene, Text::gathering_storm_shell_strength) + ":");
        add_sum(scene, out, strength_sum(scene, s, game::info(t).aggressor, t));
        break;
    }
    case Kind::project: project_about(scene, s, thing<Project>(r), out); break;
    case Kind::card: card_about(scene, s, r.index() + 1, out); break;
    case Kind::ship: {
        const auto type = thing<game::ShipType>(r);
        const Power p = shown_power(scene, s);
        add_line(out, words(scene, Text::gathering_storm_shell_ship_line, r, Ref::number(s.ships[ix(p)][ix(type)]),
                            Ref::number(game::info(p).ship_limit[ix(type)]), Ref::number(game::info(type).factors),
                            Ref::number(game::info(type).steps)));
        break;
    }
    case Kind::unit: units_about(scene, s, shown_power(scene, s), out); break;
    case Kind::yard: fact_about(scene, s, shown_power(scene, s), Fact::ships, out); break;
    default: break;
    }
    return out;
}

} // namespace wc::shell::storm

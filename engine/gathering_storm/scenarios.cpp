// 22 of the reference: set-up of the three scenarios.
#include "gathering_storm/support.hpp"
#include "gathering_storm/table.hpp"
#include "gathering_storm/tiles.hpp"

#include "generated/gathering_storm_starts.hpp"

namespace wc::gathering_storm {

namespace {

void set_up_power(State& s, Power p, const ScenarioPower& x) {
    const std::size_t k = ix(p);
    s.points[k] = x.points;
    s.civil[k] = x.civil;
    s.idle[k] = x.idle;
    s.military[k] = x.military;
    s.captured[k] = x.captured;
    s.active[k] = x.active;
    s.reserve[k] = x.reserve;
    for (std::size_t t = 0; t < arrival_max; ++t) s.due[k][t] = x.arriving[t];
    s.shipyard_turn[k] = x.increase ? 1 : 0;
    s.fleet[k] = info(p).fleet;
    for (std::size_t t = 0; t < ship_type_count; ++t) {
        s.ships[k][t] = x.built[t];
        add_to(s.fleet[k], x.built[t] * gathering_storm::ships[t].factors);
    }
    for (std::size_t y = 0; y < yard_max; ++y) {
        if (x.yard[y].type == ship_type_count) continue;
        s.yard[k][y] = byte(x.yard[y].type + 1);
        s.yard_steps[k][y] = x.yard[y].steps;
        ++s.ships[k][x.yard[y].type];
    }
}

Control control_after(Target t) { return info(t).aggressor == Power::germany ? Control::germany : Control::italy; }

void set_up_aggressions(State& s, const ScenarioInfo& x) {
    s.attack_turn = x.attacked;
    s.success_turn = x.taken;
    for (int k = 0; k < target_count; ++k) {
        const auto t = nth<Target>(k);
        if (x.taken[ix(t)] == 0) {
            if (x.attacked[ix(t)] != 0) s.conquest = byte(k + 1);
            continue;
        }
        if (!info(t).part) s.control[ix(info(t).country)] = control_after(t);
    }
}

void set_up_research(State& s, const ScenarioInfo& x) {
    s.steps = x.steps;
    for (int k = 0; k < project_count; ++k)
        s.results[static_cast<std::size_t>(k)] =
            byte(results_at(nth<Project>(k), x.steps[static_cast<std::size_t>(k)]));
    for (Alliance a : {Alliance::axis, Alliance::allies, Alliance::russia})
        s.rings_left[ix(a)] = byte(results_of(s, a, ProjectKind::int1));
}

void set_up_wars(State& s, const ScenarioInfo& x) {
    for (std::size_t k = 0; k < war_count; ++k) {
        s.unrest[k] = x.wars[k].begun ? civil_war_boxes : x.wars[k].boxes;
        s.war[k] = x.wars[k].begun ? War::fought : War::peace;
        s.markers[k] = x.wars[k].begun ? x.wars[k].boxes : 0;
        s.credited[k] = x.wars[k].credited;
    }
}

void set_up_purges(State& s, const ScenarioInfo& x) {
    s.purge_level = x.purge_level;
    s.purge_deck = 1 << at(PurgeCard::none) | 1 << at(PurgeCard::party) | 1 << at(PurgeCard::military);
    if (x.great_in_deck) s.purge_deck = byte(s.purge_deck | 1 << at(PurgeCard::great));
    s.great_added = x.great_in_deck || x.great_draws != 0 ? 1 : 0;
    s.great_drawn = x.great_draws;
    if (x.last_purge == purge_card_count) return;
    s.purge_out = byte(1 << x.last_purge);
    s.purge_deck = byte(s.purge_deck & ~s.purge_out);
}

} // namespace

State GatheringStorm::start(const Options& options, Seed seed, Journal& journal) {
    State s{};
    s.dice = dice_from(seed);
    s.scenario = static_cast<Scenario>(options.scenario);
    s.players = options.values[0];
    const ScenarioInfo& x = gathering_storm::scenarios[ix(s.scenario)];
    s.turn = x.turn;
    s.climate = x.climate;
    s.face_down.fill(face_down_each);
    for (Power p : all_powers) set_up_power(s, p, x.powers[ix(p)]);
    for (std::size_t c = 0; c < country_count; ++c) s.flags[c] = x.flags[c];
    set_up_aggressions(s, x);
    set_up_research(s, x);
    set_up_wars(s, x);
    set_up_purges(s, x);
    s.fission = s.turn >= fission_turn ? 1 : 0;
    P p{s, journal};
    if (x.spain_tile) { // 25.1
        s.unrest[0] = byte(draw_tile(p, false));
        p.log(Text::gathering_storm_event_spain_tile, "25.2"_rule, ref(Country::spain), Ref::number(s.unrest[0]));
    }
    p.call(Step::begin_turn);
    return s;
}

} // namespace wc::gathering_storm

// Gathering Storm (1935 - the war) as core sees it: see core/table.hpp for what each member must do.
#pragma once

#include "core/table_of.hpp"
#include "gathering_storm/fields.hpp"
#include "gathering_storm/milestones.hpp"
#include "gathering_storm/outcome.hpp"

namespace wc::gathering_storm {

extern const std::array<Row<State>, static_cast<std::size_t>(Step::count)> sequence_of_play; // rows.cpp

struct GatheringStorm {
    using State = gathering_storm::State;

    static constexpr std::string_view id = "gathering_storm";
    static constexpr int revision = 1;
    static constexpr int seats = power_count;
    static constexpr int max_decisions = questions_per_turn * last_turn;
    static constexpr int max_steps = 4000;
    static constexpr std::span<const Row<State>, static_cast<std::size_t>(Step::count)> rows{sequence_of_play};
    static constexpr std::array<int, 16> kind_sizes{0,
                                                    country_count,
                                                    target_count,
                                                    project_count,
                                                    unit_type_count,
                                                    ship_type_count,
                                                    card_count,
                                                    purge_card_count,
                                                    yard_max,
                                                    category_count,
                                                    alliance_count,
                                                    region_count,
                                                    season_count,
                                                    random_event_count,
                                                    power_count,
                                                    4096};
    static constexpr std::array<ScenarioName, scenario_count> scenarios{{
        {scenario_ids[0], Text::gathering_storm_scenario_full_1935, Text::gathering_storm_scenario_text_full_1935},
        {scenario_ids[1], Text::gathering_storm_scenario_spring_1937, Text::gathering_storm_scenario_text_spring_1937},
        {scenario_ids[2], Text::gathering_storm_scenario_spring_1938, Text::gathering_storm_scenario_text_spring_1938},
    }};
    static constexpr std::array<OptionName, 1> options{{
        {"players",
         Text::gathering_storm_option_players,
         4,
         Text::gathering_storm_option_text_players,
         {Text::gathering_storm_option_value_players_0, Text::gathering_storm_option_value_players_1,
          Text::gathering_storm_option_value_players_2, Text::gathering_storm_option_value_players_3},
         {seat_of_power[0], seat_of_power[1], seat_of_power[2], seat_of_power[3]}},
    }};
    static constexpr std::span<const std::string_view> rule_ids{gathering_storm::rule_ids};
    static constexpr std::span<const Milestone> milestones{gathering_storm::milestones};

    static State start(const Options&, Seed, Journal&); // scenarios.cpp
    static State observe(const State&, SeatSet);        // views.cpp
    static State determinize(const State& view, Seat, Dice&);
    static Outcome outcome(const State&);       // outcome.cpp
    static void describe(const State&, Lines&); // describe.cpp
    static const char* check(const State&);     // check.cpp
    static Text name(Ref);                      // names.cpp
    static Line label(const State&, const Choice&);
    template <class W> static void walk(W& w, State& s) {
        w.field("viewer", 0, s.viewer.bits, 0, 255);
        if (s.viewer == all_seeing) w.wide("dice", s.dice.state);
        walk_frames(w, s.frames, static_cast<int>(Step::count), seats);
        w.field("scenario", 0, s.scenario, 0, scenario_count - 1);
        w.field("players", 0, s.players, 0, 3);
        w.field("turn", 0, s.turn, 1, last_turn);
        w.field("climate", 0, s.climate, -climate_max, climate_max);
        w.field("fission", 0, s.fission, 0, 1);
        walk_cards(w, s);
        walk_economy(w, s);
        walk_forces(w, s);
        walk_russia(w, s);
        walk_countries(w, s);
        walk_crisis(w, s);
    }
};

} // namespace wc::gathering_storm

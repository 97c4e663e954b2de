// Churchill (1943-45) as core sees it: see core/table.hpp for what each member must do.
#pragma once

#include "churchill/score.hpp"
#include "churchill/state.hpp"
#include "core/table_of.hpp"

namespace wc::churchill {

extern const std::array<Row<State>, static_cast<std::size_t>(Step::count)> sequence_of_play; // rows.cpp

struct Churchill {
    using State = churchill::State;

    static constexpr std::string_view id = "churchill";
    static constexpr int revision = 1;
    static constexpr int seats = side_count;
    static constexpr int max_decisions = 4000; // a campaign takes about 600; forged positions stay below this
    static constexpr int max_steps = 2000;
    static constexpr std::span<const Row<State>, static_cast<std::size_t>(Step::count)> rows{sequence_of_play};
    static constexpr std::array<int, 16> kind_sizes{0,
                                                    issue_count,
                                                    card_count,
                                                    leader_count,
                                                    front_count,
                                                    box_count,
                                                    space_count,
                                                    country_count,
                                                    global_track_count,
                                                    theatre_count,
                                                    last_conference + 1,
                                                    0,
                                                    0,
                                                    0,
                                                    side_count,
                                                    4096};
    static constexpr std::array<ScenarioName, scenario_count> scenarios{{
        {scenario_ids[0], Text::churchill_scenario_training, Text::churchill_scenario_text_training},
        {scenario_ids[1], Text::churchill_scenario_tournament, Text::churchill_scenario_text_tournament},
        {scenario_ids[2], Text::churchill_scenario_campaign, Text::churchill_scenario_text_campaign},
    }};
    static constexpr std::array<OptionName, 3> options{{
        {"historical",
         Text::churchill_option_historical,
         2,
         Text::churchill_option_text_historical,
         {Text::churchill_option_value_historical_0, Text::churchill_option_value_historical_1}},
        {"scoring",
         Text::churchill_option_scoring,
         3,
         Text::churchill_option_text_scoring,
         {Text::churchill_option_value_scoring_0, Text::churchill_option_value_scoring_1,
          Text::churchill_option_value_scoring_2}},
        {"secret",
         Text::churchill_option_secret,
         2,
         Text::churchill_option_text_secret,
         {Text::churchill_option_value_secret_0, Text::churchill_option_value_secret_1}},
    }};
    static constexpr std::span<const std::string_view> rule_ids{churchill::rule_ids};
    static constexpr std::array<Milestone, 6> milestones{{
        {"germany_surrenders", Text::churchill_event_germany_surrenders},
        {"japan_surrenders_by_entry", Text::churchill_event_japan_surrenders},
        {"japan_surrenders_by_emperor", Text::churchill_event_emperor},
        {"roosevelt_dies_by_use", Text::churchill_event_roosevelt_dies},
        {"truman_by_card", Text::churchill_event_truman},
        {"churchill_stroke", Text::churchill_event_stroke},
    }};

    static State start(const Options&, Seed, Journal&); // scenarios.cpp
    static State observe(const State&, SeatSet);        // views.cpp
    static State determinize(const State& view, Seat, Dice&);
    static Outcome outcome(const State& s) { return churchill::outcome(s); }
    static void describe(const State&, Lines&); // describe.cpp
    static const char* check(const State&);     // check.cpp
    static Text name(Ref);                      // names.cpp
    static Line label(const State&, const Choice&);
    template <class W> static void walk(W& w, State& s);
};

// --- every field once, with its bounds; `viewer` first --------------------------------------------------------------

// Where a staff card is, as one number; derived from the masks, so that a card is walked once.
enum class CardAt : std::uint8_t { played, hand, deck, dead, hidden };

inline CardAt card_at(const State& s, std::size_t side, std::uint32_t bit) {
    if ((s.hand[side] & bit) != 0) return CardAt::hand;
    if ((s.deck[side] & bit) != 0) return CardAt::deck;
    if ((s.dead[side] & bit) != 0) return CardAt::dead;
    return (s.hidden[side] & bit) != 0 ? CardAt::hidden : CardAt::played;
}

inline void put_card(State& s, std::size_t side, std::uint32_t bit, CardAt where) {
    const auto put = [bit](std::uint32_t& mask, bool in) { mask = in ? mask | bit : mask & ~bit; };
    put(s.hand[side], where == CardAt::hand);
    put(s.deck[side], where == CardAt::deck);
    put(s.dead[side], where == CardAt::dead);
    put(s.hidden[side], where == CardAt::hidden);
}

template <class W> void walk_cards(W& w, State& s) {
    for (std::size_t side = 0; side < side_count; ++side)
        for (int k = 0; k < cards_per_side; ++k) {
            CardAt where = card_at(s, side, 1u << k);
            w.field("card", static_cast<int>(side) * cards_per_side + k, where, 0,
                    s.viewer == all_seeing ? 3 : static_cast<int>(CardAt::hidden));
            put_card(s, side, 1u << k, where);
        }
}

template <class W, class Array> void walk_each(W& w, std::string_view name, Array& values, int low, int high) {
    int i = 0;
    for (auto& value : values) w.field(name, i++, value, low, high);
}

template <class W> void walk_meeting(W& w, State& s) {
    walk_each(w, "agenda_card", s.agenda_card, 0, unseen_card);
    walk_each(w, "agenda_value", s.agenda_value, 0, 8);
    walk_each(w, "leader", s.leader, 0, 2);
    walk_each(w, "debated", s.debated, 0, 1);
    for (int k = 0; k < issue_count; ++k)
        w.field("issue", k, s.issue[static_cast<std::size_t>(k)].code, 0, Spot::codes - 1);
    w.field("advancer", 0, s.advancer, 0, no_side);
    w.field("debater", 0, s.debater, 0, no_side);
    w.field("advanced", 0, s.advanced, 0, issue_count);
    w.field("held", 0, s.held, 0, 1);
    w.field("advance_card", 0, s.advance.card, 0, leader_played);
    w.field("advance_value", 0, s.advance.value, 0, 12);
    w.field("debate_card", 0, s.debate.card, 0, leader_played);
    w.field("debate_value", 0, s.debate.value, 0, 12);
}

template <class W> void walk_decision(W& w, State& s) {
    walk_each(w, "directed", s.directed, 0, front_count);
    walk_each(w, "paid", s.paid, 0, do_markers);
    walk_each(w, "production", s.production, 0, production_max);
    walk_each(w, "card_paid", s.card_paid, 0, 4);
    walk_each(w, "activated", s.activated, 0, 1);
    w.field("research", 0, s.research, 0, research_max);
    for (int k = 0; k < side_count; ++k)
        for (int t = 0; t < theatre_count; ++t)
            w.field("lead_due", k * theatre_count + t,
                    s.lead_due[static_cast<std::size_t>(k)][static_cast<std::size_t>(t)], 0,
                    leadership_holder_markers + leadership_winner_markers);
    walk_each(w, "cn_due", s.cn_due, 0, due_max);
    walk_each(w, "pa_due", s.pa_due, 0, due_max);
}

template <class W> void walk_map(W& w, State& s) {
    walk_each(w, "theatre_leader", s.theatre_leader, 0, side_count - 1);
    walk_each(w, "cn", s.cn, 0, side_count * cn_location_max);
    walk_each(w, "pa", s.pa, 0, side_count);
    walk_each(w, "pawn", s.pawn, 0, 2);
    w.field("abomb_us", 0, s.abomb_us, 0, trinity);
    w.field("abomb_su", 0, s.abomb_su, 0, trinity);
    for (int k = 0; k < front_count; ++k)
        w.field("front", k, s.front[static_cast<std::size_t>(k)], 0,
                fronts[static_cast<std::size_t>(k)].space_count - 1);
    walk_each(w, "os", s.os, 0, os_max);
    walk_each(w, "army", s.army, 0, 12);
    walk_each(w, "nav", s.nav, 0, nav_box_max);
    w.field("italy_early", 0, s.italy_early, 0, 1);
    w.field("german_pool", 0, s.german_pool, 0, german_army);
    w.field("italian_cube", 0, s.italian_cube, 0, italian_army);
    w.field("japanese_navy", 0, s.japanese_navy, 0, japanese_navy_cubes);
    walk_each(w, "surrendered", s.surrendered, 0, 1);
    w.field("emperor", 0, s.emperor, 0, 1);
}

template <class W> void Churchill::walk(W& w, State& s) {
    w.field("viewer", 0, s.viewer.bits, 0, 255);
    if (s.viewer == all_seeing) w.wide("dice", s.dice.state);
    walk_frames(w, s.frames, static_cast<int>(Step::count), seats);
    w.field("scenario", 0, s.scenario, 0, scenario_count - 1);
    w.field("historical", 0, s.historical, 0, 1);
    w.field("scoring", 0, s.scoring, 0, 2);
    w.field("secret", 0, s.secret, 0, 1);
    w.field("conference", 0, s.conference, 1, last_conference);
    w.field("variant", 0, s.variant, 0, 2);
    w.field("agenda_winner", 0, s.agenda_winner, 0, no_side);
    w.field("last_winner", 0, s.last_winner, 0, no_side);
    walk_each(w, "wins", s.wins, 0, last_conference);
    walk_each(w, "hand_size", s.hand_size, 0, 7);
    w.field("truman", 0, s.truman, 0, 1);
    w.field("stroke", 0, s.stroke, 0, 1);
    w.field("paranoia", 0, s.paranoia, 0, 1);
    walk_cards(w, s);
    walk_meeting(w, s);
    walk_decision(w, s);
    walk_map(w, s);
    walk_each(w, "location", s.location, 0, unseen_country);
    for (int k = 0; k < side_count; ++k)
        walk_each(w,
                  k == 0   ? "rolls_uk"
                  : k == 1 ? "rolls_su"
                           : "rolls_us",
                  s.location_rolls[static_cast<std::size_t>(k)], 0, unseen_country);
    walk_each(w, "end_roll", s.end_roll, 0, 6);
    w.field("ended", 0, s.ended, 0, 3);
    w.field("winner", 0, s.winner, 0, no_side);
}

} // namespace wc::churchill

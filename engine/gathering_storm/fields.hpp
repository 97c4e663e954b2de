// Fields: every field of a state once, with its bounds (core/walk.hpp). `viewer` comes first.
#pragma once

#include "core/walk.hpp"
#include "gathering_storm/diplomacy.hpp"
#include "gathering_storm/planning.hpp"
#include "gathering_storm/russia.hpp"

namespace wc::gathering_storm {

inline constexpr int conquest_max = 60; // points a conquest may need, beyond anything the rules can reach

template <class W, class Array> void walk_each(W& w, std::string_view name, Array& values, int low, int high) {
    int i = 0;
    for (auto& value : values) w.field(name, i++, value, low, high);
}
template <class W, class Table> void walk_table(W& w, std::string_view name, Table& rows, int low, int high) {
    int i = 0;
    for (auto& row : rows)
        for (auto& value : row) w.field(name, i++, value, low, high);
}

// The same for what is mostly empty: one bit says whether there is anything at all.
template <class W, class Array, class Rest>
bool walk_if_any(W& w, std::string_view name, int i, Array& values, Rest rest) {
    static constexpr Array none{};
    int any = values == none ? 0 : 1;
    w.field(name, i, any, 0, 1);
    if (any == 0)
        values = {};
    else
        rest();
    return any != 0;
}
template <class W, class Array>
void walk_sparse(W& w, std::string_view any, std::string_view name, Array& values, int low, int high) {
    walk_if_any(w, any, 0, values, [&] { walk_each(w, name, values, low, high); });
}
template <class W, class Table>
void walk_sparse_rows(W& w, std::string_view any, std::string_view name, Table& rows, int low, int high) {
    int i = 0, k = 0;
    for (auto& row : rows) {
        const int first = i;
        i += static_cast<int>(row.size());
        walk_if_any(w, any, k++, row, [&] {
            int n = first;
            for (auto& value : row) w.field(name, n++, value, low, high);
        });
    }
}

template <class W> void walk_discards(W& w, State& s) {
    for (int k = 0; k < 3 * 64; ++k) {
        const std::uint64_t bit = std::uint64_t{1} << (k % 64);
        std::uint64_t& word = s.discard[static_cast<std::size_t>(k) / 64];
        if (k >= card_count) {
            word &= ~bit; // no such card
            continue;
        }
        int in = (word & bit) != 0 ? 1 : 0;
        w.field("discard", k, in, 0, 1);
        word = in != 0 ? word | bit : word & ~bit;
    }
}

template <class W> void walk_cards(W& w, State& s) {
    w.field("general", 0, s.general, 0, card_count);
    walk_if_any(w, "any_discard", 0, s.discard, [&] { walk_discards(w, s); });
    walk_each(w, "hand_size", s.hand_size, 0, hand_max);
    for (std::size_t p = 0; p < power_count; ++p)
        for (std::size_t k = 0; k < hand_max; ++k) {
            if (k >= s.hand_size[p]) {
                s.hand[p][k] = 0;
                s.slot[p][k] = {};
                continue;
            }
            const int n = static_cast<int>(p * hand_max + k);
            w.field("hand", n, s.hand[p][k], 1, unseen_card);
            w.field("slot", n, s.slot[p][k], 0, at(Slot::shown_idle));
        }
    walk_sparse(w, "any_cards_owed", "cards_owed", s.cards_owed, 0, 4);
    walk_sparse(w, "any_event_support", "event_support", s.event_support, -event_support_max, event_support_max);
    w.field("axis_led", 0, s.axis_led, 0, 1);
    w.field("russia_clean", 0, s.russia_clean, 0, 1);
    walk_each(w, "face_down", s.face_down, 0, 30);
}

template <class W> void walk_plan(W& w, Plan& x, int p) {
    int open = x == Plan{} ? 0 : 1; // blank plans are one bit
    w.field("planned", p, open, 0, 1);
    if (open == 0) {
        x = {};
        return;
    }
    w.field("conversion", p, x.conversion, 0, 3);
    w.field("yield", p, x.yield, 0, 2);
    w.field("plan_counter", p, x.counter, 0, 3);
    w.field("plan_research_only", p, x.research_only, 0, 1);
    for (int k = 0; k < source_count; ++k)
        w.field("plan_points", p * source_count + k, x.points[static_cast<std::size_t>(k)], 0, points_max);
    for (int k = 0; k < unit_type_count; ++k)
        w.field("plan_built", p * unit_type_count + k, x.built[static_cast<std::size_t>(k)], 0, 4);
    for (int k = 0; k < yard_max; ++k) {
        w.field("plan_started", p * yard_max + k, x.started[static_cast<std::size_t>(k)], 0, ship_type_count);
        w.field("plan_steps", p * yard_max + k, x.steps[static_cast<std::size_t>(k)], 0, ship_steps_per_turn);
    }
    for (int v = 0; v < counter_values; ++v)
        w.field("plan_used", p * counter_values + v, x.used[static_cast<std::size_t>(v)], 0, pool_max);
    w.field("plan_naval", p, x.naval_used, 0, yard_max);
    w.field("plan_saved", p, x.saved_used, 0, yard_max);
    w.field("plan_left_over", p, x.left_over, 0, left_over_max);
    w.field("plan_free_step", p, x.free_step, 0, hand_max);
    w.field("plan_cheap_unit", p, x.cheap_unit, 0, hand_max);
    w.field("plan_cost", p, x.cost, 0, points_held_max);
    w.field("plan_finished", p, x.finished, 0, 1);
}

template <class W> void walk_economy(W& w, State& s) {
    walk_each(w, "points", s.points, 0, points_held_max);
    walk_each(w, "level", s.level, -level_max, level_max);
    walk_sparse(w, "any_deficit", "deficit", s.deficit, 0, deficit_max);
    walk_sparse(w, "any_deficit_next", "deficit_next", s.deficit_next, 0, deficit_max);
    walk_sparse(w, "any_crisis_support", "crisis_support", s.crisis_support, -20, 20);
    walk_sparse(w, "any_crisis_support_next", "crisis_support_next", s.crisis_support_next, -20, 20);
    walk_each(w, "civil", s.civil, 0, 14);
    walk_each(w, "idle", s.idle, 0, 14);
    walk_each(w, "military", s.military, 0, 14);
    walk_sparse(w, "any_captured", "captured", s.captured, 0, 2);
    walk_sparse(w, "any_shipyard_turn", "shipyard_turn", s.shipyard_turn, 0, last_turn);
    walk_table(w, "pool", s.pool, 0, pool_max);
    walk_each(w, "naval_pool", s.naval_pool, 0, yard_max);
    walk_each(w, "research_pool", s.research_pool, 0, 1);
    walk_sparse_rows(w, "any_used", "used", s.used, 0, pool_max);
    walk_sparse(w, "any_naval_used", "naval_used", s.naval_used, 0, yard_max);
    walk_sparse_rows(w, "any_swing", "swing", s.swing, -4, 4);
    walk_sparse_rows(w, "any_swing_next", "swing_next", s.swing_next, -4, 4);
    walk_sparse(w, "any_free_counter", "free_counter", s.free_counter, 0, 8);
    walk_sparse(w, "any_free_counter_next", "free_counter_next", s.free_counter_next, 0, 8);
    walk_each(w, "last_tiles", s.last_tiles, 0, 6);
    for (int p = 0; p < power_count; ++p) walk_plan(w, s.plan[static_cast<std::size_t>(p)], p);
}

// Results follow from the steps where these are known.
template <class W> void walk_research(W& w, State& s) {
    for (int k = 0; k < project_count; ++k) {
        const auto x = static_cast<std::size_t>(k);
        Byte code = s.steps[x] > research_max_steps ? byte(research_max_steps + 1)
                                                    : s.steps[x]; // hidden steps are one more code
        w.field("steps", k, code, 0, research_max_steps + (s.viewer == all_seeing ? 0 : 1));
        s.steps[x] = code > research_max_steps ? unseen_steps : code;
        if (code > research_max_steps)
            w.field("results", k, s.results[x], 0, info(nth<Project>(k)).result_count);
        else
            s.results[x] = byte(results_at(nth<Project>(k), code));
    }
    walk_sparse(w, "any_added", "added", s.added, 0, most_added);
    walk_sparse(w, "any_marks", "marks", s.marks, 0, 7);
}

template <class W> void walk_forces(W& w, State& s) {
    walk_table(w, "active", s.active, 0, units_max);
    walk_table(w, "reserve", s.reserve, 0, units_max);
    for (std::size_t p = 0; p < power_count; ++p)
        walk_if_any(w, "any_due", static_cast<int>(p), s.due[p], [&] {
            int i = static_cast<int>(p) * arrival_max * unit_type_count;
            for (auto& turn : s.due[p])
                for (Byte& n : turn) w.field("due", i++, n, 0, units_max);
        });
    walk_each(w, "fleet", s.fleet, 0, fleet_max);
    walk_sparse_rows(w, "any_ships", "ships", s.ships, 0, 9);
    walk_sparse_rows(w, "any_yard", "yard", s.yard, 0, ship_type_count);
    walk_sparse_rows(w, "any_yard_steps", "yard_steps", s.yard_steps, 0, 9);
    walk_sparse(w, "any_saved", "saved", s.saved, 0, yard_max);
    walk_research(w, s);
    walk_sparse(w, "any_covert_used", "covert_used", s.covert_used, 0, 3);
    w.field("subversion_used", 0, s.subversion_used, 0, 2);
    walk_sparse(w, "any_counter_used", "counter_used", s.counter_used, 0, 3);
}

template <class W> void walk_russia(W& w, State& s) {
    w.field("purge_deck", 0, s.purge_deck, 0, 15);
    w.field("purge_now", 0, s.purge_now, 0, 15);
    w.field("purge_first", 0, s.purge_first, 0, purge_card_count);
    w.field("purge_out", 0, s.purge_out, 0, 15);
    w.field("great_drawn", 0, s.great_drawn, 0, great_purge_draws);
    w.field("great_added", 0, s.great_added, 0, 1);
    w.field("purge_level", 0, s.purge_level, 0, purge_level_max);
    w.field("purge_pending", 0, s.purge_pending, 0, 6);
    w.field("party_silence", 0, s.party_silence, 0, 1);
    w.field("no_advanced", 0, s.no_advanced, 0, 1);
    w.field("only_intelligence", 0, s.only_intelligence, 0, 1);
    w.field("garrison", 0, s.garrison, -21, 21);
    w.field("garrison_surplus", 0, s.garrison_surplus, -surplus_max, surplus_max);
    w.field("must_build", 0, s.must_build, 0, 1);
    w.field("no_military", 0, s.no_military, 0, 1);
}

template <class W> void walk_countries(W& w, State& s) {
    walk_sparse_rows(w, "any_flags", "flags", s.flags, 0, flag_boxes);
    walk_each(w, "control", s.control, 0, at(Control::satellite));
    walk_sparse_rows(w, "any_military_counters", "military_counters", s.military_counters, 0, military_per_country);
    walk_sparse_rows(w, "any_counters", "counters", s.counters, 0, at(Counter::pending));
    w.field("counters_open", 0, s.counters_open, 0, 1);
    walk_sparse_rows(w, "any_ring", "ring", s.ring, 0, power_count);
    walk_each(w, "rings_left", s.rings_left, 0, rings_earned_max);
    w.field("anti_comintern", 0, s.anti_comintern, 0, country_count);
    walk_sparse(w, "any_extras", "extras", s.extras, 0, 7);
    walk_sparse(w, "any_military_placed", "military_placed", s.military_placed, 0, military_placed_max);
    walk_sparse(w, "any_slots_used", "slots_used", s.slots_used, 0, 4);
    walk_sparse_rows(w, "any_look", "look", s.look, 0, country_count * power_count);
    walk_each(w, "unrest", s.unrest, 0, civil_war_boxes);
    walk_each(w, "war", s.war, 0, 2);
    walk_sparse(w, "any_markers", "markers", s.markers, 0, civil_war_boxes);
    walk_sparse_rows(w, "any_credited", "credited", s.credited, 0, civil_war_boxes);
    walk_sparse(w, "any_last_side", "last_side", s.last_side, 0, 2);
    walk_sparse_rows(w, "any_war_events", "war_events", s.war_events, 0, 9);
    w.field("support_loss", 0, s.support_loss, 0, 31);
    w.field("support_loss_next", 0, s.support_loss_next, 0, 31);
    w.field("resolved", 0, s.resolved, 0, 9);
    w.field("resolve_winner", 0, s.resolve_winner, 0, alliance_count);
    w.field("resolve_main", 0, s.resolve_main, 0, power_count);
}

template <class W> void walk_crisis(W& w, State& s) {
    walk_sparse(w, "any_attack_turn", "attack_turn", s.attack_turn, 0, last_turn);
    walk_sparse(w, "any_success_turn", "success_turn", s.success_turn, 0, last_turn);
    walk_sparse(w, "any_safe_until", "safe_until", s.safe_until, 0, last_turn + 9);
    w.field("conquest", 0, s.conquest, 0, 4);
    w.field("conquest_left", 0, s.conquest_left, 0, conquest_max);
    w.field("poland", 0, s.poland, 0, 4);
    w.field("pact_turn", 0, s.pact_turn, 0, last_turn);
    w.field("pact_broken", 0, s.pact_broken, 0, last_turn);
    w.field("pact_asked", 0, s.pact_asked, 0, 1);
    w.field("gave_way", 0, s.gave_way, 0, 9);
    walk_sparse(w, "any_conceded", "conceded", s.conceded, 0, 1);
    w.field("aggressor", 0, s.aggressor, 0, 2);
    w.field("target", 0, s.target, 0, target_count);
    w.field("tile", 0, s.tile, 0, 3);
    w.field("threatened", 0, s.threatened, 0, 31);
    w.field("pledged", 0, s.pledged, 0, 1);
    w.field("declared", 0, s.declared, 0, 3);
    walk_sparse(w, "any_answer", "answer", s.answer, 0, 3);
    w.field("declarer", 0, s.declarer, 0, power_count);
    w.field("against", 0, s.against, 0, power_count);
    w.field("flags_due", 0, s.flags_due, 0, concession_flags);
    walk_sparse(w, "any_at_war", "at_war", s.at_war, 0, 31);
    w.field("ended", 0, s.ended, 0, 2);
    w.field("winners", 0, s.winners, 0, 31);
}

} // namespace wc::gathering_storm

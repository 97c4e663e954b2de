// 2.41, 6.33 The end of a turn: counters return to their pools, tiles beyond the limit are lost, and the next turn is prepared.
#include "gathering_storm/deck.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

namespace {

void clear_diplomacy(State& s) {
    s.counters = {};
    s.military_counters = {};
    s.counters_open = 0;
    s.anti_comintern = 0;
    s.extras = {};
    s.military_placed = {};
    s.slots_used = {};
    s.look = {};
    s.counter_used = {};
    s.resolved = 0;
    s.resolve_winner = 0;
    s.resolve_main = 0;
}

void clear_crisis(State& s) {
    s.pact_asked = 0;
    s.aggressor = 0;
    s.target = 0;
    s.tile = 0;
    s.threatened = 0;
    s.pledged = 0;
    s.declared = 0;
    s.answer = {};
    s.declarer = 0;
    s.against = 0;
    s.flags_due = 0;
}

void clear_russia(State& s) {
    s.party_silence = 0;
    s.no_advanced = 0;
    s.only_intelligence = 0;
    s.must_build = 0;
    s.no_military = 0;
    s.purge_now = 0;
    s.purge_first = 0;
    s.purge_pending = 0;
}

// What was kept for the next turn is this turn's now.
void hand_over(State& s) {
    s.deficit = s.deficit_next;
    s.deficit_next = {};
    s.crisis_support = s.crisis_support_next;
    s.crisis_support_next = {};
    s.swing = s.swing_next;
    s.swing_next = {};
    s.free_counter = s.free_counter_next;
    s.free_counter_next = {};
    s.support_loss = s.support_loss_next;
    s.support_loss_next = 0;
}

} // namespace

void end_turn(P& p) {
    State& s = p.s;
    for (Power who : all_powers) {
        Byte& held = s.points[ix(who)];
        if (held <= carry_cap) continue;
        p.log(Text::gathering_storm_event_tiles_lost, "6.33"_rule, ref(who), Ref::number(held - carry_cap));
        held = carry_cap;
    }
    discard_cards(s);
    clear_diplomacy(s);
    clear_crisis(s);
    clear_russia(s);
    hand_over(s);
    s.event_support = {};
    s.used = {};
    s.naval_used = {};
    s.last_tiles = {};
    ++s.turn;
    p.log(Text::gathering_storm_event_turn, "7.31"_rule, ref(season_of(s.turn)), Ref::number(1935 + (s.turn - 1) / 4));
    p.next(Step::begin_turn);
}

} // namespace wc::gathering_storm

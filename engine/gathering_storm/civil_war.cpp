// 25 Civil wars: unrest, turns of a war, and its end.
#include "gathering_storm/civil_war.hpp"

#include "gathering_storm/resolution.hpp"

namespace wc::gathering_storm {

namespace {

inline constexpr int free_max = 3; // free counters of one power, one a war
inline constexpr int war_events_max = 9;

std::size_t war_slot(Country c) { return static_cast<std::size_t>(war_index(c)); }

} // namespace

void add_unrest(P& p, Country c) {
    State& s = p.s;
    const std::size_t w = war_slot(c);
    if (s.war[w] != War::peace || !is_open(s, c)) return;
    ++s.unrest[w];
    p.log(Text::gathering_storm_event_unrest, "25.2"_rule, ref(c), Ref::number(s.unrest[w]));
    if (s.unrest[w] < civil_war_boxes) return;
    s.war[w] = War::fought;
    s.markers[w] = civil_war_boxes;
    p.log(Text::gathering_storm_event_war_breaks_out, "25.2"_rule, ref(c));
}

void unrest_event(P& p, Country c, int power) {
    State& s = p.s;
    const std::size_t w = war_slot(c);
    if (!is_open(s, c) || under_attack(s, c)) return; // 29.34
    if (s.war[w] == War::peace) return add_unrest(p, c);
    if (power == no_power) { // GC: the Axis in Spain's war, nothing elsewhere
        if (s.war[w] != War::fought || c != Country::spain) return;
        power = at(Power::germany);
    }
    add_to(s.war_events[w][static_cast<std::size_t>(power)], 1, war_events_max);
}

namespace {

// 25.3 Axis against Allies and Russia together.
struct Sides {
    int axis = 0, others = 0;
};
Sides sides_of(const State& s, Country c, const Effort& e) {
    const int russia = e.of(Alliance::russia);
    const int guard = s.anti_comintern == at(c) + 1 && russia > 0 ? anti_comintern_value : 0;
    return {e.of(Alliance::axis) + guard, e.of(Alliance::allies) + russia};
}

// 25.7 Contributions equal: Germany before Italy, France before Britain, Western before Russian.
Power main_of_side(const Effort& e, bool axis) {
    if (axis) return e.main(Alliance::axis);
    const Power west = e.main(Alliance::allies);
    return e.by[ix(Power::russia)] > e.by[ix(west)] ? Power::russia : west;
}

void give_free_counter(P& p, Power who) {
    add_to(p.s.free_counter_next[ix(who)], civil_war_counter, free_max);
    p.log(Text::gathering_storm_event_free_counter, "12.22"_rule, ref(who));
}

void credit_marker(P& p, Country c, Power main) {
    State& s = p.s;
    const std::size_t w = war_slot(c);
    if (s.markers[w] == 0) return;
    --s.markers[w];
    ++s.credited[w][ix(alliance_of(main))];
    p.log(Text::gathering_storm_event_marker, "25.5"_rule, ref(c), ref(main), Ref::number(s.markers[w]));
}

} // namespace

void begin_war_turn(P& p, Country c, const Effort& e) {
    State& s = p.s;
    const std::size_t w = war_slot(c);
    const Sides sides = sides_of(s, c, e);
    const int margin = sides.axis > sides.others ? sides.axis - sides.others : sides.others - sides.axis;
    const int last = s.last_side[w];
    s.last_side[w] = 0;
    if (margin == 0) return;
    const bool axis = sides.axis > sides.others;
    const Power main = main_of_side(e, axis);
    const int side = axis ? 1 : 2;
    s.last_side[w] = byte(side);
    const bool result = margin >= civil_war_result_margin;
    p.log(result ? Text::gathering_storm_event_war_result : Text::gathering_storm_event_war_advantage, "25.5"_rule,
          ref(c), ref(main), Ref::number(margin));
    give_free_counter(p, main);
    if (result || last == side) credit_marker(p, c, main);
    if (!result) return;
    s.resolved = 1;
    s.resolve_winner = byte(at(alliance_of(main)) + 1);
    s.resolve_main = byte(at(main) + 1);
}

// 25.7 Frame: i = country.
void civil_war_end(P& p) {
    State& s = p.s;
    const int i = p.frame().i;
    const auto c = nth<Country>(i);
    const std::size_t w = war_slot(c);
    const auto& credit = s.credited[w];
    const bool axis = credit[0] > credit[1] + credit[2];
    const Effort e = effort_in(s, c);
    const Power main = main_of_side(e, axis);
    const bool won_now = s.last_side[w] == (axis ? 1 : 2); // this turn's reward is the same counter
    const Alliance winner = axis                     ? Alliance::axis
                            : credit[1] != credit[2] ? (credit[1] > credit[2] ? Alliance::allies : Alliance::russia)
                                                     : alliance_of(main);
    s.war[w] = War::over;
    s.last_side[w] = 0;
    p.log(Text::gathering_storm_event_war_over, "25.7"_rule, ref(c), ref(winner));
    if (!won_now) give_free_counter(p, main);
    for (Power owner : all_powers)
        if ((alliance_of(owner) == Alliance::axis) != axis)
            while (flags_of(s, c, owner) > 0) remove_flag(p, c, owner, "25.7"_rule);
    const Power flag = alliance_of(main) == winner ? main : leading_power(s, c, winner);
    while (flags_of(s, c, winner) < civil_war_flags && boxes_free(s, c) > 0) place_flag(p, c, flag, "25.7"_rule);
    p.next(Step::resolve_next, Seat::nobody, i + 1);
}

} // namespace wc::gathering_storm

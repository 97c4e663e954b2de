// 18.21, 19.3, 19.4 What the reveal of the economic phase does to units and ships.
#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

// 19.3 Unused naval counters are saved, and saved points kept, one for each shipyard.
int saved_after(const State& s, Power p) {
    return std::min(saved_left(s, p) + naval_left(s, p), yards_of(s, p) * saved_per_shipyard);
}

// 18.21 Units become active; 19 ships are begun, go on, and are launched.
void reveal_units_and_ships(P& p, Power who) {
    State& s = p.s;
    const Plan plan = s.plan[ix(who)];
    for (std::size_t k = 0; k < unit_type_count; ++k)
        for (int n = std::min(plan.built[k], s.reserve[ix(who)][k]); n > 0; --n) {
            --s.reserve[ix(who)][k];
            add_to(s.active[ix(who)][k], 1, units_max);
            p.log_reveal(Text::gathering_storm_event_built, "18.11"_rule, ref(who), ref(static_cast<UnitType>(k)));
        }
    for (std::size_t y = 0; y < yard_max; ++y) {
        Byte& ship = s.yard[ix(who)][y];
        if (plan.started[y] != 0 && ship == 0) {
            ship = plan.started[y];
            ++s.ships[ix(who)][ship - 1u];
            p.log_reveal(Text::gathering_storm_event_ship_begun, "19.2"_rule, ref(who), ref(nth<ShipType>(ship - 1)));
        }
        if (ship == 0 || plan.steps[y] == 0) continue;
        const ShipType type = nth<ShipType>(ship - 1);
        add_to(s.yard_steps[ix(who)][y], plan.steps[y], info(type).steps);
        p.log_reveal(Text::gathering_storm_event_ship_steps, "19.3"_rule, ref(who), ref(type),
                     Ref::number(s.yard_steps[ix(who)][y]), Ref::number(info(type).steps));
        if (s.yard_steps[ix(who)][y] < info(type).steps) continue;
        add_to(s.fleet[ix(who)], info(type).factors, fleet_max);
        ship = 0;
        s.yard_steps[ix(who)][y] = 0;
        p.log(Text::gathering_storm_event_launched, "19.4"_rule, ref(who), ref(type), Ref::number(info(type).factors));
    }
}

} // namespace wc::gathering_storm

// The balance of power (20) and the European Aggression Index (23).
#pragma once

#include "gathering_storm/countries.hpp"

namespace wc::gathering_storm {

enum class Arm : Byte { armor, infantry, air, naval };

// 20.1 What an Axis or Allied side has in each category.
struct Balance {
    std::array<int, 4> axis{}, allies{};

    int advantage(Arm arm) const; // + Axis, - Allies: 0, 1 or 2 (20.2, 20.3)
    int land_air() const { return advantage(Arm::armor) + advantage(Arm::infantry) + advantage(Arm::air); }
    int total() const { return land_air() + advantage(Arm::naval); }
};
Balance balance_of(const State&);
inline int land_air(const State& s) { return balance_of(s).land_air(); }
inline int net_total(const State& s) { return balance_of(s).total(); }

// 23.21 The index as it stands now.
int aggression_index(const State&);
inline int positive_index(const State& s) {
    const int n = aggression_index(s);
    return n > 0 ? n : 0;
}

} // namespace wc::gathering_storm

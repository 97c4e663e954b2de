// Resolution of diplomacy (24.8): what each power brings to a country, and who wins by how much.
#pragma once

#include "gathering_storm/flags.hpp"
#include "gathering_storm/support.hpp"

namespace wc::gathering_storm {

// Counters, military counters and events, by power.
struct Effort {
    ByPower<int> by{};

    int of(Alliance a) const {
        return a == Alliance::axis ? by[0] + by[1] : a == Alliance::allies ? by[2] + by[3] : by[4];
    }
    // The power with the larger contribution; ties: Germany, France.
    Power main(Alliance a) const {
        if (a == Alliance::russia) return Power::russia;
        if (a == Alliance::axis) return by[1] > by[0] ? Power::italy : Power::germany;
        return by[2] > by[3] ? Power::britain : Power::france;
    }
};
Effort effort_in(const State&, Country);

// 24.8 steps 2 and 3.
struct Verdict24 {
    bool shared = false; // the Allies and Russia tie and both beat the Axis
    Alliance winner{};
    int margin = 0; // 0: nobody
};
Verdict24 judge(const State&, Country, const Effort&);
constexpr int results_for(int margin) { return margin <= 0 ? 0 : margin >= result2_margin ? 2 : 1; }

// Step 5: may a result of this alliance remove that power's flag now? `spare`: it may also leave it.
bool may_remove(const State&, Country, Alliance winner, Power owner);
bool removal_is_optional(const State&, Country, Alliance winner);

// 25.5 A turn of a civil war: advantage or result, markers, and how many flag results follow.
void begin_war_turn(P&, Country, const Effort&);

} // namespace wc::gathering_storm

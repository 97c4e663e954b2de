// 9.0 The three scenarios: set-up, and the secret agendas' rolls (10.0), which come before the first conference card.
#include "churchill/board.hpp"
#include "churchill/cards.hpp"
#include "churchill/rule.hpp"
#include "churchill/table.hpp"

namespace wc::churchill {

namespace {

void set_up_map(State& s, const ScenarioInfo& x) {
    s.front = x.front;
    s.nav = x.nav;
    s.italy_early = x.central_italy_before_dday ? 1 : 0;
    s.german_pool = x.german_pool;
    s.italian_cube = x.italian_army;
    s.japanese_navy = x.japanese_navy;
    s.theatre_leader = x.theatre_leader;
    for (int k = 0; k < country_count; ++k) {
        const auto c = static_cast<std::size_t>(k);
        if (x.cn_owner[c] != no_side) set_cn(s, nth<Country>(k), static_cast<Side>(x.cn_owner[c]), x.cn_count[c]);
        s.pa[c] = static_cast<std::uint8_t>(x.pa[c] == no_side ? 0 : x.pa[c] + 1);
    }
    for (int k = 0; k < issue_count; ++k)
        if (((x.removed_issues >> k) & 1) != 0) spot(s, nth<Issue>(k)) = Spot::removed();
}

// Only its own seat learns what is rolled.
std::uint8_t rolled_location(P& p, Side side) {
    const int row = p.below(6), column = p.below(6);
    const Country c = pol_mil_table[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    p.log_secret(only(seat_of(side)), Text::churchill_event_location_rolled_unseen,
                 Text::churchill_event_location_rolled, "10.0"_rule, ref(side), ref(c));
    return static_cast<std::uint8_t>(at(c) + 1);
}

// Two different locations for each side; equal results are rolled again.
void roll_locations(P& p) {
    for (Side side : all_sides) {
        auto& rolls = p.s.location_rolls[ix(side)];
        rolls[0] = rolled_location(p, side);
        do rolls[1] = rolled_location(p, side);
        while (rolls[1] == rolls[0]);
    }
}

} // namespace

State Churchill::start(const Options& options, Seed seed, Journal& journal) {
    State s{};
    s.dice = dice_from(seed);
    s.scenario = static_cast<Scenario>(options.scenario);
    s.historical = options.values[0];
    s.scoring = static_cast<Scoring>(options.values[1]);
    s.secret = options.values[2];
    const ScenarioInfo& x = churchill::scenarios[ix(s.scenario)];
    s.conference = x.first_conference;
    s.wins = x.wins;
    s.abomb_us = x.abomb_us;
    s.abomb_su = x.abomb_su;
    set_up_map(s, x);
    for (std::uint32_t& deck : s.deck) deck = all_cards;
    P p{s, journal};
    if (s.secret == 0) {
        p.call(Step::open_conference);
        return s;
    }
    p.call(Step::secret_location, seat_of(Side::uk));
    roll_locations(p);
    return s;
}

} // namespace wc::churchill

// The table in sentences, for whoever hears it read.
#include "gathering_storm/describe.hpp"
#include "gathering_storm/income.hpp"
#include "gathering_storm/table.hpp"

namespace wc::gathering_storm {

namespace {

void describe_turn(const State& s, Lines& out) {
    out.push_back(line(Text::gathering_storm_say_turn, "7.31"_rule, ref(season_of(s.turn)),
                       Ref::number(1935 + (s.turn - 1) / 4)));
    out.push_back(line(Text::gathering_storm_say_climate, "11.32"_rule, Ref::number(s.climate)));
    out.push_back(line(Text::gathering_storm_say_index, "23.21"_rule, Ref::number(aggression_index(s))));
    const Balance b = balance_of(s);
    out.push_back(
        line(Text::gathering_storm_say_balance, "20.2"_rule, Ref::number(b.land_air()), Ref::number(b.total())));
    if (s.general != 0)
        out.push_back(
            line(Text::gathering_storm_say_general, "9.12"_rule, event_ref(card_info(s.general).general.text)));
}

void describe_power(const State& s, Power p, Lines& out) {
    const std::size_t k = ix(p);
    out.push_back(
        line(Text::gathering_storm_say_power, "10.11"_rule, ref(p), Ref::number(s.points[k]), Ref::number(s.level[k])));
    out.push_back(line(Text::gathering_storm_say_factories, "11.21"_rule, ref(p), Ref::number(s.civil[k]),
                       Ref::number(s.idle[k]), Ref::number(military_factories(s, p))));
    out.push_back(line(Text::gathering_storm_say_active, "18.11"_rule, ref(p), Ref::number(s.active[k][0]),
                       Ref::number(s.active[k][1]), Ref::number(s.active[k][2])));
    out.push_back(line(Text::gathering_storm_say_reserve, "18.11"_rule, ref(p), Ref::number(s.reserve[k][0]),
                       Ref::number(s.reserve[k][1]), Ref::number(s.reserve[k][2])));
    if (s.fleet[k] != 0)
        out.push_back(line(Text::gathering_storm_say_fleet, "20.3"_rule, ref(p), Ref::number(s.fleet[k])));
    for (int n = 0; n < s.hand_size[k]; ++n)
        if (card_of(s, p, n) <= card_count)
            out.push_back(line(Text::gathering_storm_say_card, "9.12"_rule, ref(p),
                               event_ref(event_of(p, card_of(s, p, n)).text)));
}

void describe_russia(const State& s, Lines& out) {
    out.push_back(line(Text::gathering_storm_say_garrison, "21.21"_rule, Ref::number(garrison(s)),
                       Ref::number(garrison_requirement(s))));
    out.push_back(line(Text::gathering_storm_say_purges, "22.7"_rule, Ref::number(s.purge_level)));
}

void describe_country(const State& s, Country c, Lines& out) {
    if (!is_open(s, c)) {
        out.push_back(line(Text::gathering_storm_say_closed, "30.1"_rule, ref(c)));
        return;
    }
    for (Power p : all_powers)
        if (flags_of(s, c, p) != 0)
            out.push_back(
                line(Text::gathering_storm_say_flags, "24.8"_rule, ref(c), ref(p), Ref::number(flags_of(s, c, p))));
    const int k = war_index(c);
    if (k >= 0 && s.war[static_cast<std::size_t>(k)] == War::peace && s.unrest[static_cast<std::size_t>(k)] != 0)
        out.push_back(line(Text::gathering_storm_say_unrest, "25.2"_rule, ref(c),
                           Ref::number(s.unrest[static_cast<std::size_t>(k)])));
    if (civil_war_in(s, c))
        out.push_back(line(Text::gathering_storm_say_war, "25.5"_rule, ref(c),
                           Ref::number(s.markers[static_cast<std::size_t>(k)])));
}

} // namespace

void GatheringStorm::describe(const State& s, Lines& out) {
    describe_turn(s, out);
    describe_conflicts(s, out);
    for (Power p : all_powers) {
        describe_power(s, p, out);
        describe_industry(s, p, out);
        describe_plan(s, p, out);
    }
    describe_russia(s, out);
    for (int k = 0; k < country_count; ++k) {
        const auto c = nth<Country>(k);
        describe_country(s, c, out);
        if (is_open(s, c)) describe_placed(s, c, out);
    }
    describe_research(s, out);
}

} // namespace wc::gathering_storm

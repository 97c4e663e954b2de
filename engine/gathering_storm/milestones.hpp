// Milestones: what statistics over many games count: each aggression, civil wars, the Pact, how crises end, and which year peace reaches.
#pragma once

#include "core/table.hpp"
#include "gathering_storm/kinds.hpp"

namespace wc::gathering_storm {

inline constexpr std::array<Milestone, 35> milestones{{
    {"takes_ethiopia", Text::gathering_storm_event_success, ref(Target::ethiopia)},
    {"takes_albania", Text::gathering_storm_event_success, ref(Target::albania)},
    {"takes_greece", Text::gathering_storm_event_success, ref(Target::greece)},
    {"takes_yugoslavia", Text::gathering_storm_event_success, ref(Target::yugoslavia)},
    {"takes_rhineland", Text::gathering_storm_event_success, ref(Target::rhineland)},
    {"takes_austria", Text::gathering_storm_event_success, ref(Target::austria)},
    {"takes_sudetenland", Text::gathering_storm_event_success, ref(Target::sudetenland)},
    {"takes_czechoslovakia", Text::gathering_storm_event_success, ref(Target::czechoslovakia)},
    {"takes_danzig", Text::gathering_storm_event_success, ref(Target::danzig)},
    {"takes_poland", Text::gathering_storm_event_success, ref(Target::poland)},
    {"takes_baltic_states", Text::gathering_storm_event_success, ref(Target::baltic_states)},
    {"neutral_poland", Text::gathering_storm_event_poland_neutral},
    {"satellite_poland", Text::gathering_storm_event_poland_satellite},
    {"allies_threaten", Text::gathering_storm_event_resistance_tile},
    {"aggressor_backs_down", Text::gathering_storm_event_aggressor_backs_down},
    {"allies_back_down", Text::gathering_storm_event_allies_back_down},
    {"ultimatum_accepted", Text::gathering_storm_event_ultimatum_accepted},
    {"pact_signed", Text::gathering_storm_event_pact_signed},
    {"pact_broken", Text::gathering_storm_event_pact_broken},
    {"war_declared", Text::gathering_storm_event_declaration},
    {"concession", Text::gathering_storm_event_concedes},
    {"civil_war_in_spain", Text::gathering_storm_event_war_breaks_out, ref(Country::spain)},
    {"civil_war_in_greece", Text::gathering_storm_event_war_breaks_out, ref(Country::greece)},
    {"civil_war_in_yugoslavia", Text::gathering_storm_event_war_breaks_out, ref(Country::yugoslavia)},
    {"fission", Text::gathering_storm_event_fission},
    {"great_purge", Text::gathering_storm_event_great_purge_added},
    {"war", Text::gathering_storm_event_game_over_war},
    {"no_war", Text::gathering_storm_event_game_over_peace},
    {"peace_until_1936", Text::gathering_storm_event_turn, Ref::number(1936)},
    {"peace_until_1937", Text::gathering_storm_event_turn, Ref::number(1937)},
    {"peace_until_1938", Text::gathering_storm_event_turn, Ref::number(1938)},
    {"peace_until_1939", Text::gathering_storm_event_turn, Ref::number(1939)},
    {"peace_until_1940", Text::gathering_storm_event_turn, Ref::number(1940)},
    {"peace_until_1941", Text::gathering_storm_event_turn, Ref::number(1941)},
    {"russia_pledges", Text::gathering_storm_event_pledged},
}};

} // namespace wc::gathering_storm

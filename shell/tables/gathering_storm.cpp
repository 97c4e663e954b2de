#include "shell/tables/gathering_storm.hpp"

#include "shell/tables/gathering_storm_parts.hpp"

namespace wc::shell {

namespace storm {

namespace {

constexpr std::array<Tab, 5> tabs{{{Text::gathering_storm_shell_tab_europe, Icon::globe, false},
                                   {Text::gathering_storm_shell_tab_powers, Icon::factory, true},
                                   {Text::gathering_storm_shell_tab_tracks, Icon::chart, false},
                                   {Text::gathering_storm_shell_tab_research, Icon::atom, false},
                                   {Text::gathering_storm_shell_tab_crisis, Icon::warning, false}}};

Side side(Seat who) { return who == Seat::nobody ? Side::none : side_look(game::power_of(who)); }

// The phase of a turn (7.31) that a step belongs to, and the segment of the economic phase (13.11).
Text phase_of(game::Step step) {
    using game::Step;
    if (step < Step::income_cards) return Text::gathering_storm_shell_phase_events;
    if (step < Step::plan_next) return Text::gathering_storm_shell_phase_income;
    if (step < Step::diplomacy_open) return Text::gathering_storm_shell_phase_economy;
    if (step < Step::crisis_open) return Text::gathering_storm_shell_phase_diplomacy;
    if (step == Step::hidden) return Text::gathering_storm_shell_phase_economy;
    return Text::gathering_storm_shell_phase_crisis;
}
Text segment_of(game::Step step) {
    using game::Step;
    if (step == Step::conversion || step == Step::yield_choice) return Text::gathering_storm_shell_segment_industry;
    if (step >= Step::research_counter && step <= Step::research_point)
        return Text::gathering_storm_shell_segment_research;
    if (step >= Step::construction_open && step <= Step::pay) return Text::gathering_storm_shell_segment_construction;
    return Text::none;
}

constexpr int first_year = 1935;

Text short_phase_of(game::Step step) {
    switch (phase_of(step)) {
    case Text::gathering_storm_shell_phase_events: return Text::gathering_storm_shell_short_phase_events;
    case Text::gathering_storm_shell_phase_income: return Text::gathering_storm_shell_phase_income;
    case Text::gathering_storm_shell_phase_economy: return Text::gathering_storm_shell_short_phase_economy;
    case Text::gathering_storm_shell_phase_diplomacy: return Text::gathering_storm_shell_short_phase_diplomacy;
    default: return Text::gathering_storm_shell_tab_crisis;
    }
}

WhereWords where(const Scene& scene, bool compact) {
    const State s = state_of(scene);
    WhereWords out;
    out.title = capitals(turn_words(scene, s.turn));
    const game::Step step = step_of(s);
    out.subtitle =
        words(scene, s.ended != game::Ending::running ? Text::gathering_storm_shell_phase_over : phase_of(step));
    const Text segment = segment_of(step);
    if (compact) { // the season above, the year below: both fit beside five scores
        out.title = capitals(name_of(scene, ref(game::season_of(s.turn))));
        if (segment == Text::none)
            out.subtitle = words(scene, s.ended != game::Ending::running ? Text::gathering_storm_shell_phase_over
                                                                         : short_phase_of(step));
        else
            out.subtitle = words(scene, segment);
        out.subtitle = std::to_string(first_year + (s.turn - 1) / 4) + " \u00b7 " + out.subtitle;
        return out;
    }
    if (segment != Text::none) out.subtitle += " \u00b7 " + words(scene, segment);
    const Rule rule = scene.event != nullptr ? scene.event->line.rule : scene.session.question.prompt.rule;
    const std::string number = rule_number(scene.session, rule);
    if (!number.empty()) out.subtitle += " \u00b7 " + number;
    return out;
}

std::string leader(const Scene& scene, Seat who) { return name_of(scene, Ref::make(Ref::seat_kind, index(who))); }

int tab_of_question(const Scene& scene) {
    using game::Step;
    const State s = state_of(scene);
    switch (step_of(s)) {
    case Step::support_card:
    case Step::income_card:
    case Step::plan_card:
    case Step::reveal_card:
    case Step::show_support:
    case Step::return_unit:
    case Step::conversion:
    case Step::yield_choice:
    case Step::research_counter:
    case Step::research_only:
    case Step::construction:
    case Step::pay:
    case Step::purge_unit:
    case Step::purge_military: return static_cast<int>(Stage::powers);
    case Step::great_purge:
    case Step::purge_party: return static_cast<int>(Stage::tracks);
    case Step::research_point: return static_cast<int>(Stage::research);
    case Step::respond:
    case Step::pledge:
    case Step::aggressor_choice:
    case Step::ultimatum:
    case Step::war_choice:
    case Step::aggression:
    case Step::pact_proposal:
    case Step::pact_answer:
    case Step::poland_option: return static_cast<int>(Stage::crisis);
    default: return static_cast<int>(Stage::europe);
    }
}

// What an event is looked at, and for how long; what is not listed is seen together with the next.
struct Pace {
    Stage stage;
    double seconds;
    std::span<const Text> events;
};
constexpr Text map_moments[] = {
    Text::gathering_storm_event_war_breaks_out,   Text::gathering_storm_event_war_over,
    Text::gathering_storm_event_success,          Text::gathering_storm_event_poland_neutral,
    Text::gathering_storm_event_poland_satellite, Text::gathering_storm_event_baltic_russian,
};
constexpr Text map_events[] = {
    Text::gathering_storm_event_counter_placed, Text::gathering_storm_event_military,
    Text::gathering_storm_event_counter_shown,  Text::gathering_storm_event_diplomacy_won,
    Text::gathering_storm_event_flag_placed,    Text::gathering_storm_event_flag_removed,
    Text::gathering_storm_event_covert,         Text::gathering_storm_event_ring_placed,
    Text::gathering_storm_event_ring_removed,   Text::gathering_storm_event_unrest,
    Text::gathering_storm_event_marker,         Text::gathering_storm_event_war_advantage,
    Text::gathering_storm_event_war_result,     Text::gathering_storm_event_anti_comintern,
    Text::gathering_storm_event_conquest,       Text::gathering_storm_event_attack,
};
constexpr Text power_events[] = {
    Text::gathering_storm_event_general_card,   Text::gathering_storm_event_card_shown,
    Text::gathering_storm_event_mobilized_idle, Text::gathering_storm_event_mobilized_civil,
    Text::gathering_storm_event_converted,      Text::gathering_storm_event_launched,
    Text::gathering_storm_event_income,
};
constexpr Text power_glances[] = {Text::gathering_storm_event_built, Text::gathering_storm_event_ship_begun,
                                  Text::gathering_storm_event_ship_steps};
constexpr Text track_events[] = {Text::gathering_storm_event_climate, Text::gathering_storm_event_index,
                                 Text::gathering_storm_event_purge, Text::gathering_storm_event_purge_level,
                                 Text::gathering_storm_event_garrison};
constexpr Text research_events[] = {Text::gathering_storm_event_result, Text::gathering_storm_event_fission};
constexpr Text crisis_moments[] = {
    Text::gathering_storm_event_aggression,
    Text::gathering_storm_event_resistance_tile,
    Text::gathering_storm_event_ultimatum,
    Text::gathering_storm_event_pact_signed,
    Text::gathering_storm_event_pact_broken,
    Text::gathering_storm_event_war,
    Text::gathering_storm_event_ultimatum_accepted,
    Text::gathering_storm_event_allies_back_down,
    Text::gathering_storm_event_aggressor_backs_down,
    Text::gathering_storm_event_declaration,
    Text::gathering_storm_event_pact_tile,
};
constexpr Text crisis_events[] = {
    Text::gathering_storm_event_acquiesced,   Text::gathering_storm_event_threatened,
    Text::gathering_storm_event_pledged,      Text::gathering_storm_event_goes_on,
    Text::gathering_storm_event_war_value,    Text::gathering_storm_event_pact_proposed,
    Text::gathering_storm_event_pact_refused, Text::gathering_storm_event_concedes,
};

constexpr double glance = 0.35, look = 0.8, moment = 1.4;
constexpr std::array<Pace, 8> paces{{{Stage::europe, moment, map_moments},
                                     {Stage::europe, look, map_events},
                                     {Stage::powers, look, power_events},
                                     {Stage::powers, glance, power_glances},
                                     {Stage::tracks, look, track_events},
                                     {Stage::research, look, research_events},
                                     {Stage::crisis, moment, crisis_moments},
                                     {Stage::crisis, look, crisis_events}}};

const Pace* pace_of(const Event& event) {
    for (const Pace& each : paces)
        if (std::find(each.events.begin(), each.events.end(), event.line.text) != each.events.end()) return &each;
    return nullptr;
}

int tab_of_event(const Event& event) {
    const Pace* pace = pace_of(event);
    return pace == nullptr ? -1 : static_cast<int>(pace->stage);
}

double seconds_of(const Event& event) {
    const Pace* pace = pace_of(event);
    return pace == nullptr ? 0 : pace->seconds;
}

bool opens_chapter(const Event& event) { return event.line.text == Text::gathering_storm_event_turn; }

Text rule_title(Rule rule) { return rule ? game::text_at(game::first_rule_text, rule.code - 1) : Text::none; }
Text rule_text(Rule rule) { return rule ? game::text_at(game::first_rule_text_text, rule.code - 1) : Text::none; }

void stage(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room, int tab) {
    switch (static_cast<Stage>(tab)) {
    case Stage::powers: return draw_powers(pen, places, scene, stage, room);
    case Stage::tracks: return draw_tracks(pen, places, scene, stage, room);
    case Stage::research: return draw_research(pen, places, scene, stage, room);
    case Stage::crisis: return draw_crisis(pen, places, scene, stage, room);
    default: return draw_europe(pen, places, scene, stage, room);
    }
}

} // namespace

std::string turn_words(const Scene& scene, int turn) {
    return say(scene.session, game::text_at(game::first_turn_text, turn - 1));
}

} // namespace storm

constexpr TableViews make_gathering_storm_views() {
    return {.table = "gathering_storm",
            .tabs = storm::tabs,
            .side = storm::side,
            .where = storm::where,
            .leader = storm::leader,
            .tab_of_question = storm::tab_of_question,
            .tab_of_event = storm::tab_of_event,
            .seconds_of = storm::seconds_of,
            .opens_chapter = storm::opens_chapter,
            .touched = storm::touched,
            .consequence = storm::consequence,
            .rank = storm::rank,
            .about = storm::about,
            .rule_title = storm::rule_title,
            .rule_text = storm::rule_text,
            .stage = storm::stage,
            .hand = storm::draw_hand,
            .guide = &storm::guide,
            .whys = storm::whys};
}

const TableViews gathering_storm_views = make_gathering_storm_views();

} // namespace wc::shell

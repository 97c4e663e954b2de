#include "shell/tables/churchill.hpp"

#include "shell/tables/churchill_parts.hpp"

namespace wc::shell {

namespace conference {

namespace {

constexpr std::array<Tab, 3> tabs{{{Text::churchill_shell_tab_table, Icon::baton, true},
                                   {Text::churchill_shell_tab_war, Icon::tank, false},
                                   {Text::churchill_shell_tab_world, Icon::globe, false}}};

Side side(Seat who) { return who == Seat::nobody ? Side::none : side_look(game::side_of(who)); }

// The segment of the sequence of play (4.1) that a step belongs to.
Text segment_of(game::Step step) {
    using game::Step;
    if (step == Step::secret_location) return Text::churchill_shell_segment_secret;
    if (step < Step::next_turn) return Text::churchill_shell_segment_agenda;
    if (step < Step::direct_next) return Text::churchill_shell_segment_meeting;
    if (step < Step::clandestine) return Text::churchill_shell_segment_decision;
    if (step < Step::political_next) return Text::churchill_shell_segment_clandestine;
    if (step < Step::military) return Text::churchill_shell_segment_political;
    return Text::churchill_shell_segment_military;
}

WhereWords where(const Scene& scene, bool compact) {
    const State s = state_of(scene);
    WhereWords out;
    out.number = std::to_string(s.conference);
    out.title = capitals(name_of(scene, game::conference_ref(s.conference), compact ? Form::short_name : Form::name));
    const std::string segment =
        words(scene, s.ended != 0 ? Text::churchill_shell_segment_over : segment_of(step_of(s)));
    if (compact) {
        out.subtitle = segment;
        return out;
    }
    const int last = game::last_conference;
    out.subtitle =
        words(scene, Text::churchill_shell_where, Ref::number(s.conference), Ref::number(last)) + " \u00b7 " + segment;
    const Rule rule = scene.event != nullptr ? scene.event->line.rule : scene.session.question.prompt.rule;
    const std::string number = rule_number(scene.session, rule);
    if (!number.empty()) out.subtitle += " \u00b7 " + number;
    return out;
}

std::string leader(const Scene& scene, Seat who) {
    return name_of(scene, ref(leader_of(state_of(scene), game::side_of(who))));
}

int tab_of_question(const Scene& scene) {
    using game::Step;
    switch (step_of(state_of(scene))) {
    case Step::gain_place:
    case Step::direct:
    case Step::allocate:
    case Step::name_leader:
    case Step::lead_marker: return static_cast<int>(Stage::war);
    case Step::secret_location:
    case Step::global_pawn:
    case Step::place_cn:
    case Step::place_pa: return static_cast<int>(Stage::world);
    default: return static_cast<int>(Stage::table);
    }
}

// Where an event happens, and how long it is looked at. What is not listed passes with the next.
struct Pace {
    Stage stage;
    double seconds;
    std::span<const Text> events;
};
constexpr Text conference_moments[] = {
    Text::churchill_event_conference,    Text::churchill_event_truman,       Text::churchill_event_roosevelt_dies,
    Text::churchill_event_stroke,        Text::churchill_event_paranoia,     Text::churchill_event_conference_won,
    Text::churchill_event_agenda_won,    Text::churchill_event_debate_moved, Text::churchill_event_game_won,
    Text::churchill_event_debate_centre, Text::churchill_event_debate_wins,
};
constexpr Text conference_events[] = {
    Text::churchill_event_agenda_revealed, Text::churchill_event_first_pick, Text::churchill_event_picked,
    Text::churchill_event_tie_leader,      Text::churchill_event_tie_won,    Text::churchill_event_passed,
    Text::churchill_event_played,          Text::churchill_event_announced,  Text::churchill_event_led,
    Text::churchill_event_no_issue,        Text::churchill_event_advanced,   Text::churchill_event_held,
    Text::churchill_event_stopped,         Text::churchill_event_debated,    Text::churchill_event_debate_led,
    Text::churchill_event_captured,        Text::churchill_event_charmed,    Text::churchill_event_staff_dies,
    Text::churchill_event_advanced_centre,
};
constexpr Text conference_glances[] = {
    Text::churchill_event_card_issue, Text::churchill_event_committed, Text::churchill_event_committed_unseen,
    Text::churchill_event_declined,   Text::churchill_event_issue_won, Text::churchill_event_tie_declined,
};
constexpr Text war_moments[] = {
    Text::churchill_event_front_enters,
    Text::churchill_event_germany_surrenders,
    Text::churchill_event_japan_surrenders,
    Text::churchill_event_emperor,
};
constexpr Text war_events[] = {
    Text::churchill_event_directed,     Text::churchill_event_leader_named,   Text::churchill_event_nav_lost,
    Text::churchill_event_front_no_nav, Text::churchill_event_front_too_weak, Text::churchill_event_breakthrough,
};
constexpr Text war_glances[] = {
    Text::churchill_event_os,
    Text::churchill_event_nav,
    Text::churchill_event_army,
};
constexpr Text world_events[] = {
    Text::churchill_event_table_rolled,   Text::churchill_event_cn_placed, Text::churchill_event_cn_removed,
    Text::churchill_event_cn_lost,        Text::churchill_event_pa_placed, Text::churchill_event_pa_removed,
    Text::churchill_event_abomb_us,       Text::churchill_event_abomb_su,  Text::churchill_event_pawn,
    Text::churchill_event_location_shown,
};
constexpr Text war_rolls[] = {Text::churchill_event_front_roll, Text::churchill_event_kamikaze,
                              Text::churchill_event_reserve_tie};
constexpr Text world_rolls[] = {Text::churchill_event_abomb_roll};

constexpr double glance = 0.35, look = 0.8, moment = 1.4;
constexpr std::array<Pace, 9> paces{{{Stage::table, moment, conference_moments},
                                     {Stage::table, look, conference_events},
                                     {Stage::table, glance, conference_glances},
                                     {Stage::war, moment, war_moments},
                                     {Stage::war, look, war_events},
                                     {Stage::war, glance, war_glances},
                                     {Stage::war, look, war_rolls},
                                     {Stage::world, look, world_events},
                                     {Stage::world, look, world_rolls}}};

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

bool opens_chapter(const Event& event) { return event.line.text == Text::churchill_event_conference; }

// What a choice is about beside its operands: the issue of a debate, the bomb's track.
Touched touched(const Scene& scene, const Choice& c) {
    using game::Verb;
    const State s = state_of(scene);
    switch (verb_of(c)) {
    case Verb::stop:
    case Verb::go_on:
        if (s.advanced != 0) return {ref(game::advanced_issue(s))};
        return {};
    case Verb::research: return {ref(game::Issue::abomb)};
    default: return {};
    }
}

Text rule_title(Rule rule) { return rule ? game::text_at(game::first_rule_text, rule.code - 1) : Text::none; }
Text rule_text(Rule rule) { return rule ? game::text_at(game::first_rule_text_text, rule.code - 1) : Text::none; }

void stage(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room, int tab) {
    if (tab == static_cast<int>(Stage::war)) return draw_war(pen, places, scene, stage, room);
    if (tab == static_cast<int>(Stage::world)) return draw_world(pen, places, scene, stage, room);
    draw_table(pen, places, scene, stage, room);
}

} // namespace

} // namespace conference

constexpr TableViews make_churchill_views() {
    return {.table = "churchill",
            .tabs = conference::tabs,
            .side = conference::side,
            .where = conference::where,
            .leader = conference::leader,
            .tab_of_question = conference::tab_of_question,
            .tab_of_event = conference::tab_of_event,
            .seconds_of = conference::seconds_of,
            .opens_chapter = conference::opens_chapter,
            .touched = conference::touched,
            .consequence = conference::consequence,
            .rank = conference::rank,
            .about = conference::about,
            .rule_title = conference::rule_title,
            .rule_text = conference::rule_text,
            .stage = conference::stage,
            .hand = conference::draw_hand,
            .guide = &conference::guide,
            .whys = conference::whys};
}

const TableViews churchill_views = make_churchill_views();

} // namespace wc::shell

// What a newcomer is told in the first conference, lesson by lesson, and why each question matters.
#include "shell/tables/churchill_parts.hpp"

#include "churchill/rule.hpp"

namespace wc::shell::conference {

namespace {

using churchill::operator""_rule;

// Lessons that others wait for, by their place in the list below.
enum : int { wants = 0, turn = 4, production = 13, score = 19 };

constexpr Pointer operand(int k) { return {PointAt::operand, k}; }
constexpr Pointer picked(game::Verb v) { return {PointAt::choice, static_cast<int>(v)}; }
constexpr Pointer first_choice{PointAt::choice, 0};
constexpr Pointer own_score{PointAt::control, control::score};

constexpr std::array<Lesson, 20> lessons{{
    {.title = Text::churchill_guide_wants,
     .text = Text::churchill_guide_text_wants,
     .rule = "9.4"_rule,
     .moments = {Text::churchill_prompt_agenda_card},
     .points = {own_score}},
    {.title = Text::churchill_guide_agenda_card,
     .text = Text::churchill_guide_text_agenda_card,
     .rule = "4.21"_rule,
     .moments = {Text::churchill_prompt_agenda_card},
     .after = wants,
     .points = {picked(game::Verb::commit)}},
    {.title = Text::churchill_guide_agenda_won,
     .text = Text::churchill_guide_text_agenda_won,
     .rule = "5.14"_rule,
     .moments = {Text::churchill_event_agenda_won},
     .points = {operand(0)}},
    {.title = Text::churchill_guide_picks,
     .text = Text::churchill_guide_text_picks,
     .rule = "5.14"_rule,
     .moments = {Text::churchill_prompt_agenda_first, Text::churchill_prompt_agenda_first_centre,
                 Text::churchill_prompt_agenda_pick},
     .points = {picked(game::Verb::pick)}},
    {.title = Text::churchill_guide_turn,
     .text = Text::churchill_guide_text_turn,
     .rule = "5.22"_rule,
     .moments = {Text::churchill_prompt_turn},
     .points = {picked(game::Verb::play)}},
    {.title = Text::churchill_guide_leader,
     .text = Text::churchill_guide_text_leader,
     .rule = "5.26"_rule,
     .moments = {Text::churchill_prompt_turn},
     .after = turn,
     .points = {picked(game::Verb::lead)}},
    {.title = Text::churchill_guide_issue,
     .text = Text::churchill_guide_text_issue,
     .rule = "5.22"_rule,
     .moments = {Text::churchill_prompt_turn_issue},
     .points = {picked(game::Verb::advance)}},
    {.title = Text::churchill_guide_lands,
     .text = Text::churchill_guide_text_lands,
     .rule = "5.22"_rule,
     .moments = {Text::churchill_event_advanced, Text::churchill_event_advanced_centre},
     .points = {operand(1)}},
    {.title = Text::churchill_guide_debate,
     .text = Text::churchill_guide_text_debate,
     .rule = "5.24"_rule,
     .moments = {Text::churchill_prompt_debate_offer},
     .points = {operand(2)}},
    {.title = Text::churchill_guide_debated,
     .text = Text::churchill_guide_text_debated,
     .rule = "5.24"_rule,
     .moments = {Text::churchill_event_debated, Text::churchill_event_debate_led},
     .points = {operand(1), operand(0)}},
    {.title = Text::churchill_guide_held,
     .text = Text::churchill_guide_text_held,
     .rule = "5.23"_rule,
     .moments = {Text::churchill_event_held},
     .points = {operand(1)}},
    {.title = Text::churchill_guide_won,
     .text = Text::churchill_guide_text_won,
     .rule = "5.27"_rule,
     .moments = {Text::churchill_event_conference_won},
     .points = {operand(0)}},
    {.title = Text::churchill_guide_directed,
     .text = Text::churchill_guide_text_directed,
     .rule = "6.1"_rule,
     .moments = {Text::churchill_prompt_direct},
     .points = {first_choice}},
    {.title = Text::churchill_guide_production,
     .text = Text::churchill_guide_text_production,
     .rule = "4.23.3"_rule,
     .moments = {Text::churchill_prompt_allocate},
     .points = {}},
    {.title = Text::churchill_guide_allocate,
     .text = Text::churchill_guide_text_allocate,
     .rule = "6.4"_rule,
     .moments = {Text::churchill_prompt_allocate},
     .after = production,
     .points = {picked(game::Verb::buy_os), first_choice}},
    {.title = Text::churchill_guide_networks,
     .text = Text::churchill_guide_text_networks,
     .rule = "7.1"_rule,
     .moments = {Text::churchill_prompt_place_cn, Text::churchill_event_cn_placed},
     .points = {first_choice, operand(1)}},
    {.title = Text::churchill_guide_alignment,
     .text = Text::churchill_guide_text_alignment,
     .rule = "7.3"_rule,
     .moments = {Text::churchill_prompt_place_pa, Text::churchill_event_pa_placed},
     .points = {first_choice, operand(1)}},
    {.title = Text::churchill_guide_front,
     .text = Text::churchill_guide_text_front,
     .rule = "7.73"_rule,
     .moments = {Text::churchill_event_front_roll},
     .points = {operand(0)}},
    {.title = Text::churchill_guide_enters,
     .text = Text::churchill_guide_text_enters,
     .rule = "7.75"_rule,
     .moments = {Text::churchill_event_front_enters},
     .points = {operand(1), operand(0)}},
    {.title = Text::churchill_guide_score,
     .text = Text::churchill_guide_text_score,
     .rule = "4.41"_rule,
     .moments = {Text::churchill_prompt_agenda_card},
     .after = production,
     .points = {own_score}},
}};
static_assert(lessons[wants].title == Text::churchill_guide_wants && lessons[turn].title == Text::churchill_guide_turn);
static_assert(lessons[production].title == Text::churchill_guide_production && score + 1 == lessons.size());

constexpr std::array all_whys{
    Why{Text::churchill_prompt_secret_location, Text::churchill_why_secret_location},
    Why{Text::churchill_prompt_agenda_card, Text::churchill_why_agenda_card},
    Why{Text::churchill_prompt_tie_ask, Text::churchill_why_tie_ask},
    Why{Text::churchill_prompt_tie_ask_all, Text::churchill_why_tie_ask_all},
    Why{Text::churchill_prompt_tie_ask_conference, Text::churchill_why_tie_ask_conference},
    Why{Text::churchill_prompt_tie_ask_conference_all, Text::churchill_why_tie_ask_conference_all},
    Why{Text::churchill_prompt_tie_favour, Text::churchill_why_tie_favour},
    Why{Text::churchill_prompt_tie_favour_conference, Text::churchill_why_tie_favour_conference},
    Why{Text::churchill_prompt_tie_favour_order, Text::churchill_why_tie_favour_order},
    Why{Text::churchill_prompt_agenda_first, Text::churchill_why_agenda_first},
    Why{Text::churchill_prompt_agenda_first_centre, Text::churchill_why_agenda_first_centre},
    Why{Text::churchill_prompt_agenda_pick, Text::churchill_why_agenda_pick},
    Why{Text::churchill_prompt_turn, Text::churchill_why_turn},
    Why{Text::churchill_prompt_discard, Text::churchill_why_discard},
    Why{Text::churchill_prompt_announce, Text::churchill_why_announce},
    Why{Text::churchill_prompt_turn_issue, Text::churchill_why_turn_issue},
    Why{Text::churchill_prompt_stop, Text::churchill_why_stop},
    Why{Text::churchill_prompt_gain_place, Text::churchill_why_gain_place},
    Why{Text::churchill_prompt_debate_offer, Text::churchill_why_debate_offer},
    Why{Text::churchill_prompt_charm, Text::churchill_why_charm},
    Why{Text::churchill_prompt_direct, Text::churchill_why_direct},
    Why{Text::churchill_prompt_allocate, Text::churchill_why_allocate},
    Why{Text::churchill_prompt_name_leader, Text::churchill_why_name_leader},
    Why{Text::churchill_prompt_lead_marker, Text::churchill_why_lead_marker},
    Why{Text::churchill_prompt_global_pawn, Text::churchill_why_global_pawn},
    Why{Text::churchill_prompt_place_cn, Text::churchill_why_place_cn},
    Why{Text::churchill_prompt_place_pa, Text::churchill_why_place_pa},
};

} // namespace

// Moscow, 1944, as the UK; the seed deals a first conference in which every lesson has its moment early.
const TableGuide guide{.table = "churchill",
                       .options = {.scenario = 0},
                       .controls = {Control::person(0), Control::bot(0), Control::bot(0)},
                       .seed = 8,
                       .lessons = lessons};

std::span<const Why> whys() { return all_whys; }

} // namespace wc::shell::conference

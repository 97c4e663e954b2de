// What a newcomer is told in the first turn, lesson by lesson, and why each question matters.
#include "shell/tables/gathering_storm_parts.hpp"

namespace wc::shell::storm {

using game::operator""_rule;

namespace {

constexpr Pointer operand(int k) { return {PointAt::operand, k}; }
constexpr Pointer figure(Fact f) { return {PointAt::figure, static_cast<int>(f)}; }
constexpr Pointer picked(game::Verb v) { return {PointAt::choice, static_cast<int>(v)}; }
constexpr Pointer first_choice{PointAt::choice, 0};
constexpr Pointer own_score{PointAt::control, control::score};

// By their place in the list below.
enum : int { wants = 0, conversion = 5, reveal = 8, score = 19 };

constexpr std::array<Lesson, 20> lessons{{
    {.title = Text::gathering_storm_guide_wants,
     .text = Text::gathering_storm_guide_text_wants,
     .rule = "34.11"_rule,
     .moments = {Text::gathering_storm_event_purge, Text::gathering_storm_event_climate,
                 Text::gathering_storm_prompt_return_unit, Text::gathering_storm_prompt_conversion},
     .points = {own_score}},
    {.title = Text::gathering_storm_guide_events,
     .text = Text::gathering_storm_guide_text_events,
     .rule = "9.12"_rule,
     .moments = {Text::gathering_storm_prompt_support_card, Text::gathering_storm_prompt_income_card,
                 Text::gathering_storm_prompt_plan_card, Text::gathering_storm_event_general_card},
     .points = {operand(0)}},
    {.title = Text::gathering_storm_guide_support,
     .text = Text::gathering_storm_guide_text_support,
     .rule = "10.11"_rule,
     .moments = {Text::gathering_storm_event_support, Text::gathering_storm_event_income},
     .points = {figure(Fact::support), operand(0)}},
    {.title = Text::gathering_storm_guide_purge,
     .text = Text::gathering_storm_guide_text_purge,
     .rule = "22.1"_rule,
     .moments = {Text::gathering_storm_event_purge, Text::gathering_storm_event_purge_level},
     .after = wants,
     .points = {operand(0)}},
    {.title = Text::gathering_storm_guide_income,
     .text = Text::gathering_storm_guide_text_income,
     .rule = "11.51"_rule,
     .moments = {Text::gathering_storm_event_income},
     .points = {figure(Fact::income), operand(0)}},
    {.title = Text::gathering_storm_guide_conversion,
     .text = Text::gathering_storm_guide_text_conversion,
     .rule = "14.11"_rule,
     .moments = {Text::gathering_storm_prompt_conversion},
     .after = wants,
     .points = {picked(game::Verb::mobilize_idle), first_choice}},
    {.title = Text::gathering_storm_guide_research,
     .text = Text::gathering_storm_guide_text_research,
     .rule = "15.3"_rule,
     .moments = {Text::gathering_storm_prompt_research_counter, Text::gathering_storm_prompt_research_point},
     .after = conversion,
     .points = {first_choice}},
    {.title = Text::gathering_storm_guide_construction,
     .text = Text::gathering_storm_guide_text_construction,
     .rule = "18.41"_rule,
     .moments = {Text::gathering_storm_prompt_construction},
     .after = conversion,
     .points = {picked(game::Verb::build), first_choice}},
    {.title = Text::gathering_storm_guide_reveal,
     .text = Text::gathering_storm_guide_text_reveal,
     .rule = "13.12"_rule,
     .moments = {Text::gathering_storm_event_built, Text::gathering_storm_event_mobilized_idle,
                 Text::gathering_storm_event_mobilized_civil, Text::gathering_storm_event_result},
     .points = {operand(0)}},
    {.title = Text::gathering_storm_guide_military,
     .text = Text::gathering_storm_guide_text_military,
     .rule = "24.4"_rule,
     .moments = {Text::gathering_storm_prompt_place_military},
     .points = {picked(game::Verb::place_military)}},
    {.title = Text::gathering_storm_guide_counters,
     .text = Text::gathering_storm_guide_text_counters,
     .rule = "24.5"_rule,
     .moments = {Text::gathering_storm_prompt_place_counter},
     .points = {picked(game::Verb::place_counter)}},
    {.title = Text::gathering_storm_guide_resolution,
     .text = Text::gathering_storm_guide_text_resolution,
     .rule = "24.8"_rule,
     .moments = {Text::gathering_storm_event_diplomacy_won},
     .points = {operand(0)}},
    {.title = Text::gathering_storm_guide_civil_war,
     .text = Text::gathering_storm_guide_text_civil_war,
     .rule = "25.5"_rule,
     .moments = {Text::gathering_storm_event_war_advantage, Text::gathering_storm_event_war_result,
                 Text::gathering_storm_event_war_breaks_out},
     .points = {operand(0)}},
    {.title = Text::gathering_storm_guide_covert,
     .text = Text::gathering_storm_guide_text_covert,
     .rule = "24.6"_rule,
     .moments = {Text::gathering_storm_prompt_covert, Text::gathering_storm_event_covert},
     .points = {first_choice}},
    {.title = Text::gathering_storm_guide_aggression,
     .text = Text::gathering_storm_guide_text_aggression,
     .rule = "27.3"_rule,
     .moments = {Text::gathering_storm_prompt_aggression},
     .points = {picked(game::Verb::aggress)}},
    {.title = Text::gathering_storm_guide_respond,
     .text = Text::gathering_storm_guide_text_respond,
     .rule = "26.11"_rule,
     .moments = {Text::gathering_storm_prompt_respond, Text::gathering_storm_event_threatened,
                 Text::gathering_storm_event_acquiesced},
     .points = {operand(0)}},
    {.title = Text::gathering_storm_guide_ultimatum,
     .text = Text::gathering_storm_guide_text_ultimatum,
     .rule = "26.11"_rule,
     .moments = {Text::gathering_storm_prompt_ultimatum, Text::gathering_storm_prompt_war_choice,
                 Text::gathering_storm_event_ultimatum},
     .points = {first_choice}},
    {.title = Text::gathering_storm_guide_pact,
     .text = Text::gathering_storm_guide_text_pact,
     .rule = "31.3"_rule,
     .moments = {Text::gathering_storm_prompt_pact_proposal, Text::gathering_storm_prompt_pact_answer,
                 Text::gathering_storm_event_pact_proposed},
     .points = {first_choice}},
    {.title = Text::gathering_storm_guide_preemptive,
     .text = Text::gathering_storm_guide_text_preemptive,
     .rule = "32.21"_rule,
     .moments = {Text::gathering_storm_prompt_declaration},
     .points = {first_choice}},
    {.title = Text::gathering_storm_guide_score,
     .text = Text::gathering_storm_guide_text_score,
     .rule = "34.11"_rule,
     .moments = {Text::gathering_storm_prompt_conversion},
     .after = reveal,
     .points = {own_score}},
}};
static_assert(lessons[wants].title == Text::gathering_storm_guide_wants &&
              lessons[score].title == Text::gathering_storm_guide_score);
static_assert(lessons[conversion].title == Text::gathering_storm_guide_conversion &&
              lessons[reveal].title == Text::gathering_storm_guide_reveal && score + 1 == lessons.size());

constexpr std::array all_whys{
    Why{Text::gathering_storm_prompt_great_purge, Text::gathering_storm_why_great_purge},
    Why{Text::gathering_storm_prompt_purge_flag, Text::gathering_storm_why_purge_flag},
    Why{Text::gathering_storm_prompt_purge_party, Text::gathering_storm_why_purge_party},
    Why{Text::gathering_storm_prompt_purge_military, Text::gathering_storm_why_purge_military},
    Why{Text::gathering_storm_prompt_purge_unit, Text::gathering_storm_why_purge_unit},
    Why{Text::gathering_storm_prompt_support_card, Text::gathering_storm_why_support_card},
    Why{Text::gathering_storm_prompt_income_card, Text::gathering_storm_why_income_card},
    Why{Text::gathering_storm_prompt_plan_card, Text::gathering_storm_why_plan_card},
    Why{Text::gathering_storm_prompt_reveal_card, Text::gathering_storm_why_reveal_card},
    Why{Text::gathering_storm_prompt_return_unit, Text::gathering_storm_why_return_unit},
    Why{Text::gathering_storm_prompt_conversion, Text::gathering_storm_why_conversion},
    Why{Text::gathering_storm_prompt_yield_choice, Text::gathering_storm_why_yield_choice},
    Why{Text::gathering_storm_prompt_research_counter, Text::gathering_storm_why_research_counter},
    Why{Text::gathering_storm_prompt_research_only, Text::gathering_storm_why_research_only},
    Why{Text::gathering_storm_prompt_research_point, Text::gathering_storm_why_research_point},
    Why{Text::gathering_storm_prompt_construction, Text::gathering_storm_why_construction},
    Why{Text::gathering_storm_prompt_pay, Text::gathering_storm_why_pay},
    Why{Text::gathering_storm_prompt_show_support, Text::gathering_storm_why_show_support},
    Why{Text::gathering_storm_prompt_spy_ring, Text::gathering_storm_why_spy_ring},
    Why{Text::gathering_storm_prompt_anti_comintern, Text::gathering_storm_why_anti_comintern},
    Why{Text::gathering_storm_prompt_place_military, Text::gathering_storm_why_place_military},
    Why{Text::gathering_storm_prompt_place_counter, Text::gathering_storm_why_place_counter},
    Why{Text::gathering_storm_prompt_place_extra, Text::gathering_storm_why_place_extra},
    Why{Text::gathering_storm_prompt_place_value, Text::gathering_storm_why_place_value},
    Why{Text::gathering_storm_prompt_codebreaking, Text::gathering_storm_why_codebreaking},
    Why{Text::gathering_storm_prompt_covert, Text::gathering_storm_why_covert},
    Why{Text::gathering_storm_prompt_covert_block, Text::gathering_storm_why_covert_block},
    Why{Text::gathering_storm_prompt_covert_result, Text::gathering_storm_why_covert_result},
    Why{Text::gathering_storm_prompt_subversion, Text::gathering_storm_why_subversion},
    Why{Text::gathering_storm_prompt_resolve_flag, Text::gathering_storm_why_resolve_flag},
    Why{Text::gathering_storm_prompt_russia_flag, Text::gathering_storm_why_russia_flag},
    Why{Text::gathering_storm_prompt_break_pact, Text::gathering_storm_why_break_pact},
    Why{Text::gathering_storm_prompt_aggression, Text::gathering_storm_why_aggression},
    Why{Text::gathering_storm_prompt_pact_proposal, Text::gathering_storm_why_pact_proposal},
    Why{Text::gathering_storm_prompt_pact_answer, Text::gathering_storm_why_pact_answer},
    Why{Text::gathering_storm_prompt_respond, Text::gathering_storm_why_respond},
    Why{Text::gathering_storm_prompt_pledge, Text::gathering_storm_why_pledge},
    Why{Text::gathering_storm_prompt_aggressor_choice, Text::gathering_storm_why_aggressor_choice},
    Why{Text::gathering_storm_prompt_ultimatum, Text::gathering_storm_why_ultimatum},
    Why{Text::gathering_storm_prompt_war_choice, Text::gathering_storm_why_war_choice},
    Why{Text::gathering_storm_prompt_poland_option, Text::gathering_storm_why_poland_option},
    Why{Text::gathering_storm_prompt_italy_joins, Text::gathering_storm_why_italy_joins},
    Why{Text::gathering_storm_prompt_declaration, Text::gathering_storm_why_declaration},
    Why{Text::gathering_storm_prompt_declaration_consent, Text::gathering_storm_why_declaration_consent},
    Why{Text::gathering_storm_prompt_concession, Text::gathering_storm_why_concession},
    Why{Text::gathering_storm_prompt_concession_flag, Text::gathering_storm_why_concession_flag},
    Why{Text::gathering_storm_prompt_hidden, Text::gathering_storm_why_hidden},
};

Ref figure_of(Ref of, int which) {
    return of.kind() == Ref::seat_kind ? fact_ref(thing<Power>(of), static_cast<Fact>(which)) : Ref{};
}

} // namespace

// The evening's game of 1938, as the Axis against bots: an aggression is within reach in the first turns.
const TableGuide guide{
    .table = "gathering_storm",
    .options = {.scenario = 2},
    .controls = {Control::person(0), Control::person(0), Control::bot(0), Control::bot(0), Control::bot(0)},
    .seed = 4,
    .lessons = lessons,
    .figure = figure_of};

std::span<const Why> whys() { return all_whys; }

} // namespace wc::shell::storm

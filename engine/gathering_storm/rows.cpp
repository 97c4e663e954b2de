// The sequence of play (7.31), as a table in the rulebook's order.
#include "gathering_storm/covert.hpp"
#include "gathering_storm/rule.hpp"
#include "gathering_storm/steps.hpp"
#include "gathering_storm/table.hpp"

namespace wc::gathering_storm {

namespace {

// A decision: D is one of the structs of steps.hpp.
template <class D>
constexpr Row<State> decision(Step step, Rule rule, Text prompt,
                              void (*subject)(const State&, const Frame&, Line&) = nullptr) {
    return {.step = step,
            .rule = rule,
            .prompt = prompt,
            .shapes = D::shapes,
            .candidates = D::candidates,
            .refuse = D::refuse,
            .apply = D::apply,
            .holds = D::holds,
            .subject = subject};
}

// A decision that is asked only of those who hold something hidden.
constexpr Row<State> telling(Row<State> row) {
    row.asking_tells = true;
    return row;
}

// An automatic step; those that call another one say when they may wait below it.
constexpr Row<State> automatic(Step step, Rule rule, void (*enter)(P&), bool (*holds)(const State&, int) = nullptr) {
    return {.step = step, .rule = rule, .enter = enter, .holds = holds};
}

// --- what prompts name, besides the seat (operand 0) ----------------------------------------------------------------

void name_count(const State&, const Frame& f, Line& l) { l.operands[1] = Ref::number(f.i); }
void name_purse(const State& s, const Frame& f, Line& l) { l.operands[1] = Ref::number(purse(s, power_of(f.seat))); }
void name_value_country(const State&, const Frame& f, Line& l) { l.operands[1] = ref(place_country(f)); }
void name_covert_country(const State&, const Frame& f, Line& l) { l.operands[1] = ref(nth<Country>(f.i)); }
void name_plot(const State&, const Frame& f, Line& l) {
    const Plot plot = plot_of(f);
    if (plot == Plot::support)
        l.operands[1] = ref(nth<Power>(f.i));
    else
        l.operands[1] = ref(nth<Country>(plot == Plot::flag ? f.i / power_count : f.i));
}
void name_resolved_country(const State&, const Frame& f, Line& l) { l.operands[1] = ref(nth<Country>(f.i)); }
void name_target(const State& s, const Frame&, Line& l) {
    if (s.target != 0) l.operands[1] = ref(nth<Target>(s.target - 1));
}
void name_joint_target(const State&, const Frame& f, Line& l) {
    l.operands[1] = ref(f.n == 0 ? Power::germany : Power::italy);
}
void name_flags_due(const State& s, const Frame&, Line& l) { l.operands[1] = Ref::number(s.flags_due); }

} // namespace

constexpr std::array<Row<State>, ix(Step::count)> sequence_of_play{
    // Random event phase
    automatic(Step::begin_turn, "9.12"_rule, begin_turn),
    decision<GreatPurge>(Step::great_purge, "22.1"_rule, Text::gathering_storm_prompt_great_purge),
    automatic(Step::purge_draw, "22.1"_rule, purge_draw),
    automatic(Step::purge_next, "22.1"_rule, purge_next),
    decision<PurgeFlag>(Step::purge_flag, "22.1"_rule, Text::gathering_storm_prompt_purge_flag),
    decision<PurgeParty>(Step::purge_party, "22.21"_rule, Text::gathering_storm_prompt_purge_party),
    decision<PurgeMilitary>(Step::purge_military, "22.31"_rule, Text::gathering_storm_prompt_purge_military),
    decision<PurgeUnit>(Step::purge_unit, "22.31"_rule, Text::gathering_storm_prompt_purge_unit, name_count),
    automatic(Step::support_cards, "9.13"_rule, support_cards),
    telling(decision<SupportCard>(Step::support_card, "9.13"_rule, Text::gathering_storm_prompt_support_card)),
    automatic(Step::show_events, "9.31"_rule, show_events),
    automatic(Step::set_levels, "10.11"_rule, set_levels),

    // Income phase
    automatic(Step::income_cards, "9.41"_rule, income_cards),
    telling(decision<IncomeCard>(Step::income_card, "9.13"_rule, Text::gathering_storm_prompt_income_card)),
    automatic(Step::show_income, "11.81"_rule, show_income),
    automatic(Step::income_next, "11.12"_rule, income_next),
    decision<ReturnUnit>(Step::return_unit, "17.13"_rule, Text::gathering_storm_prompt_return_unit),

    // Economic phase
    automatic(Step::plan_next, "13.11"_rule, plan_next),
    telling(decision<PlanCard>(Step::plan_card, "9.13"_rule, Text::gathering_storm_prompt_plan_card)),
    decision<Convert>(Step::conversion, "14.11"_rule, Text::gathering_storm_prompt_conversion, name_purse),
    decision<YieldChoice>(Step::yield_choice, "14.6"_rule, Text::gathering_storm_prompt_yield_choice),
    decision<ResearchCounter>(Step::research_counter, "15.21"_rule, Text::gathering_storm_prompt_research_counter),
    decision<ResearchOnly>(Step::research_only, "12.22A"_rule, Text::gathering_storm_prompt_research_only),
    automatic(Step::research_open, "15.21"_rule, research_open),
    decision<ResearchPoint>(Step::research_point, "15.31"_rule, Text::gathering_storm_prompt_research_point),
    automatic(Step::construction_open, "18.41"_rule, construction_open),
    decision<Construction>(Step::construction, "18.41"_rule, Text::gathering_storm_prompt_construction),
    decision<Pay>(Step::pay, "12.41"_rule, Text::gathering_storm_prompt_pay, name_count),
    automatic(Step::economic_reveal, "13.12"_rule, economic_reveal),

    // Diplomatic phase
    automatic(Step::diplomacy_open, "9.41E"_rule, diplomacy_open),
    telling(decision<ShowSupport>(Step::show_support, "9.41E"_rule, Text::gathering_storm_prompt_show_support)),
    automatic(Step::ring_next, "16.16B"_rule, ring_next),
    decision<SpyRing>(Step::spy_ring, "16.16B"_rule, Text::gathering_storm_prompt_spy_ring),
    automatic(Step::place_next, "24.58"_rule, place_next),
    decision<AntiComintern>(Step::anti_comintern, "24.3"_rule, Text::gathering_storm_prompt_anti_comintern),
    decision<PlaceMilitary>(Step::place_military, "24.4"_rule, Text::gathering_storm_prompt_place_military),
    decision<PlaceCounter>(Step::place_counter, "24.5"_rule, Text::gathering_storm_prompt_place_counter),
    telling(decision<PlaceExtra>(Step::place_extra, "24.54E"_rule, Text::gathering_storm_prompt_place_extra)),
    decision<PlaceValue>(Step::place_value, "24.53"_rule, Text::gathering_storm_prompt_place_value, name_value_country),
    decision<Codebreaking>(Step::codebreaking, "24.59"_rule, Text::gathering_storm_prompt_codebreaking),
    automatic(Step::reveal_cards, "9.13"_rule, reveal_cards),
    telling(decision<RevealCard>(Step::reveal_card, "9.13"_rule, Text::gathering_storm_prompt_reveal_card)),
    automatic(Step::diplomacy_reveal, "24.57"_rule, diplomacy_reveal),
    automatic(Step::covert_next, "24.61"_rule, covert_next),
    telling(decision<Covert>(Step::covert, "24.6"_rule, Text::gathering_storm_prompt_covert)),
    telling(
        decision<CovertBlock>(Step::covert_block, "24.62"_rule, Text::gathering_storm_prompt_covert_block, name_plot)),
    decision<CovertResult>(Step::covert_result, "24.63"_rule, Text::gathering_storm_prompt_covert_result,
                           name_covert_country),
    decision<Subversion>(Step::subversion, "24.7"_rule, Text::gathering_storm_prompt_subversion),
    automatic(Step::resolve_next, "24.8"_rule, resolve_next),
    decision<ResolveFlag>(Step::resolve_flag, "24.8"_rule, Text::gathering_storm_prompt_resolve_flag,
                          name_resolved_country),
    automatic(Step::civil_war_end, "25.7"_rule, civil_war_end),
    automatic(Step::russia_next, "10.91F"_rule, russia_next),
    decision<RussiaFlag>(Step::russia_flag, "10.91F"_rule, Text::gathering_storm_prompt_russia_flag),
    automatic(Step::diplomacy_close, "21.23"_rule, diplomacy_close),

    // Crisis phase
    automatic(Step::crisis_open, "26.11"_rule, crisis_open),
    automatic(Step::aggressor_next, "26.11"_rule, aggressor_next),
    decision<BreakPact>(Step::break_pact, "31.8"_rule, Text::gathering_storm_prompt_break_pact),
    telling(decision<Aggression>(Step::aggression, "27.3"_rule, Text::gathering_storm_prompt_aggression)),
    decision<PactProposal>(Step::pact_proposal, "31.3"_rule, Text::gathering_storm_prompt_pact_proposal),
    decision<PactAnswer>(Step::pact_answer, "31.32"_rule, Text::gathering_storm_prompt_pact_answer),
    decision<Respond>(Step::respond, "26.11"_rule, Text::gathering_storm_prompt_respond, name_target),
    automatic(Step::threatened, "28.5"_rule, threat_made),
    decision<Pledge>(Step::pledge, "26.11"_rule, Text::gathering_storm_prompt_pledge, name_target),
    decision<AggressorChoice>(Step::aggressor_choice, "26.11"_rule, Text::gathering_storm_prompt_aggressor_choice,
                              name_target),
    decision<Ultimatum>(Step::ultimatum, "26.11"_rule, Text::gathering_storm_prompt_ultimatum, name_target),
    decision<WarChoice>(Step::war_choice, "26.11"_rule, Text::gathering_storm_prompt_war_choice, name_target),
    decision<PolandChoice>(Step::poland_option, "29.22"_rule, Text::gathering_storm_prompt_poland_option),
    decision<ItalyJoins>(Step::italy_joins, "32.21"_rule, Text::gathering_storm_prompt_italy_joins),
    automatic(Step::settle_aggression, "30.1"_rule, settle_aggression),
    automatic(Step::preemptive_next, "26.11"_rule, preemptive_next),
    telling(decision<Declaration>(Step::declaration, "32.21"_rule, Text::gathering_storm_prompt_declaration)),
    telling(decision<DeclarationConsent>(Step::declaration_consent, "32.21"_rule,
                                         Text::gathering_storm_prompt_declaration_consent, name_joint_target)),
    decision<Concession>(Step::concession, "32.8"_rule, Text::gathering_storm_prompt_concession),
    decision<ConcessionFlag>(Step::concession_flag, "32.8"_rule, Text::gathering_storm_prompt_concession_flag,
                             name_flags_due),
    automatic(Step::conquest, "29.31"_rule, conquest),
    automatic(Step::crisis_close, "33.1"_rule, crisis_close),
    automatic(Step::end_turn, "6.33"_rule, end_turn),

    // In views only
    decision<Hidden>(Step::hidden, "13.11"_rule, Text::gathering_storm_prompt_hidden),
};

constexpr bool in_step_order() {
    for (std::size_t k = 0; k < sequence_of_play.size(); ++k)
        if (ix(sequence_of_play[k].step) != k) return false;
    return true;
}
static_assert(in_step_order());

} // namespace wc::gathering_storm

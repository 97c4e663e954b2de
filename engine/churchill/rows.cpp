// The sequence of play (4.1), as a table in the rulebook's order.
#include "churchill/rule.hpp"
#include "churchill/steps.hpp"
#include "churchill/table.hpp"

namespace wc::churchill {

namespace {

// A decision: D is one of the structs of steps.hpp.
template <class D> constexpr Row<State> decision(Step step, Rule rule, Text prompt) {
    return {.step = step,
            .rule = rule,
            .prompt = prompt,
            .shapes = D::shapes,
            .candidates = D::candidates,
            .refuse = D::refuse,
            .apply = D::apply,
            .holds = D::holds,
            .subject = nullptr};
}

// A decision whose prompt names what it is about.
template <class D>
constexpr Row<State> decision(Step step, Rule rule, Text prompt, void (*subject)(const State&, const Frame&, Line&)) {
    Row<State> row = decision<D>(step, rule, prompt);
    row.subject = subject;
    return row;
}

// An automatic step; those that call another one say when they may wait below it.
constexpr Row<State> automatic(Step step, Rule rule, void (*enter)(P&), bool (*holds)(const State&, int) = nullptr) {
    return {.step = step, .rule = rule, .enter = enter, .holds = holds};
}

// --- what prompts name, besides the seat (operand 0) ----------------------------------------------------------------

void name_lead(const State&, const Frame& f, Line& l) {
    if (f.n == 0)
        l.text = Text::churchill_prompt_agenda_first_centre;
    else
        l.operands[1] = Ref::number(f.n);
}
void name_picks(const State&, const Frame& f, Line& l) { l.operands[1] = Ref::number(2 - f.i % 2); }
void name_value(const State& s, const Frame&, Line& l) { l.operands[1] = Ref::number(s.advance.value); }
void name_issue(const State& s, const Frame&, Line& l) { l.operands[1] = ref(static_cast<Issue>(s.advanced - 1)); }
void name_advance(const State& s, const Frame&, Line& l) {
    l.operands[1] = ref(static_cast<Side>(s.advancer));
    l.operands[2] = ref(static_cast<Issue>(s.advanced - 1));
    l.operands[3] = Ref::number(s.advance.value);
}
void name_framed_issue(const State&, const Frame& f, Line& l) { l.operands[1] = ref(static_cast<Issue>(f.i)); }
void name_theatre(const State&, const Frame& f, Line& l) { l.operands[1] = ref(static_cast<Theatre>(f.i)); }
void name_production(const State& s, const Frame& f, Line& l) {
    l.operands[1] = Ref::number(s.production[ix(side_of(f.seat))]);
}
void name_lead_due(const State& s, const Frame& f, Line& l) {
    l.operands[1] = ref(static_cast<Theatre>(f.i));
    l.operands[2] = Ref::number(s.lead_due[ix(side_of(f.seat))][f.i]);
}
void name_cn_due(const State& s, const Frame& f, Line& l) {
    l.operands[1] = Ref::number(s.cn_due[ix(side_of(f.seat))]);
}
void name_pa_due(const State& s, const Frame& f, Line& l) {
    l.operands[1] = Ref::number(s.pa_due[ix(side_of(f.seat))]);
}

} // namespace

constexpr std::array<Row<State>, ix(Step::count)> sequence_of_play{
    decision<SecretLocation>(Step::secret_location, "10.0"_rule, Text::churchill_prompt_secret_location),

    // Agenda segment
    automatic(Step::open_conference, "5.11"_rule, open_conference),
    decision<AgendaCard>(Step::agenda_card, "5.13"_rule, Text::churchill_prompt_agenda_card),
    automatic(Step::agenda_reveal, "5.13"_rule, agenda_reveal),
    automatic(Step::agenda_won, "5.14"_rule, agenda_won, agenda_won_holds),
    automatic(Step::tie_next, "4.5"_rule, tie_next),
    decision<TieAsk>(Step::tie_ask, "4.5"_rule, Text::churchill_prompt_tie_ask, name_tie),
    decision<TieFavour>(Step::tie_favour, "4.5"_rule, Text::churchill_prompt_tie_favour, name_tie),
    decision<AgendaFirst>(Step::agenda_first, "5.14"_rule, Text::churchill_prompt_agenda_first, name_lead),
    decision<AgendaPick>(Step::agenda_pick, "5.14"_rule, Text::churchill_prompt_agenda_pick, name_picks),

    // Meeting segment
    automatic(Step::next_turn, "5.21"_rule, next_turn),
    decision<Turn>(Step::turn, "5.22"_rule, Text::churchill_prompt_turn),
    decision<TurnDiscard>(Step::turn_discard, "5.26"_rule, Text::churchill_prompt_discard),
    decision<Announce>(Step::announce, "3.33"_rule, Text::churchill_prompt_announce),
    decision<TurnIssue>(Step::turn_issue, "5.22"_rule, Text::churchill_prompt_turn_issue, name_value),
    decision<TurnStop>(Step::turn_stop, "5.22"_rule, Text::churchill_prompt_stop, name_issue),
    automatic(Step::turn_move, "5.22"_rule, turn_move),
    automatic(Step::gain, "3.33"_rule, gain),
    decision<GainPlace>(Step::gain_place, "3.33"_rule, Text::churchill_prompt_gain_place),
    automatic(Step::debate_next, "5.24"_rule, debate_next),
    decision<DebateOffer>(Step::debate_offer, "5.24"_rule, Text::churchill_prompt_debate_offer, name_advance),
    decision<DebateDiscard>(Step::debate_discard, "5.26"_rule, Text::churchill_prompt_discard),
    automatic(Step::debate_value, "5.24"_rule, debate_value),
    decision<DebateStop>(Step::debate_stop, "5.22"_rule, Text::churchill_prompt_stop, name_issue),
    automatic(Step::debate_move, "5.24"_rule, debate_move),
    automatic(Step::settle, "5.3"_rule, settle),
    decision<Charm>(Step::charm, "5.26"_rule, Text::churchill_prompt_charm),
    automatic(Step::penalties, "5.26"_rule, penalties),
    automatic(Step::meeting_end, "5.27"_rule, meeting_end),
    automatic(Step::conference_won, "5.27"_rule, conference_won, conference_won_holds),

    // Decision segment
    automatic(Step::direct_next, "6.1"_rule, direct_next),
    decision<Direct>(Step::direct, "6.1"_rule, Text::churchill_prompt_direct, name_framed_issue),
    automatic(Step::production, "6.3"_rule, production),
    automatic(Step::allocate_next, "6.4"_rule, allocate_next),
    decision<Allocate>(Step::allocate, "6.4"_rule, Text::churchill_prompt_allocate, name_production),
    automatic(Step::leadership_next, "6.9"_rule, leadership_next),
    decision<NameLeader>(Step::name_leader, "6.92"_rule, Text::churchill_prompt_name_leader, name_theatre),
    automatic(Step::lead_next, "6.91"_rule, lead_next),
    decision<LeadMarker>(Step::lead_marker, "6.91"_rule, Text::churchill_prompt_lead_marker, name_lead_due),
    automatic(Step::research, "6.10"_rule, research_rolls),
    automatic(Step::global_next, "6.11"_rule, global_next),
    decision<MovePawn>(Step::global_pawn, "6.11"_rule, Text::churchill_prompt_global_pawn),

    // War phase
    automatic(Step::clandestine, "7.1"_rule, clandestine),
    automatic(Step::clandestine_next, "7.1"_rule, clandestine_next, clandestine_next_holds),
    decision<PlaceCn>(Step::place_cn, "7.1"_rule, Text::churchill_prompt_place_cn, name_cn_due),
    automatic(Step::political_next, "7.3"_rule, political_next, political_next_holds),
    decision<PlacePa>(Step::place_pa, "7.3"_rule, Text::churchill_prompt_place_pa, name_pa_due),
    automatic(Step::military, "7.0"_rule, military),

    // Post-mortem phase
    automatic(Step::post_mortem, "8.1"_rule, post_mortem),
};

constexpr bool in_step_order() {
    for (std::size_t k = 0; k < sequence_of_play.size(); ++k)
        if (ix(sequence_of_play[k].step) != k) return false;
    return true;
}
static_assert(in_step_order());

} // namespace wc::churchill

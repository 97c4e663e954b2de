// Names: what Refs are called, and what choices are called on buttons.
#include "gathering_storm/steps.hpp"
#include "gathering_storm/table.hpp"
#include "generated/gathering_storm_text.hpp"

namespace wc::gathering_storm {

Text GatheringStorm::name(Ref r) {
    if (r.kind() == Ref::seat_kind) return text_at(first_power_text, r.index());
    switch (static_cast<Kind>(r.kind())) {
    case Kind::country: return text_at(first_country_text, r.index());
    case Kind::target: return text_at(first_target_text, r.index());
    case Kind::project: return text_at(first_project_text, r.index());
    case Kind::unit: return text_at(first_unit_text, r.index());
    case Kind::ship: return text_at(first_ship_text, r.index());
    case Kind::card: return text_at(first_random_event_text, card_info(r.index() + 1).general.text);
    case Kind::purge: return text_at(first_purge_text, r.index());
    case Kind::yard: return text_at(Text::gathering_storm_yard_1, r.index());
    case Kind::category: return text_at(first_category_text, r.index());
    case Kind::alliance: return text_at(first_alliance_text, r.index());
    case Kind::region: return text_at(first_region_text, r.index());
    case Kind::season: return text_at(first_season_text, r.index());
    case Kind::event: return text_at(first_random_event_text, r.index());
    default: return Text::none;
    }
}

namespace {

// In the order of Verb; operands are those of the choice.
constexpr std::array verb_texts{
    Text::gathering_storm_verb_add_great_purge,
    Text::gathering_storm_verb_wait_great_purge,
    Text::gathering_storm_verb_remove_flag,
    Text::gathering_storm_verb_party_pay,
    Text::gathering_storm_verb_party_silence,
    Text::gathering_storm_verb_military_return,
    Text::gathering_storm_verb_military_remove,
    Text::gathering_storm_verb_lose_unit,
    Text::gathering_storm_verb_play_card,
    Text::gathering_storm_verb_decline_card,
    Text::gathering_storm_verb_return_unit,
    Text::gathering_storm_verb_returned_enough,
    Text::gathering_storm_verb_no_conversion,
    Text::gathering_storm_verb_convert_idle,
    Text::gathering_storm_verb_mobilize_idle,
    Text::gathering_storm_verb_mobilize_civil,
    Text::gathering_storm_verb_take_unit,
    Text::gathering_storm_verb_take_shipyard,
    Text::gathering_storm_verb_take_late_infantry,
    Text::gathering_storm_verb_research_with,
    Text::gathering_storm_verb_research_without,
    Text::gathering_storm_verb_research_only,
    Text::gathering_storm_verb_research_only_not,
    Text::gathering_storm_verb_assign,
    Text::gathering_storm_verb_leave_unused,
    Text::gathering_storm_verb_build,
    Text::gathering_storm_verb_start_ship,
    Text::gathering_storm_verb_advance_ship,
    Text::gathering_storm_verb_construction_done,
    Text::gathering_storm_verb_pay_counter,
    Text::gathering_storm_verb_pay_naval,
    Text::gathering_storm_verb_pay_saved,
    Text::gathering_storm_verb_show_support,
    Text::gathering_storm_verb_keep_support,
    Text::gathering_storm_verb_place_ring,
    Text::gathering_storm_verb_keep_ring,
    Text::gathering_storm_verb_anti_comintern,
    Text::gathering_storm_verb_no_anti_comintern,
    Text::gathering_storm_verb_place_military,
    Text::gathering_storm_verb_military_done,
    Text::gathering_storm_verb_place_counter,
    Text::gathering_storm_verb_no_counter,
    Text::gathering_storm_verb_counter_value,
    Text::gathering_storm_verb_free_counter,
    Text::gathering_storm_verb_look,
    Text::gathering_storm_verb_no_look,
    Text::gathering_storm_verb_covert,
    Text::gathering_storm_verb_remove_ring,
    Text::gathering_storm_verb_no_covert,
    Text::gathering_storm_verb_block,
    Text::gathering_storm_verb_no_block,
    Text::gathering_storm_verb_place_flag,
    Text::gathering_storm_verb_subvert_support,
    Text::gathering_storm_verb_subvert_unrest,
    Text::gathering_storm_verb_subvert_flag,
    Text::gathering_storm_verb_no_subversion,
    Text::gathering_storm_verb_break_pact,
    Text::gathering_storm_verb_keep_pact,
    Text::gathering_storm_verb_aggress,
    Text::gathering_storm_verb_no_aggression,
    Text::gathering_storm_verb_propose_pact,
    Text::gathering_storm_verb_no_proposal,
    Text::gathering_storm_verb_sign_pact,
    Text::gathering_storm_verb_refuse_pact,
    Text::gathering_storm_verb_acquiesce,
    Text::gathering_storm_verb_threaten,
    Text::gathering_storm_verb_pledge,
    Text::gathering_storm_verb_no_pledge,
    Text::gathering_storm_verb_continue_aggression,
    Text::gathering_storm_verb_back_down,
    Text::gathering_storm_verb_ultimatum,
    Text::gathering_storm_verb_accept_war,
    Text::gathering_storm_verb_poland_conquest,
    Text::gathering_storm_verb_poland_neutral,
    Text::gathering_storm_verb_poland_satellite,
    Text::gathering_storm_verb_join_war,
    Text::gathering_storm_verb_stay_out,
    Text::gathering_storm_verb_declare_war,
    Text::gathering_storm_verb_no_declaration,
    Text::gathering_storm_verb_concede,
    Text::gathering_storm_verb_not_concede,
    Text::gathering_storm_verb_spare_flags,
};
static_assert(verb_texts.size() == ix(Verb::spare_flags) + 1);

bool names_card(Verb v) { return v == Verb::play_card || v == Verb::decline_card || v == Verb::show_support; }

} // namespace

Line GatheringStorm::label(const State& s, const Choice& c) {
    if (c.verb >= verb_texts.size()) return {};
    Line out = line(verb_texts[c.verb], Rule{}, c.a, c.b, c.c);
    if (s.frames.depth == 0) return out;
    const Frame& f = s.frames.top();
    out.rule = sequence_of_play[f.step].rule;
    // A card is called by the event that it is for its holder.
    if (names_card(verb(c)) && f.seat != Seat::nobody && c.a.kind() == at(Kind::card))
        out.operands[0] = event_ref(event_of(power_of(f.seat), c.a.index() + 1).text);
    return out;
}

} // namespace wc::gathering_storm

// Names: what Refs are called, and what choices are called on buttons.
#include "churchill/moves.hpp"
#include "churchill/steps.hpp"
#include "churchill/table.hpp"
#include "generated/churchill_text.hpp"

namespace wc::churchill {

Text Churchill::name(Ref r) {
    if (r.kind() == Ref::seat_kind) return text_at(first_side_text, r.index());
    switch (static_cast<Kind>(r.kind())) {
    case Kind::issue: return text_at(first_issue_text, r.index());
    case Kind::card: return text_at(first_card_text, r.index());
    case Kind::leader: return text_at(first_leader_text, r.index());
    case Kind::front: return text_at(first_front_text, r.index());
    case Kind::box: return text_at(first_box_text, r.index());
    case Kind::space: return text_at(first_space_text, r.index());
    case Kind::country: return text_at(first_country_text, r.index());
    case Kind::track: return text_at(first_global_track_text, r.index());
    case Kind::theatre: return text_at(first_theatre_text, r.index());
    case Kind::conference: return text_at(first_conference_text, r.index() - 1);
    default: return Text::none;
    }
}

namespace {

// In the order of Verb; operands are those of the choice.
constexpr std::array verb_texts{
    Text::churchill_verb_keep_location, Text::churchill_verb_commit,    Text::churchill_verb_tie_leader,
    Text::churchill_verb_tie_decline,   Text::churchill_verb_favour,    Text::churchill_verb_pick,
    Text::churchill_verb_pass,          Text::churchill_verb_play,      Text::churchill_verb_lead,
    Text::churchill_verb_discard,       Text::churchill_verb_announce,  Text::churchill_verb_advance,
    Text::churchill_verb_stop,          Text::churchill_verb_go_on,     Text::churchill_verb_gain_os,
    Text::churchill_verb_gain_nav,      Text::churchill_verb_decline,   Text::churchill_verb_debate,
    Text::churchill_verb_debate_lead,   Text::churchill_verb_charm,     Text::churchill_verb_no_charm,
    Text::churchill_verb_direct,        Text::churchill_verb_buy_os,    Text::churchill_verb_buy_nav,
    Text::churchill_verb_pay,           Text::churchill_verb_activate,  Text::churchill_verb_research,
    Text::churchill_verb_name_leader,   Text::churchill_verb_lead_os,   Text::churchill_verb_lead_nav,
    Text::churchill_verb_move_pawn,     Text::churchill_verb_place_cn,  Text::churchill_verb_remove_cn,
    Text::churchill_verb_place_pa,      Text::churchill_verb_remove_pa,
};
static_assert(verb_texts.size() == ix(Verb::remove_pa) + 1);

} // namespace

Line Churchill::label(const State& s, const Choice& c) {
    if (c.verb >= verb_texts.size()) return {};
    Line out = line(verb_texts[c.verb], Rule{}, c.a, c.b, c.c);
    if (s.frames.depth > 0) out.rule = sequence_of_play[s.frames.top().step].rule;
    if (verb(c) == Verb::advance && s.advancer < side_count && s.advance.card != 0)
        out.operands[1] =
            Ref::number(play_value(s, advancing_side(s), s.advance, static_cast<Issue>(c.a.index()), false));
    return out;
}

} // namespace wc::churchill

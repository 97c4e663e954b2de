// Describe: the table in sentences, for screen readers, the journal's reader, and anyone without the picture.
#include "churchill/board.hpp"
#include "churchill/table.hpp"
#include "churchill/war.hpp"
#include "generated/churchill_text.hpp"

namespace wc::churchill {

namespace {

void describe_conference(const State& s, Lines& out) {
    out.push_back(line(Text::churchill_say_conference, "4.1"_rule, conference_ref(s.conference),
                       Ref::number(s.conference), Ref::number(s.variant + 1)));
    for (Side side : all_sides) {
        const Text text = s.leader[ix(side)] == LeaderStatus::active ? Text::churchill_say_leader_active
                          : s.leader[ix(side)] == LeaderStatus::used ? Text::churchill_say_leader_used
                                                                     : Text::churchill_say_leader_barred;
        out.push_back(line(text, "5.26"_rule, ref(side), ref(leader_of(s, side)), Ref::number(s.hand_size[ix(side)])));
    }
}

void describe_issues(const State& s, Lines& out) {
    for (int k = 0; k < issue_count; ++k) {
        const auto i = nth<Issue>(k);
        const Spot where = spot(s, i);
        if (where == Spot::centre()) out.push_back(line(Text::churchill_say_issue_centre, "5.2"_rule, ref(i)));
        if (where.on_track())
            out.push_back(line(Text::churchill_say_issue_track, "5.2"_rule, ref(i), ref(where.side()),
                               Ref::number(where.space())));
        if (where.is_won()) out.push_back(line(Text::churchill_say_issue_won, "5.3"_rule, ref(i), ref(where.side())));
    }
}

void describe_hands(const State& s, Lines& out) {
    for (int k = 0; k < card_count; ++k) {
        const auto card = nth<Card>(k);
        const std::size_t side = ix(side_of(card));
        if (((s.hand[side] >> (k % cards_per_side)) & 1) != 0)
            out.push_back(line(Text::churchill_say_card, "3.33"_rule, ref(side_of(card)), ref(card),
                               Ref::number(cards[static_cast<std::size_t>(k)].value)));
    }
}

void describe_fronts(const State& s, Lines& out) {
    for (Front f : all_fronts) {
        const Space here = space_of(f, s.front[ix(f)]);
        if (!is_open(s, f)) {
            out.push_back(line(Text::churchill_say_front_closed, "7.6"_rule, ref(f), ref(here)));
            continue;
        }
        out.push_back(line(Text::churchill_say_front, "7.6"_rule, ref(f), ref(here), ref(entry_space(s, f)),
                           Ref::number(s.os[ix(f)]), Ref::number(strength(s, f))));
    }
    for (int k = 0; k < box_count; ++k)
        out.push_back(line(Text::churchill_say_box, "6.5"_rule, ref(nth<Box>(k)),
                           Ref::number(s.nav[static_cast<std::size_t>(k)])));
}

void describe_countries(const State& s, Lines& out) {
    for (int k = 0; k < country_count; ++k) {
        const auto c = nth<Country>(k);
        if (has_cn(s, c))
            out.push_back(
                line(Text::churchill_say_cn, "7.1"_rule, ref(c), ref(cn_side(s, c)), Ref::number(cn_count(s, c))));
        if (s.pa[ix(c)] != 0)
            out.push_back(line(Text::churchill_say_pa, "7.3"_rule, ref(c), ref(static_cast<Side>(s.pa[ix(c)] - 1))));
    }
}

void describe_world(const State& s, Lines& out) {
    for (int t = 0; t < theatre_count; ++t) {
        const auto theatre = nth<Theatre>(t);
        out.push_back(war_goes_on(s, theatre) ? line(Text::churchill_say_theatre, "6.9"_rule, ref(theatre),
                                                     ref(s.theatre_leader[ix(theatre)]))
                                              : line(Text::churchill_say_theatre_over, "7.8"_rule, ref(theatre)));
    }
    for (std::size_t k = 0; k < global_track_count; ++k)
        out.push_back(line(text_at(first_global_effect_text, static_cast<int>(3 * k) + at(s.pawn[k])), "6.11"_rule));
    out.push_back(line(Text::churchill_say_abomb, "6.10"_rule, Ref::number(s.abomb_us), Ref::number(s.abomb_su),
                       Ref::number(trinity)));
}

} // namespace

void Churchill::describe(const State& s, Lines& out) {
    describe_conference(s, out);
    describe_issues(s, out);
    describe_hands(s, out);
    describe_fronts(s, out);
    describe_countries(s, out);
    describe_world(s, out);
}

} // namespace wc::churchill

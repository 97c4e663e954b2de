// What a thing is and how it stands: for a tap that chooses nothing, and for a long press.
#include "shell/tables/churchill_parts.hpp"

#include "churchill/global.hpp"
#include "churchill/war.hpp"

namespace wc::shell::conference {

namespace {

using game::Kind;

void add(About& out, std::string line) {
    if (!line.empty()) out.lines.push_back(std::move(line));
}

// What winning an issue brings.
Text text_of(game::Issue i) {
    constexpr std::array<Text, game::issue_count> texts{
        Text::churchill_shell_issue_production,   Text::churchill_shell_issue_production,
        Text::churchill_shell_issue_production,   Text::churchill_shell_issue_offensive,
        Text::churchill_shell_issue_offensive,    Text::churchill_shell_issue_offensive,
        Text::churchill_shell_issue_offensive,    Text::churchill_shell_issue_materials,
        Text::churchill_shell_issue_abomb,        Text::churchill_shell_issue_global,
        Text::churchill_shell_issue_second_front, Text::churchill_shell_issue_dow,
        Text::churchill_shell_issue_leadership,   Text::churchill_shell_issue_leadership,
        Text::churchill_shell_issue_pol_mil,      Text::churchill_shell_issue_pol_mil,
        Text::churchill_shell_issue_pol_mil};
    return texts[ix(i)];
}

void issue(const Scene& scene, const State& s, game::Issue i, About& out) {
    const game::Spot where = spot(s, i);
    if (where == game::Spot::centre()) add(out, words(scene, Text::churchill_say_issue_centre, ref(i)));
    if (where.on_track())
        add(out, words(scene, Text::churchill_say_issue_track, ref(i), ref(where.side()), Ref::number(where.space())));
    if (where.is_won()) add(out, words(scene, Text::churchill_say_issue_won, ref(i), ref(where.side())));
    add(out, say(scene.session, text_of(i)));
}

void card(const Scene& scene, game::Card c, About& out) {
    add(out, say(scene.session, game::text_at(game::first_card_role_text, static_cast<int>(c))));
    add(out, say(scene.session, game::text_at(game::first_card_text_text, static_cast<int>(c))));
}

void leader(const Scene& scene, game::Leader who, About& out) {
    add(out, say(scene.session, game::text_at(game::first_leader_text_text, static_cast<int>(who))));
}

void side(const Scene& scene, const State& s, game::Side who, About& out) {
    const auto status = s.leader[ix(who)];
    const Text text = status == game::LeaderStatus::active ? Text::churchill_say_leader_active
                      : status == game::LeaderStatus::used ? Text::churchill_say_leader_used
                                                           : Text::churchill_say_leader_barred;
    add(out, words(scene, text, ref(who), ref(leader_of(s, who)), Ref::number(s.hand_size[ix(who)])));
    leader(scene, leader_of(s, who), out);
}

// 7.7 Where a front stands, what it will try, and the sum behind its chance.
void front(const Scene& scene, const State& s, game::Front f, About& out) {
    const game::Space here = game::space_of(f, s.front[ix(f)]);
    if (!game::is_open(s, f)) return add(out, words(scene, Text::churchill_say_front_closed, ref(f), ref(here)));
    const game::Space entry = game::entry_space(s, f);
    const int strength = game::strength(s, f);
    add(out, words(scene, Text::churchill_say_front, ref(f), ref(here), ref(entry), Ref::number(s.os[ix(f)]),
                   Ref::number(strength)));
    add(out, words(scene, Text::churchill_shell_strength, Ref::number(s.os[ix(f)]), Ref::number(s.army[ix(f)]),
                   Ref::number(strength), Ref::number(percent_of_strength(strength))));
    const int needed = game::nav_needed(game::info(entry).type);
    if (needed > 0 && game::has_box(f))
        add(out, words(scene, Text::churchill_shell_nav_state, ref(entry), Ref::number(needed),
                       Ref::number(s.nav[game::info(f).box])));
    if (!game::condition_met(s, entry)) add(out, words(scene, Text::churchill_shell_note_closed));
}

void space(const Scene& scene, const State& s, game::Space p, About& out) {
    const game::SpaceInfo& info = game::info(p);
    const int points = s.italy_early != 0 ? info.vp_before_dday : info.vp;
    add(out, words(scene, Text::churchill_shell_space_points, ref(info.front), Ref::number(points),
                   ref(game::info(info.front).owner)));
    const int needed = game::nav_needed(info.type);
    if (needed > 0) add(out, words(scene, Text::churchill_shell_note_landing, ref(p), Ref::number(needed)));
}

void box(const Scene& scene, const State& s, game::Box b, About& out) {
    add(out, words(scene, Text::churchill_say_box, ref(b), Ref::number(s.nav[ix(b)])));
    if (b == game::Box::arctic)
        add(out, words(scene, Text::churchill_shell_note_arctic, Ref::number(game::arctic_condition_nav)));
}

void country(const Scene& scene, const State& s, game::Country c, About& out) {
    if (game::has_cn(s, c))
        add(out,
            words(scene, Text::churchill_say_cn, ref(c), ref(game::cn_side(s, c)), Ref::number(game::cn_count(s, c))));
    else
        add(out, words(scene, Text::churchill_shell_no_network));
    if (s.pa[ix(c)] != 0)
        add(out, words(scene, Text::churchill_say_pa, ref(c), ref(static_cast<game::Side>(s.pa[ix(c)] - 1))));
    const game::CountryKind kind = game::countries[ix(c)].kind;
    if (kind == game::CountryKind::arctic)
        add(out, words(scene, Text::churchill_shell_note_arctic, Ref::number(game::arctic_condition_nav)));
}

void track(const Scene& scene, const State& s, game::GlobalTrack t, About& out) {
    const int k = 3 * static_cast<int>(t) + static_cast<int>(s.pawn[ix(t)]);
    add(out, say(scene.session, game::text_at(game::first_global_state_text, k)) + ":");
    add(out, say(scene.session, game::text_at(game::first_global_effect_text, k)));
}

void theatre(const Scene& scene, const State& s, game::Theatre t, About& out) {
    if (game::war_goes_on(s, t))
        add(out, words(scene, Text::churchill_say_theatre, ref(t), ref(s.theatre_leader[ix(t)])));
    else
        add(out, words(scene, Text::churchill_say_theatre_over, ref(t)));
}

} // namespace

About about(const Scene& scene, Ref r) {
    const State s = state_of(scene);
    About out{.title = name_of(scene, r)};
    if (r.kind() == Ref::seat_kind) {
        side(scene, s, static_cast<game::Side>(r.index()), out);
        return out;
    }
    switch (static_cast<Kind>(r.kind())) {
    case Kind::issue: issue(scene, s, thing<game::Issue>(r), out); break;
    case Kind::card: card(scene, thing<game::Card>(r), out); break;
    case Kind::leader: leader(scene, thing<game::Leader>(r), out); break;
    case Kind::front: front(scene, s, thing<game::Front>(r), out); break;
    case Kind::space: space(scene, s, thing<game::Space>(r), out); break;
    case Kind::box: box(scene, s, thing<game::Box>(r), out); break;
    case Kind::country: country(scene, s, thing<game::Country>(r), out); break;
    case Kind::track: track(scene, s, thing<game::GlobalTrack>(r), out); break;
    case Kind::theatre: theatre(scene, s, thing<game::Theatre>(r), out); break;
    default: break;
    }
    return out;
}

} // namespace wc::shell::conference

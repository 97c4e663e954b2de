// 9.4 Victory points, part by part. `score(side, text, rule, points, subject, count)` is called for every part that counts.
#pragma once

#include "churchill/issues.hpp"
#include "churchill/war.hpp"

namespace wc::churchill {

inline int conference_points(int wins) {
    if (wins == 0) return 0;
    return vp_conference_first + (wins > 1 ? vp_conference_second : 0) +
           (wins > 2 ? (wins - 2) * vp_conference_later : 0);
}

inline int places_with_pa(const State& s, Side side) {
    int n = 0;
    for (int k = 0; k < country_count; ++k) n += has_pa_of(s, nth<Country>(k), side) ? 1 : 0;
    return n;
}

inline int places_with_cn(const State& s, Side side) {
    int n = 0;
    for (int k = 0; k < country_count; ++k) n += has_cn_of(s, nth<Country>(k), side) ? 1 : 0;
    return n;
}

// Colonies in which no other player than UK has an alignment.
inline int clear_colonies(const State& s) {
    int n = 0;
    for (int k = 0; k < country_count; ++k)
        if (countries[static_cast<std::size_t>(k)].kind == CountryKind::colony &&
            s.pa[static_cast<std::size_t>(k)] <= 1)
            ++n;
    return n;
}

inline int pawns_at_home(const State& s, Side side) {
    int n = 0;
    for (std::size_t k = 0; k < global_track_count; ++k) {
        n += s.pawn[k] == GlobalPawn::first && global_tracks[k].first == side ? 1 : 0;
        n += s.pawn[k] == GlobalPawn::second && global_tracks[k].second == side ? 1 : 0;
    }
    return n;
}

inline int front_points(const State& s, Front f) {
    int n = 0;
    for (int k = 1; k <= s.front[ix(f)]; ++k) {
        const SpaceInfo& x = info(space_of(f, k));
        n += s.italy_early != 0 ? x.vp_before_dday : x.vp;
    }
    return n;
}

inline bool in_axis_power(const State& s, Front f) {
    return info(f).reaches_axis && s.front[ix(f)] + 1 == info(f).space_count;
}

inline int emperor_points(const State& s, Side side) {
    int n = 0;
    if (side == Side::us && emperor_trinity(s)) n += vp_emperor;
    if (side == Side::su && emperor_manchuria(s)) n += vp_emperor;
    for (Front f : {Front::cbi, Front::swp, Front::cp})
        if (info(f).owner == side && emperor_base(s, f)) {
            n += vp_emperor;
            break; // a base counts once a player
        }
    return std::min(n, vp_emperor_max);
}

// 10.0 counts only once the game is over, when the agendas are shown.
inline bool secret_fulfilled(const State& s, Side side) {
    const std::uint8_t code = s.location[ix(side)];
    if (s.ended == 0 || code == 0 || code >= unseen_country) return false;
    const auto place = static_cast<Country>(code - 1);
    if (has_pa_of(s, place, side)) return true;
    return side == Side::uk && countries[ix(place)].kind == CountryKind::colony && s.pa[ix(place)] == 0;
}

template <class Score> void score_surrenders(const State& s, Score score) {
    const bool west = in_axis_power(s, Front::western), east = in_axis_power(s, Front::eastern);
    const int germany = vp_germany + (west != east ? vp_germany_alone : 0);
    if (west) score(Side::us, Text::churchill_score_germany, "9.4"_rule, germany, Ref{}, 1);
    if (east) score(Side::su, Text::churchill_score_germany, "9.4"_rule, germany, Ref{}, 1);
    for (Side side : all_sides) {
        bool entered = false;
        for (Front f : {Front::cbi, Front::swp, Front::cp, Front::fe})
            entered = entered || (info(f).owner == side && in_axis_power(s, f));
        if (entered) score(side, Text::churchill_score_japan, "9.4"_rule, vp_japan, Ref{}, 1);
        if (s.emperor != 0 && emperor_points(s, side) > 0)
            score(side, Text::churchill_score_emperor, "9.4"_rule, emperor_points(s, side), Ref{}, 1);
    }
}

template <class Score> void score_everything(const State& s, Score score) {
    const auto part = [&](Side side, Text text, int points, int count) {
        if (points != 0) score(side, text, "9.4"_rule, points, Ref{}, count);
    };
    for (Side side : all_sides) {
        const int wins = s.wins[ix(side)];
        part(side, Text::churchill_score_conferences, conference_points(wins), wins);
        part(side, Text::churchill_score_alignments, places_with_pa(s, side) * vp_pa, places_with_pa(s, side));
        part(side, Text::churchill_score_networks, places_with_cn(s, side) * vp_cn_location, places_with_cn(s, side));
        part(side, Text::churchill_score_global, pawns_at_home(s, side) * vp_global, pawns_at_home(s, side));
    }
    part(Side::uk, Text::churchill_score_colonies, clear_colonies(s) * vp_clear_colony, clear_colonies(s));
    part(Side::su, Text::churchill_score_spy, s.abomb_su * vp_spy, s.abomb_su);
    part(Side::us, Text::churchill_score_trinity, s.abomb_us >= trinity ? vp_trinity : 0, 1);
    for (Front f : all_fronts)
        if (front_points(s, f) > 0)
            score(info(f).owner, Text::churchill_score_front, "9.4"_rule, front_points(s, f), ref(f), s.front[ix(f)]);
    score_surrenders(s, score);
    for (Side side : all_sides)
        if (secret_fulfilled(s, side))
            score(side, Text::churchill_score_secret, "10.0"_rule, vp_secret_agenda,
                  ref(static_cast<Country>(s.location[ix(side)] - 1)), 1);
}

} // namespace wc::churchill

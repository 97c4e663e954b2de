// 15.6 Theater leadership's name, the Global Issue, networks and alignments; 14 the secret location.
#include "ai/churchill_bot.hpp"

#include "churchill/board.hpp"
#include "churchill/global.hpp"
#include "churchill/victory_points.hpp"

namespace wc::churchill::bot {

namespace {

const std::array<Country, country_count>& order_of(Side side) { return bot_country_order[ix(side)]; }

// The first country of the side's list for which the choice exists.
template <class Fits> int first_country(const Asked& a, Verb v, Fits fits) {
    for (Country c : order_of(a.side)) {
        if (!fits(c)) continue;
        const Ref owner = v == Verb::remove_cn   ? ref(cn_side(a.s, c))
                          : v == Verb::remove_pa ? ref(static_cast<Side>(a.s.pa[ix(c)] - 1))
                                                 : Ref{};
        if (const int k = find(a, choice(v, ref(c), owner)); k >= 0) return k;
    }
    return no_opinion;
}

bool rival_cn(const State& s, Country c, Side side) { return has_cn(s, c) && cn_side(s, c) != side; }
bool rival_pa(const State& s, Country c, Side side) { return s.pa[ix(c)] != 0 && !has_pa_of(s, c, side); }

} // namespace

// 14 The location higher on the list for networks.
int secret_location(const Asked& a) {
    return first_country(a, Verb::keep_location, [](Country) { return true; });
}

// 15.6 The winner names itself; the USSR names UK, or US if UK leads on victory points.
int theatre_leader(const Asked& a) {
    Side named = a.side;
    if (a.side == Side::su) named = rival_ahead(a.s, Side::su) == Side::uk ? Side::us : Side::uk;
    return find(a, choice(Verb::name_leader, ref(nth<Theatre>(a.frame.i)), ref(named)));
}

namespace {

bool colonies_in_danger(const State& s) {
    for (Country c : order_of(Side::uk))
        if (countries[ix(c)].kind == CountryKind::colony && (rival_pa(s, c, Side::uk) || has_cn_of(s, c, Side::us)))
            return true;
    return false;
}

} // namespace

// 15.6
int global_pawn(const Asked& a) {
    std::array<GlobalTrack, 2> order{GlobalTrack::europe, GlobalTrack::colonies};
    if (a.side == Side::uk && colonies_in_danger(a.s)) order = {GlobalTrack::colonies, GlobalTrack::europe};
    if (a.side == Side::su) order = {GlobalTrack::europe, GlobalTrack::postwar};
    if (a.side == Side::us) order = {GlobalTrack::postwar, GlobalTrack::colonies};
    for (GlobalTrack t : order)
        if (const int k = find(a, choice(Verb::move_pawn, ref(t))); k >= 0) return k;
    return no_opinion;
}

namespace {

constexpr int many_networks = 5; // from here on a second disc is worth placing

// Alignments to come need networks under them: is there one too few?
bool needs_ground(const State& s, Side side) {
    int ground = 0;
    for (int k = 0; k < country_count; ++k) {
        const auto c = nth<Country>(k);
        ground += has_cn_of(s, c, side) && s.pa[ix(c)] == 0 && !placing_barred(s, side, c) ? 1 : 0;
    }
    return s.pa_due[ix(side)] > ground;
}

} // namespace

// 15.6 (a) - (c)
int network(const Asked& a) {
    const State& s = a.s;
    const Side side = a.side;
    const auto bare = [&](Country c) { return has_pa_of(s, c, side) && cn_count(s, c) == 0; };
    if (const int k = first_country(a, Verb::place_cn, bare); k >= 0) return k;
    const auto undermined = [&](Country c) {
        return has_pa_of(s, c, side) && rival_cn(s, c, side) && cn_count(s, c) == 1;
    };
    if (const int k = first_country(a, Verb::remove_cn, undermined); k >= 0) return k;
    const auto new_ground = [&](Country c) { return !has_cn(s, c) && s.pa[ix(c)] == 0 && !placing_barred(s, side, c); };
    if (needs_ground(s, side))
        if (const int k = first_country(a, Verb::place_cn, new_ground); k >= 0) return k;
    const auto empty = [&](Country c) { return !has_cn(s, c); };
    const auto own = [&](Country c) { return has_cn_of(s, c, side); };
    if (places_with_cn(s, side) >= many_networks)
        if (const int k = first_country(a, Verb::place_cn, [&](Country c) { return own(c) && has_pa_of(s, c, side); });
            k >= 0)
            return k;
    if (const int k = first_country(a, Verb::place_cn, empty); k >= 0) return k;
    const Side ahead = rival_ahead(s, side);
    const auto lone = [&](Country c) { return has_cn_of(s, c, ahead) && cn_count(s, c) == 1; };
    if (const int k = first_country(a, Verb::remove_cn, lone); k >= 0) return k;
    if (const int k = first_country(a, Verb::place_cn, own); k >= 0) return k;
    return first_country(a, Verb::remove_cn, [&](Country c) { return rival_cn(s, c, side); });
}

// 15.6 An alignment where the side has a network and nobody an alignment; else against the rival ahead, else the other.
int alignment(const Asked& a) {
    if (const int k = first_country(a, Verb::place_pa, [](Country) { return true; }); k >= 0) return k;
    const Side ahead = rival_ahead(a.s, a.side);
    if (const int k = first_country(a, Verb::remove_pa, [&](Country c) { return has_pa_of(a.s, c, ahead); }); k >= 0)
        return k;
    return first_country(a, Verb::remove_pa, [&](Country c) { return rival_pa(a.s, c, a.side); });
}

} // namespace wc::churchill::bot

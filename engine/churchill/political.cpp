// 7.1 - 7.4, 4.31, 4.32 Clandestine and Political segments: networks and alignments are placed and removed.
// (4.32 is printed as a second 4.23, and orders by "networks" where alignments are meant.)
#include "churchill/board.hpp"
#include "churchill/global.hpp"
#include "churchill/steps.hpp"

#include <algorithm>
#include <bit>

namespace wc::churchill {

namespace {

int count_cn(const State& s, Side side) {
    int n = 0;
    for (std::uint8_t code : s.cn)
        if (code != 0 && (code - 1) / 2 == at(side)) n += (code - 1) % 2 + 1;
    return n;
}

int count_pa(const State& s, Side side) {
    return static_cast<int>(std::count(s.pa.begin(), s.pa.end(), static_cast<std::uint8_t>(at(side) + 1)));
}

// 7.2 Norway and Finland are within reach only while the Arctic box holds three NAV.
bool out_of_reach(const State& s, Country c) {
    return countries[ix(c)].kind == CountryKind::arctic && s.nav[ix(Box::arctic)] < arctic_condition_nav;
}

Refusal refuse_cn(const State& s, Side side, const Choice& c) {
    const auto place = nth<Country>(c.a.index());
    if (out_of_reach(s, place)) return {Text::churchill_refuse_arctic, "7.2"_rule, c.a};
    if (verb(c) == Verb::remove_cn) {
        if (!has_cn(s, place) || cn_side(s, place) == side)
            return {Text::churchill_refuse_no_rival_cn, "7.1"_rule, c.a};
        if (c.b != ref(cn_side(s, place))) return {Text::churchill_refuse_no_rival_cn, "7.1"_rule, c.a};
        return allowed;
    }
    if (has_cn(s, place) && cn_side(s, place) != side) return {Text::churchill_refuse_rival_cn, "7.1"_rule, c.a};
    if (cn_count(s, place) >= cn_location_max) return {Text::churchill_refuse_cn_limit, "7.1"_rule, c.a};
    if (count_cn(s, side) >= cn_supply) return {Text::churchill_refuse_supply, "7.1"_rule, c.a};
    return allowed;
}

Refusal refuse_pa(const State& s, Side side, const Choice& c) {
    const auto place = nth<Country>(c.a.index());
    if (out_of_reach(s, place)) return {Text::churchill_refuse_arctic, "7.2"_rule, c.a};
    if (!has_cn_of(s, place, side)) return {Text::churchill_refuse_pa_needs_cn, "7.3"_rule, c.a};
    const int owner = s.pa[ix(place)] - 1;
    if (verb(c) == Verb::remove_pa) {
        if (owner < 0 || owner == at(side) || c.b.index() != owner)
            return {Text::churchill_refuse_no_rival_pa, "7.3"_rule, c.a};
        if (removal_cost(s, static_cast<Side>(owner)) > s.pa_due[ix(side)])
            return {Text::churchill_refuse_removal_cost, "6.11"_rule, c.a};
        return allowed;
    }
    if (owner >= 0) return {Text::churchill_refuse_pa_there, "7.3"_rule, c.a};
    if (placing_barred(s, side, place)) return {Text::churchill_refuse_global_bar, "6.11"_rule, c.a};
    if (count_pa(s, side) >= pa_supply) return {Text::churchill_refuse_supply, "7.3"_rule, c.a};
    return allowed;
}

// What one marker can be tried for in a country: removing a rival's, or placing one's own.
Choice try_cn(const State& s, Side side, Country c) {
    if (has_cn(s, c) && cn_side(s, c) != side) return choice(Verb::remove_cn, ref(c), ref(cn_side(s, c)));
    return choice(Verb::place_cn, ref(c));
}

Choice try_pa(const State& s, Side side, Country c) {
    const int owner = s.pa[ix(c)] - 1;
    if (owner >= 0 && owner != at(side)) return choice(Verb::remove_pa, ref(c), ref(static_cast<Side>(owner)));
    return choice(Verb::place_pa, ref(c));
}

template <class Try, class Refuse> bool any_use(const State& s, Side side, Try attempt, Refuse refuse) {
    for (int k = 0; k < country_count; ++k)
        if (!refuse(s, side, attempt(s, side, nth<Country>(k)))) return true;
    return false;
}

// Whose turn: most to place first; ties by the Arsenal of Democracy (4.53). `done`: sides that have had their turn, a mask.
int most_due(const std::array<std::uint8_t, side_count>& due, int done) {
    int best = 0, tied = 0;
    for (int k = 0; k < side_count; ++k) {
        const int n = due[static_cast<std::size_t>(k)];
        if (n == 0 || ((done >> k) & 1) != 0 || n < best) continue;
        tied = n > best ? 1 << k : tied | 1 << k;
        best = n;
    }
    return tied;
}

constexpr int all_done = 7;

enum class NextSide : std::uint8_t { uk, su, us, nobody, tie };

// The next side of a segment; `tie`: US has been asked which of the others comes first.
NextSide next_side(P& p, const std::array<std::uint8_t, side_count>& due) {
    if (p.frame().n != 0) return static_cast<NextSide>(p.frame().n - 1);
    const auto tied = static_cast<unsigned>(most_due(due, p.frame().i));
    if (tied == 0) return NextSide::nobody;
    if (std::has_single_bit(tied)) return static_cast<NextSide>(std::countr_zero(tied));
    if (((tied >> at(Side::us)) & 1) != 0) return NextSide::us;
    p.call(Step::tie_favour, seat_of(Side::us), 0, static_cast<int>(tied));
    return NextSide::tie;
}

bool segment_holds(const State& s, int depth, Step step, const std::array<std::uint8_t, side_count>& due) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || s.frames.depth != 2 || f.step != at(step) || f.seat != Seat::nobody || f.i > all_done || f.n != 0)
        return false;
    const Frame& tie = s.frames.at[1];
    return tie.step == at(Step::tie_favour) && most_due(due, f.i) == tie.n;
}

bool placing_holds(const State& s, int depth, const std::array<std::uint8_t, side_count>& due) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i >= all_done || f.n != 0) return false;
    return ((f.i >> index(f.seat)) & 1) == 0 && due[ix(side_of(f.seat))] > 0;
}

// Goes on with this side while it has markers of use; what has none is lost.
template <class Try, class Refuse>
void go_on_placing(P& p, Side side, int done, std::uint8_t& due, Step place, Step next_step, Try attempt,
                   Refuse refuse) {
    if (due > 0 && any_use(p.s, side, attempt, refuse)) return p.next(place, seat_of(side), done);
    if (due > 0) p.log(Text::churchill_event_markers_lost, "7.0"_rule, ref(side), Ref::number(due));
    due = 0;
    p.next(next_step, Seat::nobody, done | 1 << at(side));
}

void go_on_cn(P& p, Side side, int done) {
    go_on_placing(p, side, done, p.s.cn_due[ix(side)], Step::place_cn, Step::clandestine_next, try_cn, refuse_cn);
}
void go_on_pa(P& p, Side side, int done) {
    go_on_placing(p, side, done, p.s.pa_due[ix(side)], Step::place_pa, Step::political_next, try_pa, refuse_pa);
}

} // namespace

// --- 7.1 networks; frame of the `next` steps: i = sides that are done, n = the winner of a tie + 1 ------------------

// 4.31 Every player has one network a conference for nothing.
void clandestine(P& p) {
    for (std::uint8_t& due : p.s.cn_due) add_to(due, cn_free_each_conference, due_max);
    p.next(Step::clandestine_next);
}

void clandestine_next(P& p) {
    const int done = p.frame().i;
    const NextSide turn = next_side(p, p.s.cn_due);
    if (turn == NextSide::tie) return;
    if (turn == NextSide::nobody) return p.next(Step::political_next);
    go_on_cn(p, static_cast<Side>(turn), done);
}

bool clandestine_next_holds(const State& s, int depth) {
    return segment_holds(s, depth, Step::clandestine_next, s.cn_due);
}

void PlaceCn::candidates(const State& s, const Frame& f, Choices& out) {
    for (int k = 0; k < country_count; ++k) out.push_back(try_cn(s, side_of(f.seat), nth<Country>(k)));
}
Refusal PlaceCn::refuse(const State& s, const Frame& f, const Choice& c) { return refuse_cn(s, side_of(f.seat), c); }

void PlaceCn::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    const auto place = nth<Country>(c.a.index());
    --s.cn_due[ix(side)];
    if (verb(c) == Verb::place_cn) {
        set_cn(s, place, side, cn_count(s, place) + 1);
        p.log(Text::churchill_event_cn_placed, "7.1"_rule, ref(side), c.a);
    } else {
        set_cn(s, place, cn_side(s, place), cn_count(s, place) - 1);
        p.log(Text::churchill_event_cn_removed, "7.1"_rule, ref(side), c.a, c.b);
    }
    go_on_cn(p, side, f.i);
}

bool PlaceCn::holds(const State& s, int depth) { return placing_holds(s, depth, s.cn_due); }

// --- 7.3 alignments -------------------------------------------------------------------------------------------------

void political_next(P& p) {
    const int done = p.frame().i;
    const NextSide turn = next_side(p, p.s.pa_due);
    if (turn == NextSide::tie) return;
    if (turn == NextSide::nobody) return p.next(Step::military);
    go_on_pa(p, static_cast<Side>(turn), done);
}

bool political_next_holds(const State& s, int depth) { return segment_holds(s, depth, Step::political_next, s.pa_due); }

void PlacePa::candidates(const State& s, const Frame& f, Choices& out) {
    for (int k = 0; k < country_count; ++k) out.push_back(try_pa(s, side_of(f.seat), nth<Country>(k)));
}
Refusal PlacePa::refuse(const State& s, const Frame& f, const Choice& c) { return refuse_pa(s, side_of(f.seat), c); }

void PlacePa::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Frame f = p.frame();
    const Side side = side_of(f.seat);
    const auto place = nth<Country>(c.a.index());
    std::uint8_t& due = s.pa_due[ix(side)];
    if (verb(c) == Verb::place_pa) {
        --due;
        s.pa[ix(place)] = static_cast<std::uint8_t>(at(side) + 1);
        p.log(Text::churchill_event_pa_placed, "7.3"_rule, ref(side), c.a);
    } else {
        due = static_cast<std::uint8_t>(due - removal_cost(s, static_cast<Side>(c.b.index())));
        s.pa[ix(place)] = 0;
        p.log(Text::churchill_event_pa_removed, "7.3"_rule, ref(side), c.a, c.b);
    }
    go_on_pa(p, side, f.i);
}

bool PlacePa::holds(const State& s, int depth) { return placing_holds(s, depth, s.pa_due); }

} // namespace wc::churchill

// 7.5 Axis reserves: placed by fixed priorities. Navy cubes take NAV away at once, army cubes weaken the fronts they face.
#include "churchill/war.hpp"

#include <algorithm>
#include <bit>

namespace wc::churchill {

namespace {

bool odd(int roll) { return roll % 2 == 1; }

int tie_roll(P& p, Rule rule) {
    const int roll = p.d6();
    p.log_roll({6, static_cast<std::uint8_t>(roll), 0}, Text::churchill_event_reserve_tie, rule, Ref::number(roll));
    return roll;
}

void sink(P& p, Box b, Rule rule) {
    --p.s.nav[ix(b)];
    p.log(Text::churchill_event_nav_lost, rule, ref(b));
}

// --- 7.51 the German navy -------------------------------------------------------------------------------------------

bool west_or_mediterranean(P& p) {
    const int west = in_centre(p.s, Issue::second_front) ? 0 : p.s.nav[ix(Box::western)];
    const int mediterranean = p.s.nav[ix(Box::mediterranean)];
    if (west == 0 && mediterranean == 0) return false;
    const bool to_west = west != mediterranean ? west > mediterranean : odd(tie_roll(p, "7.51"_rule));
    sink(p, to_west ? Box::western : Box::mediterranean, "7.51"_rule);
    return true;
}

bool arctic(P& p) {
    if (p.s.nav[ix(Box::arctic)] == 0) return false;
    sink(p, Box::arctic, "7.51"_rule);
    return true;
}

void german_navy_sorties(P& p) {
    if (!arctic(p)) (void)west_or_mediterranean(p);
    if (!west_or_mediterranean(p)) (void)arctic(p);
}

// --- 7.52 the Japanese navy, 7.53 kamikazes -------------------------------------------------------------------------

// A cube goes to `first`; without NAV there to the other box, then CBI, then the Far East, else it stays unused.
void japanese_cube(P& p, Box first, Box other) {
    for (Box b : {first, other, Box::cbi, Box::fe})
        if (p.s.nav[ix(b)] > 0) return sink(p, b, "7.52"_rule);
}

void japanese_navy_sorties(P& p) {
    if (p.s.japanese_navy >= japanese_navy_cubes) {
        japanese_cube(p, Box::swp, Box::cp);
        japanese_cube(p, Box::cp, Box::swp);
    } else if (p.s.japanese_navy == 1) {
        const int swp = p.s.nav[ix(Box::swp)], cp = p.s.nav[ix(Box::cp)];
        const bool to_swp =
            swp != cp || swp == 0 ? swp > cp : odd(tie_roll(p, "7.52"_rule)); // empty boxes need no roll
        japanese_cube(p, to_swp ? Box::swp : Box::cp, to_swp ? Box::cp : Box::swp);
    }
}

bool near_japan(Space x) {
    return x == Space::cbi_formosa || x == Space::swp_okinawa || x == Space::cp_iwo_jima || info(x).axis_power;
}

void kamikazes(P& p) {
    if (p.s.japanese_navy > 0) return;
    for (Front f : {Front::cbi, Front::swp, Front::cp, Front::fe}) {
        if (!is_open(p.s, f) || !near_japan(entry_space(p.s, f)) || p.s.nav[ix(box_of(f))] == 0) continue;
        const int roll = p.d6();
        p.log_roll({6, static_cast<std::uint8_t>(roll), kamikaze_max}, Text::churchill_event_kamikaze, "7.53"_rule,
                   ref(box_of(f)), Ref::number(roll));
        if (roll <= kamikaze_max) sink(p, box_of(f), "7.53"_rule);
    }
}

// --- 7.54 the German army, 7.55 the Italian -------------------------------------------------------------------------

struct Split {
    int mediterranean = 0, western = 0, eastern = 0;
};

Split before_dday(const State& s, int pool) {
    Split out;
    if (is_active(s, Front::mediterranean)) {
        const bool sicily = entry_space(s, Front::mediterranean) == Space::mediterranean_sicily;
        out.mediterranean = std::min(pool, sicily ? german_mediterranean_sicily : german_mediterranean);
    }
    pool -= out.mediterranean;
    if (is_active(s, Front::western)) out.western = std::min(pool, german_second_front);
    pool -= out.western;
    out.eastern = std::min(pool, german_east_max);
    return out;
}

Split after_dday(const State& s, int pool) {
    Split out;
    if (is_active(s, Front::mediterranean)) out.mediterranean = std::min(pool, german_mediterranean_after_dday);
    pool -= out.mediterranean;
    out.western = pool / 2;
    out.eastern = pool - out.western;
    return out;
}

bool at_the_gates(const State& s, Front f) { return is_active(s, f) && info(entry_space(s, f)).axis_power; }

// Gates of the Reich: if exactly one of the two stands before Germany, a cube moves to it from the other.
void hold_the_gates(const State& s, Split& split) {
    const bool west = at_the_gates(s, Front::western), east = at_the_gates(s, Front::eastern);
    if (west == east) return;
    int& from = west ? split.eastern : split.western;
    int& to = west ? split.western : split.eastern;
    if (from == 0) return;
    --from;
    ++to;
}

void place_army(P& p, Front f, int n, Rule rule) {
    if (n == 0) return;
    add_to(p.s.army[ix(f)], n, army_max);
    p.log(Text::churchill_event_army, rule, ref(f), Ref::number(n));
}

// A card's extra cube joins the front it names; if that is not active, the active one of West and East nearer to Germany.
void extra_german_cube(P& p) {
    const ConferenceCard& card = conference_card(p.s);
    for (int k = 0; k < card.instruction_count; ++k) {
        const Instruction& in = instructions[static_cast<std::size_t>(card.first_instruction + k)];
        if (in.op != Op::german_army) continue;
        if (is_active(p.s, nth<Front>(in.place))) return place_army(p, nth<Front>(in.place), in.n, "7.54"_rule);
        const bool west = is_active(p.s, Front::western), east = is_active(p.s, Front::eastern);
        if (!west && !east) return;
        const int west_to_go = spaces_to_go(p.s, Front::western), east_to_go = spaces_to_go(p.s, Front::eastern);
        const bool to_east = west != east               ? east
                             : west_to_go != east_to_go ? east_to_go < west_to_go
                                                        : odd(tie_roll(p, "7.54"_rule));
        return place_army(p, to_east ? Front::eastern : Front::western, in.n, "7.54"_rule);
    }
}

void european_armies(P& p) {
    Split split = dday_done(p.s) ? after_dday(p.s, p.s.german_pool) : before_dday(p.s, p.s.german_pool);
    hold_the_gates(p.s, split);
    place_army(p, Front::mediterranean, split.mediterranean, "7.54"_rule);
    place_army(p, Front::western, split.western, "7.54"_rule);
    place_army(p, Front::eastern, split.eastern, "7.54"_rule);
    extra_german_cube(p);
    if (p.s.italian_cube != 0 && is_active(p.s, Front::mediterranean))
        place_army(p, Front::mediterranean, italian_army, "7.55"_rule);
}

// --- 7.56 the Japanese army -----------------------------------------------------------------------------------------

constexpr std::array<Front, 3> southern_fronts{Front::cbi, Front::swp, Front::cp};

// Of the fronts of the mask (bits of southern_fronts), the one with the fewest spaces to Japan; ties by d6.
Front closest(P& p, unsigned mask) {
    int best = 99;
    unsigned tied = 0;
    for (unsigned k = 0; k < 3; ++k) {
        if (((mask >> k) & 1) == 0 || !is_active(p.s, southern_fronts[k])) continue;
        const int to_go = spaces_to_go(p.s, southern_fronts[k]);
        if (to_go < best) tied = 0;
        if (to_go <= best) tied |= 1u << k;
        best = std::min(best, to_go);
    }
    if (tied == 7) return southern_fronts[static_cast<std::size_t>((tie_roll(p, "7.56"_rule) - 1) / 2)];
    const bool second = std::popcount(tied) == 2 && !odd(tie_roll(p, "7.56"_rule));
    if (second) tied &= tied - 1;
    return southern_fronts[static_cast<std::size_t>(std::countr_zero(tied))];
}

bool any_active(const State& s, unsigned mask) {
    for (unsigned k = 0; k < 3; ++k)
        if (((mask >> k) & 1) != 0 && is_active(s, southern_fronts[k])) return true;
    return false;
}

unsigned before_japan(const State& s) {
    unsigned mask = 0;
    for (unsigned k = 0; k < 3; ++k)
        if (is_active(s, southern_fronts[k]) && spaces_to_go(s, southern_fronts[k]) == 1) mask |= 1u << k;
    return mask;
}

void asian_armies(P& p) {
    constexpr unsigned all = 7, without_cbi = 6;
    const int rest = japanese_army - japanese_army_main;
    if (is_active(p.s, Front::fe)) {
        place_army(p, Front::fe, japanese_army_main, "7.56"_rule);
        if (any_active(p.s, all)) place_army(p, closest(p, all), rest, "7.56"_rule);
        return;
    }
    if (const unsigned gates = before_japan(p.s); gates != 0) {
        const Front main = closest(p, gates);
        place_army(p, main, japanese_army_main, "7.56"_rule);
        if (main != Front::cbi && is_active(p.s, Front::cbi)) return place_army(p, Front::cbi, rest, "7.56"_rule);
        if (any_active(p.s, without_cbi)) place_army(p, closest(p, without_cbi), rest, "7.56"_rule);
        return;
    }
    if (is_active(p.s, Front::cbi)) place_army(p, Front::cbi, japanese_army_main, "7.56"_rule);
    if (any_active(p.s, without_cbi)) place_army(p, closest(p, without_cbi), rest, "7.56"_rule);
}

} // namespace

void place_reserves(P& p) {
    if (war_goes_on(p.s, Theatre::europe)) german_navy_sorties(p);
    if (war_goes_on(p.s, Theatre::pacific)) {
        japanese_navy_sorties(p);
        kamikazes(p);
    }
    if (war_goes_on(p.s, Theatre::europe)) european_armies(p);
    if (war_goes_on(p.s, Theatre::pacific)) asian_armies(p);
}

} // namespace wc::churchill

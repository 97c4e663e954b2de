// 11 Income, 17 maintenance.
#include "gathering_storm/income.hpp"
#include "gathering_storm/hands.hpp"
#include "gathering_storm/tiles.hpp"

namespace wc::gathering_storm {

int maintenance(const State& s, Power p) { // 11.71 - 11.73
    int units = 0;
    for (Byte n : s.active[ix(p)]) units += n;
    return std::max(maintenance_min, units * unit_maintenance - military_factories(s, p));
}

int pact_income(const State& s, Power p) { // 11.61, 11.62
    int sum = 0;
    for (int c = 0; c < country_count; ++c)
        if (pact_holder(s, nth<Country>(c)) == at(p)) sum += info(nth<Country>(c)).pact;
    return sum;
}

int climate_income_of(const State& s, Power p) {
    return climate_income[static_cast<std::size_t>(s.climate + climate_max)][ix(p)];
}

int income_events(const State& s, Power p) { return event_value(s, p, NationalKind::income); }

int income_of(const State& s, Power p) {
    return civilian_income * s.civil[ix(p)] + support(s, p) + pact_income(s, p) + s.last_tiles[ix(p)] +
           climate_income_of(s, p) + income_events(s, p) - maintenance(s, p);
}

void income_cards(P& p) { ask_cards(p, Moment::income, Step::income_card, Step::show_income); }

void IncomeCard::candidates(const State& s, const Frame& f, Choices& out) { card_candidates(s, f, out); }
Refusal IncomeCard::refuse(const State& s, const Frame& f, const Choice& c) { return refuse_card(s, f, c); }
void IncomeCard::apply(P& p, const Choice& c) {
    const int who = index(p.frame().seat);
    answer_card(p, c);
    p.next(Step::income_cards, Seat::nobody, who);
}
bool IncomeCard::holds(const State& s, int depth) { return card_holds(s, depth, Moment::income); }

// 9.41 Economic cards are shown, then every power draws its tiles (11.81).
void show_income(P& p) {
    for (Power who : all_powers) show_moment(p, who, Moment::income);
    for (Power who : all_powers) {
        int tiles = random_tiles;
        if (has_event(p.s, who, NationalKind::two_tiles)) tiles = random_tiles + 1;
        if (has_event(p.s, who, NationalKind::no_tile)) tiles = 0;
        p.s.last_tiles[ix(who)] = 0;
        for (; tiles > 0; --tiles) {
            const int value = draw_tile(p, true);
            add_to(p.s.last_tiles[ix(who)], value);
            p.log(Text::gathering_storm_event_tile, "11.81"_rule, ref(who), Ref::number(value));
        }
    }
    p.next(Step::income_next, Seat::nobody, 0);
}

namespace {

bool has_units(const State& s, Power p) { return s.active[ix(p)] != ByUnit<Byte>{}; }

// 17.13 Does the power have to return a unit, since it can't pay what it owes?
bool must_return(const State& s, Power p) {
    return has_units(s, p) && maintenance(s, p) > 0 && income_of(s, p) + s.points[ix(p)] < 0;
}

void book_income(P& p, Power who) {
    const int income = income_of(p.s, who);
    income < 0 ? pay_points(p.s, who, -income) : gain_points(p.s, who, income);
    p.log(Text::gathering_storm_event_income, "11.51"_rule, ref(who), Ref::number(income),
          Ref::number(p.s.points[ix(who)]));
}

} // namespace

void income_next(P& p) {
    const int k = p.frame().i;
    if (k < power_count) return p.next(Step::return_unit, seat(k));
    for (Power who : all_powers) book_income(p, who);
    for (Power who : all_powers) mark_rivals(p, who);
    p.next(Step::plan_next, Seat::nobody, 0);
}

// 17.12 Frame: i = the lowest type that may follow.
void ReturnUnit::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::returned_enough));
    for (int k = 0; k < unit_type_count; ++k) out.push_back(choice(Verb::return_unit, ref(nth<UnitType>(k))));
}

Refusal ReturnUnit::refuse(const State& s, const Frame& f, const Choice& c) {
    const Power p = power_of(f.seat);
    const bool must = must_return(s, p);
    if (verb(c) == Verb::returned_enough)
        return must ? Refusal{Text::gathering_storm_refuse_must_return, "17.13"_rule, ref(p)} : allowed;
    if (s.active[ix(p)][static_cast<std::size_t>(c.a.index())] == 0)
        return {Text::gathering_storm_refuse_no_active, "17.13"_rule, c.a};
    if (c.a.index() < f.i && !must) return {Text::gathering_storm_refuse_in_order, "17.13"_rule, c.a};
    return allowed;
}

void ReturnUnit::apply(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    if (verb(c) == Verb::returned_enough) return p.next(Step::income_next, Seat::nobody, at(who) + 1);
    const auto unit = static_cast<std::size_t>(c.a.index());
    --p.s.active[ix(who)][unit];
    add_to(p.s.due[ix(who)][0][unit], 1, units_max); // 17.14 to be built again from the next turn on
    p.log(Text::gathering_storm_event_returned, "17.13"_rule, ref(who), c.a);
    p.next(Step::return_unit, seat_of(who), c.a.index());
}

bool ReturnUnit::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && s.frames.depth == 1 && f.seat != Seat::nobody && f.i < unit_type_count && f.n == 0;
}

} // namespace wc::gathering_storm

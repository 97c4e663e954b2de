// 13 The economic phase: one power plans after another in secret, then all is revealed.
#include "gathering_storm/hands.hpp"
#include "gathering_storm/planning.hpp"
#include "gathering_storm/russia.hpp"

namespace wc::gathering_storm {

// RX: where a rival alliance has more steps in the same project. The list is all that it tells.
void mark_rivals(P& p, Power who) {
    State& s = p.s;
    p.journal.revealed = true; // what rivals do shows in the list; that somebody holds the card is not to show
    if (find_slot(s, who, NationalKind::rival_step) < 0) return;
    for (std::size_t k = 0; k < project_count; ++k) {
        if (projects[k].alliance != alliance_of(who)) continue;
        bool behind = false;
        for (std::size_t j = 0; j < project_count; ++j)
            behind = behind || (projects[j].kind == projects[k].kind && projects[j].alliance != projects[k].alliance &&
                                s.steps[j] > s.steps[k]);
        if (behind) s.marks[k] |= rival_mark;
    }
}

// Frame: i = the power that plans next.
void plan_next(P& p) {
    const int k = p.frame().i;
    if (k >= power_count) return p.next(Step::economic_reveal);
    const Power who = nth<Power>(k);
    if (ask_card(p, who, Moment::plan, Step::plan_card)) return;
    p.next(Step::conversion, seat_of(who));
}

void PlanCard::candidates(const State& s, const Frame& f, Choices& out) { card_candidates(s, f, out); }
Refusal PlanCard::refuse(const State& s, const Frame& f, const Choice& c) { return refuse_card(s, f, c); }
void PlanCard::apply(P& p, const Choice& c) {
    const Power who = power_of(p.frame().seat);
    answer_card(p, c);
    if (!ask_card(p, who, Moment::plan, Step::plan_card)) p.next(Step::conversion, seat_of(who));
}
bool PlanCard::holds(const State& s, int depth) {
    return card_holds(s, depth, Moment::plan) && s.plan[static_cast<std::size_t>(index(s.frames.at[0].seat))] == Plan{};
}

namespace {

// 9.41E Hidden gains whose points were spent are shown. `held`: the points of the phase's start, before anything the reveal brings.
void show_spent_support(P& p, Power who, int cost, int held) {
    for (int k = 0; k < p.s.hand_size[ix(who)] && cost > held; ++k) {
        const int card = card_of(p.s, who, k);
        if (slot_of(p.s, who, k) != Slot::played || !is_secret_support(kind_of(p.s, who, card))) continue;
        const int value = support_value(p.s, who, card);
        if (value <= 0) continue;
        show_slot(p, who, k);
        held += value;
    }
}

// 13.12 One power's reveal, in the order of the rule.
void reveal_plan(P& p, Power who) {
    State& s = p.s;
    const int saved = saved_after(s, who);
    const int cost = s.plan[ix(who)].cost, held = s.points[ix(who)];
    open_counters(s, who);
    reveal_conversion(p, who);
    reveal_research(p, who);
    reveal_units_and_ships(p, who);
    s.saved[ix(who)] = byte(saved);
    show_spent_support(p, who, cost, held);
    pay_points(s, who, cost);
    p.log(Text::gathering_storm_event_paid, "13.12"_rule, ref(who), Ref::number(cost), Ref::number(s.points[ix(who)]));
    show_moment(p, who, Moment::plan);
    s.plan[ix(who)] = {};
}

} // namespace

void economic_reveal(P& p) {
    State& s = p.s;
    std::array<int, power_count> before{};
    for (Power who : all_powers) before[ix(who)] = factory_support(who, military_factories(s, who));
    for (Power who : all_powers) reveal_plan(p, who);
    s.added = {};
    s.marks = {};
    for (Power who : all_powers) { // 13.21D
        const int crossed = factory_support(who, military_factories(s, who)) - before[ix(who)];
        if (crossed <= 0) continue;
        gain_points(s, who, crossed);
        p.log(Text::gathering_storm_event_threshold, "13.21"_rule, ref(who), Ref::number(crossed));
    }
    check_garrison(p); // 21.23B
    s.no_military = garrison_deficit(s) >= garrison_no_military ? 1 : 0;
    p.next(Step::diplomacy_open);
}

} // namespace wc::gathering_storm

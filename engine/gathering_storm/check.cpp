// Check: the invariants of a position, true or seen. Core adds the bounds of every field and the frames.
#include "gathering_storm/crisis.hpp"
#include "gathering_storm/deck.hpp"
#include "gathering_storm/diplomacy.hpp"
#include "gathering_storm/table.hpp"

namespace wc::gathering_storm {

namespace {

using Cards = std::array<std::uint64_t, 3>;

bool claim(Cards& seen, int card) {
    if (has_card(seen, card)) return false;
    put_card(seen, card, true);
    return true;
}

const char* check_cards(const State& s) {
    Cards seen = s.discard;
    if (s.general != 0 && !claim(seen, s.general)) return "the general card in two places";
    for (Power p : all_powers)
        for (std::size_t k = 0; k < s.hand_size[ix(p)]; ++k) {
            const int card = s.hand[ix(p)][k];
            const Slot x = s.slot[ix(p)][k];
            if (card == unseen_card) {
                if (sees(s, p) || x != Slot::held) return "an unseen card of a seen hand";
                continue;
            }
            if (!sees(s, p) && x != Slot::shown && x != Slot::shown_idle) return "a hidden card seen";
            if (!claim(seen, card)) return "a card in two places";
        }
    return nullptr;
}

const char* check_research(const State& s) {
    for (int k = 0; k < project_count; ++k) {
        const auto x = static_cast<std::size_t>(k);
        const bool seen = sees(s, projects[x].alliance);
        if (seen == (s.steps[x] == unseen_steps)) return "visibility of research";
        if (!seen && (s.added[x] != 0 || s.marks[x] != 0)) return "a plan of research seen";
        if (seen && results_at(nth<Project>(k), s.steps[x]) != s.results[x]) return "results and steps";
        if (seen && s.steps[x] + s.added[x] > last_step(nth<Project>(k))) return "more steps than a project has";
        if (s.added[x] > most_added) return "too many steps in a turn";
    }
    return nullptr;
}

// Where in the sequence of play the position stands; hidden questions count as the first of their chain.
Step step_of(const State& s) {
    if (s.frames.depth == 0) return Step::hidden;
    const auto step = nth<Step>(s.frames.at[0].step);
    if (step != Step::hidden) return step;
    constexpr std::array first{Step::support_card, Step::income_card, Step::plan_card, Step::show_support,
                               Step::reveal_card};
    static_assert(first.size() == ix(HiddenChain::count));
    return first[std::min<std::size_t>(s.frames.at[0].i, first.size() - 1)];
}
bool at_step(const State& s, Step from, Step to) { return step_of(s) >= from && step_of(s) <= to; }
bool at_step(const State& s, Step only) { return step_of(s) == only; }

// Powers plan one after another.
bool plans_later(const State& s, Power p) {
    const Seat now = s.frames.at[0].seat;
    return now != Seat::nobody && at(p) > index(now);
}

const char* check_plans(const State& s) {
    const bool planning = at_step(s, Step::plan_next, Step::economic_reveal);
    for (Power p : all_powers) {
        const Plan& plan = s.plan[ix(p)];
        if (plan != Plan{} && plans_later(s, p)) return "a plan before its time";
        if (plan != Plan{} && (!planning || !sees(s, p))) return "a plan out of its phase, or seen";
        if (plan.conversion == Conversion::civil_to_military && s.civil[ix(p)] == 0)
            return "a plan without its factory";
        if ((plan.conversion == Conversion::to_civil || plan.conversion == Conversion::idle_to_military) &&
            s.idle[ix(p)] == 0)
            return "a plan without its factory";
        if (plan.conversion >= Conversion::idle_to_military && s.military[ix(p)] >= info(p).own_max)
            return "too many mobilized";
        if (plan.cost > s.points[ix(p)] + 20) return "a plan that can't be paid";
        auto begun = s.ships[ix(p)];
        for (std::size_t y = 0; y < yard_max; ++y) {
            if (plan.started[y] == 0) continue;
            if (s.yard[ix(p)][y] != 0) return "a shipyard used twice";
            if (++begun[plan.started[y] - 1u] > info(p).ship_limit[plan.started[y] - 1u]) return "too many ships";
        }
    }
    if (!planning)
        for (std::size_t k = 0; k < project_count; ++k)
            if (s.added[k] != 0 || s.marks[k] != 0) return "research planned out of its phase";
    return nullptr;
}

const char* check_counters(const State& s) {
    for (std::size_t c = 0; c < country_count; ++c)
        for (Power p : all_powers) {
            const Counter x = s.counters[c][ix(p)];
            if (x == Counter::unseen && (sees(s, p) || s.counters_open != 0))
                return "an unseen counter of a seen power";
        }
    if (s.counters_open != 0 && !at_step(s, Step::diplomacy_reveal, Step::count) && s.frames.depth != 0)
        return "counters open too early";
    for (Power p : all_powers)
        if (s.answer[ix(p)] != Answer::none && sees(s, p) == (s.answer[ix(p)] == Answer::unseen))
            return "visibility of an answer";
    return nullptr;
}

const char* check_economy(const State& s) {
    for (Power p : all_powers) {
        const std::size_t k = ix(p);
        const bool rhineland = p == Power::germany && succeeded(s, Target::rhineland);
        const int factories = info(p).civil + info(p).idle + info(p).military +
                              (rhineland ? targets[ix(Target::rhineland)].idle_factory : 0);
        if (s.civil[k] + s.idle[k] + s.military[k] > factories) return "too many factories";
        if (s.military[k] > info(p).own_max) return "too many mobilized";
        for (std::size_t t = 0; t < ship_type_count; ++t)
            if (s.ships[k][t] > info(p).ship_limit[t]) return "too many ships";
        for (std::size_t y = 0; y < yard_max; ++y) {
            if (s.yard[k][y] == 0 ? s.yard_steps[k][y] != 0
                                  : s.yard_steps[k][y] >= info(nth<ShipType>(s.yard[k][y] - 1)).steps)
                return "a ship that should be launched";
        }
        if (s.shipyard_turn[k] > s.turn) return "a shipyard of the future";
    }
    return nullptr;
}

const char* check_countries(const State& s) {
    for (int c = 0; c < country_count; ++c)
        if (flags_in(s, nth<Country>(c)) > flag_boxes) return "more flags than boxes";
    for (std::size_t t = 0; t < target_count; ++t)
        if (s.attack_turn[t] > s.turn || s.success_turn[t] > s.turn) return "an aggression of the future";
    if (s.pact_turn > s.turn || s.pact_broken > s.turn || (s.pact_broken != 0 && s.pact_turn == 0)) return "the Pact";
    if ((s.poland == PolandOption::none) != is_open(s, Country::poland)) return "Poland";
    if ((s.conquest == 0) != (s.conquest_left == 0)) return "a conquest";
    if (s.face_down[0] + s.face_down[1] + s.face_down[2] < face_down_low) return "too few tiles face down";
    return nullptr;
}

const char* check_wars(const State& s) {
    for (std::size_t k = 0; k < war_count; ++k) {
        int credited = 0;
        for (Byte n : s.credited[k]) credited += n;
        const bool fought = s.war[k] == War::fought;
        if (s.war[k] == War::peace && (s.unrest[k] >= civil_war_boxes || credited != 0))
            return "a civil war that should have begun";
        // The last marker may just have gone, while the flags of its result are chosen.
        const bool ending = at_step(s, Step::resolve_flag) && s.frames.at[0].i == at(war_countries[k]);
        if (!fought && s.markers[k] != 0) return "markers of a civil war";
        if (fought && s.markers[k] == 0 && !ending) return "a civil war that should have ended";
        if (s.markers[k] + credited > civil_war_boxes) return "too many markers of a civil war";
        if (fought && !is_open(s, war_countries[k])) return "a civil war in a closed country";
    }
    return nullptr;
}

// 24.58 At a place of the order of placement, every power has used the regular slots that came before.
const char* check_placement(const State& s) {
    const bool value = at_step(s, Step::place_value);
    const bool placing = at_step(s, Step::anti_comintern, Step::codebreaking);
    for (Power p : all_powers) {
        if (s.slots_used[ix(p)] > counters_per_power) return "too many slots used";
        int before = 0;
        for (std::size_t k = 0; placing && k < placement_order.size(); ++k) {
            const bool mine = placement_order[k].stop == Stop::regular && placement_order[k].power == p;
            if (mine && (k < s.frames.at[0].i || (k == s.frames.at[0].i && value))) ++before;
        }
        if (placing && s.slots_used[ix(p)] != before) return "slots of the placement";
        for (int c = 0; c < country_count; ++c) {
            if (s.counters[static_cast<std::size_t>(c)][ix(p)] != Counter::pending) continue;
            const Frame& f = s.frames.at[0];
            if (!value || f.seat != seat_of(p) || at(place_country(f)) != c) return "a counter without its value";
        }
    }
    return nullptr;
}

constexpr Byte western = byte(bit_of(Power::britain) | bit_of(Power::france));

// 26 What belongs to a case is there while it is open, and comes in the order of the steps.
const char* check_case(const State& s) {
    if ((s.aggressor != 0) != (s.target != 0)) return "half a case";
    if (s.target != 0 && !at_step(s, Step::pact_proposal, Step::poland_option)) return "a case out of its steps";
    if (s.threatened != 0 && s.threatened != western) return "a threat of others";
    if ((s.threatened != 0) != (s.tile != 0)) return "a threat without its tile";
    if (s.tile != 0 && !at_step(s, Step::pledge, Step::poland_option)) return "a threat out of its steps";
    if (s.pledged != 0 &&
        (s.tile == 0 || aggressor(s) != Power::germany || !at_step(s, Step::aggressor_choice, Step::poland_option)))
        return "a pledge out of its steps";
    const bool italian = s.frames.at[0].i == 0; // Italy comes first
    if (s.aggressor == at(Power::italy) + 1 && s.declared != bit_of(Power::italy))
        return "an aggression declared too early";
    if (at_step(s, Step::break_pact, Step::aggression) &&
        (italian ? s.declared != 0 : has_bit(s.declared, Power::germany)))
        return "an aggression declared too early";
    return nullptr;
}

// 26.2 Joint answers: Britain's while France is asked, and what both have said while Germany chooses for Poland.
const char* check_answers(const State& s) {
    if (s.answer == ByPower<Answer>{}) return nullptr;
    for (Power p : all_powers)
        if (!has_bit(western, p) && s.answer[ix(p)] != Answer::none) return "an answer of others";
    const bool britain = s.answer[ix(Power::britain)] != Answer::none;
    const bool france = s.answer[ix(Power::france)] != Answer::none;
    if (at_step(s, Step::poland_option)) return britain && france ? nullptr : "an answer that is still to come";
    if (!britain || france) return "an answer too early";
    for (Step asking : {Step::respond, Step::ultimatum, Step::declaration_consent, Step::concession})
        if (at_step(s, asking)) return nullptr;
    return "an answer out of its steps";
}

// 32.4 Wars are between alliances; Britain and France fight together.
const char* check_enemies(const State& s) {
    if (s.at_war != ByPower<Byte>{} && s.frames.depth != 0 && step_of(s) < Step::crisis_open) return "a war too early";
    if (s.at_war[ix(Power::britain)] != s.at_war[ix(Power::france)]) return "one Western power at war alone";
    for (Power a : all_powers)
        for (Power b : all_powers)
            if (at_war(s, a, b) && (!at_war(s, b, a) || alliance_of(a) == alliance_of(b))) return "a war of one side";
    return nullptr;
}

// What belongs to a crisis is empty before it.
const char* check_crisis(const State& s) {
    const bool over = s.frames.depth == 0;
    if (!over && !at_step(s, Step::resolve_flag) && (s.resolved | s.resolve_winner | s.resolve_main) != 0)
        return "a resolution out of its step";
    if (!over && step_of(s) < Step::crisis_open && (s.declared | s.pact_asked) != 0) return "a crisis too early";
    if ((s.declarer != 0) != (s.against != 0)) return "half a declaration";
    if (s.against != 0 && !at_step(s, Step::concession, Step::concession_flag)) return "a declaration out of its steps";
    if (s.flags_due != 0 && !at_step(s, Step::concession_flag)) return "flags due out of their step";
    if (const char* what = check_case(s)) return what;
    if (const char* what = check_answers(s)) return what;
    return check_enemies(s);
}

const char* check_end(const State& s) {
    if ((s.ended != Ending::running) != (s.frames.depth == 0)) return "ended, or not";
    if ((s.ended != Ending::running) != (s.winners != 0)) return "winners before the end";
    return nullptr;
}

} // namespace

const char* GatheringStorm::check(const State& s) {
    if (s.viewer != all_seeing && s.viewer.bits >= 1u << seats) return "no such viewer";
    if (s.padding != decltype(s.padding){}) return "padding";
    if (const char* what = check_cards(s)) return what;
    if (const char* what = check_research(s)) return what;
    if (const char* what = check_plans(s)) return what;
    if (const char* what = check_counters(s)) return what;
    if (const char* what = check_economy(s)) return what;
    if (const char* what = check_countries(s)) return what;
    if (const char* what = check_wars(s)) return what;
    if (const char* what = check_placement(s)) return what;
    if (const char* what = check_crisis(s)) return what;
    return check_end(s);
}

} // namespace wc::gathering_storm

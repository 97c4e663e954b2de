// Check: the invariants of a position, true or seen. Core adds the bounds of every field and the frames.
#include "churchill/cards.hpp"
#include "churchill/table.hpp"
#include "churchill/war.hpp"

namespace wc::churchill {

namespace {

// 5.13 The staff cards that a conference card takes out of the game.
constexpr auto mortal = [] {
    std::array<std::uint32_t, side_count> out{};
    for (const Instruction& in : instructions)
        if (in.op == Op::death) out[ix(side_of(nth<Card>(in.place)))] |= bit_of(nth<Card>(in.place));
    return out;
}();

bool at_step(const State& s, int depth, Step step) {
    return s.frames.depth > depth && s.frames.at[static_cast<unsigned>(depth)].step == static_cast<std::uint8_t>(step);
}

bool seen(const State& s, std::size_t side) {
    return s.viewer == all_seeing || s.viewer.contains(seat(static_cast<int>(side)));
}

const char* check_cards(const State& s, std::size_t side) {
    const std::uint8_t committed = s.agenda_card[side];
    const bool in_agenda = at_step(s, 0, Step::agenda_card) || at_step(s, 0, Step::agenda_won);
    if (!in_agenda && (committed != 0 || s.agenda_value[side] != 0)) return "an agenda card outside the agenda";
    if ((s.agenda_value[side] != 0) != at_step(s, 0, Step::agenda_won)) return "an agenda value before the reveal";
    if ((s.dead[side] & ~mortal[side]) != 0) return "a staff card that can't die";
    if (((s.hand[side] | s.deck[side] | s.hidden[side]) & ~all_cards) != 0) return "no such staff card";
    if (seen(s, side)) {
        if (s.hidden[side] != 0) return "hidden cards of a seen side";
        if (std::popcount(s.hand[side]) != s.hand_size[side]) return "hand size";
        if (committed == unseen_card) return "an unseen agenda card of a seen side";
    } else {
        if ((s.hand[side] | s.deck[side]) != 0) return "seen cards of an unseen side";
        const int unknown = s.hand_size[side] + (committed == unseen_card ? 1 : 0);
        if (std::popcount(s.hidden[side]) < unknown) return "fewer hidden cards than in hand";
        if (committed != 0 && committed != unseen_card && s.agenda_value[side] == 0)
            return "an agenda card seen too early";
    }
    const std::uint32_t unplayed = s.hand[side] | s.deck[side] | s.dead[side] | s.hidden[side];
    for (const auto& [who, play] : {std::pair{s.advancer, s.advance}, std::pair{s.debater, s.debate}})
        if (who == side && play.card != 0 && play.card != leader_played && (unplayed & 1u << (play.card - 1)) != 0)
            return "a played card in two places";
    if (committed != 0 && committed != unseen_card) {
        const std::uint32_t bit = 1u << (committed - 1);
        if ((unplayed & bit) != 0) return "an agenda card in two places";
    }
    return nullptr;
}

// Nothing of a turn is left over outside the meeting: cards played then may be in a new hand by now.
const char* check_turn(const State& s) {
    const auto step = static_cast<Step>(s.frames.depth > 0 ? s.frames.at[0].step : 0);
    if (s.frames.depth > 0 && step >= Step::next_turn && step <= Step::penalties) return nullptr;
    const bool blank = s.advance == CardPlay{} && s.debate == CardPlay{} && s.advancer == no_side &&
                       s.debater == no_side && s.advanced == 0 && s.held == 0;
    return blank ? nullptr : "a turn outside the meeting";
}

const char* check_location(const State& s, std::size_t side) {
    const bool rolling = at_step(s, 0, Step::secret_location);
    const auto& rolls = s.location_rolls[side];
    if (s.secret == 0 && s.location[side] != 0) return "a secret location without the variant";
    if (s.secret != 0 && !rolling && s.location[side] == 0) return "no secret location";
    if (!rolling && (rolls[0] | rolls[1]) != 0) return "location rolls out of their step";
    const bool hidden = !seen(s, side) && s.ended == 0;
    if (s.location[side] != 0 && hidden != (s.location[side] == unseen_country))
        return "visibility of a secret location";
    for (std::uint8_t roll : rolls)
        if (roll != 0 && seen(s, side) == (roll == unseen_country)) return "visibility of location rolls";
    return nullptr;
}

const char* check_surrender_flags(const State& s) {
    if ((s.surrendered[0] != 0) != entered_axis_power(s, Theatre::europe)) return "Germany's surrender";
    const bool entered = entered_axis_power(s, Theatre::pacific);
    if ((s.surrendered[1] != 0) != (entered || s.emperor != 0)) return "Japan's surrender";
    if (entered && s.emperor != 0) return "Japan surrendered twice";
    if (s.emperor != 0 && !(emperor_trinity(s) && emperor_manchuria(s) && emperor_any_base(s)))
        return "the Emperor's conditions";
    const bool both = s.surrendered[0] != 0 && s.surrendered[1] != 0;
    if (both && s.ended == 0) return "the war is over, the game is not";
    return nullptr;
}

const char* check_issues(const State& s) {
    const bool europe_over = s.surrendered[0] != 0, pacific_over = s.surrendered[1] != 0;
    for (int k = 0; k < issue_count; ++k) {
        const auto i = nth<Issue>(k);
        const bool gone = spot(s, i) == Spot::removed();
        bool expected = false;
        if (i == Issue::second_front) expected = europe_over || dday_done(s);
        if (i == Issue::dow) expected = pacific_over || has_entered(s, Space::fe_manchuria);
        if (i == Issue::tle) expected = europe_over;
        if (i == Issue::tlp) expected = pacific_over;
        if (i == Issue::abomb) {
            if (gone && (s.abomb_us < trinity || s.abomb_su < trinity)) return "A-bomb research is not done";
            continue;
        }
        if (gone != expected) return "an issue in or out of the game";
    }
    return nullptr;
}

const char* check_markers(const State& s) {
    std::array<int, side_count> cn{}, pa{};
    for (int k = 0; k < country_count; ++k) {
        const auto c = nth<Country>(k);
        if (has_cn(s, c)) cn[ix(cn_side(s, c))] += cn_count(s, c);
        if (s.pa[ix(c)] != 0) ++pa[s.pa[ix(c)] - 1u];
    }
    for (std::size_t side = 0; side < side_count; ++side)
        if (cn[side] > cn_supply || pa[side] > pa_supply) return "more markers than the supply";
    for (Side leader : s.theatre_leader)
        if (leader == Side::su) return "a Soviet theatre leader";
    const bool placing = at_step(s, 0, Step::lead_marker);
    for (const auto& due : s.lead_due)
        for (std::size_t t = 0; t < theatre_count; ++t)
            if (due[t] != 0 && (!placing || s.surrendered[t] != 0)) return "leadership markers out of their step";
    return nullptr;
}

const char* check_end(const State& s) {
    if ((s.ended != 0) != (s.frames.depth == 0)) return "ended, or not";
    if ((s.ended != 0) != (s.winner != no_side)) return "a winner before the end";
    const bool both = s.surrendered[0] != 0 && s.surrendered[1] != 0;
    if (s.ended != 0 && both == (s.ended == 3)) return "the condition of the end";
    if (s.ended == 0 && (s.end_roll[0] | s.end_roll[1] | s.end_roll[2]) != 0) return "rolls before the end";
    return nullptr;
}

} // namespace

const char* Churchill::check(const State& s) {
    if (s.viewer != all_seeing && s.viewer.bits >= 1u << seats) return "no such viewer";
    if (s.padding != decltype(s.padding){}) return "padding";
    for (std::size_t side = 0; side < side_count; ++side) {
        if (const char* what = check_cards(s, side)) return what;
        if (const char* what = check_location(s, side)) return what;
    }
    if (const char* what = check_turn(s)) return what;
    if (const char* what = check_surrender_flags(s)) return what;
    if (const char* what = check_issues(s)) return what;
    if (const char* what = check_markers(s)) return what;
    return check_end(s);
}

} // namespace wc::churchill

// 8.1 Post-mortem: the map and the table are cleared for the next conference, or the game is scored.
#include "churchill/board.hpp"
#include "churchill/score.hpp"
#include "churchill/steps.hpp"

namespace wc::churchill {

namespace {

void return_issues(State& s) {
    for (Spot& where : s.issue)
        if (where != Spot::removed()) where = Spot::off();
    if (s.abomb_us >= trinity && s.abomb_su >= trinity) spot(s, Issue::abomb) = Spot::removed(); // 6.10
}

// OS, Directed Offensives and cubes leave the map; NAV stay. Everything of one conference is forgotten.
void clear_map(State& s) {
    s.os = {};
    s.army = {};
    s.directed = {};
    s.paid = {};
    s.card_paid = {};
    s.activated = {};
    s.production = {};
    s.research = 0;
    s.lead_due = {};
    s.cn_due = {};
    s.pa_due = {};
    s.paranoia = 0;
    s.debated = {};
    s.agenda_winner = no_side;
}

} // namespace

void post_mortem(P& p) {
    State& s = p.s;
    const bool both = s.surrendered[0] != 0 && s.surrendered[1] != 0;
    if (both || s.conference >= last_conference) {
        finish_game(p);
        return p.done();
    }
    return_issues(s);
    clear_map(s);
    ++s.conference;
    p.log(Text::churchill_event_post_mortem, "8.1"_rule, conference_ref(s.conference));
    p.next(Step::open_conference);
}

} // namespace wc::churchill

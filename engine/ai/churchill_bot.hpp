// Churchill's bot, from the inside: the priorities of section 15 of the reference sheet, one file for each part of it.
// Numbers in comments (15.3) are that sheet's; other numbers are the rulebook's. Whole numbers only; the same answer anywhere.
#pragma once

#include "churchill/score.hpp"
#include "churchill/steps.hpp"

#include <algorithm>

namespace wc::churchill::bot {

// What the bot is asked: a view in which its own side is seen, and the question with its legal answers.
struct Asked {
    const State& s;
    const Question& q;
    Frame frame; // of the step that asks
    Side side;   // who is to answer
};

// Every answer below is an index into the question's choices; -1 where the bot has no opinion (then the first is taken, 15.7).
inline constexpr int no_opinion = -1;

inline int find(const Asked& a, const Choice& c) {
    const auto found = std::find(a.q.choices.begin(), a.q.choices.end(), c);
    return found == a.q.choices.end() ? no_opinion : static_cast<int>(found - a.q.choices.begin());
}

// Agenda (15.2), churchill_agenda.cpp
int agenda_card(const Asked&);
int first_pick(const Asked&);
int later_pick(const Asked&);

// Meeting (15.3), churchill_meeting.cpp
int turn(const Asked&);
int announced_value(const Asked&);
int turn_issue(const Asked&);
int conditional_stop(const Asked&);
int charm(const Asked&);

// Debates (15.4), churchill_debate.cpp
int debate(const Asked&);
int announced_debate_value(const Asked&);

// Leaders and ties (15.5), churchill_leaders.cpp
int discard(const Asked&);
int tie(const Asked&);
int favour(const Asked&);

// The Decision segment (15.6), churchill_production.cpp
int gain_place(const Asked&);
int directed_offensive(const Asked&);
int allocation(const Asked&);
int leadership_marker(const Asked&);

// Politics (15.6), churchill_politics.cpp
int secret_location(const Asked&);
int theatre_leader(const Asked&);
int global_pawn(const Asked&);
int network(const Asked&);
int alignment(const Asked&);

// The other side with more victory points (a tie: the first of UK, USSR, US).
inline Side rival_ahead(const State& s, Side side) {
    const Totals points = victory_points(s);
    Side best = side == Side::uk ? Side::su : Side::uk;
    for (Side other : {Side::uk, Side::su, Side::us})
        if (other != side && points[ix(other)] > points[ix(best)]) best = other;
    return best;
}

} // namespace wc::churchill::bot

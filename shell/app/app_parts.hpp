// The application's parts, each drawing one area of the screen. Only app*.cpp include this.
#pragma once

#include "shell/app/app.hpp"
#include "shell/tables/views.hpp"

namespace wc::shell {

// What all parts of one drawing share.
struct Drawing {
    App& app;
    Session& session;
    Pen& pen;
    const TableViews* views; // null: no game is open, or its table has no views
    const Scene& scene;
    double now;
};

// --- app_scene.cpp: what is to be drawn ------------------------------------------------------------------------------
const TableViews* views_of(const Session&);
Scene scene_of(App&, const Session&, const TableViews*);
Seat seat_of_event(const Event&);
std::uint64_t focus_of(const App&, const Session&);
void prepare(App&, const Session&, const TableViews*);
bool over(const Session&);
// Tabs are the table's own, then score and journal.
int tab_count(const TableViews*);
int score_tab(const TableViews*);
int journal_tab(const TableViews*);
Wish wish_of(const App&, const Session&, const TableViews*);

// --- app_playback.cpp ------------------------------------------------------------------------------------------------
bool playing(const App&, const Session&);
const Shown* shown_event(const App&, const Session&);
void follow_playback(App&, Session&, const TableViews*, double now);
void step_playback(App&, Session&, const TableViews*, double now);
void skip_playback(App&, Session&);
void draw_playback(Drawing&, Rect panel);
void draw_roll(Drawing&); // the die of the event that shows, above the stage

// --- app_act.cpp -----------------------------------------------------------------------------------------------------
void take_gestures(App&, Session&);
void keep_tab(App&, const Session&, const TableViews*);

// --- app_filter.cpp: long lists --------------------------------------------------------------------------------------
bool long_list(const Prepared&);
void order_rows(App&, std::span<const int> ranks); // of every choice; the higher the better
void show_rows(App&, int filter);
void keep_considered_shown(App&, int preview);
float filters_height(const Drawing&);
void draw_filters(Drawing&, Rect);

// --- the areas -------------------------------------------------------------------------------------------------------
void draw_bar(Drawing&);                                          // app_bar.cpp
void draw_panel(Drawing&);                                        // app_panel.cpp
void draw_score(Drawing&, Rect);                                  // app_score.cpp
void draw_result(Drawing&, Rect panel);                           //
void draw_journal(Drawing&, Rect);                                // app_journal.cpp
void draw_journal_end(Drawing&, Rect);                            // the last lines, beside the hand
void draw_note(Drawing&);                                         // app_notes.cpp
void draw_cover(Drawing&);                                        //
void draw_empty(Drawing&);                                        //
void explain_rule(App&, const Session&, const TableViews&, Rule); //
void explain_thing(App&, const Session&, const TableViews&, Ref); //
void explain_refusal(App&, const Session&, const Refusal&);       //

// --- app_lesson.cpp, app_tips.cpp -------------------------------------------------------------------------------------
void draw_lesson(Drawing&);
bool lesson_touched(App&, const Session&, int control); // true: nothing else is to be done about it
bool lesson_key(App&, const Session&, AppKey);
void draw_tip(Drawing&);
// What a button with a picture is for; empty for one that says so itself.
std::string control_words(const App&, const Session&, const TableViews*, int control);
void explain_purpose(App&, const Session&); // what the question is for
bool shows_why(const Session&, Rect inner); // there is room to say so below the question
void draw_why(Drawing&, Rect& inner);       // takes what it needs from the top
void draw_purpose(Drawing&, Rect place);    // a button instead

// "+3", "−2", "0".
std::string signed_number(int n);
// "needs ≤ 6 on d10: 60 %"; empty for a roll without a need.
std::string need_words(const Session&, const Roll&);
int percent_of(const Roll&);

} // namespace wc::shell

#include "shell/app/app.hpp"

#include "shell/app/app_parts.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr double longest_gap = 0.1; // seconds: a glide goes on from where it was after a pause

bool glide_scrolls(App& app, double now) {
    const auto passed = static_cast<float>(std::min(now - app.drawn_at, longest_gap));
    bool moving = false;
    for (Scroll& scroll : app.scrolls) moving |= scroll_glide(scroll, passed);
    for (Camera& camera : app.cameras) moving |= camera_glide(camera, passed);
    return moving;
}

void draw_stage(Drawing& d) {
    const Layout& l = d.app.layout;
    if (d.app.tab == score_tab(d.views)) {
        baize(d.pen, l.room);
        return draw_score(d, l.stage);
    }
    if (d.app.tab == journal_tab(d.views)) {
        baize(d.pen, l.room);
        return draw_journal(d, l.stage);
    }
    push_clip(d.pen, l.room);
    d.views->stage(d.pen, d.app.places, d.scene, l.stage, l.room, d.app.tab);
    pop_clip(d.pen);
}

void draw_hand(Drawing& d) {
    const Layout& l = d.app.layout;
    if (l.hand_ground.empty()) return;
    if (l.form == ScreenForm::tall || l.form == ScreenForm::low)
        box(d.pen, l.hand_ground, {.fill = theme::panel_solid});
    else
        strip_ground(d.pen, l.hand_ground);
    if (l.hand.empty()) return;
    add_block(d.app.places, d.pen, l.hand_ground);
    Scene scene = d.scene;
    scene.scroll = &d.app.scrolls[control::hand];
    scene.scroll_area = control::hand;
    d.views->hand(d.pen, d.app.places, scene, l.hand, l.card);
    if (!l.journal.empty()) draw_journal_end(d, l.journal);
}

void draw_game(Drawing& d) {
    draw_stage(d);
    draw_hand(d);
    draw_panel(d);
    draw_roll(d);
    draw_bar(d);
    draw_lesson(d);
    draw_note(d);
}

} // namespace

namespace {

// What somebody has opened at this screen is not for the next one to read.
void close_for_others(App& app, const Session& s) {
    if (app.eyes == s.eyes) return;
    app.eyes = s.eyes;
    app.note = {};
    app.tip = {};
}

} // namespace

AppFrame draw_app(App& app, Session& session, Pen& pen, Size screen, double now) {
    tick(app.input, now);
    take_gestures(app, session);
    close_for_others(app, session);
    const bool gliding = glide_scrolls(app, now);
    app.drawn_at = now;
    const TableViews* views = views_of(session);
    follow_playback(app, session, views, now);
    app.layout.form = arrange(screen, app.safe, {}).form;
    keep_tab(app, session, views);
    prepare(app, session, views);
    app.layout = arrange(screen, app.safe, wish_of(app, session, views));
    app.places.list.clear();
    motion_begin(app.motion, now);
    const Scene scene = scene_of(app, session, views);
    Drawing d{.app = app, .session = session, .pen = pen, .views = views, .scene = scene, .now = now};
    if (views == nullptr) {
        draw_empty(d);
        draw_bar(d);
    } else if (session.waiting >= 0) {
        draw_cover(d);
    } else {
        draw_game(d);
    }
    draw_tip(d);
    app.revealed = focus_of(app, session);
    const bool moving = motion_end(app.motion);
    double wake = wake_time(app.input);
    const auto wake_for = [&](double at) {
        if (at > 0 && (wake == 0 || at < wake)) wake = at;
    };
    if (playing(app, session) && !lesson_on_stage(app, session)) wake_for(app.playback.until);
    wake_for(app.tip.show_at);
    return {.again = moving || gliding, .wake_at = wake};
}

} // namespace wc::shell

// What has happened since this screen last showed the table, event by event: step, fast, skip.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/button.hpp"
#include "shell/widgets/dice.hpp"
#include "shell/widgets/journal.hpp"
#include "shell/widgets/panel.hpp"

namespace wc::shell {

namespace {

constexpr double fast_share = 0.3, roll_seconds = 1.6, settle_seconds = 0.45;
constexpr std::size_t lines_shown = 8;

double seconds_of(const App& app, const TableViews* views, const Event& event) {
    double seconds = event.roll.sides > 0 ? roll_seconds : views == nullptr ? 0 : views->seconds_of(event);
    if (app.playback.fast) seconds *= fast_share;
    return seconds;
}

// The event at `at` begins to show; those that take no time pass at once.
void show_from(App& app, Session& s, const TableViews* views, double now) {
    Playback& p = app.playback;
    while (p.at < s.playback.size()) {
        const double seconds = seconds_of(app, views, s.playback[p.at].event);
        if (seconds > 0 || lesson_on_stage(app, s)) {
            p.since = now;
            p.until = now + seconds;
            return;
        }
        ++p.at;
    }
    skip_playback(app, s);
}

} // namespace

bool playing(const App& app, const Session& s) { return app.playback.running && !s.playback.empty() && s.waiting < 0; }

const Shown* shown_event(const App& app, const Session& s) {
    return playing(app, s) && app.playback.at < s.playback.size() ? &s.playback[app.playback.at] : nullptr;
}

void follow_playback(App& app, Session& s, const TableViews* views, double now) {
    Playback& p = app.playback;
    if (s.playback.empty() || s.waiting >= 0) {
        p.running = false;
        return;
    }
    if (!p.running || p.of != s.version) {
        p = {.running = true, .fast = p.fast, .of = s.version};
        show_from(app, s, views, now);
    }
    while (p.running && now >= p.until && !lesson_on_stage(app, s)) {
        ++p.at;
        show_from(app, s, views, now);
    }
}

void step_playback(App& app, Session& s, const TableViews* views, double now) {
    if (!playing(app, s) || lesson_on_stage(app, s)) return;
    motion_skip(app.motion);
    ++app.playback.at;
    show_from(app, s, views, now);
}

// A lesson of what has happened is told first.
void skip_playback(App& app, Session& s) {
    if (const auto next = playing(app, s) ? next_lesson(app, s) : std::nullopt; next && next->event >= 0) {
        app.playback.at = static_cast<std::size_t>(next->event);
        app.playback.since = app.playback.until = app.drawn_at;
        return;
    }
    app.playback.running = false;
    motion_skip(app.motion);
    finish_playback(s);
}

void draw_roll(Drawing& d) {
    const Shown* shown = shown_event(d.app, d.session);
    if (shown == nullptr || shown->event.roll.sides == 0) return;
    const Roll roll = shown->event.roll;
    const float passed = static_cast<float>((d.now - d.app.playback.since) / settle_seconds);
    const float tumble = d.app.motion.reduced ? 0.0f : 1 - ease_out(std::clamp(passed, 0.0f, 1.0f));
    if (tumble > 0) d.app.motion.moving = true;
    const bool good = roll.need > 0 ? roll.value <= roll.need : roll.value >= -roll.need;
    const Verdict verdict = roll.need == 0 || tumble > 0.02f ? Verdict::open : good ? Verdict::good : Verdict::bad;
    const std::string title = say(d.session, shown->event.line), need = need_words(d.session, roll);
    const std::string result =
        roll.need == 0 ? std::string() : say(d.session, good ? Text::core_shell_roll_good : Text::core_shell_roll_bad);
    const Rect stage = d.app.layout.stage;
    const float w = std::min(stage.w - 20, roll_panel_size.w);
    const Rect place = around({stage.centre().x, stage.bottom() - roll_panel_size.h / 2 - 10}, w, roll_panel_size.h);
    roll_panel(d.pen, place,
               {.title = title,
                .need = need,
                .result = result,
                .die = {.sides = roll.sides, .value = roll.value, .verdict = verdict, .tumble = tumble}});
}

void draw_playback(Drawing& d, Rect r) {
    const App& app = d.app;
    const std::string title = say(d.session, Text::core_shell_happening);
    Rect inner = panel(
        d.pen, r,
        {.title = title, .sheet = app.layout.form == ScreenForm::tall, .over = app.layout.form == ScreenForm::drawer});
    const Rect buttons = cut_bottom(inner, d.scene.finger ? theme::touch_target : 40.0f, 8);
    constexpr std::array<Text, 3> labels{Text::core_shell_step, Text::core_shell_fast, Text::core_shell_skip};
    constexpr std::array<Icon, 3> icons{Icon::step, Icon::fast, Icon::skip};
    for (int k = 0; k < 3; ++k) {
        const std::string label = say(d.session, labels[static_cast<std::size_t>(k)]);
        const Rect place = column(buttons, k, 3, 8);
        button(d.pen, d.app.places, place,
               {.control = control::step + k,
                .label = label,
                .picture = icons[static_cast<std::size_t>(k)],
                .chosen = k == 1 && app.playback.fast,
                .pointed = pointed(app.input, place)});
    }
    const std::size_t end = std::min(app.playback.at + 1, d.session.playback.size());
    const std::size_t begin = end > lines_shown ? end - lines_shown : 0;
    std::vector<std::string> texts, rules;
    std::vector<Telegram> lines;
    texts.reserve(lines_shown);
    rules.reserve(lines_shown);
    for (std::size_t k = begin; k < end; ++k) {
        const Event& event = d.session.playback[k].event;
        texts.push_back(say(d.session, event.line));
        rules.push_back(rule_number(d.session, event.line.rule));
        lines.push_back({.side = d.views->side(seat_of_event(event)),
                         .text = texts.back(),
                         .rule = rules.back(),
                         .fresh = k + 1 == end});
    }
    std::span<const Telegram> fitting(lines); // the newest, whole lines only
    while (fitting.size() > 1 && journal_height(inner.w, fitting) > inner.h) fitting = fitting.subspan(1);
    push_clip(d.pen, inner);
    const int first = control::played + static_cast<int>(end - fitting.size());
    journal(d.pen, d.app.places, inner, fitting, first);
    pop_clip(d.pen);
}

} // namespace wc::shell

// The journal: everything that happened, as telegrams with the rules they come from.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/journal.hpp"
#include "shell/widgets/surface.hpp"

namespace wc::shell {

namespace {

constexpr std::size_t most_lines = 400; // of the whole journal, the latest
constexpr std::size_t end_lines = 14;

struct Telegrams {
    std::vector<JournalLine> words;
    std::vector<std::string> headings;
    std::vector<Telegram> lines;
};

// The last `count` lines as far as they have been shown: what is being played back is not told beforehand.
Telegrams last_lines(const Drawing& d, std::size_t count) {
    const Session& s = d.session;
    std::size_t end = journal_here(s);
    if (playing(d.app, d.session)) end = std::min(end, s.playback[d.app.playback.at].number + 1);
    const std::size_t from = end > count ? end - count : 0;
    Telegrams out{.words = journal_of(s, from, end - from)};
    d.app.journal_top = from;
    for (std::size_t k = 0; k < out.words.size(); ++k) {
        const JournalLine& line = out.words[k];
        const bool opens = d.views->opens_chapter(line.event);
        out.lines.push_back({.side = d.views->side(seat_of_event(line.event)),
                             .text = line.text,
                             .rule = line.rule,
                             .heading = opens,
                             .fresh = from + k >= d.app.fresh_from});
    }
    return out;
}

} // namespace

void draw_journal(Drawing& d, Rect stage) {
    const Telegrams all = last_lines(d, most_lines);
    Rect room = shrunk(stage, stage.w < 500 ? 12.0f : 30.0f, 12);
    const float most = 760;
    if (room.w > most) room = around(room.centre(), most, room.h);
    panel_ground(d.pen, grown(room, 8, 4));
    if (all.lines.empty()) {
        const std::string nothing = say(d.session, Text::core_shell_no_journal);
        write_in(d.pen, room, nothing, {.face = Face::text, .color = theme::text_soft, .align = Align::centre});
        return;
    }
    Scroll& scroll = d.app.scrolls[control::stage];
    const float height = journal_height(room.w - 16, all.lines) + 8;
    scroll.content = height;
    scroll.room = room.h;
    const std::size_t lines = d.app.journal_top + all.lines.size();
    if (d.app.journal_lines != lines || scroll.offset == 0) { // opened, or something new: the end is what matters
        d.app.journal_lines = lines;
        scroll.offset = scroll_end(scroll);
    }
    const Rect content = begin_scroll(d.pen, d.app.places, room, scroll, control::stage, height);
    journal(d.pen, d.app.places, shrunk(content, 8, 4), all.lines, control::journal);
    end_scroll(d.pen, room, scroll);
}

void draw_journal_end(Drawing& d, Rect r) {
    const std::string title = capitals(say(d.session, Text::core_shell_tab_journal));
    write_in(d.pen, cut_top(r, 20, 4), title,
             {.face = Face::strong, .size = 13, .color = theme::brass, .tracking = 1.4f});
    const Telegrams last = last_lines(d, end_lines);
    std::span<const Telegram> lines(last.lines);
    while (lines.size() > 1 && journal_height(r.w, lines) > r.h) lines = lines.subspan(1); // whole lines only
    const int first = control::journal + static_cast<int>(last.lines.size() - lines.size());
    push_clip(d.pen, r);
    journal(d.pen, d.app.places, r, lines, first);
    pop_clip(d.pen);
}

} // namespace wc::shell

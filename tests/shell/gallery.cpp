#include "gallery.hpp"

#include "shell/widgets/bar.hpp"
#include "shell/widgets/button.hpp"
#include "shell/widgets/card.hpp"
#include "shell/widgets/chip.hpp"
#include "shell/widgets/crowd.hpp"
#include "shell/widgets/dialog.hpp"
#include "shell/widgets/dice.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/journal.hpp"
#include "shell/widgets/label.hpp"
#include "shell/widgets/panel.hpp"
#include "shell/widgets/row.hpp"
#include "shell/widgets/scroll.hpp"
#include "shell/widgets/surface.hpp"
#include "shell/widgets/token.hpp"
#include "shell/widgets/track.hpp"

#include <array>
#include <string>

namespace wc::shell::gallery {

namespace {

constexpr std::array<std::string_view, 6> numbers{"1", "2", "3", "4", "5", "6"};

struct Seat {
    Side side;
    Point chair, first, last;
};

// Tracks run from the table's middle to the three chairs, as shares of its half axes.
std::array<Seat, 3> seats(Rect table) {
    const Point c = table.centre();
    const float x = table.w / 2, y = table.h / 2;
    const auto at = [&](float dx, float dy) { return c + Point{dx * x, dy * y}; };
    return {{{Side::uk, at(-0.86f, -0.86f), at(-0.19f, -0.11f), at(-0.77f, -0.43f)},
             {Side::us, at(0.86f, -0.86f), at(0.19f, -0.11f), at(0.77f, -0.43f)},
             {Side::ussr, at(0, 1.0f), at(0, 0.24f), at(0, 0.81f)}}};
}

void table(Pen& pen, Places& places, Rect stage, bool small) {
    Rect oval = shrunk(stage, small ? 14.0f : 36.0f, small ? 22.0f : 20.0f);
    cut_bottom(oval, small ? 14.0f : 34.0f);
    wood_table(pen, oval);
    Size piece = chip_size(stage.w);
    for (const Seat& seat : seats(oval)) {
        std::array<Point, 6> at{};
        spread(seat.first, seat.last, at);
        std::array<SpaceData, 6> spaces{};
        for (std::size_t i = 0; i < 6; ++i) spaces[i] = {.at = at[i], .number = numbers[i], .taken = i == 1};
        track(pen, {.side = seat.side, .spaces = spaces, .radius = small ? 9.0f : 11.5f});
        chair(pen, seat.chair, small ? 22.0f : 32.0f, seat.side, seat.side == Side::us);
        add_ref(places, pen, Ref::make(14, static_cast<int>(seat.side)), around(seat.chair, 60));
    }
    const Point c = oval.centre();
    std::array<Crowded, 5> crowd{
        {{around(c - Point{0, 20}, piece.w, piece.h)},
         {around(c + Point{0, 10}, piece.w, piece.h)},
         {around(mix(seats(oval)[1].first, seats(oval)[1].last, 0.6f), piece.w, piece.h)},
         {around(mix(seats(oval)[0].first, seats(oval)[0].last, 0.5f), piece.w, piece.h)},
         {around(mix(seats(oval)[2].first, seats(oval)[2].last, 0.6f) + Point{50, 0}, piece.w, piece.h)}}};
    step_aside(crowd, oval);
    constexpr std::array<std::string_view, 5> names{"Second Front", "Strategic Materiel", "Pol-Mil 2/2",
                                                    "UK Directed Offensive", "A-Bomb Research"};
    constexpr std::array<Icon, 5> icons{Icon::landing, Icon::crate, Icon::network, Icon::offensive, Icon::atom};
    for (std::size_t i = 0; i < crowd.size(); ++i) {
        ChipData data{.name = names[i], .picture = icons[i]};
        if (i == 2) data.mark = Mark::chosen;
        if (i == 0 || i == 4) data.mark = Mark::possible;
        if (i == 3) {
            data.owner = Side::uk;
            data.mark = Mark::quiet;
        }
        chip(pen, crowd[i].rect, data);
        add_ref(places, pen, Ref::make(2, static_cast<int>(i)), crowd[i].rect);
    }
    const Rect moving = crowd[2].rect;
    route(pen, {moving.right(), moving.y}, seats(oval)[1].chair - Point{20, -20}, theme::brass_light);
    pill(pen, {moving.centre().x - 20, moving.y - 24}, {.text = "5 + 5", .odds = "→ captured"});
}

constexpr std::array<RowData, 6> rows{{
    {.title = "Pol-Mil 2/2",
     .outcome = "5 → chair",
     .note = "captured unless debated",
     .group = "HOPKINS (5) ON",
     .mark = Mark::chosen},
    {.title = "US Production", .outcome = "3 → chair", .note = "captured unless debated", .mark = Mark::possible},
    {.title = "Second Front", .outcome = "0 → 5", .note = "off the centre: no D-Day", .mark = Mark::possible},
    {.title = "Theater Leadership: Europe",
     .outcome = "UK 4 → US 1",
     .note = "leaves Churchill’s track",
     .mark = Mark::possible},
    {.title = "A-Bomb Research", .outcome = "SU 5 → 0", .note = "Stalin +3 VP if he keeps it", .mark = Mark::possible},
    {.title = "Global Issue", .outcome = "SU 2 → US 3", .mark = Mark::possible},
}};

struct CardText {
    std::string_view value, name, role;
    std::array<std::string_view, 2> effects;
    Bust bust;
};
constexpr std::array<CardText, 7> cards{{
    {"★", "Marshall", "Chief of Staff", {"+1 Dir. Offensive", "+1 Second Front"}, Bust::officer},
    {"5", "Hopkins", "Adviser", {"any value 1–5", ""}, Bust::civilian},
    {"5", "Leahy", "Chief of Staff to Pres.", {"+1 Global", ""}, Bust::sailor},
    {"4", "King", "Fleet Admiral", {"+2 Pacific Ldr.", "gain 1 naval"}, Bust::sailor},
    {"3", "Donovan", "OSS", {"+1 Pol-Mil", "gain 1 network"}, Bust::hat},
    {"2", "Perkins", "Labor", {"+2 Production", ""}, Bust::civilian},
    {"7", "ROOSEVELT", "President · once", {"Charm: shift one", "more issue by 1"}, Bust::civilian},
}};

void hand(Pen& pen, Places& places, Rect strip, Size size, float gap) {
    std::array<Rect, 7> at{};
    hand_places(strip, size, gap, at);
    for (std::size_t i = 0; i < at.size(); ++i) {
        const CardText& text = cards[i];
        const bool lifted = i == 1;
        const std::size_t lines = text.effects[1].empty() ? 1 : 2;
        const Rect r = lifted ? moved(at[i], {0, size.h > 100 ? -14.0f : -9.0f}) : at[i];
        card(pen, r,
             {.value = text.value,
              .name = text.name,
              .role = text.role,
              .effects = std::span(text.effects).first(lines),
              .modified = lifted ? "5+0" : "",
              .side = Side::us,
              .bust = text.bust,
              .mark = lifted   ? Mark::chosen
                      : i == 4 ? Mark::quiet
                               : Mark::plain,
              .lifted = lifted,
              .spent = i == 5});
        add_ref(places, pen, Ref::make(1, static_cast<int>(i)), r);
    }
}

constexpr std::array<Telegram, 6> lines{{
    {.text = "TEHRAN", .heading = true},
    {.side = Side::ussr, .text = "Stalin advances A-Bomb with Molotov 5 → space 5", .rule = "5.22"},
    {.side = Side::uk, .text = "Churchill debates, Eden 4", .rule = "5.24", .fresh = true},
    {.side = Side::uk, .text = "→ back to UK 4", .rule = "5.26", .fresh = true},
    {.side = Side::us, .text = "Roosevelt to play", .fresh = true},
}};

void bar(Pen& pen, Places& places, const Layout& l) {
    const bool compact = l.compact;
    top_ground(pen, l.top);
    where_we_are(pen, l.where,
                 {.number = "5",
                  .title = "TEHRAN",
                  .subtitle = compact ? "Meeting · 12 cards" : "Conference 5 of 10 · Meeting · 5.22"});
    const std::array<ScoreData, 3> scores{{
        {.control = 1,
         .side = Side::uk,
         .name = "CHURCHILL",
         .value = compact ? "24" : "24 VP",
         .delta = compact ? "" : "+3"},
        {.control = 2, .side = Side::us, .name = "ROOSEVELT", .value = compact ? "21" : "21 VP", .turn = true},
        {.control = 3,
         .side = Side::ussr,
         .name = "STALIN",
         .value = compact ? "27" : "27 VP",
         .delta = compact ? "" : "+1"},
    }};
    score_bar(pen, places, l.scores, scores);
    constexpr std::array<ButtonData, 4> tabs{{{.control = 10, .label = "Table", .chosen = true},
                                              {.control = 11, .label = "War"},
                                              {.control = 12, .label = "World"},
                                              {.control = 13, .label = "Journal"}}};
    l.form == ScreenForm::tall ? tabs_even(pen, places, l.tabs, tabs) : (void)tabs_right(pen, places, l.tabs, tabs);
    constexpr std::array<Icon, 4> tools{Icon::menu, Icon::share, Icon::redo, Icon::undo};
    for (int i = 0; i < l.tool_count; ++i) {
        const auto which = tools[static_cast<std::size_t>(l.tool_count - 1 - i)];
        icon_button(pen, places, tool_place(l, i),
                    {.control = 20 + i, .picture = which, .enabled = which != Icon::redo});
    }
}

} // namespace

void desktop(Pen& pen, Places& places, const Layout& l) {
    baize(pen, l.room);
    table(pen, places, l.stage, false);
    strip_ground(pen, l.hand_ground);
    hand(pen, places, l.hand, l.card, 12);
    if (!l.journal.empty()) journal(pen, places, l.journal, lines, 100);
    if (!l.panel.empty()) {
        add_block(places, pen, l.panel);
        Rect inner = panel(pen, l.panel,
                           {.title = "Your move, Mr President",
                            .subtitle = "Play a card and advance one issue toward your chair.",
                            .over = l.form == ScreenForm::drawer});
        const Rect play = cut_bottom(inner, 40, 8);
        button(pen, places, play, {.control = 30, .label = "Play Hopkins on Pol-Mil", .weight = Weight::main});
        cut_top(inner, row_list(pen, places, inner, rows, {}, false), 4);
        Rect links = cut_top(inner, 28);
        button(pen, places, cut_left(links, 210),
               {.control = 31, .label = "Why not Directed Offensive?", .weight = Weight::link});
    }
    bar(pen, places, l);
}

void phone(Pen& pen, Places& places, const Layout& l) {
    baize(pen, l.room);
    table(pen, places, l.stage, true);
    box(pen, l.hand_ground, {.fill = theme::panel_solid});
    add_block(places, pen, l.panel);
    const bool sheet = l.form == ScreenForm::tall;
    Rect inner = panel(pen, l.panel, {.title = "Advance one issue with", .aside = "Hopkins 5", .sheet = sheet});
    Scroll scroll{.offset = 0};
    const Rect content = begin_scroll(pen, places, inner, scroll, 1, row_list_height(inner.w, rows, true));
    row_list(pen, places, content, rows, {}, true);
    end_scroll(pen, inner, scroll);
    hand(pen, places, l.hand, l.card, l.card.w < 60 ? 5.0f : 8.0f);
    bar(pen, places, l);
}

void pieces(Pen& pen, Places& places, const Layout& l) {
    box(pen, l.screen, {.fill = theme::night});
    sea(pen, {0, 0, 520, 400});
    std::array<SpaceData, 5> front{{{.at = {60, 80}, .number = "1", .name = "SICILY", .passed = true},
                                    {.at = {140, 150}, .number = "2", .name = "S. ITALY", .taken = true},
                                    {.at = {230, 120}, .number = "5", .name = "C. ITALY", .mark = Mark::possible},
                                    {.at = {320, 200}, .number = "3", .name = "N. ITALY", .mark = Mark::chosen},
                                    {.at = {420, 180}, .name = "BERLIN", .shape = SpaceShape::square}}};
    track(pen, {.side = Side::uk, .spaces = front, .radius = 14, .line = true});
    pill(pen, {330, 60}, {.text = "14 vs 8", .odds = "d10 ≤ 6 · 60 %"});
    pill(pen, {450, 60}, {.text = "5+1", .amber = true});
    write_halo(pen, {30, 380}, "EUROPE", {.face = Face::display, .size = 16, .color = theme::brass, .tracking = 3});
    const std::array<Side, 4> held{Side::us, Side::uk, Side::us, Side::ussr};
    token_row(pen, {40, 300}, 8, 21, held, 6);
    float x = 560;
    for (const Side side : {Side::none, Side::uk, Side::us, Side::ussr, Side::axis, Side::italy, Side::france}) {
        emblem(pen, {x, 40}, 20, side);
        emblem(pen, {x, 80}, 8, side);
        float y = 120;
        for (const Piece piece : {Piece::disc, Piece::cylinder, Piece::cube, Piece::pawn, Piece::flag, Piece::block}) {
            token(pen, {x, y}, 14,
                  {.piece = piece,
                   .side = side,
                   .emblem = piece != Piece::cube,
                   .mark = side == Side::us     ? Mark::possible
                           : side == Side::ussr ? Mark::quiet
                                                : Mark::plain});
            y += 46;
        }
        token(pen, {x, y}, 14, {.side = side, .text = "3"});
        x += 54;
    }
    x = 20;
    float y = 430;
    for (int i = 1; i <= static_cast<int>(Icon::chart); ++i) {
        icon(pen, {x + 10, y}, 24, static_cast<Icon>(i), theme::paper);
        x += 36;
        if (x > 490) {
            x = 20;
            y += 40;
        }
    }
    for (int value = 1; value <= 6; ++value) {
        die(pen, {560 + 52.0f * static_cast<float>(value - 1), 430, 40, 40},
            {.sides = 6, .value = value, .tumble = value == 6 ? 0.4f : 0.0f});
    }
    die(pen, {880, 424, 50, 50}, {.value = 7, .verdict = Verdict::bad});
    die(pen, {940, 424, 50, 50}, {.value = 10, .tumble = 0.3f});
    roll_panel(pen, {550, 490, roll_panel_size.w, roll_panel_size.h},
               {.title = "Eastern Front enters Belarus",
                .need = "7 support × 2 − 4 reserves × 2 = 6   d10 needs ≤ 6",
                .result = "yes",
                .die = {.value = 4, .verdict = Verdict::good}});
    constexpr std::array<SumLine, 4> sum{{{.what = "Aggression strength", .value = "9 of 8", .total = true},
                                          {.what = "German support", .value = "+6"},
                                          {.what = "land-air balance", .value = "+2", .rule = "28.4"},
                                          {.what = "Axis flags in Czechoslovakia", .value = "0"}}};
    sum_lines(pen, {550, 570, 320, 120}, sum);
    card(pen, {1010, 30, 132, 150}, {.side = Side::ussr, .face_down = true});
    card(pen, {1160, 30, 52, 72}, {.side = Side::uk, .face_down = true});
    card(pen, {1160, 120, 52, 72}, {.value = "5", .name = "Montgomery", .modified = "5+1", .side = Side::uk});
    ButtonData plain{.control = 40, .label = "Pass (you debated since your last advance)"};
    button(pen, places, {960, 210, 300, 44}, plain);
    button(pen, places, {960, 262, 300, 44},
           {.control = 41, .label = "Commit", .picture = Icon::check, .weight = Weight::main});
    button(pen, places, {960, 314, 145, 44}, {.control = 42, .label = "Off", .weight = Weight::main, .enabled = false});
    button(pen, places, {1115, 314, 145, 44}, {.control = 43, .label = "Over", .pointed = {.over = true}});
    toast(pen, places, {1110, 430}, 300, {.text = "Captured issues can’t be advanced.", .rule = "5.3", .control = 44});
    Pen inner = pen;
    const ButtonData buttons[] = {{.control = 50, .label = "Cancel"},
                                  {.control = 51, .label = "Start", .weight = Weight::main}};
    dialog(inner, places, {880, 560, 400, 160},
           {.title = "New game", .text = "Three people at one screen.", .buttons = buttons});
    cover(inner, places, {20, 520, 480, 200},
          {.side = Side::us,
           .title = "Pass the device to Roosevelt",
           .text = "The others look away.",
           .button = {.control = 60, .label = "I am Roosevelt"}});
}

} // namespace wc::shell::gallery

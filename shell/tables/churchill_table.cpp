// The conference table: the centre, three tracks to three chairs, and the issues between them.
#include "shell/tables/churchill_parts.hpp"

#include "shell/widgets/beside.hpp"
#include "shell/widgets/chip.hpp"
#include "shell/widgets/crowd.hpp"
#include "shell/widgets/emblem.hpp"
#include "shell/widgets/label.hpp"
#include "shell/widgets/surface.hpp"
#include "shell/widgets/track.hpp"

namespace wc::shell::conference {

namespace {

using game::Issue;

constexpr std::array<std::string_view, 6> numbers{"1", "2", "3", "4", "5", "6"};

// An issue on the table, and where its piece lies.
struct Piece {
    Issue issue{};
    Rect rect{};
    Point home{}; // its space; the piece's own middle in the centre
    bool on_track = false;
};

Rect beside_space(const TablePlan& plan, game::Side side, int space) {
    const auto k = ix(side);
    const auto i = static_cast<std::size_t>(space - 1);
    const Point way = plan.beside[k][i];
    const float away = plan.space_radius + 4;
    const Point middle = plan.space[k][i] + Point{way.x * (plan.chip.w / 2 + away), way.y * (plan.chip.h / 2 + away)};
    return around(middle, plan.chip.w, plan.chip.h);
}

// While issues are chosen their trays leave little of the Soviet track.
Rect between_trays(const TablePlan& plan, Point home) {
    if (!plan.small) return around(home, plan.chip.w, plan.chip.h);
    const float aside = plan.chair_radius + plan.chip.w / 2 + 4;
    const Point chair = plan.chair[ix(game::Side::su)];
    const float below = plan.tray[0].bottom() + plan.chip.h / 2 + 3;
    return around({chair.x + (home.x < chair.x ? -aside : aside), below}, plan.chip.w, plan.chip.h);
}

Rect in_centre(const TablePlan& plan, int k, int count) {
    const int columns = count <= 2 ? 1 : plan.columns;
    const int rows = (count + columns - 1) / columns;
    const float w = plan.chip.w + plan.gap, h = plan.chip.h + plan.gap;
    const Point c = plan.centre.centre();
    const float x = c.x + (static_cast<float>(k % columns) - static_cast<float>(columns - 1) / 2) * w;
    const int down = k / columns;
    const float y = c.y + (static_cast<float>(down) - static_cast<float>(rows - 1) / 2) * h;
    return around({x, y}, plan.chip.w, plan.chip.h);
}

void add_pieces(const State& s, const TablePlan& plan, std::vector<Piece>& out) {
    const int central = static_cast<int>(std::count(s.issue.begin(), s.issue.end(), game::Spot::centre()));
    int next = 0;
    for (int k = 0; k < game::issue_count; ++k) {
        const auto issue = static_cast<Issue>(k);
        const game::Spot at = spot(s, issue);
        if (at == game::Spot::centre()) {
            const Rect r = in_centre(plan, next++, central);
            out.push_back({issue, r, r.centre(), false});
        } else if (at.on_track()) {
            const Point home = plan.space[ix(at.side())][static_cast<std::size_t>(at.space() - 1)];
            Rect place = beside_space(plan, at.side(), at.space());
            if (choosing_issues(s) && at.side() == game::Side::su) place = between_trays(plan, home);
            out.push_back({issue, place, home, true});
        }
    }
}

// Pieces beside tracks give way to the centre, the chairs, the cards played, the clash, and to each other.
void make_room(const State& s, const TablePlan& plan, Rect stage, std::vector<Piece>& pieces) {
    std::vector<Crowded> crowd;
    for (const Piece& each : pieces) crowd.push_back({each.rect, !each.on_track});
    const auto keep = [&](Rect r) { crowd.push_back({r, true}); };
    keep(plan.centre);
    for (std::size_t k = 0; k < 3; ++k) {
        keep(around(plan.chair[k], plan.chair_radius * 2));
        const bool played = (s.advance.card != 0 && s.advancer == k) || (s.debate.card != 0 && s.debater == k);
        if (played && !plan.small) keep(plan.played[k]);
        if (s.agenda_card[k] != 0 && !choosing_issues(s)) keep(agenda_cards(plan)[k]);
    }
    if (const Rect clash = clash_place(s, plan); !clash.empty()) keep(clash);
    if (choosing_issues(s))
        for (const Rect& tray : plan.tray)
            if (!tray.empty()) keep(tray);
    step_aside(crowd, shrunk(stage, 3), 4, 200);
    for (std::size_t k = 0; k < pieces.size(); ++k) pieces[k].rect = crowd[k].rect;
}

ChipData chip_data(const Scene& scene, const State& s, Issue issue, const std::string& name) {
    ChipData data{.name = name, .owner = side_look(game::issues[ix(issue)].flag), .picture = icon_of(issue)};
    data.mark = mark_of(scene, churchill_views, ref(issue));
    const bool moving = s.advanced == static_cast<int>(issue) + 1;
    data.lifted = moving || data.mark == Mark::chosen;
    return data;
}

void draw_piece(Pen& pen, Places& places, const Scene& scene, const State& s, const Piece& piece, bool small) {
    const Rect r = glide(*scene.motion, ref(piece.issue).bits | 0x10000u, piece.rect);
    const std::string name = short_name(scene, ref(piece.issue));
    ChipData data = chip_data(scene, s, piece.issue, name);
    if (const game::Spot at = spot(s, piece.issue); small && at.on_track()) { // the piece may hide its space
        data.number = numbers[static_cast<std::size_t>(at.space() - 1)];
        data.track = side_look(at.side());
        data.number_right = piece.home.x > r.centre().x;
    }
    data.pointed = pointed_at(scene, pen, r);
    chip(pen, r, data);
    add_ref(places, pen, ref(piece.issue), r);
}

void draw_tracks(Pen& pen, const State& s, const TablePlan& plan) {
    rounded(pen, plan.centre, 16, {.fill = rgb(0x000000, 0.14f), .line = faded(theme::brass, 0.45f), .width = 1.2f});
    for (const game::Side side : game::all_sides) {
        std::array<SpaceData, 6> spaces{};
        const auto& line_of = plan.space[ix(side)];
        polyline(pen, line_of, faded(look_of(side_look(side)).color, 0.55f), 2.5f);
        line(pen, line_of.back(), plan.chair[ix(side)], faded(look_of(side_look(side)).color, 0.55f), 2.5f);
        for (std::size_t k = 0; k < 6; ++k) {
            const game::Spot here = game::Spot::track(side, static_cast<int>(k) + 1);
            const bool taken = std::find(s.issue.begin(), s.issue.end(), here) != s.issue.end();
            spaces[k] = {.at = plan.space[ix(side)][k], .number = numbers[k], .taken = taken};
        }
        track(pen, {.side = side_look(side), .spaces = spaces, .radius = plan.space_radius});
    }
}

std::string status_words(const Scene& scene, const State& s, game::Side side) {
    const auto status = s.leader[ix(side)];
    const Text text = status == game::LeaderStatus::active ? Text::churchill_shell_leader_ready
                      : status == game::LeaderStatus::used ? Text::churchill_shell_leader_used
                                                           : Text::churchill_shell_leader_barred;
    return words(scene, text);
}

// Name, hand and leader beside a chair; where there is no room, the number of cards alone.
void draw_name(Pen& pen, const Scene& scene, const State& s, const TablePlan& plan, game::Side side, Rect stage) {
    const Point c = plan.chair[ix(side)];
    const float r = plan.chair_radius;
    const std::string cards = words(scene, Text::churchill_shell_cards, Ref::number(s.hand_size[ix(side)]));
    const std::string status = status_words(scene, s, side);
    const bool left = side == game::Side::uk, right = side == game::Side::us;
    if (plan.small) {
        const Point at = left || right ? c + Point{0, r + 11} : c + Point{r + 20, -r * 0.55f};
        const std::string count = std::to_string(s.hand_size[ix(side)]);
        const Rect box = around(at, 34, 18);
        rounded(pen, box, 9, {.fill = faded(theme::night, 0.75f)});
        icon(pen, {box.x + 10, box.centre().y}, 12, Icon::card, theme::paper, 1.4f);
        write_in(pen, {box.x + 17, box.y, 15, box.h}, count,
                 {.face = Face::strong, .size = 13, .align = Align::centre});
        return;
    }
    const Align align = left ? Align::left : Align::right;
    const Point at = left    ? Point{stage.x + 12, c.y + r + 21}
                     : right ? Point{stage.right() - 12, c.y + r + 21}
                             : Point{c.x - r - 12, stage.bottom() - 26};
    const std::string name = capitals(name_of(scene, ref(leader_of(s, side))));
    write_halo(pen, at, name,
               {.face = Face::display, .size = 15, .color = theme::paper, .align = align, .tracking = 1.2f});
    write_halo(pen, at + Point{0, 17}, cards + " \u00b7 " + status,
               {.face = Face::label, .size = 13.5f, .color = theme::text_soft, .align = align});
}

void draw_chairs(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan, Rect stage) {
    for (const game::Side side : game::all_sides) {
        const Point c = plan.chair[ix(side)];
        const bool asked = scene.asked == game::seat_of(side);
        const Rect box = around(c, plan.chair_radius * 2);
        chair(pen, c, plan.chair_radius, side_look(side), asked);
        if (s.leader[ix(side)] != game::LeaderStatus::active) {
            circle(pen, c, plan.chair_radius, {.fill = faded(theme::night, 0.45f)});
        }
        mark_ring(pen, c, plan.chair_radius, mark_of(scene, churchill_views, ref(side)), pointed_at(scene, pen, box));
        draw_name(pen, scene, s, plan, side, stage);
        add_ref(places, pen, ref(side), box);
    }
}

// What a side has won lies behind its chair, one column after the other.
void draw_won(Pen& pen, Places& places, const Scene& scene, const State& s, const TablePlan& plan) {
    const float h = plan.chip.h < 34 ? 17.0f : 20.0f;
    for (const game::Side side : game::all_sides) {
        const Rect room = plan.won[ix(side)];
        const int rows = std::max(1, static_cast<int>((room.h + 2) / (h + 2)));
        int k = 0;
        for (int i = 0; i < game::issue_count; ++i) {
            const auto issue = static_cast<Issue>(i);
            if (!won_by(s, issue, side)) continue;
            const int column = k / rows;
            const float w = plan.chip.w + 4, away = static_cast<float>(column) * w;
            const float x = side == game::Side::us ? room.right() - w - away : room.x + away;
            const Rect at{x, room.y + static_cast<float>(k % rows) * (h + 2), w - 4, h};
            ++k;
            const Rect r = glide(*scene.motion, ref(issue).bits | 0x10000u, at);
            rounded(pen, r, 4, {.fill = theme::aged, .line = look_of(side_look(side)).color, .width = 1.4f});
            const std::string name = short_name(scene, ref(issue));
            write_in(
                pen, shrunk(r, 4, 0), name,
                {.face = Face::strong, .size = h < 20 ? 11.0f : 12.5f, .color = theme::ink, .align = Align::centre});
            mark_box(pen, r, 4, mark_of(scene, churchill_views, ref(issue)), pointed_at(scene, pen, r));
            add_ref(places, pen, ref(issue), r);
        }
    }
}

Point target_of(const TablePlan& plan, game::Spot to) {
    if (to.is_won()) return plan.chair[ix(to.side())];
    if (to.on_track()) return plan.space[ix(to.side())][static_cast<std::size_t>(to.space() - 1)];
    return plan.centre.centre();
}

// Where a line from the middle of a piece leaves it.
Point edge_of(Rect r, Point way) {
    const float x = std::abs(way.x) > 0.01f ? r.w / 2 / std::abs(way.x) : 1e9f;
    const float y = std::abs(way.y) > 0.01f ? r.h / 2 / std::abs(way.y) : 1e9f;
    return r.centre() + way * std::min({x, y, 1.0f});
}

// The considered choice: the way the piece would take, and where it would end.
void draw_preview(Pen& pen, const Scene& scene, const State& s, const TablePlan& plan, std::span<const Piece> pieces,
                  Rect stage) {
    const Choice* choice = scene.considered();
    if (choice == nullptr) return;
    const auto m = move_of(s, *choice);
    if (!m || m->from == m->to) return;
    const auto piece = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& p) { return p.issue == m->issue; });
    if (piece == pieces.end()) return;
    const Point to = target_of(plan, m->to);
    const float stop = m->to.is_won() ? plan.chair_radius + 6 : plan.space_radius + 3;
    const Point way = to - piece->rect.centre();
    const float far = std::max(1.0f, length(way));
    if (m->to.on_track()) mark_ring(pen, to, plan.space_radius, Mark::chosen);
    route(pen, edge_of(piece->rect, way), to - way * (stop / far), theme::brass_light, way.x < 0 ? 0.16f : -0.16f);
    const std::string text = consequence(scene, *choice).outcome;
    const Rect clash = clash_place(s, plan);
    Crowding crowd{.room = shrunk(stage, 4)};
    for (const Piece& each : pieces) crowd.taken.push_back(each.rect);
    for (std::size_t k = 0; k < 3; ++k) crowd.taken.push_back(around(plan.chair[k], plan.chair_radius * 2));
    if (!clash.empty()) crowd.taken.push_back(clash);
    const float size = plan.small ? 13.0f : theme::body;
    const auto room = find_room(crowd, to, stop + 4, pill_rect({}, {.text = text}, size).size(), Beside::above, true);
    pill(pen, room->centre(), {.text = text}, size);
}

} // namespace

void draw_table(Pen& pen, Places& places, const Scene& scene, Rect stage, Rect room) {
    const State s = state_of(scene);
    TablePlan plan = plan_table(stage, scene.form, s);
    Rect& won = plan.won[ix(game::Side::su)];
    const float chair = plan.chair[ix(game::Side::su)].x;
    if (overlap(clash_place(s, plan), won)) // to the other side, beyond how many cards are left
        won.x = std::max(2 * chair - won.right(), chair + plan.chair_radius + 48);
    baize(pen, room);
    wood_table(pen, plan.oval);
    draw_tracks(pen, s, plan);
    draw_chairs(pen, places, scene, s, plan, stage);
    draw_won(pen, places, scene, s, plan);
    draw_agenda(pen, places, scene, s, plan);
    std::vector<Piece> pieces;
    add_pieces(s, plan, pieces);
    make_room(s, plan, stage, pieces);
    for (const Piece& each : pieces)
        if (each.on_track) line(pen, each.home, each.rect.centre(), faded(theme::paper, 0.5f), 1.5f);
    for (const Piece& each : pieces) draw_piece(pen, places, scene, s, each, plan.small);
    draw_debate(pen, places, scene, s, plan);
    draw_preview(pen, scene, s, plan, pieces, stage);
}

} // namespace wc::shell::conference

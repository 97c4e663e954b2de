// Where everything lies on the conference table: the centre above, a track from it to each of three chairs.
#include "shell/tables/churchill_parts.hpp"

#include "shell/widgets/chip.hpp"
#include "shell/widgets/clash.hpp"

namespace wc::shell::conference {

namespace {

constexpr int uk = 0, su = 1, us = 2; // as game::Side
constexpr float centre_gap = 8;

Point bent(Point a, Point control, Point b, float t) { return mix(mix(a, control, t), mix(control, b, t), t); }

// Six spaces at equal distances along a bent line, and where a piece stands beside each: away from `from`.
void lay_track(TablePlan& plan, int side, Point a, Point control, Point b) {
    constexpr int samples = 48;
    std::array<Point, samples + 1> line{};
    std::array<float, samples + 1> run{};
    for (int k = 0; k <= samples; ++k) {
        line[static_cast<std::size_t>(k)] = bent(a, control, b, static_cast<float>(k) / samples);
        if (k > 0)
            run[static_cast<std::size_t>(k)] =
                run[static_cast<std::size_t>(k - 1)] +
                length(line[static_cast<std::size_t>(k)] - line[static_cast<std::size_t>(k - 1)]);
    }
    std::size_t at = 0;
    for (std::size_t space = 0; space < 6; ++space) {
        const float wanted = run.back() * static_cast<float>(space) / 5;
        while (at + 1 < run.size() - 1 && run[at + 1] < wanted) ++at;
        const float step = std::max(0.001f, run[at + 1] - run[at]);
        const Point here = mix(line[at], line[at + 1], std::clamp((wanted - run[at]) / step, 0.0f, 1.0f));
        const Point way = (line[at + 1] - line[at]) * (1 / step);
        const auto k = static_cast<std::size_t>(side);
        plan.space[k][space] = here;
        plan.beside[k][space] = side == us ? Point{-way.y, way.x} : Point{way.y, -way.x}; // towards the table's middle
        if (side == su) plan.beside[k][space] = {space % 2 == 0 ? 1.0f : -1.0f, 0};
    }
}

Size chip_for(Rect stage) {
    Size chip = chip_size(stage.w);
    chip.h = std::min(chip.h, stage.h > 620 ? 42.0f : 36.0f);
    if (stage.w < 420) chip = {62, 30};
    if (stage.h < 260) chip = {stage.w < 420 ? 60.0f : 76.0f, 28};
    return chip;
}

// On a small table no wider than what lies in it: the tracks' pieces need the room beside it.
void lay_centre(TablePlan& plan, int central, bool small, bool choosing) {
    const Size chip = plan.chip;
    const float share = small ? 0.58f : 0.475f;
    plan.rows = std::clamp(static_cast<int>(plan.oval.h * share / (chip.h + plan.gap)), 2, 4);
    if (small && choosing) plan.rows = 2; // the tray needs the room
    const int count = small ? std::max(central, 4) : std::max(central, 8);
    plan.columns = std::max(small ? 2 : 1, (count + plan.rows - 1) / plan.rows);
    const float w = static_cast<float>(plan.columns) * (chip.w + plan.gap) + plan.gap;
    const float h = static_cast<float>(plan.rows) * (chip.h + plan.gap) + plan.gap;
    const float top = plan.oval.y + std::max(small ? 5.0f : 10.0f, plan.oval.h * (small ? 0.03f : 0.055f));
    plan.centre = {plan.oval.centre().x - w / 2, top, w, h};
}

// Spaces that would touch stand to the left and to the right of their line by turns.
void stagger(TablePlan& plan, int side) {
    auto& spaces = plan.space[static_cast<std::size_t>(side)];
    const float wanted = plan.space_radius * 2 + (plan.small ? 3.0f : 1.0f), step = length(spaces[1] - spaces[0]);
    if (step >= wanted) return;
    const float aside = std::sqrt(wanted * wanted - step * step) / 2;
    for (std::size_t k = 0; k < spaces.size(); ++k) spaces[k].x += k % 2 == 0 ? aside : -aside;
}

void lay_tracks(TablePlan& plan, bool small) {
    const Rect o = plan.oval, c = plan.centre;
    const float r = plan.space_radius, near = plan.chair_radius + r + (small ? 4.0f : 7.0f);
    const Point left = plan.chair[uk], right = plan.chair[us], bottom = plan.chair[su];
    const float start_y = c.y + c.h * (small ? 0.24f : 0.42f);
    const Point bend = small ? Point{o.x + o.w * 0.085f, std::min(start_y, o.y + o.h * 0.14f)}
                             : Point{o.x + o.w * 0.11f, std::min(start_y, o.y + o.h * 0.27f)};
    const Point end{left.x + near * (small ? 0.1f : 0.3f), left.y - near * 0.95f};
    lay_track(plan, uk, {c.x - r - 8, start_y}, bend, end);
    const auto mirrored = [&](Point p) { return Point{o.x + o.right() - p.x, p.y}; };
    lay_track(plan, us, {c.right() + r + 8, start_y}, mirrored(bend), {right.x - (end.x - left.x), end.y});
    const Point from{bottom.x, c.bottom() + r + (small ? 4.0f : 7.0f)}, to{bottom.x, bottom.y - near};
    lay_track(plan, su, from, mix(from, to, 0.5f), to);
    stagger(plan, su);
}

// Cards that are played lie before their chairs, what is won behind them; values clash to the left or right below.
void lay_sides(TablePlan& plan, Rect stage, Size card, bool small) {
    const float r = plan.chair_radius;
    const Point left = plan.chair[uk], right = plan.chair[us], bottom = plan.chair[su];
    const float y = left.y + r - card.h;
    plan.played[uk] = {left.x + r + 12, y, card.w, card.h};
    plan.played[us] = {right.x - r - 12 - card.w, y, card.w, card.h};
    plan.played[su] = {bottom.x + r + 12, stage.bottom() - card.h - 6, card.w, card.h};
    const float under = left.y + r + (small ? 24.0f : 48.0f), w = plan.chip.w + 4;
    const float wide = small ? w : 2 * w;
    plan.won[uk] = {stage.x + 4, under, wide, stage.bottom() - under};
    plan.won[us] = {stage.right() - 4 - wide, under, wide, stage.bottom() - under};
    const float top = stage.bottom() - (small ? 58.0f : 70.0f);
    const float beyond = small ? bottom.x - r - 8 - 2 * w : plan.played[su].right() + 10;
    plan.won[su] = {beyond, top, 2 * w, stage.bottom() - top};
    const float from = small ? left.x + r + 5 : plan.played[uk].right() + 12,
                to = bottom.x - plan.space_radius * 2 - 10;
    const float room = std::max(96.0f, std::min(small ? 120.0f : 250.0f, to - from)), high = clash_height(room);
    const float middle = std::clamp((plan.centre.bottom() + plan.oval.bottom()) / 2 + (small ? 8.0f : 0.0f),
                                    plan.centre.bottom() + high / 2 + 4, stage.bottom() - high / 2 - 4);
    plan.clash[0] = around({(from + to) / 2, middle}, room, high);
    plan.clash[1] = plan.clash[0];
    plan.clash[1].x = 2 * bottom.x - plan.clash[0].right();
}

// Issues to choose from lie below the centre, left and right of the Soviet track; on a small table across it.
void lay_trays(TablePlan& plan, Rect stage, bool soviet_pieces) {
    const float top = plan.centre.bottom() + 6, middle = plan.oval.centre().x, high = stage.bottom() - top - 2;
    if (plan.small) {
        const float from = plan.chair[uk].x + plan.chair_radius + 3;
        plan.tray[0] = {from, top, 2 * (middle - from), high - (soviet_pieces ? plan.chip.h + 6 : 0)};
        return;
    }
    const float inner = soviet_pieces ? plan.chip.w / 2 + 7 : plan.space_radius + 12, outer = plan.chair_radius * 2 + 8;
    const float w = std::min(middle - inner - stage.x - outer, 3 * (plan.chip.w + plan.gap) + plan.gap);
    plan.tray[0] = {middle - inner - w, top, w, high};
    plan.tray[1] = {middle + inner, top, w, high};
}

} // namespace

TablePlan plan_table(Rect stage, ScreenForm form, const State& s) {
    TablePlan plan;
    const bool small = form == ScreenForm::low || stage.w < 560;
    plan.small = small;
    plan.chip = chip_for(stage);
    plan.chair_radius = std::clamp(std::min(stage.h * 0.078f, stage.w * 0.052f), 19.0f, 38.0f);
    plan.gap = small ? 5.0f : centre_gap;
    plan.space_radius = stage.h < 260 ? 8.0f : small ? 9.0f : stage.h > 620 ? 14.0f : 11.5f;
    const float r = plan.chair_radius;
    plan.oval = shrunk(
        stage,
        {.left = small ? 8.0f : 40.0f, .top = small ? 6.0f : 16.0f, .right = small ? 8.0f : 40.0f, .bottom = r + 6});
    if (plan.oval.w > plan.oval.h * 2.3f) plan.oval = around(plan.oval.centre(), plan.oval.h * 2.3f, plan.oval.h);
    if (plan.oval.h > plan.oval.w * 1.12f) {
        const float h = plan.oval.w * 1.12f;
        plan.oval = around(plan.oval.centre(), plan.oval.w, h);
    }
    const Rect o = plan.oval;
    const float y = o.y + o.h * (small ? 0.72f : 0.69f), inward = small ? r + 1 : r * 0.6f;
    plan.chair[uk] = {o.x + inward, y};
    plan.chair[us] = {o.right() - inward, y};
    plan.chair[su] = {o.centre().x, o.bottom() - 2};
    const auto central = static_cast<int>(std::count(s.issue.begin(), s.issue.end(), game::Spot::centre()));
    lay_centre(plan, central, small, choosing_issues(s));
    lay_tracks(plan, small);
    const Size card = small ? Size{42, 58} : Size{56, 76};
    lay_sides(plan, stage, card, small);
    lay_trays(plan, stage, std::any_of(s.issue.begin(), s.issue.end(), [](game::Spot at) {
                  return at.on_track() && at.side() == game::Side::su;
              }));
    return plan;
}

} // namespace wc::shell::conference

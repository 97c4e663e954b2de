#include "shell/widgets/card.hpp"

#include "shell/widgets/emblem.hpp"
#include "shell/widgets/label.hpp"

namespace wc::shell {

namespace {

constexpr float smallest_card = 0.86f; // cards shrink this far rather than scroll

void ground(Pen& pen, Rect r, float radius, const CardData& data) {
    soft_shadow(pen, r, radius, data.lifted ? 9.0f : 4.0f);
    const bool out = data.mark == Mark::quiet;
    const Color ground = data.spent ? mix(theme::aged, theme::ink_faded, 0.35f) : out ? theme::aged : theme::paper;
    const Color edge = data.mark == Mark::chosen ? theme::brass_light : theme::paper_edge;
    rounded(pen, r, radius, {.fill = ground, .line = edge, .width = 1});
}

// Head and shoulders in a frame of aged paper, in the side's faded colour.
void portrait(Pen& pen, Rect r, const CardData& data) {
    rounded(pen, r, 3, {.fill = theme::aged});
    push_clip(pen, r);
    const Color tint = mix(look_of(data.side).color, theme::aged, 0.42f);
    const Point c{r.centre().x, r.y + r.h * 0.36f};
    const float head = r.h * 0.24f;
    move_to(pen, {c.x - r.h * 0.62f, r.bottom() + 2});
    curve_to(pen, {c.x - r.h * 0.56f, c.y + head * 1.4f}, {c.x + r.h * 0.56f, c.y + head * 1.4f},
             {c.x + r.h * 0.62f, r.bottom() + 2});
    close_path(pen);
    draw_path(pen, {.fill = tint});
    circle(pen, c, head, {.fill = tint});
    const Color dark = mix(look_of(data.side).color, theme::ink, 0.35f);
    if (data.bust == Bust::officer || data.bust == Bust::sailor) {
        const Color top = data.bust == Bust::sailor ? theme::paper : dark;
        const Point cap[] = {c + Point{-head * 1.2f, -head * 0.75f}, c + Point{-head * 0.8f, -head * 1.25f},
                             c + Point{head * 0.8f, -head * 1.25f},  c + Point{head * 1.2f, -head * 0.75f},
                             c + Point{head * 0.9f, -head * 0.4f},   c + Point{-head * 0.9f, -head * 0.4f}};
        polygon(pen, cap, {.fill = top});
        box(pen, around(c - Point{0, head * 0.45f}, head * 2, head * 0.26f), {.fill = dark});
    }
    if (data.bust == Bust::hat) {
        rounded(pen, around(c - Point{0, head * 0.95f}, head * 1.3f, head * 0.8f), head * 0.3f, {.fill = dark});
        rounded(pen, around(c - Point{0, head * 0.55f}, head * 2.3f, head * 0.24f), head * 0.1f, {.fill = dark});
    }
    if (data.bust == Bust::civilian) {
        const Point tie[] = {
            {c.x, c.y + head * 1.15f}, {c.x + head * 0.22f, r.bottom()}, {c.x - head * 0.22f, r.bottom()}};
        polygon(pen, tie, {.fill = theme::paper});
    }
    pop_clip(pen);
}

// What a card says: the portrait gives way where there is no room for both.
float words_height(float width, const CardData& data, float scale) {
    const TextStyle style{.face = Face::text, .size = std::max(theme::smallest, 12.5f * scale)};
    const TextStyle role{.face = Face::label, .size = std::max(theme::smallest, 11.5f * scale), .tracking = 0.3f};
    TextStyle lower = role;
    lower.size = theme::smallest;
    float h = fit(data.role, role, width).cut ? lines_height(data.role, lower, width, 1.15f, 3) + 1 : role.size * 1.35f;
    for (const auto line : data.effects) h += lines_height(line, style, width, 1.18f);
    return h;
}

void effects(Pen& pen, Rect r, const CardData& data, float scale) {
    TextStyle style{.face = Face::text,
                    .size = std::max(theme::smallest, 12.5f * scale),
                    .color = theme::ink,
                    .align = Align::centre};
    const auto wanted = [&] {
        float h = 0;
        for (const auto line : data.effects) h += lines_height(line, style, r.w, 1.18f);
        return h;
    };
    while (style.size > theme::smallest && wanted() > r.h) style.size = std::max(theme::smallest, style.size - 0.5f);
    for (const auto line : data.effects) {
        const int room = static_cast<int>(r.h / (style.size * 1.18f) + 0.05f);
        if (room <= 0) return;
        cut_top(r, write_lines(pen, r, line, style, 1.18f, room));
    }
}

// In one line, or smaller in two.
void headline(Pen& pen, Rect r, std::string_view text, float size) {
    TextStyle style{.face = Face::strong, .size = size, .color = theme::paper};
    if (!fit(text, style, r.w).cut) return void(write_in(pen, r, text, style));
    style.size = std::min(size, r.h * 0.46f);
    while (style.size > theme::smallest && lines_height(text, style, r.w, 1, 9) > style.size * 2.1f)
        style.size = std::max(theme::smallest, style.size - 0.5f);
    const float high = lines_height(text, style, r.w, 1, 2);
    write_lines(pen, {r.x, r.y + (r.h - high) / 2, r.w, high}, text, style, 1, 2);
}

void whole(Pen& pen, Rect r, const CardData& data) {
    const float k = r.w / card_whole.w, radius = theme::card_radius * k;
    ground(pen, r, radius, data);
    const Color color = look_of(data.side).deep;
    Rect inner = r;
    const Rect band = cut_top(inner, 26 * k, 4 * k);
    rounded(pen, band, radius, {.fill = data.spent ? mix(color, theme::ink, 0.5f) : color}, Corners::top);
    const Rect name{band.x + 35 * k, band.y, band.w - 41 * k, band.h};
    headline(pen, name, data.name, 15 * k);
    inner = shrunk(inner, 9 * k, 0);
    cut_bottom(inner, 5 * k);
    const bool pictured = data.bust != Bust::none && inner.h > words_height(inner.w, data, k) + 58 * k;
    if (pictured) {
        cut_top(inner, 16 * k);
        portrait(pen, cut_top(inner, 40 * k, 2 * k), data);
    } else {
        cut_top(inner, 12 * k);
    }
    const bool dull = data.spent || data.mark == Mark::quiet;
    const TextStyle role{.face = Face::label,
                         .size = std::max(theme::smallest, 11.5f * k),
                         .color = dull ? mix(theme::ink_faded, theme::ink, 0.7f) : theme::ink_faded,
                         .align = Align::centre,
                         .tracking = 0.3f};
    const TextStyle least{.face = Face::text, .size = theme::smallest};
    float said = role.size * 1.35f;
    for (const auto line : data.effects) said += lines_height(line, least, inner.w, 1.18f);
    const bool full = !pictured && inner.h > 40 && said > inner.h; // then what it does is all it says
    if (!full && fit(data.role, role, inner.w).cut) {              // a long office takes two lines, or three
        TextStyle two = role;
        two.size = theme::smallest;
        cut_top(inner, write_lines(pen, inner, data.role, two, 1.15f, 3), 1);
    } else if (!full && !data.role.empty()) {
        write_in(pen, cut_top(inner, role.size * 1.35f), data.role, role);
    }
    effects(pen, inner, data, k);
    badge(pen, {r.x + 17 * k, r.y + 24 * k}, 14.5f * k, data.value, data.side);
}

void small(Pen& pen, Rect r, const CardData& data) {
    const float k = r.w / card_small.w, radius = 6 * k;
    ground(pen, r, radius, data);
    const Color color = look_of(data.side).color;
    rounded(pen, {r.x, r.y, r.w, 9 * k}, radius, {.fill = color}, Corners::top);
    Rect inner = shrunk(r, 3, 0);
    cut_top(inner, 9 * k);
    const Rect foot = cut_bottom(inner, 22 * k);
    write_in(pen, inner, data.value,
             {.face = Face::display, .size = 22 * k, .color = theme::ink, .align = Align::centre});
    write_in(
        pen, grown(foot, 2.5f, 0), data.name,
        {.face = Face::strong, .size = std::max(theme::smallest, 12 * k), .color = theme::ink, .align = Align::centre});
}

void back(Pen& pen, Rect r, const CardData& data) {
    const SideLook& look = look_of(data.side);
    const float radius = r.w < 90 ? 6.0f : theme::card_radius;
    soft_shadow(pen, r, radius, 4);
    rounded(pen, r, radius, {.fill = theme::paper, .line = theme::paper_edge, .width = 1});
    rounded(pen, shrunk(r, r.w * 0.06f), radius * 0.7f, {.fill = look.color});
    rounded(pen, shrunk(r, r.w * 0.11f), radius * 0.5f, {.line = faded(theme::paper, 0.6f), .width = 1});
    emblem(pen, r.centre(), std::min(r.w, r.h) * 0.24f, data.side);
}

} // namespace

void card(Pen& pen, Rect r, const CardData& data) {
    const bool is_small = r.w < 90;
    if (data.face_down) {
        back(pen, r, data);
    } else {
        is_small ? small(pen, r, data) : whole(pen, r, data);
    }
    const float radius = is_small ? 6.0f : theme::card_radius;
    mark_box(pen, r, radius, data.mark, data.pointed);
    if (data.modified.empty()) return;
    const float size = is_small ? 12.5f : 14.0f;
    const Rect room = pill_rect({}, {.text = data.modified}, size);
    // Above the band of a whole card, so that its name stays readable.
    const Point at = is_small ? Point{r.right() - room.w * 0.4f, r.y - room.h * 0.1f}
                              : Point{r.right() - room.w / 2 + 4, r.y - room.h * 0.36f};
    pill(pen, at, {.text = data.modified, .amber = true}, size);
}

float hand_places(Rect strip, Size card_size, float gap, std::span<Rect> places) {
    if (places.empty()) return 0;
    const auto count = static_cast<float>(places.size());
    const float gaps = gap * (count - 1), natural = card_size.w * count;
    const float scale = (strip.w - gaps) / natural;
    if (scale < 1 && scale >= smallest_card) card_size = {card_size.w * scale, card_size.h * scale};
    const float y = strip.y + (strip.h - card_size.h) * 0.6f; // room above for the lifted one
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = {strip.x + (card_size.w + gap) * static_cast<float>(i), y, card_size.w, card_size.h};
    }
    return card_size.w * count + gaps;
}

} // namespace wc::shell

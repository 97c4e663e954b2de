#include "shell/widgets/bar.hpp"

#include "shell/widgets/emblem.hpp"

namespace wc::shell {

namespace {

constexpr float narrow = 46; // less has no room for emblem and number side by side
constexpr float named = 104; // a score this wide has room for its name

// No room side by side: the emblem above, the number below.
void narrow_score(Pen& pen, Rect r, const ScoreData& data) {
    emblem(pen, {r.centre().x, r.y + r.h * 0.32f}, 9, data.side);
    const Rect below{r.x, r.y + r.h * 0.53f, r.w, 16};
    write_in(pen, below, data.value, {.face = Face::display, .size = 14, .color = theme::text, .align = Align::centre});
    if (data.turn) box(pen, {r.x, r.bottom() - 3, r.w, 3}, {.fill = theme::brass_light});
}

void score(Pen& pen, Rect r, const ScoreData& data) {
    if (r.w < narrow) return narrow_score(pen, r, data);
    const bool with_name = r.w >= named && !data.name.empty();
    const bool tight = r.w < 62;
    const float size = with_name ? 12.0f : tight ? 10.0f : 11.0f;
    Rect inner = shrunk(r, tight ? 1.0f : 4.0f, 0);
    emblem(pen, {inner.x + size + 1, inner.centre().y}, size, data.side);
    cut_left(inner, 2 * size + (tight ? 5.0f : 8.0f));
    const TextStyle value{.face = Face::display, .size = with_name ? 17.0f : 18.0f, .color = theme::text};
    Rect numbers = inner;
    if (with_name) {
        const Rect above = {inner.x, inner.centre().y - 18, inner.w, 15};
        numbers = {inner.x, inner.centre().y - 3, inner.w, 20};
        write_in(pen, above, data.name,
                 {.face = Face::strong, .size = theme::small, .color = theme::text_soft, .tracking = 0.8f});
    }
    const float used = write_in(pen, numbers, data.value, value);
    cut_left(numbers, used, 5);
    const TextStyle delta{.face = Face::strong, .size = 13, .color = theme::brass_light};
    if (!fit(data.delta, delta, numbers.w).cut) write_in(pen, numbers, data.delta, delta);
    if (data.turn) box(pen, {r.x, r.bottom() - 3, r.w, 3}, {.fill = theme::brass_light});
}

} // namespace

void where_we_are(Pen& pen, Rect r, const PlaceData& data) {
    const TextStyle number{.face = Face::display, .size = r.h >= 44 ? 28.0f : 22.0f, .color = theme::brass_light};
    TextStyle title{.face = Face::display, .size = 17, .color = theme::text, .tracking = 1.4f};
    TextStyle subtitle{.face = Face::label, .size = 13, .color = theme::text_faint};
    if (!data.number.empty()) cut_left(r, write_in(pen, {r.x, r.y, 60, r.h}, data.number, number), 9);
    if (fit(data.title, title, r.w).cut) {
        title.size = 13.5f;
        title.tracking = 0.4f;
    }
    if (data.subtitle.empty()) {
        write_in(pen, r, data.title, title);
        return;
    }
    if (fit(data.subtitle, subtitle, r.w).cut) subtitle.size = 11.5f;
    const float middle = r.centre().y;
    write_in(pen, {r.x, middle - 19, r.w, 20}, data.title, title);
    write_in(pen, {r.x, middle + 2, r.w, 16}, data.subtitle, subtitle);
}

void score_bar(Pen& pen, Places& places, Rect r, std::span<const ScoreData> scores) {
    const int count = static_cast<int>(scores.size());
    for (int i = 0; i < count; ++i) {
        const ScoreData& each = scores[static_cast<std::size_t>(i)];
        const bool tight = r.w < static_cast<float>(count) * (theme::touch_target + 6);
        const Rect place = column(r, i, count, tight ? 0.0f : 6.0f);
        if (each.pointed.over) box(pen, place, {.fill = faded(theme::tab, 0.6f)});
        score(pen, place, each);
        add_control(places, pen, each.control, place);
    }
}

} // namespace wc::shell

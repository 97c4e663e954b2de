#include "shell/app/layout.hpp"

#include "shell/app/theme.hpp"
#include "shell/widgets/card.hpp"

namespace wc::shell {

namespace {

constexpr float margin = 16;

ScreenForm form_of(Size s) {
    if (s.w >= 900 && s.h >= 520) return s.w >= 1200 ? ScreenForm::wide : ScreenForm::drawer;
    return s.w > s.h ? ScreenForm::low : ScreenForm::tall;
}

Size card_for(float room) {
    const float h = std::min(card_whole.h * 1.2f, room);
    return {h * card_whole.w / card_whole.h, h};
}

// More tabs and scores than a small table has.
bool crowded(const Wish& wish) { return wish.tabs > 5 || wish.seats > 3; }

// where | scores | tabs | tools, for bars that hold everything.
void full_bar(Layout& l, Rect bar, float scores, float tabs) {
    bar = shrunk(bar, margin, 0);
    l.tool_count = 4;
    l.tools = cut_right(bar, 4 * 36.0f, 6);
    l.tabs = cut_right(bar, tabs, 12);
    l.scores = cut_right(bar, scores, 12);
    l.where = bar;
}

void desktop(Layout& l, const Wish& wish) {
    Rect rest = l.safe;
    const Rect bar = cut_top(rest, 46);
    l.top = between({l.screen.x, l.screen.y}, {l.screen.right(), bar.bottom()});
    const bool wide = l.form == ScreenForm::wide;
    if (crowded(wish))
        full_bar(l, bar, wide ? 330.0f : 236.0f, wide ? 430.0f : 288.0f);
    else
        full_bar(l, bar, wide ? 440.0f : 300.0f, wide ? 270.0f : 236.0f);
    if (wide) { // scores in the middle of the screen, as long as they keep clear of their neighbours
        const float middle = l.screen.centre().x - l.scores.w / 2;
        l.scores.x = std::clamp(middle, l.where.x + 250, l.scores.x);
        l.where.w = l.scores.x - l.where.x - 12;
    }
    if (wish.hand) {
        const float h = std::clamp(l.screen.h * 0.29f, 150.0f, l.screen.h >= 900 ? 236.0f : 212.0f);
        Rect strip = cut_bottom(rest, h);
        l.hand_ground = between({l.screen.x, strip.y}, {l.screen.right(), l.screen.bottom()});
        strip = shrunk(strip, 20, 0);
        if (wide) l.journal = shrunk(cut_right(strip, 220, 24), 0, 16);
        l.hand = strip;
        l.card = card_for(h - 60);
    }
    l.room = l.stage = rest;
    if (!wish.panel) return;
    const float w = std::clamp(l.screen.w * 0.361f, 340.0f, 462.0f);
    if (wide) {
        l.panel = shrunk(cut_right(l.stage, w + 18), {.left = 0, .top = 18, .right = 18, .bottom = 12});
        return;
    }
    if (wish.drawer_open) l.panel = shrunk(cut_right(l.stage, w), {0, 10, 10, 10});
}

void tall(Layout& l, const Wish& wish) {
    Rect rest = l.safe;
    const bool tablet = l.safe.w >= 700;
    l.compact = !tablet;
    Rect bar = cut_top(rest, tablet ? 52.0f : 46.0f);
    l.top = between({l.screen.x, l.screen.y}, {l.screen.right(), bar.bottom()});
    cut_left(bar, crowded(wish) && !tablet ? 10.0f : 14.0f);
    l.tool_count = tablet ? 4 : 1;
    l.tools = cut_right(bar, static_cast<float>(l.tool_count) * theme::touch_target, 4);
    const float least = std::max(168.0f, static_cast<float>(wish.seats) * theme::touch_target);
    l.scores = cut_right(bar, tablet ? 360.0f : std::clamp(bar.w * 0.62f, least, 226.0f), 8);
    l.where = bar;
    const float tab_h = 48;
    l.tabs = cut_bottom(rest, tab_h);
    if (wish.hand) {
        const float h = tablet ? 176.0f : 94.0f;
        l.hand = shrunk(cut_bottom(rest, h), 12, 0);
        l.card = tablet ? card_for(h - 32) : card_small;
    }
    l.hand_ground = between({l.screen.x, rest.bottom()}, {l.screen.right(), l.screen.bottom()});
    l.room = l.stage = rest;
    if (!wish.panel) return;
    constexpr float shares[] = {0.0f, 0.4f, 0.72f};
    const float share = shares[static_cast<std::size_t>(wish.sheet)];
    const float h = std::max(72.0f, (rest.h + (wish.hand ? l.hand.h : 0)) * share);
    l.panel = cut_bottom(l.stage, std::min(h, rest.h - 60));
}

void low(Layout& l, const Wish& wish) {
    Rect rest = l.safe;
    l.compact = true;
    const Rect bar = cut_top(rest, 44);
    l.top = between({l.screen.x, l.screen.y}, {l.screen.right(), bar.bottom()});
    l.room = between({l.screen.x, bar.bottom()}, {l.screen.right(), l.screen.bottom()});
    const float fingers = bar.w < 700 ? 180.0f : std::max(180.0f, static_cast<float>(wish.seats) * theme::touch_target);
    if (crowded(wish)) // tabs as pictures, each as wide as a finger
        full_bar(l, bar, std::clamp(bar.w * 0.24f, fingers, 260.0f), 7 * theme::touch_target);
    else
        full_bar(l, bar, std::clamp(bar.w * 0.24f, 180.0f, 260.0f), std::clamp(bar.w * 0.36f, 232.0f, 300.0f));
    if (l.where.w < 130) { // the tools give way to the title
        l.tool_count = 1;
        Rect wider = between(l.where.corner(), {bar.right() - margin, bar.bottom()});
        l.tools = cut_right(wider, theme::touch_target, 4);
        l.tabs = cut_right(wider, l.tabs.w, 8);
        l.scores = cut_right(wider, l.scores.w, 8);
        l.where = wider;
    }
    if (wish.panel) {
        const float w = std::clamp(l.safe.w * 0.37f, 236.0f, 340.0f);
        l.panel = shrunk(cut_right(rest, w), 6);
    }
    if (wish.hand) {
        const Rect strip = cut_bottom(rest, 84);
        l.hand_ground = between({l.screen.x, strip.y}, {rest.right(), l.screen.bottom()});
        l.hand = shrunk(strip, 12, 0);
        l.card = card_small;
    }
    l.stage = rest;
}

} // namespace

Layout arrange(Size screen, Insets safe, const Wish& wish) {
    Layout l;
    l.screen = {0, 0, screen.w, screen.h};
    l.safe = shrunk(l.screen, safe);
    l.form = form_of(l.safe.size());
    switch (l.form) {
    case ScreenForm::wide:
    case ScreenForm::drawer: desktop(l, wish); break;
    case ScreenForm::tall: tall(l, wish); break;
    case ScreenForm::low: low(l, wish); break;
    }
    return l;
}

Rect tool_place(const Layout& layout, int i) { return column(layout.tools, i, layout.tool_count); }

} // namespace wc::shell

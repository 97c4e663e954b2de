#include "shell/widgets/token.hpp"

#include "shell/widgets/emblem.hpp"

namespace wc::shell {

namespace {

struct Look {
    Color top, side, edge;
};

Look look(const TokenData& data) {
    const bool quiet = data.mark == Mark::quiet;
    const SideLook& side = look_of(data.side);
    const Color c = mix(data.text.empty() ? side.color : side.deep, theme::night, quiet ? 0.5f : 0.0f);
    const Color edge = mix(theme::paper, theme::night, quiet ? 0.5f : 0.0f);
    if (data.empty) return {rgb(0x000000, 0.25f), rgb(0x000000, 0.0f), faded(theme::paper, 0.45f)};
    return {c, mix(c, theme::ink, 0.45f), edge};
}

void disc(Pen& pen, Point c, float r, const Look& k) {
    circle(pen, c + Point{0, r * 0.14f}, r, {.fill = theme::shadow});
    circle(pen, c, r, {.fill = k.top, .line = k.edge, .width = std::max(1.0f, r * 0.13f)});
}

void cylinder(Pen& pen, Point c, float r, const Look& k) {
    const float flat = r * 0.45f, h = r * 0.55f;
    const Paint wall{.fill = k.side, .line = k.edge, .width = 1};
    ellipse(pen, c + Point{0, h}, r, flat, wall);
    box(pen, {c.x - r, c.y - h, r * 2, h * 2}, {.fill = k.side});
    line(pen, c + Point{-r, -h}, c + Point{-r, h}, k.edge);
    line(pen, c + Point{r, -h}, c + Point{r, h}, k.edge);
    ellipse(pen, c - Point{0, h}, r, flat, {.fill = k.top, .line = k.edge, .width = 1});
}

void cube(Pen& pen, Point c, float r, const Look& k) {
    const float w = r * 0.87f, h = r * 0.5f;
    const Point top[] = {c + Point{0, -r}, c + Point{w, -h}, c, c + Point{-w, -h}};
    const Point left[] = {c + Point{-w, -h}, c, c + Point{0, r}, c + Point{-w, h}};
    const Point right[] = {c + Point{w, -h}, c + Point{w, h}, c + Point{0, r}, c};
    polygon(pen, top, {.fill = mix(k.top, theme::paper, 0.2f), .line = k.edge, .width = 1});
    polygon(pen, left, {.fill = k.top, .line = k.edge, .width = 1});
    polygon(pen, right, {.fill = k.side, .line = k.edge, .width = 1});
}

void pawn(Pen& pen, Point c, float r, const Look& k) {
    const Paint paint{.fill = k.top, .line = k.edge, .width = std::max(1.0f, r * 0.12f)};
    const float foot = r * 0.75f;
    move_to(pen, c + Point{-foot, r});
    curve_to(pen, c + Point{-foot, r * 0.4f}, c + Point{-r * 0.25f, r * 0.5f}, c + Point{-r * 0.25f, -r * 0.2f});
    line_to(pen, c + Point{r * 0.25f, -r * 0.2f});
    curve_to(pen, c + Point{r * 0.25f, r * 0.5f}, c + Point{foot, r * 0.4f}, c + Point{foot, r});
    close_path(pen);
    draw_path(pen, paint);
    circle(pen, c - Point{0, r * 0.5f}, r * 0.48f, paint);
}

void flag(Pen& pen, Point c, float r, const Look& k) {
    line(pen, c + Point{-r * 0.7f, -r}, c + Point{-r * 0.7f, r}, k.edge, std::max(1.5f, r * 0.16f));
    const Point cloth[] = {c + Point{-r * 0.7f, -r}, c + Point{r, -r * 0.85f}, c + Point{r * 0.7f, -r * 0.35f},
                           c + Point{r, r * 0.15f}, c + Point{-r * 0.7f, r * 0.1f}};
    polygon(pen, cloth, {.fill = k.top, .line = k.edge, .width = 1});
}

void block(Pen& pen, Point c, float r, const Look& k) {
    const Rect face = around(c, r * 1.8f);
    rounded(pen, moved(face, {r * 0.12f, r * 0.16f}), r * 0.2f, {.fill = k.side});
    rounded(pen, face, r * 0.2f, {.fill = k.top, .line = k.edge, .width = std::max(1.0f, r * 0.1f)});
}

void piece(Pen& pen, Point c, float r, Piece which, const Look& k) {
    switch (which) {
    case Piece::disc: return disc(pen, c, r, k);
    case Piece::cylinder: return cylinder(pen, c, r, k);
    case Piece::cube: return cube(pen, c, r, k);
    case Piece::pawn: return pawn(pen, c, r, k);
    case Piece::flag: return flag(pen, c, r, k);
    case Piece::block: return block(pen, c, r, k);
    }
}

// Where on a piece there is room for a sign.
Point face_of(Piece which, Point c, float r) {
    if (which == Piece::cylinder) return c - Point{0, r * 0.55f};
    if (which == Piece::flag) return c + Point{0, -r * 0.4f};
    return c;
}

} // namespace

void token(Pen& pen, Point c, float r, const TokenData& data) {
    const float before = pen.view.opacity;
    const bool whole = !data.empty && data.emblem && data.text.empty() && data.side != Side::none;
    const bool quiet = data.mark == Mark::quiet;
    const Point face = face_of(data.piece, c, r);
    if (whole && data.piece == Piece::disc && r >= 6 && !quiet) {
        circle(pen, c + Point{0, r * 0.14f}, r, {.fill = theme::shadow});
        emblem(pen, c, r, data.side);
    } else {
        piece(pen, c, r, data.piece, look(data));
        pen.view.opacity = before * presence(data.mark);
        if (whole && data.piece == Piece::disc && r >= 6) emblem(pen, c, r * 0.86f, data.side);
        if (whole && data.piece == Piece::block) emblem(pen, face, r * 0.6f, data.side);
    }
    if (!data.text.empty()) {
        const float size = std::max(theme::smallest, r * 1.15f);
        write_in(pen, around(face, r * 1.9f, r * 2), data.text,
                 {.face = Face::display, .size = size, .color = theme::paper, .align = Align::centre});
    }
    pen.view.opacity = before;
    mark_ring(pen, c, r, data.mark, data.pointed);
}

void token_row(Pen& pen, Point first, float radius, float step, std::span<const Side> filled, int places, Piece which) {
    const int count = std::max(places, static_cast<int>(filled.size()));
    for (int i = 0; i < count; ++i) {
        const bool full = i < static_cast<int>(filled.size());
        TokenData data{.piece = which, .empty = !full};
        if (full) data.side = filled[static_cast<std::size_t>(i)];
        token(pen, first + Point{step * static_cast<float>(i), 0}, radius, data);
    }
}

} // namespace wc::shell

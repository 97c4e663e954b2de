#include "cli/fuzz.hpp"

namespace wc::cli {

namespace {

std::size_t below(Fuzz& f, std::size_t n) { return static_cast<std::size_t>(draw_below(f.dice, static_cast<int>(n))); }

// Another thing of the same kind.
Ref other_index(Fuzz& f, Ref r) {
    constexpr int few = 64, all = 4096;
    return Ref::make(r.kind(), draw_below(f.dice, draw_below(f.dice, 4) == 0 ? all : few));
}

// A choice made from one that is legal here or was legal elsewhere; often well-shaped, seldom legal.
Choice forged(Fuzz& f, const Choices& listed) {
    const bool elsewhere = !f.seen.empty() && draw_below(f.dice, 2) == 0;
    Choice c = elsewhere ? f.seen[below(f, f.seen.size())] : listed[below(f, listed.size())];
    switch (draw_below(f.dice, 7)) {
    case 0: c.a = other_index(f, c.a); break;
    case 1: c.b = other_index(f, c.b); break;
    case 2: c.verb = static_cast<std::uint16_t>(draw_below(f.dice, 64)); break;
    case 3: c.c = {static_cast<std::uint16_t>(draw_below(f.dice, 65536))}; break;
    case 4: c.a = {static_cast<std::uint16_t>(draw_below(f.dice, 65536))}; break;
    case 5: std::swap(c.a, c.b); break;
    default: break;
    }
    return c;
}

// True if the answer was refused and nothing has changed.
bool refused(Fuzz& f, const Bytes& state, const Question& q, Seat by, const Choice& c) {
    Bytes after = state;
    Question next = q;
    Journal journal;
    const bool accepted = f.table.answer(after.data(), by, c, next, journal).has_value();
    return !accepted && after == state && next.seat == q.seat && next.choices == q.choices;
}

} // namespace

void forge_choices(Fuzz& f, const Bytes& state, const Question& q) {
    constexpr int attempts = 6;
    if (q.choices.empty()) return;
    for (int k = 0; k < attempts; ++k) {
        const Choice c = forged(f, q.choices);
        if (std::find(q.choices.begin(), q.choices.end(), c) != q.choices.end()) continue;
        if (!refused(f, state, q, q.seat, c))
            note(f, f.found.forged_accepted, "a forged choice", position_text(f.table, state.data()));
    }
}

void answer_from_wrong_seats(Fuzz& f, const Bytes& state, const Question& q) {
    const Choice c = q.choices.empty() ? Choice{} : q.choices[below(f, q.choices.size())];
    for (int k = -1; k <= f.table.seats; ++k) {
        const Seat by = k < 0 ? Seat::nobody : seat(k);
        if (by == q.seat && !q.over()) continue;
        if (!refused(f, state, q, by, c))
            note(f, f.found.wrong_seat_accepted, "a wrong seat", position_text(f.table, state.data()));
    }
}

} // namespace wc::cli

#include "core/law.hpp"

#include <algorithm>

namespace wc {

namespace {

// SeatSets that a table's people can form: eight, spread evenly, others with another seed; all of them where there are no more.
std::string_view ask_views(const Table& table, const std::byte* position, Seed seed) {
    constexpr unsigned most = 8;
    const unsigned all = 1u << table.seats, apart = std::max(1u, all / most);
    Bytes view(table.state_size);
    for (auto bits = static_cast<unsigned>(seed % apart); bits < all; bits += apart) {
        table.observe(position, {static_cast<std::uint8_t>(bits)}, view.data());
        if (table.check(view.data())) return "a view that check refuses";
        if (const auto what = ask_everything(table, view.data()); !what.empty()) return what;
    }
    return {};
}

constexpr int second_look = 40; // decisions after which all views are looked at again: not at every one, it is slow

} // namespace

std::string_view ask_everything(const Table& table, const std::byte* state) {
    Question q;
    Considered considered;
    Lines lines;
    table.ask(state, q);
    table.consider(state, considered);
    table.describe(state, lines);
    (void)table.outcome(state);
    std::size_t unrefused = 0;
    for (const Attempt& a : considered) {
        (void)table.label(state, a.choice);
        unrefused += a.refusal ? 0 : 1;
    }
    if (unrefused != q.choices.size()) return "consider and ask disagree";
    if (!q.choices.empty() && table.viewer(state) != all_seeing) (void)table.forecast(state, q.choices.front());
    return {};
}

Verdict play_lawfully(const Table& table, const std::byte* position, Seed seed, Views views, int most) {
    Bytes state(position, position + table.state_size);
    Question q;
    Journal journal;
    Dice picks = dice_from(seed);
    table.ask(state.data(), q);
    for (int decisions = 0;; ++decisions) {
        if (const auto broken = table.check(state.data())) return {broken->what, decisions};
        if (views == Views::asked && (decisions == 0 || decisions == second_look))
            if (const auto what = ask_views(table, state.data(), seed); !what.empty()) return {what, decisions};
        if (q.over() || decisions >= most) return {{}, decisions};
        if (q.choices.empty()) return {"an empty list", decisions};
        if (q.choices.size() < 2) return {"a question with one choice", decisions};
        if (decisions >= table.max_decisions) return {"too many decisions", decisions};
        const Choice c = q.choices[static_cast<std::size_t>(draw_below(picks, static_cast<int>(q.choices.size())))];
        if (!table.answer(state.data(), q.seat, c, q, journal)) return {"a listed choice is refused", decisions};
    }
}

Verdict hold_to_law(const Opened& opened, Seed seed, Views views, int most) {
    if (opened.kind != 'v') return play_lawfully(*opened.table, opened.match.state.data(), seed, views, most);
    if (views == Views::asked)
        if (const auto what = ask_everything(*opened.table, opened.view.data()); !what.empty()) return {what, 0};
    const auto dealt = deal_from(*opened.table, opened.view, {}, seed);
    if (!dealt) return {"a view that can't be dealt", 0};
    return play_lawfully(*opened.table, dealt->state.data(), seed, views, most);
}

} // namespace wc

// What the law tests share: the tables they run for, and positions on the way through random games.
#pragma once

#include "tables.hpp"
#include "toy.hpp"

#include "core/signature.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace wc::laws {

template <class... T> TypeList<T..., toy::Toy> with_toy(TypeList<T...>);
using Tested = decltype(with_toy(AllTables{}));

template <class T> const Table& row_of() {
    if constexpr (std::is_same_v<T, toy::Toy>) {
        return toy::table;
    } else {
        for (const Table* t : all_tables)
            if (t->id == T::id) return *t;
        std::abort();
    }
}

// A game under way.
template <class T> struct Sample {
    typename T::State s;
    Question q;
};

inline const Choice& any_choice(const Question& q, Dice& dice) {
    return q.choices[static_cast<std::size_t>(draw_below(dice, static_cast<int>(q.choices.size())))];
}

// Calls visit(sample) for every position of `games` random games, every scenario and combination of options in turn.
template <class T, class Visit> void for_positions(int games, Visit visit) {
    for (int k = 0; k < games; ++k) {
        const auto n = static_cast<std::uint64_t>(k);
        const auto scenario = static_cast<std::uint8_t>(n % T::scenarios.size());
        Sample<T> x;
        Journal journal;
        Dice picks = dice_from(n + 1000);
        x.s = TableOf<T>::begin(nth_options(row_of<T>(), scenario, n / T::scenarios.size()), n + 1, x.q, journal);
        visit(x);
        while (!x.q.over()) {
            const Choice c = any_choice(x.q, picks);
            REQUIRE(Machine<T>::answer(x.s, x.q.seat, c, x.q, journal).has_value());
            visit(x);
        }
    }
}

// The same for about one position in `every`, for laws that are slow to ask.
template <class T, class Visit> void for_some_positions(int games, int every, Visit visit) {
    Dice dice = dice_from(static_cast<Seed>(games) * 31 + static_cast<Seed>(every));
    for_positions<T>(games, [&](const Sample<T>& x) {
        if (draw_below(dice, every) == 0 || x.q.over()) visit(x);
    });
}

template <class T> std::vector<SeatSet> viewers() {
    std::vector<SeatSet> out;
    for (int bits = 0; bits < 1 << T::seats; ++bits) out.push_back({static_cast<std::uint8_t>(bits)});
    return out;
}

template <class State> bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

inline bool same_question(const Question& a, const Question& b) {
    return a.seat == b.seat && a.step == b.step && a.prompt == b.prompt && a.choices == b.choices;
}

template <class State> Bytes bytes_of(const State& s) {
    Bytes out(sizeof s);
    std::memcpy(out.data(), &s, sizeof s);
    return out;
}

} // namespace wc::laws

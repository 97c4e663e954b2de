// Forecast: where a choice may lead, by core's own rules on a view. The true dice and hidden cards are never touched.
#pragma once

#include "core/table.hpp"

namespace wc {

inline constexpr int forecast_guesses = 5;   // at what is hidden from the viewer; all must lead to the same
inline constexpr int forecast_limit = 10000; // roll sequences followed exactly; beyond that the first roll only

// One run of a choice under a script. False: the choice is not allowed.
template <class T> bool run_scripted(typename T::State& s, const Choice& c, Script& script) {
    Journal journal;
    journal.script = &script;
    script.sides.clear();
    Question q;
    return Machine<T>::answer(s, s.frames.top().seat, c, q, journal).has_value();
}

// Turns the script to the next sequence of rolls, last die first. False: all have been seen.
inline bool next_script(Script& script, std::size_t dice) {
    script.values.resize(std::min(script.values.size(), dice));
    while (!script.values.empty()) {
        const std::size_t k = script.values.size() - 1;
        if (script.values[k] + 1 < script.sides[k]) {
            ++script.values[k];
            return true;
        }
        script.values.pop_back();
    }
    return false;
}

// Every sequence of the first `dice_followed` rolls from here. False: there are more than forecast_limit.
template <class T>
bool follow_rolls(const typename T::State& start, SeatSet viewer, const Choice& c, std::size_t dice_followed,
                  std::vector<Leaf>& leaves) {
    leaves.clear();
    Script script;
    do {
        typename T::State s = start;
        if (!run_scripted<T>(s, c, script)) return true;
        Leaf leaf;
        const std::size_t counted = std::min(dice_followed, script.sides.size());
        for (std::size_t k = 0; k < counted; ++k) {
            leaf.ways *= static_cast<std::uint64_t>(script.sides[k]);
            leaf.rolls.push_back({static_cast<std::uint8_t>(std::min(script.sides[k], 255)),
                                  static_cast<std::uint8_t>(script.values[k] + 1), 0});
        }
        const typename T::State seen = T::observe(s, viewer);
        leaf.after.resize(sizeof seen);
        std::memcpy(leaf.after.data(), &seen, sizeof seen);
        leaves.push_back(std::move(leaf));
        if (leaves.size() > forecast_limit) return false;
    } while (next_script(script, std::min(dice_followed, script.sides.size())));
    return true;
}

inline bool same_leaves(const std::vector<Leaf>& a, const std::vector<Leaf>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Leaf& x, const Leaf& y) { return x.ways == y.ways && x.after == y.after; });
}

template <class T> Forecast forecast_choice(const typename T::State& view, const Choice& c) {
    using State = typename T::State;
    Forecast out;
    if (view.frames.depth == 0) return out;
    const Seat asked = view.frames.top().seat;
    Dice guess = dice_from(1); // fixed: the same view gives the same forecast
    const State start = T::determinize(view, asked, guess);
    if (!follow_rolls<T>(start, view.viewer, c, ~std::size_t{0}, out.leaves)) {
        out.exact = false;
        out.cut = true;
        follow_rolls<T>(start, view.viewer, c, 1, out.leaves);
        return out;
    }
    // Where hidden things decide as well, another guess at them leads elsewhere.
    std::vector<Leaf> otherwise;
    for (int k = 1; k < forecast_guesses && out.exact; ++k) {
        const State other = T::determinize(view, asked, guess);
        if (std::memcmp(&start, &other, sizeof start) == 0) break; // nothing is hidden
        follow_rolls<T>(other, view.viewer, c, ~std::size_t{0}, otherwise);
        out.exact = same_leaves(out.leaves, otherwise);
    }
    return out;
}

} // namespace wc

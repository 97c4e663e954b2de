#include "core/pool.hpp"

#include "core/signature.hpp"

namespace wc {

namespace {

constexpr int kept = 400; // positions of a step

std::size_t below(Dice& dice, std::size_t n) { return static_cast<std::size_t>(draw_below(dice, static_cast<int>(n))); }

} // namespace

Pool::Pool(const Table& table, int games, Dice& dice) {
    for (int k = 0; k < games; ++k) add_game(table, static_cast<std::uint64_t>(k), dice);
}

void Pool::add_game(const Table& table, std::uint64_t nth, Dice& dice) {
    const std::uint64_t scenarios = table.scenarios.size();
    const auto options = nth_options(table, static_cast<std::uint8_t>(nth % scenarios), nth / scenarios);
    Match m = begin_match(table, options, {}, draw32(dice));
    while (!m.question.over()) {
        add(m.question.step, m.state, dice);
        (void)choose(m, m.question.seat, m.question.choices[below(dice, m.question.choices.size())]);
    }
}

Pool::Shelf& Pool::shelf(std::uint8_t step) {
    for (Shelf& s : steps_)
        if (s.step == step) return s;
    return steps_.emplace_back(Shelf{.step = step});
}

// What was met first is replaced as likely as what was met last.
void Pool::add(std::uint8_t step, Bytes position, Dice& dice) {
    Shelf& s = shelf(step);
    const int place = ++s.met <= kept ? s.met - 1 : draw_below(dice, s.met);
    if (place >= kept) return;
    if (place < static_cast<int>(s.positions.size()))
        s.positions[static_cast<std::size_t>(place)] = std::move(position);
    else
        s.positions.push_back(std::move(position));
}

const Bytes& Pool::pick(Dice& dice) const {
    const Shelf& s = steps_[below(dice, steps_.size())];
    return s.positions[below(dice, s.positions.size())];
}

} // namespace wc

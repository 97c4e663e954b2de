#include "core/signature.hpp"

namespace wc {

namespace {

std::uint64_t hash_question(const Question& q, std::uint64_t h) {
    h = hash_step(h, static_cast<std::uint64_t>(index(q.seat)) << 8 | q.step);
    return hash_bytes(std::as_bytes(std::span(q.choices)), h);
}

std::uint64_t hash_game(const Table& table, const Options& options, Seed seed, std::uint64_t h) {
    Bytes state(table.state_size);
    Question q;
    Journal journal;
    Dice picks = dice_from(seed ^ 0x516u);
    table.setup(options, seed, state.data(), q, journal);
    while (q.choices.size() >= 2) {
        h = hash_question(q, h);
        const Choice c = q.choices[static_cast<std::size_t>(draw_below(picks, static_cast<int>(q.choices.size())))];
        if (!table.answer(state.data(), q.seat, c, q, journal)) break;
    }
    return hash_bytes(state, h);
}

} // namespace

std::uint64_t signature_of(const Table& table, std::uint8_t scenario) {
    std::uint64_t h = hash_text(table.id);
    for (int k = 0; k < signature_games; ++k) {
        const auto n = static_cast<std::uint64_t>(k);
        h = hash_game(table, nth_options(table, scenario, n), n + 1, h);
    }
    return h;
}

Options nth_options(const Table& table, std::uint8_t scenario, std::uint64_t n) {
    Options out{.scenario = scenario};
    for (std::size_t k = 0; k < table.options.size(); ++k) {
        out.values[k] = static_cast<std::uint8_t>(n % table.options[k].count);
        n /= table.options[k].count;
    }
    return out;
}

} // namespace wc

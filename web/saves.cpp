#include "saves.hpp"

#include "core/hash.hpp"

#include <algorithm>

namespace wc::web {

namespace {

std::string id_of(const Match& m) {
    std::uint64_t h = hash_bytes(m.start, hash_text(m.table->id));
    h = hash_step(h, m.options.scenario);
    for (const std::uint8_t value : m.options.values) h = hash_step(h, value);
    std::string out;
    for (int digit = 15; digit >= 0; --digit) out.push_back("0123456789abcdef"[(h >> (4 * digit)) & 15]);
    return out;
}

// The first decision from which on the dice were not replaced alike.
std::size_t first_other_dice(const Match& a, const Match& b) {
    const std::size_t most = std::max(a.reseeds.size(), b.reseeds.size());
    for (std::size_t k = 0; k < most; ++k) {
        if (k >= a.reseeds.size()) return b.reseeds[k].at;
        if (k >= b.reseeds.size()) return a.reseeds[k].at;
        const Reseed &x = a.reseeds[k], &y = b.reseeds[k];
        if (x.at != y.at || x.seed != y.seed) return std::min(x.at, y.at);
    }
    return std::size_t(-1);
}

// How many decisions two records have in common, from the start and with the same dice.
std::size_t common_decisions(const Match& a, const Match& b) {
    const std::size_t most = std::min({a.decisions.size(), b.decisions.size(), first_other_dice(a, b)});
    std::size_t n = 0;
    while (n < most && a.decisions[n].index == b.decisions[n].index) ++n;
    return n;
}

} // namespace

std::string game_id(const Page& page) { return page.session.match ? id_of(*page.session.match) : std::string(); }

std::string relation(const Page& page, const std::string& text, const std::string& other) {
    const auto a = open_text(text, page.session.tables, max_file_chars);
    const auto b = open_text(other, page.session.tables, max_file_chars);
    if (!a || !b || a->kind == 'v' || b->kind == 'v' || id_of(a->match) != id_of(b->match)) return "other";
    const std::size_t n = common_decisions(a->match, b->match);
    const bool all_of_a = n == a->match.decisions.size() && a->match.reseeds.size() <= b->match.reseeds.size();
    const bool all_of_b = n == b->match.decisions.size() && b->match.reseeds.size() <= a->match.reseeds.size();
    if (all_of_a && all_of_b) return "same";
    if (all_of_b) return "ahead";
    return all_of_a ? "behind" : "branch";
}

} // namespace wc::web

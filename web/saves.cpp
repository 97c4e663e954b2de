#include "saves.hpp"

#include "core/hash.hpp"

#include <algorithm>

namespace wc::web {

std::string id_of(const Match& m) {
    std::uint64_t h = hash_bytes(m.start, hash_text(m.table->id));
    h = hash_step(h, m.options.scenario);
    for (const std::uint8_t value : m.options.values) h = hash_step(h, value);
    std::string out;
    for (int digit = 15; digit >= 0; --digit) out.push_back("0123456789abcdef"[(h >> (4 * digit)) & 15]);
    return out;
}

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

int common_turn(const Page& page, const std::string& text, const std::string& other) {
    const auto a = open_text(text, page.session.tables, max_file_chars);
    const auto b = open_text(other, page.session.tables, max_file_chars);
    if (!a || !b || a->kind == 'v' || b->kind == 'v') return 0;
    return turn_at(a->match, common_decisions(a->match, b->match));
}

} // namespace wc::web

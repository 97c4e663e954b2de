// libFuzzer: whatever a text may hold. The first byte picks kind and table, the rest is the payload; the check value is computed, so
// that the fuzzer gets through to the decoder. What is accepted must keep the law of core/law.hpp, and be written the same way again.
#include "cli/tweak.hpp"
#include "core/base64.hpp"
#include "core/law.hpp"
#include "core/pool.hpp"
#include "core/signature.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>

using namespace wc;

namespace {

constexpr std::string_view kinds = "gpv";

using Input = std::span<const std::uint8_t>;

char kind_of(Input input) { return kinds[(input.empty() ? 0u : input[0]) % kinds.size()]; }
const Table& table_of(Input input) {
    return *all_tables[(input.empty() ? 0u : input[0]) / kinds.size() % all_tables.size()];
}

std::size_t place_of(const Table& table) {
    return static_cast<std::size_t>(std::ranges::find(all_tables, &table) - all_tables.begin());
}

std::string text_of(Input input) {
    const Table& table = table_of(input);
    std::string out = "wc1.";
    out += kind_of(input);
    out.append(".").append(table.id).append(".").append(std::to_string(table.revision)).append(".");
    append_base64(out, input.subspan(std::min<std::size_t>(input.size(), 1)));
    return with_check_value(std::move(out));
}

[[noreturn]] void give_up(std::string_view what, const std::string& text) {
    std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(what.size()), what.data(), text.c_str());
    std::abort();
}

// The input that stands for a text of the program's own.
std::vector<std::uint8_t> input_of(std::string_view text, const Table& table) {
    const std::string_view body = text.substr(0, text.rfind('.'));
    auto out = read_base64(body.substr(body.rfind('.') + 1)).value_or(std::vector<std::uint8_t>{});
    out.insert(out.begin(), static_cast<std::uint8_t>(place_of(table) * kinds.size() + kinds.find(text[4])));
    return out;
}

// Positions of random games, of each table.
const Pool& pool_of(const Table& table) {
    constexpr int games = 200;
    static Dice dice = dice_from(1);
    static std::array<std::optional<Pool>, all_tables.size()> pools;
    auto& pool = pools[place_of(table)];
    if (!pool) pool.emplace(table, games, dice);
    return *pool;
}

std::string game_some_way(const Table& table, Dice& dice) {
    const auto scenario = static_cast<std::uint8_t>(draw_below(dice, static_cast<int>(table.scenarios.size())));
    Match m = begin_match(table, nth_options(table, scenario, draw32(dice)), {}, draw32(dice));
    for (int k = draw_below(dice, 300); k > 0 && !m.question.over(); --k)
        (void)choose(
            m, m.question.seat,
            m.question
                .choices[static_cast<std::size_t>(draw_below(dice, static_cast<int>(m.question.choices.size())))]);
    return game_text(m);
}

// A game, a position or a view that is real.
std::vector<std::uint8_t> real_input(Dice& dice) {
    const Table& table = *all_tables[static_cast<std::size_t>(draw_below(dice, static_cast<int>(all_tables.size())))];
    const int kind = draw_below(dice, 8);
    if (kind == 0) return input_of(game_some_way(table, dice), table);
    Bytes state = pool_of(table).pick(dice);
    if (kind < 4) {
        const Bytes position = state;
        table.observe(position.data(), {static_cast<std::uint8_t>(draw_below(dice, 1 << table.seats))}, state.data());
    }
    return input_of(position_text(table, state.data()), table);
}

// The same position or view with another value in one field.
std::vector<std::uint8_t> tweaked_input(Input input, Dice& dice) {
    const Table& table = table_of(input);
    RangeDecoder in(input.subspan(std::min<std::size_t>(input.size(), 1)));
    Bytes state(table.state_size);
    table.unpack(in, table.revision, state.data());
    cli::tweak_for(table)(state.data(), dice);
    return input_of(position_text(table, state.data()), table);
}

} // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

// Random bytes seldom make a position: half of the time start from a real one, or change one field of what is there.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t most, unsigned seed) {
    Dice dice = dice_from(seed);
    const int way = draw_below(dice, 8);
    if (way > 3 || (way > 0 && kind_of({bytes, size}) == 'g')) return LLVMFuzzerMutate(bytes, size, most);
    const auto made = way == 0 ? real_input(dice) : tweaked_input({bytes, size}, dice);
    if (made.size() > most) return LLVMFuzzerMutate(bytes, size, most);
    std::copy(made.begin(), made.end(), bytes);
    return made.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::span<const std::uint8_t> input(bytes, size);
    const std::string text = text_of(input);
    (void)open_text(std::string_view(reinterpret_cast<const char*>(bytes), size), all_tables); // as it stands
    const auto opened = open_text(text, all_tables);
    if (!opened) return 0;
    // Every accepted text is played to its end; one in 1,024 has all its views and forecasts asked for as well, which
    // takes a hundred times as long.
    const Seed seed = hash_text(text);
    const Verdict verdict = hold_to_law(*opened, seed, seed % 1024 == 0 ? Views::asked : Views::unasked);
    if (!verdict.broken.empty()) give_up(verdict.broken, text);
    return 0;
}

#include "cli/fuzz.hpp"

#include "core/base64.hpp"
#include "tables.hpp"

namespace wc::cli {

namespace {

bool check_value_fits(std::string_view text) {
    const std::size_t dot = text.rfind('.');
    return dot != std::string_view::npos && check_value(text.substr(0, dot)) == text.substr(dot + 1);
}

// A text that is not what the program wrote: refused, or as lawful as one that is.
void try_text(Fuzz& f, const std::string& text) {
    const auto opened = open_text(text, all_tables);
    if (!opened) return;
    if (!check_value_fits(text)) return note(f, f.found.bad_links_accepted, "a wrong check value", text);
    const Verdict verdict = hold_to_law(*opened, draw32(f.dice));
    if (!verdict.broken.empty()) note(f, f.found.bad_links_accepted, verdict.broken, text);
}

void damage(Fuzz& f, const std::string& text, int times) {
    for (int k = 0; k < times; ++k) {
        std::string other = mutated_text(text, f.other_text, f.dice);
        if (other != text) try_text(f, other);
        try_text(f, mutated_payload(text, f.other_text, f.dice));
    }
    f.other_text = text;
}

// Positions in which a few fields have other values, sealed as if the program had written them.
void forge_positions(Fuzz& f, const Bytes& state, int times) {
    for (int k = 0; k < times; ++k) {
        Bytes forged = state;
        for (int n = draw_below(f.dice, 3); n >= 0; --n) f.tweak(forged.data(), f.dice);
        try_text(f, position_text(f.table, forged.data()));
    }
}

} // namespace

void forge_links(Fuzz& f, const Match& m) {
    constexpr int damages = 4, forgeries = 16;
    const SeatSet who{static_cast<std::uint8_t>(draw_below(f.dice, 1 << f.table.seats))};
    const Bytes view = view_of(m, who);
    damage(f, position_text(f.table, m.state.data()), damages);
    damage(f, position_text(f.table, view.data()), damages);
    damage(f, game_text(m), damages);
    forge_positions(f, m.state, forgeries);
    forge_positions(f, view, forgeries / 4);
}

} // namespace wc::cli

// Envelope: every text that leaves or enters the program. Links, saves, records and worker messages share it.
//
//   wc1.<g|p|v>.<table>.<revision>.<payload>.<check>
//
// g  game: options, seats, seed, final snapshot, every choice. Opened by replay; a later revision opens the snapshot.
// p  position: the whole state, dice included.
// v  view: what a bystander or named seats may see. To play on, the unknown is dealt anew.
// Whatever comes in is hostile: it is bounded, decoded, encoded again and compared, checked by the table's `check`, and refused
// with a plain reason otherwise. Nothing is changed by a refusal.
#pragma once

#include "core/match.hpp"

namespace wc {

inline constexpr std::size_t max_link_chars = 16 * 1024;
inline constexpr std::size_t max_file_chars = 64 * 1024;

using TableList = std::span<const Table* const>;

std::string game_text(const Match&);
std::string position_text(const Table&, const std::byte* state); // a true position gives kind p, a view kind v

struct Opened {
    char kind = 'p';
    const Table* table = nullptr;
    Match match;               // g and p: ready to be played on
    Bytes view;                // v: what the text shows
    bool history_lost = false; // g of an older revision whose choices can't be replayed: only the snapshot is there
};

std::expected<Opened, Problem> open_text(std::string_view text, TableList tables,
                                         std::size_t max_chars = max_link_chars);

// A match dealt from a view: the unknown is drawn from `seed`.
std::optional<Match> deal_from(const Table&, const Bytes& view, const Controls&, Seed seed);

} // namespace wc

// Signature: a hash over 200 seeded random games of every list and every final state. It tells whether the rules of a revision have
// changed: tests/signature.txt holds it beside the revision.
#pragma once

#include "core/table.hpp"

namespace wc {

inline constexpr int signature_games = 200;

std::uint64_t signature_of(const Table&, std::uint8_t scenario);

// Every combination of a table's options, one after another; the scenario is left alone.
Options nth_options(const Table&, std::uint8_t scenario, std::uint64_t n);

} // namespace wc

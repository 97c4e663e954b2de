// The only list of tables: a type list for generic tests, and one row of function pointers each for cli, web and shell.
// To add a table: describe it (core/table.hpp), give it bots (ai/), and add it to both lists here.
#pragma once

#include "ai/players.hpp"
#include "churchill/table.hpp"
#include "core/envelope.hpp"
#include "gathering_storm/table.hpp"

namespace wc {

template <class... T> struct TypeList {};
using AllTables = TypeList<churchill::Churchill, gathering_storm::GatheringStorm>;

inline constexpr Table churchill_table = TableOf<churchill::Churchill>::make(ai::churchill_bots);

inline constexpr Table gathering_storm_table = TableOf<gathering_storm::GatheringStorm>::make(ai::gathering_storm_bots);

inline constexpr std::array<const Table*, 2> all_tables{&churchill_table, &gathering_storm_table};

} // namespace wc

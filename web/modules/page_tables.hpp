// The tables of one module of the page: what a visit doesn't play, it doesn't load. Each module links one of the sources
// beside this file.
#pragma once

#include "core/table.hpp"

#include <span>

namespace wc::web {

std::span<const Table* const> page_tables();

// Of a table, what the page never asks stays out of its module: positions written out for people, games without players.
constexpr Table for_page(Table table) {
    table.dump = nullptr;
    table.parse = nullptr;
    table.play_random = nullptr;
    return table;
}

} // namespace wc::web

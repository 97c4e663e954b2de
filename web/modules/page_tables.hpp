// The tables of one module of the page: what a visit doesn't play, it doesn't load. Each module links one of the sources
// beside this file.
#pragma once

#include "core/table.hpp"

#include <span>

namespace wc::web {

std::span<const Table* const> page_tables();

} // namespace wc::web

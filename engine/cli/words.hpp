// Words: sentences of the headless program, in English, from the lists built into it.
#pragma once

#include "core/table.hpp"

#include <string>

namespace wc::cli {

std::string say(const Table&, const Line&);
std::string seat_name(const Table&, Seat); // "nobody" for no seat
std::string_view rule_number(const Table&, Rule);

} // namespace wc::cli

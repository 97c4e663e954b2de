// Notes: what was found wrong, each kind once, with a text that shows it.
#pragma once

#include "cli/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace wc::cli {

using Notes = std::vector<std::string>;

void add_note(Notes&, std::string_view what, std::string_view shown);
void report_notes(Report&, const Notes&); // nothing where there are none

} // namespace wc::cli

// Files, read and written whole, with a limit.
#pragma once

#include "cli/args.hpp"

namespace wc::cli {

std::expected<std::string, Complaint> read_file(std::string_view path, std::size_t most);
std::expected<void, Complaint> write_file(std::string_view path, std::string_view text);

} // namespace wc::cli

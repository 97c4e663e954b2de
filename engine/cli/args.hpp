// Arguments: a command and its `--name value` pairs, read strictly. What is wrong is one plain sentence.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wc::cli {

// Why the program can't do what it was asked: one sentence for stderr.
using Complaint = std::string;

struct Argument {
    std::string_view name; // without the dashes; empty: a plain word
    std::string_view value;
};

struct Args {
    std::vector<Argument> list;

    std::optional<std::string_view> value(std::string_view name) const;
    bool has(std::string_view name) const { return value(name).has_value(); }
};

// Reads what follows the command. `with_value` are names that take a value, `flags` those that take none; `words` is how many plain
// words may stand there.
std::expected<Args, Complaint> read_args(std::span<char* const> given, std::span<const std::string_view> with_value,
                                         std::span<const std::string_view> flags, std::size_t words);

// A whole number within bounds, or `otherwise` if the argument is not there.
std::expected<std::uint64_t, Complaint> number_of(const Args&, std::string_view name, std::uint64_t otherwise,
                                                  std::uint64_t low, std::uint64_t high);

// A list "a,b,c".
std::vector<std::string_view> split(std::string_view text, char by);

} // namespace wc::cli

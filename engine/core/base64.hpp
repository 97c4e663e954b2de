// Base64url without padding, and the six-letter check value of texts.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wc {

void append_base64(std::string& out, std::span<const std::uint8_t> bytes);

// Nothing unless every character is of the alphabet and unused bits are zero.
std::optional<std::vector<std::uint8_t>> read_base64(std::string_view text);

// Six characters of a-z2-7 over the text.
std::string check_value(std::string_view text);

// The text with a dot and its check value behind it.
std::string with_check_value(std::string text);

} // namespace wc

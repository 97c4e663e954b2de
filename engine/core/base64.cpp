#include "core/base64.hpp"

#include "core/hash.hpp"

namespace wc {

namespace {

constexpr std::string_view alphabet64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view alphabet32 = "abcdefghijklmnopqrstuvwxyz234567";

} // namespace

void append_base64(std::string& out, std::span<const std::uint8_t> bytes) {
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (std::uint8_t byte : bytes) {
        held = (held << 8 | byte) & 0xffffu;
        for (bits += 8; bits >= 6; bits -= 6) out.push_back(alphabet64[(held >> (bits - 6)) & 63]);
    }
    if (bits > 0) out.push_back(alphabet64[(held << (6 - bits)) & 63]);
}

std::optional<std::vector<std::uint8_t>> read_base64(std::string_view text) {
    std::vector<std::uint8_t> out;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (char c : text) {
        const std::size_t digit = alphabet64.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        held = (held << 6 | static_cast<std::uint32_t>(digit)) & 0xffffu;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        out.push_back(static_cast<std::uint8_t>(held >> bits));
    }
    if (bits >= 6 || (held & ((1u << bits) - 1)) != 0) return std::nullopt;
    return out;
}

std::string check_value(std::string_view text) {
    std::uint64_t h = hash_text(text);
    h ^= h >> 32;
    std::string out;
    for (int k = 0; k < 6; ++k) out.push_back(alphabet32[(h >> (5 * k)) & 31]);
    return out;
}

std::string with_check_value(std::string text) {
    const std::string check = check_value(text);
    return std::move(text.append(".").append(check));
}

} // namespace wc

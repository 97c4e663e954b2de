// A 64-bit hash of bytes: identity of states, check values of texts. The same on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace wc {

constexpr std::uint64_t hash_step(std::uint64_t h, std::uint64_t word) {
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    return h ^ (h >> 29);
}

inline std::uint64_t hash_bytes(std::span<const std::byte> bytes, std::uint64_t h = 0xcbf29ce484222325u) {
    std::uint64_t word = 0;
    int filled = 0;
    for (std::byte b : bytes) {
        word |= static_cast<std::uint64_t>(b) << (8 * filled);
        if (++filled < 8) continue;
        h = hash_step(h, word);
        word = 0;
        filled = 0;
    }
    return hash_step(hash_step(h, word), bytes.size());
}

inline std::uint64_t hash_text(std::string_view text) { return hash_bytes(std::as_bytes(std::span(text))); }

} // namespace wc

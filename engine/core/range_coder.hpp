// Range coder: packs numbers with known bounds into the fewest bytes. Trailing zero bytes are left off and read back as zeros.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace wc {

// Symbols are 0 .. n-1 with 1 <= n <= 65536, all equally likely.
class RangeEncoder {
public:
    void put(std::uint32_t symbol, std::uint32_t n);
    std::vector<std::uint8_t> finish(); // call once, last

private:
    void shift();

    std::vector<std::uint8_t> out_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xffffffffu;
    std::uint64_t pending_ = 1; // bytes that a carry may still change; the first is the leading zero, dropped by finish
    std::uint8_t cache_ = 0;
};

class RangeDecoder {
public:
    explicit RangeDecoder(std::span<const std::uint8_t> bytes);
    std::uint32_t get(std::uint32_t n);
    bool sound() const {
        return sound_;
    } // false once a symbol was impossible: the text was never written by an encoder

private:
    std::uint32_t byte() { return at_ < bytes_.size() ? bytes_[at_++] : (++at_, 0u); }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xffffffffu;
    bool sound_ = true;
};

} // namespace wc

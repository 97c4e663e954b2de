#include "core/range_coder.hpp"

namespace wc {

namespace {
constexpr std::uint32_t renormalize_below = 1u << 24;
}

void RangeEncoder::put(std::uint32_t symbol, std::uint32_t n) {
    if (n <= 1) return;
    range_ /= n;
    low_ += static_cast<std::uint64_t>(symbol) * range_;
    while (range_ < renormalize_below) {
        range_ <<= 8;
        shift();
    }
}

// Moves the top byte of `low_` out. A run of 0xff bytes is held back, since a later carry turns them into zeros.
void RangeEncoder::shift() {
    const auto carry = static_cast<std::uint8_t>(low_ >> 32);
    if (low_ < 0xff000000u || carry != 0) {
        out_.push_back(static_cast<std::uint8_t>(cache_ + carry));
        for (; pending_ > 1; --pending_) out_.push_back(static_cast<std::uint8_t>(0xff + carry));
        pending_ = 0;
        cache_ = static_cast<std::uint8_t>(low_ >> 24);
    }
    ++pending_;
    low_ = (low_ & 0x00ffffffu) << 8;
}

std::vector<std::uint8_t> RangeEncoder::finish() {
    // Any number in [low, low + range) will do: take the one with the most trailing zeros.
    for (int bits = 32; bits > 0; --bits) {
        const std::uint64_t unit = std::uint64_t{1} << bits;
        const std::uint64_t rounded = (low_ + unit - 1) & ~(unit - 1);
        if (rounded - low_ < range_) {
            low_ = rounded;
            break;
        }
    }
    for (int k = 0; k < 5; ++k) shift();
    out_.erase(out_.begin());
    while (!out_.empty() && out_.back() == 0) out_.pop_back();
    return std::move(out_);
}

RangeDecoder::RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
    for (int k = 0; k < 4; ++k) code_ = (code_ << 8) | byte();
}

std::uint32_t RangeDecoder::get(std::uint32_t n) {
    if (n <= 1) return 0;
    range_ /= n;
    std::uint32_t symbol = code_ / range_;
    if (symbol >= n) {
        sound_ = false;
        symbol = n - 1;
    }
    code_ -= symbol * range_;
    while (range_ < renormalize_below) {
        range_ <<= 8;
        code_ = (code_ << 8) | byte();
    }
    return symbol;
}

} // namespace wc

// Range coder and base64: what is written is read, in as few characters as possible and in one way only.
#include "core/base64.hpp"
#include "core/dice.hpp"
#include "core/hash.hpp"
#include "core/range_coder.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wc;

namespace {

struct Symbol {
    std::uint32_t value, n;
};

std::vector<Symbol> random_symbols(Dice& dice, int count) {
    std::vector<Symbol> out;
    for (int k = 0; k < count; ++k) {
        const int n = draw_below(dice, 3) == 0 ? 65536 : draw_below(dice, 40) + 1;
        const int value = draw_below(dice, 3) == 0 ? n - 1 : draw_below(dice, n); // many at the edge: carries
        out.push_back({static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(n)});
    }
    return out;
}

std::vector<std::uint8_t> encoded(const std::vector<Symbol>& symbols) {
    RangeEncoder out;
    for (const Symbol& s : symbols) out.put(s.value, s.n);
    return out.finish();
}

} // namespace

TEST_CASE("the range coder gives back what it was given", "[core][codec]") {
    Dice dice = dice_from(1);
    for (int round = 0; round < 600; ++round) {
        const auto symbols = random_symbols(dice, draw_below(dice, 200));
        const auto bytes = encoded(symbols);
        RangeDecoder in(bytes);
        for (const Symbol& s : symbols) REQUIRE(in.get(s.n) == s.value);
        CHECK(in.sound());
        CHECK((bytes.empty() || bytes.back() != 0));
    }
}

TEST_CASE("the range coder needs hardly more than the information there is", "[core][codec]") {
    Dice dice = dice_from(2);
    RangeEncoder out;
    constexpr int count = 10000; // of 6 sides: 2.585 bits each
    for (int k = 0; k < count; ++k) out.put(static_cast<std::uint32_t>(draw_below(dice, 6)), 6);
    CHECK(out.finish().size() < count * 2586u / 8000 + 8);
    RangeEncoder zeros;
    for (int k = 0; k < count; ++k) zeros.put(0, 6);
    CHECK(zeros.finish().empty());
}

TEST_CASE("what no encoder wrote is noticed or is another text", "[core][codec]") {
    const std::vector<std::uint8_t> bytes(8, 0xff);
    RangeDecoder in(bytes);
    for (int k = 0; k < 8; ++k) CHECK(in.get(200) < 200);
    CHECK_FALSE(in.sound());
}

TEST_CASE("base64 gives back what it was given", "[core][codec]") {
    Dice dice = dice_from(3);
    for (int size = 0; size < 40; ++size) {
        std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
        for (std::uint8_t& b : bytes) b = static_cast<std::uint8_t>(draw_below(dice, 256));
        std::string text;
        append_base64(text, bytes);
        CHECK(text.size() == (bytes.size() * 4 + 2) / 3);
        CHECK(read_base64(text) == bytes);
        CHECK(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
              std::string::npos);
    }
}

TEST_CASE("base64 in a second spelling is refused", "[core][codec]") {
    CHECK(read_base64("AA") == std::vector<std::uint8_t>{0});
    for (const char* bad : {"A", "AB", "AAB", "AA=", "A A", "AAAAA", "+/", "\xc3\xa9", "AA\n"}) {
        CAPTURE(bad);
        CHECK_FALSE(read_base64(bad).has_value());
    }
}

TEST_CASE("the check value is six letters, and one changed letter changes it", "[core][codec]") {
    const std::string text = "wc1.p.churchill.1.AbCdEf";
    const std::string check = check_value(text);
    CHECK(check.size() == 6);
    CHECK(check.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567") == std::string::npos);
    for (std::size_t k = 0; k < text.size(); ++k) {
        std::string other = text;
        other[k] ^= 1;
        CHECK(check_value(other) != check);
    }
    CHECK(with_check_value(text) == text + "." + check);
}

TEST_CASE("hashes tell apart what differs in a byte or in length", "[core][hash]") {
    CHECK(hash_text("") != hash_text(std::string_view("\0", 1)));
    CHECK(hash_text("12345678") != hash_text("123456789"));
    CHECK(hash_text("a") != hash_text("b"));
    CHECK(hash_text("the same") == hash_text("the same"));
}

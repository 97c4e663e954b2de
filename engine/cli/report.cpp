#include "cli/report.hpp"

#include <array>
#include <charconv>
#include <cstdio>

namespace wc::cli {

namespace {

void append_quoted(std::string& out, std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += '"';
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            out += "\\u00";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

} // namespace

std::string hex(std::uint64_t n) {
    std::string out(16, '0');
    for (std::size_t k = 16; k > 0; n >>= 4) out[--k] = "0123456789abcdef"[n & 15];
    return out;
}

void Report::begin(std::string_view key) {
    if (!first_) out_ += ',';
    first_ = false;
    if (key.empty()) return;
    append_quoted(out_, key);
    out_ += ':';
}

void Report::plain_line(std::string_view key, std::string_view value) {
    out_.append(2 * closers_.size(), ' ');
    if (key.empty())
        out_ += "- ";
    else
        out_.append(key).append(": ");
    out_.append(value).append("\n");
}

void Report::value(std::string_view key, std::string_view written) {
    if (!json_) return plain_line(key, written);
    begin(key);
    out_ += written;
}

void Report::text(std::string_view key, std::string_view value) {
    if (!json_) return plain_line(key, value);
    begin(key);
    append_quoted(out_, value);
}

void Report::number(std::string_view key, std::int64_t n) { value(key, std::to_string(n)); }
void Report::large(std::string_view key, std::uint64_t n) { value(key, std::to_string(n)); }
void Report::yes(std::string_view key, bool b) { value(key, b ? "true" : "false"); }

void Report::ratio(std::string_view key, std::int64_t n, std::int64_t by, int decimals) {
    std::int64_t unit = 1;
    for (int k = 0; k < decimals; ++k) unit *= 10;
    if (by == 0) n = 0, by = 1;
    const bool negative = (n < 0) != (by < 0);
    const std::int64_t above = n < 0 ? -n : n, below = by < 0 ? -by : by;
    const std::int64_t scaled = (above * unit + below / 2) / below; // rounded to the nearest
    std::string written = std::to_string(scaled / unit);
    if (decimals > 0) {
        const std::string part = std::to_string(scaled % unit);
        written += '.';
        written.append(static_cast<std::size_t>(decimals) - part.size(), '0').append(part);
    }
    value(key, negative && scaled != 0 ? "-" + written : written);
}

void Report::open(std::string_view key) {
    if (json_) {
        begin(key);
        out_ += '{';
        first_ = true;
    } else {
        plain_line(key, "");
    }
    closers_ += '}';
}

void Report::open_list(std::string_view key) {
    if (json_) {
        begin(key);
        out_ += '[';
        first_ = true;
    } else {
        plain_line(key, "");
    }
    closers_ += ']';
}

void Report::close() {
    if (json_) out_ += closers_.back();
    closers_.pop_back();
    first_ = false;
}

void Report::print() {
    if (json_) out_ = "{" + out_ + "}\n";
    std::fwrite(out_.data(), 1, out_.size(), stdout);
    out_.clear();
}

} // namespace wc::cli

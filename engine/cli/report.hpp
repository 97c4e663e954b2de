// Report: what a command answers, written once and printed either for people (indented "key: value" lines) or as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wc::cli {

class Report {
public:
    explicit Report(bool json) : json_(json) {}

    // Within a list, keys are empty.
    void text(std::string_view key, std::string_view value);
    void number(std::string_view key, std::int64_t value);
    void large(std::string_view key, std::uint64_t value);
    void yes(std::string_view key, bool value);
    // value / by, with so many decimals; nothing is divided by zero.
    void ratio(std::string_view key, std::int64_t value, std::int64_t by, int decimals);

    void open(std::string_view key);      // an object
    void open_list(std::string_view key); // a list
    void close();

    void print(); // to stdout, once, last

private:
    void begin(std::string_view key);
    void plain_line(std::string_view key, std::string_view value);
    void value(std::string_view key, std::string_view written);

    bool json_;
    std::string out_;
    std::string closers_; // what closes the levels that are open
    bool first_ = true;   // nothing has been written on this level yet
};

// The number as 16 hex digits.
std::string hex(std::uint64_t);

} // namespace wc::cli

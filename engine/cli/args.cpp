#include "cli/args.hpp"

#include <algorithm>
#include <charconv>

namespace wc::cli {

namespace {

bool among(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string quoted(std::string_view text) {
    constexpr std::size_t shown = 40;
    return "\"" + std::string(text.substr(0, shown)) + (text.size() > shown ? "...\"" : "\"");
}

} // namespace

std::optional<std::string_view> Args::value(std::string_view name) const {
    for (const Argument& a : list)
        if (a.name == name) return a.value;
    return std::nullopt;
}

std::expected<Args, Complaint> read_args(std::span<char* const> given, std::span<const std::string_view> with_value,
                                         std::span<const std::string_view> flags, std::size_t words) {
    Args out;
    std::size_t plain = 0;
    for (std::size_t k = 0; k < given.size(); ++k) {
        std::string_view word = given[k];
        if (!word.starts_with("--")) {
            if (++plain > words) return std::unexpected("The argument " + quoted(word) + " is one too many.");
            out.list.push_back({{}, word});
            continue;
        }
        word.remove_prefix(2);
        const bool takes_value = !word.empty() && among(with_value, word);
        if (word.empty() || (!takes_value && !among(flags, word)))
            return std::unexpected("This command has no argument " + quoted(given[k]) + ".");
        if (out.has(word)) return std::unexpected("The argument " + quoted(given[k]) + " is given twice.");
        if (takes_value && k + 1 == given.size())
            return std::unexpected("The argument " + quoted(given[k]) + " needs a value.");
        out.list.push_back({word, takes_value ? std::string_view(given[++k]) : std::string_view{}});
    }
    return out;
}

std::expected<std::uint64_t, Complaint> number_of(const Args& args, std::string_view name, std::uint64_t otherwise,
                                                  std::uint64_t low, std::uint64_t high) {
    const auto given = args.value(name);
    if (!given) return otherwise;
    std::uint64_t n = 0;
    const char* const end = given->data() + given->size();
    const auto read = std::from_chars(given->data(), end, n);
    if (given->empty() || read.ec != std::errc{} || read.ptr != end || n < low || n > high)
        return std::unexpected("--" + std::string(name) + " needs a whole number from " + std::to_string(low) + " to " +
                               std::to_string(high) + ", not " + quoted(*given) + ".");
    return n;
}

std::vector<std::string_view> split(std::string_view text, char by) {
    std::vector<std::string_view> out;
    while (true) {
        const std::size_t end = text.find(by);
        out.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return out;
        text.remove_prefix(end + 1);
    }
}

} // namespace wc::cli

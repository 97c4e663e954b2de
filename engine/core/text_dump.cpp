#include "core/text_dump.hpp"

namespace wc {

namespace {

std::string_view next_word(std::string_view& rest) {
    const std::size_t start = rest.find_first_not_of(' ');
    if (start == std::string_view::npos) return rest = {};
    std::size_t end = rest.find(' ', start);
    if (end == std::string_view::npos) end = rest.size();
    const std::string_view word = rest.substr(start, end - start);
    rest.remove_prefix(end);
    return word;
}

template <class N> bool number(std::string_view word, N& out) {
    const auto result = std::from_chars(word.data(), word.data() + word.size(), out);
    return !word.empty() && result.ec == std::errc{} && result.ptr == word.data() + word.size();
}

} // namespace

std::optional<std::vector<DumpLine>> parse_lines(std::string_view text) {
    std::vector<DumpLine> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view rest = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (rest.empty() || rest.front() == '#') continue;
        DumpLine line;
        line.name = next_word(rest);
        if (!number(next_word(rest), line.index) || !number(next_word(rest), line.value)) return std::nullopt;
        if (!next_word(rest).empty()) return std::nullopt;
        out.push_back(line);
    }
    return out;
}

} // namespace wc

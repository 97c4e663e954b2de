// Text dump: a state as "name index value" lines, only those that differ from a base (usually the set-up). Tests and goldens
// read and write positions this way.
#pragma once

#include "core/walk.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wc {

struct DumpLine {
    std::string_view name;
    int index = 0;
    std::uint64_t value = 0;

    friend bool operator==(const DumpLine&, const DumpLine&) = default;
};

template <class T> std::vector<DumpLine> fields_of(typename T::State s) {
    std::vector<DumpLine> out;
    VisitWalker w([&](std::string_view name, int i, std::uint64_t value) { out.push_back({name, i, value}); });
    T::walk(w, s);
    return out;
}

inline void append_number(std::string& out, std::uint64_t value) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end.ptr);
}

template <class T> std::string dump_state(const typename T::State& s, const typename T::State& base) {
    std::string out;
    const std::vector<DumpLine> old = fields_of<T>(base);
    for (const DumpLine& line : fields_of<T>(s)) {
        bool same = false;
        for (const DumpLine& o : old) same = same || o == line;
        if (same) continue;
        out.append(line.name).append(" ");
        append_number(out, static_cast<std::uint64_t>(line.index));
        out.append(" ");
        append_number(out, line.value);
        out.append("\n");
    }
    return out;
}

// Sets fields from parsed lines while walking; fields without a line keep their value.
class ParseWalker {
public:
    explicit ParseWalker(std::span<const DumpLine> lines) : lines_(lines), used_(lines.size()) {}
    int format() const { return newest_format; }
    bool all_used() const {
        for (bool used : used_)
            if (!used) return false;
        return !out_of_bounds_;
    }

    template <class V> void field(std::string_view name, int i, V& value, int low, int high) {
        const auto found = find(name, i);
        if (!found) return;
        const auto v = static_cast<std::int64_t>(*found);
        if (v < low || v > high)
            out_of_bounds_ = true;
        else
            value = static_cast<V>(static_cast<int>(v));
    }
    void small(std::string_view name, int i, std::uint16_t& value) {
        if (const auto found = find(name, i)) value = static_cast<std::uint16_t>(*found);
    }
    void wide(std::string_view name, std::uint64_t& value) {
        if (const auto found = find(name, 0)) value = *found;
    }

private:
    std::optional<std::uint64_t> find(std::string_view name, int i) {
        for (std::size_t k = 0; k < lines_.size(); ++k) {
            if (lines_[k].name != name || lines_[k].index != i) continue;
            used_[k] = true;
            return lines_[k].value;
        }
        return std::nullopt;
    }

    std::span<const DumpLine> lines_;
    std::vector<bool> used_;
    bool out_of_bounds_ = false;
};

// "name index value" lines; names point into `text`. Nothing if a line has another form. Empty lines and # comments are skipped.
std::optional<std::vector<DumpLine>> parse_lines(std::string_view text);

template <class T> bool parse_state(std::string_view text, typename T::State& s) {
    const auto lines = parse_lines(text);
    if (!lines) return false;
    ParseWalker w(*lines);
    T::walk(w, s);
    return w.all_used();
}

} // namespace wc

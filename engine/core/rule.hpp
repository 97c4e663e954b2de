// Rule: a rule number of the table's rulebook, as an index into its list. Written "5.24"_rule and checked at compile time.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace wc {

struct Rule {
    std::uint16_t code = 0; // 0: no rule; otherwise position in the table's list + 1

    constexpr explicit operator bool() const { return code != 0; }
    friend constexpr bool operator==(Rule, Rule) = default;
};

void no_such_rule(); // never defined: reaching it at compile time is the error

// The rule with this number in `list`; a compile-time error if there is none.
template <class List> consteval Rule find_rule(const List& list, std::string_view number) {
    std::uint16_t code = 0;
    for (std::string_view id : list) {
        ++code;
        if (id == number) return {code};
    }
    no_such_rule();
    return {};
}

} // namespace wc

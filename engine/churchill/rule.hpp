// "5.24"_rule: a rule number of Churchill's rulebook, checked against assets/churchill/rules.json when compiled.
#pragma once

#include "core/rule.hpp"
#include "generated/churchill.hpp"

#include <cstddef>

namespace wc::churchill {

consteval Rule operator""_rule(const char* number, std::size_t length) {
    return find_rule(rule_ids, std::string_view(number, length));
}

} // namespace wc::churchill

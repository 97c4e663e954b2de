// "24.56"_rule: a rule number of Gathering Storm's rulebook, checked against assets/gathering_storm/rules.json when compiled.
#pragma once

#include "core/rule.hpp"
#include "generated/gathering_storm.hpp"

#include <cstddef>

namespace wc::gathering_storm {

consteval Rule operator""_rule(const char* number, std::size_t length) {
    return find_rule(rule_ids, std::string_view(number, length));
}

} // namespace wc::gathering_storm

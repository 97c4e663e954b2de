// "24.56"_rule: a rule number of Gathering Storm's rulebook, checked against assets/gathering_storm/rules.json when compiled.
#pragma once

#include "core/rule.hpp"
#include "generated/gathering_storm.hpp"

#include <cstddef>

namespace wc::gathering_storm {

// The list holds main numbers; "10.91F" and "24.53" stay readable in the source and stand for 10.91 and 24.5.
consteval Rule operator""_rule(const char* number, std::size_t length) {
    const std::string_view wanted(number, length);
    for (std::size_t dropped = 0; dropped <= 2; ++dropped)
        for (std::string_view id : rule_ids)
            if (id == wanted.substr(0, length - dropped)) return find_rule(rule_ids, id);
    return find_rule(rule_ids, wanted); // the error
}

} // namespace wc::gathering_storm

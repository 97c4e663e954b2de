// Every rule id of rule_ids.txt has a test tagged with it, e.g. "[churchill][5.24]", or a reason in not_testable.md.
#include "churchill/rule.hpp"

#include <algorithm>
#include <catch2/catch_test_case_info.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_registry_hub.hpp>
#include <catch2/interfaces/catch_interfaces_testcase.hpp>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

namespace wc::churchill {

namespace {

const std::string folder = std::string(WC_SOURCE_DIR) + "/tests/rules/churchill/";

// The first word of each line that has one; `mark` is what such a line begins with.
std::set<std::string> first_words(const std::string& file, const std::string& mark = "") {
    std::set<std::string> out;
    std::ifstream in(folder + file);
    REQUIRE(in);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(mark) || line.size() == mark.size()) continue;
        line.erase(0, mark.size());
        out.insert(line.substr(0, line.find_first_of(" :")));
    }
    return out;
}

// Tags of the tests of this table's rules, without the brackets.
std::set<std::string> tags_of_tests() {
    std::set<std::string> out;
    for (const Catch::TestCaseInfo* test : Catch::getRegistryHub().getTestCaseRegistry().getAllInfos()) {
        if (std::string_view(test->lineInfo.file).find("rules/churchill/") == std::string_view::npos) continue;
        std::set<std::string> tags;
        for (const Catch::Tag& tag : test->tags) tags.insert(std::string(tag.original.data(), tag.original.size()));
        if (tags.contains("churchill")) out.insert(tags.begin(), tags.end());
    }
    return out;
}

} // namespace

TEST_CASE("every rule id has a test, or a reason why not", "[churchill][coverage]") {
    const std::set<std::string> ids = first_words("rule_ids.txt");
    const std::set<std::string> excused = first_words("not_testable.md", "- ");
    const std::set<std::string> tested = tags_of_tests();
    CHECK(ids.size() == 58);
    for (const std::string& id : ids) {
        INFO("rule " << id);
        CHECK((tested.contains(id) || excused.contains(id)));
        CHECK_FALSE((tested.contains(id) && excused.contains(id)));
    }
    for (const std::string& id : excused) CHECK(ids.contains(id));
}

TEST_CASE("every number that a test is tagged with is a rule of the table", "[churchill][coverage]") {
    for (const std::string& tag : tags_of_tests())
        if (tag[0] >= '0' && tag[0] <= '9') {
            INFO("rule " << tag);
            CHECK(std::count(rule_ids.begin(), rule_ids.end(), tag) == 1);
        }
}

} // namespace wc::churchill

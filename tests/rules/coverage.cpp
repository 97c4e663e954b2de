// Every rule id of a table's rule_ids.txt has a test tagged with it, e.g. "[churchill][5.24]", or a reason in its not_testable.md.
#include "tables.hpp"

#include <algorithm>
#include <catch2/catch_test_case_info.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_registry_hub.hpp>
#include <catch2/interfaces/catch_interfaces_testcase.hpp>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

using namespace wc;

namespace {

// How many rules each table's list has, in the order of `all_tables`: a list cut short would prove little.
constexpr std::array<std::size_t, all_tables.size()> rules_listed{58, 142};

// "rules/TABLE/": where a table's list and its tests are.
std::string folder_of(const Table& table) { return "rules/" + std::string(table.id) + "/"; }

// The first word of each line that has one; `mark` is what such a line begins with.
std::set<std::string> first_words(const Table& table, const std::string& file, const std::string& mark = "") {
    std::set<std::string> out;
    std::ifstream in(WC_SOURCE_DIR "/tests/" + folder_of(table) + file);
    REQUIRE(in);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(mark) || line.size() == mark.size()) continue;
        line.erase(0, mark.size());
        out.insert(line.substr(0, line.find_first_of(" :")));
    }
    return out;
}

// Tags of the tests of this table's rules, without the brackets.
std::set<std::string> tags_of_tests(const Table& table) {
    std::set<std::string> out;
    for (const Catch::TestCaseInfo* test : Catch::getRegistryHub().getTestCaseRegistry().getAllInfos()) {
        if (std::string_view(test->lineInfo.file).find(folder_of(table)) == std::string_view::npos) continue;
        std::set<std::string> tags;
        for (const Catch::Tag& tag : test->tags) tags.insert(std::string(tag.original.data(), tag.original.size()));
        if (tags.contains(std::string(table.id))) out.insert(tags.begin(), tags.end());
    }
    return out;
}

} // namespace

TEST_CASE("every rule id has a test, or a reason why not", "[coverage]") {
    for (std::size_t k = 0; k < all_tables.size(); ++k) {
        const Table& table = *all_tables[k];
        const std::set<std::string> ids = first_words(table, "rule_ids.txt");
        const std::set<std::string> excused = first_words(table, "not_testable.md", "- ");
        const std::set<std::string> tested = tags_of_tests(table);
        CHECK(ids.size() == rules_listed[k]);
        for (const std::string& id : ids) {
            INFO(table.id << ", rule " << id);
            CHECK((tested.contains(id) || excused.contains(id)));
            CHECK_FALSE((tested.contains(id) && excused.contains(id)));
        }
        for (const std::string& id : excused) CHECK(ids.contains(id));
    }
}

TEST_CASE("every number that a test is tagged with is a rule of the table", "[coverage]") {
    for (const Table* table : all_tables)
        for (const std::string& tag : tags_of_tests(*table))
            if (tag[0] >= '0' && tag[0] <= '9') {
                INFO(table->id << ", rule " << tag);
                CHECK(std::count(table->rule_ids.begin(), table->rule_ids.end(), tag) == 1);
            }
}

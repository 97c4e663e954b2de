// The words of the table in both languages: every text is there, and Spanish contracts "de el" and "a el".
#include "core/words.hpp"
#include "generated/embedded_text.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace wc::churchill {

namespace {

std::vector<std::string> lines_of(std::string_view blob) {
    std::vector<std::string> out;
    while (!blob.empty()) {
        const std::size_t end = blob.find('\n');
        out.emplace_back(blob.substr(0, end));
        blob.remove_prefix(end + 1);
    }
    return out;
}

// Is there "WORD {n:the}", which reads "de el RU" where "del RU" (the form `of`) is meant?
bool uncontracted(const std::string& line, const std::string& word) {
    for (std::size_t at = line.find(word + " {"); at != std::string::npos; at = line.find(word + " {", at + 1)) {
        const bool whole_word = at == 0 || line[at - 1] == ' ';
        const std::string rest = line.substr(at + word.size() + 3, 5);
        if (whole_word && (rest == ":the}" || rest == ":The}")) return true;
    }
    return false;
}

} // namespace

TEST_CASE("Spanish sentences contract de + el and a + el", "[churchill][words]") {
    for (const std::string& line : lines_of(embedded_es_churchill)) {
        INFO(line);
        CHECK_FALSE((uncontracted(line, "de") || uncontracted(line, "a") || uncontracted(line, "A")));
        CHECK((" " + line).find(" de el ") == std::string::npos);
        CHECK((" " + line).find(" a el ") == std::string::npos);
    }
}

TEST_CASE("both languages say everything", "[churchill][words]") {
    const auto en = lines_of(embedded_en_churchill), es = lines_of(embedded_es_churchill);
    REQUIRE(en.size() == es.size());
    for (std::size_t k = 0; k < en.size(); ++k) CHECK((en[k].empty() || es[k].empty()) == false);
}

} // namespace wc::churchill

// tests/signature.txt: what the rules of each revision make of 200 seeded games. The rules may not change without the revision, nor the
// revision without the rules. When they change on purpose: raise the revision (once one has been released), then
// `build/native/warcabinet signature > tests/signature.txt`.
#include "core/signature.hpp"

#include "tables.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

using namespace wc;

namespace {

struct Recorded {
    std::string table, scenario;
    int revision = 0;
    std::uint64_t hash = 0;
};

std::vector<Recorded> recorded() {
    std::ifstream file(WC_SOURCE_DIR "/tests/signature.txt");
    std::vector<Recorded> out;
    for (Recorded l; file >> l.table >> l.revision >> l.scenario >> std::hex >> l.hash >> std::dec;) out.push_back(l);
    return out;
}

} // namespace

TEST_CASE("the rules are those of the recorded revision", "[playout][signature]") {
    const std::vector<Recorded> lines = recorded();
    std::size_t expected = 0;
    for (const Table* table : all_tables) {
        for (std::size_t k = 0; k < table->scenarios.size(); ++k, ++expected) {
            REQUIRE(expected < lines.size());
            const Recorded& l = lines[expected];
            CAPTURE(l.table, l.scenario);
            CHECK(l.table == table->id);
            CHECK(l.scenario == table->scenarios[k].id);
            CHECK(l.revision == table->revision);
            CHECK(l.hash == signature_of(*table, static_cast<std::uint8_t>(k)));
        }
    }
    CHECK(lines.size() == expected);
}

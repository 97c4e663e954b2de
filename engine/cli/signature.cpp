// signature: the lines of tests/signature.txt, for when the rules have changed on purpose.
#include "core/signature.hpp"
#include "cli/commands.hpp"
#include "tables.hpp"

#include <cstdio>

namespace wc::cli {

Result run_signature(const Args&, Report&) {
    for (const Table* table : all_tables)
        for (std::size_t k = 0; k < table->scenarios.size(); ++k) {
            const std::string line = std::string(table->id) + " " + std::to_string(table->revision) + " " +
                                     std::string(table->scenarios[k].id) + " " +
                                     hex(signature_of(*table, static_cast<std::uint8_t>(k))) + "\n";
            std::fputs(line.c_str(), stdout);
        }
    return 0;
}

} // namespace wc::cli

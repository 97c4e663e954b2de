// tables: what can be played, and by whom.
#include "tables.hpp"
#include "cli/commands.hpp"
#include "cli/words.hpp"

namespace wc::cli {

namespace {

template <class Things> void list_ids(Report& out, std::string_view key, const Things& things) {
    out.open_list(key);
    for (const auto& x : things) out.text("", x.id);
    out.close();
}

void list_options(Report& out, const Table& table) {
    out.open_list("options");
    for (const OptionName& o : table.options) {
        out.open("");
        out.text("id", o.id);
        out.number("values", o.count);
        out.close();
    }
    out.close();
}

} // namespace

Result run_tables(const Args&, Report& out) {
    out.open_list("tables");
    for (const Table* table : all_tables) {
        out.open("");
        out.text("id", table->id);
        out.number("revision", table->revision);
        list_ids(out, "scenarios", table->scenarios);
        list_options(out, *table);
        out.open_list("seats");
        for (int k = 0; k < table->seats; ++k) out.text("", seat_name(*table, seat(k)));
        out.close();
        list_ids(out, "players", table->bots);
        out.close();
    }
    out.close();
    return 0;
}

} // namespace wc::cli

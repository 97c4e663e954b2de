// describe: what a link shows, in sentences; only what a bystander may see where the link holds a whole position.
#include "cli/commands.hpp"
#include "cli/words.hpp"
#include "tables.hpp"

namespace wc::cli {

Result run_describe(const Args& args, Report& out) {
    const auto link = args.value("");
    if (!link) return std::unexpected(Complaint("Say which position: describe LINK."));
    const auto opened = open_text(*link, all_tables, max_file_chars);
    if (!opened) return std::unexpected(say(*all_tables[0], {.text = opened.error()}));
    const Table& table = *opened->table;
    const Bytes view = opened->kind == 'v' ? opened->view : view_of(opened->match, bystander);
    Question q;
    table.ask(view.data(), q);
    Lines lines;
    table.describe(view.data(), lines);
    out.text("table", table.id);
    out.text("kind", opened->kind == 'g' ? "game" : opened->kind == 'p' ? "position" : "view");
    out.text("to_move", seat_name(table, q.seat));
    out.text("prompt", say(table, q.prompt));
    out.open_list("table_in_words");
    for (const Line& l : lines) out.text("", say(table, l));
    out.close();
    return 0;
}

} // namespace wc::cli

// The module that plays Churchill.
#include "web/modules/page_tables.hpp"

#include "shell/tables/churchill.hpp"
#include "shell/tables/views.hpp"
#include "tables.hpp"

namespace wc {

std::span<const Table* const> web::page_tables() {
    static constexpr Table table = for_page(churchill_table);
    static constexpr std::array<const Table*, 1> tables{&table};
    return tables;
}

std::span<const shell::TableViews* const> shell::known_views() {
    static constexpr std::array views{&churchill_views};
    return views;
}

} // namespace wc

// The module that plays Gathering Storm.
#include "web/modules/page_tables.hpp"

#include "shell/tables/gathering_storm.hpp"
#include "shell/tables/views.hpp"
#include "tables.hpp"

namespace wc {

std::span<const Table* const> web::page_tables() {
    static constexpr Table table = for_page(gathering_storm_table);
    static constexpr std::array<const Table*, 1> tables{&table};
    return tables;
}

std::span<const shell::TableViews* const> shell::known_views() {
    static constexpr std::array views{&gathering_storm_views};
    return views;
}

} // namespace wc

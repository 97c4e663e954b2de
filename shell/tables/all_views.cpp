// Every table's views: for the headless program and the tests. A module of the page brings a list of its own instead, and
// then the linker leaves this file, and with it the other tables, out.
#include "shell/tables/churchill.hpp"
#include "shell/tables/gathering_storm.hpp"
#include "shell/tables/views.hpp"

namespace wc::shell {

std::span<const TableViews* const> known_views() {
    static constexpr std::array all{&churchill_views, &gathering_storm_views};
    return all;
}

} // namespace wc::shell

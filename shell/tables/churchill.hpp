// Churchill's views: the conference table, the war, the world.
#pragma once

#include "shell/tables/views.hpp"

namespace wc::shell {

extern const TableViews churchill_views;

} // namespace wc::shell

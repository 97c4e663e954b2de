// Gathering Storm's views: shown to the application as one row of views.hpp.
#pragma once

#include "shell/tables/views.hpp"

namespace wc::shell {

extern const TableViews gathering_storm_views;

} // namespace wc::shell

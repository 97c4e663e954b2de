// Commands: the same for every table. Each reads its arguments, writes a report and gives the exit code, or a complaint.
#pragma once

#include "cli/args.hpp"
#include "cli/report.hpp"

namespace wc::cli {

using Result = std::expected<int, Complaint>; // 0: well; 1: something did not hold

Result run_tables(const Args&, Report&);
Result run_play(const Args&, Report&);
Result run_replay(const Args&, Report&);
Result run_bench(const Args&, Report&);
Result run_fuzz(const Args&, Report&);
Result run_forge(const Args&, Report&);
Result run_stats(const Args&, Report&);
Result run_soak(const Args&, Report&);
Result run_hashes(const Args&, Report&);
Result run_signature(const Args&, Report&);
Result run_describe(const Args&, Report&);

} // namespace wc::cli

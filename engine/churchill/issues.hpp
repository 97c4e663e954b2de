// Issues by family, where chapters beyond one need them.
#pragma once

#include "churchill/state.hpp"

namespace wc::churchill {

inline constexpr int do_count = 4, pol_mil_count = 3;

constexpr Issue do_issue(int k) { return static_cast<Issue>(at(Issue::dous1) + k); }
constexpr bool is_do(Issue i) { return at(i) >= at(Issue::dous1) && at(i) <= at(Issue::dosu); }
constexpr std::size_t do_index(Issue i) { return ix(i) - ix(Issue::dous1); }

constexpr Issue pol_mil_issue(int k) { return static_cast<Issue>(at(Issue::pm12) + k); }
constexpr bool is_pol_mil(Issue i) { return at(i) >= at(Issue::pm12); }
constexpr std::size_t pol_mil_index(Issue i) { return ix(i) - ix(Issue::pm12); }

constexpr Issue leadership_issue(Theatre t) { return t == Theatre::europe ? Issue::tle : Issue::tlp; }

} // namespace wc::churchill

// Research (15, 16): projects, their results, and who may work on them.
#pragma once

#include "gathering_storm/countries.hpp"
#include "gathering_storm/steps.hpp"

namespace wc::gathering_storm {

inline constexpr int rings_earned_max = 3;
inline constexpr int most_added = 5; // steps of one project in a turn, by whatever events
inline constexpr Project no_project = static_cast<Project>(project_count);

// The alliance's or power's project of a kind; no_project if there is none.
Project project_of(Power, ProjectKind);
Project project_of(Alliance, ProjectKind);

// Announced results.
inline int results_of(const State& s, Project x) { return x == no_project ? 0 : s.results[ix(x)]; }
inline int results_of(const State& s, Power p, ProjectKind k) { return results_of(s, project_of(p, k)); }
inline int results_of(const State& s, Alliance a, ProjectKind k) { return results_of(s, project_of(a, k)); }

// How many results a number of steps gives.
int results_at(Project, int steps);
// Results including what is planned this turn and not announced yet: 15.5, 13.12. For the owner only.
inline int results_planned(const State& s, Project x) {
    return x == no_project                  ? 0
           : s.steps[ix(x)] == unseen_steps ? s.results[ix(x)]
                                            : results_at(x, s.steps[ix(x)] + s.added[ix(x)]);
}
int last_step(Project);

// May points of this source of this power go there (15.22, 15.3, 15.7)?
Refusal refuse_point(const State&, Power, Source, Project);

} // namespace wc::gathering_storm

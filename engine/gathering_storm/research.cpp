// 15, 16 Research: the segment of one power, point by point, and the results.
#include "gathering_storm/research.hpp"

#include "gathering_storm/planning.hpp"

namespace wc::gathering_storm {

namespace {

// Project of a kind by owner: 0 .. 4 powers, 5 .. 7 alliances that share it.
constexpr auto by_owner = [] {
    std::array<std::array<Project, 8>, project_kind_count> out{};
    for (auto& row : out) row.fill(no_project);
    for (std::size_t k = 0; k < projects.size(); ++k) {
        const ProjectInfo& x = projects[k];
        const std::size_t owner = x.power != no_power ? x.power : 5 + static_cast<std::size_t>(x.alliance);
        out[static_cast<std::size_t>(x.kind)][owner] = static_cast<Project>(k);
    }
    return out;
}();

} // namespace

Project project_of(Power p, ProjectKind k) {
    const Project own = by_owner[ix(k)][ix(p)];
    return own != no_project ? own : by_owner[ix(k)][5 + ix(alliance_of(p))];
}
Project project_of(Alliance a, ProjectKind k) {
    return a == Alliance::russia ? by_owner[ix(k)][ix(Power::russia)] : by_owner[ix(k)][5 + ix(a)];
}

int results_at(Project x, int steps) {
    int n = 0;
    for (int k = 0; k < info(x).result_count; ++k)
        if (steps >= info(x).results[static_cast<std::size_t>(k)]) ++n;
    return n;
}
int last_step(Project x) { return info(x).results[info(x).result_count - 1u]; }

namespace {

int steps_of(const State& s, Project x) { return s.steps[ix(x)] + s.added[ix(x)]; }

bool fits_source(const ProjectInfo& x, Source source) {
    switch (source) {
    case Source::advanced: return x.advanced;
    case Source::intelligence: return x.category == Category::intelligence;
    case Source::air: return x.category == Category::air;
    case Source::naval: return x.category == Category::naval;
    case Source::military: return x.category == Category::military;
    default: return true;
    }
}

constexpr Source source_of(int category) {
    return category == at(Category::air)            ? Source::air
           : category == at(Category::naval)        ? Source::naval
           : category == at(Category::intelligence) ? Source::intelligence
                                                    : Source::military;
}

// 15.22 How many of this turn's points in a category are bound: those of the power's own events. A general event's are not.
int bound_points(const State& s, Power p, Source source) {
    int n = 0;
    each_event(s, p, [&](int, int, const NationalEvent& e) {
        if (e.kind == NationalKind::category_points && source_of(e.operand) == source) n += e.value;
    });
    return n;
}

// Is the point that is assigned next one that may go to any project of the alliance? Those come before the bound ones.
bool goes_anywhere(const State& s, Power p, Source source) {
    if (source == Source::general) return true;
    if (source != Source::air && source != Source::naval && source != Source::military) return false;
    return s.plan[ix(p)].points[ix(source)] > bound_points(s, p, source);
}

// 15.22, 15.23 Basic points and those of general events go to any project of the alliance, all others only to the power's own and
// joint ones.
bool open_to(const State& s, const ProjectInfo& x, Power p, Source source) {
    if (x.alliance != alliance_of(p)) return false;
    return x.power == no_power || x.power == at(p) || goes_anywhere(s, p, source);
}

} // namespace

Refusal refuse_point(const State& s, Power p, Source source, Project project) {
    const ProjectInfo& x = info(project);
    if (!open_to(s, x, p, source)) return {Text::gathering_storm_refuse_others_project, "15.21"_rule, ref(project)};
    if (!fits_source(x, source)) return {Text::gathering_storm_refuse_category, "15.3"_rule, ref(project)};
    if (s.steps[ix(project)] > research_max_steps || steps_of(s, project) >= last_step(project))
        return {Text::gathering_storm_refuse_complete, "15.31"_rule, ref(project)};
    if (x.category == Category::atomic && s.fission == 0)
        return {Text::gathering_storm_refuse_no_fission, "15.7"_rule, ref(project)};
    if (x.after != no_target && !succeeded(s, nth<Target>(x.after)))
        return {Text::gathering_storm_refuse_west_wall, "16.1"_rule, ref(project)};
    if (p == Power::russia && s.only_intelligence != 0 && x.category != Category::intelligence)
        return {Text::gathering_storm_refuse_great_purge, "22.41"_rule, ref(project)};
    if (source == Source::rival) {
        if ((s.marks[ix(project)] & rival_mark) == 0)
            return {Text::gathering_storm_refuse_no_rival, "15.21"_rule, ref(project)};
        // RX ignores the limit of 15.3.
        return s.added[ix(project)] < most_added
                   ? allowed
                   : Refusal{Text::gathering_storm_refuse_project_limit, "15.3"_rule, ref(project)};
    }
    const bool boosted = source == Source::advanced || (s.marks[ix(project)] & advanced_mark) != 0;
    const int limit = boosted ? research_with_advanced : research_per_project;
    const int counted = s.added[ix(project)] - ((s.marks[ix(project)] & rival_used) != 0 ? 1 : 0);
    if (counted >= limit || s.added[ix(project)] >= most_added)
        return {Text::gathering_storm_refuse_project_limit, "15.3"_rule, ref(project)};
    return allowed;
}

// 15.21 - 15.23 What this power has to assign this turn.
namespace {

void add_basic(State& s, Power p, std::array<int, source_count>& points) {
    const Alliance a = alliance_of(p);
    if (lead_of(a) == p) {
        points[ix(Source::intelligence)] += basic_intelligence;
        int general = russia_general;
        if (a == Alliance::axis) general = axis_split(s) ? axis_general_germany : axis_general;
        if (a == Alliance::allies) general = allies_split(s) ? allied_general_britain : allied_general;
        points[ix(Source::general)] += general;
    } else if (split(s, a)) {
        points[ix(Source::general)] += a == Alliance::axis ? axis_general_italy : allied_general_france;
    }
    if (p == Power::germany || (p == Power::russia && s.no_advanced == 0))
        points[ix(Source::advanced)] += basic_advanced;
}

// GR events go to the power that decides what is joint.
void add_general_event(const State& s, Power p, std::array<int, source_count>& points) {
    const GeneralEvent* e = general_event(s);
    if (e == nullptr || lead_of(alliance_of(p)) != p) return;
    if (e->kind == GeneralKind::research) points[ix(source_of(e->operand))] += e->value;
    if (e->kind == GeneralKind::cut) points[ix(Source::general)] -= 1;
    if (e->kind == GeneralKind::fission && s.turn < fission_event_turn) points[ix(Source::military)] += 1;
}

void add_own_events(const State& s, Power p, std::array<int, source_count>& points) {
    each_event(s, p, [&](int, int, const NationalEvent& e) {
        switch (e.kind) {
        case NationalKind::points: points[ix(Source::counter)] += e.value; break;
        case NationalKind::category_points: points[ix(source_of(e.operand))] += e.value; break;
        case NationalKind::intelligence: points[ix(Source::intelligence)] += e.value; break;
        case NationalKind::advanced: points[ix(Source::advanced)] += e.value; break;
        case NationalKind::cut: points[ix(Source::general)] -= 1; break;
        case NationalKind::rival_step: points[ix(Source::rival)] += 1; break;
        default: break;
        }
    });
}

} // namespace

void research_open(P& p) {
    State& s = p.s;
    const Power who = power_of(p.frame().seat);
    Plan& plan = s.plan[ix(who)];
    std::array<int, source_count> points{};
    add_basic(s, who, points);
    points[ix(Source::counter)] += plan.counter + plan.research_only;
    add_general_event(s, who, points);
    add_own_events(s, who, points);
    for (std::size_t k = 0; k < source_count; ++k) plan.points[k] = byte(std::clamp(points[k], 0, points_max));
    p.next(Step::research_point, seat_of(who), 0, 0);
}

namespace {

// The source whose point is assigned next; source_count: none is left.
int next_source(const Plan& plan) {
    int k = 0;
    while (k < source_count && plan.points[static_cast<std::size_t>(k)] == 0) ++k;
    return k;
}

} // namespace

// Frame: i = lowest project that may be named (points of one source are assigned from top to bottom), n = the source before + 1.
void ResearchPoint::candidates(const State& s, const Frame& f, Choices& out) {
    const Power p = power_of(f.seat);
    const int source = next_source(s.plan[ix(p)]);
    if (source < source_count)
        for (int k = f.i; k < project_count; ++k)
            if (projects[static_cast<std::size_t>(k)].alliance == alliance_of(p))
                out.push_back(choice(Verb::assign, ref(nth<Project>(k))));
    out.push_back(choice(Verb::leave_unused));
}

Refusal ResearchPoint::refuse(const State& s, const Frame& f, const Choice& c) {
    if (verb(c) == Verb::leave_unused) return allowed;
    const Power p = power_of(f.seat);
    const int source = next_source(s.plan[ix(p)]);
    if (source >= source_count) return {Text::gathering_storm_refuse_no_points_left, "15.31"_rule, c.a};
    if (c.a.index() < f.i) return {Text::gathering_storm_refuse_in_order, "15.31"_rule, c.a};
    return refuse_point(s, p, nth<Source>(source), nth<Project>(c.a.index()));
}

void ResearchPoint::apply(P& p, const Choice& c) {
    State& s = p.s;
    const Power who = power_of(p.frame().seat);
    Plan& plan = s.plan[ix(who)];
    const int source = next_source(plan);
    int from = 0;
    if (source < source_count) {
        auto& left = plan.points[static_cast<std::size_t>(source)];
        if (verb(c) == Verb::assign) {
            const auto project = static_cast<std::size_t>(c.a.index());
            const bool anywhere = goes_anywhere(s, who, nth<Source>(source));
            --left;
            ++s.added[project];
            if (nth<Source>(source) == Source::advanced) s.marks[project] |= advanced_mark;
            if (nth<Source>(source) == Source::rival) s.marks[project] |= rival_used;
            from = left > 0 && goes_anywhere(s, who, nth<Source>(source)) == anywhere ? c.a.index() : 0;
        } else {
            left = 0;
        }
    }
    if (next_source(plan) < source_count) return p.next(Step::research_point, seat_of(who), from, 0);
    p.next(Step::construction_open, seat_of(who));
}

bool ResearchPoint::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return planning_holds(s, depth) && f.i < project_count && f.n == 0;
}

// 15.4, 13.12B Results are announced; support they bring is a tile point now, and a level from the crisis phase (11.52A).
void reveal_research(P& p, Power who) {
    State& s = p.s;
    for (std::size_t k = 0; k < project_count; ++k) {
        const ProjectInfo& x = projects[k];
        const bool mine = x.power != no_power ? x.power == at(who) : lead_of(x.alliance) == who;
        if (!mine || s.added[k] == 0) continue;
        const auto project = static_cast<Project>(k);
        add_to(s.steps[k], s.added[k], research_max_steps);
        const int results = results_at(project, s.steps[k]);
        while (s.results[k] < results) {
            const int before = result_support(project, s.results[k]);
            ++s.results[k];
            p.log_reveal(Text::gathering_storm_event_result, "16.1"_rule, ref(who), ref(project),
                         Ref::number(s.results[k]));
            gain_points(s, who, result_support(project, s.results[k]) - before);
            if (x.effect == ResultEffect::spy_ring) add_to(s.rings_left[ix(x.alliance)], 1, rings_earned_max);
        }
    }
}

} // namespace wc::gathering_storm

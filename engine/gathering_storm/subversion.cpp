// 24.7 Russian subversion.
#include "gathering_storm/civil_war.hpp"
#include "gathering_storm/covert.hpp"
#include "gathering_storm/flags.hpp"

namespace wc::gathering_storm {

namespace {

constexpr int flag_subject(Country c, Power owner) { return at(c) * power_count + at(owner); }
constexpr Country subject_country(int subject) { return static_cast<Country>(subject / power_count); }
constexpr Power subject_owner(int subject) { return static_cast<Power>(subject % power_count); }

bool shielded(const State& s, Country c) { return s.anti_comintern == at(c) + 1; } // 24.3

int subject_of(const Choice& c) {
    if (verb(c) == Verb::subvert_flag)
        return flag_subject(static_cast<Country>(c.a.index()), static_cast<Power>(c.b.index()));
    return c.a.index();
}

Plot plot_of_choice(const Choice& c) {
    if (verb(c) == Verb::subvert_support) return Plot::support;
    return verb(c) == Verb::subvert_unrest ? Plot::unrest : Plot::flag;
}

bool left(const State& s) { return results_of(s, Alliance::russia, ProjectKind::int5) > s.subversion_used; }

} // namespace

bool subversion_possible(const State& s, Plot plot, int subject) {
    if (plot == Plot::support) return subject < at(Power::russia) && !has_bit(s.support_loss_next, nth<Power>(subject));
    if (plot == Plot::unrest) {
        if (subject >= country_count) return false;
        const auto c = nth<Country>(subject);
        return war_index(c) >= 0 && s.war[static_cast<std::size_t>(war_index(c))] == War::peace && is_open(s, c) &&
               !shielded(s, c);
    }
    if (subject >= country_count * power_count) return false;
    const Country c = subject_country(subject);
    return subject_owner(subject) != Power::russia && info(c).borders_russia && is_open(s, c) && !shielded(s, c) &&
           flags_of(s, c, subject_owner(subject)) > 0;
}

void subversion_succeeds(P& p, Plot plot, int subject) {
    if (plot == Plot::support) {
        p.s.support_loss_next = byte(p.s.support_loss_next | 1 << subject);
        p.log(Text::gathering_storm_event_subverted, "24.7"_rule, ref(nth<Power>(subject)));
    }
    if (plot == Plot::unrest) add_unrest(p, nth<Country>(subject));
    if (plot == Plot::flag) remove_flag(p, subject_country(subject), subject_owner(subject), "24.7"_rule);
}

void Subversion::candidates(const State&, const Frame&, Choices& out) {
    out.push_back(choice(Verb::no_subversion));
    for (Power p : all_powers)
        if (p != Power::russia) out.push_back(choice(Verb::subvert_support, ref(p)));
    for (Country c : war_countries) out.push_back(choice(Verb::subvert_unrest, ref(c)));
    for (int c = 0; c < country_count; ++c)
        for (Power p : all_powers)
            if (info(nth<Country>(c)).borders_russia && p != Power::russia)
                out.push_back(choice(Verb::subvert_flag, ref(nth<Country>(c)), ref(p)));
}

Refusal Subversion::refuse(const State& s, const Frame&, const Choice& c) {
    if (verb(c) == Verb::no_subversion) return allowed;
    if (!left(s)) return {Text::gathering_storm_refuse_no_subversion, "24.7"_rule, c.a};
    if (!subversion_possible(s, plot_of_choice(c), subject_of(c)))
        return {Text::gathering_storm_refuse_no_effect, "24.7"_rule, c.a};
    return allowed;
}

void Subversion::apply(P& p, const Choice& c) {
    if (verb(c) == Verb::no_subversion) return p.next(Step::resolve_next);
    ++p.s.subversion_used;
    p.log(Text::gathering_storm_event_subversion, "24.7"_rule, c.a);
    ask_to_block(p, plot_of_choice(c), Power::russia, subject_of(c), 0);
}

bool Subversion::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    return depth == 0 && f.seat == seat_of(Power::russia) && f.i == 0 && f.n == 0 && s.counters_open != 0;
}

} // namespace wc::gathering_storm

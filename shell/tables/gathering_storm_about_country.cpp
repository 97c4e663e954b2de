// What there is to say of a country: pact, values, civil war, who may place counters there, and what lies there.
#include "shell/tables/gathering_storm_parts.hpp"

namespace wc::shell::storm {

namespace {

// The powers of a mask, by name.
std::string names_of(const Scene& scene, int mask) {
    std::string out;
    for (const Power p : all_powers)
        if (game::has_bit(mask, p)) out += (out.empty() ? "" : ", ") + name_of(scene, ref(p));
    return out;
}

void taken_line(const Scene& scene, const State& s, Country c, About& out) {
    switch (s.control[ix(c)]) {
    case game::Control::open: return;
    case game::Control::neutral: return add_line(out, words(scene, Text::gathering_storm_shell_neutral));
    case game::Control::satellite: return add_line(out, words(scene, Text::gathering_storm_shell_satellite));
    default: {
        const auto p = static_cast<Power>(static_cast<int>(s.control[ix(c)]) - 1);
        return add_line(out, words(scene, Text::gathering_storm_shell_taken_by, ref(p)));
    }
    }
}

// 11.62, 24.8
void pact_lines(const Scene& scene, const State& s, Country c, About& out) {
    for (const Power p : all_powers)
        if (game::flags_of(s, c, p) != 0)
            add_line(out, name_of(scene, ref(p)) + ": " +
                              number_words(scene, Text::gathering_storm_shell_flags, game::flags_of(s, c, p)));
    if (game::info(c).pact == 0) return;
    const int holder = game::pact_holder(s, c);
    std::string text = number_words(scene, Text::gathering_storm_shell_pact_worth, game::info(c).pact) + ": ";
    text += holder == game::no_power ? words(scene, Text::gathering_storm_shell_no_pact)
                                     : name_of(scene, ref(static_cast<Power>(holder)));
    add_line(out, text);
}

// 27.3, 28 Everything that can be taken there.
void target_lines(const Scene& scene, const State& s, Country c, About& out) {
    for (int k = 0; k < game::target_count; ++k) {
        const auto t = static_cast<Target>(k);
        if (game::info(t).country != c || game::succeeded(s, t)) continue;
        const Power who = game::info(t).aggressor;
        const int have = game::strength(s, who, t, game::true_support(s, who));
        add_line(out, words(scene, Text::gathering_storm_shell_target_line, ref(t), Ref::number(have),
                            Ref::number(game::requirement(s, t)), Ref::number(game::resistance(s, t)),
                            Ref::number(game::info(t).value)));
    }
}

// 25
void war_line(const Scene& scene, const State& s, Country c, About& out) {
    const int k = game::war_index(c);
    if (k < 0) return;
    const auto n = static_cast<std::size_t>(k);
    switch (s.war[n]) {
    case game::War::peace:
        return add_line(out, number_words(scene, Text::gathering_storm_shell_civil_war_track, s.unrest[n]));
    case game::War::fought:
        return add_line(out, number_words(scene, Text::gathering_storm_shell_civil_war_fought, s.markers[n]));
    case game::War::over: return add_line(out, words(scene, Text::gathering_storm_shell_civil_war_over));
    }
}

void lying_lines(const Scene& scene, const State& s, Country c, About& out) {
    for (const Power p : all_powers) {
        const int soldiers = s.military_counters[ix(c)][ix(p)];
        if (soldiers > 0)
            add_line(out, words(scene, Text::gathering_storm_shell_military_shown, ref(p), Ref::number(soldiers)));
        const game::Counter here = s.counters[ix(c)][ix(p)];
        if (here == game::Counter::none) continue;
        if (here == game::Counter::unseen || here == game::Counter::pending)
            add_line(out, words(scene, Text::gathering_storm_shell_counter_hidden, ref(p)));
        else
            add_line(out, words(scene, Text::gathering_storm_shell_counter_shown, ref(p),
                                Ref::number(game::value_of(here))));
    }
    for (const Alliance a : {Alliance::axis, Alliance::allies, Alliance::russia})
        if (const int owner = s.ring[ix(a)][ix(c)]; owner != 0)
            add_line(out, words(scene, Text::gathering_storm_shell_spy_ring, ref(static_cast<Power>(owner - 1))));
    if (s.anti_comintern == static_cast<int>(c) + 1)
        add_line(out, words(scene, Text::gathering_storm_shell_anti_comintern));
}

// 24.4
std::string military_words(const Scene& scene, const game::CountryInfo& info) {
    std::string out =
        words(scene, Text::gathering_storm_shell_may_place_military) + ": " + names_of(scene, info.military);
    if (info.military_full_cohesion)
        out += ", " + words(scene, Text::gathering_storm_shell_at_full_cohesion, game::ref(game::Power::russia));
    return out;
}

} // namespace

void country_about(const Scene& scene, const State& s, Country c, About& out) {
    taken_line(scene, s, c, out);
    pact_lines(scene, s, c, out);
    if (!game::is_open(s, c)) return;
    target_lines(scene, s, c, out);
    war_line(scene, s, c, out);
    lying_lines(scene, s, c, out);
    const game::CountryInfo& info = game::info(c);
    if (info.borders_russia) add_line(out, words(scene, Text::gathering_storm_shell_borders_russia));
    if (info.limited) add_line(out, words(scene, Text::gathering_storm_shell_limited));
    if (info.placement != 0 && !info.limited)
        add_line(out, words(scene, Text::gathering_storm_shell_may_place) + ": " + names_of(scene, info.placement));
    if (info.military != 0) add_line(out, military_words(scene, info));
}

} // namespace wc::shell::storm

// What Gathering Storm's views share. Only shell/tables/gathering_storm*.cpp include this.
#pragma once

#include "gathering_storm/crisis.hpp"
#include "gathering_storm/diplomacy.hpp"
#include "gathering_storm/income.hpp"
#include "gathering_storm/rule.hpp"
#include "gathering_storm/russia.hpp"
#include "generated/gathering_storm_text.hpp"
#include "shell/app/app.hpp"
#include "shell/tables/gathering_storm.hpp"

#include <cstring>
#include <string>
#include <vector>

namespace wc::shell::storm {

namespace game = wc::gathering_storm;
using game::all_powers;
using game::Alliance;
using game::Country;
using game::ix;
using game::Power;
using game::Project;
using game::ref;
using game::State;
using game::Target;

enum class Stage : int { europe, powers, tracks, research, crisis };

inline State state_of(const Scene& scene) {
    State s;
    std::memcpy(static_cast<void*>(&s), scene.view, sizeof s);
    return s;
}

// What the considered choice leads to, while the same power goes on deciding in the same step of the turn: until then
// nothing of it depends on what others plan in secret.
inline State foreseen_of(const Scene& scene, const State& s) {
    if (scene.foreseen == nullptr || s.frames.depth == 0) return s;
    State after;
    std::memcpy(static_cast<void*>(&after), scene.foreseen, sizeof after);
    const bool same = after.frames.depth != 0 && after.frames.top().seat == s.frames.top().seat && after.turn == s.turn;
    return same ? after : s;
}

inline constexpr std::array<Side, 5> power_sides{Side::axis, Side::italy, Side::uk, Side::france, Side::ussr};
constexpr Side side_look(Power p) { return power_sides[ix(p)]; }
constexpr Side side_look(Alliance a) { return side_look(game::lead_of(a)); }

inline game::Step step_of(const State& s) {
    return s.frames.depth == 0 ? game::Step::end_turn : static_cast<game::Step>(s.frames.top().step);
}
inline game::Verb verb_of(const Choice& c) { return static_cast<game::Verb>(c.verb); }
constexpr bool is_kind(Ref r, game::Kind kind) { return r.kind() == static_cast<int>(kind); }
template <class E> E thing(Ref r) { return static_cast<E>(r.index()); }

// Things to point at that the engine has no name for: numbers of a power, and those that belong to all. They are
// number refs far beyond any number in a choice.
enum class Fact : int { income, support, points, factories, counters, units, ships, hand, count };
enum class Common : int {
    climate,
    index,
    armor,
    infantry,
    air,
    naval,
    garrison,
    cohesion,
    tiles,
    general,
    pact,
    count
};
inline constexpr int first_fact = 1000, first_common = 1200, first_target_fact = 1300;
constexpr Ref fact_ref(Power p, Fact f) {
    return Ref::number(first_fact + static_cast<int>(p) * 16 + static_cast<int>(f));
}
constexpr Ref common_ref(Common c) { return Ref::number(first_common + static_cast<int>(c)); }
// What a target demands, its resistance, and the war value of a power against it.
enum class TargetFact : int { strength, resistance, war_britain, war_france };
constexpr Ref target_ref(Target t, TargetFact f) {
    return Ref::number(first_target_fact + static_cast<int>(t) * 4 + static_cast<int>(f));
}

// --- gathering_storm_sums*.cpp: how a number adds up -----------------------------------------------------------------
struct Part {
    std::string what{};
    int points = 0;
    Rule rule{};
};
struct Sum {
    std::vector<Part> parts{};
    int total = 0;
    void add(std::string what, int points, Rule rule) {
        if (points == 0) return;
        parts.push_back({std::move(what), points, rule});
        total += points;
    }
};
Sum support_sum(const Scene&, const State&, Power); // with what the viewer knows of hidden events
Sum income_sum(const Scene&, const State&, Power);
Sum strength_sum(const Scene&, const State&, Power, Target);
Sum resistance_sum(const Scene&, const State&, Target); // without the tile
Sum war_value_sum(const Scene&, const State&, Power);   // in the crisis at hand, with the tile once it is known
Sum index_sum(const Scene&, const State&);
Sum garrison_sum(const Scene&, const State&);
Sum requirement_sum(const Scene&, const State&);
Sum pact_sum(const Scene&, const State&);
std::string signed_words(int n); // "+3", "−2", "0"
std::string plain_words(int n);  // "3", "−2"

// 28.5 Chances of the three tiles, in percent; they add up to 100.
std::array<int, 3> tile_chances(const State&);
// The lowest tile with which Britain or France reaches the threshold, as far as the viewer knows: 1 .. 3; 4: none.
int tile_needed(const State&);
int ultimatum_percent(const State&);

// --- gathering_storm_words.cpp, gathering_storm_results.cpp -----------------------------------------------------------
std::string number_words(const Scene&, Text, int n);
std::string short_name(const Scene&, Ref);
std::string project_words(const Scene&, Project); // without its owner
std::string turn_words(const Scene&, int turn);
Consequence consequence(const Scene&, const Choice&);
int rank(const Scene&, const Choice&);
Touched touched(const Scene&, const Choice&);
// 15.3 "4 of 18 steps", or that they are hidden.
std::string steps_words(const Scene&, const State&, Project);
// The power whose hand and plans are shown: the one that is asked, else the first these eyes belong to.
Power shown_power(const Scene&, const State&);

// --- gathering_storm_about*.cpp ---------------------------------------------------------------------------------------
About about(const Scene&, Ref);
void country_about(const Scene&, const State&, Country, About&);
void add_line(About&, std::string);
void add_sum(const Scene&, About&, const Sum&);

// --- gathering_storm_guide.cpp
extern const TableGuide guide;
std::span<const Why> whys();

// --- the tabs ----------------------------------------------------------------------------------------------------------
void draw_europe(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_powers(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_tracks(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_research(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_crisis(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_hand(Pen&, Places&, const Scene&, Rect strip, Size card);

// Room around what scrolls, so that a mark at its edge is whole.
inline constexpr float mark_room = 4;
// A panel on the baize with its heading; returns the room inside.
Rect draw_panel(Pen&, Rect, std::string_view title, Side side = Side::none);
// A number that tells its sum when it is tapped: words in faint letters, the value in a display face.
void draw_fact(Pen&, Places&, const Scene&, Rect, Ref, std::string_view words, std::string_view value,
               Color color = theme::text);

} // namespace wc::shell::storm

// What Churchill's views share. Only shell/tables/churchill*.cpp include this.
#pragma once

#include "churchill/board.hpp"
#include "churchill/moves.hpp"
#include "churchill/steps.hpp"
#include "churchill/victory_points.hpp"
#include "generated/churchill_text.hpp"
#include "shell/app/app.hpp"
#include "shell/tables/churchill.hpp"
#include "shell/widgets/card.hpp"

#include <cstring>
#include <optional>

namespace wc::shell::conference {

namespace game = wc::churchill;
using game::ix;
using game::State;

enum class Stage : int { table, war, world };

inline State state_of(const Scene& scene) {
    State s;
    std::memcpy(static_cast<void*>(&s), scene.view, sizeof s);
    return s;
}

constexpr Side side_look(game::Side side) {
    constexpr std::array<Side, 3> sides{Side::uk, Side::ussr, Side::us};
    return sides[ix(side)];
}
inline Side side_look(std::uint8_t side) {
    return side < game::side_count ? side_look(static_cast<game::Side>(side)) : Side::none;
}

inline game::Step step_of(const State& s) {
    return s.frames.depth == 0 ? game::Step::post_mortem : static_cast<game::Step>(s.frames.top().step);
}
inline game::Verb verb_of(const Choice& c) { return static_cast<game::Verb>(c.verb); }
template <class E> E thing(Ref r) { return static_cast<E>(r.index()); }
template <class E> bool is_kind(Ref r, game::Kind kind) { return r.kind() == static_cast<int>(kind); }

// Where an issue would go.
struct IssueMove {
    game::Issue issue{};
    game::Spot from{}, to{};
    bool sure = true; // false: a die, or another player, has a word in it
};

// --- churchill_moves.cpp
std::optional<IssueMove> move_of(const State&, const Choice&);
std::optional<game::Card> card_of(const Choice&); // the staff card a choice is about
game::Side asked_side(const State&);

// --- churchill_words.cpp
Icon icon_of(game::Issue);
std::string signed_points(const Scene&, int points); // "+3 VP"
std::string short_name(const Scene&, Ref);
std::string spot_words(const Scene&, game::Spot);
std::string value_words(int base, int value); // "5", "5+1", "3−1"
Consequence consequence(const Scene&, const Choice&);
int rank(const Scene&, const Choice&);
std::string family_of(const Scene&, const Choice&); // churchill_families.cpp
std::string odds_words(const Scene&, int strength); // "60 %"
int percent_of_strength(int strength);              // of entering the next space
// What the card that a side has played, or might, counts for; empty if nothing is modified.
std::string played_value(const Scene&, const State&, game::Side, const game::CardPlay&, bool debating);

// --- churchill_about.cpp
About about(const Scene&, Ref);

// --- churchill_guide.cpp
extern const TableGuide guide;
std::span<const Why> whys();

// --- churchill_cards.cpp
// `brief`: without the places that a gain may go to.
std::vector<std::string> card_effects(const Scene&, game::Card, bool brief = false);
std::vector<std::string> leader_effects(const Scene&, game::Leader);
std::string value_of(game::Card);
Bust bust_of(game::Card);
void draw_hand(Pen&, Places&, const Scene&, Rect strip, Size card);
// A small card on the table: in the open or face down.
void draw_table_card(Pen&, Places&, const Scene&, Rect, game::Side, std::uint8_t code, std::string_view modified,
                     bool face_down);

// --- churchill_table*.cpp
struct TablePlan {
    Rect oval{}, centre{};
    std::array<Point, 3> chair{};
    std::array<std::array<Point, 6>, 3> space{};
    std::array<std::array<Point, 6>, 3> beside{}; // unit vectors: where a piece stands beside its space
    std::array<Rect, 3> played{};                 // the card a side has played
    std::array<Rect, 3> won{};                    // what a side has won
    std::array<Rect, 2> tray{};                   // issues to choose from
    std::array<Rect, 2> clash{};                  // two values against each other, to the left or to the right
    bool small = false;                           // no room for names beside the chairs, or for cards on the table
    float chair_radius = 30, space_radius = 11.5f;
    Size chip{};
    float gap = 9;             // between the pieces of the centre
    int columns = 2, rows = 4; // of the centre
};
TablePlan plan_table(Rect stage, ScreenForm form, const State&);
std::array<Rect, 3> agenda_cards(const TablePlan&); // before the table is asked for issues
bool choosing_issues(const State&);                 // 5.14: the trays are out
void draw_table(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_agenda(Pen&, Places&, const Scene&, const State&, const TablePlan&);
// 5.24 Where the values of an advance and of a debate stand; empty: nobody has played.
Rect clash_place(const State&, const TablePlan&);
void draw_debate(Pen&, Places&, const Scene&, const State&, const TablePlan&);

// --- churchill_war*.cpp, churchill_world.cpp
void draw_war(Pen&, Places&, const Scene&, Rect stage, Rect room);
void draw_world(Pen&, Places&, const Scene&, Rect stage, Rect room);

} // namespace wc::shell::conference

// The time machine and play by link: what a screen sees of the past and of what others did, and that a branch is dealt
// new dice.
#include "seeded.hpp"

#include "core/match.hpp"

using namespace wc; // NOLINT: a test file
using namespace wc::shell::seeded;
using shell::Session;

namespace {

constexpr Control person(int k) { return Control::person(k); }

Session three_by_link(std::uint8_t here, Seed seed = 7) {
    Session s = session_in(shell::Language::en);
    start_game(s, churchill_table, {}, {person(0), person(1), person(2)}, seed);
    sit_here(s, here, false);
    return s;
}

Session against_bots(Seed seed = 7) {
    Session s = session_in(shell::Language::en);
    start_game(s, churchill_table, {}, {person(0), Control::bot(0), Control::bot(0)}, seed);
    return s;
}

Bytes seen(const Session& s, const Bytes& state, SeatSet eyes) {
    Bytes out(state.size());
    s.match->table->observe(state.data(), eyes, out.data());
    return out;
}

std::uint8_t bit(int person) { return static_cast<std::uint8_t>(1 << person); }

} // namespace

TEST_CASE("a moment of the past is the table as these eyes might have seen it, and nothing can be answered",
          "[shell][session][time]") {
    Session s = against_bots();
    for (int k = 0; k < 25; ++k) choose_some(s);
    const Bytes present = s.view;
    const std::string link = game_link(s);
    REQUIRE(moments(s) > 25);
    std::size_t lines = 0;
    for (std::size_t k = 0; k <= moments(s); ++k) {
        show_moment(s, k);
        REQUIRE(s.moment == k);
        REQUIRE(s.eyes == only(seat(0)));
        REQUIRE(s.view == seen(s, state_after(*s.match, k), only(seat(0))));
        REQUIRE(s.match->table->viewer(s.view.data()) == only(seat(0)));
        REQUIRE_FALSE(may_choose(s));
        REQUIRE_FALSE(choose_index(s, 0));
        REQUIRE_FALSE(may_undo(s));
        REQUIRE_FALSE(prompt_of(s).empty());
        REQUIRE(journal_here(s) >= lines);
        lines = journal_here(s);
        REQUIRE(position_link(s) == position_text(*s.match->table, state_after(*s.match, k).data()));
        if (k > 0) REQUIRE((lines == s.match->event_ends[k - 1] && moment_of_line(s, lines - 1) <= k));
    }
    REQUIRE(lines == journal_size(s));
    REQUIRE(game_link(s) == link); // looking back is not on the record
    show_moment(s, 9999);
    REQUIRE(s.moment == moments(s));
    show_present(s);
    REQUIRE_FALSE(s.moment);
    REQUIRE(s.view == present);
    REQUIRE(may_choose(s));
}

TEST_CASE("before the device is handed over, the past shows nobody's cards either", "[shell][session][time]") {
    Session s = session_in(shell::Language::en);
    start_game(s, churchill_table, {}, {person(0), person(1), person(2)}, 7);
    take_device(s);
    while (s.waiting < 0) choose_some(s);
    const int next = s.waiting;
    for (std::size_t k = 0; k <= moments(s); ++k) {
        show_moment(s, k);
        REQUIRE(s.waiting == -1);
        REQUIRE(s.eyes == bystander);
        REQUIRE(s.match->table->viewer(s.view.data()) == bystander);
    }
    show_present(s);
    REQUIRE(s.waiting == next);
}

TEST_CASE("a line of the journal belongs to the moment after the decision that wrote it", "[shell][session][time]") {
    Session s = against_bots();
    for (int k = 0; k < 12; ++k) choose_some(s);
    REQUIRE(moment_of_line(s, 0) == 0);
    for (std::size_t line = s.match->setup_events; line < journal_size(s); ++line) {
        const std::size_t k = moment_of_line(s, line);
        REQUIRE(k > 0);
        REQUIRE(line < s.match->event_ends[k - 1]);
        REQUIRE((k == 1 ? s.match->setup_events : s.match->event_ends[k - 2]) <= line);
    }
    REQUIRE(moment_of_line(s, journal_size(s) + 5) == moments(s));
}

TEST_CASE("playing on from the past is a branch with dice of its own", "[shell][session][time]") {
    Session s = against_bots();
    for (int k = 0; k < 20; ++k) choose_some(s);
    REQUIRE_FALSE(play_on_from_here(s, 1)); // the present is played on by choosing
    const Match former = *s.match;
    // A moment at which a person is asked, so that no bot moves the branch at once.
    std::size_t at = 8;
    while (former.decisions[at].seat != seat(0)) ++at;
    std::vector<Bytes> starts;
    for (const Seed seed : {Seed{1}, Seed{2}}) {
        s.match = former;
        show_moment(s, at);
        const Bytes view = s.view;
        REQUIRE(play_on_from_here(s, seed));
        REQUIRE_FALSE(s.moment);
        REQUIRE(s.view == view); // the same table, the same hands
        REQUIRE(may_choose(s));
        REQUIRE(s.match->state != state_after(former, at)); // other dice
        REQUIRE(s.match->reseeds.size() == 1);
        REQUIRE(s.match->reseeds.back().at == at);
        REQUIRE(common_decisions(*s.match, former) == at);
        REQUIRE_FALSE(may_undo(s)); // what was before the branch stays as it was
        starts.push_back(s.match->state);
        Session other = session_in(shell::Language::en);
        REQUIRE(open_game(other, game_link(s), 1));
        REQUIRE(other.match->state == s.match->state);
        play_to_end(s);
    }
    REQUIRE(starts[0] != starts[1]);
}

TEST_CASE("who plays by link sees the own seat alone, whoever is to move", "[shell][session][turns]") {
    std::array<Session, 3> screens{three_by_link(1), three_by_link(2), three_by_link(4)};
    int passed = 0;
    for (int k = 0; k < 400 && !screens[0].outcome.over; ++k) {
        const int mover = person_to_move(*screens[0].match);
        for (int p = 0; p < 3; ++p) {
            const Session& s = screens[static_cast<std::size_t>(p)];
            REQUIRE(s.waiting == -1);
            REQUIRE(s.at_screen == p);
            REQUIRE(s.eyes == only(seat(p)));
            REQUIRE(s.match->table->viewer(s.view.data()) == only(seat(p)));
            REQUIRE(moves_elsewhere(s) == (p != mover));
            REQUIRE(may_choose(s) == (p == mover));
            for (const shell::Shown& e : s.playback) REQUIRE(s.match->table->viewer(e.view.data()) == s.eyes);
        }
        Session& moving = screens[static_cast<std::size_t>(mover)];
        choose_some(moving);
        if (moves_elsewhere(moving)) ++passed;
        const std::string link = game_link(moving);
        for (int p = 0; p < 3; ++p) {
            if (p == mover) continue;
            Session& s = screens[static_cast<std::size_t>(p)];
            REQUIRE(open_game(s, link, 1));
            REQUIRE((s.outcome.over || s.eyes == bystander)); // until it is said who sits here
            REQUIRE_FALSE(may_choose(s));
            sit_here(s, bit(p), true);
        }
    }
    REQUIRE(screens[0].outcome.over);
    REQUIRE(screens[2].eyes == first_seats(3));
    REQUIRE(passed > 10);
}

TEST_CASE("who comes back is told what happened since the own last turn, as it may be seen",
          "[shell][session][turns]") {
    Session s = three_by_link(shell::everyone);
    int told = 0;
    for (int k = 0; k < 60 && !s.outcome.over; ++k) {
        choose_some(s); // takes the device where it must
        const int next = person_to_move(*s.match);
        if (next < 0) break;
        Session mine = session_in(shell::Language::en);
        REQUIRE(open_game(mine, game_link(s), 1));
        sit_here(mine, bit(next), true);
        const auto& decisions = mine.match->decisions;
        std::size_t since = decisions.size();
        while (since > 0 && decisions[since - 1].seat != seat(next)) --since;
        std::vector<std::size_t> expected;
        for (std::size_t e = since == 0 ? mine.match->setup_events : mine.match->event_ends[since - 1];
             e < mine.match->events.size(); ++e)
            if (as_seen(mine.match->events[e], mine.eyes).line.text != Text::none) expected.push_back(e);
        REQUIRE(mine.playback.size() == expected.size());
        for (std::size_t e = 0; e < expected.size(); ++e) {
            const shell::Shown& shown = mine.playback[e];
            REQUIRE(shown.number == expected[e]);
            REQUIRE(shown.event.line == as_seen(mine.match->events[expected[e]], mine.eyes).line);
            REQUIRE(mine.match->table->viewer(shown.view.data()) == only(seat(next)));
        }
        if (!expected.empty()) {
            ++told;
            REQUIRE(mine.playback.back().view.size() == mine.view.size());
        }
        sit_here(mine, bit(next), false);
        REQUIRE(mine.playback.empty());
    }
    REQUIRE(told > 20);
}

TEST_CASE("two at one screen and one elsewhere: the device goes round among the two", "[shell][session][turns]") {
    Session s = three_by_link(3); // the UK and the USSR
    int elsewhere = 0, handed = 0;
    for (int k = 0; k < 60 && !s.outcome.over; ++k) {
        const int next = person_to_move(*s.match);
        if (next == 2) {
            ++elsewhere;
            REQUIRE(s.waiting == -1);
            REQUIRE_FALSE(may_choose(s));
            REQUIRE_FALSE(s.eyes.contains(seat(2)));
            sit_here(s, shell::everyone, false); // the US's own screen, for this one answer
            choose_some(s);
            sit_here(s, 3, false);
            continue;
        }
        if (s.waiting >= 0) {
            ++handed;
            REQUIRE(s.waiting == next);
            REQUIRE(s.eyes == bystander);
        }
        choose_some(s);
    }
    REQUIRE(elsewhere > 5);
    REQUIRE(handed > 5);
}

TEST_CASE("an onlooker sees what a bystander sees, and answers nothing", "[shell][session][turns]") {
    Session s = three_by_link(shell::everyone);
    for (int k = 0; k < 10; ++k) choose_some(s);
    sit_here(s, 0, true);
    REQUIRE(s.eyes == bystander);
    REQUIRE(s.waiting == -1);
    REQUIRE_FALSE(may_choose(s));
    REQUIRE_FALSE(may_undo(s));
    REQUIRE(moves_elsewhere(s));
    REQUIRE(s.playback.empty());
}

TEST_CASE("a person's decisions in a row are one turn; bots have none", "[shell][session][turns]") {
    Session s = three_by_link(shell::everyone);
    REQUIRE(turn_number(s) == 1);
    int turns = 1, last = person_to_move(*s.match);
    for (int k = 0; k < 40 && !s.outcome.over; ++k) {
        choose_some(s);
        const int next = person_to_move(*s.match);
        if (next >= 0 && next != last) ++turns;
        if (next >= 0) last = next;
        REQUIRE(turn_number(s) == turns);
    }
    REQUIRE(turns > 10);
    show_moment(s, 0);
    REQUIRE(turn_number(s) == 1);
    Session bots = against_bots();
    for (int k = 0; k < 10; ++k) choose_some(bots);
    REQUIRE(turn_number(bots) == 1);
}

TEST_CASE(
    "a picture for everybody shows a bystander's view, everything once the game is over; a text is not opened for it",
    "[shell][session]") {
    Session s = against_bots();
    for (int k = 0; k < 10; ++k) choose_some(s);
    const auto version = s.version;
    REQUIRE(for_everybody(s).eyes == bystander);
    REQUIRE(for_everybody(s).view == view_of(*s.match, bystander));
    show_moment(s, 4);
    REQUIRE(for_everybody(s).view == seen(s, state_after(*s.match, 4), bystander));
    show_present(s);
    for (const std::string& text : {game_link(s), position_link(s), view_link(s)}) {
        const auto glimpse = glance(s, text);
        REQUIRE(glimpse);
        REQUIRE(glimpse->view == view_of(*s.match, bystander));
        REQUIRE(glimpse->eyes == bystander);
        REQUIRE_FALSE(may_choose(*glimpse));
    }
    REQUIRE_FALSE(glance(s, "hello"));
    REQUIRE(s.version == version + 2); // there and back: nothing else changed it
    play_to_end(s);
    REQUIRE(for_everybody(s).eyes == first_seats(3));
    REQUIRE(glance(s, game_link(s))->eyes == first_seats(3));
}

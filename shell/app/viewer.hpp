// Viewer: one link, looked at and stepped through, never played. Embeds and the page's own picture are made with it. No
// Dear ImGui, no browser; whoever looks is a bystander until the game is over.
#pragma once

#include "shell/app/app_picture.hpp"

namespace wc::shell {

struct Viewer {
    TableList tables{};
    Words words;
    Language language = Language::en;

    const Table* table = nullptr; // null: nothing is open
    char kind = 0;                // g, p, v as the envelope says
    bool history_lost = false;
    Match match;    // g and p
    SeatSet eyes{}; // who is looking
    Bytes view;     // v
};

// Opens a link. A refusal changes nothing.
std::expected<void, Problem> look_at(Viewer&, std::string_view text);

// How many decisions can be stepped through: 0 for a position.
std::size_t steps(const Viewer&);

// The table after `step` decisions (more than there are: after the last), as it may be seen: only for drawing and words.
Session session_at(const Viewer&, std::size_t step);

// What decision number `step` (1 .. steps) brought about, in sentences, as the eyes may read it.
std::vector<JournalLine> news_of(const Viewer&, std::size_t step);

// The name of the scenario where the link tells it: a game from its beginning.
std::string scenario_name(const Viewer&);

// The link of a game that the table's first bots have played against each other for so many decisions, or to its end;
// whoever opens it goes on from the first seat.
std::string sample_game(const Table&, int scenario, Seed, std::size_t decisions);

} // namespace wc::shell

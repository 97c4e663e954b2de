// Whatever the table says or refuses, it names the rule; what it asks can be answered without a refusal.
#include "table_top.hpp"

namespace wc::churchill {

TEST_CASE("every event, prompt, label, score and refusal of random games names its rule", "[churchill][citations]") {
    for (int k = 0; k < scenario_count; ++k)
        for (Seed seed = 1; seed <= 5; ++seed) {
            Options o;
            o.scenario = static_cast<std::uint8_t>(k);
            o.values[2] = seed % 2;
            std::vector<Event> events;
            Journal journal{.events = &events};
            Question q;
            Considered considered;
            Dice picks = dice_from(seed);
            State s = TableOf<Churchill>::begin(o, seed, q, journal);
            while (!q.over()) {
                REQUIRE(q.prompt.rule);
                Machine<Churchill>::consider(s, considered);
                for (const Attempt& a : considered)
                    if (a.refusal) REQUIRE(a.refusal.rule);
                const Choice c =
                    q.choices[static_cast<std::size_t>(draw_below(picks, static_cast<int>(q.choices.size())))];
                REQUIRE(Churchill::label(s, c).rule);
                REQUIRE(Machine<Churchill>::answer(s, q.seat, c, q, journal).has_value());
            }
            for (const Event& e : events) {
                REQUIRE(e.line.rule);
                REQUIRE(e.line.text != Text::none);
            }
            const Outcome end = Churchill::outcome(s);
            REQUIRE(end.reason.rule);
            for (const ScoreLine& line : end.scores) REQUIRE(line.line.rule);
        }
}

} // namespace wc::churchill

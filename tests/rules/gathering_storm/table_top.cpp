#include "table_top.hpp"

#include "core/table_of.hpp"

#include <algorithm>

namespace wc::gathering_storm {

using Game = Machine<GatheringStorm>;

std::string_view rule_id(Rule r) { return r.code == 0 ? std::string_view{} : rule_ids[r.code - 1u]; }

TableTop::TableTop(int players, Scenario scenario, Seed seed) {
    Options o;
    o.scenario = static_cast<std::uint8_t>(scenario);
    o.values[0] = static_cast<std::uint8_t>(players - 2);
    Question q;
    Journal quiet;
    s = TableOf<GatheringStorm>::begin(o, seed, q, quiet);
    s.hand_size = {};
    s.hand = {};
    s.slot = {};
    s.general = 0;
    s.discard = {};
    s.unrest = {};
    s.points = {};
    for (Power p : all_powers) s.pool[ix(p)] = info(p).pool;
    s.level = {};
    s.purge_now = s.purge_pending = s.purge_first = 0;
    s.frames = {};
    s.frames.push({static_cast<std::uint8_t>(Step::begin_turn), Seat::nobody, 0, 0});
}

TableTop& TableTop::tiles(const std::vector<int>& values) {
    s.face_down = {10, 10, 10};
    script_.values.clear();
    for (int v : values) script_.values.push_back((v - 1) * 10); // none is kept, so the pool stays as it is
    scripted_ = true;
    return *this;
}

TableTop& TableTop::card(Power p, int number, Slot slot) {
    const std::size_t k = s.hand_size[ix(p)]++;
    s.hand[ix(p)][k] = byte(number);
    s.slot[ix(p)][k] = slot;
    return *this;
}

TableTop& TableTop::taken(Target t, int turn_taken, Control control) {
    s.success_turn[ix(t)] = s.attack_turn[ix(t)] = byte(turn_taken);
    if (targets[ix(t)].part) return *this;
    s.control[ix(targets[ix(t)].country)] = control;
    s.flags[ix(targets[ix(t)].country)] = {};
    return *this;
}

TableTop& TableTop::run(Step step, Seat seat, int i, int n) {
    s.frames = {};
    s.frames.push(
        {static_cast<std::uint8_t>(step), seat, static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(n)});
    events.clear();
    go_on();
    return *this;
}

TableTop& TableTop::resolve(Country c) {
    s.counters_open = 1;
    s.frames = {};
    s.frames.push({static_cast<std::uint8_t>(Step::resolve_next), Seat::nobody, static_cast<std::uint16_t>(at(c)), 0});
    events.clear();
    stop_ = Step::diplomacy_close;
    go_on();
    return *this;
}

TableTop& TableTop::give(const Choice& c) {
    REQUIRE(s.frames.depth > 0);
    const Frame f = s.frames.top();
    const Refusal no = Game::refusal(s, f.seat, c);
    INFO("refused by " << rule_id(no.rule));
    REQUIRE_FALSE(no);
    events.clear();
    journal_ = {};
    journal_.events = &events;
    if (scripted_) journal_.script = &script_;
    script_.sides.clear();
    Play<State> p{s, journal_};
    Game::row(f).apply(p, c);
    go_on();
    return *this;
}

// Automatic steps and forced choices, up to a real question or the step before which it stops.
void TableTop::go_on() {
    if (journal_.events == nullptr) {
        journal_.events = &events;
        if (scripted_) journal_.script = &script_;
    }
    Play<State> p{s, journal_};
    for (int k = 0; k < 4000 && s.frames.depth > 0 && s.frames.top().step != ix(stop_); ++k) {
        const Row<State>& row = Game::row(s.frames.top());
        if (row.enter != nullptr) {
            row.enter(p);
            continue;
        }
        const Choices list = choices();
        REQUIRE_FALSE(list.empty());
        if (list.size() > 1) break;
        row.apply(p, list.front());
    }
    journal_ = {};
}

Choices TableTop::choices() const {
    Choices all, out;
    if (s.frames.depth == 0) return out;
    const Row<State>& row = Game::row(s.frames.top());
    if (row.candidates == nullptr) return out;
    row.candidates(s, s.frames.top(), all);
    for (const Choice& c : all)
        if (!row.refuse(s, s.frames.top(), c)) out.push_back(c);
    return out;
}

bool TableTop::listed(const Choice& c) const {
    const Choices list = choices();
    return std::find(list.begin(), list.end(), c) != list.end();
}

std::string_view TableTop::refused_by(const Choice& c) const {
    const Refusal no = Game::refusal(s, s.frames.top().seat, c);
    return no ? rule_id(no.rule) : std::string_view{};
}

int TableTop::happened(Text text) const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [text](const Event& e) { return e.line.text == text; }));
}

} // namespace wc::gathering_storm

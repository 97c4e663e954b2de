#include "table_top.hpp"

namespace wc::churchill {

std::string_view rule_id(Rule r) { return r ? rule_ids[r.code - 1u] : std::string_view{}; }

TableTop::TableTop(Scenario scenario, Options options) {
    options.scenario = static_cast<std::uint8_t>(scenario);
    Journal quiet;
    s = Churchill::start(options, 1, quiet);
}

// --- laying out -----------------------------------------------------------------------------------------------------

TableTop& TableTop::put(Issue i, Spot where) {
    spot(s, i) = where;
    return *this;
}

TableTop& TableTop::centre(std::initializer_list<Issue> which) {
    for (Issue i : which) put(i, Spot::centre());
    return *this;
}

TableTop& TableTop::won(Side side, std::initializer_list<Issue> which) {
    for (Issue i : which) put(i, Spot::won(side));
    return *this;
}

TableTop& TableTop::hand(Side side, std::initializer_list<Card> held) {
    s.deck[ix(side)] |= s.hand[ix(side)];
    s.hand[ix(side)] = 0;
    for (Card c : held) {
        REQUIRE(side_of(c) == side);
        s.hand[ix(side)] |= bit_of(c);
    }
    s.deck[ix(side)] &= ~s.hand[ix(side)];
    s.hand_size[ix(side)] = static_cast<std::uint8_t>(held.size());
    return *this;
}

TableTop& TableTop::card(int conference, char variant) {
    s.conference = static_cast<std::uint8_t>(conference);
    s.variant = static_cast<std::uint8_t>(variant - 'A');
    return *this;
}

TableTop& TableTop::at_space(Space x) {
    s.front[ix(info(x).front)] = info(x).index;
    if (x != Space::western_uk && info(x).front == Front::western) put(Issue::second_front, Spot::removed());
    if (x != Space::fe_siberia && info(x).front == Front::fe) put(Issue::dow, Spot::removed());
    return *this;
}

TableTop& TableTop::nav(Box b, int n) {
    s.nav[ix(b)] = static_cast<std::uint8_t>(n);
    return *this;
}

TableTop& TableTop::networks(Country c, Side side, int n) {
    set_cn(s, c, side, n);
    return *this;
}

TableTop& TableTop::alignment(Country c, Side side) {
    s.pa[ix(c)] = static_cast<std::uint8_t>(side == static_cast<Side>(no_side) ? 0 : at(side) + 1);
    return *this;
}

TableTop& TableTop::pawn(GlobalTrack t, GlobalPawn where) {
    s.pawn[ix(t)] = where;
    return *this;
}

TableTop& TableTop::wins_conference(Side side) {
    s.last_winner = static_cast<std::uint8_t>(side);
    return *this;
}

TableTop& TableTop::lines(std::string_view dump) {
    REQUIRE(parse_state<Churchill>(dump, s));
    return *this;
}

// --- running --------------------------------------------------------------------------------------------------------

TableTop& TableTop::dice(std::initializer_list<int> faces) { return dice(std::vector<int>(faces)); }

TableTop& TableTop::dice(const std::vector<int>& faces) {
    script_.values.clear();
    for (int face : faces) script_.values.push_back(face - 1);
    return *this;
}

TableTop& TableTop::any_dice() {
    lenient_ = true;
    return *this;
}

void TableTop::before() {
    events.clear();
    script_.sides.clear();
    expected_ = script_.values.size();
    journal_ = Journal{.events = &events, .script = &script_};
}

void TableTop::after() {
    if (!lenient_) {
        INFO("dice said in advance and dice asked for");
        REQUIRE(script_.sides.size() == expected_);
    }
    for (std::size_t k = 0; k < script_.sides.size(); ++k) REQUIRE(script_.values[k] < script_.sides[k]);
    lenient_ = false;
    script_.values.clear();
    const auto broken = TableOf<Churchill>::check_state(s);
    INFO((broken ? broken->what : std::string_view{}));
    REQUIRE_FALSE(broken.has_value());
}

TableTop& TableTop::call(Step step, int n) {
    Play<State>{s, journal_}.call(step, Seat::nobody, 0, n);
    return *this;
}

TableTop& TableTop::resume() {
    before();
    Play<State> p{s, journal_};
    REQUIRE(Machine<Churchill>::run(p, q.choices));
    Machine<Churchill>::describe_question(s, q);
    after();
    return *this;
}

TableTop& TableTop::run(Step step, Seat seat, int i, int n) {
    s.frames = {};
    Play<State>{s, journal_}.call(step, seat, i, n);
    return resume();
}

TableTop& TableTop::end_conference() {
    s.advance = s.debate = {};
    s.advancer = s.debater = no_side;
    s.advanced = s.held = 0;
    return any_dice().run(Step::post_mortem);
}

TableTop& TableTop::turn(Side side) {
    s.advancer = static_cast<std::uint8_t>(side);
    return run(Step::turn, side);
}

TableTop& TableTop::give(const Choice& c) {
    INFO("question of step " << int{q.step} << ", refused by " << refused_by(c));
    REQUIRE(listed(c));
    before();
    REQUIRE(Machine<Churchill>::answer(s, q.seat, c, q, journal_).has_value());
    after();
    return *this;
}

// --- asking ---------------------------------------------------------------------------------------------------------

bool TableTop::listed(const Choice& c) const {
    return std::find(q.choices.begin(), q.choices.end(), c) != q.choices.end();
}

std::string_view TableTop::refused_by(const Choice& c) const {
    const Refusal no = Machine<Churchill>::refusal(s, q.seat, c);
    if (!no) return {};
    return no.rule ? rule_id(no.rule) : "not a choice here";
}

std::size_t TableTop::count(Verb v) const {
    return static_cast<std::size_t>(
        std::count_if(q.choices.begin(), q.choices.end(), [&](const Choice& c) { return verb(c) == v; }));
}

int TableTop::happened(Text text) const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [&](const Event& e) { return e.line.text == text; }));
}

std::string_view TableTop::rule_of(Text text) const {
    for (const Event& e : events)
        if (e.line.text == text) return rule_id(e.line.rule);
    return {};
}

} // namespace wc::churchill

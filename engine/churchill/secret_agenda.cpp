// 10.0 The secret-agenda variant: each player rolls twice on the Pol-Mil table and keeps one location.
#include "churchill/board.hpp"
#include "churchill/steps.hpp"

namespace wc::churchill {

void SecretLocation::candidates(const State& s, const Frame& f, Choices& out) {
    for (std::uint8_t code : s.location_rolls[ix(side_of(f.seat))])
        out.push_back(choice(Verb::keep_location, ref(static_cast<Country>(code - 1))));
}

Refusal SecretLocation::refuse(const State& s, const Frame& f, const Choice& c) {
    for (std::uint8_t code : s.location_rolls[ix(side_of(f.seat))])
        if (code == c.a.index() + 1) return allowed;
    return {Text::churchill_refuse_location, "10.0"_rule, c.a};
}

void SecretLocation::apply(P& p, const Choice& c) {
    const Side side = side_of(p.frame().seat);
    p.s.location[ix(side)] = static_cast<std::uint8_t>(c.a.index() + 1);
    p.s.location_rolls[ix(side)] = {};
    p.log_secret(only(seat_of(side)), Text::churchill_event_location_kept_unseen, Text::churchill_event_location_kept,
                 "10.0"_rule, ref(side), c.a);
    if (side == Side::us) return p.next(Step::open_conference);
    p.next(Step::secret_location, seat_of(left_of(side)));
}

bool SecretLocation::holds(const State& s, int depth) {
    const Frame& f = s.frames.at[0];
    if (depth != 0 || f.seat == Seat::nobody || f.i != 0 || f.n != 0 || s.secret == 0) return false;
    for (int k = 0; k < side_count; ++k) {
        const auto& rolls = s.location_rolls[static_cast<std::size_t>(k)];
        const bool waiting = k >= index(f.seat);
        const bool kept = s.location[static_cast<std::size_t>(k)] != 0;
        const bool as_rolled = waiting ? rolls[0] != 0 && rolls[1] != 0 : (rolls[0] | rolls[1]) == 0;
        if (waiting == kept || !as_rolled) return false;
        if (waiting && rolls[0] == rolls[1] && rolls[0] != unseen_country) return false;
    }
    return true;
}

} // namespace wc::churchill

// Pool: positions of random games, some for every step of the sequence of play, so that what seldom comes up is as easily
// picked as what always does. For fuzzing and tests; nothing here is used by the page.
#pragma once

#include "core/match.hpp"

namespace wc {

class Pool {
public:
    // Fills it from that many random games, over all scenarios and options in turn.
    Pool(const Table&, int games, Dice&);

    std::size_t steps() const { return steps_.size(); } // how many were met
    const Bytes& pick(Dice&) const;                     // every step as likely as another
    void add(std::uint8_t step, Bytes position, Dice&);

private:
    struct Shelf {
        std::uint8_t step = 0;
        int met = 0;
        std::vector<Bytes> positions;
    };
    Shelf& shelf(std::uint8_t step);
    void add_game(const Table&, std::uint64_t nth, Dice&);

    std::vector<Shelf> steps_;
};

} // namespace wc

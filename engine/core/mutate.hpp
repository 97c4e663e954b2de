// Mutate: texts and positions that somebody has tampered with, for fuzzing and tests. Nothing here is used by the page.
#pragma once

#include "core/dice.hpp"
#include "core/table.hpp"

namespace wc {

// Changes the text somewhere (a flipped bit, a cut, another text's end) and leaves the check value as it then stands.
std::string mutated_text(std::string_view text, std::string_view other, Dice&);

// Changes the payload and writes the right check value for the result.
std::string mutated_payload(std::string_view text, std::string_view other, Dice&);

// Gives one field of a state another value within its bounds, whatever the rules say.
class TweakWalker {
public:
    TweakWalker(int target, Dice& dice) : target_(target), dice_(dice) {}
    int format() const { return newest_format; }
    int fields() const { return seen_; }

    template <class V> void field(std::string_view, int, V& value, int low, int high) {
        if (seen_++ == target_) value = static_cast<V>(low + draw_below(dice_, high - low + 1));
    }
    void small(std::string_view, int, std::uint16_t& value) {
        if (seen_++ == target_)
            value = static_cast<std::uint16_t>(draw_below(dice_, draw_below(dice_, 4) == 0 ? 65536 : 8));
    }
    void wide(std::string_view, std::uint64_t&) { ++seen_; }

private:
    int target_;
    Dice& dice_;
    int seen_ = 0;
};

template <class T> void tweak(typename T::State& s, Dice& dice) {
    TweakWalker count(-1, dice);
    T::walk(count, s);
    TweakWalker change(draw_below(dice, count.fields()), dice);
    T::walk(change, s);
}

} // namespace wc

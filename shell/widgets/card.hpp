// Paper cards: value, name, office, effect in words; small in a phone's hand, whole on a desktop.
#pragma once

#include "shell/widgets/mark.hpp"

#include <cstdint>
#include <span>

namespace wc::shell {

// The drawn head-and-shoulders of a card: by profession, never a portrait of anyone.
enum class Bust : std::uint8_t { none, civilian, officer, sailor, hat };

struct CardData {
    std::string_view value{}; // "5" or "★"
    std::string_view name{};
    std::string_view role{};
    std::span<const std::string_view> effects{};
    std::string_view modified{}; // what it counts for in the choice at hand: "5+1"; empty: as printed
    Side side = Side::none;
    Bust bust = Bust::civilian;
    Mark mark = Mark::plain;
    Pointed pointed{};
    bool lifted = false;    // stands out of the hand
    bool face_down = false; // a back: the side only
    bool spent = false;     // used up: faded, struck through
};

void card(Pen& pen, Rect r, const CardData& data);

// The proportions of the two forms.
inline constexpr Size card_whole{132, 150}, card_small{52, 72};

// Rectangles of the cards in a hand, from the left of the strip; a little smaller where that makes them all fit.
// Returns the width of the row: when it is more than the strip's the hand scrolls.
float hand_places(Rect strip, Size card_size, float gap, std::span<Rect> places);

} // namespace wc::shell

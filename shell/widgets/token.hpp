// Wooden pieces: discs, cylinders, cubes, pawns, flags. A piece tells its side by colour and emblem.
#pragma once

#include "shell/widgets/mark.hpp"

#include <cstdint>

namespace wc::shell {

enum class Piece : std::uint8_t { disc, cylinder, cube, pawn, flag, block };

struct TokenData {
    Piece piece = Piece::disc;
    Side side = Side::none;
    std::string_view text{}; // a count or a value; empty: the emblem where it fits
    bool empty = false;      // only the outline: a place for a piece
    bool emblem = true;
    Mark mark = Mark::plain;
    Pointed pointed{};
};

void token(Pen& pen, Point centre, float radius, const TokenData& data);

// A row of small pieces in a place for `places` of them: filled ones by side, then empty ones.
void token_row(Pen& pen, Point first, float radius, float step, std::span<const Side> filled, int places,
               Piece piece = Piece::disc);

} // namespace wc::shell

#include "core/mutate.hpp"

#include "core/base64.hpp"

namespace wc {

namespace {

// Works on texts and on payload bytes alike.
template <class Sequence> void change(Sequence& bytes, const Sequence& other, Dice& dice) {
    using Byte = typename Sequence::value_type;
    const auto any_byte = static_cast<Byte>(draw_below(dice, 256));
    if (bytes.empty()) return bytes.push_back(any_byte);
    const auto place = bytes.begin() + draw_below(dice, static_cast<int>(bytes.size()));
    switch (draw_below(dice, 6)) {
    case 0: *place = static_cast<Byte>(*place ^ (1 << draw_below(dice, 7))); break;
    case 1: *place = any_byte; break;
    case 2: bytes.erase(place, bytes.end()); break;
    case 3: bytes.erase(place); break;
    case 4: bytes.insert(place, any_byte); break;
    default: // the head of one and the tail of the other
        bytes.erase(place, bytes.end());
        bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(std::min(bytes.size(), other.size())),
                     other.end());
        break;
    }
}

struct Pieces {
    std::string_view head; // with its last dot
    std::vector<std::uint8_t> payload;
};

Pieces pieces_of(std::string_view text) {
    const std::string_view body = text.substr(0, text.rfind('.'));
    const std::size_t dot = std::min(body.rfind('.'), body.size() - 1);
    return {body.substr(0, dot + 1), read_base64(body.substr(dot + 1)).value_or(std::vector<std::uint8_t>{})};
}

} // namespace

std::string mutated_text(std::string_view text, std::string_view other, Dice& dice) {
    std::string out(text);
    change(out, std::string(other), dice);
    return out;
}

std::string mutated_payload(std::string_view text, std::string_view other, Dice& dice) {
    Pieces mine = pieces_of(text);
    const Pieces theirs = pieces_of(other);
    for (int k = draw_below(dice, 3); k >= 0; --k) change(mine.payload, theirs.payload, dice);
    while (!mine.payload.empty() && mine.payload.back() == 0) mine.payload.pop_back(); // as an encoder would
    std::string out(mine.head);
    append_base64(out, mine.payload);
    return with_check_value(std::move(out));
}

} // namespace wc

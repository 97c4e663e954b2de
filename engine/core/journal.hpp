// Journal: what happens while an answer is carried out. It lives outside the state and is never saved: replay makes it again.
#pragma once

#include "core/line.hpp"
#include "core/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace wc {

// A die of an event: rolled 1 .. sides. need > 0: succeeds at `need` or less; need < 0: at -need or more; 0: no threshold.
struct Roll {
    std::uint8_t sides = 0, value = 0;
    std::int8_t need = 0;

    friend constexpr bool operator==(Roll, Roll) = default;
};

struct Event {
    Line line{};
    Text public_text = Text::none; // what those outside `seen_by` read; it uses operand 0 only
    SeatSet seen_by = all_seeing;
    bool reveals = false; // something hidden became known: undo stops here
    Roll roll{};
};

// The event as `viewer` may read it.
constexpr Event as_seen(const Event& e, SeatSet viewer) {
    if (e.seen_by == all_seeing || (e.seen_by & viewer).bits != 0) return e;
    Event blank{};
    blank.line.text = e.public_text;
    blank.line.rule = e.line.rule;
    blank.line.operands[0] = e.line.operands[0];
    blank.seen_by = all_seeing;
    return blank;
}

// Scripted rolls for forecasts: values given in advance, then zeros; `sides` notes every die asked for.
struct Script {
    std::vector<int> values; // 0 .. sides-1
    std::vector<int> sides;
};

// Where events go. A default journal keeps nothing and costs next to nothing.
struct Journal {
    std::vector<Event>* events = nullptr;
    std::vector<std::byte>* frames = nullptr; // the state after each event, for playback
    const void* state = nullptr;
    std::size_t state_size = 0;
    Script* script = nullptr;
    bool rolled = false;   // a die was rolled or a card drawn since this was cleared
    bool revealed = false; // something hidden became known

    void note(const Event& e) {
        if (e.reveals) revealed = true;
        if (events == nullptr) return;
        events->push_back(e);
        if (frames == nullptr || state == nullptr) return;
        const auto* bytes = static_cast<const std::byte*>(state);
        frames->insert(frames->end(), bytes, bytes + state_size);
    }
};

} // namespace wc

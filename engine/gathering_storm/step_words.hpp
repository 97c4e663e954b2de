// What every step is written with: shapes, choices, verbs.
#pragma once

#include "core/rows.hpp"
#include "gathering_storm/rule.hpp"
#include "gathering_storm/state.hpp"

namespace wc::gathering_storm {

using P = Play<State>;

constexpr Shape shape(Verb v, Kind a = Kind::none, Kind b = Kind::none) {
    return {static_cast<std::uint16_t>(v), {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0}};
}
constexpr Choice choice(Verb v, Ref a = {}, Ref b = {}) { return {static_cast<std::uint16_t>(v), a, b, {}}; }
constexpr Verb verb(const Choice& c) { return static_cast<Verb>(c.verb); }
inline constexpr Kind seat_kind = static_cast<Kind>(Ref::seat_kind);
inline constexpr Kind number_kind = static_cast<Kind>(Ref::number_kind);

} // namespace wc::gathering_storm

// Tweak: a table's `tweak` (core/mutate.hpp) over raw bytes.
#pragma once

#include "core/mutate.hpp"
#include "tables.hpp"

namespace wc::cli {

using Tweak = void (*)(std::byte* state, Dice&);

template <class T> void tweak_bytes(std::byte* bytes, Dice& dice) {
    typename T::State s = TableOf<T>::load(bytes);
    tweak<T>(s, dice);
    TableOf<T>::store(s, bytes);
}

template <class... T> Tweak tweak_among(TypeList<T...>, std::string_view id) {
    Tweak out = nullptr;
    ((out = T::id == id ? tweak_bytes<T> : out), ...);
    return out;
}

inline Tweak tweak_for(const Table& table) { return tweak_among(AllTables{}, table.id); }

} // namespace wc::cli

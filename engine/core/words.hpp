// Words: turns a Text and its operands into a sentence. One formatter serves canvas, page and headless program.
//
// A word list (blob) has one line per Text of its table, in the order of the block. Within a line
//   \n \\          a line break, a backslash
//   TAB            between the forms of a name: name, the, of, to, short
//   {0} {0:the}    operand 0: a number, or a form of a name (first letter upper: the form with a capital, {0:The})
//   {0|one|many}   "one" if operand 0 is the number 1 or -1, otherwise "many"
//   {{             a brace
// Lists come over the network, so nothing in them is trusted: what makes no sense prints nothing.
#pragma once

#include "generated/text.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wc {

// What stands for an operand: a number, or the Text that names a thing. Each table maps its Refs before it formats.
struct Operand {
    enum class Kind : std::uint8_t { number, name };
    Kind kind = Kind::number;
    std::int32_t number = 0;
    Text name = Text::none;

    static constexpr Operand of(std::int32_t n) { return {Kind::number, n, Text::none}; }
    static constexpr Operand of(Text t) { return {Kind::name, 0, t}; }
    friend constexpr bool operator==(const Operand&, const Operand&) = default;
};

enum class Form : std::uint8_t { name, the, of, to, short_name };

struct Words {
    static constexpr std::size_t max_blob = std::size_t{1} << 20; // bytes; a longer list is refused unread

    // Takes the list of one table ("core", "churchill"), replacing what was there. False, and nothing changes, if the
    // table is unknown or the list has not exactly one line per text.
    bool load(std::string_view table, std::string_view blob);

    bool loaded(std::string_view table) const;

    // The line as it stands, or the first form of a name. Empty for Text::none and for tables not loaded.
    std::string_view raw(Text text) const { return form(text, Form::name); }

    // A form of a name; what has no such form gives its first.
    std::string_view form(Text text, Form wanted) const;

    // Appends the sentence to `out`. Operands that the text names but `operands` lacks print nothing.
    void format(std::string& out, Text text, std::span<const Operand> operands = {}) const;

    // The same as a new string, for callers that are not in a hurry.
    std::string say(Text text, std::span<const Operand> operands = {}) const;

    // --- data ---
    struct Block {
        std::string letters;               // all lines, unescaped, one after the other
        std::vector<std::uint32_t> starts; // of each line, and the end
    };
    std::vector<Block> blocks; // as text_blocks; empty ones are not loaded

private:
    std::string_view line(Text text) const;
};

} // namespace wc

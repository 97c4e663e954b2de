#include "core/words.hpp"

#include <charconv>

namespace wc {

namespace {

// The line's bytes without escapes. A backslash before anything else stands for itself.
void unescape(std::string& out, std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char next = i + 1 < line.size() ? line[i + 1] : '\0';
        if (line[i] == '\\' && (next == 'n' || next == '\\')) {
            out += next == 'n' ? '\n' : '\\';
            ++i;
        } else {
            out += line[i];
        }
    }
}

std::string_view field(std::string_view line, std::size_t wanted) {
    std::string_view rest = line;
    std::string_view first = rest.substr(0, rest.find('\t'));
    for (std::size_t k = 0; k < wanted; ++k) {
        const std::size_t tab = rest.find('\t');
        if (tab == std::string_view::npos) return first;
        rest.remove_prefix(tab + 1);
    }
    return rest.substr(0, rest.find('\t'));
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

Form form_called(std::string_view name) {
    if (name == "the") return Form::the;
    if (name == "of") return Form::of;
    if (name == "to") return Form::to;
    if (name == "short") return Form::short_name;
    return Form::name;
}

// Makes the first letter upper case: ASCII, and the Latin-1 letters of Spanish (C3 A0 .. C3 BE in UTF-8).
void append_capital(std::string& out, std::string_view text) {
    const std::size_t at = out.size();
    out += text;
    if (text.empty()) return;
    const auto first = static_cast<unsigned char>(out[at]);
    if (first >= 'a' && first <= 'z') {
        out[at] = static_cast<char>(first - ('a' - 'A'));
    } else if (first == 0xc3 && text.size() > 1) {
        const auto second = static_cast<unsigned char>(out[at + 1]);
        if (second >= 0xa0 && second <= 0xbe && second != 0xb7) out[at + 1] = static_cast<char>(second - 0x20);
    }
}

void append_number(std::string& out, std::int32_t n) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, n).ptr;
    out.append(digits, end);
}

// Text between placeholders. A full stop after an abbreviation that ends in one ("EE.UU.") is not doubled.
void append_plain(std::string& out, std::string_view text, bool after_operand) {
    const bool stop = !text.empty() && text[0] == '.' && !text.starts_with("..");
    if (after_operand && stop && !out.empty() && out.back() == '.') text.remove_prefix(1);
    out += text;
}

// The operand number at the start of a placeholder, taken off it; -1 if there is none.
int take_index(std::string_view& inside) {
    int index = -1;
    const auto [end, error] = std::from_chars(inside.data(), inside.data() + inside.size(), index);
    if (error != std::errc{} || index < 0) return -1;
    inside.remove_prefix(static_cast<std::size_t>(end - inside.data()));
    return index;
}

// A name as an operand: its form, capitalised if the form is written so ({0:The}).
void append_name(std::string& out, const Words& words, Text name, std::string_view wanted) {
    if (wanted.empty()) {
        out += words.form(name, Form::name);
        return;
    }
    std::string form(wanted.substr(0, 8));
    const bool capital = form[0] != lower(form[0]);
    form[0] = lower(form[0]);
    const std::string_view text = words.form(name, form_called(form));
    if (capital)
        append_capital(out, text);
    else
        out += text;
}

void append_placeholder(std::string& out, const Words& words, std::string_view inside,
                        std::span<const Operand> operands) {
    const int index = take_index(inside);
    if (index < 0 || static_cast<std::size_t>(index) >= operands.size()) return;
    const Operand& operand = operands[static_cast<std::size_t>(index)];
    const bool is_number = operand.kind == Operand::Kind::number;
    if (inside.starts_with('|')) {
        inside.remove_prefix(1);
        const std::size_t bar = inside.find('|');
        if (bar == std::string_view::npos) return;
        const bool one = is_number && (operand.number == 1 || operand.number == -1);
        out += one ? inside.substr(0, bar) : inside.substr(bar + 1);
    } else if (is_number) {
        append_number(out, operand.number);
    } else {
        append_name(out, words, operand.name, inside.starts_with(':') ? inside.substr(1) : std::string_view{});
    }
}

} // namespace

bool Words::load(std::string_view table, std::string_view blob) {
    if (blob.size() > max_blob) return false;
    std::size_t at = 0;
    while (at < text_blocks.size() && text_blocks[at].table != table) ++at;
    if (at == text_blocks.size()) return false;
    Block block;
    block.letters.reserve(blob.size());
    block.starts.reserve(std::size_t{text_blocks[at].count} + 1);
    block.starts.push_back(0);
    while (!blob.empty()) {
        const std::size_t end = blob.find('\n');
        if (end == std::string_view::npos || block.starts.size() > text_blocks[at].count) return false;
        unescape(block.letters, blob.substr(0, end));
        block.starts.push_back(static_cast<std::uint32_t>(block.letters.size()));
        blob.remove_prefix(end + 1);
    }
    if (block.starts.size() != std::size_t{text_blocks[at].count} + 1) return false;
    blocks.resize(text_blocks.size());
    blocks[at] = std::move(block);
    return true;
}

bool Words::loaded(std::string_view table) const {
    for (std::size_t k = 0; k < blocks.size(); ++k)
        if (text_blocks[k].table == table) return !blocks[k].starts.empty();
    return false;
}

std::string_view Words::line(Text text) const {
    const auto number = static_cast<std::size_t>(text);
    for (std::size_t k = 0; k < blocks.size(); ++k) {
        const TextBlock& range = text_blocks[k];
        if (number < range.first || number >= std::size_t{range.first} + range.count) continue;
        const Block& block = blocks[k];
        if (block.starts.empty()) return {};
        const std::size_t i = number - range.first;
        return std::string_view(block.letters).substr(block.starts[i], block.starts[i + 1] - block.starts[i]);
    }
    return {};
}

std::string_view Words::form(Text text, Form wanted) const {
    return field(line(text), static_cast<std::size_t>(wanted));
}

void Words::format(std::string& out, Text text, std::span<const Operand> operands) const {
    std::string_view rest = raw(text);
    bool after_operand = false;
    while (true) {
        const std::size_t open = rest.find('{');
        append_plain(out, rest.substr(0, open), after_operand);
        if (open == std::string_view::npos) return;
        rest.remove_prefix(open + 1);
        after_operand = !rest.starts_with('{');
        if (!after_operand) {
            out += '{';
            rest.remove_prefix(1);
            continue;
        }
        const std::size_t close = rest.find('}');
        if (close == std::string_view::npos) return;
        append_placeholder(out, *this, rest.substr(0, close), operands);
        rest.remove_prefix(close + 1);
    }
}

std::string Words::say(Text text, std::span<const Operand> operands) const {
    std::string out;
    format(out, text, operands);
    return out;
}

} // namespace wc

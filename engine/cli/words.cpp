#include "cli/words.hpp"

#include "core/words.hpp"
#include "generated/embedded_text.hpp"

namespace wc::cli {

namespace {

const Words& english() {
    static const Words words = [] {
        Words out;
        for (const EmbeddedText& list : embedded_texts)
            if (list.language == "en") (void)out.load(list.table, list.blob);
        return out;
    }();
    return words;
}

Operand operand_of(const Table& table, Ref r) {
    return r.kind() == Ref::number_kind ? Operand::of(r.number()) : Operand::of(table.name(r));
}

} // namespace

std::string say(const Table& table, const Line& line) {
    std::array<Operand, 6> operands{};
    for (std::size_t k = 0; k < operands.size(); ++k) operands[k] = operand_of(table, line.operands[k]);
    return english().say(line.text, operands);
}

std::string seat_name(const Table& table, Seat s) {
    if (s == Seat::nobody) return "nobody";
    return std::string(english().raw(table.name(Ref::make(Ref::seat_kind, index(s)))));
}

std::string_view rule_number(const Table& table, Rule rule) {
    return rule.code == 0 || rule.code > table.rule_ids.size() ? std::string_view{} : table.rule_ids[rule.code - 1u];
}

} // namespace wc::cli

#include "cli/notes.hpp"

namespace wc::cli {

void add_note(Notes& notes, std::string_view what, std::string_view shown) {
    constexpr std::size_t most = 40;
    for (const std::string& known : notes)
        if (known.starts_with(what)) return;
    if (notes.size() < most) notes.push_back(std::string(what).append(": ").append(shown));
}

void report_notes(Report& out, const Notes& notes) {
    if (notes.empty()) return;
    out.open_list("notes");
    for (const std::string& n : notes) out.text("", n);
    out.close();
}

} // namespace wc::cli

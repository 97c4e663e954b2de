// Long lists: the best few first, or all, or those of one kind. A touch on a chip changes it; what is considered is
// always among the rows that show.
#include "shell/app/app_parts.hpp"

#include "shell/widgets/button.hpp"

namespace wc::shell {

namespace {

constexpr std::size_t many_rows = 12, best_few = 6;
constexpr int every = 0, best = 1, kinds = 2; // filters; kinds: + number of the kind
constexpr float chip_gap = 6;

// Kinds of which there is more than one, in the order of the rows.
void find_kinds(Prepared& p) {
    p.kinds.clear();
    for (const int index : p.order) {
        const std::string& kind = p.families[static_cast<std::size_t>(index)];
        if (!kind.empty() && std::find(p.kinds.begin(), p.kinds.end(), kind) == p.kinds.end()) p.kinds.push_back(kind);
    }
    if (p.kinds.size() < 2) p.kinds.clear();
}

bool passes(const Prepared& p, int filter, std::size_t row) {
    if (filter == every) return true;
    if (filter == best) return row < best_few;
    return p.families[static_cast<std::size_t>(p.order[row])] == p.kinds[static_cast<std::size_t>(filter - kinds)];
}

int count_of(const Prepared& p, int filter) {
    int count = 0;
    for (std::size_t row = 0; row < p.order.size(); ++row)
        if (passes(p, filter, row)) ++count;
    return count;
}

std::string label_of(const Drawing& d, int filter) {
    const Prepared& p = d.app.prepared;
    const Ref count = Ref::number(count_of(p, filter));
    if (filter >= kinds)
        return p.kinds[static_cast<std::size_t>(filter - kinds)] + " " + std::to_string(count.number());
    return say(d.session, line(filter == every ? Text::core_shell_filter_all : Text::core_shell_filter_best, Rule{},
                               count, Ref::number(static_cast<int>(p.order.size()))));
}

} // namespace

bool long_list(const Prepared& p) { return p.order.size() > many_rows; }

float filters_height(const Drawing& d) { return d.scene.finger ? theme::touch_target : 38.0f; }

void show_rows(App& app, int filter) {
    Prepared& p = app.prepared;
    p.filter = filter >= kinds + static_cast<int>(p.kinds.size()) ? every : filter;
    p.shown.clear();
    for (std::size_t row = 0; row < p.order.size(); ++row)
        if (passes(p, p.filter, row)) p.shown.push_back(p.order[row]);
    app.scrolls[control::rows].offset = 0;
}

void order_rows(App& app, std::span<const int> ranks) {
    Prepared& p = app.prepared;
    find_kinds(p);
    const bool ranked = long_list(p) && std::any_of(ranks.begin(), ranks.end(), [&](int r) { return r != ranks[0]; });
    if (ranked) // the best first, otherwise as they come
        std::stable_sort(p.order.begin(), p.order.end(), [&](int a, int b) {
            return ranks[static_cast<std::size_t>(a)] > ranks[static_cast<std::size_t>(b)];
        });
    p.ranked = ranked;
    app.scrolls[control::filters].offset = 0;
    show_rows(app, ranked ? best : every);
}

void keep_considered_shown(App& app, int preview) {
    const Prepared& p = app.prepared;
    if (preview < 0 || std::find(p.shown.begin(), p.shown.end(), preview) != p.shown.end()) return;
    show_rows(app, every);
    app.reveal_row = true;
}

void draw_filters(Drawing& d, Rect r) {
    const Prepared& p = d.app.prepared;
    std::vector<int> filters;
    if (p.ranked) filters.push_back(best);
    filters.push_back(every);
    for (std::size_t k = 0; k < p.kinds.size(); ++k) filters.push_back(kinds + static_cast<int>(k));
    std::vector<std::string> labels;
    std::vector<float> widths;
    float all = -chip_gap;
    for (const int filter : filters) {
        labels.push_back(label_of(d, filter));
        const ButtonData data{.label = labels.back(), .weight = Weight::chip};
        widths.push_back(std::max(theme::touch_target, button_width(data)));
        all += widths.back() + chip_gap;
    }
    Scroll& scroll = d.app.scrolls[control::filters];
    Rect row = begin_scroll(d.pen, d.app.places, r, scroll, control::filters, all);
    for (std::size_t k = 0; k < filters.size(); ++k) {
        const Rect place = cut_left(row, widths[k], chip_gap);
        button(d.pen, d.app.places, place,
               {.control = control::filter + filters[k],
                .label = labels[k],
                .weight = Weight::chip,
                .chosen = p.filter == filters[k],
                .pointed = pointed(d.app.input, place)});
    }
    end_scroll(d.pen, r, scroll);
}

} // namespace wc::shell

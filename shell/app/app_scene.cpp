// What is to be drawn, and the words that go with it, made once for each change.
#include "shell/app/app_parts.hpp"

namespace wc::shell {

namespace {

// Forecasts with more leaves than this say nothing that fits into a few characters.
constexpr std::size_t most_leaves = 400;

struct Range {
    int least = 0, most = 0;
};

std::string range_words(const Range& r) {
    if (r.least == 0 && r.most == 0) return {};
    if (r.least == r.most) return signed_number(r.least);
    return signed_number(r.least) + "/" + signed_number(r.most);
}

// What the considered choice does to the scores, by core's forecast on the view.
void foresee(App& app, const Session& s) {
    Prepared& p = app.prepared;
    p.forecast_of = s.preview;
    p.gain = {};
    p.foreseen.clear();
    if (s.preview < 0 || s.preview >= static_cast<int>(s.question.choices.size())) return;
    const Table& table = *s.match->table;
    const Forecast f = table.forecast(s.view.data(), s.question.choices[static_cast<std::size_t>(s.preview)]);
    if (!f.exact || f.leaves.empty() || f.leaves.size() > most_leaves) return;
    if (f.leaves.size() == 1) p.foreseen = f.leaves.front().after;
    std::array<Range, 7> change{};
    for (std::size_t k = 0; k < f.leaves.size(); ++k) {
        const Outcome after = table.outcome(f.leaves[k].after.data());
        for (std::size_t seat = 0; seat < change.size(); ++seat) {
            const int gain = after.totals[seat] - s.outcome.totals[seat];
            change[seat].least = k == 0 ? gain : std::min(change[seat].least, gain);
            change[seat].most = k == 0 ? gain : std::max(change[seat].most, gain);
        }
    }
    for (std::size_t seat = 0; seat < change.size(); ++seat) p.gain[seat] = range_words(change[seat]);
}

} // namespace

std::string signed_number(int n) {
    if (n > 0) return "+" + std::to_string(n);
    if (n < 0) return "\u2212" + std::to_string(-n);
    return "0";
}

const TableViews* views_of(const Session& s) { return s.match ? views_of(s.match->table->id) : nullptr; }

bool over(const Session& s) { return s.match && s.outcome.over; }

int tab_count(const TableViews* views) { return views == nullptr ? 0 : static_cast<int>(views->tabs.size()) + 2; }
int score_tab(const TableViews* views) { return tab_count(views) - 2; }
int journal_tab(const TableViews* views) { return tab_count(views) - 1; }

// Whose doing an event is: the first seat it names.
Seat seat_of_event(const Event& event) {
    for (const Ref operand : event.line.operands)
        if (operand.kind() == Ref::seat_kind) return seat(operand.index());
    return Seat::nobody;
}

// Tells one choice or event from another.
std::uint64_t focus_of(const App& app, const Session& s) {
    const bool events = shown_event(app, s) != nullptr;
    const auto at = events ? app.playback.at : static_cast<std::size_t>(s.preview + 1);
    return s.version << 17 | (events ? 1u << 16 : 0u) | at;
}

Scene scene_of(App& app, const Session& s, const TableViews* views) {
    const Shown* shown = shown_event(app, s);
    Scene scene{.session = s, .view = shown != nullptr ? shown->view.data() : s.view.data()};
    if (shown == nullptr) {
        scene.choices = s.question.choices;
        scene.preview = s.preview >= 0 ? s.preview : app.hovered;
        const Prepared& p = app.prepared;
        if (s.preview >= 0 && p.version == s.version && p.forecast_of == s.preview && !p.foreseen.empty())
            scene.foreseen = p.foreseen.data();
    } else {
        scene.event = &shown->event;
    }
    scene.eyes = s.eyes;
    scene.asked = s.question.seat;
    scene.form = app.layout.form;
    scene.finger =
        app.input.device == Device::touch || app.layout.form == ScreenForm::tall || app.layout.form == ScreenForm::low;
    scene.motion = &app.motion;
    scene.input = &app.input;
    scene.scroll = &app.scrolls[control::stage];
    scene.scroll_area = control::stage;
    scene.window = app.layout.stage;
    scene.maps = {.cameras = app.cameras, .strip = &app.scrolls[control::strip], .shown = &app.map};
    scene.reveal = app.revealed != focus_of(app, s);
    (void)views;
    return scene;
}

void prepare(App& app, const Session& s, const TableViews* views) {
    Prepared& p = app.prepared;
    if (p.version != s.version || p.language != s.language) {
        p = {.version = s.version, .language = s.language};
        app.scrolls[control::rows].offset = 0;
        app.hovered = -1;
        if (!s.match || views == nullptr) return;
        p.words = choice_words(s);
        const Scene scene{.session = s, .view = s.view.data(), .choices = s.question.choices, .eyes = s.eyes};
        for (const Choice& choice : s.question.choices) {
            Consequence c = views->consequence(scene, choice);
            const std::size_t k = p.groups.size();
            p.groups.push_back(capitals(c.heading.empty() ? p.words[k].group : c.heading));
            p.families.push_back(c.family.empty() ? p.words[k].group : std::move(c.family));
            p.titles.push_back(c.title.empty() ? p.words[k].label : std::move(c.title));
            p.briefs.push_back(std::move(c.brief));
            p.outcomes.push_back(std::move(c.outcome));
            p.notes.push_back(std::move(c.note));
            p.sides.push_back(c.side);
            p.order.push_back(static_cast<int>(k));
        }
        std::vector<int> ranks;
        for (const Choice& choice : s.question.choices) ranks.push_back(views->rank(scene, choice));
        order_rows(app, ranks);
    }
    keep_considered_shown(app, s.preview);
    if (s.match && p.forecast_of != s.preview) foresee(app, s);
}

Wish wish_of(const App& app, const Session& s, const TableViews* views) {
    Wish wish{.panel = false, .hand = false, .drawer_open = app.drawer_open, .sheet = app.sheet};
    if (!s.match || views == nullptr) return wish;
    const bool own = app.tab < score_tab(views); // a table's own tab
    const bool asked = playing(app, s) || over(s) || may_choose(s);
    const bool roomy = app.layout.form == ScreenForm::wide;
    wish.panel = asked && (own || roomy);
    wish.tabs = tab_count(views);
    wish.seats = s.match->table->seats;
    wish.hand = own && views->tabs[static_cast<std::size_t>(app.tab)].hand && !over(s);
    return wish;
}

int percent_of(const Roll& roll) {
    if (roll.need == 0 || roll.sides == 0) return 100;
    const int sides{roll.sides}, need{roll.need};
    const int good = need > 0 ? std::min(need, sides) : std::max(0, sides + 1 + need);
    return (good * 100 + sides / 2) / sides;
}

std::string need_words(const Session& s, const Roll& roll) {
    if (roll.need == 0 || roll.sides == 0) return {};
    const Text text = roll.need > 0 ? Text::core_shell_needs_most : Text::core_shell_needs_least;
    return say(s, line(text, Rule{}, Ref::number(std::abs(roll.need)), Ref::number(roll.sides),
                       Ref::number(percent_of(roll))));
}

} // namespace wc::shell

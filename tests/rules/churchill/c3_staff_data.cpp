// 3.33 The sixty-three staff cards as the reference writes them (its section 10), against the data that the rules read.
#include "table_top.hpp"

#include <map>
#include <string>

namespace wc::churchill {

namespace {

struct Written {
    std::string_view name;
    int value; // 0: a Chief of Staff, a d6
    std::string_view bonus, gain, penalty;
};

constexpr std::array reference_staff{std::to_array<Written>({
    {"Alan Brooke", 0, "+1 TL, +1 DO", "", "-1 on 2F"},
    {"Anthony Eden", 5, "+1 POLMIL, +1 GLOBAL", "", ""},
    {"Clement Attlee", 3, "+1 PROD", "", ""},
    {"Ernest Bevin", 4, "+1 POLMIL, +1 PROD", "", ""},
    {"Lord Beaverbrook", 4, "+1 PROD", "", "-1 on POLMIL"},
    {"Stewart Menzies", 3, "+2 POLMIL", "gain 1 CN when played on POLMIL", ""},
    {"Andrew Cunningham", 3, "+1 TLE", "gain 1 NAV in Mediterranean when played on DO or TLE", ""},
    {"Dudley Pound", 3, "+1 2F, +1 SM", "", ""},
    {"John Tovey", 2, "+1 SM", "gain 1 NAV in Arctic when played on SM or DO", ""},
    {"Charles Portal", 3, "+2 DOUK", "gain 1 OS (Western or Mediterranean) when played on DOUK", ""},
    {"Oliver Lyttelton", 4, "+1 PROD", "", ""},
    {"Stafford Cripps", 3, "+2 PRODUK, +2 PRODUS", "", ""},
    {"John Anderson", 3, "+2 ABOMB", "", ""},
    {"Henry Maitland Wilson", 2, "+2 DOUK, +2 TLE", "", ""},
    {"Gordon Macready", 2, "+1 GLOBAL, +1 PRODUS", "", ""},
    {"Louis Mountbatten", 4, "+2 TLP", "gain 1 OS (CBI) when played on TLP", ""},
    {"Hastings Ismay", 4, "+1 COND, +1 TL", "", ""},
    {"John Dill", 4, "+1 2F, +1 PRODUS", "", ""},
    {"Alexander Cadogan", 3, "+2 GLOBAL", "", ""},
    {"Lord Leathers", 2, "+2 SM", "", ""},
    {"Lord Cherwell", 1, "+1 ABOMB", "", "-1 on GLOBAL"},
    {"Georgy Zhukov", 0, "", "gain 1 OS when played on DO", ""},
    {"Aleksandr Vasilevsky", 4, "", "gain 1 OS when played on DO", ""},
    {"Semyon Timoshenko", 3, "", "gain 1 OS when played on DO", ""},
    {"Kirill Meretskov", 3, "", "gain 1 OS when played on DO", ""},
    {"Aleksandr Novikov", 3, "", "gain 1 OS when played on DO", ""},
    {"Ivan Konev", 4, "", "gain 1 OS when played on DO", ""},
    {"Konstantin Rokossovsky", 4, "", "gain 1 OS when played on DO", "-1 on GLOBAL"},
    {"Semyon Budyonny", 2, "+1 DO", "", ""},
    {"Kliment Voroshilov", 2, "+2 DO", "", "-1 on ABOMB"},
    {"Vyacheslav Molotov", 5, "+1 GLOBAL, +1 DOW", "", ""},
    {"Georgy Malenkov", 3, "+2 POLMIL", "", ""},
    {"Andrei Zhdanov", 4, "+1 POLMIL", "", "-1 on PROD"},
    {"Vsevolod Merkulov", 3, "+2 POLMIL", "gain 1 CN when played on POLMIL", ""},
    {"Lavrentiy Beria", 4, "+2 ABOMB", "", "-1 on GLOBAL"},
    {"Nikolai Voznesensky", 3, "+2 PROD, +2 SM", "", ""},
    {"Anastas Mikoyan", 3, "+2 PROD, +2 SM", "", ""},
    {"Lazar Kaganovich", 2, "+2 PROD", "", ""},
    {"Nikolai Kuznetsov", 2, "+2 TLP, +2 DOW", "gain 1 NAV in Arctic or Far East when played on DO or SM", ""},
    {"Andrei Gromyko", 1, "+2 GLOBAL", "", ""},
    {"Nikita Khrushchev", 2, "+2 POLMIL", "", ""},
    {"Nikolai Bulganin", 1, "+1 2F, +1 TL", "", ""},
    {"George C. Marshall", 0, "+1 DO, +1 2F", "", ""},
    {"Harry Hopkins", 5, "", "FLEX", ""},
    {"William D. Leahy", 5, "+1 GLOBAL", "", ""},
    {"Ernest J. King", 4, "+2 TLP", "gain 1 NAV in SWP or CP when played on TLP", "-1 on DOUK, TLE"},
    {"Henry H. Arnold", 3, "+2 DOUS", "gain 1 OS (CP or Western) when played on DOUS", ""},
    {"Henry L. Stimson", 4, "+2 ABOMB", "", ""},
    {"Cordell Hull", 3, "+2 GLOBAL", "", "-1 on POLMIL"},
    {"Edward Stettinius", 3, "+2 GLOBAL", "", ""},
    {"Henry Morgenthau Jr.", 4, "+1 PROD, +1 POLMIL", "", "-1 on GLOBAL"},
    {"Leo Crowley", 2, "+2 PROD", "", ""},
    {"William Donovan", 3, "+1 POLMIL", "gain 1 CN when played on POLMIL", ""},
    {"J. Edgar Hoover", 3, "+2 POLMIL", "", "-1 on ABOMB"},
    {"Frank C. Walker", 2, "+2 POLMIL", "", ""},
    {"W. Averell Harriman", 4, "+1 SM, +1 DOW", "", ""},
    {"Stanley Embick", 2, "+2 TL", "", "-1 on DOUK"},
    {"Frank Knox", 3, "+2 PRODUS", "gain 1 NAV in Western when played on PRODUS", ""},
    {"Frances Perkins", 1, "+2 PROD", "", ""},
    {"Claude Wickard", 2, "+2 PROD, +2 SM", "", ""},
    {"Harold Ickes", 3, "+2 SM", "", ""},
    {"Jesse Jones", 3, "+2 SM, +2 PRODUS", "", ""},
    {"Brehon Somervell", 4, "+2 PRODUS, +2 2F", "", ""},
})};

constexpr std::uint32_t bit(Issue i) { return 1u << at(i); }

// The classes of issues that cards speak of.
std::uint32_t issues_called(std::string_view name) {
    static const std::map<std::string_view, std::uint32_t> classes{
        {"DO", issue_mask_do},          {"DOUS", issue_mask_dous},
        {"DOUK", bit(Issue::douk)},     {"PROD", issue_mask_prod},
        {"PRODUS", issue_mask_produs},  {"PRODUK", bit(Issue::produk)},
        {"SM", bit(Issue::sm)},         {"ABOMB", bit(Issue::abomb)},
        {"GLOBAL", bit(Issue::global)}, {"2F", bit(Issue::second_front)},
        {"DOW", bit(Issue::dow)},       {"COND", issue_mask_cond},
        {"TL", issue_mask_tl},          {"TLE", bit(Issue::tle)},
        {"TLP", bit(Issue::tlp)},       {"POLMIL", issue_mask_polmil}};
    return classes.at(name);
}

std::vector<std::string_view> split(std::string_view text, std::string_view by) {
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(by), text.size());
        out.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + by.size(), text.size()));
    }
    return out;
}

std::uint32_t issues_of_list(std::string_view list, std::string_view by) {
    std::uint32_t mask = 0;
    for (std::string_view name : split(list, by)) mask |= issues_called(name);
    return mask;
}

// "+1 DO, +1 2F": by issue the highest that matches.
std::array<std::uint8_t, issue_count> written_bonus(std::string_view text) {
    std::array<std::uint8_t, issue_count> out{};
    for (std::string_view part : split(text, ", "))
        for (std::size_t k = 0; k < issue_count; ++k)
            if (((issues_called(part.substr(3)) >> k) & 1) != 0)
                out[k] = std::max(out[k], static_cast<std::uint8_t>(part[1] - '0'));
    return out;
}

// "-1 on DOUK, TLE"
std::array<std::uint8_t, issue_count> written_penalty(std::string_view text) {
    std::array<std::uint8_t, issue_count> out{};
    if (text.empty()) return out;
    const std::uint32_t mask = issues_of_list(text.substr(6), ", ");
    for (std::size_t k = 0; k < issue_count; ++k)
        if (((mask >> k) & 1) != 0) out[k] = static_cast<std::uint8_t>(text[1] - '0');
    return out;
}

std::uint8_t places_called(std::string_view list, GainKind kind) {
    constexpr std::array<std::string_view, 7> front_names{"Western", "Mediterranean", "Eastern", "CBI", "SWP", "CP",
                                                          "FE"};
    constexpr std::array<std::string_view, 7> box_names{"Arctic", "Western", "Mediterranean", "CBI",
                                                        "SWP",    "CP",      "Far East"};
    std::uint8_t mask = 0;
    for (std::string_view name : split(list, " or "))
        for (std::size_t k = 0; k < 7; ++k)
            if ((kind == GainKind::os ? front_names : box_names)[k] == name) mask |= static_cast<std::uint8_t>(1u << k);
    return mask;
}

// "gain 1 NAV in SWP or CP when played on TLP", "gain 1 OS (CBI) when played on TLP", "gain 1 OS when played on DO"
Gain written_gain(std::string_view text) {
    if (text.empty() || text == "FLEX") return {};
    Gain out;
    out.count = static_cast<std::uint8_t>(text[5] - '0');
    const std::size_t when = text.find(" when played on ");
    out.issues = issues_of_list(text.substr(when + 16), " or ");
    const std::string_view what = text.substr(7, when - 7);
    out.kind = what.starts_with("OS") ? GainKind::os : what.starts_with("NAV") ? GainKind::nav : GainKind::cn;
    if (what == "OS") out.places = places_called("Eastern or FE", out.kind); // Soviet cards: the owner's choice
    if (what.starts_with("OS (")) out.places = places_called(what.substr(4, what.size() - 5), out.kind);
    if (what.starts_with("NAV in ")) out.places = places_called(what.substr(7), out.kind);
    return out;
}

} // namespace

TEST_CASE("the sixty-three staff cards are what the reference says", "[churchill][3.33]") {
    REQUIRE(reference_staff.size() == card_count);
    for (std::size_t k = 0; k < card_count; ++k) {
        const Written& w = reference_staff[k];
        const CardInfo& c = cards[k];
        INFO(w.name);
        CHECK(c.value == w.value);
        CHECK(c.flex == (w.gain == "FLEX"));
        CHECK(c.bonus == written_bonus(w.bonus));
        CHECK(c.penalty == written_penalty(w.penalty));
        const Gain gain = written_gain(w.gain);
        CHECK(c.gain.kind == gain.kind);
        CHECK(c.gain.count == gain.count);
        CHECK(c.gain.places == gain.places);
        CHECK(c.gain.issues == gain.issues);
    }
}

TEST_CASE("seven Soviet cards bring support on Directed Offensives, two more a bonus", "[churchill][3.33]") {
    int gains = 0, bonuses = 0;
    for (std::size_t k = cards_per_side; k < 2 * cards_per_side; ++k) {
        gains += cards[k].gain.kind == GainKind::os && cards[k].gain.issues == issue_mask_do ? 1 : 0;
        bonuses += cards[k].bonus[ix(Issue::dosu)] > 0 ? 1 : 0;
    }
    CHECK(gains == 7);
    CHECK(bonuses == 2);
}

} // namespace wc::churchill

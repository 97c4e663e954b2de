// 5.11 The thirty conference cards as the reference writes them, against the data that the rules read.
#include "table_top.hpp"

#include <string>

namespace wc::churchill {

namespace {

constexpr std::array reference_cards{
    "1A: ALLOC(1,Med) | NA(Stalin) | ALLOC(1,SWP/CP) | T(DOUK), CONV | CN(UK,1), CN(US,1)",
    "1B: ALLOC(1,Med) | NA(Stalin), OS(1,Eastern) | ALLOC(1,Western) | T(2F), NOCONV | CN(UK,1), CN(SU,1)",
    "1C: ALLOC(1,CBI) | NA(Stalin) | ALLOC(2,SWP/CP) | T(TLP), CONV | CN(US,2)",
    "2A: ALLOC(1,Med) | NA(Stalin) | ALLOC(1,Western) | T(2F), T(ABOMB), NOCONV | CN(UK,1), CN(US,1)",
    "2B: ALLOC(1,CBI) | NA(Stalin) | ALLOC(1,SWP/CP) | T(TLE), CONV | CNX@(UK,Poland), CN(SU,1)",
    "2C: NAV(1,Med) | NA(Stalin), OS(1,Eastern) | NAV(1,Western) | T(SM) | CN(UK,1), CN(SU,1), CN(US,1)",
    "3A: ALLOC(1,CBI) | NA(Stalin) | ALLOC(1,Western) | T(ABOMB), T(TLP), NOCONV | CN(UK,1), CN(US,1)",
    "3B: ALLOC(1,Med) | NA(Stalin), OS(2,Eastern) | ALLOC(1,SWP/CP) | T(2F) | CN(SU,1)",
    "3C: NAV(1,CBI) | NA(Stalin) | NAV(1,CP) | T(DOUS), CONV | CN(US,1), CNX(SU,1)",
    "4A: DEATH(Pound), ALLOC(1,CBI) | NA(Stalin) | ALLOC(1,CBI) | T(TLP), CONV | PA(US,1), CN(UK,1)",
    "4B: DEATH(Pound), ALLOC(1,Med) | NA(Stalin) | ALLOC(2,SWP/CP) | T(GLOBAL), CONV | CN(UK,1), CN(US,1)",
    "4C: DEATH(Pound), NAV(1,Med) | NA(Stalin), OS(1,Eastern) | OS(1,CP) | T(TLE) | CN(SU,1), CN(US,1)",
    "5A: ALLOC(1,Med) | PROD(+1) | ALLOC(2,Western) | T(2F), T(GLOBAL), CONV | CN@(SU,Yugoslavia), CN(UK,1)",
    "5B: ALLOC(1,Western) | ALLOC(1,Eastern) | ALLOC(1,Western) | T(2F), CONV | CNX@(UK,Poland), CNX@(US,Poland), "
    "CN@(SU,Poland)",
    "5C: NAV(1,Western) | OS(1,Eastern) | NAV(1,Western) | T(2F), T(DOW) | CN@(US,Persia), CN(UK,1), CN(SU,1)",
    "6A: ALLOC(1,Western) | NA(Stalin), OS(1,Eastern) | NA(Roosevelt), DEATH(Knox), ALLOC(2,Western) | T(2F / TLE), "
    "CONV | CN@(US,France), CN(UK,1)",
    "6B: ALLOC(1,Med) | NA(Stalin) | NA(Roosevelt), DEATH(Knox), ALLOC(1,Western), ALLOC(1,SWP/CP) | T(TLE), NOCONV | "
    "CN(UK,1), CN(SU,1)",
    "6C: NAV(1,Western) | NA(Stalin), PROD(+1) | NA(Roosevelt), DEATH(Knox), NAV(1,CP) | T(2F / SM), T(TLP) | "
    "CN(US,1), CNX(UK,1)",
    "7A: ALLOC(1,CBI) | NA(Stalin) | ALLOC(1,Western) | T(ABOMB), T(TLP) | PA(UK,1), CN(US,1)",
    "7B: NAV(1,SWP) | NA(Stalin), OS(1,Eastern) | ALLOC(2,SWP/CP) | T(DOUK), CONV | PA(SU,1), CN(UK,1)",
    "7C: ALLOC(1,Med) | NA(Stalin) | HEALTH(1), ALLOC(1,Western) | T(GLOBAL), GER(+1,Western), NOCONV | CN(SU,2)",
    "8A: ALLOC(1,Med) | PROD(+1) | NA(Roosevelt) | T(DOW), CONV | CN@(UK,Greece), PA@(UK,Greece), CN@(SU,Romania), "
    "PA@(SU,Romania), CN@(SU,Bulgaria)",
    "8B: ALLOC(1,Western) | ALLOC(1,Eastern) | NA(Roosevelt) | T(GLOBAL) | CN@(SU,Poland), CN@(SU,Hungary), CN(UK,1), "
    "CN(US,1)",
    "8C: ALLOC(1,CBI) | OS(1,Eastern) | NA(Roosevelt), NAV(1,SWP) | T(SM), CONV | PA(UK,1), PA(SU,1), PA(US,1)",
    "9A: DEATH(Dill), ALLOC(1,Western) | PROD(+1) | HEALTH(1), ALLOC(1,SWP/CP) | T(DOW), T(GLOBAL), CONV | PA(SU,1), "
    "CN(UK,1), CN(US,1)",
    "9B: DEATH(Dill), ALLOC(1,CBI) | ALLOC(1,Eastern) | HEALTH(2) | T(GLOBAL) | CN@(SU,Poland), PA@(SU,Poland), "
    "CN@(UK,France), CN(US,1)",
    "9C: DEATH(Dill), OS(1,Western) | OS(1,Eastern) | HEALTH(2), OS(1,CP) | T(DOW), T(TLE) | PA(UK,1), PA(US,1)",
    "10A: ELECTION | OS(1,FE) | TRUMAN, ALLOC(1,SWP/CP) | T(DOW), T(ABOMB) | PA(SU,1), PA(US,1)",
    "10B: ELECTION, ALLOC(1,CBI) | PROD(+1) | TRUMAN | T(GLOBAL), T(ABOMB) | PA(UK,1), PA(SU,1)",
    "10C: NAV(1,CBI) | ALLOC(1,Eastern) | TRUMAN, NAV(1,SWP) | T(TLP) | CN(UK,2), CN(SU,2), CN(US,2)",
};

constexpr std::array front_codes{"Western", "Med", "Eastern", "CBI", "SWP", "CP", "FE"};
constexpr std::array box_codes{"Arctic", "Western", "Med", "CBI", "SWP", "CP", "FE"};
constexpr std::array side_codes{"UK", "SU", "US"};
constexpr std::array issue_codes{"PRODUS", "PRODUS", "PRODUK", "DOUS", "DOUS", "DOUK", "DOSU", "SM",  "ABOMB",
                                 "GLOBAL", "2F",     "DOW",    "TLE",  "TLP",  "PM12", "PM13", "PM22"};
constexpr std::array country_codes{"France", "Holland",           "Belgium", "Denmark", "Czechoslovakia",
                                   "Norway", "Finland",           "Austria", "Hungary", "Yugoslavia",
                                   "Greece", "Baltic States",     "Poland",  "Romania", "Bulgaria",
                                   "Siam",   "Dutch East Indies", "Malaya",  "Vietnam", "Laos/Cambodia",
                                   "Persia", "Middle East"};

std::string name_of(Card c) {
    if (c == staff::pound) return "Pound";
    return c == staff::knox ? "Knox" : c == staff::dill ? "Dill" : "?";
}

std::string code_of_instruction(const Instruction& in) {
    const std::string n = std::to_string(in.n), side = side_codes[ix(in.side)];
    const auto at_place = [&](const char* op) { return op + ("@(" + side) + "," + country_codes[in.place] + ")"; };
    const auto rolled = [&](const char* op) { return op + ("(" + side) + "," + n + ")"; };
    const auto supported = [&](const char* op, const char* place) { return op + ("(" + n) + "," + place + ")"; };
    switch (in.op) {
    case Op::na: return in.side == Side::su ? "NA(Stalin)" : in.side == Side::us ? "NA(Roosevelt)" : "NA(Churchill)";
    case Op::alloc: {
        const std::string other = in.alternative == nowhere ? "" : std::string("/") + front_codes[in.alternative];
        return "ALLOC(" + n + "," + front_codes[in.place] + other + ")";
    }
    case Op::os: return supported("OS", front_codes[in.place]);
    case Op::nav: return supported("NAV", box_codes[in.place]);
    case Op::prod: return "PROD(+" + n + ")";
    case Op::issue_to_centre: {
        const std::string other = in.alternative == nowhere ? "" : std::string(" / ") + issue_codes[in.alternative];
        return "T(" + (issue_codes[in.place] + other) + ")";
    }
    case Op::convoy: return "CONV";
    case Op::no_convoy: return "NOCONV";
    case Op::cn_roll: return rolled("CN");
    case Op::pa_roll: return rolled("PA");
    case Op::cnx_roll: return rolled("CNX");
    case Op::cn_at: return at_place("CN");
    case Op::pa_at: return at_place("PA");
    case Op::cnx_at: return at_place("CNX");
    case Op::death: return "DEATH(" + name_of(nth<Card>(in.place)) + ")";
    case Op::health: return "HEALTH(" + n + ")";
    case Op::truman: return "TRUMAN";
    case Op::election: return "ELECTION";
    case Op::german_army: return "GER(+" + n + "," + front_codes[in.place] + ")";
    }
    return "?";
}

std::string code_of_card(const ConferenceCard& card) {
    std::string out = std::to_string(card.conference) + static_cast<char>('A' + card.variant) + ": ";
    for (std::size_t band = 0; band < band_count; ++band) {
        if (band > 0) out += " | ";
        for (std::size_t k = card.band_start[band]; k < card.band_start[band + 1]; ++k)
            out +=
                (k > card.band_start[band] ? ", " : "") + code_of_instruction(instructions[card.first_instruction + k]);
    }
    return out;
}

} // namespace

TEST_CASE("the thirty conference cards say what the reference says, band by band", "[churchill][5.11][3.28]") {
    REQUIRE(reference_cards.size() == conference_cards.size());
    for (std::size_t k = 0; k < conference_cards.size(); ++k)
        CHECK(code_of_card(conference_cards[k]) == reference_cards[k]);
}

TEST_CASE("whoever an instruction names owns its band", "[churchill][5.11]") {
    for (const ConferenceCard& card : conference_cards)
        for (std::size_t k = 0; k < card.band_start[3]; ++k) {
            const Instruction& in = instructions[card.first_instruction + k];
            CHECK(ix(in.side) == ix(in.band)); // the first three bands are UK's, SU's and US's
        }
}

} // namespace wc::churchill

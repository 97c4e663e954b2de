"""Prints churchill.hpp."""

from .. import cpp
from . import model, setups
from .model import NOWHERE, OPS, SIDES

INTRO = """#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace wc::churchill {

"""


def cpp_id(name):
    return name + "_" if name in cpp.KEYWORDS else name


def side_or_none(name):
    return SIDES.index(name) if name else len(SIDES)


def enumerations(data):
    lists = [
        ("Side", "side", SIDES, "Clockwise: the player left of X is (X + 1) % 3."),
        ("Theatre", "theatre", model.THEATRES, None),
        ("Issue", "issue", data.issue_ids, None),
        ("Front", "front", data.front_ids, "In the order of 7.71."),
        ("Box", "box", data.box_ids, None),
        ("SpaceType", "space_type", model.SPACE_TYPES, None),
        ("Space", "space", data.space_ids, "Front by front, each from its start towards the Axis power."),
        ("CountryKind", "country_kind", model.COUNTRY_KINDS, None),
        ("Country", "country", data.country_ids, "First appearance in table 3.5, row by row."),
        ("Card", "card", data.card_ids, "Staff cards: side * 21 + number - 1."),
        ("Leader", "leader", [x["id"] for x in data.leaders], None),
        ("GainKind", "gain_kind", ["none", "os", "nav", "cn"], None),
        ("Band", "band", model.BANDS, "Bands of a conference card, from top to bottom."),
        ("Op", "op", OPS, "Instructions of conference cards."),
        ("GlobalTrack", "global_track", [t["id"] for t in data.tracks], None),
        ("GlobalPawn", "global_pawn", ["neutral", "first", "second"], "Where a Global Issue pawn stands (6.11)."),
        ("Scenario", "scenario", [s["id"] for s in data.scenarios], None),
    ]
    parts = []
    for name, short, ids, note in lists:
        parts.append(cpp.enum(name, [cpp_id(i) for i in ids], note))
        parts.append(cpp.constant(f"{short}_count", len(ids)))
        parts.append(cpp.ids(f"{short}_ids", ids))
        parts.append("\n")
    parts.append(cpp.constant("no_side", len(SIDES), "uint8_t", "where a side may be missing"))
    parts.append(cpp.constant("nowhere", NOWHERE, "uint8_t", "where a place may be missing") + "\n")
    return "".join(parts)


def issues(data):
    parts = ["""struct IssueInfo {
    uint8_t flag;     // Side whose flag the issue shows (Production, Directed Offensive), or no_side
    uint8_t theatre;  // Theatre of a Theater Leadership issue, or nowhere
    uint8_t pa;       // a Pol-Mil issue "pa/cn" (6.81)
    uint8_t cn;
    bool conditional;  // 6.2
};
"""]
    rows = []
    for issue in data.issues:
        theatre = model.THEATRES.index(issue["theatre"]) if "theatre" in issue else NOWHERE
        rows.append(f"{{{side_or_none(issue.get('flag'))}, {theatre}, {issue.get('pa', 0)}, {issue.get('cn', 0)}, "
                    f"{cpp.flag(issue.get('conditional'))}}}")
    parts.append(cpp.array("IssueInfo", "issues", rows, one_per_line=True))
    for entry in data.files["issues"]["classes"]:
        value = model.mask(data.issue_ids, entry["issues"], "classes")
        parts.append(cpp.constant(f"issue_mask_{entry['id']}", f"0x{value:05x}", "uint32_t"))
    return "".join(parts) + "\n"


def fronts(data):
    parts = ["""struct BoxInfo {
    Theatre theatre;
    uint8_t front;  // the Front it serves, or nowhere (Arctic)
};
struct FrontInfo {
    Side owner;
    Theatre theatre;
    uint8_t box;  // Box, or nowhere (Eastern)
    uint8_t first_space;
    uint8_t space_count;
    bool reaches_axis;  // its last space is an Axis power (3.22)
};
struct SpaceInfo {
    Front front;
    uint8_t index;  // 0 = the start space
    SpaceType type;
    uint8_t vp;               // scored by the front's owner once entered (9.4)
    uint8_t vp_before_dday;   // the same if entered before D-Day; differs in Central Italy only
    bool axis_power;
};
"""]
    box_front = {f["box"]: i for i, f in enumerate(data.fronts) if "box" in f}
    rows = [f"{{Theatre::{b['theatre']}, {box_front.get(b['id'], NOWHERE)}}}" for b in data.boxes]
    parts.append(cpp.array("BoxInfo", "boxes", rows))
    rows, first = [], 0
    for front in data.fronts:
        box = data.box_ids.index(front["box"]) if "box" in front else NOWHERE
        rows.append(f"{{Side::{front['owner']}, Theatre::{front['theatre']}, {box}, {first}, {len(front['spaces'])}, "
                    f"{cpp.flag('axis' in front)}}}")
        first += len(front["spaces"])
    parts.append(cpp.array("FrontInfo", "fronts", rows, one_per_line=True))
    rows = []
    for space in data.spaces:
        vp = space.get("vp", 0)
        rows.append(f"{{Front::{space['front']['id']}, {space['index']}, SpaceType::{space['type']}, {vp}, "
                    f"{space.get('vp_before_dday', vp)}, {cpp.flag(space.get('axis_power'))}}}")
    parts.append(cpp.array("SpaceInfo", "spaces", rows, one_per_line=True))
    parts.append("""constexpr Space space_of(Front front, int index) {
    return static_cast<Space>(fronts[static_cast<uint8_t>(front)].first_space + index);
}

""")
    return "".join(parts)


def countries(data):
    parts = ["""struct CountryInfo {
    CountryKind kind;
    uint64_t touched_by;  // bit per Space: touched once a front is in, or has passed, one of them (section 6.1)
};
"""]
    rows = [f"{{CountryKind::{c['kind']}, 0x{model.mask(data.space_ids, c['touched_by'], c['id']):010x}}}"
            for c in data.countries]
    parts.append(cpp.array("CountryInfo", "countries", rows, one_per_line=True))
    rows = ["{" + ", ".join(f"Country::{c}" for c in row) + "}" for row in data.pol_mil]
    body = "\n".join(cpp.wrap([r]) for r in (f"std::array<Country, 6>{row}" for row in rows))
    parts.append("// 5.12: first die (red) = row, second die (blue) = column, both minus 1.\n"
                 f"inline constexpr std::array<std::array<Country, 6>, 6> pol_mil_table{{{{\n{body}\n}}}};\n\n")
    return "".join(parts)


def card_row(data, card):
    gain = card.get("gain")
    value = 0 if card["value"] == "star" else card["value"]
    bonus = cpp.numbers(model.per_issue(data, card.get("bonus", {}), card["id"]))
    penalty = cpp.numbers(model.per_issue(data, card.get("penalty", {}), card["id"]))
    text = "{}"
    if gain:
        names = data.box_ids if gain["kind"] == "nav" else data.front_ids
        on = model.mask(data.issue_ids, model.gain_issues(data, card), card["id"])
        places = model.mask(names, gain.get("at", []), card["id"])
        text = f"{{GainKind::{gain['kind']}, {gain['count']}, 0x{places:02x}, 0x{on:05x}}}"
    return f"{{{value}, {cpp.flag(card.get('flex'))}, {{{bonus}}}, {{{penalty}}}, {text}}},  // {card['person']}"


def people(data):
    parts = ["""struct Gain {
    GainKind kind = GainKind::none;
    uint8_t count = 0;
    uint8_t places = 0;   // bit per Front for os, bit per Box for nav
    uint32_t issues = 0;  // bit per Issue it works on
};
struct CardInfo {
    uint8_t value;  // 0 = Chief of Staff, rolls a d6 (5.25)
    bool flex;      // may be announced at any value from 1 to its own
    std::array<uint8_t, issue_count> bonus;
    std::array<uint8_t, issue_count> penalty;
    Gain gain;
};
"""]
    rows = "\n".join(f"    {card_row(data, card)}" for card in data.cards)
    parts.append(f"inline constexpr std::array<CardInfo, {len(data.cards)}> cards{{{{\n{rows}\n}}}};\n")
    parts.append(cpp.constant("cards_per_side", len(data.cards) // len(SIDES)))
    parts.append("""constexpr Side side_of(Card card) {
    return static_cast<Side>(static_cast<uint8_t>(card) / cards_per_side);
}
struct LeaderInfo {
    Side side;
    uint8_t value;
    std::array<uint8_t, issue_count> bonus;
};
""")
    rows = []
    for leader in data.leaders:
        bonus = cpp.numbers(model.per_issue(data, leader["bonus"], leader["id"]))
        rows.append(f"{{Side::{leader['side']}, {leader['value']}, {{{bonus}}}}}")
    parts.append(cpp.array("LeaderInfo", "leaders", rows, one_per_line=True))
    source = data.files["leaders"]
    for name in ("stroke_max", "paranoia_max", "paranoia_penalty", "election_max", "charm_shift"):
        parts.append(cpp.constant(name, source[name]))
    parts.append(cpp.array("uint8_t", "roosevelt_health", [0] + source["roosevelt_health"],
                           "By conference 1-10: dies on a d6 of at most this.") + "\n")
    return "".join(parts)


def conferences(data):
    parts = ["""\
// place: Front (alloc, os, german_army), Box (nav), Issue (issue_to_centre), Country (cn_at, pa_at, cnx_at), Card
// (death); else nowhere. alternative: a second Front the player may choose, or the Issue to use if the first is out
// of the game. side: the player concerned (the loser for cnx); Side::uk where nobody is.
struct Instruction {
    Op op;
    Side side;
    Band band;
    uint8_t n;
    uint8_t place;
    uint8_t alternative;
};
struct ConferenceCard {
    uint8_t conference;  // 1-10
    uint8_t variant;     // 0 = A, 1 = B, 2 = C
    uint16_t first_instruction;
    uint8_t instruction_count;
    std::array<uint8_t, 6> band_start;  // counted from first_instruction; band b is [band_start[b], band_start[b + 1])
};
"""]
    rows, cards, first = [], [], 0
    for card, bands in zip(data.conference_cards, data.instructions):
        starts = [0]
        for band, found in zip(model.BANDS, bands):
            starts.append(starts[-1] + len(found))
            rows += [f"{{Op::{op}, Side::{side}, Band::{band}, {n}, {place}, {other}}}"
                     for op, side, n, place, other in found]
        variant = "abc".index(card["variant"])
        cards.append(f"{{{card['conference']}, {variant}, {first}, {starts[-1]}, {{{cpp.numbers(starts)}}}}}")
        first += starts[-1]
    parts.append(cpp.array("Instruction", "instructions", rows, one_per_line=True))
    parts.append(cpp.array("ConferenceCard", "conference_cards", cards, "1A, 1B, 1C, 2A, ...", one_per_line=True))
    return "".join(parts) + "\n"


def globals_(data):
    parts = ["""struct GlobalTrackInfo {
    Side first;
    Side second;
};
"""]
    rows = [f"{{Side::{t['first']}, Side::{t['second']}}}" for t in data.tracks]
    parts.append(cpp.array("GlobalTrackInfo", "global_tracks", rows))
    for name in ("pa_removal_cost", "pa_removal_cost_raised"):
        parts.append(cpp.constant(name, data.files["global_issues"][name]))
    return "".join(parts) + "\n"


def constants(data):
    parts = []
    for name in ("axis", "victory"):
        for group in data.files[name]["groups"]:
            parts.append(f"// {group['rule']}\n")
            parts += [cpp.constant(key, value) for key, value in group["constants"].items()]
    parts.append("// 6.31, by Side\n")
    production = [data.constants[f"base_production_{side}"] for side in SIDES]
    parts.append(cpp.array("uint8_t", "base_production", production) + "\n")
    return "".join(parts)


def render(data):
    body = [enumerations(data), issues(data), fronts(data), countries(data), people(data), conferences(data),
            globals_(data), constants(data), setups.scenarios(data), setups.bots(data),
            cpp.ids("rule_ids", data.rule_ids), "\n}  // namespace wc::churchill\n"]
    return cpp.BANNER + INTRO + "".join(body)

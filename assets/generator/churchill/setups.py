"""The parts of churchill.hpp that describe set-ups and bots."""

from .. import cpp
from . import model
from .model import SIDES

SCENARIO_STRUCT = """struct ScenarioInfo {
    uint8_t first_conference;
    std::array<uint8_t, front_count> front;  // index of the marker's space on its track
    bool central_italy_before_dday;
    std::array<uint8_t, box_count> nav;
    uint8_t german_pool;
    uint8_t italian_army;
    uint8_t japanese_navy;
    uint8_t abomb_us;
    uint8_t abomb_su;
    std::array<uint8_t, side_count> wins;
    std::array<Side, theatre_count> theatre_leader;
    std::array<uint8_t, country_count> cn_owner;  // Side or no_side
    std::array<uint8_t, country_count> cn_count;
    std::array<uint8_t, country_count> pa;  // Side or no_side
    uint32_t removed_issues;                // bit per Issue
};
"""


def front_index(data, front, space):
    names = [s["id"] for s in data.fronts[data.front_ids.index(front)]["spaces"]]
    return model.index(names, space, f"scenario, front {front}")


def networks(data, scenario):
    owner, count = [len(SIDES)] * len(data.countries), [0] * len(data.countries)
    for side, places in scenario["cn"].items():
        for country, n in places.items():
            at = model.index(data.country_ids, country, scenario["id"])
            owner[at], count[at] = SIDES.index(side), n
    return owner, count


def alignments(data, scenario):
    pa = [len(SIDES)] * len(data.countries)
    for country, side in scenario["pa"].items():
        pa[model.index(data.country_ids, country, scenario["id"])] = SIDES.index(side)
    return pa


def scenario_row(data, scenario):
    owner, count = networks(data, scenario)
    fields = [
        scenario["first_conference"],
        cpp.numbers([front_index(data, f, scenario["fronts"][f]) for f in data.front_ids]),
        cpp.flag(scenario["central_italy_before_dday"]),
        cpp.numbers([scenario["nav"][b] for b in data.box_ids]),
        scenario["german_pool"], scenario["italian_army"], scenario["japanese_navy"],
        scenario["abomb_us"], scenario["abomb_su"],
        cpp.numbers([scenario["wins"][s] for s in SIDES]),
        "{" + ", ".join(f"Side::{scenario['theatre_leaders'][t]}" for t in model.THEATRES) + "}",
        cpp.numbers(owner), cpp.numbers(count), cpp.numbers(alignments(data, scenario)),
        f"0x{model.mask(data.issue_ids, scenario['removed_issues'], scenario['id']):05x}",
    ]
    return "{\n" + "\n".join(f"        {{{f}}}," if str(f).startswith("{") else f"        {f},"
                             for f in fields) + "\n    }"


def scenarios(data):
    rows = [scenario_row(data, s) for s in data.scenarios]
    return SCENARIO_STRUCT + cpp.array("ScenarioInfo", "scenarios", rows, one_per_line=True) + "\n"


def bot_issues(data, bot):
    """Rank per issue (1 = most wanted, 0 = not listed) and whether it is wanted in the centre."""
    rank, centre = [0] * len(data.issues), [0] * len(data.issues)
    for i, entry in enumerate(bot["issues"]):
        for issue in model.class_issues(data, entry.removesuffix("*"), f"bot {bot['side']}"):
            at = data.issue_ids.index(issue)
            rank[at], centre[at] = i + 1, int(entry.endswith("*"))
    return rank, centre


def country_order(data, bot):
    known = [model.index(data.country_ids, c, f"bot {bot['side']}") for c in bot["countries"]]
    return known + [i for i in range(len(data.countries)) if i not in known]


def bots(data):
    by_side = sorted(data.bots, key=lambda b: SIDES.index(b["side"]))
    ranks, centres, orders = [], [], []
    for bot in by_side:
        rank, centre = bot_issues(data, bot)
        ranks.append(f"{{{cpp.numbers(rank)}}}")
        centres.append("{{" + ", ".join(cpp.flag(c) for c in centre) + "}}")
        names = [f"Country::{data.country_ids[i]}" for i in country_order(data, bot)]
        orders.append("{{\n" + cpp.wrap(names, "        ") + "\n    }}")
    return (cpp.array("std::array<uint8_t, issue_count>", "bot_issue_rank", ranks,
                      "15.1, by Side: 1 = most wanted, 0 = not listed", one_per_line=True)
            + cpp.array("std::array<bool, issue_count>", "bot_wants_centre", centres,
                        "15.1, by Side: wants it in the centre, not on a track", one_per_line=True)
            + cpp.array("std::array<Country, country_count>", "bot_country_order", orders,
                        "15.6, by Side: best first", one_per_line=True) + "\n")

"""Prints gathering_storm_starts.hpp, the set-ups."""

from .. import cpp
from . import model
from .model import POWERS
from .structs import braces, header, row

WARS = ["spain", "greece", "yugoslavia"]
STRUCTS = """struct YardInfo {
    std::uint8_t type; // ShipType, or ship_type_count
    std::uint8_t steps;
};
struct ScenarioPower {
    std::uint8_t points;
    std::uint8_t civil, idle, military, captured; // military: its own
    std::array<std::uint8_t, unit_type_count> active, reserve;
    std::array<std::array<std::uint8_t, unit_type_count>, 6> arriving; // [k]: enter the Reserve in the scenario's turn + k
    bool increase; // has mobilized its shipbuilding increase
    std::array<std::uint8_t, ship_type_count> built; // beyond the fleet of 1935
    std::array<YardInfo, 3> yard;
};
struct CivilWarInfo {
    bool begun;
    std::uint8_t boxes; // markers on the track
    std::array<std::uint8_t, alliance_count> credited;
};
struct ScenarioInfo {
    std::uint8_t turn;
    std::int8_t climate;
    std::uint8_t purge_level;
    std::uint8_t last_purge; // PurgeCard that is out of the deck, or purge_card_count
    std::uint8_t great_draws;
    bool great_in_deck;
    bool spain_tile; // draw a tile for Spain's track (25.1)
    std::array<ScenarioPower, power_count> powers;
    std::array<std::array<std::uint8_t, power_count>, country_count> flags;
    std::array<std::uint8_t, project_count> steps;
    std::array<CivilWarInfo, 3> wars; // Spain, Greece, Yugoslavia
    std::array<std::uint8_t, target_count> attacked; // turn; 0: not
    std::array<std::uint8_t, target_count> taken;    // turn of success; 0: not
};
"""


def arrivals(scenario, power):
    rows = [[0, 0, 0] for _ in range(6)]
    for entry in power.get("arriving", []):
        for u, n in enumerate(entry["units"]):
            rows[entry["turn"] - scenario["turn"]][u] += n
    return "{{" + ", ".join(braces(r) for r in rows) + "}}"


def built(data, power):
    return [power.get("ships", {}).get(s, 0) for s in data.ship_ids]


def power_row(data, scenario, name):
    p = scenario["powers"][name]
    yard = [(data.ship_ids.index(t), n) for t, n in p.get("yard", [])]
    yard += [("ship_type_count", 0)] * (3 - len(yard))
    yards = ", ".join(f"{{{ship}, {steps}}}" for ship, steps in yard)
    return row(p["points"], *p["factories"], p.get("captured", 0), braces(p["active"]), braces(p["reserve"]),
               arrivals(scenario, p), cpp.flag(p.get("increase")), braces(built(data, p)), f"{{{{{yards}}}}}")


def flags(data, scenario):
    """Flags of each country by power: those of 1935, changed where the scenario says so."""
    rows = []
    for c in data.countries:
        have = c.get("flags", {}) | scenario.get("flags", {}).get(c["id"], {})
        rows.append([have.get(p, 0) for p in POWERS])
    return rows


def war(data, scenario, name):
    w = scenario["civil_wars"].get(name, {})
    credited = [w.get(a, 0) for a in model.ALLIANCES]
    boxes = data.constants["civil_war_boxes"] - sum(credited) if w.get("begun") else w.get("boxes", 0)
    return f"{{{cpp.flag(w.get('begun'))}, {boxes}, {braces(credited)}}}"


def turns(data, scenario, key):
    return [scenario["aggressions"].get(t, {}).get(key, 0) for t in data.target_ids]


def scenario_row(data, s):
    purges = s["purges"]
    last = data.purge_ids.index(purges["last"]) if "last" in purges else "purge_card_count"
    steps = cpp.wrap([s["steps"].get(p, 0) for p in data.project_ids], "            ")
    wars = ", ".join(war(data, s, w) for w in WARS)
    fields = [
        s["turn"], s["climate"], purges["level"], last, purges.get("great_draws", 0),
        cpp.flag(purges.get("great_in_deck")), cpp.flag(s["spain_tile"]),
        "{{\n" + "\n".join(f"            {power_row(data, s, p)}," for p in POWERS) + "\n        }}",
        "{{\n" + cpp.wrap([braces(r) for r in flags(data, s)], "            ") + "\n        }}",
        "{{\n" + steps + "\n        }}", f"{{{{{wars}}}}}",
        braces(turns(data, s, "attack")), braces(turns(data, s, "success")),
    ]
    return "{\n" + "\n".join(f"        {f}," for f in fields) + "\n    }"


def render(data):
    rows = [scenario_row(data, s) for s in data.scenarios]
    return header(STRUCTS + cpp.array("ScenarioInfo", "scenarios", rows, one_per_line=True))

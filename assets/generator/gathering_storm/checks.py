"""Cross references and the invariants that tie our own numbers to the sourced ones."""

import math
import re

from ..files import AssetError
from . import model, setups, starts
from .model import POWERS, UNITS

FACTORIES = {"germany": 12, "italy": 6, "britain": 8, "france": 6, "russia": 14}  # 11.22
SUPPORT_MAX = {"germany": 6, "italy": 2, "britain": 3, "france": 2, "russia": 7}  # 10.41A


def need(condition, message):
    if not condition:
        raise AssetError(message)


def unique(ids, what):
    need(len(set(ids)) == len(ids), f"{what}: an id appears twice")


def map_(data):
    for ids, what in ((data.country_ids, "countries"), (data.target_ids, "aggressions"), (data.project_ids, "research"),
                      (data.ship_ids, "ships"), (data.rule_ids, "rules"), (data.purge_ids, "russia"),
                      (data.scenario_ids, "scenarios")):
        unique(ids, what)
    boxes = data.constants["flag_boxes"]
    for country in data.countries:
        where = f"countries: {country['id']}"
        need(sum(country.get("flags", {}).values()) <= boxes, f"{where} has more than {boxes} flags")
        need(bool(country.get("limited")) == (country["pact"] == 0),
             f"{where}: limited countries, and no others, have no pact")
    for target in data.targets:
        model.index(data.country_ids, target["country"], f"aggressions: {target['id']}")
        for key in ("needs_all", "needs_any"):
            model.mask(data.target_ids, target.get(key, []), f"aggressions: {target['id']}")


def powers(data):
    need([p["id"] for p in data.powers] == POWERS, "powers: the five powers must stand in the order of play (7.21)")
    for power in data.powers:
        have, wanted = len(power["military_support"]), SUPPORT_MAX[power["id"]]
        need(have == wanted, f"powers: {power['id']} has {have} support thresholds, not {wanted} (10.41)")
    for entry in data.files["powers"]["seats"]:
        need(len(entry["seats"]) == entry["players"], f"powers: {entry['players']} players need as many seats")
        need(sorted(sum(entry["seats"], [])) == sorted(POWERS),
             f"powers: with {entry['players']} players a power has no seat, or two")


def deck(data):
    events = data.files["events"]
    for column in events["columns"]:
        need(math.gcd(column["step"], events["cards"]) == 1,
             f"events: step {column['step']} would use some entries twice")
    for power, countries in events["countries"].items():
        have = sum(countries.values())
        wanted = next(row["count"] for row in events["national"] if row["type"] == "diplomatic")
        need(have == wanted, f"events: {power} has {have} diplomatic events, not {wanted}")
    for event in data.events.values():
        for key, names in (("country", data.country_ids), ("category", model.CATEGORIES), ("region", model.REGIONS),
                           ("unit", UNITS)):
            if key in event:
                model.index(names, event[key], f"events: {event['id']}")


def brought(data, power, military):
    """(units for certain, units to choose) of all own military factories up to this number (14.6)."""
    certain, choices = [0, 0, 0], []
    start = data.scenarios[0]["powers"][power]["factories"][2]
    for entry in data.files["mobilization"]["yields"][power]:
        if start < entry["n"] <= military:
            for unit in entry["units"]:
                certain[UNITS.index(unit)] += 1
            if "either" in entry:
                choices.append(entry["either"])
    return certain, choices


def initial(data, power):
    entry = data.scenarios[0]["powers"][power]
    return [a + r for a, r in zip(entry["active"], entry["reserve"])]


def mobilization(data):
    file = data.files["mobilization"]
    for power in POWERS:
        certain, choices = brought(data, power, 20)
        total = [a + b for a, b in zip(initial(data, power), certain)]
        for either in choices:
            total[UNITS.index(either[0])] += 1
        for target in data.targets:
            if target["aggressor"] == power and "unit" in target:
                total[UNITS.index(target["unit"])] += 1
        have = dict(zip(UNITS, total))
        need(have == file["greatest"][power], f"mobilization: {power} can own {have}, not {file['greatest'][power]}")


def research(data):
    top = data.constants["research_max_steps"]
    for project in data.projects:
        steps = [r["steps"] for r in project["results"]]
        need(steps == sorted(set(steps)) and steps[-1] <= top,
             f"research: results of {project['id']} must rise to {top} at most")
        if "after" in project:
            model.index(data.target_ids, project["after"], f"research: {project['id']}")
    for name, entry in data.files["bots"]["powers"].items():
        for project in entry["projects"]:
            owner = data.projects[model.index(data.project_ids, project, f"bots: {name}")]
            need(name in (owner["owner"],) or owner["owner"] == owner["alliance"] == model.alliance_of(data, name),
                 f"bots: {name} can't work on {project}")
        model.mask(data.country_ids, entry["countries"], f"bots: {name}")
    need(sorted(data.files["bots"]["aggression_turn"]) == sorted(data.target_ids),
         "bots: aggression_turn needs every aggression once")


def units(data, scenario, power):
    """Units at the start of a set-up come from 1935 and mobilization; Russia may have fewer (purges)."""
    where, entry = f"scenario {scenario['id']}: {power}", scenario["powers"][power]
    have = [a + r for a, r in zip(entry["active"], entry["reserve"])]
    for arrival in entry.get("arriving", []):
        need(0 <= arrival["turn"] - scenario["turn"] < 6, f"{where}: units arrive in this turn or the next five")
        have = [a + b for a, b in zip(have, arrival["units"])]
    certain, choices = brought(data, power, entry["factories"][2])
    extra = [h - i - c for h, i, c in zip(have, initial(data, power), certain)]
    chosen = [0 if u not in sum(choices, []) else 1 for u in UNITS]
    fits = all(0 <= e <= c for e, c in zip(extra, chosen)) and sum(extra) + bool(entry.get("increase")) == len(choices)
    need(fits or (power == "russia" and max(extra) <= 0),
         f"{where} has {have} units, which its factories don't explain")


def factories(data, scenario, power):
    where, entry = f"scenario {scenario['id']}: {power}", scenario["powers"][power]
    captured = [t for t in data.targets if t["aggressor"] == power and starts.taken(scenario, t["id"])]
    have = sum(entry["factories"])
    wanted = FACTORIES[power] + sum(t.get("idle_factory", 0) for t in captured)
    need(have == wanted, f"{where} has {have} factories, not {wanted} (11.22, 14.5)")
    military = sum(t.get("military_factory", 0) for t in captured)
    need(entry.get("captured", 0) == military, f"{where} has captured {military} military factories")


def fleet(data, scenario, power):
    where, entry = f"scenario {scenario['id']}: {power}", scenario["powers"][power]
    limits = data.files["ships"]["limits"][power]
    laid = [model.index(data.ship_ids, ship, where) for ship, _ in entry.get("yard", [])]
    yards = data.powers[POWERS.index(power)]["pool"]["naval"] + bool(entry.get("increase"))
    need(len(laid) <= yards, f"{where} has {len(laid)} ships in {yards} shipyards")
    for ship, (built, limit) in enumerate(zip(setups.built(data, entry), limits)):
        need(built + laid.count(ship) <= limit, f"{where} has more than {limit} of {data.ship_ids[ship]}")
    for ship, (_, steps) in zip(laid, entry.get("yard", [])):
        need(0 < steps < data.ships[ship]["steps"], f"{where}: {data.ship_ids[ship]} in the yard has {steps} steps")
    effects = [r.get("effect") for r in starts.owned_results(data, scenario, [power])]
    for ship in set(laid) | {i for i, n in enumerate(setups.built(data, entry)) if n}:
        wanted = data.ships[ship].get("needs")
        free = wanted == "carriers" and power in data.files["ships"]["carriers_from_start"]
        need(wanted is None or free or wanted in effects, f"{where}: {data.ship_ids[ship]} needs {wanted}")


def flags(data, scenario):
    closed = {t["country"] for t in data.targets if starts.taken(scenario, t["id"]) and not t.get("part")}
    for country, row in zip(data.countries, setups.flags(data, scenario)):
        where = f"scenario {scenario['id']}: {country['id']}"
        need(sum(row) <= data.constants["flag_boxes"], f"{where} has too many flags")
        need(not (sum(row[:2]) and sum(row[2:])), f"{where} has flags of the Axis beside others (24.8)")
        need(country["id"] not in closed or sum(row) == 0, f"{where} was taken, so it has no flags")


def steps(data, scenario):
    for name, n in scenario["steps"].items():
        where = f"scenario {scenario['id']}: {name}"
        project = data.projects[model.index(data.project_ids, name, where)]
        need(n <= project["results"][-1]["steps"], f"{where} is past its last result")
        need("after" not in project or n == 0 or starts.taken(scenario, project["after"]),
             f"{where} waits for {project.get('after')}")
        need(project["category"] != "atomic" or scenario["turn"] > data.constants["fission_turn"],
             f"{where} waits for fission")


def setup(data):
    for scenario in data.scenarios:
        for power in POWERS:
            units(data, scenario, power)
            factories(data, scenario, power)
            fleet(data, scenario, power)
        flags(data, scenario)
        steps(data, scenario)
        model.mask(data.target_ids, scenario["aggressions"], f"scenario {scenario['id']}")
        have = starts.of(data, scenario)
        for key, value in scenario["expect"].items():
            need(have[key] == value, f"scenario {scenario['id']}: {key} comes to {have[key]}, not {value}")


def constants(data):
    names = [k for f in ("constants", "victory") for g in data.files[f]["groups"] for k in g["constants"]]
    unique(names, "constants")
    for file in ("constants", "victory"):
        for group in data.files[file]["groups"]:
            need(group["rule"] in data.rule_ids, f"{file}: rule {group['rule']} is not in rules.json")
    levels = [c["from"] for c in data.cohesion]
    wanted = [0] + [data.constants[f"purge_{k}"] for k in ("medium", "high", "full")]
    need(levels == wanted, f"russia: cohesion begins at {levels}, but the constants say {wanted}")


def sources_in(value):
    """Every text that says where something comes from, however deep."""
    if isinstance(value, list):
        for item in value:
            yield from sources_in(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "source" or key.endswith("_source"):
                yield item
            else:
                yield from sources_in(item)


def provenance(data):
    pages = {page["id"] for page in data.files["sources"]["pages"]}
    for name, file in data.files.items():
        for text in sources_in(file):
            for page in re.findall(r"page: ([a-z0-9-]+)", text):
                need(page in pages, f"{name}: page {page} is not in sources.json")


def run(data):
    for part in (map_, powers, deck, mobilization, research, setup, constants, provenance):
        part(data)

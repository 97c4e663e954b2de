"""Reads the Gathering Storm data and turns names into numbers. Orders here are the orders of the C++ enumerations."""

from types import SimpleNamespace

from ..files import AssetError
from ..schema import read_checked
from . import deck

FILES = [
    "powers", "countries", "aggressions", "events", "research", "mobilization", "ships", "russia", "constants",
    "victory", "scenarios", "bots", "rules", "sources",
]
POWERS = ["germany", "italy", "britain", "france", "russia"]
ALLIANCES = ["axis", "allies", "russia"]
REGIONS = ["scandinavia", "eastern", "western", "central", "balkans"]
SEASONS = ["spring", "summer", "fall", "winter"]
CATEGORIES = ["air", "naval", "military", "atomic", "intelligence"]
UNITS = ["armor", "infantry", "air"]
BALANCE = ["armor", "infantry", "air", "naval"]
OWNERS = ["axis", "allies", "russia", "germany", "italy", "britain", "france"]
GENERAL_KINDS = [
    "support", "eai", "research", "cut", "fission", "diplomatic", "unrest", "trials", "double_purge", "relax", "region",
    "league",
]
NATIONAL_KINDS = [
    "income", "two_tiles", "no_tile", "points", "category_points", "intelligence", "advanced", "cut", "rival_step",
    "idle_cost", "mobilization_cost", "two_units", "unit_cheaper", "free_ship_step", "one_unit", "no_ship_step",
    "diplomatic", "initiative", "covert", "counter_intelligence", "support_public", "support_secret", "support_conditional",
    "unrest",
]
EFFECTS = [
    "none", "carriers", "battleship_4", "battleship_5", "fortification", "counter", "atomic", "spy_ring",
    "counter_intelligence", "covert_operation", "codebreaking", "subversion", "occupation",
]
YIELD_CHOICES = ["none", "armor", "infantry", "air", "increase", "late_infantry"]


def index(names, name, what):
    if name not in names:
        raise AssetError(f"{what}: {name!r} is not known")
    return names.index(name)


def mask(names, chosen, what):
    return sum(1 << index(names, name, what) for name in dict.fromkeys(chosen))


def natural(rule):
    """Sorts 14.6 before 14.11: the second part is read as a number."""
    return [int(part) for part in rule.split(".")]


def alliance_of(data, owner):
    if owner in ALLIANCES:
        return owner
    return data.powers[POWERS.index(owner)]["alliance"]


def projects_of(data):
    """One project for each kind and owner, by kind, owners in the order of OWNERS."""
    kinds = {}
    for entry in data.files["research"]["projects"]:
        kinds.setdefault(entry["code"].lower(), []).append(entry)
    result = []
    for code, entries in kinds.items():
        for owner in OWNERS:
            for entry in entries:
                if owner in entry["owners"]:
                    result.append(dict(entry, id=f"{code}_{owner}", kind=code, name=entry["id"], owner=owner,
                                       alliance=alliance_of(data, owner)))
    return list(kinds), result


def load(folder):
    files = {name: read_checked(folder, name) for name in FILES}
    data = SimpleNamespace(files=files)
    data.powers = files["powers"]["powers"]
    data.countries = files["countries"]["countries"]
    data.country_ids = [c["id"] for c in data.countries]
    data.targets = files["aggressions"]["aggressions"]
    data.target_ids = [t["id"] for t in data.targets]
    data.ships = files["ships"]["types"]
    data.ship_ids = [s["id"] for s in data.ships]
    data.cohesion = files["russia"]["cohesion"]
    data.purges = files["russia"]["purges"]
    data.purge_ids = [p["id"] for p in data.purges]
    data.kinds, data.projects = projects_of(data)
    data.project_ids = [p["id"] for p in data.projects]
    data.scenarios = files["scenarios"]["scenarios"]
    data.scenario_ids = [s["id"] for s in data.scenarios]
    data.rules = sorted(files["rules"]["rules"], key=lambda r: natural(r["id"]))
    data.rule_ids = [r["id"] for r in data.rules]
    groups = files["constants"]["groups"] + files["victory"]["groups"]
    data.constants = {k: v for group in groups for k, v in group["constants"].items()}
    deck.assemble(data)
    return data

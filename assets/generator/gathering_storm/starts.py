"""Adds up what a set-up comes to, as the rules do, so that a slip in a scenario is found before anybody plays it."""

from . import setups
from .model import BALANCE, POWERS, UNITS

AXIS, ALLIES, RUSSIA = [0, 1], [2, 3], 4


def results(scenario, project):
    steps = scenario["steps"].get(project["id"], 0)
    return [r for r in project["results"] if r["steps"] <= steps]


def owned_results(data, scenario, owners):
    return [r for p in data.projects if p["owner"] in owners for r in results(scenario, p)]


def taken(scenario, target):
    return scenario["aggressions"].get(target, {}).get("success", 0) > 0


def military(scenario, power):
    entry = scenario["powers"][POWERS[power]]
    return entry["factories"][2] + entry.get("captured", 0)


def side_total(data, scenario, side, unit):
    alliance = ["axis", "allies"][side is ALLIES]
    owners = [alliance, *(POWERS[p] for p in side)]
    units = sum(scenario["powers"][POWERS[p]]["active"][UNITS.index(unit)] for p in side)
    return units + sum(r.get("balance") == unit for r in owned_results(data, scenario, owners))


def naval_total(data, scenario, side):
    alliance = ["axis", "allies"][side is ALLIES]
    points = sum(r.get("naval", 0) for r in owned_results(data, scenario, [alliance, *(POWERS[p] for p in side)]))
    for p in side:
        built = setups.built(data, scenario["powers"][POWERS[p]])
        points += data.files["ships"]["fleets"][POWERS[p]] + sum(n * s["factors"] for n, s in zip(built, data.ships))
    return points


def advantage(data, lead):
    size = abs(lead)
    level = 0 if size < data.constants["bop_adv1"] else 2 if size >= data.constants["bop_adv2"] else 1
    return level if lead > 0 else -level


def naval_advantage(data, axis, allies):
    twice = max(axis, allies) >= data.constants["naval_ratio_2"] * min(axis, allies)
    level = 0 if axis == allies else 2 if twice else 1
    return level if axis > allies else -level


def balance(data, scenario):
    """(net land-air, net total), positive for the Axis (20.4)."""
    land_air = sum(advantage(data, side_total(data, scenario, AXIS, u) - side_total(data, scenario, ALLIES, u))
                   for u in BALANCE[:3])
    naval = naval_advantage(data, naval_total(data, scenario, AXIS), naval_total(data, scenario, ALLIES))
    return land_air, land_air + naval


def eai(data, scenario):
    index = sum(t["index"] for t in data.targets if taken(scenario, t["id"]))
    index += any(w.get("begun") for w in scenario["civil_wars"].values())
    return index + data.files["powers"]["climate_index"][scenario["climate"] + 3]


def bordering(data, scenario):
    return [row for c, row in zip(data.countries, setups.flags(data, scenario)) if c.get("borders_russia")]


def garrison(data, scenario):
    """(garrison, requirement) of 21.21 and 21.22."""
    c = data.constants
    have = sum(scenario["powers"]["russia"]["active"]) + len(owned_results(data, scenario, ["russia"]))
    for country, row in zip(data.countries, setups.flags(data, scenario)):
        many = row[RUSSIA] >= c["garrison_flags_many"]
        if country.get("borders_russia"):
            have += c["garrison_border_many"] if many else c["garrison_border_few"] if row[RUSSIA] else 0
        elif many:
            have += c["garrison_other_many"]
    need = c["garrison_base"] + max(0, balance(data, scenario)[0]) + max(0, eai(data, scenario))
    for row in bordering(data, scenario):
        axis, allies = row[0] + row[1], row[2] + row[3]
        need += c["require_axis_pact"] if axis >= c["pact_flags"] else c["require_axis_few"] if axis else 0
        need += c["require_allied_pact"] if allies >= c["pact_flags"] else 0
    need += sum(r["amount"] for r in owned_results(data, scenario, ["axis"]) if r.get("effect") == "occupation")
    return have, need


def garrison_support(data, surplus):
    size = 0 if surplus == 0 else 1 + abs(surplus) // data.constants["garrison_support_step"]
    return size if surplus > 0 else -size


def support(data, scenario):
    """Support levels by power, before any card (10.4-10.9)."""
    levels = []
    for p, power in enumerate(data.powers):
        level = sum(military(scenario, p) >= n for n in power["military_support"])
        level += sum(r.get("support", 0) for r in owned_results(data, scenario, [POWERS[p]]))
        levels.append(level)
    levels[1] += taken(scenario, "ethiopia") * data.constants["ethiopia_support"]
    purge = scenario["purges"]["level"]
    levels[RUSSIA] += [c["support"] for c in data.cohesion if c["from"] <= purge][-1]
    have, need = garrison(data, scenario)
    levels[RUSSIA] += garrison_support(data, have - need)
    return levels


def of(data, scenario):
    """What scenarios.json calls "expect"."""
    land_air, total = balance(data, scenario)
    have, need = garrison(data, scenario)
    return {"support": support(data, scenario), "land_air": land_air, "balance": total, "garrison": have,
            "requirement": need, "eai": eai(data, scenario)}

"""The tables of gathering_storm.hpp that do not change with the set-up."""

from .. import cpp
from . import model
from .model import POWERS, UNITS
from .structs import COUNTRY, POWER, PROJECT, TARGET, YIELD, bits, braces, row


def country_row(c, defense):
    russian = 1 << POWERS.index("russia")
    placement = model.mask(POWERS, c["diplomatic"], c["id"])
    if not c.get("borders_russia"):
        placement &= ~russian
    masks = [placement, *(model.mask(POWERS, c.get(key, []), c["id"]) for key in ("military", "neighbours"))]
    flags = [c.get("flags", {}).get(p, 0) for p in POWERS]
    return row(f"Region::{c.get('region', 'none')}", c["pact"], *defense.get(c["id"], (0, 0)),
               *(cpp.flag(c.get(key)) for key in ("borders_russia", "limited", "civil_war")), braces(flags),
               *map(bits, masks), cpp.flag(c.get("military_full_cohesion")))


def countries(data):
    defense = {t["country"]: (t["defense"], t.get("reduced", t["defense"])) for t in data.targets if not t.get("part")}
    rows = [country_row(c, defense) for c in data.countries]
    return COUNTRY + cpp.array("CountryInfo", "countries", rows, one_per_line=True) + "\n"


def target_row(data, t):
    def other(key):
        return model.index(data.target_ids, t[key], t["id"]) if key in t else "no_target"

    def needs(key):
        return bits(model.mask(data.target_ids, t.get(key, []), t["id"]), 3)

    effects = ("counter", "own_support", "allied_counter", "allied_support", "permanent_support")
    return row(f"Power::{t['aggressor']}", f"Country::{t['country']}", t["requirement"], t["value"],
               t.get("from_turn", data.constants["first_aggression_turn"]), cpp.flag(t["index"]),
               t["defense"], t.get("reduced", t["defense"]), cpp.flag(t.get("part")), other("includes"),
               needs("needs_all"), needs("needs_any"), other("excludes"), *(cpp.flag(t.get(k)) for k in effects),
               t.get("idle_factory", 0), t.get("military_factory", 0),
               UNITS.index(t["unit"]) if "unit" in t else "unit_type_count")


def targets(data):
    whole = {t["id"]: t["requirement_whole"] - t["requirement"] for t in data.targets if "requirement_whole" in t}
    rows = [target_row(data, t) for t in data.targets]
    return (TARGET + cpp.array("TargetInfo", "targets", rows, one_per_line=True)
            + "// 27.3: if the part is not German yet\n"
            + cpp.constant("czech_whole_extra", whole["czechoslovakia"])
            + cpp.constant("polish_whole_extra", whole["poland"]) + "\n")


def power_row(data, i):
    p, name = data.powers[i], POWERS[i]
    start, mobilization, ships = data.scenarios[0]["powers"][name], data.files["mobilization"], data.files["ships"]
    pool = [p["pool"][k] for k in ("zero", "one", "two", "three")]
    own_max = max(y["n"] for y in mobilization["yields"][name])
    return row(f"Alliance::{p['alliance']}", *start["factories"], braces(pool), p["pool"]["naval"],
               braces(start["active"]), braces(start["reserve"]), ships["fleets"][name], own_max,
               mobilization["full"][name], braces(ships["limits"][name]), p["research_only_civilian"],
               p["second_civilian"], cpp.flag(p["increase"]), mobilization["limits"].get(name, 0),
               data.files["victory"]["pars"][1]["seats"][i], cpp.flag(name in ships["carriers_from_start"]),
               braces([mobilization["greatest"][name][u] for u in UNITS]),
               POWERS.index(p["increase_alarms"]) if "increase_alarms" in p else "no_power",
               p["conditional_support"]["met"], p["conditional_support"]["missed"])


def seat_rows(data):
    """By number of players - 2: the seat of each power."""
    rows = []
    for entry in data.files["powers"]["seats"]:
        seats = [next(s for s, powers in enumerate(entry["seats"]) if p in powers) for p in POWERS]
        rows.append(f"{{{cpp.numbers(seats)}}}")
    return rows


def powers(data):
    rows = [power_row(data, i) for i in range(len(POWERS))]
    delays = data.files["mobilization"]["delays"]
    return (POWER + cpp.array("PowerInfo", "powers", rows, one_per_line=True)
            + cpp.array("std::array<std::uint8_t, power_count>", "seat_of_power", seat_rows(data),
                        "2.21, by number of players - 2: which player holds each power")
            + "".join(cpp.constant(f"delay_{u}", delays[u]) for u in UNITS)
            + cpp.constant("delay_british8", data.files["mobilization"]["choice_delays"]["infantry"])
            + cpp.array("std::uint8_t", "unit_delays", [delays[u] for u in UNITS], "14.82, by UnitType") + "\n")


def support(data):
    rows = [f"{{{cpp.numbers((p['military_support'] + [0] * 7)[:7])}}}" for p in data.powers]
    climate = [f"{{{cpp.numbers([p['climate_income'][k] for p in data.powers])}}}" for k in range(7)]
    return (cpp.array("std::array<std::uint8_t, 7>", "support_thresholds", rows,
                      "10.41A: military factories needed for support 1 .. 7; 0: out of reach", one_per_line=True)
            + cpp.array("std::array<std::int8_t, power_count>", "climate_income", climate, "11.35, by climate + 3")
            + cpp.array("std::int8_t", "climate_eai", data.files["powers"]["climate_index"],
                        "11.35, by climate + 3") + "\n")


def yield_row(power, entry):
    units = [entry["units"].count(u) for u in UNITS]
    either = entry.get("either", [])
    if power == "britain" and entry["n"] == 8:
        either = ["late_infantry" if e == "infantry" else e for e in either]
    numbers = [model.index(model.YIELD_CHOICES, e, power) for e in either] or [0, 0]
    return f"{{{{{cpp.numbers(units)}}}, {numbers[0]}, {numbers[1]}}}"


def yields(data):
    rows = []
    for power in POWERS:
        entries = {y["n"]: y for y in data.files["mobilization"]["yields"][power]}
        row = [yield_row(power, entries.get(n, {"n": n, "units": []})) for n in range(16)]
        rows.append("{{\n" + cpp.wrap(row, "        ") + "\n    }}")
    return YIELD + cpp.array("std::array<Yield, 16>", "yields", rows,
                             "14.6, by Power and number of own military factories", one_per_line=True) + "\n"


def three(results, key):
    return braces(([r.get(key, 0) for r in results] + [0, 0])[:3])


def project_row(data, p):
    results = p["results"]
    naval = "naval" if any("naval" in r for r in results) else None
    bop = next((r["balance"] for r in results if "balance" in r), naval)
    value = max(r.get("naval", 1 if "balance" in r else 0) for r in results)
    support = [r.get("support", 0) for r in results]
    power = POWERS.index(p["owner"]) if p["owner"] in POWERS else "no_power"
    return row(f"ProjectKind::{p['kind']}", f"Alliance::{p['alliance']}", power, f"Category::{p['category']}",
               cpp.flag(p.get("advanced")), len(results), three(results, "steps"),
               data.scenarios[0]["steps"].get(p["id"], 0), model.BALANCE.index(bop) + 1 if bop else 0, value,
               cpp.flag(all(support)), cpp.flag(support[-1] and not all(support)),
               f"ResultEffect::{results[0].get('effect', 'none')}", three(results, "amount"),
               data.target_ids.index(p["after"]) if "after" in p else "no_target")


def projects(data):
    rows = [project_row(data, p) for p in data.projects]
    return (PROJECT + cpp.array("ProjectInfo", "projects", rows, one_per_line=True)
            + cpp.constant("british_carriers", cpp.flag("britain" in data.files["ships"]["carriers_from_start"]),
                           "bool") + "\n")


def ships(data):
    needs = {None: 0, "battleship_4": 1, "battleship_5": 2, "carriers": 3}
    rows = [f"{{{s['factors']}, {s['steps']}, {needs[s.get('needs')]}}}" for s in data.ships]
    return ("struct ShipInfo {\n    std::uint8_t factors, steps;\n"
            "    std::uint8_t needs; // 0 nothing, 1 first battleship design, 2 second, 3 naval air training\n};\n"
            + cpp.array("ShipInfo", "ships", rows) + "\n")


def russia(data):
    levels = data.cohesion
    return (cpp.array("std::uint8_t", "cohesion_from", [c["from"] for c in levels],
                      "22.7: purge level needed, by Cohesion")
            + cpp.array("std::int8_t", "cohesion_support", [c["support"] for c in levels], "10.91E")
            + cpp.array("std::uint8_t", "cohesion_counter", [c.get("counter", 0) for c in levels],
                        "12.22H: value of the counter added at this level")
            + cpp.array("std::uint8_t", "purge_level_change", [p["level"] for p in data.purges],
                        "22.1, by PurgeCard") + "\n")


def victory(data):
    file = data.files["victory"]
    parts = [cpp.array("std::uint8_t", "cohesion_vp", file["cohesion"], "34.8, by Cohesion")]
    for entry in file["pars"]:
        parts.append(cpp.array("std::int8_t", f"pars_{entry['players']}", entry["seats"],
                               f"34.11, {entry['players']} players, by seat"))
    return "".join(parts) + "\n"

"""The tables of gathering_storm.hpp that do not change with the set-up."""

from .. import cpp
from . import model
from .model import POWERS, UNITS

COUNTRY = """struct CountryInfo {
    Region region;
    std::uint8_t pact;             // 11.62; 0: no trade pact is possible
    std::uint8_t defense;          // of the whole country; 0: nobody attacks it
    std::uint8_t reduced_defense;  // 28.2: after part of it is lost, or in a civil war
    bool borders_russia;
    bool limited;    // flags come from events, military counters or spy rings only
    bool civil_war;  // has a civil war track (25.1)
    std::array<std::uint8_t, power_count> flags;  // at the start of 1935
    std::uint8_t placement;   // bit per Power: diplomatic counters; Russia's bit = what it may always use (24.56)
    std::uint8_t military;    // bit per Power: military counters (24.4)
    std::uint8_t neighbours;  // bit per Power
    bool military_full_cohesion; // 24.4: Russian military counters need full cohesion
};
"""
TARGET = """struct TargetInfo {
    Power aggressor;
    Country country;             // whose flags, pact and counters count
    std::uint8_t requirement;    // 27.3
    std::uint8_t value;          // points and cards (34.51, 9.14), in total with the part taken before
    std::uint8_t earliest_turn;
    bool eai;                    // 23.21
    std::uint8_t defense;
    std::uint8_t reduced_defense;
    bool part;                   // Sudetenland, Danzig
    std::uint8_t includes;       // Target that is its part, or no_target
    std::uint16_t needs_all;     // bit per Target
    std::uint16_t needs_any;     // bit per Target; 0: nothing
    std::uint8_t excludes;       // Target that must not have been taken, or no_target
    bool own_counter;            // 12.22E
    bool own_support;            // 10.51B
    bool allied_counter;         // 12.22E
    bool allied_support;         // 10.71B
    bool permanent_support;      // may be the second aggression of 10.71B
    std::uint8_t idle_factory;   // 14.5
    std::uint8_t military_factory;
    std::uint8_t unit;           // UnitType captured, or unit_type_count
};
"""
POWER = """struct PowerInfo {
    Alliance alliance;
    std::uint8_t civil, idle, military;        // 11.22
    std::array<std::uint8_t, 4> pool;          // 12.21: counters by value
    std::uint8_t naval;                        // 12.21: naval counters = shipyards
    std::array<std::uint8_t, unit_type_count> active, reserve; // 14.9
    std::uint8_t fleet;                        // naval points
    std::uint8_t own_max;                      // most military factories of its own
    std::uint8_t full_mobilization;            // 32.8
    std::array<std::uint8_t, ship_type_count> ship_limit;
    std::uint8_t counter_a, counter_b;         // 12.22A, B: civilian factories needed; 0: none
    bool shipyard;                             // may mobilize a shipbuilding increase
    std::uint8_t political_limit;              // 14.42, 14.43; 0: none
    std::int8_t par;                           // 34.11, five players
    bool carriers;                             // holds naval air training from the start
    std::array<std::uint8_t, unit_type_count> greatest; // most units of each type it can ever own
    std::uint8_t alarms; // Power whose support its shipbuilding increase raises (10.71C, 10.81C), or no_power
};
"""
PROJECT = """struct ProjectInfo {
    ProjectKind kind;
    Alliance alliance;
    std::uint8_t power; // Power, or no_power if the whole alliance shares it
    Category category;
    bool advanced;      // takes advanced points
    std::uint8_t result_count;
    std::array<std::uint8_t, 3> results; // steps, rising; 0: none
    std::uint8_t start;                  // steps in 1935
    std::uint8_t bop;                    // 0 none, 1 armor, 2 infantry, 3 air, 4 naval
    std::uint8_t bop_value;              // of each result
    bool support;                        // every result gives 1 support
    bool support_last;                   // only the last does
    ResultEffect effect;                 // of every result; battleship_4: the second is battleship_5
    std::array<std::uint8_t, 3> amount;  // counter values, or garrison requirement
    std::uint8_t after;                  // Target that must have been taken, or no_target
};
"""


def countries(data):
    defense = {t["country"]: (t["defense"], t.get("reduced", t["defense"])) for t in data.targets if not t.get("part")}
    rows = []
    for c in data.countries:
        full, reduced = defense.get(c["id"], (0, 0))
        placement = model.mask(POWERS, c["diplomatic"], c["id"])
        russian = 1 << POWERS.index("russia")
        if not c.get("borders_russia"):
            placement &= ~russian
        rows.append(f"{{Region::{c.get('region', 'none')}, {c['pact']}, {full}, {reduced}, {cpp.flag(c.get('borders_russia'))}, "
                    f"{cpp.flag(c.get('limited'))}, {cpp.flag(c.get('civil_war'))}, "
                    f"{{{cpp.numbers([c.get('flags', {}).get(p, 0) for p in POWERS])}}}, 0x{placement:02x}, "
                    f"0x{model.mask(POWERS, c.get('military', []), c['id']):02x}, "
                    f"0x{model.mask(POWERS, c.get('neighbours', []), c['id']):02x}, {cpp.flag(c.get('military_full_cohesion'))}}}")
    return COUNTRY + cpp.array("CountryInfo", "countries", rows, one_per_line=True) + "\n"


def target_row(data, t):
    flags = [cpp.flag(t.get(k)) for k in ("counter", "own_support", "allied_counter", "allied_support", "permanent_support")]

    def other(key):
        return model.index(data.target_ids, t[key], t["id"]) if key in t else "no_target"

    fields = [f"Power::{t['aggressor']}", f"Country::{t['country']}", t["requirement"], t["value"], t.get("from_turn", 2),
              cpp.flag(t["index"]), t["defense"], t.get("reduced", t["defense"]), cpp.flag(t.get("part")), other("includes"),
              f"0x{model.mask(data.target_ids, t.get('needs_all', []), t['id']):03x}",
              f"0x{model.mask(data.target_ids, t.get('needs_any', []), t['id']):03x}", other("excludes"), *flags,
              t.get("idle_factory", 0), t.get("military_factory", 0),
              UNITS.index(t["unit"]) if "unit" in t else "unit_type_count"]
    return "{" + ", ".join(map(str, fields)) + "}"


def targets(data):
    whole = {t["id"]: t["requirement_whole"] - t["requirement"] for t in data.targets if "requirement_whole" in t}
    return (TARGET + cpp.array("TargetInfo", "targets", [target_row(data, t) for t in data.targets], one_per_line=True)
            + cpp.constant("czech_whole_extra", whole["czechoslovakia"], note="27.3: if the Sudetenland is not German yet")
            + cpp.constant("polish_whole_extra", whole["poland"]) + "\n")


def power_row(data, i):
    p, start = data.powers[i], data.scenarios[0]["powers"][POWERS[i]]
    mobilization, ships = data.files["mobilization"], data.files["ships"]
    name = POWERS[i]
    own_max = max(y["n"] for y in mobilization["yields"][name])
    fields = [
        f"Alliance::{p['alliance']}", *start["factories"], "{" + cpp.numbers([p["pool"][k] for k in ("zero", "one", "two", "three")]) + "}",
        p["pool"]["naval"], "{" + cpp.numbers(start["active"]) + "}", "{" + cpp.numbers(start["reserve"]) + "}", ships["fleets"][name],
        own_max, mobilization["full"][name], "{" + cpp.numbers(ships["limits"][name]) + "}", p["research_only_civilian"],
        p["second_civilian"], cpp.flag(p["increase"]), mobilization["limits"].get(name, 0),
        data.files["victory"]["pars"][1]["seats"][i], cpp.flag(name in ships["carriers_from_start"]),
        "{" + cpp.numbers([mobilization["greatest"][name][u] for u in UNITS]) + "}",
        POWERS.index(p["increase_alarms"]) if "increase_alarms" in p else "no_power"]
    return "{" + ", ".join(map(str, fields)) + "}"


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
            + cpp.array("std::int8_t", "climate_eai", data.files["powers"]["climate_index"], "11.35, by climate + 3") + "\n")


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
    return ("""struct Yield {
    std::array<std::uint8_t, unit_type_count> units; // what comes in any case
    std::uint8_t first, second; // the choice: 0 none, 1 armor, 2 infantry, 3 air, 4 shipyard, 5 infantry with the delay of delay_british8
};
""" + cpp.array("std::array<Yield, 16>", "yields", rows, "14.6, by Power and number of own military factories", one_per_line=True) + "\n")


def project_row(data, p):
    results = p["results"]
    bop = next((r["balance"] for r in results if "balance" in r), "naval" if any("naval" in r for r in results) else None)
    value = max(r.get("naval", 1 if "balance" in r else 0) for r in results)
    support = [r.get("support", 0) for r in results]
    power = model.POWERS.index(p["owner"]) if p["owner"] in model.POWERS else "no_power"
    start = data.scenarios[0]["steps"].get(p["id"], 0)
    every = all(support)
    fields = [f"ProjectKind::{p['kind']}", f"Alliance::{p['alliance']}", power, f"Category::{p['category']}",
              cpp.flag(p.get("advanced")), len(results), "{" + cpp.numbers(([r["steps"] for r in results] + [0, 0])[:3]) + "}", start,
              model.BALANCE.index(bop) + 1 if bop else 0, value, cpp.flag(every), cpp.flag(support[-1] and not every),
              f"ResultEffect::{results[0].get('effect', 'none')}",
              "{" + cpp.numbers(([r.get("amount", 0) for r in results] + [0, 0])[:3]) + "}",
              data.target_ids.index(p["after"]) if "after" in p else "no_target"]
    return "{" + ", ".join(map(str, fields)) + "}"


def projects(data):
    rows = [project_row(data, p) for p in data.projects]
    return (PROJECT + cpp.array("ProjectInfo", "projects", rows, one_per_line=True)
            + cpp.constant("british_carriers", cpp.flag("britain" in data.files["ships"]["carriers_from_start"]), "bool") + "\n")


def ships(data):
    needs = {None: 0, "battleship_4": 1, "battleship_5": 2, "carriers": 3}
    rows = [f"{{{s['factors']}, {s['steps']}, {needs[s.get('needs')]}}}" for s in data.ships]
    return ("struct ShipInfo {\n    std::uint8_t factors, steps;\n"
            "    std::uint8_t needs; // 0 nothing, 1 first battleship design, 2 second, 3 naval air training\n};\n"
            + cpp.array("ShipInfo", "ships", rows) + "\n")


def russia(data):
    levels = data.cohesion
    return (cpp.array("std::uint8_t", "cohesion_from", [c["from"] for c in levels], "22.7: purge level needed, by Cohesion")
            + cpp.array("std::int8_t", "cohesion_support", [c["support"] for c in levels], "10.91E")
            + cpp.array("std::uint8_t", "cohesion_counter", [c.get("counter", 0) for c in levels],
                        "12.22H: value of the counter added at this level")
            + cpp.array("std::uint8_t", "purge_level_change", [p["level"] for p in data.purges], "22.1, by PurgeCard") + "\n")


def victory(data):
    file = data.files["victory"]
    parts = [cpp.array("std::uint8_t", "cohesion_vp", file["cohesion"], "34.8, by Cohesion")]
    for entry in file["pars"]:
        parts.append(cpp.array("std::int8_t", f"pars_{entry['players']}", entry["seats"], f"34.11, {entry['players']} players, by seat"))
    return "".join(parts) + "\n"


def bots(data):
    parts = ["// Weights of the bots; what each means is said in bots.json.\nnamespace bots {\n"]
    for group in data.files["bots"]["groups"]:
        parts += [cpp.constant(key, value) for key, value in group["weights"].items()]
    by_power = data.files["bots"]["powers"]
    parts.append(cpp.array("std::array<std::uint8_t, country_count>", "country_weight", [
        f"{{{cpp.numbers([by_power[p]['countries'].get(c, 0) for c in data.country_ids])}}}" for p in POWERS], "By Power.",
        one_per_line=True))
    parts.append(cpp.array("std::array<std::uint8_t, project_count>", "project_weight", [
        "{{\n" + cpp.wrap([by_power[p]["projects"].get(k, 0) for k in data.project_ids], "        ") + "\n    }}" for p in POWERS],
        "By Power; 0: not wanted.", one_per_line=True))
    parts.append(cpp.array("std::array<std::uint8_t, unit_type_count>", "unit_weight", [
        f"{{{cpp.numbers([by_power[p]['units'][u] for u in UNITS])}}}" for p in POWERS], "By Power."))
    for key in ("mobilize", "civilian", "ships", "reserve_points"):
        parts.append(cpp.array("std::uint8_t", key, [by_power[p][key] for p in POWERS], "By Power."))
    parts.append(cpp.array("std::uint8_t", "aggression_turn", [data.files["bots"]["aggression_turn"][t] for t in data.target_ids],
                           "By Target: the turn from which it is wanted."))
    return "".join(parts) + "} // namespace bots\n\n"

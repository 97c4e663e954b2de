"""Prints gathering_storm.hpp."""

from .. import cpp
from . import bots, cards, model, tables

INTRO = """#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace wc::gathering_storm {

"""


def enumerations(data):
    lists = [
        ("Power", "power", model.POWERS, "The order of play (7.21)."),
        ("Alliance", "alliance", model.ALLIANCES, None),
        ("Country", "country", data.country_ids, "The order of resolution (24.8)."),
        ("Region", "region", model.REGIONS + ["none"], None),
        ("Target", "target", data.target_ids, "What an Axis power can take (27.3)."),
        ("Season", "season", model.SEASONS, None),
        ("Category", "category", model.CATEGORIES, "Of research."),
        ("UnitType", "unit_type", model.UNITS, None),
        ("ShipType", "ship_type", data.ship_ids, None),
        ("PurgeCard", "purge_card", data.purge_ids, "none = the No Purge card."),
        ("Cohesion", "cohesion", [c["id"] for c in data.cohesion], None),
        ("ProjectKind", "project_kind", data.kinds, None),
        ("Project", "project", data.project_ids,
         "Kind by kind, owners in the order axis, allies, russia, germany, italy, ..."),
        ("ResultEffect", "result_effect", model.EFFECTS, None),
        ("GeneralKind", "general_kind", model.GENERAL_KINDS, None),
        ("NationalKind", "national_kind", model.NATIONAL_KINDS, None),
        ("Scenario", "scenario", data.scenario_ids, None),
    ]
    parts = []
    for name, short, ids, note in lists:
        parts.append(cpp.enum(name, ids, note, "std::uint8_t"))
        parts.append(cpp.constant(f"{short}_count", len(ids)))
        parts.append(cpp.ids(f"{short}_ids", ids))
        parts.append("\n")
    for short, ids in (("power", model.POWERS), ("country", data.country_ids), ("target", data.target_ids)):
        parts.append(cpp.constant(f"no_{short}", len(ids), "std::uint8_t"))
    return "".join(parts) + "\n"


def constants(data):
    parts = []
    for name in ("constants", "victory"):
        for group in data.files[name]["groups"]:
            parts.append(f"// {group['rule']}\n")
            parts += [cpp.constant(key, value) for key, value in group["constants"].items()]
    return "".join(parts) + "\n"


def render(data):
    body = [enumerations(data), constants(data), tables.countries(data), tables.targets(data), tables.powers(data),
            tables.support(data), tables.yields(data), tables.projects(data), tables.ships(data), tables.russia(data),
            tables.victory(data), cards.structs(data), bots.render(data),
            cpp.ids("rule_ids", data.rule_ids), "\n} // namespace wc::gathering_storm\n"]
    return cpp.BANNER + INTRO + "".join(body)

"""Prints the weights of the bots."""

from .. import cpp
from .model import POWERS, UNITS
from .structs import braces


def render(data):
    file = data.files["bots"]
    by_power = [file["powers"][p] for p in POWERS]
    parts = ["// Weights of the bots; what each means is said in bots.json.\nnamespace bots {\n"]
    for group in file["groups"]:
        parts += [cpp.constant(key, value) for key, value in group["weights"].items()]
    countries = [braces([p["countries"].get(c, 0) for c in data.country_ids]) for p in by_power]
    projects = [cpp.wrap([p["projects"].get(k, 0) for k in data.project_ids], "        ") for p in by_power]
    units = [braces([p["units"][u] for u in UNITS]) for p in by_power]
    parts += [
        cpp.array("std::array<std::uint8_t, country_count>", "country_weight", countries, "By Power.", one_per_line=True),
        cpp.array("std::array<std::uint8_t, project_count>", "project_weight",
                  [f"{{{{\n{p}\n    }}}}" for p in projects], "By Power; 0: not wanted.", one_per_line=True),
        cpp.array("std::array<std::uint8_t, unit_type_count>", "unit_weight", units, "By Power."),
    ]
    kept = [braces(p["civilian_kept"]) for p in by_power]
    parts.append(cpp.array("std::array<std::uint8_t, 7>", "civilian_kept", kept, "By Power and year from 1935."))
    for key in ("ships", "reserve_points"):
        parts.append(cpp.array("std::uint8_t", key, [p[key] for p in by_power], "By Power."))
    turns = [file["aggression_turn"][t] for t in data.target_ids]
    parts.append(cpp.array("std::uint8_t", "aggression_turn", turns, "By Target: the turn from which it is wanted."))
    return "".join(parts) + "} // namespace bots\n\n"

"""Which name keys the word lists must have for Churchill, in the order of the C++ enumerations."""

from types import SimpleNamespace

from .model import SIDES, THEATRES


def of(data):
    groups = [
        ("side", SIDES), ("theatre", THEATRES), ("issue", data.issue_ids), ("front", data.front_ids),
        ("box", data.box_ids), ("space", data.space_ids), ("country", data.country_ids), ("card", data.card_ids),
        ("card_role", data.card_ids), ("leader", [x["id"] for x in data.leaders]),
        ("scenario", [s["id"] for s in data.scenarios]), ("conference", [str(n) for n in range(1, 11)]),
        ("global_track", [t["id"] for t in data.tracks]),
        ("global_state", [f"{t['id']}_{p}" for t in data.tracks for p in ("neutral", "first", "second")]),
        ("abomb", [str(n) for n in range(5)]), ("axis", ["germany", "japan"]),
        ("rule", [r.replace(".", "_") for r in data.rule_ids]),
        ("rule_text", [r.replace(".", "_") for r in data.rule_ids]),
    ]
    return SimpleNamespace(table="churchill", groups=groups)

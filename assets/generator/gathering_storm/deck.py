"""The 144 cards of random events: each column is a list of 144 entries; a card takes one of each by a formula."""

from ..files import AssetError

GENERAL_PLACE = {"support": "power", "research": "category", "diplomatic": "country", "unrest": "country",
                 "region": "region"}
NUMBERED = ["income", "idle_cost", "mobilization_cost", "unit_cheaper", "diplomatic", "eai"]  # the value is in the id
NATIONAL_PLACE = {"category_points": "category", "two_units": "unit", "diplomatic": "country", "unrest": "country"}


def entry(kind, value, place=None, at=None, power=None):
    """One event. `place` says what kind of thing `at` is; `power` is whom it favours."""
    event = {"kind": kind, "value": value, "power": power}
    if place is not None:
        event[place] = at
    return event


def general_row(row, values):
    for at in row.get("at", [None]):
        place, power, value = GENERAL_PLACE.get(row["type"]), None, row["value"]
        if at and " " in at:
            at, power = at.split()
            value = values.get(at, value)
        if row["type"] == "support":
            place, power, at = None, at, None
        for _ in range(row["count"]):
            yield entry(row["type"], value, place if at else None, at, power)


def diplomatic_entries(events, power):
    countries = [c for c, n in events["countries"][power].items() for _ in range(n)]
    for i, country in enumerate(countries):
        yield entry("diplomatic", 2 if i + 1 in events["double_entries"] else 1, "country", country, power)


def national_row(events, row, power):
    if row["type"] == "diplomatic":
        yield from diplomatic_entries(events, power)
        return
    kind, value = row["type"], row["value"]
    if power in row.get("type_instead", {}):
        kind, value = (row["type_instead"][power][key] for key in ("type", "value"))
    for at in row.get("instead", {}).get(power, row.get("at", [None])):
        for _ in range(row["count"]):
            yield entry(kind, value, NATIONAL_PLACE.get(kind) if at else None, at, power)


def columns(events, powers):
    """{column: its list of 144 entries}"""
    values = events["general_value_in"]
    result = {
        "trend": [t["move"] for t in events["trends"] for _ in range(t["count"])],
        "general": [e for row in events["general"] for e in general_row(row, values)],
    }
    for power in powers:
        result[power] = [e for row in events["national"] for e in national_row(events, row, power)]
    return result


def name_of(event, column):
    """An id for what the event does; equal events have equal names."""
    sign = {True: "up", False: "down"}[event["value"] > 0]
    parts = [column, event["kind"]]
    if column == "general" and event["power"]:
        parts.append(event["power"])
    parts += [event[k] for k in ("country", "category", "region", "unit") if k in event]
    if event["kind"] in NUMBERED or "support" in event["kind"]:
        parts += [sign, str(abs(event["value"]))]
    return "_".join(parts)


def assemble(data):
    """data.cards: one dictionary a card; data.events: every different event once, in order of first appearance."""
    events = data.files["events"]
    lists = columns(events, [p["id"] for p in data.powers])
    for name, entries in lists.items():
        if len(entries) != events["cards"]:
            raise AssetError(f"events: column {name} has {len(entries)} entries, not {events['cards']}")
    data.events = {}
    for name, entries in lists.items():
        if name != "trend":
            for event in entries:
                event["column"], event["id"] = name, name_of(event, name)
                if data.events.setdefault(event["id"], event) != event:
                    raise AssetError(f"events: two different events are called {event['id']}")
    data.cards = [card(events, lists, n) for n in range(1, events["cards"] + 1)]


def card(events, lists, number):
    """Card `number` (1 ..): {column: entry}"""
    return {column["id"]: lists[column["id"]][(column["step"] * number + column["offset"]) % events["cards"]]
            for column in events["columns"]}

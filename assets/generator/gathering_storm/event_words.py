"""Titles and effects of random events, composed from parts so that cards and their words cannot drift apart.

A title is `gathering_storm.title.<column>.<what>`, where <what> is the event's id without its column; titles of
diplomatic events are by country, {country} being its name. An effect is `gathering_storm.effect.<kind>`, with _up and
_down where the sign matters.
"""

import re

from ..files import AssetError
from ..words import fill_forms

SIGNED = ["support", "eai", "income", "idle_cost", "mobilization_cost", "unit_cheaper", "support_public",
          "support_secret"]


def value_of(texts, name):
    if name not in texts:
        raise AssetError(f"text {name!r} is missing")
    return texts[name]


def fill(template, operands):
    """{x}, {x:the}, {x:The} and {x|one|many}"""
    def put(match):
        name, form, one, many = match.group(1), match.group(3), match.group(5), match.group(6)
        if name not in operands:
            raise AssetError(f"event text {template!r}: {name!r} is not known")
        value = operands[name]
        if one is not None:
            return one if value == 1 else many
        text = value((form or "name").lower()) if callable(value) else str(value)
        return text[0].upper() + text[1:] if form and form[0].isupper() else text
    return re.sub(r"\{([a-z]+)(:([A-Za-z]+))?(\|([^|}]*)\|([^|}]*))?\}", put, template)


def operands_of(event, texts, language):
    def named(group, item):
        value = value_of(texts, f"gathering_storm.{group}.{item}")
        return fill_forms(value if isinstance(value, dict) else {"name": value}, language).get

    operands = {"n": abs(event["value"])}
    for key in ("country", "category", "region", "unit", "power"):
        if event.get(key):
            operands[key] = named(key, event[key])
    if "power" not in operands and event["column"] != "general":
        operands["power"] = named("power", event["column"])
    return operands


def title_key(event):
    what = event["id"].removeprefix(f"{event['column']}_")
    if event["kind"] == "diplomatic":
        what = f"diplomatic_{event['country']}" + (f"_{event['power']}" if event["column"] == "general" else "")
    return f"gathering_storm.title.{event['column']}.{what}"


def effect_key(event):
    sign = ("_up" if event["value"] > 0 else "_down") if event["kind"] in SIGNED else ""
    special = f"_{event['column']}" if event["kind"] == "support_conditional" else ""
    column = "general" if event["column"] == "general" else "national"
    return f"gathering_storm.effect.{column}_{event['kind']}{sign}{special}"


def compose(data, texts, language):
    texts = {key.split("(")[0]: value for key, value in texts.items()}
    result, used = {}, set()
    for name, event in data.events.items():
        operands = operands_of(event, texts, language)
        for group, key in (("random_event", title_key(event)), ("random_effect", effect_key(event))):
            used.add(key)
            result[f"gathering_storm.{group}.{name}"] = fill(value_of(texts, key), operands)
    for key in texts:
        if key.startswith(("gathering_storm.title.", "gathering_storm.effect.")) and key not in used:
            raise AssetError(f"text/{language}: no event uses {key!r}")
    return result

"""What the word lists need from Churchill: names in the order of the enumerations, and composed card texts."""

import re
from types import SimpleNamespace

from ..files import AssetError
from .model import OPS, SIDES, THEATRES

OR_OPS = ["alloc", "issue_to_centre"]


def value_of(texts, name, form="name"):
    """The string of a text, whatever its operands and forms."""
    for key, value in texts.items():
        if key.split("(")[0] == name:
            return value.get(form, value["name"]) if isinstance(value, dict) else value
    raise AssetError(f"text {name!r} is missing")


def fill(template, **operands):
    """The few placeholders that clauses of card texts use: {x} and {x|one|many}."""
    def put(match):
        value = operands[match.group(1)]
        if match.group(2) is None:
            return str(value)
        return match.group(3) if value == 1 else match.group(4)
    return re.sub(r"\{([a-z]+)(\|([^|}]*)\|([^|}]*))?\}", put, template)


def join(items, language):
    last = items[-1]
    word = "or" if language == "en" else "u" if re.match(r"(?i)h?o", last) else "o"
    return last if len(items) == 1 else f"{', '.join(items[:-1])} {word} {last}"


def class_name(data, texts, name):
    group = "issue" if name in data.issue_ids else "issue_class"
    return value_of(texts, f"churchill.{group}.{name}")


def by_amount(data, texts, changes, language):
    """{amount: "A, B or C"} so that +2 on two classes reads as one clause."""
    amounts = {}
    for name, amount in changes.items():
        amounts.setdefault(amount, []).append(class_name(data, texts, name))
    return {amount: join(names, language) for amount, names in sorted(amounts.items())}


def clauses(data, card, texts, language):
    def clause(kind, **operands):
        return fill(value_of(texts, f"churchill.clause.{kind}"), **operands)

    if card["value"] == "star":
        yield clause("star")
    if card.get("flex"):
        yield clause("flex")
    for kind in ("bonus", "penalty"):
        for amount, on in by_amount(data, texts, card.get(kind, {}), language).items():
            yield clause(kind, n=amount, on=on)
    if "gain" in card:
        gain = card["gain"]
        group = "box" if gain["kind"] == "nav" else "front"
        at = [value_of(texts, f"churchill.{group}.{place}", "short") for place in gain.get("at", [])]
        on = join([class_name(data, texts, name) for name in gain["on"]], language)
        yield clause(f"gain_{gain['kind']}", n=gain["count"], on=on, at=join(at, language) if at else "")


def card_texts(data, texts, language):
    """One sentence per clause of each staff card, so that cards and their words cannot drift apart."""
    result = {}
    for card in data.cards:
        found = list(clauses(data, card, texts, language)) or [value_of(texts, "churchill.clause.nothing")]
        sentences = [f"{c[0].upper()}{c[1:]}".removesuffix(".") + "." for c in found]
        result[f"churchill.card_text.{card['id']}"] = " ".join(sentences)
    return result


def of(data):
    rules = [r.replace(".", "_") for r in data.rule_ids]
    leaders = [x["id"] for x in data.leaders]
    scenarios = [s["id"] for s in data.scenarios]
    conferences = [str(n) for n in range(1, 11)]
    states = [f"{t['id']}_{pawn}" for t in data.tracks for pawn in ("neutral", "first", "second")]
    trinity = data.constants["trinity"]
    # group, items, whether its names have forms
    groups = [
        ("side", SIDES, True), ("theatre", THEATRES, True), ("issue", data.issue_ids, True),
        ("front", data.front_ids, True), ("box", data.box_ids, True), ("space", data.space_ids, True),
        ("country", data.country_ids, True), ("card", data.card_ids, True), ("leader", leaders, True),
        ("scenario", scenarios, True), ("conference", conferences, True),
        ("global_track", [t["id"] for t in data.tracks], True), ("global_state", states, True),
        ("abomb", [str(n) for n in range(trinity + 1)], True), ("axis", ["germany", "japan"], True),
        ("card_role", data.card_ids, False), ("card_text", data.card_ids, False), ("leader_text", leaders, False),
        ("scenario_text", scenarios, False), ("conference_date", conferences, False),
        ("global_effect", states, False), ("instruction", OPS, False), ("instruction_or", OR_OPS, False),
        ("rule", rules, False), ("rule_text", rules, False),
    ]
    persons = {f"churchill.card.{c['id']}": c["person"] for c in data.cards}
    return SimpleNamespace(table="churchill", groups=groups, english=persons, templates=(),
                           compose=lambda texts, language: card_texts(data, texts, language))

"""What the word lists need from Gathering Storm: names in the order of the enumerations, and composed names."""

from types import SimpleNamespace

from ..files import AssetError
from . import event_words, model


def value_of(texts, name, form="name"):
    """A form of a text, whatever its operands and forms."""
    for key, value in texts.items():
        if key.split("(")[0] == name:
            return value.get(form, value["name"]) if isinstance(value, dict) else value
    raise AssetError(f"text {name!r} is missing")


def turn_names(data, texts):
    """Turn 1 = Spring 1935, and so on."""
    template = value_of(texts, "gathering_storm.compose.turn")
    result = {}
    for turn in range(1, data.constants["last_turn"] + 1):
        season, year = model.SEASONS[(turn - 1) % 4], 1935 + (turn - 1) // 4
        key = f"gathering_storm.season.{season}"
        forms = {form: template.replace("{season}", value_of(texts, key, form)).replace("{year}", str(year))
                 for form in ("name", "the")}
        result[f"gathering_storm.turn.{turn}"] = forms
    return result


def project_names(data, texts):
    template = value_of(texts, "gathering_storm.compose.project")
    result = {}
    for project in data.projects:
        kind = value_of(texts, f"gathering_storm.project_kind.{project['kind']}")
        group = "power" if project["owner"] in model.POWERS else "alliance"
        owner = value_of(texts, f"gathering_storm.{group}.{project['owner']}")
        name = template.replace("{kind}", kind).replace("{owner}", owner)
        result[f"gathering_storm.project.{project['id']}"] = {"name": name, "short": kind}
    return result


def compose(data, texts, language):
    return turn_names(data, texts) | project_names(data, texts) | event_words.compose(data, texts, language)


def of(data):
    turns = [str(n) for n in range(1, data.constants["last_turn"] + 1)]
    rules = [r.replace(".", "_") for r in data.rule_ids]
    # group, items, whether its names have forms
    groups = [
        ("power", model.POWERS, True), ("alliance", model.ALLIANCES, True), ("country", data.country_ids, True),
        ("region", model.REGIONS + ["none"], True), ("target", data.target_ids, True), ("season", model.SEASONS, True),
        ("category", model.CATEGORIES, True), ("unit", model.UNITS, True), ("ship", data.ship_ids, True),
        ("yard", ["1", "2", "3"], True), ("purge", data.purge_ids, True),
        ("cohesion", [c["id"] for c in data.cohesion], True),
        ("project_kind", data.kinds, True), ("project", data.project_ids, True), ("turn", turns, True),
        ("scenario", data.scenario_ids, True), ("general_kind", model.GENERAL_KINDS, True),
        ("national_kind", model.NATIONAL_KINDS, True), ("random_event", list(data.events), False),
        ("random_effect", list(data.events), False), ("scenario_text", data.scenario_ids, False),
        ("rule", rules, False), ("rule_text", rules, False),
    ]
    templates = tuple(f"gathering_storm.{part}." for part in ("title", "effect", "compose"))
    return SimpleNamespace(table="gathering_storm", groups=groups, english={}, templates=templates,
                           compose=lambda texts, language: compose(data, texts, language))

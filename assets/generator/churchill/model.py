"""Reads the Churchill data and turns names into numbers. Orders here are the orders of the C++ enumerations."""

from types import SimpleNamespace

from ..files import AssetError
from ..schema import read_checked

FILES = [
    "issues", "staff_cards", "leaders", "conference_cards", "fronts", "countries", "pol_mil_table", "axis",
    "global_issues", "scenarios", "victory", "bots", "rules", "sources",
]
SIDES = ["uk", "su", "us"]
THEATRES = ["europe", "pacific"]
SPACE_TYPES = ["start", "land", "amphibious", "normandy"]
COUNTRY_KINDS = ["western_europe", "eastern_europe", "arctic", "near_east", "colony"]
BANDS = ["uk", "su", "us", "military", "polmil"]
OPS = [
    "na", "alloc", "os", "nav", "prod", "issue_to_centre", "convoy", "no_convoy", "cn_roll", "pa_roll", "cn_at",
    "pa_at", "cnx_roll", "cnx_at", "death", "health", "truman", "election", "german_army",
]
NOWHERE = 255


def index(names, name, what):
    if name not in names:
        raise AssetError(f"{what}: {name!r} is not known")
    return names.index(name)


def mask(names, chosen, what):
    return sum(1 << index(names, name, what) for name in dict.fromkeys(chosen))


def natural(rule):
    """Sorts 6.10 after 6.9."""
    return [int(part) for part in rule.split(".")]


def load(folder):
    files = {name: read_checked(folder, name) for name in FILES}
    data = SimpleNamespace(files=files)
    data.issues = files["issues"]["issues"]
    data.issue_ids = [i["id"] for i in data.issues]
    data.classes = {c["id"]: c["issues"] for c in files["issues"]["classes"]} | {i: [i] for i in data.issue_ids}
    data.fronts = files["fronts"]["fronts"]
    data.front_ids = [f["id"] for f in data.fronts]
    data.boxes = files["fronts"]["boxes"]
    data.box_ids = [b["id"] for b in data.boxes]
    data.spaces = [dict(s, front=f, index=i) for f in data.fronts for i, s in enumerate(f["spaces"])]
    data.space_ids = [f"{s['front']['id']}_{s['id']}" for s in data.spaces]
    data.countries = files["countries"]["countries"]
    data.country_ids = [c["id"] for c in data.countries]
    data.cards = files["staff_cards"]["cards"]
    data.card_ids = [c["id"] for c in data.cards]
    data.leaders = files["leaders"]["leaders"]
    data.conference_cards = files["conference_cards"]["cards"]
    data.scenarios = files["scenarios"]["scenarios"]
    data.tracks = files["global_issues"]["tracks"]
    data.rules = sorted(files["rules"]["rules"], key=lambda r: natural(r["id"]))
    data.rule_ids = [r["id"] for r in data.rules]
    data.pol_mil = files["pol_mil_table"]["rows"]
    data.bots = files["bots"]["bots"]
    data.constants = {k: v for f in ("axis", "victory") for g in files[f]["groups"] for k, v in g["constants"].items()}
    data.instructions = [instructions(data, card) for card in data.conference_cards]
    return data


def class_issues(data, name, what):
    if name not in data.classes:
        raise AssetError(f"{what}: {name!r} is neither an issue nor a class of issues")
    return data.classes[name]


def per_issue(data, changes, what):
    """One number per issue; where several classes match, the highest counts (section 10 of the data's source)."""
    values = [0] * len(data.issues)
    for name, amount in changes.items():
        for issue in class_issues(data, name, what):
            at = data.issue_ids.index(issue)
            values[at] = max(values[at], amount)
    return values


def gain_issues(data, card):
    return [issue for name in card["gain"]["on"] for issue in class_issues(data, name, card["id"])]


def parse(data, band, text, what):
    """One instruction of a conference card: (op, side, n, place, alternative)."""
    op, *words = text.split()
    side = band if band in SIDES else "uk"
    n, place, other = 1, NOWHERE, NOWHERE
    if op in ("cn_roll", "pa_roll", "cnx_roll"):
        side, n = words[0], int(words[1])
    elif op in ("cn_at", "pa_at", "cnx_at"):
        side, place = words[0], index(data.country_ids, words[1], what)
    elif op == "issue_to_centre":
        found = [index(data.issue_ids, w, what) for w in words[0].split("/")]
        place, other = (found + [NOWHERE])[:2]
    elif op == "death":
        place = index(data.card_ids, words[0], what)
        side = words[0][:2]
    elif op in ("alloc", "os", "nav", "german_army"):
        names = data.box_ids if op == "nav" else data.front_ids
        found = [index(names, w, what) for w in words[1].split("/")]
        n, (place, other) = int(words[0]), (found + [NOWHERE])[:2]
    elif op in ("prod", "health"):
        n = int(words[0])
    return (op, side, n, place, other)


def instructions(data, card):
    what = f"conference card {card['id']}"
    return [[parse(data, band, text, what) for text in card[band]] for band in BANDS]

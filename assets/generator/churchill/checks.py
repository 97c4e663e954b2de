"""Cross references and the invariants that tie our own numbers to the sourced ones."""

import re

from ..files import AssetError
from . import model, setups
from .model import SIDES


def need(condition, message):
    if not condition:
        raise AssetError(message)


def unique(ids, what):
    need(len(set(ids)) == len(ids), f"{what}: an id appears twice")


def deck_total(data, side):
    """Every attribute used, a Chief of Staff counted as 1 plus his attribute."""
    total = 0
    for card in data.cards:
        if card["id"].startswith(side):
            value = 1 if card["value"] == "star" else card["value"]
            total += value + max(card.get("bonus", {"": 0}).values())
    return total


def staff(data):
    need(len(data.cards) == 63, "staff_cards: 63 cards are wanted")
    wanted = [f"{side}{n:02d}" for side in SIDES for n in range(1, 22)]
    need(data.card_ids == wanted, "staff_cards: ids must run uk01-uk21, su01-su21, us01-us21")
    source = data.files["staff_cards"]
    for side in SIDES:
        stars = [c for c in data.cards if c["id"].startswith(side) and c["value"] == "star"]
        need(len(stars) == 1, f"staff_cards: {side} needs exactly one Chief of Staff")
        total, wanted = deck_total(data, side), source["totals"][side]
        need(total == wanted, f"staff_cards: the {side} deck totals {total}, not {wanted}")
    soviet = [c for c in data.cards if c["id"].startswith("su")]
    gains = [c for c in soviet if c.get("gain", {}).get("kind") == "os" and c["gain"]["on"] == ["do"]]
    bonuses = [c for c in soviet if "do" in c.get("bonus", {})]
    need(len(gains) == source["soviet_do_gains"], f"staff_cards: {len(gains)} Soviet cards give OS on DO")
    need(len(bonuses) == source["soviet_do_bonuses"], f"staff_cards: {len(bonuses)} Soviet cards have a DO bonus")
    for card in data.cards:
        gain = card.get("gain", {"kind": "cn"})
        need(("at" in gain) == (gain["kind"] != "cn"), f"staff_cards: {card['id']} gains need a place unless CN")


def map_(data):
    need(len(data.issues) == 17, "issues: 17 are wanted")
    need(len(data.fronts) == 7 and len(data.boxes) == 7, "fronts: 7 fronts and 7 boxes are wanted")
    need(len(data.countries) == 22, "countries: 22 are wanted")
    for ids, what in ((data.issue_ids, "issues"), (data.front_ids, "fronts"), (data.box_ids, "boxes"),
                      (data.space_ids, "spaces"), (data.country_ids, "countries"), (data.rule_ids, "rules")):
        unique(ids, what)
    for name, members in data.classes.items():
        for issue in members:
            model.index(data.issue_ids, issue, f"issue class {name}")
    for front in data.fronts:
        need(front["spaces"][0]["type"] == "start", f"fronts: {front['id']} must begin with its start space")
        need(all(s["type"] != "start" for s in front["spaces"][1:]), f"fronts: {front['id']} has two start spaces")
        need(bool(front["spaces"][-1].get("axis_power")) == ("axis" in front), f"fronts: {front['id']} and its end")
        if "box" in front:
            model.index(data.box_ids, front["box"], front["id"])
    colonies = sum(c["kind"] == "colony" for c in data.countries)
    need(colonies == 5, f"countries: {colonies} colonies, five are wanted")
    seen = list(dict.fromkeys(c for row in data.pol_mil for c in row))
    need(seen == data.country_ids, "countries must stand in the order of first appearance in the Pol-Mil table")


def agenda(data):
    wanted = [(n, v) for n in range(1, 11) for v in "abc"]
    have = [(c["conference"], c["variant"]) for c in data.conference_cards]
    need(have == wanted, "conference_cards: 30 cards in the order 1a, 1b, 1c, 2a, ... are wanted")
    for card in data.conference_cards:
        need(card["id"] == f"{card['conference']}{card['variant']}", f"conference_cards: id {card['id']}")


def points(data, scenario):
    """Victory points at the start, as 11.1 of the sheet counts them."""
    values = data.constants
    owner, _ = setups.networks(data, scenario)
    pa = setups.alignments(data, scenario)
    total = []
    for side, name in enumerate(SIDES):
        vp = owner.count(side) * values["vp_cn_location"] + pa.count(side) * values["vp_pa"]
        ladder = [values["vp_conference_first"], values["vp_conference_second"]] + [values["vp_conference_later"]] * 8
        vp += sum(ladder[:scenario["wins"][name]])
        for front in data.fronts:
            at = setups.front_index(data, front["id"], scenario["fronts"][front["id"]])
            if front["owner"] == name:
                key = "vp_before_dday" if scenario["central_italy_before_dday"] else "vp"
                vp += sum(s.get(key, s.get("vp", 0)) for s in front["spaces"][:at + 1])
        if name == "uk":
            vp += sum(c["kind"] == "colony" and pa[i] in (side, 3) for i, c in enumerate(data.countries))
        if name == "su":
            vp += scenario["abomb_su"] * values["vp_spy"]
        if name == "us" and scenario["abomb_us"] >= values["trinity"]:
            vp += values["vp_trinity"]
        total.append(vp)
    return dict(zip(SIDES, total))


def setup(data):
    for scenario in data.scenarios:
        where = f"scenario {scenario['id']}"
        need(list(scenario["fronts"]) == data.front_ids, f"{where}: fronts must be all seven, in order")
        need(list(scenario["nav"]) == data.box_ids, f"{where}: boxes must be all seven, in order")
        places = [c for side in scenario["cn"].values() for c in side]
        unique(places, f"{where}: networks")
        have = points(data, scenario)
        need(have == scenario["start_vp"], f"{where}: starts with {have}, not {scenario['start_vp']}")
    conferences = {s["id"]: 11 - s["first_conference"] for s in data.scenarios}
    need(conferences == {"training": 3, "tournament": 5, "campaign": 10}, "scenarios: 3, 5 and 10 conferences (3.1)")


def bots(data):
    need(sorted(b["side"] for b in data.bots) == sorted(SIDES), "bots: one list per side is wanted")
    for bot in data.bots:
        rank, _ = setups.bot_issues(data, bot)
        unique(bot["countries"], f"bot {bot['side']}: countries")
        need(sum(bool(r) for r in rank) >= 16, f"bot {bot['side']}: issues are missing")


def constants(data):
    names = [k for f in ("axis", "victory") for g in data.files[f]["groups"] for k in g["constants"]]
    unique(names, "constants")
    for file in ("axis", "victory"):
        for group in data.files[file]["groups"]:
            need(group["rule"] in data.rule_ids, f"{file}: rule {group['rule']} is not in rules.json")


def sources_in(value):
    """Every text that says where something comes from, however deep."""
    if isinstance(value, list):
        for item in value:
            yield from sources_in(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "source" or key.endswith("_source"):
                yield item
            else:
                yield from sources_in(item)


def provenance(data):
    pages = {page["id"] for page in data.files["sources"]["pages"]}
    for name, file in data.files.items():
        for text in sources_in(file):
            for page in re.findall(r"\bP\d+", text):
                need(page in pages, f"{name}: page {page} is not in sources.json")


def run(data):
    for part in (map_, staff, agenda, setup, bots, constants, provenance):
        part(data)

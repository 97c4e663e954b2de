"""The data of Gathering Storm: the deck of random events, the set-ups, and slips that must be refused.

Run: python3 -m unittest discover -s tests/assets
"""

import pathlib
import re
import sys
import unittest

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parents[1] / "assets"
sys.path[:0] = [str(HERE), str(ASSETS)]

from generator.gathering_storm import bots, deck, model, starts  # noqa: E402
from test_generate import Sandbox  # noqa: E402

DATA = model.load(ASSETS / "gathering_storm")
COLUMNS = ["general", *model.POWERS]


def event(number, column):
    found = DATA.cards[number - 1][column]
    return {key: value for key, value in found.items() if key not in ("column", "id", "power") and value is not None}


class Deck(unittest.TestCase):
    def test_cards_of_the_worked_turn(self):
        """The five national events, the general event and the trend of a Spring 1935 worked out by hand."""
        self.assertEqual(DATA.cards[57]["trend"], 2)
        self.assertEqual(event(58, "general"), {"kind": "unrest", "value": 1, "country": "spain"})
        self.assertEqual(event(57, "germany"), {"kind": "mobilization_cost", "value": -2})
        self.assertEqual(event(61, "italy"), {"kind": "diplomatic", "value": 2, "country": "hungary"})
        self.assertEqual(event(49, "britain"), {"kind": "support_secret", "value": 1})
        self.assertEqual(event(79, "france"), {"kind": "diplomatic", "value": 2, "country": "poland"})
        self.assertEqual(event(23, "russia"), {"kind": "support_public", "value": -1})

    def test_every_entry_is_on_one_card(self):
        lists = deck.columns(DATA.files["events"], model.POWERS)
        for name, entries in lists.items():
            on_cards = [card[name] for card in DATA.cards]
            if name == "trend":
                self.assertEqual(sorted(on_cards), sorted(entries))
            else:
                self.assertEqual(sorted(e["id"] for e in on_cards), sorted(deck.name_of(e, name) for e in entries),
                                 name)

    def test_counts(self):
        def count(column, **wanted):
            return sum(all(c[column].get(k) == v for k, v in wanted.items()) for c in DATA.cards)

        self.assertEqual(count("general", kind="unrest", country="spain"), 18)
        self.assertEqual(count("general", kind="diplomatic", power="france"), 8)
        self.assertEqual(count("germany", kind="diplomatic", country="austria"), 4)
        self.assertEqual(sum(c["britain"]["kind"] == "diplomatic" and c["britain"]["value"] == 2 for c in DATA.cards),
                         8)
        self.assertEqual((count("italy", kind="advanced"), count("italy", kind="points")), (0, 9))
        self.assertEqual((count("russia", kind="unit_cheaper", value=1),
                          count("russia", kind="unit_cheaper", value=-1)), (7, 1))
        self.assertEqual((count("russia", category="naval"), count("russia", category="military")), (0, 2))
        self.assertEqual(count("general", kind="diplomatic", country="spain", value=2), 3)


class SetUps(unittest.TestCase):
    def test_what_1935_comes_to(self):
        """20.5 and the levels of the first turn before any card."""
        full = DATA.scenarios[0]
        self.assertEqual(starts.balance(DATA, full), (0, -2))
        self.assertEqual(starts.garrison(DATA, full), (10, 8))
        self.assertEqual(starts.support(DATA, full), [1, 0, 0, 0, 0])
        self.assertEqual((starts.naval_total(DATA, full, starts.AXIS), starts.naval_total(DATA, full, starts.ALLIES)),
                         (8, 20))

    def test_garrison_support(self):
        """10.91D: 1-2 units one, 3-5 two, 6-8 three, then one more for every three."""
        steps = [starts.garrison_support(DATA, n) for n in range(-9, 10)]
        self.assertEqual(steps, [-4, -3, -3, -3, -2, -2, -2, -1, -1, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4])

    def test_projects(self):
        self.assertEqual(len(DATA.projects), 63)
        self.assertEqual(DATA.project_ids[:6],
                         ["air1_axis", "air1_allies", "air1_russia", "air2_axis", "air2_allies", "air2_russia"])
        self.assertEqual(len(DATA.rule_ids), 142)


class Refusals(Sandbox):
    def change(self, name, change):
        self.edit(f"gathering_storm/{name}.json", change)

    def test_deck_too_small(self):
        self.change("events", lambda d: d["general"][2].update(count=5))
        self.refused("column general has 143 entries, not 144")

    def test_entries_used_twice(self):
        self.change("events", lambda d: d["columns"][1].update(step=6))
        self.refused("step 6 would use some entries twice")

    def test_diplomatic_events(self):
        self.change("events", lambda d: d["countries"]["italy"].update(albania=3))
        self.refused("column italy has 143 entries")

    def test_event_in_no_country(self):
        self.change("events", lambda d: d["general"][10]["at"].__setitem__(0, "denmark"))
        self.refused("'denmark' is not known")

    def test_force_pool(self):
        self.change("mobilization", lambda d: d["yields"]["france"][0].update(units=["air"]))
        self.refused("mobilization: france can own")

    def test_support_thresholds(self):
        self.change("powers", lambda d: d["powers"][2]["military_support"].pop())
        self.refused("britain has 2 support thresholds, not 3")

    def test_factories_of_a_scenario(self):
        self.change("scenarios", lambda d: d["scenarios"][1]["powers"]["germany"].update(factories=[6, 0, 6]))
        self.refused("spring_1937: germany has 12 factories, not 13")

    def test_units_of_a_scenario(self):
        self.change("scenarios", lambda d: d["scenarios"][2]["powers"]["italy"].update(active=[1, 4, 2]))
        self.refused("spring_1938: italy has")

    def test_ships_of_a_scenario(self):
        self.change("scenarios", lambda d: d["scenarios"][2]["powers"]["italy"]["ships"].update(cv=1))
        self.refused("cv needs carriers")

    def test_flags_of_a_scenario(self):
        self.change("scenarios", lambda d: d["scenarios"][1]["flags"]["poland"].update(germany=1))
        self.refused("poland has flags of the Axis beside others")

    def test_steps_past_the_end(self):
        self.change("scenarios", lambda d: d["scenarios"][1]["steps"].update(air2_axis=12))
        self.refused("air2_axis is past its last result")

    def test_expectation(self):
        self.change("scenarios", lambda d: d["scenarios"][0]["powers"]["italy"].update(active=[0, 2, 2],
                                                                                       reserve=[0, 1, 0]))
        self.refused("scenario full_1935: land_air comes to 1, not 0")

    def test_constant_of_unknown_rule(self):
        self.change("constants", lambda d: d["groups"][0].update(rule="6.99"))
        self.refused("rule 6.99 is not in rules.json")

    def test_cohesion_levels(self):
        self.change("russia", lambda d: d["cohesion"][1].update({"from": 7}))
        self.refused("cohesion begins at")

    def test_bot_and_project(self):
        self.change("bots", lambda d: d["powers"]["italy"]["projects"].update(mil1_germany=3))
        self.refused("italy can't work on mil1_germany")

    def test_every_weight_of_the_bots_is_used(self):
        text = bots.render(DATA)
        names = re.findall(r"^inline constexpr [^=\n]*?(\w+)(?: =|\{)", text, re.MULTILINE)
        self.assertIn("war_margin", names)
        self.assertIn("civilian_kept", names)
        folder = ASSETS.parent / "engine/ai"
        code = "".join(p.read_text(encoding="utf-8") for p in sorted(folder.glob("gathering_storm_*.[ch]pp")))
        self.assertEqual([n for n in names if not re.search(rf"\bbots::{n}\b", code)], [])

    def test_unknown_page(self):
        self.change("constants", lambda d: d["groups"][0].update(source="page: elsewhere"))
        self.refused("page elsewhere is not in sources.json")

    def test_templates_stay_out_of_the_lists(self):
        self.assertEqual(self.run_it().returncode, 0)
        names = (self.out / "text.hpp").read_text(encoding="utf-8")
        self.assertIn("gathering_storm_random_event_italy_diplomatic_hungary_up_2", names)
        self.assertNotIn("gathering_storm_title_", names)
        words = (self.out / "text/es.gathering_storm.txt").read_text(encoding="utf-8")
        self.assertIn("Hungría: Protocolos de Roma", words)
        self.assertIn("Otoño de 1938\tel otoño de 1938\tdel otoño de 1938", words)

    def test_title_of_no_event(self):
        for language in ("en", "es"):
            self.edit(f"text/{language}/gathering_storm.cards.json",
                      lambda d: d.update({"gathering_storm.title.italy.holiday": "Holiday"}))
        self.refused("no event uses 'gathering_storm.title.italy.holiday'")

    def test_missing_title(self):
        self.edit("text/es/gathering_storm.cards.json", lambda d: d.pop("gathering_storm.title.russia.cut"))
        self.refused("'gathering_storm.title.russia.cut' is missing")


if __name__ == "__main__":
    unittest.main()

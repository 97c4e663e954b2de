"""assets/generate.py: refuses slips in the assets with one plain line, and writes only what changed.

Run: python3 -m unittest discover -s tests/assets
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ASSETS = pathlib.Path(__file__).resolve().parents[2] / "assets"


class Sandbox(unittest.TestCase):
    """A copy of the assets that a test may spoil."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(ASSETS, self.folder / "assets", ignore=shutil.ignore_patterns("__pycache__"))
        self.out = self.folder / "out"

    def run_it(self):
        command = [sys.executable, str(self.folder / "assets/generate.py"), "--out", str(self.out)]
        return subprocess.run(command, capture_output=True, text=True)

    def edit(self, name, change):
        """Applies change(data) to one JSON file of the copy."""
        path = self.folder / "assets" / name
        data = json.loads(path.read_text(encoding="utf-8"))
        change(data)
        path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    def refused(self, words):
        done = self.run_it()
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, "")
        self.assertRegex(done.stderr, rf"\Agenerate\.py: [^\n]*{words}[^\n]*\n\Z")


class Generate(Sandbox):
    def test_second_run_writes_nothing(self):
        first, second = self.run_it(), self.run_it()
        self.assertEqual((first.returncode, second.returncode), (0, 0), first.stderr)
        self.assertIn("generated: 0 written", second.stdout)

    def test_one_card_changes_the_header_and_its_words(self):
        self.run_it()
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][0]["penalty"].update(second_front=2))
        self.run_it()
        self.assertIn("\u22122 on Second Front", (self.out / "text/en.churchill.txt").read_text(encoding="utf-8"))

    def test_broken_json(self):
        (self.folder / "assets/churchill/axis.json").write_text("{", encoding="utf-8")
        self.refused("axis.json is not valid JSON")

    def test_a_key_twice(self):
        (self.folder / "assets/text/en/core.json").write_text('{"core.a.b": "x", "core.a.b": "y"}', encoding="utf-8")
        self.refused("appears twice")

    def test_missing_file(self):
        (self.folder / "assets/churchill/bots.json").unlink()
        self.refused("No such file")

    def test_schema(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][1].update(value=9))
        self.refused("uk02")

    def test_unknown_key(self):
        self.edit("churchill/fronts.json", lambda d: d["fronts"][0].update(colour="blue"))
        self.refused("unknown key 'colour'")

    def test_provenance(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][1].update(source="somebody said so"))
        self.refused("source")

    def test_unknown_page(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][1].update(source="page: P99"))
        self.refused("P99")

    def test_deck_total(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][1].update(value=4))
        self.refused("uk deck totals 91, not 92")

    def test_soviet_gains(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][22].pop("gain"))
        self.refused("6 Soviet cards give OS on DO")

    def test_victory_points(self):
        self.edit("churchill/victory.json", lambda d: d["groups"][1]["constants"].update(vp_pa=4))
        self.refused("scenario training: starts with")

    def test_unknown_space(self):
        self.edit("churchill/countries.json", lambda d: d["countries"][0]["touched_by"].append("western_paris"))
        self.refused("'western_paris' is not known")

    def test_unknown_issue_class(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][1]["bonus"].update(trade=1))
        self.refused("'trade' is neither an issue nor a class")

    def test_instruction(self):
        self.edit("churchill/conference_cards.json", lambda d: d["cards"][0]["uk"].append("alloc 1 arctic"))
        self.refused("1a")

    def test_order_of_countries(self):
        self.edit("churchill/countries.json", lambda d: d["countries"].reverse())
        self.refused("order of first appearance")

    def test_text_in_one_language_only(self):
        self.edit("text/en/churchill.json", lambda d: d.update({"churchill.event.tested": "Yes."}))
        self.refused("exists in en but not in es")

    def test_signatures_differ(self):
        self.edit("text/en/core.json", lambda d: d.update({"core.test.x(a)": "{a}"}))
        self.edit("text/es/core.json", lambda d: d.update({"core.test.x(b)": "{b}"}))
        self.refused("exists in en but not in es")

    def test_unknown_operand(self):
        for language in ("en", "es"):
            self.edit(f"text/{language}/core.json", lambda d: d.update({"core.test.x(a)": "{b}"}))
        self.refused("'b' is not an operand")

    def test_unknown_form(self):
        for language in ("en", "es"):
            self.edit(f"text/{language}/core.json", lambda d: d.update({"core.test.x(a)": "{a:that}"}))
        self.refused("'that' is not a form")

    def test_lost_brace(self):
        for language in ("en", "es"):
            self.edit(f"text/{language}/core.json", lambda d: d.update({"core.test.x(a)": "{a"}))
        self.refused("brace")

    def test_missing_name(self):
        for language in ("en", "es"):
            self.edit(f"text/{language}/churchill.names.json", lambda d: d.pop("churchill.country.siam"))
        self.refused("'churchill.country.siam' is missing")

    def test_person_of_card(self):
        self.edit("churchill/staff_cards.json", lambda d: d["cards"][0].update(person="Alan Broke"))
        self.refused("churchill.card.uk01")


if __name__ == "__main__":
    unittest.main()

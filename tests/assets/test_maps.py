"""The maps' outlines: triangles cover their rings, and slips are refused with a plain sentence."""

import json
import pathlib
import sys
import tempfile
import unittest

ASSETS = pathlib.Path(__file__).resolve().parents[2] / "assets"
sys.path.insert(0, str(ASSETS))
sys.dont_write_bytecode = True

from generator import maps  # noqa: E402
from generator.files import AssetError, Output, read_json  # noqa: E402


def covered(points, faces):
    return sum(abs(maps.area([points[a], points[b], points[c]])) for a, b, c in faces)


class Triangles(unittest.TestCase):
    def test_a_square_and_a_hook(self):
        for ring in ([(0, 0), (4, 0), (4, 4), (0, 4)], [(0, 0), (6, 0), (6, 6), (4, 6), (4, 2), (2, 2), (2, 6), (0, 6)]):
            for turned in (ring, ring[::-1]):
                faces = maps.triangles(turned)
                self.assertEqual(len(faces), len(ring) - 2)
                self.assertEqual(covered(turned, faces), abs(maps.area(turned)))

    def test_every_outline_is_covered_once(self):
        for path in (ASSETS / "maps").glob("*.json"):
            for outline in read_json(path)["outlines"]:
                for text in outline["rings"]:
                    ring = maps.read_ring(text, outline["name"])
                    whole, found = abs(maps.area(ring)), covered(ring, maps.triangles(ring))
                    self.assertLessEqual(abs(found - whole), 0.02 * whole + 2, outline["name"])


class Refusals(unittest.TestCase):
    def refused(self, outline):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "maps"
            path.mkdir()
            (path / "somewhere.json").write_text(json.dumps({"outlines": [outline]}))
            with self.assertRaises(AssetError) as caught:
                maps.generate(pathlib.Path(folder), Output(pathlib.Path(folder) / "out"))
            return str(caught.exception)

    def test_slips(self):
        self.assertIn("tone", self.refused({"name": "A", "tone": "blue", "rings": ["0 0  1 0  1 1"]}))
        self.assertIn("three points", self.refused({"name": "A", "tone": "land", "rings": ["0 0  1 0"]}))
        self.assertIn("whole numbers", self.refused({"name": "A", "tone": "land", "rings": ["0 0  1 0  1 x"]}))


if __name__ == "__main__":
    unittest.main()
